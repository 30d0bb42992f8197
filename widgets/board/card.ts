// The card of a place: what stands there and what can be chosen, beside it on the map.

import { fillChoices } from "./choice";
import type { Desk, Part } from "./desk";
import { h, setAttr, setText, show } from "./dom";
import { groupKey } from "./lookup";
import type { MapView } from "./map";

export class Card implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h3", { tabindex: -1 });
  private readonly summary = h("p", { class: "al-summary" });
  private readonly none = h("p", { class: "al-none" });
  private readonly list = h("ul", { class: "al-choices" });
  private readonly close = h("button", { type: "button", class: "al-close" }, "×");

  constructor(private readonly desk: Desk, private readonly map: MapView) {
    this.element = h("div", { class: "al-card", role: "group", hidden: true },
      this.title, this.summary, this.none, this.list, this.close);
    this.close.addEventListener("click", () => desk.closeCard());
  }

  update(): void {
    const { chosen, chosenGroup, look, words } = this.desk;
    show(this.element, chosen !== null);
    if (chosen === null) return;
    const group = look.piecesAt(chosen).find((found) => groupKey(found) === chosenGroup);
    const actions = group ? look.aroundGroup(group) : look.at(chosen);
    const title = this.desk.title(chosen);
    setText(this.title, group ? `${title} · ${group.label}` : title);
    setAttr(this.element, "aria-label", title);
    setText(this.summary, look.summary(chosen, words));
    // With choices the card stays small: what stands here is written under the map.
    show(this.summary, !group && actions.length === 0);
    setText(this.none, words("board-nothing-here"));
    show(this.none, actions.length === 0);
    setAttr(this.close, "aria-label", words("board-close"));
    setAttr(this.close, "title", words("board-close"));
    fillChoices(this.list, actions);
    this.stand();
  }

  /** Puts the focus on the first choice, or on the heading when there is none. */
  focus(): void {
    const first = this.list.querySelector("button") ?? this.title;
    first.focus({ preventScroll: true });
  }

  focusTitle(): void {
    this.title.focus({ preventScroll: true });
  }

  /** Stands beside the place, on the side with more room, never outside the frame; on narrow widgets CSS lays it below. */
  stand(): void {
    const { chosen } = this.desk;
    const at = chosen === null ? null : this.map.anchor(chosen);
    if (!at) return;
    const { style } = this.element;
    const side = at.x > at.width / 2;
    const away = Math.min(46, at.width * 0.05);
    style.left = side ? "auto" : `${Math.round(at.x + away)}px`;
    style.right = side ? `${Math.round(at.width - at.x + away)}px` : "auto";
    const height = this.element.offsetHeight;
    style.top = `${Math.round(Math.max(4, Math.min(at.y - height / 3, at.height - height - 4)))}px`;
    style.maxHeight = `${Math.round(at.height - 8)}px`;
  }
}
