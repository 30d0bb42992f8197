// The first minute: before anything is told or asked in a new game, in place of the guide; later on request.

import type { Desk } from "../desk";
import "./minute.css";
import type { Minute } from "../types";
import type { Part } from "../../shared/desk";
import { closeButton, h, setAttr, setName, setText, show, svg } from "../../shared/dom";
import { setTermed } from "../../shared/told/terms";

const WIDTH = 340;
const HEIGHT = 170;
const ROWS = [56, 112]; // where the loop runs, forth and back
const LABELS = [15, 146]; // the first lines of the names over and under it
const LINE = 16;
const STATION = { width: 46, height: 30 };

export class FirstMinute implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h3", { tabindex: -1, "data-first-stop": "" });
  private readonly picture = h("figure");
  private readonly sentences = [h("p"), h("p"), h("p"), h("p")];
  private readonly source = h("p", { class: "al-quiet" });
  private readonly go = h("button", { type: "button", class: "al-primary al-go", "data-hot": "n" });
  private readonly close = closeButton(() => void this.shut(), { "data-do": "minute-off" });
  /** What was asked for, beside what comes with the scene; and whether the reader has closed that. */
  private asked: Minute | null = null;
  private closed = false;
  private opener: HTMLElement | null = null;

  constructor(private readonly desk: Desk) {
    this.element = h("section", { class: "al-minute", hidden: true }, this.title, this.go, this.picture, ...this.sentences, this.source, this.close);
    this.go.addEventListener("click", () => void this.shut());
    desk.root.addEventListener("click", (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-do="minute"]');
      if (button) void this.ask(button);
    });
  }

  update(): void {
    const { words, scene: { minute: fresh, lang } } = this.desk;
    if (!fresh) this.closed = false;
    const minute = this.asked ?? (this.closed ? undefined : fresh);
    show(this.element, minute !== undefined);
    if (!minute) return;
    setName(this.close, words("widget-close"));
    setText(this.go, words("board-minute-go"));
    setAttr(this.element, "aria-label", minute.title);
    setText(this.title, minute.title);
    const met = new Set<string>();
    for (const [at, text] of minute.sentences.entries()) if (this.sentences[at]) setTermed(this.sentences[at], text, this.desk.terms, met);
    setTermed(this.source, minute.source, this.desk.terms, met);
    if (this.picture.getAttribute("lang") === lang) return;
    setAttr(this.picture, "lang", lang);
    this.picture.replaceChildren(drawLoop(minute), this.caption());
  }

  /** False when it was not open. */
  shut(): boolean {
    if (this.element.hidden) return false;
    const { opener } = this;
    this.asked = this.opener = null;
    this.closed = true;
    this.update();
    if (opener?.isConnected) opener.focus({ preventScroll: true });
    return true;
  }

  private async ask(opener: HTMLElement): Promise<void> {
    this.asked = await this.desk.request<Minute>({ what: "minute" });
    this.opener = opener;
    this.update();
    this.title.focus({ preventScroll: true });
  }

  private caption(): HTMLElement {
    return h("figcaption", { "aria-hidden": "true" }, ...this.desk.atlas.sides.map(({ id, name }) =>
      h("span", {}, svg("svg", { viewBox: "-8 -8 16 16", width: 14, height: 14 }, side(id, 0, 0)), name)));
  }
}

/** One turn as a loop: its steps along the upper row, back along the lower one, and round again. */
function drawLoop({ loop, says }: Minute): SVGSVGElement {
  const upper = Math.ceil(loop.length / 2);
  const apart = WIDTH / upper;
  const left = apart / 2, right = WIDTH - apart / 2;
  const [top, bottom] = ROWS as [number, number];
  const way = `M${left} ${top}H${right}V${bottom}H${left}Z`;
  const at = (index: number): [x: number, row: number] =>
    index < upper ? [left + index * apart, 0] : [right - ((index - upper + 0.5) * (right - left)) / (loop.length - upper), 1];
  return svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": says },
    svg("path", { class: "al-loop-way", d: way }),
    ...loop.slice(1, upper).map((_, index) => arrow(left + (index + 0.5) * apart, top, 0)),
    arrow(right, (top + bottom) / 2, 90), arrow(left, (top + bottom) / 2, -90),
    ...loop.map((step, index) => station(step, ...at(index), index + 1)));
}

function arrow(x: number, y: number, turned: number): SVGElement {
  return svg("path", { class: "al-loop-arrow", d: "M-4-5L5 0L-4 5Z", transform: `translate(${x} ${y}) rotate(${turned})` });
}

function station({ name, sides, sign }: Minute["loop"][number], x: number, row: number, number: number): SVGElement {
  const { width, height } = STATION;
  const lines = inTwoLines(`${number} ${name}`);
  const top = (LABELS[row] ?? 0) + (row ? 0 : (2 - lines.length) * LINE);
  const label = svg("text", { "text-anchor": "middle" }, ...lines.map((line, at) => {
    const span = svg("tspan", { x, y: top + at * LINE });
    span.textContent = line;
    return span;
  }));
  const y = ROWS[row] ?? 0;
  const signs = sides.map((id, index) => side(id, x + (index - (sides.length - 1) / 2) * 18, y));
  return svg("g", {}, svg("rect", { class: "al-loop-step", x: x - width / 2, y: y - height / 2, width, height, rx: 6 }),
    ...(sign ? [symbol(sign, x, y)] : signs), label);
}

/** A name of several words over two lines: its number and first word, then the others. */
function inTwoLines(text: string): string[] {
  const [number = "", first = "", ...others] = text.split(" ");
  return [`${number} ${first}`, ...(others.length ? [others.join(" ")] : [])];
}

/** The sign of a side, by its shape and its colour. */
function side(id: string, x: number, y: number): SVGElement {
  return id === "fln" ? svg("circle", { "data-side": id, cx: x, cy: y, r: 7 })
    : svg("rect", { "data-side": id, x: x - 6.5, y: y - 6.5, width: 13, height: 13, rx: 1.5 });
}

/** A die, or the two lines that are read at the end of a turn. */
function symbol(sign: "dice" | "count", x: number, y: number): SVGElement {
  const at = `translate(${x} ${y})`;
  if (sign === "count") return svg("g", { class: "al-loop-count", transform: at }, svg("path", { d: "M-14 4L-4 0L4 2L14-6" }), svg("path", { d: "M-14-5L-5-3L5 6L14 4", "stroke-dasharray": "3 2" }));
  const dots = [[-4, -4], [4, -4], [0, 0], [-4, 4], [4, 4]].map(([cx, cy]) => svg("circle", { cx, cy, r: 1.6 }));
  return svg("g", { class: "al-loop-die", transform: at }, svg("rect", { x: -9, y: -9, width: 18, height: 18, rx: 4 }), ...dots);
}
