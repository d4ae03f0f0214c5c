#!/usr/bin/env bash
# The recipe of CONTRIBUTING.md, as it stands there: its header, added as one file, makes a game that can be solved.
# Usage: new_game_test.sh SOURCE_DIRECTORY SCRATCH_DIRECTORY BUILD_DIRECTORY
set -euo pipefail
source=$1
scratch=$2
build=$3
rm -rf "$scratch"
mkdir -p "$scratch"
cp -r "$source"/{CMakeLists.txt,CMakePresets.json,cmake,include,share,src,apps,web} "$scratch"

# One game beside the new one is enough, and builds sooner.
find "$scratch/src/games" -maxdepth 1 -name '*.hpp' ! -name node_kayles.hpp -delete
sed -n '/^```cpp$/,/^```$/p' "$source/CONTRIBUTING.md" | sed '1d;$d' > "$scratch/src/games/prune.hpp"
test -s "$scratch/src/games/prune.hpp"

cmake -S "$scratch" -B "$scratch/build" -G Ninja -DCMAKE_BUILD_TYPE= -DARETE_WIDTHS=1 -DARETE_TESTS=OFF -DARETE_LAYERS="$build" > "$scratch/log"
cmake --build "$scratch/build" --parallel 2 >> "$scratch/log" || { tail -n 40 "$scratch/log"; exit 1; }
arete=$scratch/build/arete

expect() {
  if ! grep -qF -- "$2" <<< "$1"; then
    echo "expected: $2"
    echo "got: $1"
    exit 1
  fi
}
expect "$("$arete" games)" "prune"
expect "$("$arete" games prune)" "Remove an edge that has an end of degree one."
expect "$("$arete" board path 5 --game prune | "$arete" solve --json)" '"outcome":"loss","to_move":"first","nimber":0'
expect "$("$arete" board path 6 --game prune | "$arete" solve --json)" '"outcome":"win","to_move":"first","nimber":1,"best":[[0,1],[4,5]]'
expect "$("$arete" board cycle 5 --game prune | "$arete" solve --json)" '"outcome":"loss"'
expect "$(echo '{"game": "prune", "vertices": 3, "edges": [[0,1],[1,2]], "moves": [[0,1],[1,0]]}' | "$arete" solve --json 2>&1)" '[1, 0] cannot be played: already removed'
expect "$("$arete" board path 4 --game prune | "$arete" draw)" '<svg'
rm -rf "$scratch"
