// The choices before a game, as the kernel writes them.

import type { Model as AnyModel } from "../shared/wire/model";

export interface Option {
  value: string;
  label: string;
  note?: string;
}

export interface Field {
  key: string;
  kind: "cards" | "menu" | "tick" | "number";
  label: string;
  value: string | number | boolean;
  options?: Option[];
  hint?: string;
  /** Not offered with what is chosen above. */
  off?: boolean;
  /** What few readers need is folded away. */
  folded?: boolean;
}

/** The levels of a game side by side: how each thinks, and how it fared against each lower one. */
export interface Compared {
  title: string;
  /** Heading of the levels, then of each lower one. */
  head: string[];
  levels: { name: string; how: string; fared: string[] }[];
  note: string;
}

export interface Form {
  /** The event that opens the sheet, if it is not that of a new game. */
  opens?: string;
  lang: string;
  dir: string;
  title: string;
  note: string;
  more: string;
  begin: string;
  cancel: string;
  /** What can be done instead of beginning; may be empty. */
  aside: string;
  /** A page to which a newcomer may go instead. */
  first?: { label: string; note: string; href: string } | null;
  /** The computer players that may be chosen, compared. */
  compared?: Compared | null;
  /** Whose games may be counted: the reader's side against the player chosen, with the sentences that say so. */
  record?: { game: string; side: string; level: string; won: string; drawn: string } | null;
  fields: Field[];
}

export type Values = Record<string, Field["value"]>;
export type Message = { kind: "set" | "begin" | "aside"; values: Values };
export type Model = Omit<AnyModel<Message>, "set">;
