// The map: areas, borders, names, pieces. Geometry is drawn once; each scene changes only what differs.

import type { Desk, Part } from "./desk";
import { h, keyed, setAttr, setAttrs, setText, svg } from "./dom";
import { round } from "./glyphs";
import { isDirection, step, turn } from "./keyboard";
import { groupKey } from "./lookup";
import { drawBlock, layOut, signature } from "./pieces";
import type { Atlas, Place, PlaceId } from "./types";
import { Zoom } from "./zoom";

const CELL_PX = 25; // wished size of a piece on the screen
const NAME_PX = 12; // wished height of names
const MANY = 12; // more places than this are ringed more quietly
const TINY_PX = 7.5; // names below this are left out; the list, the card and the enlarged map have them

let copies = 0;

/** Hatchings that repeat the colour of control in black and white; their ids must be unique in the page. */
function patterns(prefix: string): SVGDefsElement {
  const pattern = (id: string, path: string) =>
    svg("pattern", { id: `${prefix}-${id}`, width: 8, height: 8, patternUnits: "userSpaceOnUse" },
      svg("path", { d: path, class: `al-hatch-${id}` }));
  return svg("defs", {}, pattern("fln", "M-2 2L2 -2M0 8L8 0M6 10L10 6"), pattern("gov", "M2 2h1.6v1.6h-1.6ZM6 6h1.6v1.6h-1.6Z"));
}

export class MapView implements Part {
  readonly element: HTMLElement;
  private readonly svg: SVGSVGElement;
  private readonly info: HTMLElement;
  private readonly zoom: Zoom;
  private readonly endDrag: () => void;
  private readonly prefix = `al-map-${++copies}`;
  private readonly areas = new Map<PlaceId, SVGGElement>();
  private readonly blocks = new Map<PlaceId, SVGGElement>();
  private readonly drawn = new Map<PlaceId, string>();
  private readonly rings = svg("g", { class: "al-rings" });
  private readonly glow = svg("g", { class: "al-glow" });
  private readonly focusRing = svg("path", { class: "al-focus", d: "M0 0" });
  private readonly atlas: Atlas;
  private current: PlaceId;
  private width = 0;
  private lastLog = -1;
  private flashed: PlaceId[] = [];
  private described: PlaceId | null = null;

  constructor(private readonly desk: Desk, readonly tools: HTMLElement) {
    this.atlas = desk.atlas;
    this.current = this.atlas.places.find((place) => place.kind !== "country")?.id ?? "";
    this.svg = this.draw();
    this.info = h("p", { class: "al-info", "aria-hidden": "true" });
    this.element = h("div", { class: "al-map" }, h("div", { class: "al-frame" }, this.svg), this.info);
    this.zoom = new Zoom(this.svg, this.atlas.viewBox, () => this.resize());
    this.endDrag = this.zoom.drag();
    this.makeTools();
    this.listen();
  }

  /** The centre of a place in pixels of the frame, for the card that opens beside it. */
  anchor(id: PlaceId): { x: number; y: number; width: number; height: number } | null {
    const place = this.desk.place(id);
    const box = this.svg.getBoundingClientRect();
    if (!place || !box.width) return null;
    const [left, top, width, height] = this.zoom.box;
    return { x: ((place.centre[0] - left) / width) * box.width, y: ((place.centre[1] - top) / height) * box.height,
      width: box.width, height: box.height };
  }

  /** Puts the focus on a place, or on the last one visited. */
  focus(id?: PlaceId): void {
    if (id) this.current = id;
    this.rove();
    this.areas.get(this.current)?.focus({ preventScroll: !id });
  }

  update(): void {
    const { look } = this.desk;
    for (const place of this.atlas.places) this.updatePlace(place);
    const legal = this.atlas.places.filter((place) => look.ofPlace(place.id).length > 0);
    this.rings.classList.toggle("al-many", legal.length > MANY);
    keyed(this.rings, legal, (place) => place.id,
      (place) => svg("g", {}, svg("path", { class: "al-ring-outer", d: place.path }), svg("path", { class: "al-ring", d: place.path })),
      (ring, place) => setAttr(ring, "data-on", this.desk.chosen === place.id));
    this.flash();
    this.rove();
    this.describe(this.described);
    this.svg.setAttribute("aria-label", this.desk.words("board-map-label"));
  }

