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
  /** Whether it is only not yet written, in something that was just added. */
  waits?: boolean;
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
  /** Which steps of the first exercise are done. */
  done?: string[];
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
/** A file for a class. */
export interface Handed {
  kind: "file";
  name: string;
  type: string;
  text: string;
}

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

/** An order that was clicked on a board: it is to be written as what was typed into its field. */
export interface Order {
  kind: "order";
  path: Path;
  value: string;
  field: Field["kind"];
}

/** What is said over a board on which an order is clicked. */
export interface OrderBar {
  open: boolean;
  path: Path;
  field: Field["kind"];
  title: string;
  /** What was clicked, in words; not there while the board is not open. */
  picks?: string[];
  /** The same as the file holds it. */
  line?: string;
  /** Why it cannot be the order; empty if it can. */
  why?: string;
  usable?: boolean;
  /** Whether nobody comes to the step, so that one may begin where the scenario begins. */
  stuck?: boolean;
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
  | { kind: "lay"; text: string; how: "new" | "over" }
  | { kind: "show"; text: string; what: string; step: string }
  | { kind: "order"; do: string; text: string; path: Path; field: string }
  | { kind: "hand"; text: string; what: "page" | "learner" }
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
  kind: "said" | "long" | "saids" | "text" | "number" | "truth" | "choice" | "picks" | "lines" | "order" | "orders" | "condition" | "reading" | "faces";
  label: string;
  hint?: string;
  /** What stands in it, by its kind; null where only the text can say it. */
  value: Said | (Said | null)[] | string[] | string | boolean | null;
  choices?: Known;
  /** The name of a long list of what can be chosen, which many fields share; see `FormHost.listed`. */
  list?: string;
  /** Where that stands which can be chosen, by its value. */
  leads?: Record<string, Path>;
  /** What a button says by which something new is chosen, and what it opens then. */
  begins?: string;
  opens?: Path;
  /** What the words of a condition mean. */
  means?: string[];
  /** Keys that only pass by a choice, or are still writing a name, change nothing. */
  careful?: boolean;
  /** Once it is written, its item is given a name that is made from it. */
  entitles?: boolean;
}

/** Names that can be chosen, each with what it means. */
export type Known = readonly (readonly [value: string, label: string])[];

/** A text by language. */
export type Said = Record<string, string>;

/** What a condition can count. */
export type Count = readonly [name: string, example: string, means: string];

/** A part of the form: fields, or a list of items. */
export interface Part {
  key: string;
  title: string;
  /** What it is for, in one line. */
  says?: string;
  fields?: Field[];
  /** Of a list: where it stands, and what its button for one more says. */
  path?: Path;
  add?: string;
  items?: Item[];
  /** Of the first part: what conditions can speak of. */
  counts?: Count[];
  /** Why there can be no more; empty where there can. */
  full?: string;
  /** Whether its items show their fields alone, without a heading. */
  flat?: boolean;
  /** Whether it is closed until somebody opens it. */
  folded?: boolean;
  /** Keys that stand in the text and have no field, each with what it is; that may be empty. */
  more?: More;
}

export interface Item {
  path: Path;
  title: string;
  /** Whether it is an order without a name of its own. */
  ordered?: boolean;
  fields: Field[];
  parts: Part[];
  /** What it is called in the file: last, and small. */
  names?: Field[];
  more: More;
}

export type More = readonly (readonly [key: string, name: string])[];

/** A deed on the form: what is to become of a part of the text. */
export interface Edit {
  do: "write" | "add" | "remove" | "up" | "down" | "entitle";
  path: Path;
  value?: unknown;
  /** What kind of field it was typed into; wishes are written as they are. */
  field?: Field["kind"] | "wishes";
}

/** Where the form belongs. */
export interface FormHost extends Host {
  /** Takes the last edit back, or brings it again. */
  back(act: "undo" | "redo"): void;
  /** Tells anew what was found: what was not yet written may be missing by now. */
  judge(): void;
  /** Returns one of the long lists that fields choose from. */
  listed(name: string): Known;
  edit(edit: Edit): void;
  /** Opens the board on which the order of a field is clicked. */
  click(field: Field): void;
  /** Returns an order in words; empty where it cannot be said. */
  saidOf(path: Path): string;
  /** Goes to the place in the text. */
  seek(path: Path): void;
  /** Shows the place in the text, if it has one, and leaves the focus where it is. */
  point(path: Path): void;
}
