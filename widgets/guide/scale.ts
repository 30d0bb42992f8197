// What was predicted and what came, on one scale: the reader's mark, the result as a bar, and where it began.

import { h } from "../shared/dom";
import type { Scale } from "./types";

/** Where something stands on the scale, for the style. */
function placed(element: HTMLElement, at: number): HTMLElement {
  element.style.setProperty("--at", `${(at * 100).toFixed(2)}%`);
  return element;
}

function bar(from: number, to: number): HTMLElement {
  const element = placed(h("span", { class: "al-scale-bar" }), Math.min(from, to));
  element.style.setProperty("--wide", `${(Math.abs(to - from) * 100).toFixed(2)}%`);
  return element;
}

/** Draws a scale; who does not see it hears its label. */
export function drawScale({ label, zero, marks, you, result, start }: Scale): HTMLElement {
  const point = (name: string, one: { at: number; text: string }) => placed(h("span", { class: `al-scale-${name}` }, h("span", {}, one.text)), one.at);
  return h("div", { class: "al-scale", role: "img", "aria-label": label },
    ...marks.map((mark) => point("mark", mark)), bar(zero, result.at), ...(start ? [placed(h("span", { class: "al-scale-start" }), start.at)] : []),
    ...(you ? [point("you", you)] : []), point("result", result));
}

/** Draws a hundred dots, the first of them filled; who does not see them hears how many. */
export function drawDots({ filled, label }: { filled: number; label: string }): HTMLElement {
  const dot = (place: number) => h("span", { "data-filled": place < filled });
  return h("div", { class: "al-dots", role: "img", "aria-label": label }, ...Array.from({ length: 100 }, (_, place) => dot(place)));
}
