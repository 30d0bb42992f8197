// Political support of both sides as two lines that grow turn by turn, with their levels beside them.

import { h, setAttr, setText, svg } from "../shared/dom";
import type { Words } from "../shared/types";
import type { Frame } from "./types";

const SIDES = ["fln", "gov"] as const;
const MOST = 99;
const WIDE = 400;
const HIGH = 100;

export class Lines {
  private readonly paths = SIDES.map((side) => svg("path", { "data-side": side }));
  private readonly ends = SIDES.map((side) => svg("path", { class: "al-home-end", "data-side": side }));
  private readonly levels = SIDES.map((side) => h("span", { class: "al-home-level", "data-side": side }));
  private readonly chart = svg("svg", { viewBox: `-6 -4 ${WIDE + 12} ${HIGH + 8}`, preserveAspectRatio: "none", "aria-hidden": "true" },
    svg("path", { class: "al-home-grid", d: `M0 ${HIGH}H${WIDE}M0 ${HIGH - 50}H${WIDE}M0 0H${WIDE}` }), ...this.paths, ...this.ends);
  readonly element = h("div", { class: "al-home-lines" }, h("p", {}, ...this.levels), this.chart);

  constructor(private readonly words: Words) {}

  /** Draws the lines of a war as far as the moment `at`. */
  show(frames: readonly Frame[], at: number): void {
    const last = Math.max(frames.length - 1, 1);
    const now = frames[at];
    for (const [number, side] of SIDES.entries()) {
      const points = frames.slice(0, at + 1).map(({ support }, turn) => [(WIDE * turn) / last, HIGH - (HIGH * (support[number] ?? 0)) / MOST] as const);
      const [x, y] = points.at(-1) ?? [0, HIGH];
      setAttr(this.paths[number] as Element, "d", points.length > 1 ? `M${points.map((point) => point.map(Math.round).join(" ")).join("L")}` : `M0 ${Math.round(y)}H6`);
      setAttr(this.ends[number] as Element, "d", `M${Math.round(x)} ${Math.round(y)}h0.01`);
      setText(this.levels[number] as Element, `${this.words(`home-ui-${side}`)} ${now?.support[number] ?? ""}`);
    }
  }
}
