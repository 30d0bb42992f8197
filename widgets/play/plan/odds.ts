// Exact chances as bars, for what may come and for what came, and the modifiers with their reasons.

import { bar, signed } from "../../shared/parts/bars";
import { h } from "../../shared/dom";
import { cited } from "../../shared/told/rule";
import type { ModRow, Odds, OddsRow } from "../types";
import type { Words } from "../../shared/types";

/** What the reader says will come: one of the rows. */
export interface Guess {
  name: string;
  said: string;
  choose(text: string): void;
}

/** Draws a distribution; the bar repeats what the words beside it say. */
export function drawOdds(rows: readonly OddsRow[], words: Words): HTMLElement {
  return h("ul", { class: "al-bars" }, ...rows.map((row) =>
    h("li", { "data-came": row.came }, h("div", { class: "al-bar-row" }, ...rowParts(row, words)))));
}

/** Draws the kinds of result that may come, and on demand every exact one of which they are made. */
export function drawOutlook({ rows, exact }: Pick<Odds, "rows" | "exact">, words: Words): HTMLElement[] {
  if (!exact.length) return [drawOdds(rows, words)];
  return [drawOdds(rows, words), h("details", { class: "al-exact" },
    h("summary", {}, words("board-odds-exact", { count: exact.length })), drawOdds(exact, words))];
}

/** Asks which row will come. Chances are neither shown nor said, nor does the order of the rows tell them. */
export function drawGuess(rows: readonly OddsRow[], words: Words, guess: Guess): HTMLElement {
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  const texts = rows.map((row) => row.text).sort(compare);
  return h("fieldset", { class: "al-guess" }, h("legend", {}, words("board-predict-question")),
    h("ul", { class: "al-bars" }, ...texts.map((text) => h("li", {}, guessRow(text, guess)))));
}

function guessRow(text: string, guess: Guess): HTMLElement {
  const radio = h("input", { type: "radio", name: guess.name, value: text });
  radio.checked = text === guess.said;
  radio.addEventListener("change", () => guess.choose(text));
  return h("label", { class: "al-bar-row" }, radio, h("span", { class: "al-bar-text" }, text));
}

function rowParts(row: OddsRow, words: Words): HTMLElement[] {
  const text = h("span", { class: "al-bar-text" }, row.text);
  if (row.came) text.append(" ", h("strong", { class: "al-came" }, words("board-came")));
  return [text, bar(row.share),
    h("span", { class: "al-bar-chance" }, row.chance === row.percent ? row.chance : `${row.chance} · ${row.percent}`)];
}

/** The modifiers of a roll: value, reason, rule. */
export function drawMods(mods: readonly ModRow[]): HTMLElement {
  return h("ul", { class: "al-mods" }, ...mods.map((mod) => h("li", {},
    h("span", { class: "al-mod-value" }, signed(mod.value)),
    h("span", {}, ...cited(mod.text, mod.rule)))));
}
