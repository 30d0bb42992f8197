// What crosses between kernel and browser at a board of words and tables.

import type { Model as AnyModel } from "../shared/model";
import type { Notice } from "../shared/types";
import type { Said } from "../shared/wire";

export interface Pick {
  id: string;
  text: string;
  /** What it costs, or its chances, in a few words; may be empty. */
  more: string;
  /** What is asked before it is done; may be empty. */
  asks: string;
}

export interface Group {
  /** May be empty. */
  title: string;
  picks: Pick[];
}

/** Sentences, or a table where there is a head. */
export interface Block {
  title: string;
  head: string[];
  rows: string[][];
  folded: boolean;
}

export interface Line {
  id: number;
  text: string;
  /** Whether a turn or phase begins with it. */
  begins: boolean;
}

export interface Scene {
  ply: number;
  answer: number;
  time: { at: number; last: number };
  lang: string;
  dir: string;
  title: string;
  moment: string;
  tally: string;
  prompt: string;
  limited: string;
  groups: Group[];
  position: Block[];
  log: Line[];
  can: { undo: boolean; redo: boolean };
  over: boolean;
  notice: Notice | null;
}

export type Deed = { kind: "pick"; id: string } | { kind: "undo" | "redo" };
export type Model = AnyModel<Said<Deed, { what: "rule"; key: string }>>;
