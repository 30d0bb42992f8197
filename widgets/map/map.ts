// The map: areas, names, pieces, and what is shown over them. Geometry is drawn once; each scene changes only what differs.

import type { MapDesk } from "./desk";
import type { Atlas, Place, PlaceId, Shade } from "./types";
import type { Part } from "../shared/desk";
import { h, keyed, newName, setAttr, setAttrs, setText, svg } from "../shared/dom";
import { borders, ground, patterns, towns } from "./drawn/drawing";
import { Fan, type Anchor } from "./drawn/fan";
import { round } from "../shared/parts/glyph";
import { fieldsOf, type Rect } from "./drawn/layout";
import { isDirection, step, turn, zoomOf } from "./controls/keys";
import "./controls/layers.css";
import { LayerKey, shade } from "./controls/layers";
import { MapTools } from "./controls/maptools";
import { MotionView } from "./drawn/motion";
import { Name, RegionName, todayOf } from "./drawn/names";
import { LEGIBLE_PX, NEAR, PROJECTED, sizesAt, type Sizes } from "./drawn/sizes";
import { Stacks } from "./drawn/stacks";
import "./print.css";
import { middleOf, Zoom } from "./controls/zoom";

const CORNER = 6; // pixels round what stands in the corner of the map
const MANY = 12; // more places than this are ringed more quietly

export class MapView implements Part {
  readonly element: HTMLElement;
  private readonly svg: SVGSVGElement;
  private readonly info: HTMLElement;
  private readonly frame: HTMLElement;
  private readonly zoom: Zoom;
  private readonly endZoom: () => void;
  private readonly prefix = newName();
  private readonly areas = new Map<PlaceId, SVGGElement>();
  private readonly names: Name[] = [];
  private readonly regions: RegionName[];
  private readonly stacks: Stacks;
  private readonly rings = svg("g", { class: "al-rings" });
  private readonly glow = svg("g", { class: "al-glow" });
  private readonly focusRing = svg("g", { class: "al-focus" }, svg("path", { class: "al-focus-halo" }), svg("path"));
  private readonly motion: MotionView;
  private readonly fan: Fan;
  private readonly layerKey: LayerKey;
  private readonly toolbar: MapTools;
  private readonly atlas: Atlas;
  /** Places that are pointed out now: nothing may cover them. */
  pointed: readonly PlaceId[] = [];
  private current: PlaceId;
  private width = 0;
  private corner: Rect[] = [];
  private lastLog = -1;
  private flashed: PlaceId[] = [];
  private followed = ""; // the places that a step asked for last
  private described: PlaceId | null = null;
  // On paper the list stands under the map: it has to be filled even if nobody has looked at it.
  private readonly onPrint = () => this.desk.shown.set({});

  constructor(private readonly desk: MapDesk, readonly tools: HTMLElement) {
    this.atlas = desk.atlas;
    this.current = this.atlas.places.find((place) => place.look !== "abroad")?.id ?? "";
    this.motion = new MotionView((id) => desk.place(id), desk.signs);
    this.fan = new Fan(desk, (id) => this.anchor(id));
    this.layerKey = new LayerKey(desk);
    this.stacks = new Stacks(desk);
    this.regions = this.atlas.regions.map((region) => new RegionName(region));
    this.svg = this.draw();
    this.info = h("p", { class: "al-info", "aria-hidden": "true" });
    this.frame = h("div", { class: "al-frame" }, this.svg, this.fan.element);
    this.element = h("div", { class: "al-map" }, this.frame, this.layerKey.element, this.info);
    this.zoom = new Zoom(this.svg, this.atlas.viewBox, () => this.resize(), this.atlas.north);
    this.endZoom = this.zoom.listen();
    this.toolbar = new MapTools(desk, tools, this.zoom, () => desk.place(this.current)?.centre);
    this.frame.append(this.toolbar.element);
    this.desk.shown.listen(() => {
      this.updateNames();
      this.update();
    });
    window.addEventListener("beforeprint", this.onPrint);
    this.listen();
  }

