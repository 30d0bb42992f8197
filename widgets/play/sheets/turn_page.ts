// The page of a turn: what moved both lines and how likely that was, what happened, what to think about.

import type { Gauge, SheetItem, SheetSection, TurnSheet } from "../sheet_types";
import type { Words } from "../../shared/types";
import { h, svg } from "../../shared/dom";
import type { Write } from "../../shared/told/rule";

/** Makes what stands on the page of a turn. */
export function fillTurn(sheet: TurnSheet, title: HTMLElement, words: Words, write: Write): HTMLElement[] {
  title.textContent = sheet.title;
  return [
    h("header", { class: "al-leaf-head" }, title, turnButtons(sheet, words), h("p", { class: "al-leaf-date" }, sheet.date)),
    h("div", { class: "al-leaf-columns" },
      h("div", { class: "al-leaf-gauges" }, ...sheet.gauges.map((gauge) => drawGauge(gauge, write))),
      ...sheet.sections.map((section) => drawSection(section, write))),
    h("aside", { class: "al-thought" }, h("h3", {}, sheet.thought.kind), h("p", {}, ...write(sheet.thought.text))),
  ];
}

function turnButtons({ turn, last, at }: TurnSheet, words: Words): HTMLElement {
  const page = (other: number) => h("button", { type: "button", class: "al-button", "data-turn-page": other },
    words("board-page-other", { turn: other }));
  return h("div", { class: "al-leaf-buttons" },
    turn > 1 ? page(turn - 1) : null, turn < last ? page(turn + 1) : null,
    pageButton("branch", words("board-page-branch"), { "data-at": at }),
    h("button", { type: "button", class: "al-button", "data-ending": true }, words("board-page-so-far")),
    pageButton("print", words("board-page-print")),
    h("button", { type: "button", class: "al-primary al-go", "data-page-do": "close", "data-hot": "n" }, words("board-page-go-on")));
}

/** A button of a page; its name says what it does. */
export function pageButton(name: string, text: string, attrs: Record<string, string | number> = {}): HTMLElement {
  return h("button", { type: "button", class: "al-button", "data-page-do": name, ...attrs }, text);
}

function drawGauge(gauge: Gauge, write: Write): HTMLElement {
  const { side, name, before, after, change, causes } = gauge;
  return h("section", { class: "al-leaf-gauge", "data-side": side },
    h("h3", {}, h("span", {}, name), " ", h("strong", {}, `${before} → ${after}`), " ", h("span", { class: "al-leaf-change" }, change)),
    drawLevel(gauge),
    h("ul", {}, ...causes.map((item) => drawItem(item, write))));
}

/** Where the line stood and stands, between the marks at which something changes; the words above say the same. */
function drawLevel({ before, after, marks, top }: Gauge): SVGElement {
  const at = (level: number) => (Math.min(level, top) / top) * 300;
  return svg("svg", { class: "al-leaf-level", viewBox: "0 0 300 16", "aria-hidden": "true" },
    svg("rect", { x: 0, y: 6, width: 300, height: 4, class: "al-leaf-scale" }),
    ...marks.map((level) => svg("line", { x1: at(level), x2: at(level), y1: 1, y2: 15, class: "al-leaf-mark" })),
    svg("rect", { x: at(Math.min(before, after)), y: 5, width: Math.abs(at(after) - at(before)), height: 6, class: "al-leaf-way" }),
    svg("circle", { cx: at(before), cy: 8, r: 4, class: "al-leaf-before" }),
    svg("circle", { cx: at(after), cy: 8, r: 6, class: "al-leaf-after" }));
}

/** A part of a page under its heading. */
export function drawSection({ id, title, items, text }: SheetSection, write: Write): HTMLElement {
  return h("section", { class: "al-leaf-section", "data-section": id }, h("h3", {}, title),
    items.length ? h("ul", {}, ...items.map((item) => drawItem(item, write))) : null,
    text ? h("p", { class: "al-leaf-note" }, ...write(text)) : null);
}

/** One line of a page. */
export function drawItem({ text, value, note, side }: SheetItem, write: Write): HTMLElement {
  return h("li", { "data-side": side || null },
    value ? h("strong", { class: "al-leaf-value" }, value) : null, value ? " " : null,
    h("span", {}, ...write(text)), note ? " " : null, note ? h("small", {}, note) : null);
}
