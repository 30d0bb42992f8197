// What a screen reader hears of a widget as a whole.

import { h, setText } from "../dom";

const SETTLED = 150; // milliseconds after which what is said in a region that has just come is heard
const ENDED = /[.!?…:;]["'»”’)\]\s]*$/u;

/** Joins texts so that each is heard as a sentence of its own. */
export function sentences(parts: readonly string[]): string {
  const said = parts.map((part) => part.trim()).filter(Boolean);
  return said.map((part, at) => (at === said.length - 1 || ENDED.test(part) ? part : `${part}.`)).join(" ");
}

export class Speech {
  readonly element = h("div", { class: "al-hidden-text", role: "status", "aria-live": "polite" });
  private timer: ReturnType<typeof setTimeout> | undefined;

  say(parts: readonly string[]): void {
    this.stop();
    setText(this.element, sentences(parts));
  }

  /** Speaks a little later: a region that comes into the page together with its text is often not read out. */
  sayOnArrival(parts: readonly string[]): void {
    this.stop();
    this.timer = setTimeout(() => this.say(parts), SETTLED);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