  /** The centre of a place in pixels of the frame, for what opens beside it. */
  anchor(id: PlaceId): Anchor | null {
    const place = this.desk.place(id);
    const [wide, high] = [this.frame.clientWidth, this.frame.clientHeight];
    if (!place || !wide) return null;
    const [left, top, width, height] = this.zoom.box;
    // What has to stay in sight beside what opens: all that may be covered with pieces.
    const [middle] = place.centre;
    const reach = Math.max(place.room, ...fieldsOf(place).map((field) => Math.max(middle - field.x, field.x + field.width - middle)));
    return { x: ((middle - left) / width) * wide, y: ((place.centre[1] - top) / height) * high, width: wide, height: high,
      room: (reach / width) * wide };
  }

  /** Puts the focus on a place, or on the last one visited. */
  focus(id?: PlaceId): void {
    if (id) this.current = id;
    this.rove();
    this.areas.get(this.current)?.focus({ preventScroll: !id });
  }

  update(): void {
    const { look, scene, shown: { layer } } = this.desk;
    for (const place of this.atlas.places) this.updatePlace(place);
    this.updatePieces();
    const legal = this.atlas.places.filter((place) => look.ofPlace(place.id).length > 0);
    this.rings.classList.toggle("al-many", legal.length > MANY);
    keyed(this.rings, legal, (place) => place.id,
      (place) => svg("g", {}, svg("path", { class: "al-ring-outer", d: place.path }), svg("path", { class: "al-ring", d: place.path })),
      (ring, place) => setAttr(ring, "data-on", this.desk.chosen === place.id));
    this.follow();
    this.flash();
    this.rove();
    this.describe(this.described);
    this.motion.update(scene.answer, scene.motion, this.sizes.cell);
    this.fan.update();
    this.layerKey.update();
    this.toolbar.update();
    setAttrs(this.svg, { "data-layer": layer?.id ?? "none", "data-of": layer?.of, "aria-label": this.atlas.name });
  }

  /** Marks places that a line of the log or a hint speaks of. */
  point(places: readonly PlaceId[]): void {
    this.pointed = places;
    const all = [...new Set([...this.flashed, ...places])];
    keyed(this.glow, all.filter((id) => this.desk.place(id)), (id) => id,
      (id) => svg("path", { d: this.desk.place(id)?.path ?? "" }), (path, id) => setAttr(path, "data-pointed", places.includes(id)));
  }

  /** Follows the width of the widget: pieces and names keep a readable size on the screen. */
  resize(): void {
    const { clientWidth: width, clientHeight: height } = this.frame;
    if (!width) return;
    const first = this.width === 0;
    this.width = width;
    this.zoom.setShape(height / width);
    this.corner = this.cornerNow();
    if (first && this.sizes.tiny) return this.comeNearer();
    this.updateNames();
    this.updatePieces();
    this.fan.update();
    this.toolbar.update();
  }

  /** Opens a small map so near that its names can be read, in the middle of what can be chosen. */
  private comeNearer(): void {
    const settled = this.atlas.places.filter(({ look }) => look === "land" || look === "town");
    const live = settled.filter(({ id }) => this.desk.look.at(id).length > 0);
    const about = [this.asked, live, settled].find((places) => places.length) ?? this.atlas.places;
    this.zoom.to(LEGIBLE_PX / (this.sizes.letter * this.scale), middleOf(about.map(({ centre }) => centre)));
  }

  /** The places at which a step of a lesson asks for something. */
  private get asked(): Place[] {
    return this.atlas.places.filter(({ id }) => this.desk.look.at(id).some(({ asked }) => asked));
  }

  /** Shows the places that a step asks for once it does, where the map is not seen whole. */
  private follow(): void {
    const { asked } = this;
    const names = asked.map(({ id }) => id).join();
    if (names !== this.followed && names && this.width && this.zoom.factor > 1)
      this.zoom.gather(asked.map(({ centre }) => centre), Math.max(...asked.map(({ room }) => room)));
    this.followed = names;
  }

