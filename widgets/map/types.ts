// What crosses between kernel and browser; names that cross keep their snake case. No rule lives here: what can be
// chosen, what it costs and how likely it is come from the kernel.

export type Side = "fln" | "gov" | "";
export type PlaceId = string;
export type BoxId = "UG" | "OPS" | "PTL" | "OC";
export type Kind =
  | "front" | "cadre" | "band" | "failek"
  | "division" | "brigade" | "elite" | "algerian" | "police";

export interface Place {
  id: PlaceId;
  name: string;
  modern: string;
  kind: "urban" | "rural" | "remote" | "country";
  wilaya: string;
  path: string;
  centre: [number, number];
  label: [number, number];
  anchor: "start" | "middle" | "end";
  room: number;
  /** Free rectangles for pieces: left, top, width, height. They meet no name and no rectangle of another place. */
  fields?: [number, number, number, number][];
  /** Where the mark of the town stands. */
  town?: [number, number];
}

export interface Atlas {
  viewBox: [number, number, number, number];
  /** Height of letters, in map units, for which the labels were placed. */
  letter?: number;
  land: { id: string; name: string; path: string }[];
  coast: string;
  /** Mountains as tone: paths from low to high. */
  relief?: { height: number; path: string }[];
  /** Sides of the mountains that lie in the shade, from light to dark. */
  shade?: string[];
  wilayas: { id: string; path: string; label: [number, number] }[];
  places: Place[];
  neighbours: Record<PlaceId, PlaceId[]>;
}

export interface PlaceState {
  control: Side;
  /** Markers are only sent where they lie. */
  terror?: boolean;
  resettled?: boolean;
  remote?: boolean;
  /** The place without its units in words: name, kind, control, markers. */
  says: string;
  /** Units on the map, FLN and Government; left out where both are 0. */
  units?: [number, number];
  /** Their firepower, FLN and Government. */
  fire?: [number, number];
  /** AP that the FLN would receive from here now. */
  income?: number;
  /** Whether something was changed here since the turn began. */
  changed?: boolean;
}

/** Pieces of one kind that stand in the same place, box and condition: one cell on the board. */
export interface PieceGroup {
  place: PlaceId;
  side: "fln" | "gov";
  kind: Kind;
  box: BoxId;
  ids: string[];
  label: string;
  /** Conditions are only sent where they hold. */
  neutralized?: boolean;
  dispersed?: boolean;
  airmobile?: boolean;
}

export interface Track {
  id: string;
  label: string;
  value: number;
  max: number;
  text: string;
  side: Side;
}

export interface Action {
  id: string;
  group: string;
  text: string;
  /** What tells it from others under its heading; left out where only the whole text is clear. */
  short?: string;
  /** Places and pieces that pick it; left out where it aims at nothing. */
  targets?: string[];
  /** What it costs, in words. */
  price?: string;
  /** Whether dice fall: the board shows the odds (see {@link Plan}) and asks before it sends the pick. */
  rolls?: boolean;
  /** Whether it ends the step, as in "done" and "pass". */
  ends?: boolean;
  /** Whether it is the way on for who is new, as a ready-made deployment is. */
  leads?: boolean;
  /** Whether a click on the map shows it first instead of taking it. */
  ask?: boolean;
}

export interface LogEntry {
  id: number;
  /** Number of the action that brought it: the moment to which the board can be taken back for a look. */
  ply: number;
  turn: number;
  seat: Side;
  kind: "chose" | "entered" | "rolled" | "moved" | "flipped" | "counted" | "revealed";
  rule: string;
  text: string;
  places?: PlaceId[];
  faces?: number[];
  /** Whether a computer decided this and its reasons are known: ask `why`. */
  why?: boolean;
}

export interface Notice {
  level: "refusal" | "error" | "info";
  text: string;
  rule?: string;
  hint?: string;
}

/** A modifier of a roll. */
export interface ModRow {
  text: string;
  value: number;
  rule: string;
}

export interface OddsRow {
  text: string;
  /** Between 0 and 1, for the bar; the words are `chance` and `percent`. */
  share: number;
  chance: string;
  percent: string;
  /** For a roll that has fallen: whether this came. */
  came?: boolean;
}

/** The exact distribution of what an action brings. */
export interface Odds {
  summary: string;
  rows: OddsRow[];
  /** Modifiers that will apply, as far as they are known beforehand. */
  mods: ModRow[];
}

/** A roll that has fallen, explained. */
export interface Roll {
  entry: number;
  title: string;
  rule: string;
  places: PlaceId[];
  faces: number[];
  mods: ModRow[];
  total: number;
  /** Name of the table that was read; empty for sums. */
  table: string;
  row: string;
  effect: string;
  /** How likely just this row was, in words such as "1/3 (33 %)". */
  chance: string;
  rows: OddsRow[];
}

/** What the reader said would come, and what came. */
export interface Prediction {
  said: string;
  said_chance: string;
  came: string;
  came_chance: string;
  right: boolean;
  /** So far: how many were right, of how many, and how many pure chance would give. */
  score: string;
}

/** A change on the map since the scene before, for a brief animation. */
export type Motion =
  /** From nowhere: new on the map; to nowhere: gone from it. */
  | { kind: "move"; side: "fln" | "gov"; piece: Kind; count: number; from: PlaceId | ""; to: PlaceId | "" }
  | { kind: "fire"; place: PlaceId; side: "fln" | "gov" }
  | { kind: "control"; place: PlaceId; side: Side }
  | { kind: "terror" | "resettled"; place: PlaceId; on: boolean };

