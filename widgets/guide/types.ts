// What crosses between kernel and browser at the panel of a guide.

import type { Model as AnyModel } from "../shared/model";
import type { Notice } from "../shared/types";
import type { Said } from "../shared/wire";

/** Letters that look alike. */
export interface Run {
  text: string;
  strong?: boolean;
  em?: boolean;
}

/** A paragraph, which is one item, or a list. */
export interface Block {
  kind: "p" | "ul" | "ol";
  items: Run[][];
}

export interface Picture {
  /** The picture itself; empty where it is not at hand. */
  src: string;
  alt: string;
}

export interface Step {
  id: string;
  title: string;
  text: Block[];
  picture: Picture | null;
  /** That the dice of the step are given; empty where they are not. */
  dice: string;
  hints: string[];
}

/** A step in the list of all. */
export interface ListedStep {
  id: string;
  title: string;
  state: "before" | "now" | "later";
}

export interface Button {
  do: Simple;
  label: string;
  /** Whether it leads on. */
  main: boolean;
}

export interface Scene {
  ply: number;
  answer: number;
  time: { at: number; last: number };
  lang: string;
  dir: string;
  /** Title of the scenario. */
  scenario: string;
  status: "read" | "play" | "ask" | "watch" | "done" | "free" | "debrief";
  /** What the reader can do now, as a sentence. */
  now: string;
  /** Which step this is, such as "Step 4 of 9". */
  heading: string;
  /** How long is left, in words. */
  left: string;
  done: number;
  most: number;
  step: Step | null;
  /** What is to be read before the step is; empty where nothing is. */
  note: string;
  buttons: Button[];
  /** What was said last, to be read out. */
  said: string[];
  steps: ListedStep[];
  notice: Notice | null;
}

export type Simple = "go-on" | "accept" | "watch" | "hint" | "leave" | "come-back" | "debrief";
export type Deed = { kind: Simple };
export type Question = never;
export type Model = AnyModel<Said<Deed, { what: "rule"; key: string }>>;
