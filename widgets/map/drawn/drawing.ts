// What of the map never changes: sea, land, relief, borders, towns. Drawn once from the atlas.

import { svg } from "../../shared/dom";
import type { Atlas, Inset } from "../types";

const FADE = 0.07; // the mountains end with the sheet, what is drawn beyond it has none: they come by degrees
const WATER = [34, 21, 10]; // widths of the lines along the shore, in map units

/** Patterns that repeat a tint in black and white; their ids must be unique in the page. */
export function patterns(prefix: string): SVGDefsElement {
  const pattern = (id: string, path: string, size = 8) =>
    svg("pattern", { id: `${prefix}-${id}`, width: size, height: size, patternUnits: "userSpaceOnUse" },
      svg("path", { d: path, class: `al-hatch-${id}` }));
  return svg("defs", {},
    pattern("fln", "M-2 2L2 -2M0 8L8 0M6 10L10 6"),
    pattern("gov", "M2 2h1.6v1.6h-1.6ZM6 6h1.6v1.6h-1.6Z"),
    pattern("grey", "M0 4H8"),
    pattern("rose", "M0 0L8 8M8 0L0 8"),
    pattern("sky", "M0 2H8M2 0V8"),
    pattern("violet", "M0 0L8 8M8 0L0 8M0 4H8"),
    pattern("green", "M4 0V8", 5),
    pattern("closed", "M0 10L10 0", 10));
}

/** Sea, shore, land, mountains, and the letters on them, in the order in which they lie on each other. */
export function ground(atlas: Atlas, prefix: string): SVGGElement {
  const { viewBox: [x, y, width, height], north = 0 } = atlas;
  const far = new Set((atlas.insets ?? []).map(({ id }) => id));
  const abroad = [...atlas.land, ...atlas.places.filter(({ id, look }) => look === "abroad" && !far.has(id))].map(({ path }) => path);
  const shores = [...abroad, atlas.coast];
  const high = atlas.places.filter((place) => place.high).map(({ path }) => path);
  const relief = atlas.relief ? [
    svg("clipPath", { id: `${prefix}-land` }, ...(high.length ? [...abroad, ...high] : shores).map((d) => svg("path", { d }))),
    svg("linearGradient", { id: `${prefix}-fade`, x1: 0, y1: 0, x2: 0, y2: 1 }, svg("stop", { offset: 0, "stop-color": "#000" }), svg("stop", { offset: FADE, "stop-color": "#fff" })),
    svg("mask", { id: `${prefix}-north` }, svg("rect", { x, y, width, height, fill: `url(#${prefix}-fade)` })),
    svg("g", { mask: `url(#${prefix}-north)` },
      svg("image", { class: "al-relief", href: atlas.relief, x, y, width, height, "clip-path": `url(#${prefix}-land)` }))] : [];
  // What is cut off is a group within: a group that is cut itself would be no layer of its own, and painted with each piece.
  return svg("g", { class: "al-ground", "aria-hidden": "true" },
    svg("clipPath", { id: `${prefix}-sheet` }, svg("rect", { x, y: y - north, width, height: height + north })),
    svg("g", { "clip-path": `url(#${prefix}-sheet)` },
    svg("rect", { class: "al-sea", x, y: y - north, width, height: height + north }),
    ...WATER.map((wide) => svg("g", { class: "al-water", "stroke-width": wide }, ...shores.map((d) => svg("path", { d })))),
    svg("g", { class: "al-land" }, ...abroad.map((d) => svg("path", { d }))),
    svg("path", { class: "al-soil", d: atlas.coast }), svg("g", { class: "al-high" }, ...high.map((d) => svg("path", { d }))), ...relief,
    ...(atlas.insets ?? []).map((inset) => insetOf(inset, atlas)),
    ...(atlas.letters ?? []).flatMap(({ id, look, path, height: size, text }) => [
      svg("path", { class: "al-base", id: `${prefix}-${id}`, d: longer(path) }),
      svg("text", { class: `al-letters al-of-${look}`, style: `--al-high: ${size}` },
        svg("textPath", { href: `#${prefix}-${id}`, startOffset: "50%" }, text))]),
    scaleOf(atlas)));
}

/** A bow with room at both ends: letters that are larger than those for which it was drawn would be cut off. */
function longer(bow: string): string {
  const [fromX = 0, fromY = 0, x = 0, y = 0, toX = 0, toY = 0] = (bow.match(/-?[\d.]+/g) ?? []).map(Number);
  return `M${2 * fromX - x} ${2 * fromY - y}L${fromX} ${fromY}Q${x} ${y} ${toX} ${toY}L${2 * toX - x} ${2 * toY - y}`;
}

/** A small map in its frame: open sea, the land of others, its own land, two towns to know it by. */
function insetOf({ id, land, around, towns }: Inset, atlas: Atlas): SVGGElement {
  return svg("g", { class: "al-inset" },
    svg("path", { class: "al-sea", d: atlas.places.find((place) => place.id === id)?.path ?? "" }),
    svg("path", { class: "al-around", d: around }), svg("path", { class: "al-soil", d: land }),
    ...towns.flatMap(({ name, at: [x, y], anchor }) => [dot(x, y),
      svg("text", { x, y, dx: anchor === "start" ? "0.4em" : "-0.4em", dy: "0.32em", "text-anchor": anchor }, name)]));
}

/** North and distances: an arrow up and a bar across, each as long as the same way on the ground. */
function scaleOf({ scale }: Atlas): SVGGElement {
  if (!scale) return svg("g", {});
  const { at: [x, y], across, up, text } = scale;
  return svg("g", { class: "al-scale" },
    svg("path", { d: `M${x} ${y - up}V${y}H${x + across}M${x + across} ${y - 4}v8M${x - 4} ${y}h8` }),
    svg("path", { class: "al-north", d: `M${x} ${y - up - 4}l-5 12l5 -3l5 3Z` }),
    svg("text", { x, y: y - up - 9, "text-anchor": "middle" }, "N"),
    svg("text", { x: x + across / 2, y: y + 4, dy: "1em", "text-anchor": "middle" }, text));
}

/** Borders of three ranks, the finest first. */
export function borders({ borders: lines = {} }: Atlas): SVGGElement {
  const ranks = [["area", lines.area], ["region", lines.region], ["state-band", lines.state], ["state", lines.state]];
  return svg("g", { class: "al-borders", "aria-hidden": "true" }, ...ranks.flatMap(([rank, d]) =>
    (d ? [svg("path", { class: `al-border-${rank}`, d })] : [])));
}

/** The mark of a town: a line without length, whose round ends keep their size on the screen. */
export function dot(x: number, y: number): SVGPathElement {
  return svg("path", { class: "al-town-dot", d: `M${x} ${y}h0` });
}

export function towns(atlas: Atlas): SVGGElement {
  return svg("g", { class: "al-towns", "aria-hidden": "true" }, ...atlas.places.flatMap(({ town }) => (town ? [dot(...town)] : [])));
}
