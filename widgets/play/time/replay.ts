// Replay: moment after moment at a pace.

import type { Scrubber } from "../../shared/parts/scrubber";
import type { Desk } from "../desk";
import type { Time } from "../types";

/** Milliseconds a moment stands still in a replay. */
export const PACES = { slow: 1600, normal: 700, fast: 250 } as const;
export type Pace = keyof typeof PACES;

/** Where a replay begins that is started at the end: with the last turn that has moments to show. */
export function replayStart(time: Time): number {
  return time.turns.map(([, at]) => at).filter((at) => at < time.last).at(-1) ?? 0;
}

/** Shows moment after moment; waits for each scene before it asks for the next. */
export class Replay {
  pace: Pace = "normal";
  private next: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly desk: Desk, private readonly scrubber: Scrubber, private readonly changed: () => void) {}

  get playing(): boolean {
    return this.next !== null;
  }

  start(): void {
    const { time } = this.desk.scene;
    this.next = time.at < time.last ? time.at + 1 : replayStart(time);
    this.scrubber.go(this.next);
    this.changed();
  }

  stop(): void {
    clearTimeout(this.timer);
    if (this.next === null) return;
    this.next = null;
    this.changed();
  }

  /** Ends for good, and shows nothing any more. */
  end(): void {
    clearTimeout(this.timer);
    this.next = null;
  }

  /** Goes on after a new scene; one that was not asked for means that somebody else has taken over. */
  update(): void {
    const { at, last } = this.desk.scene.time;
    if (this.next === null) return;
    if (at !== this.next || at >= last) return this.stop();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.step(at + 1), PACES[this.pace]);
  }

  private step(at: number): void {
    if (this.next === null) return;
    this.next = at;
    this.scrubber.go(at);
  }
}
