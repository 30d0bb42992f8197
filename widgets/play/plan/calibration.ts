// How well the reader predicts: how often what was said came, against the chance it had; a drawing, and the same as a table.

import "./calibration.css";
import type { CalibrationRow } from "../types";
import { h, svg } from "../../shared/dom";
import type { Words } from "../../shared/types";

const SIZE = 120;

/** Under its own heading, folded. */
export function foldedCalibration(rows: readonly CalibrationRow[], words: Words): HTMLElement {
  return h("details", { class: "al-calibration" }, h("summary", {}, words("board-calibration")), ...parts(rows, words));
}

export function drawCalibration(rows: readonly CalibrationRow[], words: Words): HTMLElement {
  return h("div", { class: "al-calibration" }, ...parts(rows, words));
}

function parts(rows: readonly CalibrationRow[], words: Words): HTMLElement[] {
  return [h("div", {}, drawing(rows), table(rows, words)), h("p", { class: "al-quiet" }, words("board-calibration-about"))];
}

function drawing(rows: readonly CalibrationRow[]): SVGSVGElement {
  const x = (share: number) => share * SIZE, y = (share: number) => SIZE - share * SIZE;
  return svg("svg", { viewBox: `-6 -6 ${SIZE + 12} ${SIZE + 12}`, width: SIZE + 12, height: SIZE + 12, "aria-hidden": "true", focusable: "false" },
    svg("rect", { width: SIZE, height: SIZE }), svg("path", { class: "al-calibrated", d: `M0 ${SIZE}L${SIZE} 0` }),
    ...rows.flatMap(({ said, came, low, high }) => [
      svg("path", { d: `M${x(said)} ${y(low)}V${y(high)}` }), svg("circle", { cx: x(said), cy: y(came), r: 4 })]));
}

function table(rows: readonly CalibrationRow[], words: Words): HTMLElement {
  const head = ["band", "right", "sure"].map((name) => h("th", { scope: "col" }, words(`board-calibration-${name}`)));
  return h("table", {}, h("caption", { class: "al-hidden-text" }, words("board-calibration")), h("thead", {}, h("tr", {}, ...head)),
    h("tbody", {}, ...rows.map(({ band, right, count, span }) => h("tr", {}, h("th", { scope: "row" }, band),
      h("td", {}, words("board-calibration-of", { right, count })), h("td", {}, span)))));
}
