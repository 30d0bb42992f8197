// What is said over a board whose other side somebody elsewhere plays, as the kernel writes it.

import type { Model as AnyModel } from "../shared/wire/model";

/** A turn that was handed over: what to send, and how. */
export interface Card {
  title: string;
  steps: string[];
  warning: string;
  /** The file, and what it is called. */
  text: string;
  name: string;
  /** The same as letters of a link; empty where it is too long for one. */
  link: string;
  words: Record<string, string>;
}

export interface View {
  lang: string;
  dir: string;
  title: string;
  says: string;
  /** What stands on the button that hands the turn over; empty while the reader decides. */
  hand: string;
  is_ready: boolean;
  /** What stands on the button that opens what came back; empty where nothing can come. */
  open: string;
  card: Card | null;
}

export type Message = { kind: "hand" };
export type Model = Omit<AnyModel<Message>, "set">;