  destroy(): void {
    window.removeEventListener("beforeprint", this.onPrint);
    this.endZoom();
    this.motion.stop();
    this.fan.shut();
  }

  /** Pixels on the screen for one map unit. */
  private get scale(): number {
    return ((this.width || 900) / this.atlas.viewBox[2]) * this.zoom.width;
  }

  private get sizes(): Sizes {
    return sizesAt(this.scale, this.atlas, this.desk.root.hasAttribute("data-projector") ? PROJECTED : NEAR);
  }

  private draw(): SVGSVGElement {
    const places = svg("g", { class: "al-places" });
    const names = svg("g", { class: "al-names", "aria-hidden": "true" }, ...this.regions.map(({ element }) => element));
    for (const place of this.atlas.places) {
      places.append(this.drawPlace(place));
      const name = new Name(place);
      this.names.push(name);
      names.append(name.element);
    }
    // Chromium makes a drawing that listens for the focus a stop of the keyboard by itself; its places are that.
    return svg("svg", { class: "al-svg", role: "group", tabindex: -1, "data-keep-ltr": true, viewBox: this.atlas.viewBox.join(" ") },
      patterns(this.prefix), ground(this.atlas, this.prefix), places, this.rings, borders(this.atlas), towns(this.atlas),
      this.glow, this.stacks.leaders, names, this.focusRing, this.stacks.element, this.motion.element);
  }

  private drawPlace(place: Place): SVGGElement {
    const area = svg("g", { class: `al-place al-is-${place.look}`, role: "button", "data-place": place.id, tabindex: -1 },
      svg("path", { class: "al-area", d: place.path }), svg("path", { class: "al-hatch", d: place.path }));
    this.areas.set(place.id, area);
    return area;
  }

  private shade(place: Place): Shade {
    return shade(this.desk.shown.layer, this.desk.scene.places[place.id], this.atlas);
  }

  private updateNames(): void {
    const { letter, share, legible, tiny } = this.sizes;
    const least = Math.min(legible, letter);
    setAttr(this.svg, "font-size", round(letter, 2));
    this.svg.classList.toggle("al-tiny", tiny);
    this.svg.style.setProperty("--al-share", String(round(share, 3)));
    this.svg.style.setProperty("--al-legible", `${round(least, 2)}px`);
    for (const name of this.names) name.update(letter, share, this.desk.shown.modern, tiny ? legible : null, least);
  }

  private updatePlace(place: Place): void {
    const { look, words } = this.desk;
    const state = this.desk.scene.places[place.id];
    const area = this.areas.get(place.id);
    if (!area) return;
    const choices = look.at(place.id).length;
    const shown = this.shade(place);
    const plain = !this.desk.shown.layer;
    const tint = plain ? state?.control ?? "" : shown.tint;
    setAttrs(area, {
      "data-control": state?.control ?? "",
      "data-closed": state?.closed,
      "data-tint": plain ? null : tint,
      "data-step": plain ? null : shown.step,
      "data-live": choices > 0,
      "aria-label": [look.summary(place.id, words) || this.desk.title(place.id), shown.says && `${shown.says}.`,
        choices ? `${words("board-choices")} (${choices}).` : ""].filter(Boolean).join(" "),
      "aria-expanded": this.desk.chosen === place.id ? "true" : null,
    });
    const hatch = area.lastElementChild;
    const pattern = state?.closed ? "closed" : tint;
    if (hatch) setAttr(hatch, "fill", pattern ? `url(#${this.prefix}-${pattern})` : "none");
  }

