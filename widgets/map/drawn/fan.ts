// The fan: the pieces of a place spread out on a tray, large and named, while the place is pointed at or focused.
// It repeats what the name of the area says to screen readers and is therefore hidden from them.

import { h, setAttr } from "../../shared/dom";
import { glyph } from "../../shared/parts/glyph";
import type { Seat } from "../../shared/types";
import type { MapDesk } from "../desk";
import { stockOf } from "./layout";
import type { Group } from "../lookup";
import { countOf } from "../signs";
import type { PlaceId } from "../types";

const REST = 260; // milliseconds that a pointer has to rest before the fan opens
const GRACE = 220; // milliseconds that it may be elsewhere, on its way into the fan

const GAP = 6; // pixels between a place and its fan

export interface Anchor {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Half the width of what has to stay in sight. */
  room: number;
}

export class Fan {
  readonly element = h("div", { class: "al-fan", "aria-hidden": "true", hidden: true });
  private shown: PlaceId | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly desk: MapDesk, private readonly anchor: (id: PlaceId) => Anchor | null) {
    this.element.addEventListener("pointerenter", () => clearTimeout(this.timer));
    this.element.addEventListener("pointerleave", () => this.leave());
    this.element.addEventListener("click", (event) => this.onClick(event));
  }

  /** A pointer rests on the pieces of a place (or on none). */
  hover(id: PlaceId | null): void {
    if (id === null) return this.leave();
    clearTimeout(this.timer);
    if (id !== this.shown) this.timer = setTimeout(() => this.open(id), REST);
  }

  open(id: PlaceId): void {
    clearTimeout(this.timer);
    this.shown = id;
    this.update();
  }

  shut(): void {
    clearTimeout(this.timer);
    this.shown = null;
    this.update();
  }

  update(): void {
    const { shown } = this;
    const groups = shown === null ? [] : this.desk.look.piecesAt(shown);
    // A place whose card is open has its pieces there.
    const visible = groups.length > 0 && this.desk.chosen !== shown;
    setAttr(this.element, "hidden", !visible);
    if (!visible || shown === null) return this.element.replaceChildren();
    this.element.replaceChildren(h("div", { class: "al-fan-title" }, this.desk.title(shown)),
      ...this.desk.atlas.sides.flatMap(({ id }) => this.side(id, groups)));
    this.stand(shown);
  }

  private side(side: Seat, groups: readonly Group[]): HTMLElement[] {
    const own = stockOf(groups, this.desk.signs).filter((stock) => stock.side === side);
    return own.length ? [h("div", { class: `al-fan-side al-fan-${side}` }, ...own.map(({ box, groups: held }) => this.box(box, held)))] : [];
  }

  private box(box: string, groups: readonly Group[]): HTMLElement {
    const { look, signs } = this.desk;
    return h("div", { class: "al-fan-box" },
      signs.isSigned(box) ? h("div", { class: "al-fan-head" }, glyph(signs.shape("boxes", box)), signs.name("boxes", box)) : null,
      h("div", { class: "al-fan-pieces" }, ...groups.map((group) =>
        h("span", { class: "al-fan-piece", "data-fan-group": group.id, "data-live": look.ofGroup(group).length > 0 },
          signs.picture(group, 26), h("b", {}, countOf(group) > 1 ? String(countOf(group)) : ""),
          h("small", {}, signs.name("kinds", group.kind)), h("small", { class: "al-facts" }, signs.facts(group))))));
  }

  /** Stands beside its place on the side with more room, inside the frame: the pieces and the ring stay in sight. */
  private stand(id: PlaceId): void {
    const at = this.anchor(id);
    if (!at) return;
    const { style } = this.element;
    style.maxInlineSize = `${Math.round(Math.min(270, at.width - 12))}px`;
    const [width, height] = [this.element.offsetWidth, this.element.offsetHeight];
    const left = at.x < at.width / 2 ? at.x + at.room + GAP : at.x - at.room - GAP - width;
    style.left = `${Math.round(Math.max(Math.min(left, at.width - width - 6), 6))}px`;
    style.top = `${Math.round(Math.min(Math.max(at.y - height / 2, 6), at.height - height - 6))}px`;
  }

  private leave(): void {
    clearTimeout(this.timer);
    if (this.shown !== null) this.timer = setTimeout(() => this.shut(), GRACE);
  }

  private onClick(event: Event): void {
    const key = (event.target as Element).closest("[data-fan-group]")?.getAttribute("data-fan-group");
    const { shown } = this;
    if (shown === null) return;
    const group = this.desk.look.piecesAt(shown).find((found) => found.id === key);
    this.shut();
    this.desk.press(shown, "click", group);
  }
}
