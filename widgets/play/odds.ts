// Exact chances as bars, for what may come and for what came, and the modifiers with their reasons.

import { bar, signed } from "../shared/bars";
import { h } from "../shared/dom";
import { cited } from "../shared/rule";
import type { ModRow, OddsRow } from "./types";
import type { Words } from "../shared/types";

/** A choice of one row: what the reader says will come. */
export interface Guess {
  name: string;
  said: string;
  choose(text: string): void;
}

/** Draws a distribution; with a guess each row is a radio button. The bar repeats what the words beside it say. */
export function drawOdds(rows: readonly OddsRow[], words: Words, guess?: Guess): HTMLElement {
  const list = h("ul", { class: "al-bars" }, ...rows.map((row) =>
    h("li", { "data-came": row.came }, guess ? guessRow(row, guess) : h("div", { class: "al-bar-row" }, ...rowParts(row, words)))));
  if (!guess) return list;
  return h("fieldset", { class: "al-guess" }, h("legend", {}, words("board-predict-question")), list);
}

function guessRow(row: OddsRow, guess: Guess): HTMLElement {
  const radio = h("input", { type: "radio", name: guess.name, value: row.text });
  radio.checked = row.text === guess.said;
  radio.addEventListener("change", () => guess.choose(row.text));
  return h("label", { class: "al-bar-row" }, ...rowParts(row), radio);
}

function rowParts(row: OddsRow, words?: Words): HTMLElement[] {
  const text = h("span", { class: "al-bar-text" }, row.text);
  if (row.came && words) text.append(" ", h("strong", { class: "al-came" }, words("board-came")));
  return [text, bar(row.share),
    h("span", { class: "al-bar-chance" }, row.chance === row.percent ? row.chance : `${row.chance} · ${row.percent}`)];
}

/** The modifiers of a roll: value, reason, rule. */
export function drawMods(mods: readonly ModRow[]): HTMLElement {
  return h("ul", { class: "al-mods" }, ...mods.map((mod) => h("li", {},
    h("span", { class: "al-mod-value" }, signed(mod.value)),
    h("span", {}, ...cited(mod.text, mod.rule)))));
}