  /** Marks places that a line of the log speaks of. */
  point(places: readonly PlaceId[]): void {
    const all = places.length ? places : this.flashed;
    keyed(this.glow, all.filter((id) => this.desk.place(id)), (id) => id,
      (id) => svg("path", { d: this.desk.place(id)?.path ?? "" }), (path) => setAttr(path, "data-pointed", places.length > 0));
  }

  /** Follows the width of the widget: pieces and names keep a readable size on the screen. */
  resize(): void {
    const width = this.svg.getBoundingClientRect().width;
    if (!width) return;
    this.width = width;
    const scale = this.scale;
    const largest = (this.atlas.letter ?? 13) * 1.15;
    setAttr(this.svg, "font-size", round(Math.min(NAME_PX / scale, largest)));
    this.svg.classList.toggle("al-tiny", largest * scale < TINY_PX);
    for (const place of this.atlas.places) this.updatePieces(place);
    this.updateTools();
  }

  destroy(): void {
    this.endDrag();
  }

  private get scale(): number {
    return ((this.width || 900) / this.atlas.viewBox[2]) * this.zoom.factor;
  }

  private draw(): SVGSVGElement {
    const [x, y, width, height] = this.atlas.viewBox;
    const places = svg("g", { class: "al-places" });
    const names = svg("g", { class: "al-names", "aria-hidden": "true" });
    const pieces = svg("g", { class: "al-pieces", "aria-hidden": "true" });
    for (const place of this.atlas.places) {
      places.append(this.drawPlace(place));
      names.append(...this.drawName(place));
      const block = svg("g", { "data-place": place.id });
      this.blocks.set(place.id, block);
      pieces.append(block);
    }
    return svg("svg", { class: "al-svg", role: "group", "data-keep-ltr": true },
      patterns(this.prefix),
      svg("rect", { class: "al-sea", x, y, width, height }),
      svg("g", { class: "al-land" }, ...this.atlas.land.map((land) => svg("path", { d: land.path }))),
      svg("path", { class: "al-coast", d: this.atlas.coast }),
      places,
      svg("g", { class: "al-wilayas", "aria-hidden": "true" }, ...this.atlas.wilayas.flatMap((wilaya) => [
        svg("path", { d: wilaya.path }),
        svg("text", { x: wilaya.label[0], y: wilaya.label[1] }, wilaya.id)])),
      this.glow, this.rings, names, this.focusRing, pieces);
  }

  private drawPlace(place: Place): SVGGElement {
    const area = svg("g", { class: `al-place al-is-${place.kind}`, role: "button", "data-place": place.id, tabindex: -1 },
      svg("path", { class: "al-area", d: place.path }), svg("path", { class: "al-hatch", d: place.path }));
    this.areas.set(place.id, area);
    return area;
  }

  private drawName(place: Place): SVGTextElement[] {
    const [x, y] = place.label;
    const attrs = { x, y, "text-anchor": place.anchor, class: `al-name al-is-${place.kind}` };
    return [svg("text", attrs, place.name)];
  }

  private updatePlace(place: Place): void {
    const { look, words } = this.desk;
    const state = look.scene.places[place.id];
    const area = this.areas.get(place.id);
    if (!area) return;
    const choices = look.at(place.id).length;
    setAttrs(area, {
      "data-control": state?.control ?? "",
      "data-live": choices > 0,
      "aria-label": [look.summary(place.id, words) || this.desk.title(place.id), choices ? `${words("board-choices")} (${choices}).` : ""]
        .filter(Boolean).join(" "),
      "aria-expanded": this.desk.chosen === place.id ? "true" : null,
    });
    const hatch = area.lastElementChild;
    const fill = state?.control ? `url(#${this.prefix}-${state.control})` : "none";
    if (hatch) setAttr(hatch, "fill", fill);
    this.updatePieces(place);
  }

  private updatePieces(place: Place): void {
    const { look } = this.desk;
    const block = this.blocks.get(place.id);
    if (!block) return;
    const groups = look.piecesAt(place.id);
    const state = look.scene.places[place.id];
    const ideal = Math.min(Math.max(CELL_PX / this.scale, 13), 34);
    const layout = layOut(place, state, groups, ideal, Math.min(ideal, 13));
    const now = signature(state, groups, layout.size, look);
    if (this.drawn.get(place.id) === now) return;
    this.drawn.set(place.id, now);
    drawBlock(block, layout, look);
  }

