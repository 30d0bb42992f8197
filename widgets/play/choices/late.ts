// What is pressed while an answer is awaited: done once the answer is there, if it still is what was pressed.

import type { Action } from "../../map/types";
import type { Scene } from "../types";
import { isPast } from "../time/when";

/** What is asked, without its numbers: what is left to spend changes within one step. */
export function stepOf({ prompt }: Scene): string {
  return prompt.text.replace(/\d+/g, "");
}

/**
 * Whether a choice of one scene is the same in a later one: nothing has moved meanwhile, or nothing but an own choice of the
 * same step, by which no dice fell and nobody else decided.
 */
export function isStill(id: string, before: Scene, now: Scene): boolean {
  if (isPast(now) !== isPast(before)) return false;
  if (now.ply === before.ply) return true;
  if (now.ply < before.ply || now.rolls.length > 0 || now.telling?.card || now.prompt.seat !== before.prompt.seat || stepOf(now) !== stepOf(before)) return false;
  const [was, is] = [before, now].map(({ actions }) => actions.find((found) => found.id === id));
  return !!was && !!is && is.text === was.text && !is.asks && (!is.ends || is.price === was.price);
}

/** Whether a choice is done at once when it is pressed, without a plan that says first what comes of it. */
export const isAtOnce = ({ rolls, mission, warns }: Action): boolean => !rolls && !mission && !warns;

/** The last choice that was pressed while an answer was awaited. */
export class Late {
  private id = "";
  private before: Scene | null = null;

  /** Remembers a choice whose plan opened on a scene that is about to pass. */
  note(id: string, before: Scene): void {
    this.id = id;
    this.before = before;
  }

  /** The choice whose plan is to be opened anew on this scene; it is said once. */
  due(now: Scene): Action | undefined {
    const { id, before } = this;
    this.before = null;
    if (!before || now.ply === before.ply || !isStill(id, before, now)) return undefined;
    return now.actions.find((action) => action.id === id);
  }
}
