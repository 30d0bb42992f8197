// What a screen reader hears: what is new, how it ended, and what is asked.

import { h, setText } from "../shared/dom";
import type { Scene } from "./types";

const SPOKEN = 8; // lines of news read out at most after one decision
const SETTLED = 150; // milliseconds after which what is said in a region that has just come is heard
const ENDED = /[.!?…:;]["'»”’)\]\s]*$/u;

/** All that a scene has to say to somebody who does not see it. */
export function spoken({ news, picks, prompt, ending, handover }: Scene): string {
  const parts = handover ? [handover.text, picks.length ? prompt.text : ""]
    : [...news.slice(-SPOKEN).map((line) => line.text), ending?.title ?? "", ending?.text ?? "", prompt.text];
  return sentences(parts);
}

/** Joins texts so that each is heard as a sentence of its own. */
export function sentences(parts: readonly string[]): string {
  const said = parts.map((part) => part.trim()).filter(Boolean);
  return said.map((part, at) => (at === said.length - 1 || ENDED.test(part) ? part : `${part}.`)).join(" ");
}

export class Speech {
  readonly element = h("div", { class: "al-duel-hidden-text", role: "status", "aria-live": "polite" });
  private timer: ReturnType<typeof setTimeout> | undefined;

  say(scene: Scene): void {
    this.stop();
    setText(this.element, spoken(scene));
  }

  /** Speaks a little later: a region that comes into the page together with its text is often not read out. */
  sayOnArrival(scene: Scene): void {
    this.stop();
    this.timer = setTimeout(() => this.say(scene), SETTLED);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