export interface Branch {
  id: string;
  name: string;
  /** Name of the branch it left, empty for the first; and the moment at which it did. */
  from: string;
  at: number;
  /** Its last moment, and the turn of that. */
  last: number;
  turn: number;
  current: boolean;
}

/** Where the board stands in time. */
export interface Time {
  /** The moment shown: a number of actions. Smaller than `last` means: only to look at. */
  at: number;
  last: number;
  turn: number;
  /** In which moment each turn begins. */
  turns: [turn: number, at: number][];
  marks: { name: string; at: number }[];
  branches: Branch[];
}

/** Somebody at the reader's elbow: what this step is about, and a way to go on. */
export interface Guide {
  title: string;
  text: string;
  todo: string[];
}

export interface Scene {
  format: number;
  /** Counts scenes: a patch says to which one it belongs. */
  answer: number;
  ply: number;
  lang: string;
  dir: "ltr" | "rtl";
  heading: string;
  prompt: { seat: Side; text: string; why: string; yours: boolean };
  places: Record<PlaceId, PlaceState>;
  /** By `PLACE/BOX/KIND/CONDITIONS`, see `groupKey`. */
  pieces: Record<string, PieceGroup>;
  tracks: Track[];
  actions: Action[];
  /** Whether missions are offered place by place, see {@link Here}: a click then opens the card, even for one choice. */
  offers?: boolean;
  /** The last lines, by their id. */
  log: Record<string, LogEntry>;
  /** How many lines the whole log has. */
  log_count: number;
  can: { undo: boolean; redo: boolean };
  time: Time;
  motion: Motion[];
  /** Rolls of the reader's last choice. */
  rolls: Roll[];
  /** Left out where there is none, as are the next three. */
  prediction?: Prediction;
  guide?: Guide;
  notice?: Notice;
  /** Only a map to look at, under a name, with some places marked: one of two that are compared. */
  still?: { name: string; marked: PlaceId[] };
  over?: { text: string; winner: "fln" | "gov" };
}

/** What changes something; the kernel answers with a scene. */
export type Deed =
  | { kind: "pick"; id: string; predicted?: string }
  | { kind: "undo" | "redo" }
  /** Look at a moment; null: back to now. */
  | { kind: "look"; at: number | null }
  | { kind: "mark" | "unmark"; name: string; at?: number }
  /** Go a way of its own from a moment; the old line is kept. */
  | { kind: "branch"; at: number; name: string }
  | { kind: "switch" | "drop" | "compare"; branch: string }
  | { kind: "guide"; on: boolean };

/** What only asks; the kernel answers with a reply of the same number. */
export type Question =
  | { what: "here"; place: PlaceId }
  | { what: "plan"; line: string }
  | { what: "plan"; mission: string; place: PlaceId; subject: string; units: string[]; aim: string }
  | { what: "rule"; key: string }
  | { what: "roll"; entry: number }
  | { what: "log"; before: number; count: number; side: string; place: string; group: string }
  | { what: "hint" }
  /** About a decision of a computer, by the `ply` of its line; `ply` itself is taken by the scene's. */
  | { what: "why"; at: number }
  | { what: "text" };

export type Message = (Deed & { ply: number }) | (Question & { kind: "ask"; ask: number; ply: number })
  /** The browser has lost the thread and wants the whole scene. */
  | { kind: "refresh"; ply: number };

/** What can be done at a place, and what cannot and why. */
export interface Here {
  offers: Offer[];
  refused: { title: string; text: string; rule: string; hint: string }[];
  /** Actions of the scene that an offer does as well, so that they need not be listed beside it. */
  whole?: string[];
}

/** A mission at a place, with what may be chosen about it; the least that is possible is chosen beforehand. */
export interface Offer {
  mission: string;
  title: string;
  rule: string;
  /** In a sentence, what it is for. */
  about: string;
  price: string;
  /** The unit that it is about where a place has several, else empty. */
  subject: string;
  /** Who takes part: groups of units that are alike. */
  crew: { key: string; label: string; ids: string[]; chosen: number; least: number; most: number; /** From elsewhere: folded where there are several such groups. */ far?: boolean }[];
  crew_label: string;
  /** One to be chosen: destination or target. */
  aims: { id: string; label: string }[];
  aim: string;
  aim_label: string;
  /** False where no dice fall; left out where they do. */
  rolls?: false;
}

/** A line of play worked out: what to send, what it costs, what may come of it. */
export interface Plan {
  line: string;
  text: string;
  price: string;
  odds: Odds | null;
  /** What stands in the way instead. */
  refusal: Notice | null;
}

export interface RuleText {
  key: string;
  title: string;
  text: string[];
  /** For a ruling of ours on an open question. */
  question: string;
  choice: string;
  /** Related rules. */
  see: { key: string; title: string }[];
}

export interface Hint {
  line: string;
  text: string;
  targets: string[];
  because: Because[];
}

export interface Because {
  question: string;
  answer: boolean;
  found: string;
  rule: string;
}

/** Reply to `log`: the newest lines that fit, oldest first, all before the id asked for; `more`: older ones fit, too. */
export interface LogPage {
  lines: LogEntry[];
  more: boolean;
}

/** Reply to `why`: what a computer decided, and the questions it answered on the way. */
export interface Why {
  text: string;
  because: Because[];
}

/** Reply to `text`: the whole position in words. */
export interface TextState {
  text: string;
}

/** The part of an anywidget model that the board uses. */
export interface Model {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  on(name: string, callback: (...args: never[]) => void): void;
  off(name: string, callback: (...args: never[]) => void): void;
  send(message: Message): void;
}

/** Looks up a fixed text of the interface, already in the reader's language; `%name%` takes a value. */
export type Words = (key: string, values?: Record<string, string | number>) => string;
