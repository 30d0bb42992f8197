// What happened, newest last: faces of dice, the sentence, the rule it stands on; filtered, and as far back as wanted.

import type { LogEntry } from "../../map/types";
import type { Desk } from "../desk";
import type { Why } from "../types";
import type { Part } from "../../shared/desk";
import { dice } from "../../shared/parts/dice";
import { h, keyed, setAttr, setAttrs, setText, show } from "../../shared/dom";
import { LineBox, makeLine } from "../../shared/told/lines";
import { LogFilter } from "./filter";
import "./log.css";
import { LogPages } from "./pages";
import { fillReasons } from "../plan/reasons";
import { isPast } from "../time/when";

export class LogView implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h3");
  private readonly none = h("p", { class: "al-none" });
  private readonly earlier = h("button", { type: "button", class: "al-button al-earlier", "data-do": "earlier" });
  private readonly box = new LineBox("al-log-box", this.earlier, this.none);
  private readonly filter: LogFilter;
  private readonly pages: LogPages;
  private seen = -1;
  private frame = 0;

  constructor(private readonly desk: Desk) {
    this.filter = new LogFilter(desk, () => this.pages.refresh(this.filter.chosen));
    this.pages = new LogPages(desk, () => this.draw());
    const { element: box } = this.box;
    this.element = h("section", { class: "al-log" },
      h("div", { class: "al-section-head" }, this.title, this.filter.toggle), this.filter.element, box);
    this.earlier.addEventListener("click", () => this.fetchEarlier());
    box.addEventListener("click", (event) => this.onClick(event));
    box.addEventListener("pointerover", (event) => this.point(event));
    box.addEventListener("pointerleave", () => desk.point([]));
  }

  update(): void {
    const { look: { log }, scene, words } = this.desk;
    setText(this.title, words("board-log"));
    this.box.name(words("board-log"));
    setText(this.earlier, words("board-log-earlier"));
    this.filter.update();
    this.pages.update(this.filter.chosen);
    this.draw();
    const last = log.at(-1)?.id ?? -1;
    if (last !== this.seen) this.scrollLater(isPast(scene) ? -1 : this.seen);
    this.seen = last;
  }

  /** Scrolls once all is laid out for the next picture: asked for sooner, the page would be laid out twice. */
  private scrollLater(after: number): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.toNews(after));
  }

  end(): void {
    cancelAnimationFrame(this.frame);
  }

  /** Shows the newest line; called again once the list is laid out. */
  toEnd(): void {
    this.box.toEnd();
  }

  private draw(): void {
    const { words, scene } = this.desk;
    const { lines, more } = this.pages;
    const fresh = this.seen;
    setText(this.none, words(this.filter.active ? "board-log-none" : "board-log-empty"));
    show(this.none, lines.length === 0);
    show(this.earlier, more);
    const past = isPast(scene);
    keyed(this.box.list, lines, (entry) => `${entry.id}:${entry.text}`, makeEntry, (element, entry) => {
      setAttrs(element, { "data-new": !past && fresh >= 0 && entry.id > fresh, "aria-current": past && entry.ply === scene.time.at ? "true" : null });
      this.updateButtons(element, entry);
    });
  }

  private updateButtons(element: HTMLElement, entry: LogEntry): void {
    const { words } = this.desk;
    let deeds = element.querySelector<HTMLElement>(".al-entry-deeds");
    if (!deeds) {
      deeds = h("span", { class: "al-entry-deeds" },
        h("button", { type: "button", class: "al-quiet-button", "data-look": entry.ply }),
        entry.page ? h("button", { type: "button", class: "al-quiet-button", "data-turn-page": entry.page }) : null,
        entry.why ? h("button", { type: "button", class: "al-quiet-button", "data-why": entry.ply, "aria-expanded": "false" }) : null);
      element.append(deeds);
    }
    const part = (name: string) => deeds.querySelector<HTMLElement>(`[${name}]`);
    const [look, page, why] = [part("data-look") as HTMLElement, part("data-turn-page"), part("data-why")];
    setText(look, words("board-log-look"));
    setAttr(look, "title", words("board-log-look-title"));
    if (page) setText(page, words("board-page-turn"));
    if (why) setText(why, words("board-log-why"));
  }

  /** Shows what is new from its beginning: the reader's own choice, then what the other side answered. */
  private toNews(after: number): void {
    const first = this.box.list.querySelector<HTMLElement>("[data-new]");
    if (after < 0 || !first) this.toEnd();
    else this.box.element.scrollTop += first.getBoundingClientRect().top - this.box.element.getBoundingClientRect().top - 6;
  }

  /** Fetches older lines; those already shown stay where they are under the reader's eye, and the focus in the log. */
  private fetchEarlier(): void {
    const { element: box } = this.box;
    const below = box.scrollHeight - box.scrollTop;
    void this.pages.earlier(this.filter.chosen).then(() => {
      box.scrollTop = box.scrollHeight - below;
      if (this.earlier.hidden) box.focus({ preventScroll: true });
    });
  }

  private onClick(event: Event): void {
    const button = (event.target as Element).closest<HTMLElement>("button");
    const { look, why } = button?.dataset ?? {};
    if (look !== undefined) this.desk.tell({ kind: "look", at: Number(look) });
    else if (why !== undefined && button) void this.unfold(button, Number(why));
  }

  /** Unfolds the questions that a computer answered on the way to its choice, or folds them again. */
  private async unfold(button: HTMLElement, ply: number): Promise<void> {
    const item = button.closest("li") as HTMLElement;
    const open = item.querySelector(".al-reasons");
    if (open) open.remove();
    else if (!(await this.explain(item, ply))) return;
    setAttr(button, "aria-expanded", String(!open));
  }

  private async explain(item: HTMLElement, ply: number): Promise<boolean> {
    const why = await this.desk.request<Why>({ what: "why", at: ply });
    if (!why) return false;
    if (!item.querySelector(".al-reasons")) item.append(fillReasons(this.desk, why.text, why.because));
    item.scrollIntoView({ block: "nearest" });
    return true;
  }

  private point(event: Event): void {
    const places = (event.target as Element).closest("[data-places]")?.getAttribute("data-places");
    this.desk.point(places ? places.split(" ") : []);
  }
}

function makeEntry(entry: LogEntry): HTMLLIElement {
  const item = makeLine(entry, "al-entry", { before: entry.faces?.length ? [dice(entry.faces)] : [] });
  setAttrs(item, { "data-kind": entry.kind, "data-places": entry.places?.join(" ") || null });
  return item;
}
