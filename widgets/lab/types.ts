// What crosses between kernel and browser in the laboratory; `algeria_lab/views/experiments/controls.py` has the same.

import type { Words } from "../shared/types";

export type Kind = "select" | "number" | "choice" | "slider" | "file" | "button" | "link" | "card" | "writing";

export interface Control {
  key: string;
  kind: Kind;
  label: string;
  value?: string;
  /** Values with their titles. */
  options?: [string, string][];
  least?: number;
  most?: number;
  hint?: string;
  error?: string;
  /** The game whose wars that the browser keeps a menu offers too. */
  kept?: string;
  /** The marked value of a slider, and what stands beside the mark. */
  mark?: [string, string];
  main?: boolean;
  /** Whether a button stands for what is chosen; left out if it stands for a deed. */
  pressed?: boolean;
  wide?: boolean;
  /** What stands on a card. */
  controls?: Control[];
}

export interface Group {
  key: string;
  legend: string;
  controls: Control[];
}

export interface Bar {
  key: string;
  label: string;
  /** What the reader expects; null as long as nothing was said. */
  value: number | null;
  /** What stands in the way of what was said. */
  error?: string;
}

export interface Bars {
  low: number;
  high: number;
  bars: Bar[];
}

export interface Part {
  key: string;
  level?: number;
  title: string;
  /** Whether it stands beside the others, always in sight, where there is room. */
  beside?: boolean;
  says: string[];
  /** More sentences, which open on demand. */
  exactly?: { label: string; says: string[] };
  groups: Group[];
  /** Groups that open on demand, and by themselves if something in them has to be mended. */
  folded?: { label: string; groups: Group[] };
  /** Sentences under the groups. */
  then?: string[];
  bars?: Bars;
  /** Whether the run shows here. */
  runs?: boolean;
  /** Under which name the browser keeps what is said here until its button is pressed; left out where it does not. */
  unsent?: string;
}

export interface Scene {
  lang: string;
  dir: "ltr" | "rtl";
  parts: Part[];
  /** The whole question in letters for the end of an address; empty where there is none. */
  link: string;
  /** Whether the address shall say it: not before the reader has done something. */
  write: boolean;
}

export interface Progress {
  going: boolean;
  done: number;
  wars: number;
  text: string;
  said: string;
  notes: string[];
  error: string;
}

export interface Notice {
  level: "info" | "error";
  text: string;
}

export type Message =
  | { kind: "set" | "press"; key: string; value: string }
  | { kind: "predict"; key: string; value: number | string | null }
  | { kind: "open"; name: string; text: string }
  | { kind: "link"; value: string }
  | { kind: "alive" | "leave" | "copy" };

export type Told =
  | { kind: "file"; name: string; type: string }
  | { kind: "link"; letters: string }
  | { kind: "keep"; shelf: string; page: string; war: string; save: string; name: string; label: string };

/** What the parts of a desk may ask of it. */
export interface Host {
  readonly lang: string;
  readonly words: Words;
  /** Asks the kernel for the question in letters, with all that was said until now. */
  askLink(): Promise<string>;
  tell(message: Message): void;
  /** Notes what is said and the kernel has not been told yet. */
  keepDraft(message: Message): void;
  notify(text: string, level?: Notice["level"]): void;
}
