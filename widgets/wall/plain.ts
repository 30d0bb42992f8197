// What the wall says in large letters: who is here, step by step, the question of the hour, and one text.
import { h } from "../shared/dom";
import { foot, heading, unbroken } from "./parts";
import type { HereShow, HourShow, TextShow } from "./types";
import type { Words } from "./words";

/** How many are here, and a strip of dots for each step at which somebody is. */
export function drawHere(root: HTMLElement, show: HereShow, words: Words): void {
  const at = [
    ...(show.opening ? [strip("", words.say("wall-opening"), show.opening, words)] : []),
    ...show.steps.filter((step) => step.here).map((step) => strip(step.number ? `${step.number}` : "", words.of(step.heading), step.here, words)),
    ...(show.debrief ? [strip("", words.say("wall-debrief"), show.debrief, words)] : []),
    ...(show.elsewhere ? [strip("", words.say("wall-elsewhere"), show.elsewhere, words)] : []),
  ];
  const many = h("p", { class: "al-wall-many" }, h("b", {}, words.number(show.here)), ` ${words.say(show.here === 1 ? "wall-here-one" : "wall-here")}`);
  root.replaceChildren(...heading(words.say("wall-here-now"), words.of(show.lesson)), many, at.length ? h("ol", { class: "al-wall-strips" }, ...at) : h("p", { class: "al-wall-waits" }, words.say("wall-here-none")));
}

function strip(number: string, name: string, count: number, words: Words): HTMLElement {
  const dots = h("span", { class: "al-wall-dots", "aria-hidden": "true" }, ...Array.from({ length: count }, () => h("i")));
  return h("li", {}, h("span", { class: "al-wall-step" }, h("b", {}, number), h("span", {}, name)), dots, h("b", { class: "al-wall-count" }, words.number(count)));
}

export function drawHour(root: HTMLElement, show: HourShow, words: Words): void {
  root.replaceChildren(h("p", { class: "al-wall-above" }, words.say("wall-hour")), h("h1", { class: "al-wall-large", "data-projector": true }, unbroken(words.of(show.asks))), foot(words.of(show.lesson)));
}

/** One text as somebody wrote it: its letters only, whatever it says of marks. */
export function drawText(root: HTMLElement, show: TextShow, words: Words): void {
  const length = show.text.length > 280 ? "long" : "short";
  root.replaceChildren(h("p", { class: "al-wall-above" }, words.of(show.question.ask)), h("blockquote", { class: "al-wall-text", "data-length": length, lang: "" }, show.text));
}
