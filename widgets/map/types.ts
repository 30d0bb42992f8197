// What crosses between kernel and browser for a drawn map: the atlas, sent once, and what lies on the map now. What there
// is of sides, pieces, boxes, marks and layers is the game's own; how such things can look and be read is said here.

import type { Line, Seat } from "../shared/types";
import type { Term } from "../shared/told/terms";

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
  /** The middle of the base line of its name. */
  label: [number, number];
  /** A plate that its name stands on, across its edge: left, top, width, height. */
  plate?: [number, number, number, number];
  room: number;
  /** Free rectangles for pieces: left, top, width, height. They meet no name and no rectangle of another place. */
  fields?: [number, number, number, number][];
  /** Where the mark of the town stands, beside which its name is written. */
  town?: [number, number];
  /** Whether it counts as high land: where some places do, mountains are drawn in these and abroad only. */
  high?: boolean;
}

/** The name of a sea, a range or a neighbour, written along a line. */
export interface Letters {
  id: string;
  look: "water" | "range" | "country";
  path: string;
  height: number;
  text: string;
}

/** A place that lies off the sheet, drawn as a small map of its own. */
export interface Inset {
  /** The place. */
  id: PlaceId;
  land: string;
  /** The land of others around it. */
  around: string;
  towns: { name: string; at: [number, number]; anchor: "start" | "end" }[];
}

/** Places that belong together, under a number and a name. */
export interface Region {
  id: string;
  number: string;
  name: string;
  /** The middle of the base line of the number. */
  label: [number, number];
  /** Height of the letters of number and name. */
  height: [number, number];
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
  /** Letters that stand for it on its pieces; without them its silhouette stands alone. */
  initials?: string;
  /** What such a piece is for, in a line. */
  does?: string;
  /** Its ratings in words, and those of a piece in a condition that changes them. */
  facts?: string;
  facts_if?: Record<string, string>;
}

/** How pieces stand: in a box of their place, or with one of their faces up. */
export interface Box {
  id: string;
  name: string;
  /** Its name, and what it means to stand there. */
  about: string;
  look: "solid" | "hollow" | "double" | "spent";
  /** Whether it has no sign of its own: its frame, or what stands in it, says all. */
  bare?: boolean;
}

export interface Condition {
  id: string;
  about: string;
  look: "struck" | "under" | "over";
}

export interface Mark {
  id: string;
  name: string;
  /** What it means for the place, in a line. */
  about?: string;
  /** Whether it is drawn light on dark, so that it is seen first. */
  strong?: boolean;
  /** Whose it is, if anybody's: drawn in the colour and the shape of that side. */
  side?: Seat;
  /** What it says with its number, `%count%`, which then stands beside it always and not only where there are several. */
  counted?: string;
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
  /** How small the pieces of a crowded place may be on the screen, in pixels; those with letters cannot be as small as others. */
  least?: number;
  /** How far to the north of it sea and land are drawn: they are seen where a frame is taller than the map. */
  north?: number;
  land: { id: string; path: string }[];
  coast: string;
  /** Mountains as light and shade: the address of a picture of the whole sheet. */
  relief?: string;
  /** Lines of three ranks. */
  borders?: Partial<Record<"state" | "region" | "area", string>>;
  letters?: Letters[];
  insets?: Inset[];
  /** How long a distance is across and up the sheet, from a foot. */
  scale?: { at: [number, number]; across: number; up: number; km: number; text: string };
  regions: Region[];
  places: Place[];
  neighbours: Record<PlaceId, PlaceId[]>;
  /** In the order in which they are drawn, as are kinds and marks. */
  sides: Side[];
  kinds: Kind[];
  boxes: Box[];
  conditions: Condition[];
  /** What each order does, in a sentence, by the verb of its action. */
  deeds?: Record<string, string>;
  marks: Mark[];
  layers: Layer[];
  /** What a place is that no side controls. */
  contested: string;
  /** Ids of the tracks that are shown large. */
  gauges: string[];
  /** The words of the game, to be explained where they stand. */
  terms?: Term[];
  /** What is drawn of the land means, by what it is. */
  legend: Partial<Record<"closed" | "state" | "region" | "area" | "town" | "wild" | "ground" | "callout" | "scale", string>>;
}

export interface PlaceState {
  /** The place without its units in words: name, kind, control, markers. */
  says: string;
  /** Left out where there is nothing to control. */
  control?: Seat | "";
  /** Whether it is no part of the game yet. */
  closed?: boolean;
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
  /** What it costs and leaves, in words. */
  price?: string;
  /** Whether that crosses a threshold: it is asked once more, and the plan says why. */
  warns?: boolean;
  /** Whether dice fall: their odds are shown before the pick is sent. */
  rolls?: boolean;
  /** Whether it begins what is offered whole: then its plan opens, see `offer`. */
  mission?: boolean;
  /** Whether it ends the step, as in "done" and "pass". */
  ends?: boolean;
  /** Whether it ends the step with nothing done, or leaves what is free: never the button that leads on. */
  idles?: boolean;
  /** What it would waste: the board asks before it is taken. */
  asks?: string;
  /** Whether a step of a lesson asks for it. */
  asked?: boolean;
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
