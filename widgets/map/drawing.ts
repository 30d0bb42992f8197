// What of the map never changes: sea, land, relief, borders, towns. Drawn once from the atlas.

import { svg } from "../shared/dom";
import type { Atlas } from "./types";

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
    pattern("green", "M4 0V8", 5));
}

/** Sea, shore, land and mountains, in the order in which they lie on each other. */
export function ground(atlas: Atlas): SVGGElement {
  const [x, y, width, height] = atlas.viewBox;
  const abroad = atlas.places.filter((place) => place.look === "abroad").map((place) => place.path);
  const shores = [...atlas.land.map((land) => land.path), ...abroad, atlas.coast];
  return svg("g", { class: "al-ground", "aria-hidden": "true" },
    svg("rect", { class: "al-sea", x, y, width, height }),
    ...WATER.map((wide) => svg("g", { class: "al-water", "stroke-width": wide }, ...shores.map((path) => svg("path", { d: path })))),
    svg("g", { class: "al-land" }, ...[...atlas.land.map((land) => land.path), ...abroad].map((path) => svg("path", { d: path }))),
    svg("path", { class: "al-soil", d: atlas.coast }),
    svg("g", { class: "al-relief" }, ...(atlas.relief ?? []).map((tone) => svg("path", { d: tone.path })),
      ...(atlas.shade ?? []).map((path) => svg("path", { class: "al-shade", d: path }))));
}

export function borders(atlas: Atlas): SVGGElement {
  return svg("g", { class: "al-regions", "aria-hidden": "true" }, ...atlas.regions.flatMap(({ id, path, label: [x, y] }) => [
    svg("path", { d: path }), svg("text", { x, y }, id)]));
}

export function towns(atlas: Atlas): SVGGElement {
  return svg("g", { class: "al-towns", "aria-hidden": "true" }, ...atlas.places.flatMap((place) =>
    place.town ? [svg("circle", { cx: place.town[0], cy: place.town[1], r: 2.2 })] : []));
}
