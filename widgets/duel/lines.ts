// A line of the log or of the news: dice with what they came to, the sentence, the rule it stands on.

import { die } from "../shared/dice";
import { h } from "../shared/dom";
import { ruleButton, withRules } from "../shared/rule";
import type { Desk } from "./desk";
import type { LogLine } from "./types";
import { seatSign, sign } from "./glyphs";

const DEEPEST = 4; // indents that still leave room for the text on a phone

export function makeLine<K extends "li" | "p">(desk: Desk, line: LogLine, tag: K): HTMLElementTagNameMap[K] {
  const element = h(tag, { class: "al-duel-line", "data-seat": line.seat || null, "data-depth": Math.min(line.depth, DEEPEST) || null },
    line.seat ? h("span", { class: "al-duel-line-seat" }, seatSign(line.seat), h("span", {}, desk.atlas.seats[line.seat])) : null,
    h("span", { class: "al-duel-line-text" }, ...withRules(line.text)),
    line.rule && !line.text.includes(line.rule) ? ruleButton(line.rule) : null,
    line.dice.length ? diceRow(desk, line.dice) : null);
  return element;
}

/** Each die with its face, and its result as a sign and a word. */
function diceRow(desk: Desk, dice: LogLine["dice"]): HTMLElement {
  return h("span", { class: "al-duel-dice" }, ...dice.map(({ face, counts }) =>
    h("span", { class: "al-duel-die", "data-counts": counts || null }, die(face),
      counts ? sign(counts) : null, counts ? h("span", {}, desk.words(`table-die-${counts}`)) : null)));
}

/** What tells a line from others: lines never change, so this is also what tells whether they must be drawn again. */
export function lineKey(line: LogLine, at: number): string {
  return `${at} ${line.ply} ${line.text}`;
}
