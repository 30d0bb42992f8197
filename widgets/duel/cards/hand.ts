// The viewer's hand, the cards looked at by a RECRUIT beside it, and in an open replay the other hand.

import { h, keyed, setText, show } from "../../shared/dom";
import { makeCard, updateCard } from "./card";
import type { Desk } from "../desk";
import type { CardView } from "../types";
import type { Part } from "../../shared/desk";
import type { Seat } from "../../shared/types";
import { markEdges } from "./edges";
import { inLine, Roving } from "./roving";

const KEYS = "1234567890"; // each selects a card by its place; a card beyond them has no key

class Cards {
  readonly element: HTMLElement;
  private readonly title = h("h3");
  private readonly list = h("div", { class: "al-duel-cards" });
  private readonly frame = h("div", { class: "al-duel-cards-frame" }, this.list);
  private readonly edges = markEdges(this.frame, this.list);

  constructor(private readonly desk: Desk, name: string) {
    this.element = h("section", { class: `al-duel-held al-duel-${name}` }, this.title, this.frame);
  }

  /** Draws cards under their heading; keys begin behind `before` cards, below 0 for cards without a key. */
  update(label: string, cards: readonly CardView[], seat: Seat | "", before: number): void {
    setText(this.title, label);
    show(this.element, cards.length > 0 || label !== "");
    keyed(this.list, cards, (card) => card.key, makeCard, (element, card: CardView) => {
      const mark = before < 0 ? "" : KEYS.charAt(before + cards.indexOf(card));
      updateCard(this.desk, element, { card, seat, form: "hand", mark });
    });
    this.edges.look();
  }

  end(): void {
    this.edges.end();
  }
}

export class Hand implements Part {
  readonly element: HTMLElement;
  readonly roving: Roving;
  private readonly looked: Cards;
  private readonly hand: Cards;
  private readonly other: Cards;

  constructor(private readonly desk: Desk) {
    this.looked = new Cards(desk, "looked");
    this.hand = new Cards(desk, "hand");
    this.other = new Cards(desk, "other");
    this.element = h("div", { class: "al-duel-hands" }, this.looked.element, this.hand.element, this.other.element);
    this.roving = new Roving(this.element, inLine);
  }

  update(): void {
    const { scene: { hand, looked, other_hand: other, viewer } } = this.desk;
    const lookedLabel = looked.cards.length ? looked.label : "";
    this.looked.update(lookedLabel, looked.cards, hand.seat || viewer, 0);
    this.hand.update(hand.seat ? hand.label : "", hand.cards, hand.seat, looked.cards.length);
    this.other.update(other.cards.length ? other.label : "", other.cards, "", -1);
    this.roving.update();
  }

  end(): void {
    for (const cards of [this.looked, this.hand, this.other]) cards.end();
  }

  /** The card that a number key selects. */
  byKey(key: string): CardView | undefined {
    const { hand, looked } = this.desk.scene;
    return [...looked.cards, ...hand.cards][KEYS.indexOf(key)];
  }

  /** Brings a card into sight within its list: one that a key selects may lie beyond an edge. */
  reveal(key: string): void {
    const card = Array.from(this.element.querySelectorAll<HTMLElement>("[data-card]")).find((found) => found.dataset["card"] === key);
    card?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }
}
