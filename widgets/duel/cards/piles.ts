// What lies beside the fronts: hands and decks as numbers, prison, graveyard and discards to open.

import { h, keyed, setAttr, setText, show } from "../../shared/dom";
import { makeCard, updateCard } from "./card";
import type { Desk } from "../desk";
import type { CardView } from "../types";
import type { Part } from "../../shared/desk";
import type { Seat } from "../../shared/types";
import { seatSign } from "../glyphs";
import { inLine, Roving } from "./roving";

const NAMES = { prison: "duel-table-prison", graveyard: "duel-table-graveyard", discard: "duel-table-discard" } as const;

export class Piles implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h3");
  private readonly counts: Record<Seat, Counts>;
  private readonly open: Pile[];

  constructor(private readonly desk: Desk) {
    this.counts = { gov: new Counts(desk, "gov"), fln: new Counts(desk, "fln") };
    this.open = [
      new Pile(desk, "prison", "", () => desk.scene.prison), new Pile(desk, "graveyard", "", () => desk.scene.graveyard),
      new Pile(desk, "discard", "gov", () => desk.scene.discards.gov), new Pile(desk, "discard", "fln", () => desk.scene.discards.fln)];
    this.element = h("section", { class: "al-duel-piles" }, this.title,
      h("div", { class: "al-duel-counts" }, this.counts.gov.element, this.counts.fln.element),
      h("div", { class: "al-duel-pile-list" }, ...this.open.map((pile) => pile.element)));
  }

  update(): void {
    setText(this.title, this.desk.words("duel-table-piles"));
    setAttr(this.element, "aria-label", this.desk.words("duel-table-piles"));
    for (const seat of ["gov", "fln"] as const) this.counts[seat].update();
    for (const pile of this.open) pile.update();
  }
}

/** How many cards a side has in hand and deck; the sentence of the scene is what a screen reader says. */
class Counts {
  readonly element: HTMLElement;
  private readonly said = h("span", { class: "al-hidden-text" });
  private readonly hand = h("strong");
  private readonly deck = h("strong");
  private readonly handWord = h("span");
  private readonly held = h("span", { class: "al-duel-stack" }, this.hand, this.handWord);
  private readonly deckWord = h("span");

  constructor(private readonly desk: Desk, private readonly seat: Seat) {
    this.element = h("p", { class: "al-duel-count", "data-seat": seat }, this.said,
      h("span", { "aria-hidden": "true" }, seatSign(seat), h("span", { class: "al-duel-row-name" }, desk.atlas.seats[seat]),
        this.held, h("span", { class: "al-duel-stack" }, this.deck, this.deckWord)));
  }

  update(): void {
    const { words, scene: { piles } } = this.desk;
    const { hand, deck, label } = piles[this.seat];
    setText(this.said, label);
    show(this.held, hand != null);
    setText(this.hand, String(hand ?? ""));
    setText(this.deck, String(deck));
    setText(this.handWord, ` ${words("duel-table-in-hand")}`);
    setText(this.deckWord, ` ${words("duel-table-in-deck")}`);
  }
}

/** A pile to open; one whose cards may be chosen opens by itself. */
class Pile {
  readonly element: HTMLElement;
  private readonly name = h("span");
  private readonly count = h("span", { class: "al-duel-badge" });
  private readonly legal = h("span", { class: "al-duel-tag al-duel-tag-legal" });
  private readonly button: HTMLButtonElement;
  private readonly cards = h("div", { class: "al-duel-splay" });
  private readonly roving: Roving;
  private unfolded = false;
  private wasLegal = false;

  constructor(private readonly desk: Desk, private readonly kind: keyof typeof NAMES, private readonly seat: Seat | "",
    private readonly read: () => { cards: CardView[]; label: string }) {
    this.button = h("button", { type: "button", class: "al-button al-duel-pile-button" }, seat ? seatSign(seat) : null, this.name, this.count, this.legal);
    this.button.addEventListener("click", () => {
      this.unfolded = !this.unfolded;
      this.update();
    });
    this.element = h("div", { class: "al-duel-pile", "data-pile": kind }, this.button, this.cards);
    this.roving = new Roving(this.cards, inLine);
  }

  update(): void {
    const { words, atlas } = this.desk;
    const { cards, label } = this.read();
    const legal = cards.some((card) => this.desk.picksOf(card.key).length > 0);
    if (legal !== this.wasLegal) this.unfolded = legal;
    this.wasLegal = legal;
    setText(this.name, [words(NAMES[this.kind]), this.seat ? atlas.seats[this.seat] : ""].filter(Boolean).join(" · "));
    setText(this.count, String(cards.length));
    setText(this.legal, words("duel-table-choose"));
    show(this.legal, legal);
    setAttr(this.button, "aria-label", legal ? `${label} ${words("duel-table-may-choose")}` : label);
    setAttr(this.button, "aria-expanded", String(this.unfolded && cards.length > 0));
    setAttr(this.button, "aria-disabled", cards.length ? null : "true");
    keyed(this.cards, cards, (card) => card.key, makeCard, (element, card: CardView) =>
      updateCard(this.desk, element, { card, seat: this.seat, form: "strip", mark: "" }));
    show(this.cards, this.unfolded && cards.length > 0);
    this.roving.update();
  }
}

/** The decks in a few letters: when they run out the fronts are counted, and that must not lie far below the table. */
export function deckCounts({ scene, words }: Desk): (Node | string)[] {
  return [...(["gov", "fln"] as const).flatMap((seat) => [seatSign(seat), ` ${scene.piles[seat].deck} `]), words("duel-table-in-deck")];
}
