// What crosses between kernel and browser at the panel of a guide.

import type { Model as AnyModel } from "../shared/wire/model";
import type { Term } from "../shared/told/terms";
import type { Notice } from "../shared/types";
import type { Said as AnySaid } from "../shared/wire/wire";
import type { Picture } from "./picture";
import type { Block } from "../shared/told/prose";
import type { Asked, QuestionView } from "./questions/types";

export interface Step {
  id: string;
  title: string;
  text: Block[];
  picture: Picture | null;
  /** That the dice of the step are given; empty where they are not. */
  dice: string;
  hints: string[];
}

/** The orders between which a step lets choose: as the author calls them, and as the board does where that is something else. */
export interface Choices {
  title: string;
  /** What is said of the order that was chosen. */
  mark: string;
  /** `open`: it can be pressed; `next`: what is left of one that was begun on the board. */
  orders: { name: string; board: string; chosen: boolean; open: boolean; next: string }[];
}

/** A step in the list of all. */
export interface ListedStep {
  id: string;
  title: string;
  /** Of what lies behind: `passed` where something of it was passed over. */
  state: "before" | "passed" | "now" | "later";
  /** What leads to it from anywhere; empty where nothing does. */
  jump: string;
  /** Its text, to be read once more; empty for what has not come yet. */
  again: Block[];
}

/** One of the four phases of a step: predict, do, see, say why. */
export interface Phase {
  id: string;
  label: string;
  /** Of what lies behind: `passed` where something of it was passed over. */
  state: "before" | "passed" | "now" | "later";
}

/** A place on a scale, from 0 at its beginning to 1 at its end. */
interface Point {
  at: number;
  text: string;
}

/** One scale for what was predicted, what came and where the step began. */
export interface Scale {
  label: string;
  zero: number;
  marks: Point[];
  you: Point | null;
  result: Point;
  start: Point | null;
}

/** What the reader expected, beside what came once that is known. */
export interface Prediction {
  id: string;
  /** What came is awaited; it came; only people can tell, such as of a sentence. */
  state: "awaited" | "came" | "written";
  ask: Block[];
  /** What came, as a sentence; else what was expected. */
  said: string;
  /** How likely that was, and what the author says to it. */
  more: string;
  after: Block[];
  /** Where a number came. */
  scale: Scale | null;
  /** So many of a hundred, where a number is counted so. */
  dots?: { filled: number; label: string } | null;
  /** Where an order came: it, and below it the one that was expected where that is another. */
  orders?: { title: string; items: string[] }[];
}

/** What the panel knows besides its scenes: the words of the game. */
export interface Atlas {
  terms: Term[];
}

/** A form of the lesson, as long as a class has time. */
export interface PeriodForm {
  minutes: number;
  /** Such as "50 minutes · 8 steps". */
  label: string;
  chosen: boolean;
}

export interface Button {
  do: Simple;
  label: string;
  /** Whether it leads on. */
  main: boolean;
  /** Whether the teacher has not opened yet what it leads to. */
  closed?: boolean;
}

/** Something that the guide says now: an event, a goal that counts, why a pick was wrong. */
export interface Said {
  about: string;
  /** What stands before the words of the author. */
  lead: string;
  /** What is to be read before. */
  note: string;
  text: Block[];
  dice: string;
  picture: Picture | null;
}

/** Something to talk about afterwards, with what the reader's own game says to it. */
export interface Ask {
  text: Block[];
  told: string[];
  /** A work to read on; may be empty. */
  link: string;
  /** Where it stands in the debrief; none where nobody answers it alone. */
  place?: number | null;
  /** What the reader wrote to it; may be empty. */
  own?: string;
}

/**
 * What speaks for a claim, against it, or leaves it open, in the game or in the sources; `from` says who says so, or that the
 * reader's own game does. The note says that something of the game is still to come.
 */
export interface Side {
  title: string;
  note: string;
  rows: { side: "for" | "against" | "open"; label: string; text: Block[]; from: string }[];
}

/** A part of the debrief under its heading. */
export interface Section {
  title: string;
  told: string[];
  asks: Ask[];
  sides: Side[];
}

/** One of the lines to keep; an empty text is a blank to fill in. Of `count` sentences the one at `place` is kept. */
export interface TraceLine {
  id: string;
  label: string;
  texts: string[];
  place: number;
  count: number;
  /** Whether the reader may take another sentence. */
  chosen: boolean;
}

/** What stands on top of a lesson; claim and author may be empty. */
export interface OnTop {
  question: string;
  claim: string;
  by: string;
}

export interface Debrief {
  sections: Section[];
  /** The lines to keep, and the same as one text. */
  trace?: { lines: TraceLine[]; text: string } | null;
  score: string;
  sources: string[];
  /** Authors and licence. */
  made: string[];
  /** Whether anything was played, of which there is a log; left out: it was. */
  acted?: boolean;
}

export interface Scene {
  ply: number;
  answer: number;
  time: { at: number; last: number };
  lang: string;
  dir: string;
  /** Title of the scenario. */
  scenario: string;
  status: "predict" | "read" | "play" | "ask" | "watch" | "part" | "done" | "free" | "debrief" | "elsewhere";
  /** What the reader can do now, as a sentence. */
  now: string;
  /** What is spent and left, while a step is played that lets spend something. */
  spent?: string;
  /** Which step this is, such as "Step 4 of 9". */
  heading: string;
  /** How long is left, in words. */
  left: string;
  done: number;
  most: number;
  step: Step | null;
  choices?: Choices | null;
  on_top?: OnTop | null;
  /** What leads behind the exhibits to the questions about them; empty where there are none. */
  to_question?: string;
  /** Whether the board still tells what was watched. */
  telling?: boolean;
  /** Whether anything was done yet, be it that a note was read. */
  begun?: boolean;
  /** Between which forms the reader chooses, the shortest first; none where there is nothing to choose. */
  periods?: PeriodForm[];
  /** The titles of the steps that this form leaves out. */
  left_out?: string[];
  /** The title of the scenario and its content notes, at its first step. */
  foreword: { title: string; notes: string[] } | null;
  /** What is to be read before the step is; empty where nothing is. */
  note: string;
  /** Those that are asked now, answered or not. */
  questions: QuestionView[];
  buttons: Button[];
  says: Said[];
  phases: Phase[];
  predictions: Prediction[];
  steps: ListedStep[];
  /** What is said of the goals that count by now. */
  goals: string[];
  debrief: Debrief | null;
  /** What the teacher's desk said to what was handed in; nothing where there is no desk. */
  hand_in?: { state: "" | "sent" | "done" | "refused" | "silent" | "large"; said: string; nickname: string } | null;
  notice: Notice | null;
}

export type Simple = "begin" | "go-on" | "accept" | "pass-over" | "watch" | "show-me" | "skip-questions" | "skip-predictions" | "end-part" | "hint" | "leave" | "come-back" | "debrief" | "leave-debrief" | "go-there";
export type Deed = { kind: Simple } | { kind: "jump"; step: string } | { kind: "order"; place: number } | { kind: "period"; minutes: number } | Asked | { kind: "leave-out"; question: string } | { kind: "keep"; line: string; place: number } | { kind: "say"; place: number; text: string } | { kind: "hand-in"; word: string; nickname: string };
/** A file to take along: the receipt of what was done, a report to print or to write on, the log of the game. */
export type Question = { what: "receipt" | "report" | "report-text" | "log" | "roles" | "paper"; nickname: string };
export interface TakenFile {
  name: string;
  type: string;
  text: string;
}
export type Model = AnyModel<AnySaid<Deed, Question | { what: "rule"; key: string }>>;
