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
  /** The other file in which it is; empty for the text itself. */
  file?: string;
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

/** What an edit on the form changes in the text that came with it. */
export interface Changes {
  kind: "changes";
  ticket: number;
  changes: Change[];
}

/** What fits at a place of the text. */
export interface Offered {
  kind: "offered";
  number: number;
  rows: { label: string; detail: string; apply: string }[];
}

/** What was moved on a board: all of it is to be written as what was typed into a field. */
export interface Wish {
  kind: "wish";
  wishes: { path: Path; value: unknown }[];
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
  | { kind: "link" | "war"; text: string }
  | { kind: "complete"; text: string; line: number; column: number; number: number }
  | { kind: "share"; text: string }
  | { kind: "show"; text: string; what: string; step: string }
  | { kind: "edit"; text: string; ticket: number; do: Edit["do"]; path: Path; value: unknown; field: string };

export type Message = Deed;

/** What the parts of the studio need of it. */
export interface Host {
  readonly words: Words;
  readonly lang: string;
  tell(message: Message): void;
  say(text: string, level?: Told["level"]): void;
}

/** A field of the form. */
export interface Field {
  path: Path;
  kind: "said" | "long" | "saids" | "text" | "number" | "truth" | "choice" | "lines" | "faces";
  label: string;
  hint?: string;
  /** What stands in it, by its kind; null where only the text can say it. */
  value: Said | (Said | null)[] | string | boolean | null;
  choices?: readonly (readonly [value: string, label: string])[];
}

/** A text by language. */
export type Said = Record<string, string>;

/** A part of the form: fields, or a list of items. */
export interface Part {
  key: string;
  title: string;
  fields?: Field[];
  /** Of a list: where it stands, and what its button for one more says. */
  path?: Path;
  add?: string;
  items?: Item[];
  /** Keys that stand in the text and have no field. */
  more?: string[];
}

export interface Item {
  path: Path;
  title: string;
  fields: Field[];
  parts: Part[];
  more: string[];
}

/** A deed on the form: what is to become of a part of the text. */
export interface Edit {
  do: "write" | "add" | "remove" | "up" | "down";
  path: Path;
  value?: unknown;
  /** What kind of field it was typed into; wishes are written as they are. */
  field?: Field["kind"] | "wishes";
}

/** Where the form belongs. */
export interface FormHost extends Host {
  edit(edit: Edit): void;
  /** Goes to the place in the text. */
  seek(path: Path): void;
  /** Shows the place in the text, if it has one, and leaves the focus where it is. */
  point(path: Path): void;
}
