// The table of a class for marking: a row a learner, a narrow column a question; below, what was missed, and the texts.

import { h } from "../shared/dom";
import type { AskedOnce, Cell, ClassTable, Row, Written } from "./types";

type Labels = Record<string, string>;

/** Makes the table of one form of a lesson: what is seen at a glance first; a wide one scrolls inside a box of its own. */
export function makeTable(table: ClassTable, labels: Labels, name: string, signs: string): HTMLElement {
  return h("div", { class: "al-teach-class" }, h("h3", {}, table.title), h("p", {}, table.line),
    ...makeHelped(table, labels), ...makeHardest(table, labels), h("h4", {}, labels["who"] ?? ""),
    h("div", { class: "al-teach-wide", role: "region", tabindex: 0, "aria-label": name },
      h("table", { "aria-label": name }, h("thead", {}, makeHead(table, labels)), h("tbody", {}, ...table.rows.map(makeRow)), h("tfoot", {}, makeSums(table, labels)))),
    h("p", { class: "al-hint" }, signs), makeAsked(table, labels));
}

function makeHelped({ alike, helped, rows }: ClassTable, labels: Labels): HTMLElement[] {
  const told = helped.length ? h("ul", { class: "al-teach-helped" }, ...helped.map((line) => h("li", {}, line))) : h("p", {}, labels["help-none"] ?? "");
  return [h("h4", {}, labels["help"] ?? ""), ...alike.map((line) => h("p", {}, line)), told,
    ...rows.filter(({ why }) => why).map(({ name: who, file, why }) => h("p", { class: "al-hint" }, h("b", {}, `? ${who} (${file})`), ` ${why}`))];
}

function makeHead({ heads }: ClassTable, labels: Labels): HTMLElement {
  const column = (...inside: (string | Node)[]) => h("th", { scope: "col" }, ...inside);
  return h("tr", {}, ...["pupil", "right", "points", "minutes"].map((name) => column(labels[name] ?? "")),
    ...heads.map(({ number, title, worth }) => h("th", { scope: "col", title: `${title} (${worth})` }, h("b", {}, number), h("span", { class: "al-hidden-text" }, ` ${title} (${worth})`))));
}

function makeSums({ heads }: ClassTable, labels: Labels): HTMLElement {
  return h("tr", {}, h("th", { scope: "row" }, labels["sum"] ?? ""), ...["right", "points", "minutes"].map(() => h("td", { "data-figure": true })), ...heads.map(({ sum }) => h("td", {}, sum)));
}

/** A name without what names of files cannot hold: a file that is called after its pupil need not be named. */
function bare(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+/gu, "");
}

function makeRow({ name, file, fault, away, sums, cells }: Row): HTMLElement {
  return h("tr", {}, h("th", { scope: "row" }, name, !bare(file).includes(bare(name)) && h("small", {}, file), fault && h("strong", {}, `? ${fault}`), away && h("small", {}, away)),
    ...sums.map((sum) => h("td", { "data-figure": true }, sum)), ...cells.map(makeCell));
}

/** What is seen is short; the whole answer is heard, and shown to who points at it. */
function makeCell({ text, mark, said, brief }: Cell): HTMLElement {
  const whole = [text, said].filter(Boolean).join(" · ");
  return h("td", { title: whole }, h("span", { class: "al-teach-mark", "data-mark": mark, "aria-hidden": "true" }, brief), h("span", { class: "al-hidden-text" }, whole));
}

function makeHardest({ hardest }: ClassTable, labels: Labels): HTMLElement[] {
  const title = h("h4", {}, labels["hardest"] ?? "");
  if (!hardest.length) return [title, h("p", {}, labels["hardest-none"] ?? "")];
  const items = hardest.map(({ number, title: asks, count, mistakes }) => h("li", {}, h("b", {}, `${number} · ${asks} – ${count}`),
    h("ul", {}, ...mistakes.map(({ said, says }) => h("li", {}, said, says && " ", says && h("em", {}, says))))));
  return [title, h("ul", { class: "al-teach-hardest" }, ...items)];
}

/** Question by question, folded: what the letters stand for, what is right, what was written. */
function makeAsked({ asked }: ClassTable, labels: Labels): HTMLElement {
  return h("details", { class: "al-teach-asked" }, h("summary", {}, labels["questions"] ?? ""), ...asked.map((one) => makeQuestion(one, labels)));
}

function makeQuestion({ number, ask, part, legend, right, rubric, texts, sheet }: AskedOnce, labels: Labels): HTMLElement {
  const hint = (text: string) => text && h("p", { class: "al-hint" }, text);
  return h("div", {}, h("h4", {}, `${number} · ${ask}`), hint(part), hint(legend), right && h("p", {}, right),
    rubric.length > 0 && hint(labels["rubric"] ?? ""), rubric.length > 0 && h("ul", {}, ...rubric.map((line) => h("li", {}, line))),
    makeTexts(texts), ...sheet.flatMap(({ asks, expected, texts: written }) => [h("h5", {}, asks), hint(expected), makeTexts(written)]));
}

function makeTexts(texts: Written[]): HTMLElement | false {
  return texts.length > 0 && h("dl", {}, ...texts.flatMap(({ name, text }) => [h("dt", {}, name), h("dd", {}, text)]));
}
