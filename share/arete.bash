_arete() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=
  if [ "$COMP_CWORD" = 1 ]; then words='solve check games board census animals invariant exclude kernel draw play puzzles reproduce sequence serve completion manual --help --version'
  elif [ "$before" = --game ] || [ "$before" = games ]; then words='achievement all-green arc-kayles bi-coloring bi-complete bi-flip bi-triangle coloring dawson-kayles deg dvg four-cycle green-wins kayles mono-complete mono-flip mono-flip-triangle mono-triangle nimstring node-kayles partizan-deg partizan-dvg partizan-ueg partizan-uvg picarete strings-and-coins ueg uvg'
  elif [ "$before" = board ]; then words='convex random double-circle wheel delaunay triangulation S order-type grid torus bipartite squares cube complete cycle path boxes heaps'
  elif [ "$before" = completion ]; then words='bash zsh fish'
  elif [ "$before" = --best ]; then words='all one'
  elif [ "$before" = --format ]; then words='svg tikz'
  elif [ "$before" = --shape ]; then words='fan serpentine random inner: branching:'
  else case ${COMP_WORDS[1]} in
    solve) words=' --help --game --root --all-starts --moves --nimber --best --time --nodes --memory --threads --search --plain --certificate --why --json --text' ;;
    check) words=' --help --time --memory --json' ;;
    games) words=' --help --json' ;;
    board) words=' --help --game --root --probability --seed --shape --count' ;;
    census) words=' --help run --help --game --db --nimber --all-starts --best --bias --certificates --time --nodes --memory --threads --shard --patience --slurm --sbatch status --help report --help --json --csv --markdown --hulls --pictures --question check --help --sample --seed --certificates --time --memory --question merge --help member --help --certificate --question' ;;
    animals) words=' --help --board --bias --size --time --by --certificate --draw --picture --json' ;;
    invariant) words=' --help --index --time --checkpoint --certificate' ;;
    exclude) words=' --help --cells --marks --checkpoint --certificate' ;;
    kernel) words=' --help --root --time --certificate --all-starts' ;;
    draw) words=' --help --game --root --output --format --time --why --best --plain' ;;
    play) words=' --help --board --you --strength --time --seed' ;;
    puzzles) words=' --help --count --seed --book' ;;
    reproduce) words=' --help --paper --claim --level --size --threads --json --markdown --list' ;;
    sequence) words=' --help --count --time --json' ;;
    serve) words=' --help --port --host --census --no-browser' ;;
    completion) words=' --help' ;;
    manual) words=' --help' ;;
  esac; fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _arete arete
