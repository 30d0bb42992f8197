// What the kernel sends to the card table, and what the browser sends back. No rule lives in the browser.

import type { Result } from "../shared/keeping/record";
import type { TakeBack } from "../shared/parts/take_back";
import type { Chance, Line, Notice, Seat } from "../shared/types";
import type { Model as AnyModel } from "../shared/wire/model";
import type { RuleQuestion } from "../shared/told/rule";
import type { Said } from "../shared/wire/wire";

export type FrontId = "military" | "political" | "diplomatic";
export type Kind = "agent" | "event" | "supporter";

/** What is printed on a card. All 42 faces are public, and sent once. */
export interface Face {
  id: string;
  seat: Seat;
  name: string;
  kind: Kind;
  /** Home front of an agent, empty for others. */
  front: FrontId | "";
  /** Icon ids from left to right, such as ATTACK. */
  icons: string[];
  date: string;
  note: string;
  source: string;
}

/** Sent once a language. */
export interface Atlas {
  language: string;
  direction: "ltr" | "rtl";
  faces: Record<string, Face>;
  icons: Record<string, { name: string; text: string; rule: string }>;
  fronts: Record<FrontId, string>;
  kinds: Record<Kind, string>;
  seats: Record<Seat, string>;
  /** Says that the deck is reconstructed; empty for another deck. Shown beside the table at all times. */
  decks: string;
}

/** A card somewhere on the table. `id` is empty when this seat may not know it. */
export interface CardView {
  /** Names the place, or the card where it is known: never tells more than `id`. */
  key: string;
  id: string;
  facing: "up" | "down";
  /** Face down, but the viewer knows it (its owner, or because it has been seen). */
  known: boolean;
  /** For an unknown card: the range of icon values still possible, such as "1–3"; else empty. */
  range: string;
  /** Full text for a screen reader, with place and state. */
  label: string;
  /** It is being resolved now, or arrived since this viewer last decided. */
  acting: boolean;
  fresh: boolean;
  /** For the acting card: place of the icon being resolved, from 0; else -1. */
  icon: number;
  /** For a prisoner: where it was captured. */
  from: FrontId | "";
}

export interface Row {
  seat: Seat;
  cards: CardView[];
  /** Icons of the row as this viewer knows them: least = most when it is certain. */
  least: number;
  most: number;
  /** "5", or "3 to 6". */
  total: string;
  rally: string;
  label: string;
}

export interface Front {
  id: FrontId;
  fln: Row;
  gov: Row;
  /** Lead of the FLN, from -8 to 8 or beyond, as far as this viewer knows. */
  least: number;
  most: number;
  /** "FLN leads by 3", "between French +1 and FLN +2". */
  lead: string;
  /** The domination race in words: "8 wins at once; FLN needs 5 more". */
  race: string;
  /** Chance of domination at the next turn, by sampling; empty if there is none to tell. */
  risk: string;
}

/** Something that may be picked now. `id` is sent back as it is. */
export interface Pick {
  id: string;
  /** "Attack Bigeard", "Play face-down in the political front", "Do without". */
  label: string;
  verb: string;
  /** Key of the card that it is about (in hand, in a row, in prison); empty for a button only. */
  card: string;
  /** Where it would go, for a card to play. */
  place: FrontId | "discard" | "";
  facing: "up" | "down" | "";
  /** Asked before it is done; empty if not. */
  confirm: string;
  /** What may come of it, in words and shares; empty if nothing is left to chance. */
  odds: Odds[];
  /** What the chances rest on, in a sentence; empty if there is nothing to say. */
  note: string;
}

export type Way = "again" | "exchange";

export interface Odds extends Chance {
  /** Sampled shares are marked as such; others are exact. */
  sampled: boolean;
}

export interface LogLine extends Line {
  /** Indent of a nested activation. */
  depth: number;
  /** Dice that fell, with what they came to. */
  dice: { face: number; counts: "hit" | "miss" | "again" | "" }[];
}

export interface Ending {
  title: string;
  text: string;
  rule: string;
  /** Empty when no scoring took place. */
  fronts: { id: FrontId; name: string; fln: string; gov: string; winner: string }[];
}

/** A turn that swung the game: what happened, how likely it was, what would have stopped it. */
export interface Point {
  /** Moment in which its turn begins. */
  ply: number;
  text: string;
  chance: string;
  answer: string;
}

export interface Scene {
  ply: number;
  answer: number;
  /** Whose eyes: a seat, or empty for what everybody may see. */
  viewer: Seat | "";
  /** After the game: all cards are open. */
  open: boolean;
  title: string;
  turn: string;
  /** Said where a step of a guided game offers less than the rules allow; left out or empty where nothing does. */
  limited?: string;
  prompt: { text: string; seat: Seat | ""; rule: string; hint: string };
  /** The screen changes hands: hands are covered until this seat says that it is alone. Null otherwise. */
  handover: { seat: Seat; text: string; button: string } | null;
  fronts: Front[];
  /** The viewer's hand, and the cards looked at by a RECRUIT beside it. */
  hand: { seat: Seat | ""; cards: CardView[]; label: string };
  looked: { cards: CardView[]; label: string };
  /** Open replay only: the other hand too. */
  other_hand: { cards: CardView[]; label: string };
  /** An automaton has no hand: null, which a merge patch leaves out. */
  piles: Record<Seat, { hand: number | null; deck: number; label: string }>;
  prison: { cards: CardView[]; label: string };
  graveyard: { cards: CardView[]; label: string };
  discards: Record<Seat, { cards: CardView[]; label: string }>;
  picks: Pick[];
  /** What happened since this viewer last decided, in order. */
  news: LogLine[];
  log: LogLine[];
  notice: Notice | null;
  can_undo: boolean;
  undo?: TakeBack;
  can_redo: boolean;
  ending: Ending | null;
  /** Once the game is over, at its end; empty before. */
  points: Point[];
  /** How the game ended, where that counts for its reader's record. */
  result?: Result;
  /** Whether the reader may ask which of their decisions cost most: once the game is over. */
  costly?: boolean;
  /** How the game that is over can be begun anew: by the same players, or with the sides exchanged. */
  ways?: Way[];
  /** Moments that may be looked at; only the last while the game runs with hidden cards of somebody else. */
  time: { at: number; last: number; open: boolean; turns: { turn: number; ply: number }[] };
}

/** What changes something; the kernel answers with a scene. Every message carries the ply of the scene that it answers. */
export type Deed =
  | { kind: "pick"; id: string }
  | { kind: "undo" | "redo" }
  /** The hand-over: this seat is alone before the screen. */
  | { kind: "take"; seat: Seat }
  /** A moment of the replay; null is the end. */
  | { kind: "look"; at: number | null }
  /** To go on from a moment of a game that is over, in a game of its own. */
  | { kind: "branch"; at: number }
  /** To begin another game once this one is over. */
  | { kind: "begin"; way: Way };

/** What only asks; the kernel answers with a reply of the same number. */
export type Question = RuleQuestion
  /** What the computer would do, at once; then what the strongest player has found: {@link Advice}. */
  | { what: "hint" | "taught" }
  /** The decisions of a game that is over which cost most. */
  | { what: "costly" };

/** What is advised to whoever decides. */
export interface Advice {
  /** The id of the pick. */
  pick: string;
  text: string;
  /** What it is for; empty where nobody says. */
  why: string;
  /** What the strongest player teaches, a sentence each; left out at first. */
  taught?: string[];
}

export type Message = Said<Deed, Question>;
export type Model = AnyModel<Message>;
