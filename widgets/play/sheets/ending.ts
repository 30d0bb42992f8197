// The page about a whole game: how it ended and why, both lines, what decided it, and what can be done with it now.

import { drawCalibration } from "../plan/calibration";
import { drawLines, drawPeaks } from "./lines";
import type { EndSheet, ReportFile, SheetSection } from "../sheet_types";
import { drawItem, drawSection, pageButton } from "./turn_page";
import type { Words } from "../../shared/types";
import { h } from "../../shared/dom";
import { download } from "../../shared/files";
import type { Write } from "../../shared/told/rule";

export const FORMS = ["html", "markdown", "csv"] as const;
export type Form = (typeof FORMS)[number];

/** Makes what stands on the page about a game; `more` is what the browser adds: its record, what cost most. */
export function fillEnding(sheet: EndSheet, title: HTMLElement, words: Words, write: Write, more: { record?: string; costly?: HTMLElement | undefined } = {}): HTMLElement[] {
  title.textContent = sheet.title;
  return [
    h("header", { class: "al-leaf-head" },
      h("div", {}, title, h("p", { class: "al-leaf-lead" }, ...write(sheet.lead)),
        h("ul", { class: "al-leaf-result" }, ...sheet.result.map((item) => drawItem(item, write)), more.record ? h("li", {}, more.record) : "")),
      h("div", { class: "al-leaf-buttons" }, pageButton("print", words("board-page-print")),
        h("button", { type: "button", class: "al-primary al-go", "data-page-do": "close", "data-hot": "n" }, words(sheet.over ? "board-page-board" : "board-page-go-on")))),
    h("p", { class: "al-leaf-record" }, ...write(sheet.record)),
    deeds(sheet, words),
    ...(more.costly ? [more.costly] : []),
    columns(sheet, words, write),
  ];
}

/** Sections under the lines, and those under what decided the game; all others have a column of their own. */
const BELOW_LINES = ["sums"];
const BELOW_PEAKS = ["rare", "predictions"];

function columns({ over, lines, sections, calibration }: EndSheet, words: Words, write: Write): HTMLElement {
  const column = (...parts: HTMLElement[]) => h("div", { class: "al-leaf-column" }, ...parts);
  const draw = (section: SheetSection) => {
    const drawn = drawSection(section, write);
    if (section.id === "predictions") drawn.append(drawCalibration(calibration, words));
    return drawn;
  };
  const of = (wanted: (id: string) => boolean) => sections.filter(({ id }) => wanted(id)).map(draw);
  return h("div", { class: "al-leaf-columns" },
    column(drawLines(lines, words), ...of((id) => BELOW_LINES.includes(id))),
    column(drawPeaks(lines, words(over ? "board-page-peaks" : "board-page-peaks-so-far"), words, write), ...of((id) => BELOW_PEAKS.includes(id))),
    column(...of((id) => ![...BELOW_LINES, ...BELOW_PEAKS].includes(id))));
}

/** What can be done now: begin anew, go on from a turn, take a report along. */
function deeds({ turns, ways }: EndSheet, words: Words): HTMLElement {
  const from = h("select", { "data-page-from": true, "aria-label": words("board-page-from") },
    ...turns.map(([turn, at]) => h("option", { value: at }, words("board-page-turn-number", { turn }))));
  from.selectedIndex = turns.length - 1;
  return h("div", { class: "al-leaf-deeds" },
    ...ways.map((way) => pageButton(way, words(`board-page-${way}`))),
    h("span", { class: "al-leaf-from" }, pageButton("from", words("board-page-from")), from),
    ...FORMS.map((form) => h("button", { type: "button", class: "al-button", "data-page-report": form }, words(`board-page-report-${form}`))));
}

/** Hands a report to the reader. */
export function give({ name, type, text }: ReportFile): void {
  download(new Blob([text], { type }), name);
}
