// The fronts at a glance on a small screen: who leads where, what is new, where something may be chosen. Each leads to its front.

import { h, setAttr, setText, show } from "../../shared/dom";
import type { Desk } from "../desk";
import type { CardView, Front, FrontId } from "../types";
import type { Part } from "../../shared/desk";
import type { Seat } from "../../shared/types";
import { seatSign } from "../glyphs";
import { deckCounts } from "./piles";
import { GOAL, percentOf } from "./race";

export class Overview implements Part {
  readonly element = h("nav", { class: "al-duel-overview" });
  private readonly turn = h("span");
  private readonly decks = h("span", { class: "al-duel-overview-decks" });
  private readonly tabs = new Map<FrontId, Tab>();

  constructor(private readonly desk: Desk, goTo: (front: FrontId) => void) {
    for (const { id } of desk.scene.fronts) {
      const tab = new Tab(desk, id);
      tab.element.addEventListener("click", () => goTo(id));
      this.tabs.set(id, tab);
      this.element.append(tab.element);
    }
    this.element.append(h("p", { class: "al-duel-overview-state" }, this.turn, this.decks));
  }

  update(): void {
    setAttr(this.element, "aria-label", this.desk.words("duel-table-overview"));
    const { scene } = this.desk;
    setText(this.turn, scene.turn);
    this.decks.replaceChildren(...deckCounts(this.desk));
    for (const front of scene.fronts) this.tabs.get(front.id)?.update(front);
  }
}

class Tab {
  readonly element: HTMLButtonElement;
  private readonly name = h("span", { class: "al-duel-overview-name" });
  private readonly lead = h("span", { class: "al-duel-overview-lead", "aria-hidden": "true" });
  private readonly marker = h("span", { class: "al-duel-overview-marker" });
  private readonly state = h("span", { class: "al-duel-tag" });
  private drawn = "";

  constructor(private readonly desk: Desk, private readonly id: FrontId) {
    const bar = h("span", { class: "al-duel-overview-bar", "aria-hidden": "true" }, this.marker);
    this.element = h("button", { type: "button", class: "al-button al-duel-overview-front", "data-goto": id }, this.name, this.lead, bar, this.state);
  }

  update(front: Front): void {
    const { words, atlas } = this.desk;
    const cards = [...front.gov.cards, ...front.fln.cards];
    const [legal, fresh] = [this.mayChoose(cards), cards.some((card) => card.fresh)];
    const state = legal ? words("duel-table-choose") : fresh ? words("duel-table-fresh") : "";
    setText(this.name, atlas.fronts[this.id]);
    setText(this.state, state);
    show(this.state, state !== "");
    setAttr(this.state, "class", `al-duel-tag al-duel-tag-${legal ? "legal" : "fresh"}`);
    setAttr(this.element, "data-legal", legal);
    setAttr(this.element, "aria-label", [words("widget-labelled", { label: atlas.fronts[this.id] ?? "", value: front.lead }), state].filter(Boolean).join(". "));
    this.updateLead(front);
  }

  /** A card to choose lies there, or the selected one may go there. */
  private mayChoose(cards: readonly CardView[]): boolean {
    const { selected } = this.desk;
    return cards.some((card) => this.desk.picksOf(card.key).length > 0)
      || (selected !== null && this.desk.picksOf(selected).some((pick) => pick.place === this.id));
  }

  private updateLead({ least, most }: Front): void {
    const [from, to] = [percentOf(least), percentOf(most)];
    this.marker.style.insetInlineStart = `${Math.min(from, 50)}%`;
    this.marker.style.inlineSize = `${Math.max(to, 50) - Math.min(from, 50)}%`;
    setAttr(this.marker, "data-leader", least > 0 ? "fln" : most < 0 ? "gov" : null);
    const drawn = `${least} ${most}`;
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    this.lead.replaceChildren(...leads(least, most));
  }
}

/** A lead as the sign of a side and a number out of those that win, a range across the middle as that of both. */
function leads(least: number, most: number): (Node | string)[] {
  const of = (seat: Seat, low: number, high: number) => [seatSign(seat), `${low === high ? high : `${low}–${high}`}/${GOAL}`];
  if (least === 0 && most === 0) return [`0/${GOAL}`];
  if (least >= 0) return of("fln", least, most);
  if (most <= 0) return of("gov", -most, -least);
  return [...of("gov", -least, -least), " ", ...of("fln", most, most)];
}