  /** Rings the places of the lines that are new since the last scene. */
  private flash(): void {
    const { log } = this.desk.look;
    const last = log.at(-1)?.id ?? -1;
    if (last !== this.lastLog) {
      const fresh = this.lastLog < 0 ? [] : log.filter((entry) => entry.id > this.lastLog);
      this.flashed = [...new Set(fresh.flatMap((entry) => entry.places ?? []))];
      this.lastLog = last;
      this.glow.replaceChildren(); // what flashes again has to be a new element
    }
    this.point([]);
  }

  /** Keeps the whole map one stop of the Tab key. */
  private rove(): void {
    for (const [id, area] of this.areas) setAttr(area, "tabindex", id === this.current ? 0 : -1);
  }

  private makeTools(): void {
    const button = (name: string, sign: string, act: () => void) => {
      const element = h("button", { type: "button", class: "al-tool", "data-tool": name }, sign);
      element.addEventListener("click", act);
      return element;
    };
    const here = () => this.desk.place(this.current)?.centre;
    this.tools.append(
      button("board-zoom-in", "+", () => this.zoom.by(1, here())),
      button("board-zoom-out", "−", () => this.zoom.by(-1)),
      button("board-zoom-all", "⤢", () => this.zoom.by(0)));
    this.updateTools();
  }

  private updateTools(): void {
    for (const tool of Array.from(this.tools.children)) {
      const name = tool.getAttribute("data-tool") ?? "";
      const off = name === "board-zoom-in" ? !this.zoom.canGrow : this.zoom.factor === 1;
      setAttrs(tool, { "aria-label": this.desk.words(name), title: this.desk.words(name), "aria-disabled": off ? "true" : null });
    }
  }

  private listen(): void {
    const placeOf = (event: Event) =>
      (event.target as Element | null)?.closest?.("[data-place]")?.getAttribute("data-place") ?? null;
    this.svg.addEventListener("click", (event) => {
      const id = placeOf(event);
      if (!id) return this.desk.closeCard();
      const key = (event.target as Element).closest("[data-group]")?.getAttribute("data-group");
      this.current = id;
      this.rove();
      this.desk.press(id, "click", this.desk.look.piecesAt(id).find((group) => groupKey(group) === key));
    });
    this.svg.addEventListener("pointerover", (event) => this.describe(placeOf(event)));
    this.svg.addEventListener("pointerleave", () => this.describe(null));
    this.svg.addEventListener("focusin", (event) => this.onFocus(placeOf(event)));
    this.svg.addEventListener("focusout", () => setAttr(this.focusRing, "d", "M0 0"));
    this.svg.addEventListener("keydown", (event) => this.onKey(event));
  }

  private describe(id: PlaceId | null): void {
    this.described = id;
    const shown = id ?? this.desk.chosen;
    const place = shown ? this.desk.place(shown) : undefined;
    const text = shown ? this.desk.look.summary(shown, this.desk.words) : "";
    setText(this.info, place?.modern ? `${text} ${place.modern} (${this.desk.words("board-modern-name")}).` : text);
  }

  private onFocus(id: PlaceId | null): void {
    const place = id ? this.desk.place(id) : undefined;
    if (!place) return;
    this.current = place.id;
    this.rove();
    this.zoom.reveal(place.centre, place.room);
    // A ring for who comes by keyboard; a click shows its place by what it opens.
    const byKeyboard = this.areas.get(place.id)?.matches(":focus-visible") ?? true;
    setAttr(this.focusRing, "d", byKeyboard ? place.path : "M0 0");
    this.describe(place.id);
  }

  private onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const first = this.atlas.places[0]?.id ?? null;
    const last = this.atlas.places.at(-1)?.id ?? null;
    let to: PlaceId | null = null;
    if (isDirection(event.key)) to = step(this.atlas, this.current, event.key);
    else if (event.key === "PageDown") to = turn(this.atlas, this.current, 1);
    else if (event.key === "PageUp") to = turn(this.atlas, this.current, -1);
    else if (event.key === "Home") to = first;
    else if (event.key === "End") to = last;
    else if (event.key === "Enter" || event.key === " ") this.desk.press(this.current, "keyboard");
    else return;
    event.preventDefault();
    if (to) this.focus(to);
  }
}
