// What the part of a page says in which two people find a table, as the kernel writes it.

import type { Model as AnyModel } from "../shared/wire/model";

/** Something that can be done; what is chosen comes back as it stands in `do`. */
export interface Deed {
  do: string;
  label: string;
  look?: "primary" | "danger" | "quiet";
  /** What is asked before. */
  ask?: { text: string; yes: string; no: string };
  /** What is chosen first. */
  options?: { label: string; values: [string, string][] };
}

export interface Row {
  key: string;
  title: string;
  facts: string[];
  deeds: Deed[];
}

/** How long a side has thought; it thinks now if it `runs`. */
export interface Clock {
  key: string;
  label: string;
  seconds: number;
  most: number;
  runs: boolean;
}

/** The table at which the page sits. */
export interface Table {
  title: string;
  says: string;
  /** What is at hand without unfolding anything. */
  bar: Deed[];
  /** What somebody asks of the reader, or what the reader is about to ask; null for nothing. */
  asked: { text: string; deeds: Deed[]; is_own?: boolean } | null;
  clocks: Clock[];
  facts: string[];
  deeds: Deed[];
}

export interface View {
  lang: string;
  dir: string;
  title: string;
  /** The same where there is little room. */
  short: string;
  note: string;
  none: string;
  rows: Row[];
  open: { label: string; event: string };
  said: { text: string; answer: number };
  table: Table | null;
}

export type Message = { kind: "do"; do: string; value: string };
export type Model = Omit<AnyModel<Message>, "set">;
