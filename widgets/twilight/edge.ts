// The edge track: resources, commitment and both sums on one line, with the lines above which a side wins.

import { h, keyed, setAttrs, setText } from "../shared/dom";
import type { Cards } from "./types";

const TICKS = [0, 10, 20, 30, 40, 50];

/** Draws the track, and says under it what stands where. */
export function fillEdge(body: HTMLElement, { edge }: Cards): void {
  if (!body.firstElementChild) {
    body.append(h("div", { class: "al-edge", "aria-hidden": "true", dir: "ltr" }, h("div", { class: "al-edge-lines" }), h("div", { class: "al-edge-marks" }),
      h("div", { class: "al-edge-ticks" }, ...TICKS.map((tick) => h("span", { style: `left:${share(tick, edge.max)}` }, String(tick))))), h("ul"));
  }
  const [track, list] = Array.from(body.children) as [HTMLElement, HTMLElement];
  const [lines, marks] = Array.from(track.children) as [HTMLElement, HTMLElement];
  keyed(lines, edge.lines, ({ seat }) => seat, () => h("i"), (line, { at, seat }) => {
    setAttrs(line, { "data-side": seat });
    line.style.left = share(at, edge.max);
  });
  keyed(marks, Object.entries(edge.marks), ([id]) => id, () => h("span"), (mark, [, { short, value, seat }]) => {
    setText(mark, `${short} ${value}`);
    setAttrs(mark, { "data-side": seat });
    mark.style.left = share(value, edge.max);
  });
  const said = [...Object.values(edge.marks).map(({ name, value }) => `${name}: ${value}`), ...edge.lines.map(({ says }) => says)];
  keyed(list, said.map((text, at) => ({ text, at })), ({ at }) => String(at), () => h("li"), (item, { text }) => setText(item, text));
}

/** Where a value stands; what is past the end of the printed track stands at its end. */
function share(value: number, max: number): string {
  return `${((Math.min(value, max) / max) * 100).toFixed(2)}%`;
}
