// What crosses between kernel and browser on the page for teachers.

import type { Model as AnyModel } from "../shared/wire/model";
import type { Notice } from "../shared/types";
import type { Said } from "../shared/wire/wire";

/** A part of a section: words of the kernel, or something that the widget makes. */
export type Block = { kind: "text"; text: string } | { kind: "list"; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] } | { kind: "lessons" | "share" | "clear" };

export interface Section {
  id: string;
  title: string;
  /** What is read before an hour, or looked up. */
  weight: "read" | "looked-up";
  blocks: Block[];
}

export interface Lesson {
  id: string;
  number: string;
  title: string;
  about: string;
  facts: string[];
  notes: string[];
  aims: string[];
  programmes: string[];
  periods: number[];
  age: number;
  link: string;
}

export interface Scene {
  ply: number;
  answer: number;
  time: { at: number; last: number };
  lang: string;
  dir: string;
  title: string;
  lead: string;
  sections: Section[];
  lessons: Lesson[];
  programmes: { id: string; title: string; place: string }[];
  notice: Notice | null;
}

export interface Deed {
  kind: "speak";
  lang: string;
}
export type Model = AnyModel<Said<Deed, { what: "rule"; key: string }>>;
