// Which lines of the log are wanted: by side, by what happened, by place.

import type { Desk } from "../desk";
import type { Part } from "../../shared/desk";
import { h, keyed, setAttr, setText, show } from "../../shared/dom";

export interface Wanted {
  side: string;
  group: string;
  place: string;
}

const GROUPS = ["decisions", "dice", "moves", "points", "markers"] as const;

export class LogFilter implements Part {
  readonly element: HTMLElement;
  readonly toggle = h("button", { type: "button", class: "al-button", "data-do": "filter" });
  readonly chosen: Wanted = { side: "", group: "", place: "" };
  private readonly selects: Record<keyof Wanted, HTMLSelectElement>;
  private readonly here = h("button", { type: "button", class: "al-button", "data-do": "filter-here" });
  private readonly all = h("button", { type: "button", class: "al-button", "data-do": "filter-off" });
  private open = false;

  constructor(private readonly desk: Desk, private readonly changed: () => void) {
    const select = (name: keyof Wanted) => {
      const element = h("select", { "data-filter": name });
      element.addEventListener("change", () => this.choose({ [name]: element.value }));
      return element;
    };
    this.selects = { side: select("side"), group: select("group"), place: select("place") };
    this.element = h("div", { class: "al-filter", role: "group", hidden: true }, ...Object.values(this.selects), this.here, this.all);
    this.toggle.addEventListener("click", () => {
      this.open = !this.open;
      this.update();
    });
    this.here.addEventListener("click", () => this.choose({ place: desk.chosen ?? "" }));
    this.all.addEventListener("click", () => this.clear());
  }

  get active(): boolean {
    return Object.values(this.chosen).some(Boolean);
  }

  update(): void {
    const { words, atlas, chosen } = this.desk;
    setText(this.toggle, words("board-filter"));
    setAttr(this.toggle, "aria-expanded", String(this.open));
    setAttr(this.toggle, "data-active", this.active);
    show(this.element, this.open);
    if (!this.open) return;
    setAttr(this.element, "aria-label", words("board-filter"));
    this.fill("side", atlas.sides.map(({ id, name }) => [id, name]));
    this.fill("group", GROUPS.map((group) => [group, words(`board-filter-${group}`)]));
    this.fill("place", atlas.places.map(({ id }) => [id, this.desk.title(id)]));
    setText(this.here, words("board-filter-here", { place: chosen ? this.desk.title(chosen) : "" }));
    show(this.here, chosen !== null && chosen !== this.chosen.place);
    setText(this.all, words("board-filter-off"));
    show(this.all, this.active);
  }

  private fill(name: keyof Wanted, options: [string, string][]): void {
    const select = this.selects[name];
    setAttr(select, "aria-label", this.desk.words(`board-filter-by-${name}`));
    const all: [string, string] = ["", this.desk.words(`board-filter-any-${name}`)];
    keyed(select, [all, ...options], ([value]) => value, () => h("option"), (option, [value, text]) => {
      setAttr(option, "value", value);
      setText(option, text);
    });
    select.value = this.chosen[name];
  }

  private choose(change: Partial<Wanted>): void {
    Object.assign(this.chosen, change);
    this.update();
    this.changed();
  }

  private clear(): void {
    this.choose({ side: "", group: "", place: "" });
    this.toggle.focus();
  }
}
