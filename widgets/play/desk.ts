// What the parts of the board may read and ask.

import type { MapDesk } from "../map/desk";
import type { Action, PlaceId } from "../map/types";
import type { DoingDesk } from "../shared/desk";
import type { Words } from "../shared/types";
import type { Deed, Question, Scene } from "./types";

/** Some choices of the scene, under a name. */
export interface Only {
  name: string;
  ids: readonly string[];
}

export interface Desk extends MapDesk, DoingDesk<Scene, Deed> {
  readonly root: HTMLElement;
  readonly scene: Scene;
  readonly words: Words;
  /** Width of the board in pixels, 0 until it is laid out; to ask the page in the middle of a change would cost a layout. */
  readonly width: number;
  /** Key of the piece group the card is about, or null when it is about the whole place. */
  readonly chosenGroup: string | null;
  /** Takes an action of the scene; with what the reader said would come, if asked. */
  pick(action: Pick<Action, "id">, predicted?: string, advised?: boolean): void;
  /** The choices that are looked at alone; null: all. */
  readonly only: Only | null;
  /** Shows some choices alone until the reader asks for all, or the game goes on; null: all. */
  narrow(only: Only | null): void;
  /** Shows what may come of an action before it is taken, where its button stands. */
  plan(action: Action, button: HTMLElement): void;
  /** Asks the kernel something that changes nothing; rejects with `NoReply`. */
  ask<T>(question: Question): Promise<T>;
  /** Asks likewise, and tells the reader where no answer comes in so many milliseconds: null then. */
  request<T>(question: Question, patience?: number): Promise<T | null>;
  /** Says something to who listens instead of looking. */
  say(parts: readonly string[]): void;
  /** Shows places on the map while a line that speaks of them is pointed at. */
  point(places: readonly PlaceId[]): void;
}

/** What a question about offers says of the choices that are looked at alone. */
export const onlyOf = ({ only }: Pick<Desk, "only">): { only?: readonly string[] } => (only ? { only: only.ids } : {});