  private updatePieces(): void {
    const { look, scene } = this.desk;
    const { cell: size, least, text, letter, share, legible } = this.sizes;
    const [x, y, width, height] = this.zoom.sheet;
    const stacks = this.atlas.places.map((place) => ({
      place, state: scene.places[place.id], groups: look.piecesAt(place.id), wish: { size, least, text, figure: this.shade(place).figure },
    }));
    const names = this.names.flatMap(({ box }) => box ?? []);
    const blocks = this.stacks.lay(stacks, names);
    for (const region of this.regions) {
      region.update(share, Math.min(legible, letter), [...names, ...blocks]);
      if (region.box) names.push(region.box);
    }
    this.stacks.draw(stacks, { x, y, width, height }, [...names, ...this.corner], blocks);
    this.svg.classList.toggle("al-over-sea", this.stacks.overSea);
  }

  /** What the buttons in the corner hide of the map as it opens, in map units: measured once a size, for it costs a layout. */
  private cornerNow(): Rect[] {
    const [tools, drawn] = [this.toolbar.element, this.svg].map((element) => element.getBoundingClientRect());
    if (!tools?.width || !drawn?.width || this.zoom.factor > 1) return [];
    const scale = this.atlas.viewBox[2] / drawn.width;
    return [{ x: (tools.left - drawn.left - CORNER) * scale, y: (tools.top - drawn.top - CORNER) * scale,
      width: (tools.width + 2 * CORNER) * scale, height: (tools.height + 2 * CORNER) * scale }];
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

  private listen(): void {
    const placeOf = (event: Event) =>
      (event.target as Element | null)?.closest?.("[data-place]")?.getAttribute("data-place") ?? null;
    this.svg.addEventListener("click", (event) => {
      const id = placeOf(event);
      if (!id) return this.desk.closeCard();
      const key = (event.target as Element).closest("[data-group]")?.getAttribute("data-group");
      this.current = id;
      this.rove();
      this.desk.press(id, "click", this.desk.look.piecesAt(id).find((group) => group.id === key));
    });
    this.svg.addEventListener("pointerover", (event) => {
      this.describe(placeOf(event));
      const block = (event.target as Element).closest(".al-pieces > [data-place]");
      if (event.pointerType !== "touch") this.fan.hover(block?.getAttribute("data-place") ?? null);
    });
    this.svg.addEventListener("pointerleave", () => {
      this.describe(null);
      this.fan.hover(null);
    });
    this.svg.addEventListener("focusin", (event) => this.onFocus(placeOf(event)));
    this.svg.addEventListener("focusout", () => {
      this.ring("M0 0");
      this.fan.shut();
    });
    this.svg.addEventListener("keydown", (event) => this.onKey(event));
  }

  private describe(id: PlaceId | null): void {
    this.described = id;
    const shown = id ?? this.desk.chosen;
    const place = shown ? this.desk.place(shown) : undefined;
    const text = shown ? this.desk.look.summary(shown, this.desk.words) : "";
    const today = place ? todayOf(place) : "";
    setText(this.info, today ? `${text} ${today} (${this.desk.words("board-modern-name")}).` : text);
  }

  private onFocus(id: PlaceId | null): void {
    const place = id ? this.desk.place(id) : undefined;
    if (!place) return;
    this.current = place.id;
    this.rove();
    this.zoom.reveal(place.centre, place.room);
    // A ring for who comes by keyboard; a click shows its place by what it opens.
    const byKeyboard = this.areas.get(place.id)?.matches(":focus-visible") ?? true;
    this.ring(byKeyboard ? place.path : "M0 0");
    if (byKeyboard) this.fan.open(place.id);
    this.describe(place.id);
  }

  /** Draws the ring of the focus round a shape. */
  private ring(path: string): void {
    for (const line of Array.from(this.focusRing.children)) setAttr(line, "d", path);
  }

  private onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const first = this.atlas.places[0]?.id ?? null;
    const last = this.atlas.places.at(-1)?.id ?? null;
    const change = zoomOf(event.key);
    let to: PlaceId | null = null;
    if (change !== null) {
      this.zoom.by(change, this.desk.place(this.current)?.centre);
      event.stopPropagation(); // a notebook has other uses for these keys
    } else if (isDirection(event.key)) to = step(this.atlas, this.current, event.key);
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
