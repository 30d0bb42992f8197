// Something to drag that answers at once: a slider, and what its notch brings as numbers and bars on one scale.

import "../../shared/palette.css";
import "../../shared/base.css";
import "./slide.css";
import { h, newName, setAttr, setAttrs, setText, show } from "../../shared/dom";
import { keepKeys } from "../../shared/page/notebook_keys";
import { follow, type Model as AnyModel } from "../../shared/wire/model";
import type { SlideRow, SlideView } from "./types";

type Model = Omit<AnyModel<never>, "set" | "send">;

class SlideRowView {
  private readonly number = h("strong");
  private readonly bar = h("span", { class: "al-slide-bar", "aria-hidden": "true" }, h("span"));
  readonly element: HTMLElement;

  constructor(private readonly row: SlideRow, private readonly zero: number) {
    this.element = h("div", { class: "al-slide-row" }, h("span", {}, row.text), this.number, this.bar);
  }

  turn(to: number): void {
    setText(this.number, this.row.said[to] ?? "");
    const at = this.row.at[to] ?? this.zero;
    this.bar.style.setProperty("--zero", `${(this.zero * 100).toFixed(2)}%`);
    this.bar.style.setProperty("--from", `${(Math.min(at, this.zero) * 100).toFixed(2)}%`);
    this.bar.style.setProperty("--wide", `${(Math.abs(at - this.zero) * 100).toFixed(2)}%`);
  }
}

class Slide {
  private readonly name = h("label", { for: newName() });
  private readonly input = h("input", { type: "range", min: 0, step: 1, value: 0, id: this.name.htmlFor });
  private readonly count = h("output", { for: this.name.htmlFor, "aria-hidden": "true" });
  private readonly head = h("div", { class: "al-slide-head" }, this.name, this.count);
  private readonly list = h("div", { class: "al-slide-rows" });
  private readonly ends = h("p", { class: "al-slide-ends" });
  private readonly table = h("table", { class: "al-slide-table" });
  private rows: SlideRowView[] = [];
  private view: SlideView | null = null;
  readonly element = h("section", { class: "al-widget al-slide" }, this.head, this.input, this.list, this.table, this.ends);

  constructor() {
    this.input.addEventListener("input", () => this.turn());
  }

  /** Shows what came from the kernel, at the notch at which the reader stands. */
  show(view: SlideView): void {
    this.view = view;
    setAttrs(this.element, { lang: view.lang, dir: view.dir });
    setText(this.name, view.label);
    setAttr(this.input, "max", view.counts.length - 1);
    this.rows = view.rows.map((row) => new SlideRowView(row, view.zero));
    this.list.replaceChildren(...this.rows.map(({ element }) => element));
    this.table.replaceChildren(...view.table.map((cells, place) => h("tr", {}, ...cells.map((cell, column) => h(place && column ? "td" : "th", { scope: place ? "row" : "col" }, cell)))));
    setText(this.ends, view.ends);
    show(this.ends, view.ends !== "");
    this.turn();
  }

  private turn(): void {
    const to = Number(this.input.value);
    setAttr(this.input, "aria-valuetext", this.view?.spoken[to] ?? "");
    setText(this.count, this.view?.counts[to] ?? "");
    for (const row of this.rows) row.turn(to);
  }
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const slide = new Slide();
  const freeKeys = keepKeys(slide.element);
  const draw = () => slide.show(model.get("view") as SlideView);
  const unfollow = follow(model, { "change:view": draw });
  draw();
  el.replaceChildren(slide.element);
  return () => {
    unfollow();
    freeKeys();
    slide.element.remove();
  };
}

export default { render };
