// What the parts of the card table may read and do; table.ts provides it.

import type { Notice, Words } from "../map/types";
import type { Atlas, Deed, Pick, Scene } from "./types";

export interface Desk {
  readonly root: HTMLElement;
  readonly atlas: Atlas;
  readonly scene: Scene;
  /** Key of the card that is open in the tray, or null. */
  readonly selected: string | null;
  /** Whether the fronts stand one under the other, as on a phone. */
  readonly narrow: boolean;
  /** The pick that waits for the reader's confirmation, or null. */
  readonly asked: Pick | null;
  /** A fixed text of the interface in the reader's language. */
  readonly words: Words;
  /** What may be picked about a card now. */
  picksOf(key: string): Pick[];
  /** Opens a card in the tray, or closes it; by keyboard the focus goes along. */
  select(key: string | null, how: "pointer" | "keyboard"): void;
  /** Carries out a pick, after asking where it has to be confirmed. */
  choose(pick: Pick): void;
  /** Answers the question of {@link asked}. */
  answer(yes: boolean): void;
  /** Tells the kernel something; false when it was not sent because another answer is awaited. */
  tell(deed: Deed): boolean;
  notify(notice: Notice): void;
}

/** One part of the table: an element, and how it follows the scene. */
export interface Part {
  readonly element: HTMLElement;
  update(): void;
}
