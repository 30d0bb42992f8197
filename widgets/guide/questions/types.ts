// What crosses between kernel and browser about one question, and what a field for its answer is.

import type { Picture } from "../picture";
import type { Block } from "../../shared/told/prose";

export interface Choice {
  /** A letter that says nothing of the key, or a place. */
  id: string;
  text: string;
}

/** One letter, or a number or text as typed; several letters or places; pairs of letters; cells of a sheet by their names. */
export type Given = string | string[] | [string, string][] | Record<string, string>;

/** Whether something that was kept can be an answer. */
export function isGiven(kept: unknown): kept is Given {
  const isText = (value: unknown) => typeof value === "string";
  if (typeof kept === "object" && kept !== null && !Array.isArray(kept)) return Object.values(kept).every(isText);
  return isText(kept) || (Array.isArray(kept) && kept.every((one) => isText(one) || (Array.isArray(one) && one.length === 2 && one.every(isText))));
}

export interface QuestionView {
  id: string;
  lang: string;
  dir: string;
  kind: string;
  /** What it is answered with. */
  field: "one" | "several" | "number" | "order" | "pairs" | "places" | "text" | "sheet";
  /** What is to be done, such as "Put in order". */
  title: string;
  /** Which of several this is, such as "Question 1 of 2"; none where it stands alone. */
  named?: string;
  ask: Block[];
  /** Empty where there is none. */
  picture: Picture | Record<string, never>;
  unit: string;
  /** How a number may be written, in words. */
  form?: string;
  /** What is chosen from; of a sheet, what its cells ask. */
  options: Choice[];
  /** For pairs: what belongs to the options, in another order. */
  pairs: Choice[];
  /** Whether an answer is awaited. */
  open: boolean;
  /** The last answer; of a text that is written anew, the first one. */
  given: Given;
  /** What was written before that, each behind its label; the text is empty where nothing was. */
  earlier: { said: string; text: string }[];
  /** Whether it was answered in words that can be written again. */
  again: boolean;
  outcome: "" | "right" | "wrong" | "told" | "unclear";
  /** What is said to the last answer. */
  said: string;
  /** How many tries are left, in words. */
  tries: string;
  hints: string[];
  /** Whether there is another hint. */
  more: boolean;
  /** Whether the key may be asked for. */
  revealable: boolean;
  /** What is right, once it may be known. */
  key: string;
  rule: string;
  after: Block[];
  rubric: string[];
}

/** What a reader does with a question. */
export type Asked = { kind: "answer"; question: string; given: Given }
  | { kind: "question-hint"; question: string }
  | { kind: "question-key"; question: string };

/** A field for an answer. */
export interface Field {
  readonly element: HTMLElement;
  /** What is answered now. */
  given(): Given;
  /** Follows the question: it opens and closes, and its texts change with the language. */
  update(view: QuestionView): void;
  /** Ends what it listens to outside of itself. */
  end?(): void;
}
