// Both sides' lines over all turns as a small drawing, with what turned them most by number, and the same as a table.

import type { Lines, Peak } from "../sheet_types";
import { drawItem } from "./turn_page";
import type { Words } from "../../shared/types";
import { h, svg } from "../../shared/dom";
import type { Write } from "../../shared/told/rule";

const WIDTH = 400;
const HEIGHT = 186;
const LEFT = 26;
const RIGHT = 46; // for the figures behind the ends of the lines
const BELOW = 20;
const SIDES = ["fln", "gov"] as const;
const AWAY = 15; // units between a line and the number of a peak
const NEAR = 0.11; // share of the height below which two figures would meet
const LABEL_GAP = 18; // units of the drawing that the number of a turn needs

const down = (level: number, top: number) => 6 + (HEIGHT - BELOW - 6) * (1 - level / top);

/** Draws the lines, with a table that says the same. */
export function drawLines(lines: Lines, words: Words): HTMLElement {
  return h("section", { class: "al-leaf-section al-leaf-lines", "data-section": "lines" }, h("h3", {}, lines.title),
    drawing(lines),
    h("details", {}, h("summary", {}, words("board-page-table")), table(lines)));
}

/** Tells what turned the lines most, by the numbers of the drawing. */
export function drawPeaks({ peaks, none }: Lines, title: string, words: Words, write: Write): HTMLElement {
  return h("section", { class: "al-leaf-section al-leaf-peaks", "data-section": "peaks" }, h("h3", {}, title),
    peaks.length ? h("ol", {}, ...peaks.map((peak) => drawPeak(peak, words, write))) : h("p", {}, none));
}

function drawing({ title, head, rows, peaks, top, marks }: Lines): SVGElement {
  const last = Math.max(rows.length - 1, 1);
  const xs = new Map(rows.map(([turn], at) => [turn, LEFT + ((WIDTH - LEFT - RIGHT) * at) / last]));
  const across = (turn: number) => xs.get(turn) ?? LEFT;
  const end = rows.at(-1) as Lines["rows"][number];
  return svg("svg", { class: "al-leaf-drawing", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": title },
    ...[0, ...marks, top].map((at) => level(at, top, marks.includes(at))),
    ...ticks(rows.map(([turn]) => turn), across),
    ...SIDES.map((side, column) => svg("polyline", { class: "al-leaf-line", "data-side": side,
      points: rows.map((row) => `${across(row[0]).toFixed(1)},${down(row[column + 1] as number, top).toFixed(1)}`).join(" ") })),
    ...peaks.map((peak) => peakMark(peak, rows.find(([turn]) => turn === peak.turn), across(peak.turn), top)),
    ...ends([end[1], end[2]], head, across(end[0]), top));
}

/** A level as a thin line: dashed where something changes there. */
function level(at: number, top: number, isMark: boolean): SVGElement {
  return svg("g", { class: "al-leaf-grid" },
    svg("line", { x1: LEFT, x2: WIDTH - RIGHT, y1: down(at, top), y2: down(at, top), "data-mark": isMark }),
    svg("text", { x: LEFT - 5, y: down(at, top) + 4, "text-anchor": "end" }, String(at)));
}

/** Turns along the foot, as many as there is room for. */
function ticks(turns: number[], across: (turn: number) => number): SVGElement[] {
  let before = -LABEL_GAP;
  return turns.filter((turn) => {
    const fits = across(turn) - before >= LABEL_GAP;
    if (fits) before = across(turn);
    return fits;
  }).map((turn) => svg("text", { class: "al-leaf-tick", x: across(turn), y: HEIGHT - 4, "text-anchor": "middle" }, String(turn)));
}

/** The number of a peak on the far side of the other line, so that it covers neither. */
function peakMark({ number, side, level: at }: Peak, row: Lines["rows"][number] | undefined, x: number, top: number): SVGElement {
  const other = row?.[side === "gov" ? 1 : 2] ?? 0;
  const over = at > other || (at === other && side === "fln");
  const y = Math.max(9, Math.min(HEIGHT - BELOW - 9, down(at, top) + (over ? -AWAY : AWAY)));
  const shape = side === "gov" ? svg("rect", { x: x - 8, y: y - 8, width: 16, height: 16, rx: 2 }) : svg("circle", { cx: x, cy: y, r: 9 });
  return svg("g", { class: "al-leaf-peak", "data-side": side }, shape, svg("text", { x, y: y + 4, "text-anchor": "middle" }, String(number)));
}

/** The figures behind the ends of the lines, kept apart. */
function ends(levels: [number, number], head: Lines["head"], x: number, top: number): SVGElement[] {
  const [one, other] = levels;
  const near = NEAR * top;
  const apart = Math.abs(one - other) < near ? (near - Math.abs(one - other)) / 2 : 0;
  return SIDES.map((side, column) => {
    const value = levels[column] as number;
    const up = column === (one >= other ? 0 : 1);
    return svg("text", { class: "al-leaf-end", "data-side": side, x: x + 13, y: down(value + (up ? apart : -apart), top) + 5 },
      svg("title", {}, head[column + 1] ?? ""), String(value));
  });
}

function drawPeak({ number, side, item }: Peak, words: Words, write: Write): HTMLElement {
  const line = drawItem(item, write);
  line.prepend(h("span", { class: "al-leaf-number", "data-side": side }, String(number)), " ");
  if (item.at !== null) line.append(" ", h("button", { type: "button", class: "al-quiet-button al-leaf-look", "data-page-look": item.at, "aria-label": words("widget-labelled", { label: words("board-log-look"), value: item.text }) }, words("board-log-look")));
  return line;
}

function table({ title, head, rows }: Lines): HTMLElement {
  return h("table", {}, h("caption", { class: "al-hidden-text" }, title),
    h("thead", {}, h("tr", {}, ...head.map((name) => h("th", { scope: "col" }, name)))),
    h("tbody", {}, ...rows.map(([turn, one, other]) => h("tr", {}, h("th", { scope: "row" }, String(turn)), h("td", {}, String(one)), h("td", {}, String(other))))));
}
