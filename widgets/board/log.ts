// What happened, newest last: faces of dice, the sentence, the rule it stands on.

import type { Desk, Part } from "./desk";
import { h, keyed, setAttr, setAttrs, setText, svg } from "./dom";
import type { LogEntry } from "./types";

const PIPS: Record<number, [number, number][]> = {
  1: [[8, 8]],
  2: [[4.5, 4.5], [11.5, 11.5]],
  3: [[4.5, 4.5], [8, 8], [11.5, 11.5]],
  4: [[4.5, 4.5], [11.5, 4.5], [4.5, 11.5], [11.5, 11.5]],
  5: [[4.5, 4.5], [11.5, 4.5], [8, 8], [4.5, 11.5], [11.5, 11.5]],
  6: [[4.5, 4], [11.5, 4], [4.5, 8], [11.5, 8], [4.5, 12], [11.5, 12]],
};

/** A die as a picture that reads as its number. */
function die(face: number): SVGSVGElement {
  return svg("svg", { class: "al-die", viewBox: "0 0 16 16", role: "img", "aria-label": face },
    svg("rect", { x: 0.8, y: 0.8, width: 14.4, height: 14.4, rx: 3 }),
    ...(PIPS[face] ?? []).map(([cx, cy]) => svg("circle", { cx, cy, r: 1.5 })));
}

export class LogView implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h3");
  private readonly none = h("p", { class: "al-none" });
  private readonly list = h("ol", { class: "al-log-list" });
  private readonly box: HTMLElement;
  private seen = -1;

  constructor(private readonly desk: Desk) {
    // A region that scrolls must be reachable by keyboard.
    this.box = h("div", { class: "al-log-box", tabindex: 0, role: "group" }, this.none, this.list);
    this.element = h("section", { class: "al-log" }, h("div", { class: "al-section-head" }, this.title), this.box);
    this.box.addEventListener("pointerover", (event) => this.point(event));
    this.box.addEventListener("pointerleave", () => desk.point([]));
  }

  update(): void {
    const { look, words } = this.desk;
    const { log } = look;
    setText(this.title, words("board-log"));
    setAttr(this.box, "aria-label", words("board-log"));
    setText(this.none, words("board-log-empty"));
    this.none.hidden = log.length > 0;
    const fresh = this.seen;
    keyed(this.list, log, (entry) => `${entry.id}:${entry.text}`, (entry) => makeEntry(entry),
      (element, entry) => setAttr(element, "data-new", fresh >= 0 && entry.id > fresh));
    const last = log.at(-1)?.id ?? -1;
    if (last !== this.seen) this.toNews(fresh);
    this.seen = last;
  }

  /** Shows what is new from its beginning: the reader's own choice, then what the other side answered. */
  private toNews(after: number): void {
    const first = this.list.querySelector<HTMLElement>("[data-new]");
    if (after < 0 || !first) this.toEnd();
    else this.box.scrollTop += first.getBoundingClientRect().top - this.box.getBoundingClientRect().top - 6;
  }

  /** Shows the newest line; called again once the list is laid out. */
  toEnd(): void {
    this.box.scrollTop = this.box.scrollHeight;
  }

  private point(event: Event): void {
    const places = (event.target as Element).closest("[data-places]")?.getAttribute("data-places");
    this.desk.point(places ? places.split(" ") : []);
  }
}

export function makeEntry(entry: LogEntry): HTMLLIElement {
  const item = h("li", { class: "al-entry", "data-seat": entry.seat, "data-kind": entry.kind,
    "data-places": entry.places?.join(" ") || null });
  const dice = h("span", { class: "al-dice" });
  dice.append(...(entry.faces ?? []).map(die));
  if (entry.faces?.length) item.append(dice);
  item.append(h("span", { class: "al-entry-text" }, entry.text));
  // The sentence may already name its rules; the tag is for those that do not.
  if (entry.rule && !entry.text.includes(entry.rule)) item.append(" ", h("button", { type: "button", class: "al-rule", "data-rule": entry.rule }, entry.rule));
  setAttrs(item, { value: null });
  return item;
}
