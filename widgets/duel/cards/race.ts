// The domination race of a front: a track from 8 for the French to 8 for the FLN, and the same in words.

import { h, setAttr, setText, show } from "../../shared/dom";
import type { Desk } from "../desk";
import type { Front } from "../types";
import type { Seat } from "../../shared/types";
import { seatSign } from "../glyphs";

export const GOAL = 8; // a lead that ends the game
const STEPS = Array.from({ length: 2 * GOAL + 1 }, (_none, at) => at - GOAL);

/** Where a lead stands on the track, in percent from its French end. */
export function percentOf(lead: number): number {
  return ((Math.max(-GOAL, Math.min(GOAL, lead)) + GOAL) / (2 * GOAL)) * 100;
}

export class Race {
  readonly element: HTMLElement;
  private readonly marker = h("span", { class: "al-duel-marker" });
  private readonly lead = h("p", { class: "al-duel-lead" });
  private readonly race = h("p", { class: "al-duel-race-text" });
  private readonly risk = h("p", { class: "al-duel-race-text" });

  constructor(desk: Desk) {
    const ticks = STEPS.map((step) => {
      const tick = h("span", { class: "al-duel-tick", "data-goal": Math.abs(step) === GOAL, "data-middle": step === 0 });
      tick.style.insetInlineStart = `${percentOf(step)}%`;
      return tick;
    });
    const end = (seat: Seat) => h("span", { class: "al-duel-end", "data-seat": seat },
      seatSign(seat), `${desk.atlas.seats[seat]} +${GOAL}`);
    this.element = h("div", { class: "al-duel-race" }, this.lead,
      h("div", { class: "al-duel-track", "aria-hidden": "true" }, ...ticks, this.marker),
      h("div", { class: "al-duel-ends", "aria-hidden": "true" }, end("gov"), end("fln")), this.race, this.risk);
  }

  update(front: Front): void {
    const [from, to] = [percentOf(front.least), percentOf(front.most)];
    const leader = front.least > 0 ? "fln" : front.most < 0 ? "gov" : "";
    setAttr(this.marker, "data-range", front.least !== front.most);
    setAttr(this.marker, "data-leader", leader);
    this.marker.style.insetInlineStart = `${from}%`;
    this.marker.style.inlineSize = `${to - from}%`;
    setText(this.lead, front.lead);
    setText(this.race, front.race);
    setText(this.risk, front.risk);
    show(this.race, front.race !== "");
    show(this.risk, front.risk !== "");
  }
}
