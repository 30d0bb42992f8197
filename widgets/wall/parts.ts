// What several drawings of the wall share: a heading, a foot, a table that only screen readers see, the room there is.
import { h, svg } from "../shared/dom";

export interface Space { width: number; height: number; letter: number }

/** How large a drawing can be, in pixels, and how tall its letters are. */
export function spaceOf(element: HTMLElement): Space {
  const letter = Number.parseFloat(getComputedStyle(element).fontSize) || 28;
  return { width: element.clientWidth || 1600, height: element.clientHeight || 600, letter };
}

export function heading(above: string, text: string): HTMLElement[] {
  return [h("p", { class: "al-wall-above" }, above), h("h1", {}, unbroken(text))];
}

/** A text whose words are not parted at a hyphen, such as “pouvait-on”. */
export function unbroken(text: string): string {
  return text.replace(/(\p{L})-(?=\p{L})/gu, "$1\u2060-\u2060");
}

export function foot(...lines: string[]): HTMLElement {
  return h("div", { class: "al-wall-foot" }, ...lines.filter(Boolean).map((line) => h("p", {}, line)));
}

/** The numbers of a drawing as a table for those who do not see it. */
export function table(caption: string, head: string[], rows: (string | number)[][]): HTMLElement {
  const cells = (row: (string | number)[], tag: "th" | "td") => row.map((cell, at) => h(at ? tag : "th", at && tag === "td" ? {} : { scope: tag === "th" ? "col" : "row" }, String(cell)));
  const body = rows.map((row) => h("tr", {}, ...cells(row, "td")));
  // A table is never smaller than its cells: what holds it is.
  return h("div", { class: "al-wall-unseen" }, h("table", {}, h("caption", {}, caption), h("thead", {}, h("tr", {}, ...cells(head, "th"))), h("tbody", {}, ...body)));
}

/** A frame that takes the room that is left; what is drawn in it knows how much that is once it stands on the page. */
export function canvas(): HTMLElement {
  return h("div", { class: "al-wall-canvas", "aria-hidden": "true" });
}

export function surface({ width, height }: Space): SVGSVGElement {
  return svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height });
}

export function label(x: number, y: number, text: string, attrs: Record<string, string | number> = {}): SVGTextElement {
  return svg("text", { x, y, ...attrs }, text);
}

/** Where values between two ends lie between two others. */
export function scale(from: [number, number], to: [number, number]): (value: number) => number {
  const reach = from[1] - from[0] || 1;
  return (value) => to[0] + ((value - from[0]) / reach) * (to[1] - to[0]);
}

/** Round numbers between two ends, at most so many steps apart, and no closer than the least. */
export function ticks(low: number, high: number, most: number, least = 0): number[] {
  const rough = Math.max((high - low || 1) / Math.max(1, most), least);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough;
  const found: number[] = [];
  for (let at = Math.ceil(low / step) * step; at <= high + step / 1e6; at += step) found.push(Math.round(at * 1e6) / 1e6 + 0); // no −0
  return found;
}
