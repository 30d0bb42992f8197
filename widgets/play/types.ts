// What crosses between kernel and browser while a map game is played: the scene, deeds, questions and their replies.

import type { LogEntry, MapScene, PlaceId } from "../map/types";
import type { Result } from "../shared/keeping/record";
import type { TakeBack } from "../shared/parts/take_back";
import type { Chance, Notice, Seat } from "../shared/types";
import type { Model as AnyModel } from "../shared/wire/model";
import type { Said } from "../shared/wire/wire";

export interface Track {
  id: string;
  label: string;
  value: number;
  max: number;
  text: string;
  side: Seat | "";
  /** Its name where there is little room. */
  short?: string;
  /** Not in play now: shown only on demand. */
  idle?: true;
}

/** How the gauges went; each list of levels is in the order of the atlas's gauges. */
export interface Support {
  turn: number;
  /** Levels at the end of each turn that is over, by its number. */
  ends: Record<string, number[]>;
  /** Levels after each change of the present turn, by their order. */
  steps: Record<string, number[]>;
  /** Levels at which something changes: what, in a few words and in whole sentences. */
  marks: { at: number; name: string; text: string }[];
  /** The level at the upper edge of the drawing; 100 when left out, with bands at both ends. */
  top?: number;
  /** The same for those who do not see the lines. */
  says: string;
  /** Whether the charts of the page are open; left out where there is no page that has any. */
  charts?: boolean;
}

/** A modifier of a roll. */
export interface ModRow {
  text: string;
  value: number;
  rule: string;
}

export interface OddsRow extends Chance {
  /** As a fraction where it is a plain one, such as "1/3". */
  chance: string;
  /** For a roll that has fallen: whether this came. */
  came?: boolean;
}

/** The exact distribution of what an action brings. */
export interface Odds {
  summary: string;
  /** Kinds of result: what changes the same is one. */
  rows: OddsRow[];
  /** Every result by itself; empty where the kinds are that already. */
  exact: OddsRow[];
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
  /** In a sentence, which row or column of it was read; empty for sums. */
  read: string;
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
  /** How often what was said came, by the chance it had. */
  calibration: CalibrationRow[];
}

/** Predictions whose chance lay in one band. */
export interface CalibrationRow {
  band: string;
  /** Their chance on average, how often they came, and the interval of that: from 0 to 1. */
  said: number;
  came: number;
  low: number;
  high: number;
  right: number;
  count: number;
  /** The interval in words. */
  span: string;
}

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
  /** How many bookmarks it has. */
  marks: number;
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
  /** Left out where each turn has a page of its own: how many pages there are, from 1 on, and which is at hand. */
  pages?: { here: number; count: number };
}

/** Somebody at the reader's elbow: what this step is about, and a way to go on. */
export interface Guide {
  title: string;
  text: string;
  todo: string[];
  advice: Advice;
}

/** Who fights, what a turn is, how one wins, how long it lasts. */
export interface Minute {
  title: string;
  sentences: string[];
  source: string;
  /** The steps of a turn, in order: who decides there, first who begins; or how it goes on without them. */
  loop: { name: string; sides: Seat[]; sign: "dice" | "count" | "" }[];
  /** The loop in words. */
  says: string;
}

/** What may well be done now, the units and places it is about, and the question that decided. */
export interface Advice {
  text: string;
  targets: string[];
  why: Because;
}

/** What acts moved: tracks and what else is counted, each as it is written; what became of units in sentences. */
export interface ToldSum {
  moved: ToldMove[];
  losses: string[];
}

export interface ToldMove {
  id: string;
  label: string;
  side: Seat | "";
  before: string;
  after: string;
}

export interface ToldLine {
  text: string;
  rule: string;
  places: PlaceId[];
  /** Of a roll: the faces, how they led to the result, and how likely that was. */
  faces?: number[];
  more?: string;
  chance?: string;
}

/** A card: one act of a side, or of the game itself. */
export interface Told extends ToldSum {
  kind: string;
  seat: Seat | "";
  /** Whether it is the reader's own act. */
  own: boolean;
  title: string;
  places: PlaceId[];
  lines: ToldLine[];
}

/** What is told before the next question is asked. */
export interface Tale {
  /** For how many milliseconds a card stands before the next one comes by itself; left out where the reader turns them. */
  pace?: number;
  /** The card that is told, from 0; left out once all has been told, as is `card`. */
  at?: number;
  count: number;
  card?: Told;
  /** What the reader's own last decision brought, where dice fell: once all has been told. */
  own?: Told;
  /** What all cards moved together: with the last of several, and afterwards. */
  sum?: ToldSum;
  /** What others did that is too little for a card. */
  lines: string[];
  /** Nothing is asked behind it: its last card is closed, and what comes next stands elsewhere on the page. */
  closes?: true;
}

