// The key: signs on the map and keys of the keyboard, folded away until asked for.

import type { MapDesk } from "../desk";
import type { Part } from "../../shared/desk";
import { closeButton, h, setAttr, setName, setText, show, svg } from "../../shared/dom";
import { dot } from "../drawn/drawing";
import type { Atlas, Side } from "../types";

const KEYS = ["arrows", "pages", "enter", "zoom", "escape", "help"] as const;
const SIZE = 24; // pixels of a sample

function line(name: string, children: SVGElement[]): SVGSVGElement {
  return svg("svg", { class: `al-sample ${name}`, viewBox: "0 0 20 16", "aria-hidden": "true", focusable: "false" }, ...children);
}

function swatch(control: string): SVGSVGElement {
  const lines = control === "fln" ? "M-2 6L6 -2M0 12L12 0M4 16L16 4M10 18L18 10M14 22L24 12" : "M4 5h2v2h-2ZM12 5h2v2h-2ZM8 10h2v2h-2ZM16 10h2v2h-2Z";
  return svg("svg", { class: "al-sample", viewBox: "0 0 20 16", "aria-hidden": "true", focusable: "false" },
    svg("g", { class: "al-place", "data-control": control }, svg("rect", { class: "al-area", width: 20, height: 16 })),
    control ? svg("path", { class: `al-hatch-${control}`, d: lines }) : null);
}

type Row = [sign: Element, text: string, ...about: string[]];

const WAY = "M1 12L7 5L13 9L19 3";

/** What is drawn of the land, with a sample of each: borders by rank, towns, names, mountains, the scale. */
function landRows(legend: Atlas["legend"]): Row[] {
  const border = (...ranks: string[]) => line("al-borders", ranks.map((rank) => svg("path", { class: `al-border-${rank}`, d: WAY })));
  const samples: Record<keyof Atlas["legend"], () => Element> = {
    closed: () => h("i", { class: "al-sample al-closed-sample" }),
    state: () => border("state-band", "state"), region: () => border("region"), area: () => border("area"),
    town: () => line("al-towns", [dot(10, 8)]),
    wild: () => h("em", { class: "al-sample-text", "aria-hidden": "true" }, "Aa"),
    ground: () => line("al-slopes", [svg("path", { d: "M1 13L7 4L10 9L13 6L19 13Z" }), svg("path", { class: "al-lee", d: "M7 4L10 9L13 6L19 13H9Z" })]),
    callout: () => line("al-leaders", [svg("path", { class: "al-leader", d: "M7 8L17 14" }), svg("path", { class: "al-leader-end", d: "M17 14h0" }),
      svg("rect", { class: "al-callout-ground", x: 1, y: 1, width: 9, height: 9, rx: 1 })]),
    scale: () => line("al-scale", [svg("path", { d: "M4 3V13H17M17 11v4" }), svg("path", { class: "al-north", d: "M4 0l-3 6h6Z" })]),
  };
  return (Object.keys(samples) as (keyof Atlas["legend"])[]).flatMap((name): Row[] => {
    const text = legend[name];
    return text ? [[samples[name](), text]] : [];
  });
}

export class Help implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h3", { tabindex: -1 });
  private readonly body = h("div", { class: "al-help-body" });
  private filled: unknown = null;
  open = false;

  constructor(private readonly desk: MapDesk, private readonly onClose: () => void) {
    this.element = h("section", { class: "al-help", hidden: true }, this.body);
  }

  focus(): void {
    this.title.focus();
  }

  update(): void {
    show(this.element, this.open);
    if (!this.open || this.filled === this.desk.words) return;
    this.filled = this.desk.words;
    const { words } = this.desk;
    const close = closeButton(this.onClose);
    setName(close, words("widget-close"));
    setText(this.title, words("board-help"));
    setAttr(this.element, "aria-label", words("board-help"));
    this.body.replaceChildren(h("div", { class: "al-card-head" }, this.title, close),
      h("div", { class: "al-help-columns" }, this.pieces(), this.signs(), this.keys()));
  }

  private rows(title: string, rows: Row[]): HTMLElement {
    return h("div", {}, h("h4", {}, this.desk.words(title)),
      h("ul", { class: "al-legend" }, ...rows.map(([sign, text, ...about]) => h("li", {}, sign, h("div", {}, h("span", {}, ...this.desk.terms.nodes(text)),
        ...about.filter(Boolean).map((more) => h("small", {}, more)))))));
  }

  private signs(): HTMLElement {
    const { words, signs, atlas: { sides, marks, legend } } = this.desk;
    const legal = line("", [svg("rect", { class: "al-ring-outer", x: 3, y: 3, width: 14, height: 10 }),
      svg("rect", { class: "al-ring", x: 3, y: 3, width: 14, height: 10 })]);
    return this.rows("board-help-map", [
      [legal, words("board-help-legal")],
      ...[...sides.map(({ id }) => id), ""].map((side): Row => [swatch(side), signs.control(side)]),
      ...marks.map(({ id, name, about = "" }): Row => [signs.mark(id), name, about]),
      ...landRows(legend),
    ]);
  }

  private pieces(): HTMLElement {
    const { signs, atlas: { kinds, boxes, conditions, sides } } = this.desk;
    const plain = boxes.find(({ look }) => look === "solid")?.id ?? "";
    // A box is shown with the side for which it stands highest, conditions with the last side.
    const rank = (side: Side, box: string) => (side.boxes.includes(box) ? side.boxes.indexOf(box) : Infinity);
    const holder = (box: string) => sides.reduce((best, side) => (rank(side, box) < rank(best, box) ? side : best)).id;
    return h("div", {},
      this.rows("board-help-pieces", kinds.map(({ id, name, facts = "", does = "" }): Row =>
        [signs.picture({ kind: id, box: plain }, SIZE), name, facts, does])),
      this.rows("board-help-boxes", [
        ...boxes.filter(({ bare }) => !bare).map(({ id, about }): Row => [signs.boxPicture(holder(id), id, SIZE), about]),
        ...conditions.map(({ id, about }): Row => [signs.framed(sides.at(-1)?.id ?? "gov", plain, [id], null, SIZE), about])]));
  }

  private layers(): HTMLElement {
    const { words } = this.desk;
    return h("div", {}, h("h4", {}, words("board-help-layers")), h("p", {}, words("board-help-layers-about")));
  }

  private keys(): HTMLElement {
    const { words } = this.desk;
    const rows = KEYS.flatMap((name) => [h("dt", {}, h("kbd", {}, words(`board-key-${name}`))), h("dd", {}, words(`board-key-${name}-does`))]);
    return h("div", {}, h("h4", {}, words("board-help-keys")), h("dl", { class: "al-keys" }, ...rows), this.layers());
  }
}
