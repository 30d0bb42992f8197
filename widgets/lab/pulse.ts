// Whether anybody still waits for the wars: a word now and then while they are played, and one when the page is left.

import type { Message } from "./types";

// The kernel waits for 90 seconds: a tab in the background may speak once a minute only.
export const BEAT = 20_000;

export class Pulse {
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly send: (message: Message) => void) {
    addEventListener("pagehide", this.leave);
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
    removeEventListener("pagehide", this.leave);
  }

  private readonly leave = (event: PageTransitionEvent): void => {
    if (event.persisted) return; // the reader may come back to it
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
