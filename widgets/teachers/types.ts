// What crosses between kernel and browser on the page for teachers.

import type { Model as AnyModel } from "../shared/wire/model";
import type { Notice } from "../shared/types";
import type { Said } from "../shared/wire/wire";

/** A part of a section: words of the kernel, or something that the widget makes. */
export type Block = { kind: "text"; text: string } | { kind: "list"; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] } | { kind: "command"; name: string; line: string }
  | { kind: "lessons" | "share" | "receipts" | "notes" | "clear" };

export interface Section {
  id: string;
  title: string;
  /** What is read before an hour, or looked up. */
  weight: "read" | "looked-up";
  blocks: Block[];
}

/** What is to be known of a lesson before the class. */
export interface Brief {
  /** Each behind its name. */
  facts: [name: string, text: string][];
  /** Which sheets can be made; none where `why` says why not. */
  papers: string[];
  why: string;
}

export interface Lesson {
  id: string;
  slug: string;
  number: string;
  title: string;
  about: string;
  facts: string[];
  notes: string[];
  aims: string[];
  programmes: string[];
  periods: number[];
  age: number;
  link: string;
  brief: Brief;
}

/** A cell of the table of a class: what was answered, and what it is worth by sign and word. */
export interface Cell {
  text: string;
  mark: string;
  said: string;
  /** The same in few letters. */
  brief: string;
}

/** A learner: what their receipt came to, and why it does not hold. */
export interface Row {
  name: string;
  file: string;
  fault: string;
  why: string;
  /** How they came away from the author's line; empty for who stayed on it. */
  away: string;
  sums: string[];
  cells: Cell[];
}

/** What somebody wrote in own words. */
export interface Written {
  name: string;
  text: string;
}

/** A question, or a step that lets choose, with what its letters stand for and what the class wrote. */
export interface AskedOnce {
  number: string;
  ask: string;
  /** In which other game inside a step; empty for the lesson itself. */
  part: string;
  legend: string;
  right: string;
  rubric: string[];
  texts: Written[];
  sheet: { asks: string; expected: string; texts: Written[] }[];
}

export interface ClassTable {
  id: string;
  title: string;
  line: string;
  heads: { number: string; title: string; worth: string; sum: string }[];
  rows: Row[];
  /** Which receipts bear the same name. */
  alike: string[];
  /** Whom to look at first. */
  helped: string[];
  hardest: { number: string; title: string; count: string; mistakes: { said: string; says: string }[] }[];
  asked: AskedOnce[];
}

/** The receipts that were put on the page; nothing where it is served to a class. */
export interface Receipts {
  count: number;
  most: number;
  most_bytes: number;
  /** How many files of the teacher's own scenarios there are. */
  scenarios: number;
  said: string;
  labels: Record<string, string>;
  /** What the signs in the cells mean. */
  signs: string;
  tables: ClassTable[];
  strays: string[];
}

/** How the tables of a class are saved. */
export type Form = "html" | "csv";

export interface SavedFile {
  name: string;
  type: string;
  text: string;
}

export interface Scene {
  ply: number;
  answer: number;
  time: { at: number; last: number };
  lang: string;
  dir: string;
  title: string;
  lead: string;
  sections: Section[];
  lessons: Lesson[];
  /** How this program is called in a terminal of this computer; empty in a room. */
  command: string;
  programmes: { id: string; title: string; place: string }[];
  receipts: Partial<Receipts>;
  notice: Notice | null;
}

export type Deed = { kind: "speak"; lang: string } | { kind: "receipt"; name: string; text: string; left: number } | { kind: "clear_receipts" };
export interface SheetQuestion {
  what: "paper";
  made: string;
  lesson: string;
  period: number;
}

export type Question = SheetQuestion | { what: "receipts"; form: Form };
export type Model = AnyModel<Said<Deed, Question | { what: "rule"; key: string }>>;
