// What crosses between kernel and browser in the form of a deck; `algeria_lab/views/pages/duel/deck_form.py` has the same.

import type { Words } from "../shared/types";

export interface CardDraft {
  id: string;
  name: string;
  type: string;
  front: string;
  icons: string[];
  date: string;
  note: string;
}

export interface Draft {
  deck_id: string;
  label: string;
  side: string;
  provenance: string;
  note: string;
  cards: CardDraft[];
}

export interface IconChoice {
  id: string;
  name: string;
  about: string;
}

/** A value with its title. */
export type Choice = [string, string];

export interface Scene {
  lang: string;
  dir: "ltr" | "rtl";
  /** Whether the page takes a finished deck. */
  use: boolean;
  starts: Choice[];
  sides: Choice[];
  provenances: Choice[];
  /** Value, title, and whether cards of the type have a home front. */
  kinds: [string, string, boolean][];
  fronts: Choice[];
  /** What is offered to each side. */
  icons: Record<string, IconChoice[]>;
  names: Record<string, string>;
  /** Why the others are not. */
  why: Record<string, string>;
}

export interface RowVerdict {
  state: "good" | "wrong" | "empty";
  text: string;
}

export interface Verdict {
  ticket: number;
  edition: number;
  /** Sentences by place, such as `cards.3.icons.1`. */
  faults: Record<string, string[]>;
  warnings: string[];
  counts: { key: string; text: string; right: boolean }[];
  rows: RowVerdict[];
  ready: boolean;
  says: string;
}

export interface Notice {
  level: "info" | "error";
  text: string;
}

export type Message =
  | { kind: "check" | "save" | "use"; draft: Draft; ticket: number; edition: number }
  | { kind: "begin"; value: string }
  | { kind: "open"; name: string; text: string };

export interface Told {
  kind: "file";
  name: string;
  text: string;
}

/** What the parts of the form may ask of it. */
export interface Host {
  readonly scene: Scene;
  readonly words: Words;
  /** The draft has changed: the kernel shall look at it, at once or when the keys have rested. */
  changed(soon: boolean): void;
  /** Opens the next card. */
  next(at: number): void;
  /** Says something to those who cannot see it. */
  say(text: string): void;
}