export interface Scene extends MapScene {
  format: number;
  ply: number;
  lang: string;
  dir: "ltr" | "rtl";
  heading: string;
  prompt: { seat: Seat | ""; text: string; why: string; yours: boolean };
  /** Said where a step of a guided game offers less than the rules allow; left out where nothing does. */
  limited?: string;
  thinks?: string; // said in place of the question while a computer answers a choice; left out where none plays
  tracks: Track[];
  /** Left out where nobody follows the gauges. */
  support?: Support;
  /** What the decision knows that cannot be done anywhere now; left out where a game does not say. */
  closed?: Refused[];
  /** Whether missions are offered place by place, see {@link Here}: a click then opens the card, even for one choice. */
  offers?: boolean;
  /** How many lines the whole log has. */
  log_count: number;
  /** `resign`: the side that the person at the board may resign; left out where nobody may. */
  can: { undo: boolean; redo: boolean; words?: TakeBack; resign?: Seat };
  time: Time;
  /** Rolls of the reader's last choice. */
  rolls: Roll[];
  /** Left out where there is none, as are the next three. */
  prediction?: Prediction;
  guide?: Guide;
  notice?: Notice;
  /** Before the first decision of a person: what they have to know first. */
  minute?: Minute;
  /** The turn that has just ended and whose page is to be read before anybody decides again. */
  turn_page?: number;
  /** Left out in a look back. */
  telling?: Tale;
  /** Only a map to look at, under a name, with some places marked: one of two that are compared. */
  still?: { name: string; marked: PlaceId[] };
  /** How the game on the board ended, where that counts for its reader's record. */
  result?: Result;
  over?: { text: string; winner: Seat };
  /** A question that the page answers for people until they wish to be asked; left out where a game has none. */
  spare?: Spare;
  /** The page about a game that is over comes when it is asked for only. */
  on_request?: true;
}

/** `again`: it can be asked after all, now; `armed`: it will be asked next time. */
export type Spare = { state: "open" | "spared" | "closed"; always: boolean; armed: boolean; again: boolean; says?: string };

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
  /** The game anew: from the other side, or with the same dice. */
  | { kind: "begin"; way: "exchange" | "again" }
  | { kind: "guide"; on: boolean }
  /** Ask what the page answers by itself: now or next time; always, or no more. */
  | { kind: "spare"; always: boolean | null }
  | { kind: "resign" }
  /** Open the charts of the page, or close them. */
  | { kind: "chart" }
  /** Show a card of what is told; null: go on to what is asked. */
  | { kind: "told"; to: number | null };

/** What only asks; the kernel answers with a reply of the same number. */
export type Question =
  /** `only`: the choices that the reader looks at alone, as those of one box. */
  | { what: "here"; place: PlaceId; only?: readonly string[] }
  | { what: "plan"; line: string }
  | { what: "plan"; mission: string; place: PlaceId; subject: string; units: string[]; aim: string }
  /** The mission that an action begins. */
  | { what: "offer"; line: string; only?: readonly string[] }
  | { what: "rule"; key: string }
  | { what: "roll"; entry: number }
  | { what: "log"; before: number; count: number; side: string; place: string; group: string }
  | { what: "hint" | "taught" | "minute" }
  /** About a decision of a computer, by the `ply` of its line; `ply` itself is taken by the scene's. */
  | { what: "why"; at: number }
  | { what: "text" | "tables" }
  /** The page of a turn. */
  | { what: "turn"; turn: number }
  /** The page about the whole game, which decisions in it cost most, and a file made of it. */
  | { what: "ending" | "costly" }
  | { what: "report"; form: "html" | "markdown" | "csv" };

export type Message = Said<Deed, Question>;
export type Model = AnyModel<Message>;

/** Why something cannot be done. */
export interface Refused {
  title: string;
  text: string;
  rule: string;
  hint: string;
}

/** What can be done at a place, and what cannot and why. */
export interface Here {
  offers: Offer[];
  refused: Refused[];
  /** Actions of the scene that an offer does as well, so that they need not be listed beside it. */
  whole?: string[];
}

/** Reply to `offer`: the same as in the card of the place. */
export interface OfferAt extends Offer {
  place: PlaceId;
}

/** A mission at a place, with what may be chosen about it; all who must take part and can are chosen beforehand. */
export interface Offer {
  mission: string;
  title: string;
  rule: string;
  /** In a sentence, what it is for. */
  about: string;
  price: string;
  /** What it answers, if anything: the roll of the other side. */
  answers?: string;
  /** The unit that it is about where a place has several, else empty. */
  subject: string;
  /** Who takes part: groups of units that are alike. */
  crew: { key: string; label: string; ids: string[]; chosen: number; least: number; most: number; /** From elsewhere: folded where there are several such groups. */ far?: boolean; /** The piece on the map that stands for them. */ piece?: string }[];
  crew_label: string;
  /** One to be chosen: destination or target. */
  aims: { id: string; label: string }[];
  aim: string;
  aim_label: string;
  /** False where no dice fall; left out where they do. */
  rolls?: false;
  /** Whether a press on the place opens it at once, though there are others. */
  leads?: true;
}

/** A line of play worked out: what to send, what it costs, what may come of it. */
export interface Plan {
  line: string;
  text: string;
  price: string;
  /** What it brings about by what it leaves, in sentences; empty where no threshold is crossed. */
  warns: string[];
  odds: Odds | null;
  /** What a fight may take from both sides, in a sentence; left out where nobody fights. */
  losses?: string;
  /** What stands in the way instead. */
  refusal: Notice | null;
}

/** The advice of the guide once more, with the line to send and everything that was asked on the way. */
export interface Hint extends Advice {
  line: string;
  because: Because[];
  /** What the strongest player teaches with it, a sentence each; left out in the quick suggestion. */
  taught?: string[];
}

export interface Because {
  question: string;
  answer: boolean;
  found: string;
  rule: string;
  /** What it is on the path: tests of candidates are folded under who was chosen; left out for a question. */
  kind?: "question" | "test" | "choice" | "deed";
}

/** Reply to `log`: the newest lines that fit, oldest first, all before the id asked for; `more`: older ones fit, too. */
export interface LogPage { lines: LogEntry[]; more: boolean }

/** Reply to `why`: what a computer decided, and the questions it answered on the way. */
export interface Why {
  text: string;
  because: Because[];
}

/** Reply to `text`: the whole position in words. */
export interface TextState { text: string }
