#!/usr/bin/env bash
# The library installed, and found by a project of somebody else: examples/library. Usage: install_test.sh SOURCE SCRATCH BUILD
set -euo pipefail
source=$1
scratch=$2
build=$3
rm -rf "$scratch"
mkdir -p "$scratch"
cmake --install "$build" --prefix "$scratch/prefix" > "$scratch/log"
{
  cmake -S "$source/examples/library" -B "$scratch/build" -G Ninja -DCMAKE_PREFIX_PATH="$scratch/prefix"
  cmake --build "$scratch/build"
} >> "$scratch/log" 2>&1 || { tail -n 40 "$scratch/log"; exit 1; }

expect() {
  if [ "$1" != "$2" ]; then
    printf 'expected: %s\ngot: %s\n' "$2" "$1"
    exit 1
  fi
}
play=$scratch/build/perfect_play
expect "$(echo '{"game": "kayles", "heaps": [3, 3]}' | "$play" | cut -d' ' -f1,2)" "kayles: loss"
expect "$(echo '{"game": "ueg", "vertices": 3, "edges": [[0,1],[1,2]], "root": 0}' | "$play")" "ueg: loss 1 2"
expect "$(echo '{"game": "ueg", "vertices": 3, "edges": [[0,1],[1,9]], "root": 0}' | "$play" 2>&1 || true)" "edges[1]: no vertex 9: the vertices are 0 to 2"

if grep -rn "$source\|$build\|/usr/lib" "$scratch"/prefix/lib*/cmake/arete; then
  echo "the package names places of this machine"
  exit 1
fi
test "$(cd "$scratch/prefix/include" && find . -type f)" = ./arete/arete.hpp

manual=$scratch/prefix/share/man/man1/arete.1
for command in $("$scratch/prefix/bin/arete" --help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z]*\) .*/\1/p'); do
  grep -qx "\.SH arete $command" "$manual" || { echo "the manual page has no $command"; exit 1; }
done
grep -q '^\.B \\-\\-certificate FILE$' "$manual"
bash -n "$scratch/prefix/share/bash-completion/completions/arete"
"$scratch/prefix/bin/arete" manual | cmp - "$manual"
"$scratch/prefix/bin/arete" completion bash | cmp - "$scratch/prefix/share/bash-completion/completions/arete"
rm -rf "$scratch"
