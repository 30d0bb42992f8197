// The forties of a class together: the mean of each way with its interval, which narrows as wars come in.
import { h, keyed, setText } from "../shared/dom";
import { foot, heading, scale, ticks } from "./parts";
import type { Interval, PooledShow } from "./types";
import type { Words } from "./words";

type Row = PooledShow["rows"][number];

export function drawPooled(root: HTMLElement, show: PooledShow, words: Words): void {
  const name = `pooled ${show.about.en} ${words.language}`;
  if (root.dataset.drawn !== name) {
    root.dataset.drawn = name;
    root.replaceChildren(...heading(words.say("wall-pooled"), words.of(show.measure)), h("div", { class: "al-wall-rows" }), h("div", { class: "al-wall-scale", "aria-hidden": "true" }), h("div", { class: "al-wall-foot" }));
  }
  const part = (which: string) => root.querySelector<HTMLElement>(`:scope > .al-wall-${which}`)!;
  const ends = reach(show);
  const place = scale(ends, [0, 100]);
  keyed(part("rows"), show.rows, (row) => row.way.en, newRow, (element, row) => drawRow(element, row, show, place, words));
  const marks = ticks(ends[0], ends[1], 8).map((tick) => at(h("span", {}, words.number(tick)), place(tick)));
  part("scale").replaceChildren(...marks);
  part("foot").replaceChildren(...foot(words.say("wall-pooled-size", { readers: show.readers, n: show.wars }), apart(show, words), show.rows.some((row) => row.mean || row.kept) ? words.say("wall-interval") : "", show.missing ? words.say("wall-came-none") : "").childNodes);
}

/** Between which values the rows are drawn: all that is seen, with room for how far forty wars alone may lie off. */
export function reach(show: PooledShow): [number, number] {
  const seen = show.rows.flatMap((row) => [row.mean, row.kept]).flatMap((one) => one ?? []);
  if (seen.length === 0) return show.share ? [0, 100] : show.range;
  const [low, high] = [Math.min(...seen), Math.max(...seen)];
  const step = [1, 2, 5, 10, 20, 50].find((one) => (high - low) / one <= 8) ?? 100;
  return [Math.floor(low / step - 0.5) * step, Math.ceil(high / step + 0.5) * step];
}

function newRow(): HTMLElement {
  const line = (which: string) => h("div", { class: "al-wall-track", "data-which": which, "aria-hidden": "true" }, h("i", { class: "al-wall-span" }), h("i", { class: "al-wall-mean" }));
  return h("section", {}, h("h2"), line("own"), h("p", { class: "al-wall-said" }), line("kept"), h("p", { class: "al-wall-said" }));
}

function drawRow(element: HTMLElement, row: Row, show: PooledShow, place: (value: number) => number, words: Words): void {
  setText(element.querySelector("h2")!, words.of(row.way));
  const [own, kept] = Array.from(element.querySelectorAll<HTMLElement>(".al-wall-track"));
  const [saidOwn, saidKept] = Array.from(element.querySelectorAll<HTMLElement>(".al-wall-said"));
  drawTrack(own!, row.mean, place);
  drawTrack(kept!, row.kept, place);
  setText(saidOwn!, row.mean ? words.say("wall-mean", values(row.mean, words)) : words.say("wall-no-wars"));
  setText(saidKept!, row.kept ? words.say("wall-kept", { n: show.kept, ...values(row.kept, words) }) : "");
}

function drawTrack(track: HTMLElement, interval: Interval | null, place: (value: number) => number): void {
  track.hidden = !interval;
  if (!interval) return;
  const [mean, low, high] = interval.map(place) as Interval;
  const [span, middle] = Array.from(track.children) as [HTMLElement, HTMLElement];
  at(span, low).style.inlineSize = `${high - low}%`;
  at(middle, mean);
}

function at(element: HTMLElement, percent: number): HTMLElement {
  element.style.insetInlineStart = `${percent}%`;
  return element;
}

function values([mean, low, high]: Interval, words: Words): Record<string, string> {
  return { mean: words.number(mean), low: words.number(low), high: words.number(high) };
}

function apart(show: PooledShow, words: Words): string {
  const [first, second] = show.rows;
  if (!show.apart || !first || !second) return "";
  const [mean, low, high] = show.apart;
  // The difference of the means as they are shown: who subtracts them finds the same.
  const shown = [first.mean, second.mean].map((one) => Math.round((one?.[0] ?? 0) * 10) / 10);
  const kind = low > 0 || high < 0 ? (mean > 0 ? "higher" : "lower") : "unclear";
  const ends = kind === "unclear" ? [low, high].map((one) => words.number(one)) : [Math.min(Math.abs(low), Math.abs(high)), Math.max(Math.abs(low), Math.abs(high))].map((one) => words.number(one));
  return words.say(`wall-apart-${kind}`, { one: words.of(second.way), other: words.of(first.way), mean: words.number(Math.abs(shown[1]! - shown[0]!)), low: ends[0]!, high: ends[1]! });
}
