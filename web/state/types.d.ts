// The shapes of what is asked and answered, as docs/http.md tells them, and of the page's own state. Known everywhere.

/** An edge or a cell, a vertex, or a heap with what becomes of it. */
type Move = number | number[];
type Pair = [number, number];
type Player = "first" | "second";
type Strength = "perfect" | "strong" | "medium" | "easy";
/** A vertex that is `owned` is drawn as its owner's. */
type Mark = "absent" | "plain" | "first" | "second" | "marked" | "owned";
/** The steps of *See why*: who wins with which moves, the picture of the reason, what proves it. */
type Layer = "verdict" | "idea" | "proof";
type Status = "proved" | "bounded" | "unknown";
type Nimber = number | "loony";
/** What is in sight of a board without end: left, low, right, high; y upwards. */
type View = [number, number, number, number];

/** A position as documents write it. */
type PositionDocument = {game: string; moves?: Move[]; [key: string]: any};

type Line = {ends: Pair; mark: Mark; bend?: number; out?: Pair};
/** What to draw; `cells`, `goal` (the animal) and `view` are of boards without end. */
interface Scene {
  vertices: {at: Pair; mark: Mark; by?: Player}[];  // `by`: who took it away
  lines: Line[];
  tokens: [number | null, number | null];
  arrows: boolean; placed: boolean;
  heaps: number[];
  cells?: {cell: Pair; mark: Mark; shape: Pair[]}[];
  goal?: {cell: Pair; shape: Pair[]}[];
  view?: View;
}

/** `completed` are triangles, cycles and coins, by their corners. */
type Step = {move: Move; by: Player; gain: number; again: boolean; completed?: number[][]};
/** What the last turn has changed: lines of the scene by their index, lines that are there no more, vertices, heaps. */
type LastTurn = {
  by: Player; moves: Move[];
  lines?: number[]; gone?: Pair[]; vertices?: number[]; heaps?: number[];
};
interface Position {
  document: PositionDocument;
  to_move: Player; over: boolean;
  result: {winner: Player | "nobody"; text: string; completed?: number[][]} | null;
  scores: Pair; lead: number;
  moves: Move[];
  left?: number;  // how many cells the player to move still marks in this turn
  history: Step[];
  last: LastTurn | null;
  scene: Scene;
  too_large?: string;  // why nothing can be played on this board, for people
}

interface Game {
  id: string; title: string; rule: string; known: string; source: string;
  family: "points" | "triangulations" | "graphs" | "geography" | "heaps" | "animals";
  play: "normal" | "race" | "score" | "solitaire";
  ends: string; nimbers: boolean; misere: boolean; directed: boolean;
  keys: string[]; boards: string[];
  chooses: "edge" | "vertex" | "heap" | "cell";
  players: [string, string];
  tilings?: string[];  // the boards without end that it is played on
  tokens: number;
  start: {
    kind: string; sizes: number[]; seed: number; shape: string; seat: Player; document: PositionDocument; scene: Scene;
    middle: Scene & {won: Pick<Step, "by" | "completed">[]};  // of a position in the middle of a game
  };
  start_here?: number;  // in which order to offer it to a newcomer
}

type Size = {name: string; least: number; most: number; usual: number};
type BoardKind = {kind: string; text: string; sizes: Size[]; many: boolean; shapes: string[]; random: boolean};
type ListedAnimal = {animal: Pair[]; shapes: Pair[][]; outcome: "maker" | "breaker" | "unknown"};
type Exported = {text: string | null; type: string; name: string; reason?: string};

type Worth = {score?: number; bounds?: Pair; nimber?: Nimber; green?: number};
/** What a move is worth to the player who makes it. */
type MoveValue = Worth & {move: Move; outcome?: string; status: Status; best?: boolean};
type Answer = Worth & {outcome: string; edges?: number; method?: string; source?: string};
/** The value after `ply` moves. */
type PlyValue = {ply: number; outcome: string; score?: number; status: Status; mistake?: boolean; loss?: number;
  better?: Move};

/** From a cell to a cell, and whether each answers the other. */
type Link = [Pair, Pair, boolean];
/** What is drawn together: vertices and lines, a heap, or cells and links that repeat under two translations. */
type Group = {
  heap?: number; vertices?: number[]; lines?: Pair[]; ways?: Pair[][];
  cells?: Pair[]; links?: Link[]; period?: [Pair, Pair];
};
/** A part of a position that is a sum. */
type Component = Group & {nimber: Nimber};
/** What can be drawn of why an answer is true. */
type Drawing = {name: string; groups: (Group & {name: string})[]};

