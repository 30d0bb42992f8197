// The prediction: a bar for each way, drawn by pointer or keys, or written as a number.

import { h, keyed, newName, setAttr, setAttrs, setText, show } from "../shared/dom";
import { Typing } from "./typing";
import type { Bar, Bars, Host } from "./types";

const REST = 300; // milliseconds that the keys must rest before the kernel hears of it
const STEPS = 10; // of a Page key, over the whole scale

/** How numbers of a scale are written: with their sign if there are negative ones, and a real minus. */
function numbers(host: Host, scale: Bars): (value: number) => string {
  const format = new Intl.NumberFormat(host.lang, { signDisplay: scale.low < 0 ? "exceptZero" : "auto" });
  return (value) => format.format(value).replace("-", "\u2212");
}

class BarView {
  readonly element: HTMLElement;
  private readonly label = h("span", { class: "al-lab-bar-label" });
  private readonly zero = h("span", { class: "al-lab-zero" });
  private readonly fill = h("span", { class: "al-lab-fill" });
  private readonly knob = h("span", { class: "al-lab-knob" });
  private readonly track = h("div", { class: "al-lab-track", role: "slider", tabindex: 0, dir: "ltr" }, this.zero, this.fill, this.knob);
  private readonly input = h("input", { type: "text", inputmode: "decimal", autocomplete: "off", maxlength: 80 });
  private readonly clear = h("button", { type: "button", class: "al-close al-lab-clear" }, "×");
  private readonly error = h("p", { class: "al-lab-error", id: newName(), hidden: true });
  private value: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private drawing = false;
  private readonly typing = new Typing(this.input, () => this.write());

  constructor(private readonly host: Host, private bar: Bar, private scale: Bars) {
    this.element = h("div", { class: "al-lab-bar" }, this.label, this.track, this.input, this.clear, this.error);
    this.track.addEventListener("pointerdown", (event) => this.begin(event));
    this.track.addEventListener("pointermove", (event) => this.drawing && this.point(event));
    for (const name of ["pointerup", "pointercancel"]) this.track.addEventListener(name, () => this.drawing && this.end());
    this.track.addEventListener("keydown", (event) => this.press(event));
    // Whoever goes on to the next thing has said it: the wars may begin before the keys have rested.
    this.track.addEventListener("blur", () => this.timer !== undefined && this.tell());
    this.clear.addEventListener("click", () => {
      this.take(null);
      this.tell();
      this.track.focus();
    });
  }

  update(bar: Bar, scale: Bars): void {
    [this.bar, this.scale] = [bar, scale];
    const { words } = this.host;
    setText(this.label, bar.label);
    setAttr(this.track, "aria-label", words("lab-ui-predict-way", { way: bar.label }));
    setAttrs(this.input, { "aria-label": words("lab-ui-predict-number", { way: bar.label }) });
    setAttrs(this.clear, { "aria-label": words("lab-ui-predict-clear-way", { way: bar.label }), title: words("lab-ui-predict-clear") });
    setAttrs(this.track, { "aria-valuemin": scale.low, "aria-valuemax": scale.high });
    setText(this.error, bar.error ?? "");
    show(this.error, Boolean(bar.error));
    setAttrs(this.input, { "aria-invalid": bar.error ? "true" : null, "aria-describedby": bar.error ? this.error.id : null });
    // What the reader is drawing just now counts more than what the kernel heard last.
    if (!this.drawing && this.timer === undefined) this.take(bar.value);
  }

  private take(value: number | null): void {
    const { low, high } = this.scale;
    this.value = value === null ? null : Math.min(Math.max(value, low), high);
    const share = (number: number) => (100 * (number - low)) / (high - low);
    const base = Math.min(Math.max(0, low), high);
    const shown = this.value ?? base;
    this.zero.style.left = `${share(base)}%`;
    this.fill.style.left = `${share(Math.min(base, shown))}%`;
    this.fill.style.width = `${Math.abs(share(shown) - share(base))}%`;
    this.knob.style.left = `${share(shown)}%`;
    setAttr(this.element, "data-open", this.value === null);
    setAttrs(this.track, { "aria-valuenow": shown, "aria-valuetext": this.value === null ? this.host.words("lab-ui-no-prediction") : this.text(this.value) });
    // What could not be taken stays to be mended.
    if (!this.bar.error || this.value !== null) this.typing.show(this.value === null ? "" : this.plain(this.value));
    show(this.clear, this.value !== null);
  }

  /** A number as one would type it: signs and digits alone, with a point or a comma. */
  private plain(value: number): string {
    return new Intl.NumberFormat(this.host.lang, { useGrouping: false }).format(value);
  }

  private text(value: number): string {
    return numbers(this.host, this.scale)(value);
  }

  private begin(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.drawing = true;
    this.track.setPointerCapture?.(event.pointerId);
    this.point(event);
  }

  private point(event: PointerEvent): void {
    const box = this.track.getBoundingClientRect();
    const share = box.width ? (event.clientX - box.left) / box.width : 0;
    this.take(Math.round(this.scale.low + share * (this.scale.high - this.scale.low)));
  }

  private end(): void {
    this.drawing = false;
    this.tell();
  }

  private press(event: KeyboardEvent): void {
    const { low, high } = this.scale;
    const page = Math.max(1, Math.round((high - low) / STEPS));
    const from = this.value ?? Math.min(Math.max(0, low), high);
    const goals: Record<string, number | null> = {
      ArrowRight: from + 1, ArrowUp: from + 1, ArrowLeft: from - 1, ArrowDown: from - 1,
      PageUp: from + page, PageDown: from - page, Home: low, End: high, Delete: null, Backspace: null,
    };
    const goal = goals[event.key];
    if (goal === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.take(goal);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tell(), REST);
  }

  /** Hands on what was written: which number it is, and whether it can be taken, is for the kernel to say. */
  private write(): void {
    const typed = this.input.value.trim();
    if (typed === "") this.take(null);
    this.tell(typed || null);
  }

  private tell(value: number | string | null = this.value): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.host.tell({ kind: "predict", key: this.bar.key, value });
  }

  destroy(): void {
    clearTimeout(this.timer);
    this.typing.destroy();
  }
}

export class BarsView {
  private readonly rows = h("div", { class: "al-lab-rows" });
  private readonly ends = [h("span"), h("span"), h("span")] as const;
  private readonly axis = h("div", { class: "al-lab-axis", "aria-hidden": "true" },
    h("span"), h("div", { dir: "ltr" }, ...this.ends), h("span"));
  readonly element = h("div", { class: "al-lab-bars" }, this.rows, this.axis);
  private readonly views = new WeakMap<Element, BarView>();

  constructor(private readonly host: Host) {}

  update(scale: Bars): void {
    const create = (bar: Bar): HTMLElement => {
      const view = new BarView(this.host, bar, scale);
      this.views.set(view.element, view);
      return view.element;
    };
    keyed(this.rows, scale.bars, (bar) => bar.key, create, (element, bar) => this.views.get(element)?.update(bar, scale));
    const written = numbers(this.host, scale);
    const middle = Math.round((scale.low + scale.high) / 2);
    for (const [at, value] of [scale.low, middle, scale.high].entries()) setText(this.ends[at] as Element, written(value));
  }

  destroy(): void {
    for (const row of Array.from(this.rows.children)) this.views.get(row)?.destroy();
  }
}
