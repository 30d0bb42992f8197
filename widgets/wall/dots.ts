// Numbers that were said as dots over a scale: one dot a reader, or bars of their number where they are many.
import { svg } from "../shared/dom";
import { canvas, label, scale, spaceOf, surface, table, ticks, type Space } from "./parts";
import type { Spread } from "./types";
import type { Words } from "./words";

const MOST_BINS = 80;

/** Numbers that lie close together; `at` is where they do on average. */
interface Bin { low: number; high: number; count: number; at: number }
type Numbers = readonly [number, number][];

/** Numbers in bins: each of its own while they are few, else of equal width; beside others as those need it. */
export function binned(numbers: Numbers, others: Numbers = []): Bin[] {
  const all = [...numbers, ...others].map(([value]) => value);
  const [first, last] = all.length ? [Math.min(...all), Math.max(...all)] : [0, 0];
  const isWhole = all.every(Number.isInteger);
  if (isWhole && last - first < MOST_BINS) return numbers.map(([value, count]) => ({ low: value, high: value, count, at: value }));
  const rough = (last - first) / (MOST_BINS / 2) || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const width = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough;
  const bins = new Map<number, Bin>();
  for (const [value, count] of numbers) {
    const low = Math.floor(value / width) * width;
    const bin = bins.get(low) ?? { low, high: low + width, count: 0, at: 0 };
    const many = bin.count + count;
    bins.set(low, { ...bin, count: many, at: (bin.at * bin.count + value * count) / many });
  }
  return [...bins.values()];
}

/**
 * Draws how often each number was said, and what came.
 *
 * @param beside - what is drawn beside it: both have the same scale
 */
export function drawDots(area: HTMLElement, spread: Spread, words: Words, beside: Spread = spread): void {
  const numbers = spread.numbers ?? [];
  const space = canvas();
  const rows = numbers.map(([value, count]) => [words.exact(value), words.number(count)]);
  area.replaceChildren(space, table(words.say("wall-numbers"), [words.say("wall-number"), words.say("wall-count")], rows));
  space.append(picture(spaceOf(space), spread, words, beside));
}

function picture(space: Space, spread: Spread, words: Words, beside: Spread): SVGSVGElement {
  const { width, height, letter } = space;
  const bins = binned(spread.numbers ?? [], beside.numbers);
  const others = binned(beside.numbers ?? [], spread.numbers);
  const came = spread.came ?? [];
  const ends = [...[...bins, ...others].flatMap((bin) => [bin.low, bin.high]), ...came];
  const [low, high] = ends.length ? [Math.min(...ends), Math.max(...ends)] : [0, 10];
  const pad = Math.max(1, (high - low) * 0.05);
  const x = scale([low - pad, high + pad], [letter, width - letter]);
  const ground = height - letter * 2;
  const most = Math.max(1, ...[...bins, ...others].map((bin) => bin.count));
  const size = Math.min((ground - letter * 2) / most, (x(1) - x(0)) * (bins[0] && bins[0].high > bins[0].low ? bins[0].high - bins[0].low : 1) * 0.92, letter * 1.4);
  const drawing = surface(space);
  drawing.append(svg("line", { x1: 0, x2: width, y1: ground, y2: ground, class: "al-wall-axis" }));
  const least = ends.every(Number.isInteger) ? 1 : 0;
  for (const tick of ticks(low - pad, high + pad, Math.floor(width / (letter * 3)), least)) drawing.append(label(x(tick), height - letter / 2, words.number(tick), { class: "al-wall-tick" }));
  for (const bin of bins) drawing.append(...stack(bin, x(bin.at), ground, size));
  for (const value of came) drawing.append(...mark(x(value), ground, letter, words.exact(value)));
  return drawing;
}

function stack(bin: Bin, x: number, ground: number, size: number): SVGElement[] {
  return Array.from({ length: bin.count }, (_, at) => svg("circle", { cx: x, cy: ground - size * (at + 0.5), r: Math.max(2, size * 0.45), class: "al-wall-dot" }));
}

function mark(x: number, ground: number, letter: number, text: string): SVGElement[] {
  return [svg("line", { x1: x, x2: x, y1: letter * 1.4, y2: ground, class: "al-wall-came" }), label(x, letter, `✓ ${text}`, { class: "al-wall-came-text" })];
}
