// Whether anybody still waits for the wars: a word now and then while they are played, and one when the page is left.

import type { Message } from "./types";

// The kernel waits for 90 seconds: a tab in the background may speak once a minute only.
export const BEAT = 20_000;
// The first is said by our own pages before Voila lets go of the kernel; too late for a word is the second there.
const LEAVING = ["al-leave", "pagehide"];

export class Pulse {
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly send: (message: Message) => void) {
    for (const name of LEAVING) addEventListener(name, this.leave);
  }

  /** Notes whether wars are being played for this page. */
  beat(going: boolean): void {
    if (!going) {
      clearInterval(this.timer);
      this.timer = undefined;
    } else this.timer ??= setInterval(() => this.say({ kind: "alive" }), BEAT);
  }

  destroy(): void {
    this.beat(false);
    for (const name of LEAVING) removeEventListener(name, this.leave);
  }

  private readonly leave = (): void => {
    if (this.timer !== undefined) this.say({ kind: "leave" });
    this.beat(false);
  };

  private say(message: Message): void {
    try {
      this.send(message);
    } catch {
      // A kernel that has ended plays nothing more: whoever presses a button next is told.
      this.beat(false);
    }
  }
}
