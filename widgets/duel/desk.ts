// What the parts of the card table may read and do; table.ts provides it.

import type { DoingDesk } from "../shared/desk";
import type { Atlas, Deed, Pick, Question, Scene } from "./types";

export interface Desk extends DoingDesk<Scene, Deed> {
  readonly atlas: Atlas;
  /** Asks the kernel something that changes nothing; null where no answer comes, which the reader is told. */
  request<T>(question: Question, patience?: number): Promise<T | null>;
  /** Key of the card that is open in the tray, or null. */
  readonly selected: string | null;
  /** Whether the fronts stand one under the other, as on a phone. */
  readonly narrow: boolean;
  /** The pick that waits for the reader's confirmation, or null. */
  readonly asked: Pick | null;
  /** What may be picked about a card now. */
  picksOf(key: string): Pick[];
  /** Opens a card in the tray, or closes it; by keyboard the focus goes along. */
  select(key: string | null, how: "pointer" | "keyboard"): void;
  /** Carries out a pick, after asking where it has to be confirmed. */
  choose(pick: Pick): void;
  /** Carries out a pick without asking. */
  take(pick: Pick): void;
  /** Asks the kernel something that changes nothing, and tells the reader where no answer comes in so many milliseconds: null then. */
  request<T>(question: Question, patience?: number): Promise<T | null>;
  /** Answers the question of {@link asked}. */
  answer(yes: boolean): void;
}
