// What crosses between kernel and browser on the home page.

import type { Model as AnyModel } from "../shared/wire/model";
import type { Chance, Notice, Seat } from "../shared/types";
import type { Said } from "../shared/wire/wire";

export interface Place {
  id: string;
  path: string;
  centre: [number, number];
  label: [number, number];
  name: string;
  look: string;
}

/** The drawing, sent once. */
export interface Atlas {
  viewBox: [number, number, number, number];
  coast: string;
  borders: Record<string, string>;
  letter: number;
  land: string[];
  places: Place[];
}

/** How a war stood at the end of a turn. */
export interface Frame {
  turn: number;
  control: Record<string, Seat>;
  /** Units of the FLN and of the Government in a place. */
  forces: Record<string, [number, number]>;
  support: [number, number];
  held: [number, number];
  says: string;
}

export interface War {
  number: number;
  title: string;
  frames: Frame[];
  end: string;
}

export interface Result {
  number: number;
  faces: number[];
  said: number;
  came: number;
  steps: string[];
  effect: string;
  verdict: string;
  score: string;
}

export interface Throw {
  places: { id: string; name: string; chosen: boolean }[];
  place: string;
  question: string;
  why: string;
  rows: (Chance & { chance: string })[];
  result: Result | null;
}

export interface Many {
  done: number;
  of: number;
  going: boolean;
  rows: { side: Seat | ""; count: number; text: string }[];
  says: string;
}

export interface Lesson {
  /** The language of its texts, which may be another than that of the page. */
  lang: string;
  id: string;
  slug: string;
  number: string;
  title: string;
  about: string;
  facts: string[];
  notes: string[];
  steps: number;
  link: string;
}

/** A way through the course for who has so much time. */
export interface Way {
  id: string;
  label: string;
  about: string;
  /** Ids of its lessons, in their order. */
  lessons: string[];
  /** How many of them are taken. */
  take: number;
}

export interface Link {
  text: string;
  link: string;
}

export interface Scene {
  ply: number;
  answer: number;
  time: { at: number; last: number };
  lang: string;
  dir: string;
  title: string;
  lead: string[];
  war: War;
  throw: Throw;
  many: Many | null;
  path: Lesson[];
  ways: Way[];
  /** Tables of the room at which somebody waits, or the reader sits. */
  tables: Link[];
  doors: { id: string; title: string; text: string; links: Link[] }[];
  ending: { id: string; title: string; texts: string[]; more: Link | null }[];
  notice: Notice | null;
}

export type Deed = { kind: "aim"; place: string } | { kind: "throw"; said: number } | { kind: "speak"; lang: string }
  | { kind: "again" | "many" | "stop" | "another" };
export type Model = AnyModel<Said<Deed, { what: "rule"; key: string }>>;
