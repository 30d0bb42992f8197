// The scene and the atlas as the kernel sends them; names that cross keep their snake case.

export type Side = "fln" | "gov" | "";
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
}

export interface Atlas {
  viewBox: [number, number, number, number];
  /** Height of letters, in map units, for which the labels were placed. */
  letter?: number;
  land: { id: string; name: string; path: string }[];
  coast: string;
  wilayas: { id: string; path: string; label: [number, number] }[];
  places: Place[];
  neighbours: Record<PlaceId, PlaceId[]>;
}

export interface PlaceState {
  control: Side;
  terror: boolean;
  resettled: boolean;
  remote: boolean;
  summary: string;
}

/** Pieces of one kind that stand in the same place, box and condition: one cell on the board. */
export interface PieceGroup {
  place: PlaceId;
  side: "fln" | "gov";
  kind: Kind;
  box: BoxId;
  ids: string[];
  label: string;
  /** Conditions are only sent where they hold. */
  neutralized?: boolean;
  dispersed?: boolean;
  airmobile?: boolean;
}

export interface Track {
  id: string;
  label: string;
  value: number;
  max: number;
  text: string;
  side: Side;
}

export interface Action {
  id: string;
  group: string;
  text: string;
  /** What tells it from others under its heading; empty where only the whole text is clear. */
  short: string;
  targets: string[];
  /** Odds of an action that rolls, or the price of one that is paid for. */
  odds: string;
  /** Whether it ends the step, as in "done" and "pass". */
  ends: boolean;
  /** Whether a click on the map shows it first instead of taking it. */
  ask: boolean;
}

export interface LogEntry {
  id: number;
  turn: number;
  seat: Side;
  kind: string;
  rule: string;
  text: string;
  places: PlaceId[];
  faces: number[];
}

export interface Notice {
  level: "refusal" | "error" | "info";
  text: string;
  rule?: string;
  hint?: string;
}

export interface Scene {
  format: number;
  ply: number;
  lang: string;
  dir: "ltr" | "rtl";
  heading: string;
  prompt: { seat: Side; text: string; why: string; yours: boolean };
  places: Record<PlaceId, PlaceState>;
  pieces: PieceGroup[];
  tracks: Track[];
  actions: Action[];
  log: LogEntry[];
  can: { undo: boolean; redo: boolean };
  notice: Notice | null;
  over: { text: string; winner: "fln" | "gov" } | null;
}

export type Message =
  | { kind: "pick"; id: string; ply: number }
  | { kind: "undo"; ply: number }
  | { kind: "redo"; ply: number };

/** The part of an anywidget model that the board uses. */
export interface Model {
  get(name: string): unknown;
  on(name: string, callback: () => void): void;
  off(name: string, callback: () => void): void;
  send(message: Message): void;
}

/** Looks up a fixed text of the interface, already in the reader's language. */
export type Words = (key: string) => string;
