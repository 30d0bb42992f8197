// Answers as bars, option by option: predictions with what came, and votes before and after a talk side by side.
import { h, keyed, setAttr, setText } from "../shared/dom";
import { foot, heading } from "./parts";
import { drawDots } from "./dots";
import type { Asked, Bar, PredictionsShow, Spread, VotesShow } from "./types";
import type { Words } from "./words";

/** An option with how many chose it, of how many: once, or before a talk and after it. */
interface Row { key: string; bar: Bar; counts: { many: number; of: number }[] }

/** Predictions of a class; with what came once the desk shows it. */
export function drawPredictions(root: HTMLElement, show: PredictionsShow, words: Words): void {
  const { parts } = frame(root, "predictions", words.say("wall-predictions"), show.question, words);
  fill(parts.area, show, words);
  const came = show.numbers && show.came?.length ? words.say("wall-came-number", { n: show.came.map((one) => words.exact(one)).join(" · ") }) : none(show, words);
  parts.foot.replaceChildren(...foot(isEmpty(show) ? "" : answered(show.answered, show.here, words), came).childNodes);
}

/** Votes before a talk and after it, and how many moved. */
export function drawVotes(root: HTMLElement, show: VotesShow, words: Words): void {
  const { parts } = frame(root, "votes", words.say("wall-votes"), show.question, words);
  if (show.voting) {
    parts.area.replaceChildren(h("p", { class: "al-wall-waits" }, words.say("wall-voting", { n: show.after?.answered ?? 0, of: Math.max(show.here, show.after?.answered ?? 0) })));
    parts.foot.replaceChildren();
    return;
  }
  if (show.written) {
    const { before, after } = show.written;
    parts.area.replaceChildren(h("dl", { class: "al-wall-numbers" }, ...pair(words.say("wall-written-before"), before, words), ...pair(words.say("wall-written-after"), after, words)));
  } else if (show.before?.bars?.length) {
    drawBars(parts.area, show.before.bars.map((bar, at) => ({ key: key(bar, at), bar, counts: both(show, at) })), words, "wall-right");
  } else if (show.before && isEmpty(show.before) && !show.after?.answered) {
    parts.area.replaceChildren(empty(words));
  } else if (show.before) {
    drawHalves(parts.area, halvesOf(show), words);
  }
  const told = show.before && !isEmpty(show.before) ? answered(show.before.answered, show.here, words) : "";
  const legend = show.before?.bars?.length && show.after?.answered ? legendOf(words) : null;
  parts.foot.replaceChildren(...(legend ? [legend] : []), ...foot(told, ...again(show, words), none(show, words)).childNodes);
}

/** The votes that there are: nobody has voted after the talk until the first has. */
function halvesOf({ before, after }: VotesShow): Spread[] {
  return [before, after].filter((one, at): one is Spread => Boolean(one && (at === 0 || one.answered)));
}

function both(show: VotesShow, at: number): Row["counts"] {
  return halvesOf(show).map(({ bars, answered: of }) => ({ many: bars?.[at]?.count ?? 0, of }));
}

/** How many have answered again, and how many of them think otherwise; nothing where nobody was asked to. */
function again(show: VotesShow, words: Words): string[] {
  const many = show.written?.after ?? show.after?.answered ?? 0;
  if (!many) return show.written ? [words.say("wall-moved-none")] : [];
  const moved = show.again ? words.say("wall-moved", { n: show.moved, of: show.again }) : "";
  return [words.say("wall-answered-again", { n: many, of: Math.max(show.here, many) }), moved];
}

/** That no result has come, where one was to be shown. */
function none(show: { missing?: boolean; written?: unknown }, words: Words): string {
  return show.missing && !show.written ? words.say("wall-came-none") : "";
}

function answered(number: number, here: number, words: Words): string {
  return number ? words.say("wall-answered", { n: number, of: Math.max(here, number) }) : words.say("wall-answers-none");
}

function pair(name: string, value: number, words: Words): HTMLElement[] {
  return [h("dt", {}, name), h("dd", {}, words.number(value))];
}

