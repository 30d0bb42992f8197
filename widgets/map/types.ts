// What crosses between kernel and browser for a drawn map: the atlas, sent once, and what lies on the map now.

import type { Line, Seat } from "../shared/types";

export type PlaceId = string;
export type BoxId = "UG" | "OPS" | "PTL" | "OC";
export type Kind =
  | "front" | "cadre" | "band" | "failek"
  | "division" | "brigade" | "elite" | "algerian" | "police";

export interface Place {
  id: PlaceId;
  name: string;
  modern: string;
  kind: "urban" | "rural" | "remote" | "country";
  wilaya: string;
  path: string;
  centre: [number, number];
  label: [number, number];
  anchor: "start" | "middle" | "end";
  room: number;
  /** Free rectangles for pieces: left, top, width, height. They meet no name and no rectangle of another place. */
  fields?: [number, number, number, number][];
  /** Where the mark of the town stands. */
  town?: [number, number];
}

export interface Atlas {
  viewBox: [number, number, number, number];
  /** Height of letters, in map units, for which the labels were placed. */
  letter?: number;
  land: { id: string; name: string; path: string }[];
  coast: string;
  /** Mountains as tone: paths from low to high. */
  relief?: { height: number; path: string }[];
  /** Sides of the mountains that lie in the shade, from light to dark. */
  shade?: string[];
  wilayas: { id: string; path: string; label: [number, number] }[];
  places: Place[];
  neighbours: Record<PlaceId, PlaceId[]>;
}

export interface PlaceState {
  control: Seat | "";
  /** Markers are only sent where they lie. */
  terror?: boolean;
  resettled?: boolean;
  remote?: boolean;
  /** The place without its units in words: name, kind, control, markers. */
  says: string;
  /** Units on the map, FLN and Government; left out where both are 0. */
  units?: [number, number];
  /** Their firepower, FLN and Government. */
  fire?: [number, number];
  /** AP that the FLN would receive from here now. */
  income?: number;
  /** Whether something was changed here since the turn began. */
  changed?: boolean;
}

/** Pieces of one kind that stand in the same place, box and condition: one cell on the board. */
export interface PieceGroup {
  place: PlaceId;
  side: Seat;
  kind: Kind;
  box: BoxId;
  ids: string[];
  label: string;
  /** Conditions are only sent where they hold. */
  neutralized?: boolean;
  dispersed?: boolean;
  airmobile?: boolean;
}

export interface Action {
  id: string;
  group: string;
  text: string;
  /** What tells it from others under its heading; left out where only the whole text is clear. */
  short?: string;
  /** Places and pieces that pick it; left out where it aims at nothing. */
  targets?: string[];
  /** What it costs, in words. */
  price?: string;
  /** Whether dice fall: their odds are shown before the pick is sent. */
  rolls?: boolean;
  /** Whether it ends the step, as in "done" and "pass". */
  ends?: boolean;
  /** Whether it is the way on for who is new, as a ready-made deployment is. */
  leads?: boolean;
  /** Whether a click on the map shows it first instead of taking it. */
  ask?: boolean;
}

export interface LogEntry extends Line {
  id: number;
  kind: "chose" | "entered" | "rolled" | "moved" | "flipped" | "counted" | "revealed";
  places?: PlaceId[];
  faces?: number[];
  /** Whether a computer decided this and its reasons are known: ask `why`. */
  why?: boolean;
}

/** A change on the map since the scene before, for a brief animation. */
export type Motion =
  /** From nowhere: new on the map; to nowhere: gone from it. */
  | { kind: "move"; side: Seat; piece: Kind; count: number; from: PlaceId | ""; to: PlaceId | "" }
  | { kind: "fire"; place: PlaceId; side: Seat }
  | { kind: "control"; place: PlaceId; side: Seat | "" }
  | { kind: "terror" | "resettled"; place: PlaceId; on: boolean };

/** What the map shows of a scene. */
export interface MapScene {
  /** Counts scenes: a patch says to which one it belongs. */
  answer: number;
  places: Record<PlaceId, PlaceState>;
  /** By `PLACE/BOX/KIND/CONDITIONS`, see `groupKey`. */
  pieces: Record<string, PieceGroup>;
  actions: Action[];
  /** The last lines, by their id. */
  log: Record<string, LogEntry>;
  motion: Motion[];
}
