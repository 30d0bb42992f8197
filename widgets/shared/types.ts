// What crosses between kernel and browser in every game; names that cross keep their snake case. No rule lives here:
// what can be chosen, what it costs and how likely it is come from the kernel.

export type Seat = "fln" | "gov";

export interface Notice {
  level: "refusal" | "error" | "info" | "step";
  text: string;
  rule?: string;
  hint?: string;
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

/** A line of the log. */
export interface Line {
  /** Number of the action that brought it: the moment to which the widget can be taken back for a look. */
  ply: number;
  turn: number;
  seat: Seat | "";
  text: string;
  /** The rule on which it stands; empty if none. */
  rule: string;
}

/** One of the results that may come. */
export interface Chance {
  text: string;
  /** Between 0 and 1, for the bar; words beside it say the same. */
  share: number;
  percent: string;
}

/** Looks up a fixed text of the interface, already in the reader's language; `%name%` takes a value. */
export type Words = (key: string, values?: Record<string, string | number>) => string;