/** Numbers before a talk and after it, one below the other on the same scale. */
function drawHalves(root: HTMLElement, spreads: readonly Spread[], words: Words): void {
  const areas = spreads.map(() => h("div", { class: "al-wall-area" }));
  const names = spreads.length > 1 ? ["wall-before", "wall-after"] : [];
  root.replaceChildren(...areas.map((area, at) => h("section", { class: "al-wall-half" }, ...(names[at] ? [h("h2", {}, words.say(names[at]))] : []), area)));
  areas.forEach((area, at) => drawDots(area, spreads[at]!, words, spreads[1 - at]));
}

/** Whether there is nothing to draw: options stand there also while nobody has chosen any. */
function isEmpty({ answered: many, bars }: Spread): boolean {
  return !many && !bars?.length;
}

/** That nobody has answered, in place of a drawing of nothing. */
function empty(words: Words): HTMLElement {
  return h("p", { class: "al-wall-waits" }, words.say("wall-answers-none"));
}

function legendOf(words: Words): HTMLElement {
  const one = (which: string) => h("span", {}, h("i", { class: "al-wall-bar", "data-which": which, "aria-hidden": "true" }), words.say(`wall-${which}`));
  return h("p", { class: "al-wall-legend" }, one("before"), one("after"));
}

/** What stays while its numbers change, so that bars grow instead of being drawn anew. */
function frame(root: HTMLElement, kind: string, above: string, asked: Asked, words: Words): { parts: { area: HTMLElement; foot: HTMLElement } } {
  const name = `${kind} ${asked.id} ${words.language}`;
  if (root.dataset.drawn !== name) {
    root.dataset.drawn = name;
    root.replaceChildren(...heading(above, words.of(asked.ask)), h("div", { class: "al-wall-area" }), h("div", { class: "al-wall-foot" }));
  }
  const [area, under] = [".al-wall-area", ".al-wall-foot"].map((one) => root.querySelector<HTMLElement>(`:scope > ${one}`));
  return { parts: { area: area!, foot: under! } };
}

function fill(area: HTMLElement, spread: Spread, words: Words): void {
  if (isEmpty(spread)) area.replaceChildren(empty(words));
  else if (spread.numbers) drawDots(area, spread, words);
  else drawBars(area, (spread.bars ?? []).map((bar, at) => ({ key: key(bar, at), bar, counts: [{ many: bar.count, of: spread.answered }] })), words);
}

function key(bar: Bar, at: number): string {
  return bar.letter || `${at} ${bar.text.en}`;
}

/** Bars below each other, as the desk draws them: the whole width is all who answered. */
export function drawBars(area: HTMLElement, rows: Row[], words: Words, came = "wall-came"): void {
  let list = area.querySelector<HTMLElement>(":scope > .al-wall-bars");
  if (!list) area.replaceChildren(list = h("ol", { class: "al-wall-bars" }));
  keyed(list, rows, (row) => `${row.counts.length} ${row.key}`, () => h("li"), (item, row) => drawRow(item, row, words, words.say(came)));
}

function drawRow(item: HTMLElement, { bar, counts }: Row, words: Words, isSo: string): void {
  if (!item.firstChild) {
    item.append(h("p", { class: "al-wall-option" }, h("b"), h("span"), h("em")));
    item.append(...counts.map((_, at) => h("p", { class: "al-wall-line" }, h("span", { class: "al-wall-unseen" }), h("i", { class: "al-wall-bar", "data-which": counts.length > 1 ? (at ? "after" : "before") : "only" }), h("b"))));
  }
  const [letter, text, came] = Array.from(item.firstElementChild!.children) as [Element, Element, Element];
  setText(letter, bar.letter ? `${bar.letter.toUpperCase()}` : "");
  setText(text, words.of(bar.text));
  setText(came, bar.came ? `✓ ${isSo}` : "");
  setAttr(item, "data-came", bar.came > 0);
  Array.from(item.querySelectorAll<HTMLElement>(".al-wall-line")).forEach((line, at) => {
    const [name, drawn, count] = Array.from(line.children) as [HTMLElement, HTMLElement, HTMLElement];
    setText(name, counts.length > 1 ? words.say(at ? "wall-after" : "wall-before") : "");
    const { many = 0, of = 0 } = counts[at] ?? {};
    const share = of ? (100 * many) / of : 0;
    drawn.style.inlineSize = `${share}%`;
    setAttr(drawn, "data-none", !many);
    setText(count, of ? words.say("wall-share", { n: many, percent: Math.round(share) }) : "");
  });
}
