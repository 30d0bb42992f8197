// What the kernel adds to a scene of the war by cards: what lies beside the map.

import type { PieceGroup } from "../map/types";
import type { Scene } from "../play/types";
import type { Seat } from "../shared/types";

export interface CardText {
  id: string;
  name: string;
  says: string;
  /** Whether it could do something now; left out once its Event is not to be chosen any more. */
  can?: boolean;
  /** Its effects, each with whether it could act now. */
  parts?: { says: string; can: boolean }[];
}

export interface CardInPlay {
  number: number;
  title: string;
  kind: "none" | "event" | "pivotal" | "propaganda";
  kind_name?: string;
  texts: CardText[];
  does?: string;
  history?: string;
  works?: { short: string; full: string }[];
}

/** Of the cards to come only their number is known. */
export interface Deck {
  short: string;
  says: string;
  /** When the next Propaganda card comes, in a few words; empty where nobody knows. */
  round: string;
  rounds: string;
  before: string;
}

/** A box of the initiative track. */
export interface OrderBox {
  name: string;
  short: string;
  /** Who took it or what it would leave, in whole sentences. */
  says: string;
  taken?: Seat;
  open?: boolean;
  /** The actions that take it. */
  picks?: string[];
}

/** Who is 1st and 2nd Eligible; `stands`: the cylinder has not left for a box yet. */
export interface Eligible {
  seat: Seat;
  name: string;
  says: string;
  stands: boolean;
}

export interface Marker {
  id: string;
  kind: "pivotal" | "capability" | "momentum";
  seat: Seat | "both";
  name: string;
  lasts: string;
  helps: string;
  does: string;
}

export interface HeldCard {
  number: number;
  seat: Seat;
  name: string;
  is: "played" | "held" | "ready";
  state: string;
  does: string;
}

export interface EdgeMark {
  name: string;
  short: string;
  value: number;
  seat: Seat;
}

export interface PieceBox {
  name: string;
  about: string;
  says: string;
  pieces: Record<string, Pick<PieceGroup, "kind" | "box" | "label"> & { count: number }>;
}

export interface Cards {
  card: CardInPlay;
  deck: Deck;
  order: { says: string; first: Seat; second: Seat; eligible: Eligible[]; boxes: Record<string, OrderBox> };
  shelf: Record<string, Marker>;
  hand: Record<string, HeldCard>;
  edge: { max: number; marks: Record<string, EdgeMark>; lines: { at: number; seat: Seat; says: string }[] };
  france: { at: number; boxes: { id: string; says: string }[]; moves: string };
  /** `at` is -1 where it is not in use. */
  border: { at: number; max: number; says: string; moves: string };
  boxes: Record<string, PieceBox>;
}

export interface CampaignScene extends Scene {
  cards?: Cards;
}
