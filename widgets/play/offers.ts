// What can be done at a place, mission by mission, and what cannot: each with the reason, the rule and a way out.

import type { Desk } from "./desk";
import type { Here, Offer } from "./types";
import { h, setText, show } from "../shared/dom";
import { cited, withRules } from "../shared/rule";

export class OfferList {
  readonly element: HTMLElement;
  private readonly list = h("ul", { class: "al-offers" });
  private readonly refusedCount = h("span", { class: "al-number" });
  private readonly refusedTitle = h("span");
  private readonly refusedList = h("ul");
  /** Stands by itself: the choices of the scene come between. */
  readonly refused = h("details", { class: "al-refused", hidden: true },
    h("summary", {}, this.refusedTitle, this.refusedCount), this.refusedList);

  constructor(private readonly desk: Desk, private readonly choose: (offer: Offer) => void, resized: () => void) {
    this.element = h("div", { class: "al-here" }, this.list);
    this.refused.addEventListener("toggle", resized);
  }

  fill({ offers, refused }: Here): void {
    this.list.replaceChildren(...offers.map((offer, at) =>
      // The same mission by somebody else need not be explained again.
      h("li", {}, this.button(offer, offer.about === offers[at - 1]?.about ? "" : offer.about))));
    show(this.element, offers.length > 0);
    setText(this.refusedTitle, this.desk.words("board-refused"));
    setText(this.refusedCount, String(refused.length));
    this.refusedList.replaceChildren(...refused.map(({ title, text, rule, hint }) => h("li", {},
      h("p", {}, ...(text.startsWith(title) ? [] : [h("strong", {}, title), " "]), ...cited(text, rule)),
      hint ? h("p", { class: "al-hint" }, ...withRules(hint)) : null)));
    show(this.refused, refused.length > 0);
  }

  private button(offer: Offer, about: string): HTMLElement {
    const button = h("button", { type: "button", class: "al-offer", "data-offer": offer.mission, "data-subject": offer.subject || null },
      h("span", { class: "al-offer-title" }, offer.title), h("span", { class: "al-price" }, offer.price),
      about ? h("span", { class: "al-offer-about" }, about) : null);
    button.addEventListener("click", () => this.choose(offer));
    return button;
  }
}
