// A line of the log or of the news: dice with what they came to, the sentence, the rule it stands on.

import { die } from "../../shared/parts/dice";
import { h, setAttr } from "../../shared/dom";
import { makeLine } from "../../shared/told/lines";
import type { Desk } from "../desk";
import type { LogLine } from "../types";
import { seatSign, sign } from "../glyphs";

const DEEPEST = 4; // indents that still leave room for the text on a phone

export function drawLine(desk: Desk, line: LogLine): HTMLLIElement {
  const who = line.seat ? h("span", { class: "al-duel-line-seat" }, seatSign(line.seat), h("span", {}, desk.atlas.seats[line.seat])) : null;
  const item = makeLine(line, "al-duel-line", { before: [who], after: line.dice.length ? [diceRow(desk, line.dice)] : [] });
  setAttr(item, "data-depth", Math.min(line.depth, DEEPEST) || null);
  return item;
}

/** Each die with its face, and its result as a sign and a word. */
function diceRow(desk: Desk, dice: LogLine["dice"]): HTMLElement {
  return h("span", { class: "al-duel-dice" }, ...dice.map(({ face, counts }) =>
    h("span", { class: "al-duel-die", "data-counts": counts || null }, die(face),
      counts ? sign(counts) : null, counts ? h("span", {}, desk.words(`duel-table-die-${counts}`)) : null)));
}

/** What tells a line from others: lines never change, so this is also what tells whether they must be drawn again. */
export function lineKey(line: LogLine, at: number): string {
  return `${at} ${line.ply} ${line.text}`;
}
