// Pages that end a turn or the game, as the kernel sends them on request; the same for every game.

import type { CalibrationRow } from "./types";
import type { Seat } from "../shared/types";

/** One line of a page. */
export interface SheetItem {
  text: string;
  /** A figure or a name in front of it; may be empty. */
  value: string;
  /** In small letters behind it, such as how likely it was; may be empty. */
  note: string;
  side: Seat | "";
  /** The moment at which it happened; null where there is none to look at. */
  at: number | null;
}

/** How the figure that a side plays for went on, and why. */
export interface Gauge {
  side: Seat;
  name: string;
  before: number;
  after: number;
  change: string;
  causes: SheetItem[];
  /** Levels at which something changes, and the highest that is drawn. */
  marks: number[];
  top: number;
}

export interface SheetSection {
  id: string;
  title: string;
  items: SheetItem[];
  /** A paragraph under the lines; may be empty. */
  text: string;
}

/** A question to think or to talk about. */
export interface Thought {
  kind: string;
  text: string;
}

/** Reply to `turn`: the page of one turn. */
export interface TurnSheet {
  turn: number;
  /** The last turn that has a page. */
  last: number;
  /** The moment in which it began. */
  at: number;
  title: string;
  date: string;
  gauges: Gauge[];
  sections: SheetSection[];
  thought: Thought;
}

/** A point of the lines that is numbered and told below them. */
export interface Peak {
  number: number;
  turn: number;
  side: Seat;
  level: number;
  item: SheetItem;
}

/** Both sides' figures at the end of each turn: the turn, then one figure for each column behind it. */
export interface Lines {
  title: string;
  head: [turn: string, one: string, other: string];
  rows: [turn: number, one: number, other: number][];
  peaks: Peak[];
  /** What is said where nothing turned them. */
  none: string;
  /** The highest level that is drawn, and the levels at which something changes. */
  top: number;
  marks: number[];
}

/** Reply to `ending`: the page about the whole game, or about what has been played of it. */
export interface EndSheet {
  over: boolean;
  title: string;
  lead: string;
  record: string;
  result: SheetItem[];
  lines: Lines;
  sections: SheetSection[];
  /** How well the reader predicted, under the section `predictions`; empty without one. */
  calibration: CalibrationRow[];
  /** Each turn with the moment in which it began. */
  turns: [turn: number, at: number][];
  /** How the game can be begun anew. */
  ways: ("exchange" | "again")[];
  /** Whether the reader may ask which of their decisions cost most; left out where a page is only so far. */
  costly?: boolean;
}

/** Reply to `report`: a file. */
export interface ReportFile {
  name: string;
  type: string;
  text: string;
}

/** Reply to `tables`. */
export interface RuleTables {
  tables: RuleTable[];
}

/** A table of the rules: `row` was read last or holds now, `column` of it where that was one cell; -1 for none. */
export interface RuleTable {
  id: string;
  title: string;
  rule: string;
  head: string[];
  rows: string[][];
  row: number;
  column: number;
  note: string;
}
