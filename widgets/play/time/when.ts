// Moments of a war in words.

import type { Scene, Time } from "../types";
import type { Words } from "../../shared/types";

/** A moment in words, as in "Turn 3, moment 41 of 97". */
export function momentText(words: Words, turn: number, at: number, last: number): string {
  return words(turn ? "board-time-at" : "board-time-at-setup", { turn, at, last });
}

/** Whether the board shows a moment of the past, to look at only; what is told leads to the present. */
export function isPast({ telling, time }: Scene): boolean {
  return time.at < time.last && !telling?.card;
}

/** The turn to which a moment belongs. */
export function turnAt(time: Time, at: number): number {
  return time.turns.filter(([, begins]) => begins <= at).at(-1)?.[0] ?? 0;
}

/** Id of the branch that is played; empty while there is only one that has no record yet. */
export function currentBranch(time: Time): string {
  return time.branches.find((branch) => branch.current)?.id ?? "";
}
