// Which moment the board asks for next: one request at a time, the last wish wins; and replay at a pace.

import type { Desk } from "./desk";
import type { Scene, Time } from "./types";

/** Milliseconds a moment stands still in a replay. */
export const PACES = { slow: 1600, normal: 700, fast: 250 } as const;
export type Pace = keyof typeof PACES;

const SETTLE = 120; // milliseconds that a slider must rest before its moment is asked for

/** Asks the kernel for moments, one at a time: while one is awaited only the last wish counts. */
export class Seeker {
  private wish: number | null = null;
  private asked: number | null = null;
  private seen: Scene;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly desk: Desk) {
    this.seen = desk.scene;
  }

  /** The moment that the reader is on the way to, else the one that is shown. */
  get goal(): number {
    return this.wish ?? this.asked ?? this.desk.scene.time.at;
  }

  /** Goes to a moment; a wish that may change at once, as while a slider is drawn, is asked for a little later. */
  go(at: number, soon = false): void {
    const { last } = this.desk.scene.time;
    this.wish = Math.min(Math.max(at, 0), last);
    clearTimeout(this.timer);
    if (soon) this.timer = setTimeout(() => this.send(), SETTLE);
    else this.send();
  }

  /** Takes note of a scene; true when it is a new one. */
  update(): boolean {
    const { scene } = this.desk;
    if (scene === this.seen) return false;
    this.seen = scene;
    this.asked = null;
    if (this.wish === scene.time.at) this.wish = null;
    this.send();
    return true;
  }

  /** Gives up what was not answered. */
  stop(): void {
    clearTimeout(this.timer);
    this.wish = this.asked = null;
  }

  private send(): void {
    const { at, last } = this.desk.scene.time;
    if (this.wish === null || this.asked !== null) return;
    const wish = this.wish;
    if (wish === at) this.wish = null;
    // Refused while another deed waits for its answer: the wish stays, and goes with the scene that comes then.
    else if (this.desk.tell({ kind: "look", at: wish === last ? null : wish })) [this.asked, this.wish] = [wish, null];
  }
}

/** Where a replay begins that is started at the end: with the last turn that has moments to show. */
export function replayStart(time: Time): number {
  return time.turns.map(([, at]) => at).filter((at) => at < time.last).at(-1) ?? 0;
}

/** Shows moment after moment; waits for each scene before it asks for the next. */
export class Replay {
  pace: Pace = "normal";
  private next: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly desk: Desk, private readonly seeker: Seeker, private readonly changed: () => void) {}

  get playing(): boolean {
    return this.next !== null;
  }

  start(): void {
    const { time } = this.desk.scene;
    this.next = time.at < time.last ? time.at + 1 : replayStart(time);
    this.seeker.go(this.next);
    this.changed();
  }

  stop(): void {
    clearTimeout(this.timer);
    if (this.next === null) return;
    this.next = null;
    this.changed();
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
    this.seeker.go(at);
  }
}
