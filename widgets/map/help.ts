// The key: signs on the map and keys of the keyboard, folded away until asked for.

import type { MapDesk } from "./desk";
import type { BoxId, Kind } from "./types";
import type { Part } from "../shared/desk";
import { closeButton, h, setAttr, setName, setText, show, svg } from "../shared/dom";
import { BOXES as BOX_SIGNS, KINDS, MARKS } from "./glyphs";
import { drawShape, glyph } from "../shared/glyph";

const FLN: Kind[] = ["front", "cadre", "band", "failek"];
const GOV: Kind[] = ["division", "brigade", "elite", "algerian", "police"];
const BOXES: BoxId[] = ["UG", "OPS", "PTL", "OC"];
const KEYS = ["arrows", "pages", "enter", "zoom", "escape", "help"] as const;

function sample(side: "fln" | "gov", box: BoxId, kind: Kind | null, extra?: "neutralized" | "dispersed" | "airmobile"): SVGSVGElement {
  const round = side === "fln" ? 10 : 2.8;
  const strip = svg("g", { class: `al-strip al-${side} al-${box.toLowerCase()}` },
    svg("rect", { class: "al-body", x: 2, y: 2, width: 20, height: 20, rx: round }));
  if (box === "PTL") strip.append(svg("rect", { class: "al-inner", x: 4, y: 4, width: 16, height: 16, rx: 1.5 }));
  if (!kind && !extra) {
    const sign = drawShape(BOX_SIGNS[box], 6.5, 6.5, 11);
    sign.setAttribute("class", "al-tab");
    strip.append(sign);
  }
  if (kind) strip.append(drawShape(KINDS[kind], 4.5, 4.5, 15));
  if (extra === "neutralized") strip.append(svg("path", { class: "al-strike", d: "M5 19L19 5" }));
  if (extra === "dispersed") strip.append(svg("path", { class: "al-dispersed", d: "M5 20.6H19" }));
  if (extra === "airmobile") strip.append(svg("path", { class: "al-airmobile", d: "M5 3.8H19" }));
  return svg("svg", { class: "al-sample", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false", "stroke-width": 1.2 }, strip);
}

function line(name: string, children: SVGElement[]): SVGSVGElement {
  return svg("svg", { class: `al-sample ${name}`, viewBox: "0 0 20 16", "aria-hidden": "true", focusable: "false" }, ...children);
}

function swatch(control: string): SVGSVGElement {
  const lines = control === "fln" ? "M-2 6L6 -2M0 12L12 0M4 16L16 4M10 18L18 10M14 22L24 12" : "M4 5h2v2h-2ZM12 5h2v2h-2ZM8 10h2v2h-2ZM16 10h2v2h-2Z";
  return svg("svg", { class: "al-sample", viewBox: "0 0 20 16", "aria-hidden": "true", focusable: "false" },
    svg("g", { class: "al-place", "data-control": control }, svg("rect", { class: "al-area", width: 20, height: 16 })),
    control ? svg("path", { class: `al-hatch-${control}`, d: lines }) : null);
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
      h("div", { class: "al-help-columns" }, this.signs(), this.pieces(), this.keys()));
  }

  private rows(title: string, rows: [Element, string][]): HTMLElement {
    return h("div", {}, h("h4", {}, this.desk.words(title)),
      h("ul", { class: "al-legend" }, ...rows.map(([sign, text]) => h("li", {}, sign, h("span", {}, text)))));
  }

  private signs(): HTMLElement {
    const { words } = this.desk;
    const legal = svg("svg", { class: "al-sample", viewBox: "0 0 20 16", "aria-hidden": "true", focusable: "false" },
      svg("rect", { class: "al-ring-outer", x: 3, y: 3, width: 14, height: 10 }), svg("rect", { class: "al-ring", x: 3, y: 3, width: 14, height: 10 }));
    return this.rows("board-help-map", [
      [legal, words("board-help-legal")],
      ...(["fln", "gov", ""] as const).map((side): [Element, string] => [swatch(side), words(`board-control-${side || "none"}`)]),
      ...(["terror", "resettled", "remote"] as const).map((name): [Element, string] =>
        [glyph(MARKS[name], `al-mark al-${name}`), words(`board-mark-${name}`)]),
      [line("al-towns", [svg("circle", { cx: 10, cy: 8, r: 3 })]), words("board-help-town")],
      [line("al-wilayas", [svg("path", { d: "M1 12L7 5L13 9L19 3" })]), words("board-help-wilaya")],
      [h("em", { class: "al-sample-text", "aria-hidden": "true" }, "Aa"), words("board-help-remote")],
    ]);
  }

  private pieces(): HTMLElement {
    const { words } = this.desk;
    return h("div", {},
      this.rows("board-help-pieces", [
        ...FLN.map((kind): [Element, string] => [sample("fln", "OPS", kind), words(`board-piece-${kind}`)]),
        ...GOV.map((kind): [Element, string] => [sample("gov", "OPS", kind), words(`board-piece-${kind}`)])]),
      this.rows("board-help-boxes", [
        ...BOXES.map((box): [Element, string] => [sample(box === "UG" ? "fln" : "gov", box, null), words(`board-box-${box.toLowerCase()}`)]),
        ...(["neutralized", "dispersed", "airmobile"] as const).map((name): [Element, string] =>
          [sample("gov", "OPS", null, name), words(`board-piece-${name}`)])]));
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
