// What the server tells the desk, as `hall/sight.py` writes it. All that a reader wrote in it is text.

import type { Showable, WallNow } from "../wall/control";

export interface Place {
  number: number;
  nickname: string;
  state: "here" | "coming" | "lost" | "gone";
  stands: { lesson?: string; step?: string };
  hand: boolean;
  /** Whether they have not gone where all are called. */
  stays: boolean;
  /** Whether they go on although all are asked to wait. */
  goes_on: boolean;
  /** The lesson or the game; empty for nowhere. */
  at: string;
  step: { number: number; of: number; said: string; heading: string } | null;
  phase: string;
  minutes: number | null;
  /** Why somebody should look at it; empty if nobody need. */
  stuck: string;
}

export interface Hand {
  number: number;
  nickname: string;
  waits: string;
}

export interface Step {
  id: string;
  /** In the form that the class takes; 0 where that leaves it out. */
  number: number;
  heading: string;
}

export interface Lesson {
  id: string;
  reading: boolean;
  title: string;
  /** Between how many minutes a class chooses; none where it does not. */
  forms?: number[];
  steps: Step[];
}

export interface Written {
  number: number;
  text: string;
}

export interface Question {
  id: string;
  step: string;
  /** In which other scenario, part of the step, it is asked; empty for the lesson itself. */
  part: string;
  number: string;
  ask: string;
  right: string;
  /** What came of what was predicted, in words; empty where nothing did. */
  came?: string;
  kind?: string;
  answered: number;
  said: string;
  bars: { label: string; many: number; said: string; is_right: boolean }[];
  mistakes: { said: string; says: string }[];
  texts: Written[];
  sheet: { name: string; texts: Written[] }[];
}

export interface Hour {
  wait?: { text?: string } | null;
  go?: { lesson: string; step: string; number: number } | null;
  gate?: { lesson: string; step: string } | null;
  form?: { lesson: string; minutes: number } | null;
  /** The question that is put to the class again. */
  vote?: { round: number; lesson: string; question: string; ask: Record<string, string> } | null;
}

/** A table of the games: who plays whom, in words. */
export interface GameTable {
  id: string;
  title: string;
  said: string;
  notes: string[];
}

export interface ClassTable {
  title: string;
  line: string;
  heads: { number: string; title: string; sum: string }[];
  rows: { name: string; fault: string; why: string; sums: string[]; cells: { text: string; mark: string; said: string; brief: string }[] }[];
}

export interface Handed {
  works: { number: number; nickname: string; lesson: string; at: string; word: string; problem: string; said: string }[];
  checking: string;
  unsaved: string;
  tables: { said?: string; marks?: string; labels?: Record<string, string>; tables?: ClassTable[]; strays?: string[] } | null;
}

/** The parts of what is told; one that is left out is as it was. */
export interface Told {
  marks: Record<string, string>;
  room?: { said: string; warnings: string[] };
  hour?: Hour;
  seats?: Place[];
  hands?: Hand[];
  lessons?: Lesson[];
  answers?: { lesson: string; questions: Question[] };
  handed?: Handed;
  tables?: GameTable[];
  /** What the wall can show, and what it shows now. */
  shows?: Showable[];
  /** What came of second votes, in words. */
  voted?: { lesson: string; question: string; said: string }[];
  wall?: WallNow;
}

export type Wish = { do: string } & Record<string, unknown>;

/** What every part of the desk is given. */
export interface Desk {
  /** The language in which the page is read. */
  readonly lang: string;
  /** The address of what the server tells, to which others are put. */
  readonly url: string;
  /** A text of the page by the end of its id. */
  readonly words: (name: string) => string;
  /** Asks the server for something, and looks again when that is done; returns whether it was. */
  act(wish: Wish): Promise<boolean>;
  /** All that was told so far, the latest of each part. */
  readonly told: Told;
  /** The lesson that the desk looks at: that which most take, unless another was chosen. */
  readonly lesson: Lesson | undefined;
}

/** A part of the page: what stands in it follows what is told. */
export interface Part {
  readonly element: HTMLElement;
  /** Paints anew; called when something changed of the parts of what is told that it names. */
  update(): void;
  readonly follows: readonly (keyof Told)[];
}
