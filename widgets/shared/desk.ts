// What the parts of a widget may read and do, whatever the game; its shell provides it.

import type { Notice, Words } from "./types";

/** What the scenes of all games have. */
export interface AnyScene {
  ply: number;
  /** Counts scenes: a patch says to which one it belongs. */
  answer: number;
  notice?: Notice | null;
  /** The moment shown, and the last one there is; smaller means: only to look at. */
  time: { at: number; last: number };
}

/** To look at a moment; null: back to now. */
export interface Look {
  kind: "look";
  at: number | null;
}

export interface Desk<Scene extends AnyScene = AnyScene> {
  readonly root: HTMLElement;
  readonly scene: Scene;
  readonly words: Words;
  /** Shows a notice until the kernel answers again. */
  notify(notice: Notice): void;
}

/** Where something can be done, too. */
export interface DoingDesk<Scene extends AnyScene = AnyScene, Deed = Look> extends Desk<Scene> {
  /** Tells the kernel to change something; false when it was not sent because another answer is awaited. */
  tell(deed: Deed): boolean;
  /** Tells it as soon as no answer is awaited; the last wish of a kind holds. For what means the same wherever the game stands. */
  wish(deed: Deed): void;
  /**
   * Tells it as soon as no answer is awaited, as often as it is asked for. For steps back and on: pressed while a move is
   * on its way, they are meant from where that leads, and fall away with a move that is refused.
   *
   * @param can - whether it can be done where the game stands when its turn comes
   */
  queue(deed: Deed, can?: () => boolean): void;
}

/** One part of a widget: an element, and how it follows the scene. */
export interface Part<E extends Element = HTMLElement> {
  readonly element: E;
  update(): void;
  /** An answer takes so long that it is missed; whether the part says who thinks. */
  slow?(): boolean;
  /** Ends what it waits for and watches: the widget is taken down. */
  end?(): void;
}
