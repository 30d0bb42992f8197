// The map as a picture: who controls what, and how many units of each side stand where.

import { h, keyed, newName, setAttr, setAttrs, setText, svg } from "../shared/dom";
import { watchSize } from "../shared/page/size";
import type { Atlas, Frame, Place } from "./types";

const SIGNS: Record<string, string> = { fln: "● ", gov: "■ " };
const SMALLEST = 3.5; // half the width of the mark of one unit
const GROWTH = 2.1;
const LETTER = 13; // pixels of a name, however large the map is shown

/** Half the width of the mark of so many units: its surface grows with their number. */
function half(units: number): number {
  return SMALLEST + GROWTH * Math.sqrt(units);
}

export class Picture {
  private readonly areas = svg("g", { class: "al-home-areas" });
  private readonly marks = svg("g");
  private readonly names = svg("g", { class: "al-home-names" });
  private readonly drawing: SVGSVGElement;
  private readonly pins = h("div", { class: "al-home-pins" });
  readonly element: HTMLElement;
  private readonly unwatch: () => void;

  constructor(private readonly atlas: Atlas, private readonly chosen: (place: string) => void) {
    const hatch = newName();
    const [left, top, width, height] = atlas.viewBox;
    this.drawing = svg("svg", { viewBox: atlas.viewBox.join(" "), role: "img" },
      svg("defs", {}, svg("pattern", { id: hatch, width: 7, height: 7, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
        svg("rect", { width: 7, height: 7, class: "al-home-of-fln" }), svg("path", { d: "M0 0V7", class: "al-home-hatch" }))),
      svg("rect", { class: "al-home-sea", x: left, y: top, width, height }),
      ...atlas.land.map((d) => svg("path", { class: "al-home-land", d })),
      svg("path", { class: "al-home-soil", d: atlas.coast }), this.areas,
      ...["area", "region", "state"].map((rank) => svg("path", { class: `al-home-border al-home-${rank}`, d: atlas.borders[rank] })),
      this.marks, this.names);
    this.drawing.style.setProperty("--al-home-hatched", `url(#${hatch})`);
    this.element = h("div", { class: "al-home-picture" }, this.drawing, this.pins);
    for (const place of atlas.places) this.areas.append(svg("path", { d: place.path, "data-place": place.id, "data-look": place.look }));
    for (const { label: [x, y], id } of atlas.places) this.names.append(svg("text", { x, y, "data-name": id, "font-size": atlas.letter }));
    this.unwatch = watchSize(this.element, () => this.letter(width));
  }

  destroy(): void {
    this.unwatch();
  }

  /** Gives names the size at which they can be read. */
  private letter(width: number): void {
    const shown = this.element.clientWidth;
    if (shown) for (const name of this.names.children) setAttr(name, "font-size", ((LETTER * width) / shown).toFixed(1));
  }

  /** Shows a moment of a war; `says` is the same in words. */
  show(frame: Frame, says: string): void {
    setAttr(this.drawing, "aria-label", says);
    for (const [at, place] of this.atlas.places.entries()) {
      const side = frame.control[place.id];
      setAttr(this.areas.children[at] as Element, "data-side", side);
      setText(this.names.children[at] as Element, `${side ? SIGNS[side] : ""}${place.name}`);
    }
    const there = this.atlas.places.filter(({ id }) => frame.forces[id]);
    keyed(this.marks, there, ({ id }) => id, () => svg("g", {}, svg("circle", { class: "al-home-fln" }), svg("rect", { class: "al-home-gov" })),
      (mark, place) => drawMarks(mark, place, frame.forces[place.id] ?? [0, 0]));
  }

  /** Offers places to be chosen on the map, each with a die. */
  offer(places: readonly { id: string; name: string; chosen: boolean }[], label: (name: string) => string): void {
    const [left, top, width, height] = this.atlas.viewBox;
    keyed(this.pins, places, ({ id }) => id, ({ id }) => this.makePin(id), (pin, { id, name, chosen }) => {
      const centre = this.atlas.places.find((place) => place.id === id)?.centre ?? [left, top];
      pin.style.insetInlineStart = `${((100 * (centre[0] - left)) / width).toFixed(2)}%`;
      pin.style.insetBlockStart = `${((100 * (centre[1] - top)) / height).toFixed(2)}%`;
      setAttr(this.names.querySelector(`[data-name="${id}"]`) as Element, "data-chosen", chosen);
      setAttrs(pin, { "aria-pressed": String(chosen), "aria-label": label(name), title: label(name) });
    });
  }

  private makePin(id: string): HTMLButtonElement {
    const pin = h("button", { type: "button", class: "al-choice al-home-pin" },
      svg("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" }, svg("rect", { x: 2, y: 2, width: 12, height: 12, rx: 2.5 }),
        ...[[5.5, 5.5], [10.5, 5.5], [8, 8], [5.5, 10.5], [10.5, 10.5]].map(([cx, cy]) => svg("circle", { cx, cy, r: 1.2 }))));
    pin.addEventListener("click", () => this.chosen(id));
    return pin;
  }
}

function drawMarks(mark: Element, { centre: [x, y] }: Place, [fln, gov]: [number, number]): void {
  const [round, square] = Array.from(mark.children) as [Element, Element];
  const [r, side] = [half(fln), half(gov)];
  setAttrs(round, { cx: x - (gov ? r + 1 : 0), cy: y, r, visibility: fln ? null : "hidden" });
  setAttrs(square, { x: x + (fln ? 1 : -side), y: y - side, width: 2 * side, height: 2 * side, rx: 1.5, visibility: gov ? null : "hidden" });
}
