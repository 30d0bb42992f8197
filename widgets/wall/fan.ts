// The wars of a class as lines, each with the number of its place at its end, over the fan of the wars that are kept.
import { svg } from "../shared/dom";
import { canvas, foot, heading, label, scale, spaceOf, surface, table, ticks, type Space } from "./parts";
import type { WarsShow } from "./types";
import type { Words } from "./words";

type Point = [number, number];
type Scale = (value: number) => number;

export function drawWars(root: HTMLElement, show: WarsShow, words: Words): void {
  const space = canvas();
  const rows = show.lines.map(({ number, points }) => [words.say("wall-place", { n: number }), ...(points.at(-1) ?? []).map((one) => words.number(one))]);
  const head = [words.say("wall-place", { n: "" }), words.say("wall-turn", { n: "" }), words.of(show.measure)];
  const fan = show.fan.wars ? words.say("wall-fan", { n: show.fan.wars }) : "";
  const marked = show.lines.some((line) => line.number === show.marked) ? words.say("wall-marked", { n: show.marked ?? 0 }) : "";
  root.replaceChildren(...heading(words.say("wall-wars"), words.of(show.measure)), space, table(words.of(show.measure), head, rows), foot(words.say("wall-wars-count", { n: show.lines.length }), fan, marked));
  root.dataset.drawn = "";
  space.append(picture(spaceOf(space), show, words));
}

function picture(space: Space, show: WarsShow, words: Words): SVGSVGElement {
  const { width, height, letter } = space;
  const points: Point[] = [...show.lines.flatMap((line) => line.points), ...show.fan.rows.flatMap((row) => row.values.map((value): Point => [row.turn, value]))];
  const [turns, levels] = [points.map(([turn]) => turn), points.map(([, level]) => level)];
  const ends: [number, number] = [Math.min(...levels), Math.max(...levels)];
  const y = scale(ends, [height - letter * 2.2, letter]);
  const last = Math.max(...turns);
  const placed = apart(show.lines.map(({ number, points }) => ({ number, turn: points.at(-1)![0], y: y(points.at(-1)![1]) })), letter);
  const right = width - letter * (2 + 1.4 * Math.max(0, ...[...placed.values()].map(({ column }) => column)));
  const x = scale([Math.min(...turns), last], [letter * 2.5, right]);
  const drawing = surface(space);
  const least = show.lines.every((line) => line.points.every(([, level]) => Number.isInteger(level))) ? 1 : 0;
  for (const tick of ticks(ends[0], ends[1], Math.floor(height / (letter * 2.5)), least)) {
    drawing.append(svg("line", { x1: letter * 2.5, x2: right, y1: y(tick), y2: y(tick), class: "al-wall-grid" }), label(letter * 2.2, y(tick), words.number(tick), { class: "al-wall-level" }));
  }
  for (const tick of ticks(Math.min(...turns), Math.max(...turns), Math.floor((right - letter * 2.5) / (letter * 4.5))).filter(Number.isInteger)) {
    drawing.append(label(x(tick), height - letter / 2, words.say("wall-turn", { n: tick }), { class: "al-wall-tick" }));
  }
  drawing.append(...bands(show, x, y), ...lines(show, placed, x, y, letter));
  return drawing;
}

/** The fan: nine of ten kept wars lie in the pale band, half of them in the other, and the line parts them. */
function bands(show: WarsShow, x: Scale, y: Scale): SVGElement[] {
  const rows = show.fan.rows;
  if (rows.length === 0) return [];
  const edge = (part: number) => rows.map((row): Point => [x(row.turn), y(row.values[part] ?? 0)]);
  const last = show.fan.parts.length - 1;
  const band = (part: number) => svg("path", { d: `${path(edge(part))} ${path(edge(last - part).reverse()).replace("M", "L")} Z`, class: "al-wall-band", "data-part": part });
  const whiskers = rows.flatMap((row) => [svg("line", { x1: x(row.turn), x2: x(row.turn), y1: y(row.values[0] ?? 0), y2: y(row.values[last] ?? 0), class: "al-wall-whisker" })]);
  return [band(0), band(1), svg("path", { d: path(edge(last / 2)), class: "al-wall-middle" }), ...whiskers];
}

function path(points: Point[]): string {
  return points.map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");
}

function lines(show: WarsShow, placed: Map<number, End>, x: Scale, y: Scale, letter: number): SVGElement[] {
  const order = [...show.lines].sort((one, other) => Number(one.number === show.marked) - Number(other.number === show.marked));
  const isAny = order.at(-1)?.number === show.marked;
  return order.flatMap(({ number, points }) => {
    const state = number === show.marked ? "this" : isAny ? "other" : "all";
    const end = placed.get(number)!;
    const at = x(end.turn) + letter * (0.4 + 1.4 * end.column);
    return [
      svg("path", { d: path(points.map(([turn, level]) => [x(turn), y(level)])), class: "al-wall-war", "data-marked": state }),
      label(at, end.y, String(number), { class: "al-wall-end", "data-marked": state }),
    ];
  });
}

export interface End { number: number; turn: number; y: number; column: number }

/** Numbers at the ends of lines that lie upon each other stand side by side, in columns to the right. */
export function apart(ends: Omit<End, "column">[], letter: number): Map<number, End> {
  const placed: End[] = [];
  for (const end of [...ends].sort((one, other) => one.number - other.number)) {
    const near = placed.filter((one) => one.turn === end.turn && Math.abs(one.y - end.y) < letter * 0.9).map((one) => one.column);
    let column = 0;
    while (near.includes(column)) column += 1;
    placed.push({ ...end, column });
  }
  return new Map(placed.map((end) => [end.number, end]));
}
