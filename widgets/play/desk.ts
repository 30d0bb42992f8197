// What the parts of the board may read and ask; main.ts provides it.

import type { Lookup } from "../map/lookup";
import type { Action, Atlas, Deed, Notice, PieceGroup, Place, PlaceId, Question, Words } from "../map/types";

export interface Desk {
  readonly root: HTMLElement;
  /** Width of the board in pixels, 0 until it is laid out; to ask the page in the middle of a change would cost a layout. */
  width: number;
  words: Words;
  atlas: Atlas;
  look: Lookup;
  /** The place whose card is open, or null. */
  chosen: PlaceId | null;
  /** Key of the piece group the card is about, or null when it is about the whole place. */
  chosenGroup: string | null;
  place(id: PlaceId): Place | undefined;
  /** Name of a place with its code, as in "Mostaganem (V-4)". */
  title(id: PlaceId): string;
  /** Takes an action of the scene; with what the reader said would come, if asked. */
  pick(action: Pick<Action, "id">, predicted?: string): void;
  /** Shows what may come of an action before it is taken, where its button stands. */
  plan(action: Action, button: HTMLElement): void;
  /** Tells the kernel to change something; false when it was not sent because another answer is awaited. */
  tell(deed: Deed): boolean;
  /** Asks the kernel something that changes nothing; rejects with `NoReply`. */
  ask<T>(question: Question): Promise<T>;
  /** Shows a notice over the board until the next scene. */
  notify(notice: Notice): void;
  /** Opens the explanation of a rule beside an element. */
  /** A click or Enter on a place (and perhaps on one of its pieces). */
  press(place: PlaceId, how: "click" | "keyboard", group?: PieceGroup): void;
  closeCard(): void;
  /** Shows places on the map while a line that speaks of them is pointed at. */
  point(places: readonly PlaceId[]): void;
  /** Says something to screen readers. */
  announce(text: string): void;
}

/** One part of the board: an element, and how it follows the scene. */
export interface Part<E extends Element = HTMLElement> {
  element: E;
  update(): void;
}