/** `last` is the child visited last, or −1; `by` who made the move, once the server has told. */
type TreeNode = {move: Move | null; by: Player | null; parent: number; children: readonly number[]; last: number};
type Tree = {nodes: readonly TreeNode[]; at: number};

/** Who plays: a person, or the engine at some strength. */
type Seat = "person" | Strength;
/** What is on the table, and what a link holds. */
interface Match {
  start: PositionDocument;  // the board, without moves; another object for each match that is opened
  places: Pair[] | null;  // where the page draws the vertices, if not where the server puts them
  tree: Tree;
  seats: {first: Seat; second: Seat};
  analysed: boolean;  // whether a person wants to see why
  quiet?: boolean;  // for a class: values and hints are not offered
}

/** What is known about the moves of one position, and why. */
interface Analysis {
  state: "running" | "done" | "limited" | "stopped" | "failed";
  values: ReadonlyMap<string, MoveValue>;  // by move, as JSON
  answer: Answer | null;
  components: Component[] | null; sum: Nimber | null;
  drawing: Drawing | null;
  nodes: number;
  total?: number;  // how many moves are looked at
  failure?: string;
}

/** What a text says of a position; the tests hold it against the engine. */
type Facts = {outcome?: string; nimber?: Nimber; score?: number; green?: number};
/** What a person does on a board: reads, finds one of the moves that pass, or plays a whole game. */
interface Exercise {
  say: string[];
  moves?: Move[];  // played before
  values?: boolean;  // what each move is worth is shown
  ask?: string; pass?: Move[];
  accept?: "best" | "these";  // whether all other moves are worse, or the text asks for these
  right?: string; wrong?: string;
  play?: {seat: Player; strength: Strength};  // the game is to be won from this seat
  facts?: Facts;  // of the position
  leaves?: Facts;  // of the position after each move that passes
}
type LessonStep = Exercise & {board: string};
interface Lesson {
  id: string; title: string; about: string; source: string;
  boards: Record<string, PositionDocument>;
  steps: LessonStep[];
}
/** Puzzles are `[board, moves, the only best move, rating]`. */
type PuzzleBook = {boards: PositionDocument[]; puzzles: [number, Move[], Move, number][]};
/** An exercise on the table. */
interface Task {
  kind: "lesson" | "puzzle";
  id: string; title: string;
  start: PositionDocument;
  exercise: Exercise;
  step: number; of: number;  // of a lesson, from 0
  verdict: "right" | "wrong" | null;
  rating?: number;  // of a puzzle
  daily?: boolean;
}

interface Census {
  file: string;
  questions: {text: string, rows: number, unknown: number, members?: number}[];
}

interface CensusRow {
  member: number;
  outcome: string;
  exact: boolean;
  score?: number;
  whole?: number;  // of which the score is a part
  nimber?: number | "loony";
  best?: number;
  starts?: string;
  nodes: number;
  ms: number;
}

interface CensusWanted {
  question: number;
  sort: string;
  descending: boolean;
  outcome?: string;
  score?: number;
  nimber?: number;
  best?: number;
  offset: number;
  count: number;
}

interface State {
  games: Game[];
  boards: BoardKind[];
  screen: "home" | "learn";  // what is shown while there is no match
  task: Task | null;  // the exercise that the match is part of
  match: Match | null;  // null: no table is shown
  position: Position | null;  // of the match, once the server has told
  fresh: boolean;  // whether `position` is that of the match, and not the one before it
  view: View | null;  // of a board without end, if it is not the server's own
  aspect: number;  // width by height that such a board has on the screen
  editing: boolean;  // the board is being drawn
  hold: boolean;  // the engine waits, because a person walks through the game
  thinking: boolean;
  trouble: string;  // what went wrong, for people
  analysis: Analysis | null;  // of the position
  review: ReadonlyMap<number, PlyValue>;  // by ply, of the line up to the position
  reviewed: "no" | "running" | "done" | "failed";  // whether a game that has ended was looked through by itself
  layer: Layer;  // how much of why is shown
  lit: number;  // the group that is highlighted on the board, or −1
  endless: ReadonlyMap<string, string>;  // who wins games that have no last move, by position
}
