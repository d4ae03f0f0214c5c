// The shapes of what lies on the screen: in pixels, y downwards.

type Spot = {x: number; y: number};
/** A line as a cubic curve; a straight one has its handles on itself. */
type Curve = [Spot, Spot, Spot, Spot];
type Drawn = {curve: Curve; bent: boolean};
/** A line on the screen; `copy` is its number among parallel ones, `d` its curve as an SVG path. */
type Stroke = Drawn & {key: string; copy: number; ends: Pair; mark: Mark; line: Line; ground: boolean; d: string};
/** The vertices on the screen. */
type Frame = {given: Pair[]; width: number; most: number; margin: number; spots: Spot[]; height: number; gap: number};
/** A heap: its pins stand in a row, `step` apart; a large one has none and is drawn as a bar. */
type Row = {at: Spot; size: number; pins: Spot[]; step: number};
/** A cell on the screen: two ends, or the corners of a face. */
type Tile = {key: string; cell: Pair; mark: Mark; corners: Spot[]; middle: Spot};

/** Where everything on a board goes. What is optional is of boards without end. */
interface Figure {
  width: number; height: number; small: boolean; frame: Frame;
  spots: Spot[];  // of the vertices
  strokes: Stroke[];
  rows: Row[];  // one for each heap
  radius: number;  // of a vertex
  weight: number;  // what pens are scaled by
  cells?: Tile[];
  goal?: Tile[];  // the animal
  view?: number[];  // the frame that is in sight
  scale?: number;  // pixels a step
  to?: (place: Spot) => Spot;  // from places on such a board to the screen
  back?: (spot: Spot) => Spot;
}

/** A move that can be chosen. */
interface Target {
  key: string;  // of the move, as JSON
  move: Move;
  ends: Pair | null;  // of a line
  name: string;  // what a screen reader says
  middle: Spot;  // where arrow keys go from
  label?: Spot | null;  // where its label goes, if not there; null: there is no room until it is pointed at
  curves: Drawn[];  // what a pointer hits
  bracket: Curve | null;  // of pins: above a single one, below several
  spot: Spot | null;  // of a vertex
  face?: Spot[];  // the corners of a cell that is one
  candidate: boolean;  // nothing is drawn there yet
}

/** What a board shows. */
interface Shown {
  board: object;  // the same object as long as it is the same board
  position: Position;
  places: Pair[] | null;
  active: boolean;  // whether moves can be chosen
  alone: boolean;  // a solitaire
  values: ReadonlyMap<string, MoveValue> | null;
  groups: readonly Group[] | null;
  layer: "verdict" | "idea" | "proof";  // what stands out: the best moves, or the groups
  lit: number;  // the group that is highlighted, or −1
}

/** Whom a board tells. */
interface BoardReport {
  play(move: Move): void;
  pointAt(target: Target | null): void;  // a pointer or the focus is on it
  pan(dx: number, dy: number): void;  // by so many steps of the board
  zoom(by: number): void;  // of a board without end; more than 1: more is to be seen
  see(): void;  // another piece of the board is in sight
  impossible(move: Move): void;  // what was pressed is none of the moves
  loseFocus(): void;  // the game is over, and nothing on the board can have the focus any more
}
