// What crosses between kernel and browser for a drawn map: the atlas, sent once, and what lies on the map now. What there
// is of sides, pieces, boxes, marks and layers is the game's own; how such things can look and be read is said here.

import type { Line, Seat } from "../shared/types";

export type PlaceId = string;

export interface Place {
  id: PlaceId;
  name: string;
  /** Today's name. */
  modern: string;
  /** What kind of place it is, in a word. */
  kind: string;
  look: "town" | "land" | "wild" | "abroad";
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

export interface Side {
  id: Seat;
  name: string;
  /** How its pieces are framed. */
  shape: "round" | "square";
  /** Ids of its boxes, from above. */
  boxes: string[];
  /** That a place is under its control, and which units it has there: `%units%`. */
  control: string;
  units: string;
}

export interface Kind {
  id: string;
  side: Seat;
  name: string;
}

/** How pieces stand: in a box of their place, or with one of their faces up. */
export interface Box {
  id: string;
  name: string;
  /** Its name, and how it is drawn. */
  about: string;
  look: "solid" | "hollow" | "double" | "spent";
}

export interface Condition {
  id: string;
  about: string;
  look: "struck" | "under" | "over";
}

export interface Mark {
  id: string;
  name: string;
}

/** How a place is tinted: by side, or by a neutral hue. */
export type Tint = Seat | "grey" | "rose" | "sky" | "violet" | "green" | "";

export interface Shade {
  tint: Tint;
  /** From 0 (least) to 4 (most): five steps that can be told apart. */
  step: number;
  /** What stands in the place; empty where there is nothing to say. */
  figure: string;
  /** The same in a sentence for screen readers and the list. */
  says: string;
}

/** One thing at a time, shown on the whole map. `of` is a fact of the places, their control, or their marks joined by "+". */
export type Layer = { id: string; name: string; about: string; of: string; samples: Shade[] } & (
  /** A shade for each value that is worth one. */
  | { how: "table"; shades: Record<string, Shade> }
  /** Two numbers, one a side: the tint of the stronger, the deeper the farther it is ahead. `says` takes both by side. */
  | { how: "balance"; steps: number[]; says: string }
  /** A number: the deeper the larger. `figure` and `says` take it as `%value%`. */
  | { how: "amount"; steps: number[]; tint: Tint; figure: string; says: string });

export interface Atlas {
  name: string;
  viewBox: [number, number, number, number];
  /** Height of letters, in map units, for which the labels were placed. */
  letter?: number;
  land: { id: string; name: string; path: string }[];
  coast: string;
  /** Mountains as tone: paths from low to high. */
  relief?: { height: number; path: string }[];
  /** Sides of the mountains that lie in the shade, from light to dark. */
  shade?: string[];
  regions: { id: string; path: string; label: [number, number] }[];
  places: Place[];
  neighbours: Record<PlaceId, PlaceId[]>;
  /** In the order in which they are drawn, as are kinds and marks. */
  sides: Side[];
  kinds: Kind[];
  boxes: Box[];
  conditions: Condition[];
  marks: Mark[];
  layers: Layer[];
  /** What a place is that no side controls. */
  contested: string;
  /** Ids of the tracks that are shown large. */
  gauges: string[];
  /** What the drawing of towns, of borders of regions and of names of wild places means. */
  legend: { town: string; region: string; wild: string };
}

export interface PlaceState {
  /** The place without its units in words: name, kind, control, markers. */
  says: string;
  /** Left out where there is nothing to control. */
  control?: Seat | "";
  /** How many of each mark lie here. */
  marks?: Record<string, number>;
  /** What layers read. */
  facts?: Record<string, string | number | boolean | [number, number]>;
}

/** Pieces of one kind in the same place, box and condition: one cell on the board. */
export interface PieceGroup {
  kind: string;
  box: string;
  ids: string[];
  label: string;
  /** Ids of the conditions that hold. */
  is?: string[];
  /** How many there are where they have no names of their own. */
  count?: number;
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
  /** The turn whose page this line ends. */
  page?: number;
  /** Whether a computer decided this and its reasons are known: ask `why`. */
  why?: boolean;
}

/** A change on the map since the scene before, for a brief animation. */
export type Motion =
  /** From nowhere: new on the map; to nowhere: gone from it. */
  | { kind: "move"; piece: string; count: number; from: PlaceId | ""; to: PlaceId | "" }
  | { kind: "fire"; place: PlaceId; side: Seat }
  | { kind: "control"; place: PlaceId; side: Seat | "" }
  | { kind: "mark"; mark: string; place: PlaceId; on: boolean };

/** What the map shows of a scene. */
export interface MapScene {
  /** Counts scenes: a patch says to which one it belongs. */
  answer: number;
  places: Record<PlaceId, PlaceState>;
  /** By place, and there by a key that stays while the number of pieces changes. Patches know no order: the atlas does. */
  pieces: Record<PlaceId, Record<string, PieceGroup>>;
  actions: Action[];
  /** The last lines, by their id. */
  log: Record<string, LogEntry>;
  motion: Motion[];
}
