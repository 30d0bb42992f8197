// Support of both sides, always in sight: the levels, how they have just moved, and their course as lines.

import { signed } from "../../shared/parts/bars";
import type { Part } from "../../shared/desk";
import { h, keyed, setAttr, setAttrs, setText, show, svg } from "../../shared/dom";
import { type Course, heightOf, layOutCourse, lineOf } from "./course";
import type { Desk } from "../desk";
import "./support.css";
import type { Support, Track } from "../types";
import { currentBranch, isPast } from "../time/when";

const SHOWN = 80; // milliseconds until the page shows its charts
const TICKS = 8; // numbers of turns that are written at most

export class SupportView implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h3", { class: "al-hidden-text" });
  private readonly figures = h("div", { class: "al-lines" });
  private readonly bands = svg("g", { class: "al-course-bands" });
  private readonly lines = svg("g", { class: "al-course-lines" });
  private readonly names = h("span", { class: "al-course-names" });
  private readonly ticks = h("span", { class: "al-course-ticks" });
  private readonly dots = h("span", { class: "al-course-dots" });
  private readonly course = h("button", { type: "button", class: "al-quiet-button al-course", "data-do": "course" },
    h("span", { class: "al-course-box", "aria-hidden": "true" },
      svg("svg", { viewBox: "0 0 1000 100", preserveAspectRatio: "none", focusable: "false" }, this.bands, this.lines),
      this.names, this.dots, this.ticks));
  private charts: boolean | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Values before the last choice, and where those that are shown were read. */
  private before = new Map<string, number>();
  private now: { ply: number; branch: string; past: boolean; values: Map<string, number> } | null = null;

  constructor(private readonly desk: Desk) {
    this.element = h("section", { class: "al-support" }, this.title, this.figures, this.course);
    this.course.addEventListener("click", () => desk.scene.support?.charts !== undefined && desk.wish({ kind: "chart" }));
  }

  update(): void {
    const { atlas: { gauges }, scene, words } = this.desk;
    const { tracks, support } = scene;
    const past = isPast(scene);
    const shown = gauges.flatMap((id) => tracks.find((track) => track.id === id) ?? []);
    this.compare(past);
    setText(this.title, words("board-support"));
    keyed(this.figures, shown, (track) => track.id, makeFigure,
      (element, track) => {
        updateFigure(element, track, this.changed(track), words(past ? "board-since-moment" : "board-since"));
        setAttr(element.children[1] as Element, "data-side-name", track.side ? this.desk.signs.name("sides", track.side) : track.label);
      });
    show(this.course, support !== undefined);
    if (support) this.draw(support, shown);
    this.follow(support?.charts);
  }

  end(): void {
    clearTimeout(this.timer);
  }

  /** Leads the reader to the charts that were just opened, and back. They are a widget of their own and come by themselves. */
  private follow(open: boolean | undefined): void {
    const before = this.charts;
    this.charts = open;
    if (before === undefined || open === undefined || open === before) return;
    if (!open) return this.course.focus({ preventScroll: true });
    const charts = this.desk.root.closest(".al-room")?.querySelector<HTMLElement>(".al-charts");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      charts?.scrollIntoView({ block: "start" });
      charts?.querySelector("select")?.focus({ preventScroll: true });
    }, SHOWN);
  }

  private draw(support: Support, shown: readonly Track[]): void {
    const { words } = this.desk;
    const open = support.charts;
    const course = layOutCourse(support, shown.map(({ value }) => value));
    setAttrs(this.course, {
      "aria-label": open === undefined ? support.says : `${support.says} ${words(open ? "board-support-close" : "board-support-open")}`,
      "aria-expanded": open === undefined ? null : String(open), "aria-disabled": open === undefined ? "true" : null,
      title: open === undefined ? null : words(open ? "board-support-close" : "board-support-open"),
    });
    keyed(this.lines, shown, ({ id }) => id, () => svg("path"), (path, { id, side }) =>
      setAttrs(path, { "data-side": side, d: lineOf(course, shown.findIndex((track) => track.id === id), support.top) }));
    keyed(this.dots, shown, ({ id }) => id, () => h("i"), (dot, track) => placeDot(dot, track, course, support.top));
    setAttr(this.course, "data-scaled", support.top !== undefined);
    this.drawMarks(support);
    this.drawTicks(support, course);
  }

  private drawMarks({ marks, top }: Support): void {
    keyed(this.bands, marks.filter(({ at }) => at > 0), ({ at }) => String(at), () => svg("path"), (path, { at }) =>
      setAttr(path, "d", `M0 ${100 - heightOf(at, top)}H1000`));
    keyed(this.names, marks, ({ at }) => String(at), () => h("span", {}, h("b"), h("small")), (name, mark) => {
      name.style.insetBlockEnd = `${heightOf(mark.at, top)}%`;
      setAttrs(name, { title: mark.text, "data-upper": heightOf(mark.at, top) > 50 });
      setText(name.children[0] as Element, String(mark.at));
      setText(name.children[1] as Element, mark.name);
    });
  }

  /** Where turns end; of many only some bear their number. */
  private drawTicks({ ends, turn }: Support, { past }: Course): void {
    const every = Math.ceil(past.length / TICKS);
    const turns = Object.keys(ends).map(Number).sort((a, b) => a - b);
    const all = past.map(({ x }, at) => ({ x, turn: (turns[at] ?? 0) + 1 }));
    keyed(this.ticks, all, (tick) => String(tick.turn), () => h("span"), (tick, found) => {
      tick.style.insetInlineStart = `${(found.x * 100).toFixed(1)}%`;
      const named = found.turn === turn ? this.desk.words("board-support-turn", { turn }) : String(found.turn);
      setText(tick, found.turn === turn || (found.turn - 1) % every === 0 ? named : "");
    });
  }

  /**
   * Remembers what the figures showed before the last choice, and in a look back one moment before.
   *
   * After a take-back, a leap in time or in another branch there is nothing to compare with.
   */
  private compare(past: boolean): void {
    const { ply, time, tracks } = this.desk.scene;
    const values = new Map(tracks.map((track) => [track.id, track.value]));
    const branch = currentBranch(time);
    const { now } = this;
    if (!now || branch !== now.branch || ply < now.ply || (now.past && ply > now.ply + 1)) this.before = values;
    else if (ply > now.ply) this.before = now.values;
    this.now = { ply, branch, past, values };
  }

  private changed(track: Track): number {
    const { telling } = this.desk.scene;
    const told = telling?.card ?? telling?.sum;
    const row = told?.moved.find(({ id }) => id === track.id);
    if (told) return row ? Number.parseFloat(row.after) - Number.parseFloat(row.before) : 0;
    return track.value - (this.before.get(track.id) ?? track.value);
  }
}

function makeFigure(): HTMLElement {
  return h("div", { class: "al-line-track" }, h("i", { class: "al-line-sample", "aria-hidden": "true" }),
    h("span", { class: "al-line-name" }), h("span", { class: "al-line-value" }), h("span", { class: "al-change" }));
}

function updateFigure(element: HTMLElement, track: Track, change: number, since: string): void {
  const [, name, value, moved] = Array.from(element.children) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  setText(moved, change ? signed(change) : "");
  setAttrs(moved, { title: change ? since : null, "aria-label": change ? `${signed(change)} ${since}` : null, role: change ? "img" : null });
  setAttrs(element, { "data-side": track.side });
  setText(name, track.label);
  setText(value, track.text);
}

/** The end of a line, round or square as the pieces of its side are: moved by the compositor, so that nothing is laid out anew. */
function placeDot(dot: HTMLElement, { value, side }: Track, { present }: Course, top?: number): void {
  setAttr(dot, "data-side", side);
  dot.style.transform = `translate(${((present.at(-1)?.x ?? 0) * 100).toFixed(1)}%, ${-heightOf(value, top)}%)`;
}
