// The tree of variations: every move that has been tried, none ever lost. Undoing goes to the parent, redoing to the
// child that was visited last, and playing a move that is there already goes to it. A tree is a value: what changes it
// gives another one. Nodes are known by their index; the root is 0 and has no move.

/** @param {Move | null} move @param {number} parent @returns {TreeNode} */
const node = (move, parent) => ({move, by: null, parent, children: [], last: -1});

/** @param {Move} a @param {Move} b */
export const sameMove = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** Goes to a node. @param {Tree} tree @param {number} at @returns {Tree} */
export function goTo(tree, at) {
  const nodes = [...tree.nodes];
  for (let id = at; id > 0; id = nodes[id].parent) nodes[nodes[id].parent] = {...nodes[nodes[id].parent], last: id};
  return {nodes, at};
}

/** Goes to the child that is this move, which is made if need be.
 * @param {Tree} tree @param {Move} move @returns {Tree} */
export function playMove({nodes, at}, move) {
  const {children} = nodes[at];
  const known = children.find((id) => sameMove(/** @type {Move} */ (nodes[id].move), move));
  if (known !== undefined) return goTo({nodes, at}, known);
  const grown = nodes.with(at, {...nodes[at], children: [...children, nodes.length]});
  return goTo({nodes: [...grown, node(move, at)], at}, nodes.length);
}

/** The nodes from the root to `id`, without the root. @param {Tree} tree @param {number} [id] @returns {number[]} */
export function lineTo({nodes, at}, id = at) {
  const line = [];
  for (; id > 0; id = nodes[id].parent) line.push(id);
  return line.reverse();
}
/** The moves that lead to the present node. @param {Tree} tree */
export const movesTo = (tree) => lineTo(tree).map((id) => /** @type {Move} */ (tree.nodes[id].move));

/** The line through the present node, and on along what was visited last. @param {Tree} tree */
export function wholeLine(tree) {
  let end = tree.at;
  while (tree.nodes[end].last >= 0) end = tree.nodes[end].last;
  return lineTo(tree, end);
}

/** Notes who made the moves up to the present node. @param {Tree} tree @param {Step[]} history @returns {Tree} */
export function withPlayers(tree, history) {
  const nodes = [...tree.nodes];
  lineTo(tree).forEach((id, i) => (nodes[id] = {...nodes[id], by: history[i]?.by ?? null}));
  return {...tree, nodes};
}

/** `[move, child, child, …]` for each node, the root first; and the way to the present node by indices.
 * @param {Tree} tree */
export function writeTree(tree) {
  /** @param {number} id @returns {any[]} */
  const written = (id) => [tree.nodes[id].move, ...tree.nodes[id].children.map(written)];
  const way = lineTo(tree).map((id) => tree.nodes[tree.nodes[id].parent].children.indexOf(id));
  return {moves: written(0), way};
}

/** @param {any} move */
const isMove = (move) => [move].flat(2).every(Number.isInteger);

/** Throws if something else than moves is written there.
 * @param {any[]} written @param {number[]} way @returns {Tree} */
export function readTree(written, way) {
  const nodes = [node(null, -1)];
  const grow = (/** @type {number} */ parent, /** @type {any[]} */ [, ...children]) => {
    nodes[parent].children = children.map((child) => {
      if (!Array.isArray(child) || !isMove(child[0])) throw new Error("not a move");
      const id = nodes.push(node(child[0], parent)) - 1;
      grow(id, child);
      return id;
    });
  };
  grow(0, written);
  return goTo({nodes, at: 0}, way.reduce((id, i) => nodes[id].children[i] ?? id, 0));
}

/** A tree without branches, at its end. @param {Move[]} moves */
export function treeOfLine(moves) {
  const written = moves.reduceRight((rest, move) => [[move, ...rest]], /** @type {any[]} */ ([]));
  return readTree([null, ...written], moves.map(() => 0));
}
