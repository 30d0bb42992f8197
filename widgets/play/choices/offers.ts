// What can be done at a place, mission by mission, and what cannot: each with the reason, the rule and a way out.

import type { Desk } from "../desk";
import type { Here, Offer, Refused } from "../types";
import { h, setText, show } from "../../shared/dom";
import { cited, withRules } from "../../shared/told/rule";

/** What is not possible, folded: each with the reason, the rule and a way out. */
export class RefusedList {
  readonly element = h("details", { class: "al-refused", hidden: true });
  private readonly title = h("span");
  private readonly count = h("span", { class: "al-number" });
  private readonly list = h("ul");

  constructor(resized: () => void = () => undefined) {
    this.element.append(h("summary", {}, this.title, this.count), this.list);
    this.element.addEventListener("toggle", resized);
  }

  fill(name: string, refused: readonly Refused[]): void {
    setText(this.title, name);
    setText(this.count, String(refused.length));
    this.list.replaceChildren(...refused.map(({ title, text, rule, hint }) => h("li", {},
      h("p", {}, ...(text.startsWith(title) ? [] : [h("strong", {}, title), " "]), ...cited(text, rule)),
      hint ? h("p", { class: "al-hint" }, ...withRules(hint)) : null)));
    show(this.element, refused.length > 0);
  }
}

export class OfferList {
  readonly element: HTMLElement;
  private readonly list = h("ul", { class: "al-offers" });
  private readonly refusals: RefusedList;

  constructor(private readonly desk: Desk, private readonly choose: (offer: Offer) => void, resized: () => void) {
    this.element = h("div", { class: "al-here" }, this.list);
    this.refusals = new RefusedList(resized);
  }

  /** Stands by itself: the choices of the scene come between. */
  get refused(): HTMLDetailsElement {
    return this.refusals.element;
  }

  fill({ offers, refused }: Here): void {
    this.list.replaceChildren(...offers.map((offer, at) =>
      // The same mission by somebody else need not be explained again.
      h("li", {}, this.button(offer, offer.about === offers[at - 1]?.about ? "" : offer.about))));
    show(this.element, offers.length > 0);
    this.refusals.fill(this.desk.words("board-refused"), refused);
  }

  private button(offer: Offer, about: string): HTMLElement {
    const button = h("button", { type: "button", class: "al-choice al-offer", "data-offer": offer.mission, "data-subject": offer.subject || null },
      h("span", { class: "al-offer-title" }, offer.title), h("span", { class: "al-price" }, offer.price),
      about ? h("span", { class: "al-offer-about" }, about) : null);
    button.addEventListener("click", () => this.choose(offer));
    return button;
  }
}
