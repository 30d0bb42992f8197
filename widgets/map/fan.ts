// The fan: the pieces of a place spread out on a tray, large and named, while the place is pointed at or focused.
// It repeats what the name of the area says to screen readers and is therefore hidden from them.

import type { MapDesk } from "./desk";
import type { BoxId, PieceGroup, PlaceId } from "./types";
import { h, setAttr, svg } from "../shared/dom";
import { BOXES, KINDS } from "./glyphs";
import { drawShape, glyph } from "../shared/glyph";
import { BOX_ORDER } from "./layout";
import { groupKey } from "./lookup";

const REST = 260; // milliseconds that a pointer has to rest before the fan opens
const GRACE = 220; // milliseconds that it may be elsewhere, on its way into the fan

const BESIDE = 6; // pixels between a place and its fan

export interface Anchor {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Half the width of what has to stay in sight. */
  room: number;
}

/** A piece with its conditions as a small picture. */
export function pieceSample(group: PieceGroup, size = 24): SVGSVGElement {
  const strip = svg("g", { class: `al-strip al-${group.side} al-${group.box.toLowerCase()}` },
    svg("rect", { class: "al-body", x: 1.5, y: 1.5, width: 21, height: 21, rx: group.side === "fln" ? 10 : 3 }),
    group.box === "PTL" ? svg("rect", { class: "al-inner", x: 3.4, y: 3.4, width: 17.2, height: 17.2, rx: 2 }) : null,
    drawShape(KINDS[group.kind], 4.5, 4.5, 15),
    group.dispersed ? svg("path", { class: "al-dispersed", d: "M5 21H19" }) : null,
    group.airmobile ? svg("path", { class: "al-airmobile", d: "M5 3.4H19" }) : null,
    group.neutralized ? svg("path", { class: "al-strike", d: "M4.5 19.5L19.5 4.5" }) : null);
  return svg("svg", { class: "al-sample", viewBox: "0 0 24 24", width: size, height: size, "stroke-width": 1.2,
    "aria-hidden": "true", focusable: "false" }, strip);
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
      ...(["fln", "gov"] as const).flatMap((side) => this.side(side, groups.filter((group) => group.side === side))));
    this.stand(shown);
  }

  private side(side: "fln" | "gov", groups: PieceGroup[]): HTMLElement[] {
    if (!groups.length) return [];
    return [h("div", { class: `al-fan-side al-fan-${side}` }, ...BOX_ORDER[side].flatMap((box) => {
      const own = groups.filter((group) => group.box === box);
      return own.length ? [this.box(box, own)] : [];
    }))];
  }

  private box(box: BoxId, groups: PieceGroup[]): HTMLElement {
    const { words, look } = this.desk;
    return h("div", { class: "al-fan-box" },
      h("div", { class: "al-fan-head" }, glyph(BOXES[box]), words(`board-box-name-${box.toLowerCase()}`)),
      h("div", { class: "al-fan-pieces" }, ...groups.map((group) =>
        h("span", { class: "al-fan-piece", "data-fan-group": groupKey(group), "data-live": look.ofGroup(group).length > 0 },
          pieceSample(group, 34), h("b", {}, group.ids.length > 1 ? String(group.ids.length) : ""),
          h("small", {}, words(`board-piece-${group.kind}`))))));
  }

  /** Stands beside its place on the side with more room, inside the frame: the pieces and the ring stay in sight. */
  private stand(id: PlaceId): void {
    const at = this.anchor(id);
    if (!at) return;
    const { style } = this.element;
    style.maxInlineSize = `${Math.round(Math.min(360, at.width - 12))}px`;
    const [width, height] = [this.element.offsetWidth, this.element.offsetHeight];
    const left = at.x < at.width / 2 ? at.x + at.room + BESIDE : at.x - at.room - BESIDE - width;
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
    const group = this.desk.look.piecesAt(shown).find((found) => groupKey(found) === key);
    this.shut();
    this.desk.press(shown, "click", group);
  }
}
