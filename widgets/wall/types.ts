// What the server tells a wall (`apps/serving/hall/shows.py`): texts by language, and never a name.

export type Language = "en" | "fr";
export type Both = Record<Language, string>;

export interface Asked { id: string; ask: Both; unit: Both }
export interface Bar { letter: string; text: Both; count: number; came: number }

/** Answers as bars of options, or as how often each number was said. */
export interface Spread { answered: number; bars?: Bar[]; numbers?: [number, number][]; came?: number[] }

export interface HereShow { kind: "here"; lesson: Both; here: number; steps: { number: number; heading: Both; here: number }[]; opening: number; debrief: number; elsewhere: number }
export interface HourShow { kind: "hour"; lesson: Both; asks: Both }
export interface PredictionsShow extends Spread { kind: "predictions"; question: Asked; result: boolean; here: number; missing?: boolean }
export interface VotesShow {
  kind: "votes"; question: Asked; result: boolean; here: number; moved: number; again: number; missing?: boolean;
  /** Whether a second vote is under way: its counts stay hidden, so that nobody follows the first. */
  voting?: boolean;
  before?: Spread; after?: Spread; written?: { before: number; after: number };
}
export interface WarsShow {
  kind: "wars"; measure: Both; lines: { number: number; points: [number, number][] }[]; marked: number | null;
  fan: { parts: number[]; rows: { turn: number; values: number[] }[]; wars: number };
}
export type Interval = [mean: number, low: number, high: number];
export interface PooledShow {
  kind: "pooled"; about: Both; measure: Both; range: [number, number]; share: boolean; readers: number; wars: number; kept: number;
  result: boolean; missing?: boolean; rows: { way: Both; wars: number; mean: Interval | null; kept: Interval | null }[]; apart: Interval | null;
}
export interface TextShow { kind: "text"; question: Asked; text: string }
export interface PlainShow { kind: "invitation" | "blank" }
/** Of what is being read or counted there is nothing to draw yet. */
export interface WaitingShow { kind: string; waits: true }

export type Drawn = HereShow | HourShow | PredictionsShow | VotesShow | WarsShow | PooledShow | TextShow;
export type Show = Drawn | PlainShow | WaitingShow;

export type Light = "" | "dark" | "light";
export interface Told { show: Show; look: { light: Light; corner: boolean; turns?: number } }
