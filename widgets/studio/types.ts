// What crosses between kernel and browser in the studio; names that cross keep their snake case.

import type { Words } from "../shared/types";

/** Keys and positions that lead to a part of the file. */
export type Path = readonly (string | number)[];

/** Something that is wrong, or odd, at a place of the text. */
export interface Fault {
  /** Counted from 1, as are columns. */
  line: number;
  column: number;
  /** Where it stands, as people write it; may be empty. */
  where: string;
  path: Path;
  text: string;
  /** Name of the kind of fault, to be looked up; may be empty. */
  code: string;
  warns: boolean;
}

/** What the kernel finds in a text. */
export interface Verdict {
  /** Which text: the number that came with it. */
  ticket: number;
  faults: Fault[];
  /** How it stands, in a sentence. */
  says: string;
  ready: boolean;
  /** Proposed name of the file, and what the scenario calls itself. */
  name: string;
  label: string;
}

/** A text that the kernel has put into the studio in place of the one before. */
export interface Put {
  edition: number;
  text: string;
  /** Proposed name of its file. */
  name: string;
  /** What it was made from, or what it says of itself. */
  label: string;
  /** Name of the text among those that the browser keeps. */
  own: string;
}

export interface Told {
  level: "info" | "error";
  text: string;
}

/** A part of the text to be replaced; counted in the units of the browser's texts. */
export interface Change {
  from: number;
  to: number;
  insert: string;
}

export type Deed =
  | { kind: "check"; text: string; ticket: number }
  | { kind: "new"; which: string }
  | { kind: "link"; text: string }
  | { kind: "share"; text: string };

export type Message = Deed;

/** What the parts of the studio need of it. */
export interface Host {
  readonly words: Words;
  readonly lang: string;
  tell(message: Message): void;
  say(text: string, level?: Told["level"]): void;
}
