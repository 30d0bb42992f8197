// What crosses between kernel and browser at the strip of a room.

import type { Model as AnyModel } from "../shared/wire/model";
import type { Notice } from "../shared/types";
import type { Said } from "../shared/wire/wire";
import type { Kind } from "./read_past";

/** A step to which the teacher asks all to go; nothing for who is there. */
export interface Go {
  text: string;
  /** The same once it was read past. */
  line: string;
  /** What going there means; may be empty. */
  more: string;
  /** Where the lesson is, from the folder of all lessons; empty where this page is the one, or nobody knows. */
  link: string;
  /** Whether this page can go there itself. */
  does: boolean;
}

/** A form of the lesson that the teacher takes. */
export interface Form {
  text: string;
  /** What taking it means, and what the button does. */
  more: string;
  act: string;
  /** Whether what was done does not fit: it was to be taken, and something else is offered. */
  unfit: boolean;
}

/** A question that the teacher puts once more, after a talk. */
export interface Vote {
  /** Which of the votes of the hour it is. */
  round: number;
  ask: string;
  unit: string;
  /** Whether several options may be chosen. */
  many: boolean;
  /** None where a number is asked for. */
  options: { id: string; letter: string; text: string }[];
  /** What the room has counted: options by id, or one number as it was typed. */
  given: string[];
  /** Whether what was said last could not be read, such as a word for a number. */
  unread: boolean;
}

export interface Scene {
  ply: number;
  answer: number;
  time: { at: number; last: number };
  lang: string;
  dir: string;
  /** Whether the room has said yet what holds. */
  heard: boolean;
  /** The number of the place; 0 before the room has said it. */
  place: number;
  nickname: string;
  raised: boolean;
  /** Whether it was the teacher who took the hand down. */
  lowered: boolean;
  /** What is said to all now, by a name that tells it from the next; empty where nothing is. */
  holds: Record<Kind, string>;
  /** Whether all are asked to wait, with what the teacher wrote, which may be nothing. */
  wait: { text: string } | null;
  /** The step from which the teacher called the reader back; 0 where there is none. */
  back: number;
  go: Go | null;
  form: Form | null;
  vote: Vote | null;
  notice: Notice | null;
}

export type Deed = { kind: "hand"; raised: boolean } | { kind: "name"; nickname: string } | { kind: "go" } | { kind: "stay" } | { kind: "back" } | { kind: "form" } | { kind: "vote"; round: number; given: string[] } | { kind: "speak"; lang: string };
export type Model = AnyModel<Said<Deed, { what: "rule"; key: string }>>;
