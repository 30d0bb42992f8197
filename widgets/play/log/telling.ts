// What the others did, told card by card in place of the question; afterwards a line that sums it up and tells it again.

import type { PlaceId } from "../../map/types";
import { signed } from "../../shared/parts/bars";
import type { Part } from "../../shared/desk";
import { dice } from "../../shared/parts/dice";
import { nameTakeBack } from "../../shared/parts/take_back";
import { h, reducedMotion, setAttr, setAttrs, setText, show } from "../../shared/dom";
import { cited, withRules, type Write } from "../../shared/told/rule";
import type { Desk } from "../desk";
import "./telling.css";
import type { Told, ToldLine, ToldMove, ToldSum } from "../types";

const STUCK = 62; // pixels: what stays at the top of a narrow page
const LOW = 0.6; // of the window: a card that begins lower is brought up

export class Telling implements Part {
  readonly element: HTMLElement;
  /** Stands over the choices once all has been told. */
  readonly again: HTMLElement;
  private readonly seat = h("span", { class: "al-seat" });
  private readonly count = h("span", { class: "al-told-count" });
  private readonly back = this.button("back", () => this.step(-1));
  private readonly next = this.button("next", () => this.step(1), { class: "al-primary", "data-hot": "n", "data-first-stop": "" });
  private readonly skip = this.button("skip", () => this.leave());
  /** Holds what passes by itself, and lets it go on. */
  private readonly pause = this.button("pause", () => this.hold(!this.isHeld));
  private readonly title = h("h3", { class: "al-told-title" });
  private readonly lines = h("ol", { class: "al-told-lines" });
  private readonly moved = h("div", { class: "al-told-moved" });
  private readonly sumTitle = h("h4");
  private readonly sum = h("div", { class: "al-told-moved" });
  private readonly whole = h("div", { class: "al-told-sum" }, this.sumTitle, this.sum);
  private readonly summary = h("p", { class: "al-told-summary" });
  /** That of the question is hidden meanwhile: nobody shall take another one for it. */
  private readonly undo = h("button", { type: "button", class: "al-quiet-button al-told-undo", "data-do": "told-undo" });
  private readonly retell = this.button("again", () => this.hold(false, () => this.go(0)));
  private drawn = "";
  /** The card that was asked for and is not shown yet; null is the question. */
  private bound: number | null | undefined;
  private waits = false;
  private isHeld = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly desk: Desk) {
    this.element = h("section", { class: "al-telling", hidden: true },
      h("div", { class: "al-told-head" }, this.seat, this.count, h("div", { class: "al-told-go" }, this.skip, this.pause, this.back, this.next)),
      this.title, this.moved, this.whole, h("div", { class: "al-told-box" }, this.lines), this.undo);
    this.undo.addEventListener("click", () => desk.queue({ kind: "undo" }));
    this.again = h("div", { class: "al-told-again", hidden: true }, this.summary, this.retell);
    this.element.addEventListener("pointerover", (event) => this.point(event));
    this.element.addEventListener("pointerleave", () => desk.point([]));
  }

  /** The places of the card that is told, to be ringed on the map. */
  get places(): readonly PlaceId[] {
    return this.card?.places ?? [];
  }

  /** Whether a card is told. */
  get open(): boolean {
    return this.card !== undefined;
  }

  /** What is said of the card, once. */
  get says(): string[] {
    const { card } = this;
    if (!card) return [];
    const told = card.lines.map(({ text, chance }) => [text, chance ?? ""].join(" "));
    return [card.title, ...told, ...says(card), ...(this.desk.scene.telling?.sum ? [this.sumTitle.textContent ?? "", ...says(this.desk.scene.telling.sum)] : [])];
  }

  update(): void {
    const { scene: { telling, lang }, words } = this.desk;
    setAttr(this.desk.root, "data-telling", this.open);
    show(this.element, this.open);
    const skip = telling?.pace ? "to-end" : "skip";
    for (const [button, key] of [[this.back, "back"], [this.skip, skip], [this.retell, "again"]] as const) setText(button, words(`board-telling-${key}`));
    setAttr(this.retell, "title", words("board-telling-replay")); // what players of such games look for
    nameTakeBack(this.undo, this.desk.scene.can.words, words("widget-undo"));
    show(this.undo, this.desk.scene.can.undo);
    this.goOn();
    const now = JSON.stringify([lang, telling]);
    if (now === this.drawn) return;
    this.drawn = now;
    this.drawAgain();
    if (this.card) this.draw(this.card);
    this.pass();
  }

  end(): void {
    clearTimeout(this.timer);
  }

  focus(): void {
    this.next.focus({ preventScroll: true });
  }

  /** Comes into sight from its beginning. */
  comeUp(): void {
    const { top } = this.element.getBoundingClientRect();
    if (top < STUCK || top > innerHeight * LOW) this.element.scrollIntoView?.({ block: "start" });
  }

  /** Goes on to what is asked; false when nothing is told. */
  leave(): boolean {
    if (this.open) this.go(null);
    return this.open;
  }

  /** Turns to another card by the arrows, unless they mean something where the focus is; whether it has. */
  onKey(event: KeyboardEvent): boolean {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const free = !(event.target as Element).closest(".al-main, .al-tabs, input, select, textarea");
    if (!step || !this.open || !free || event.altKey || event.ctrlKey || event.metaKey) return false;
    this.step(this.desk.scene.dir === "rtl" ? -step : step);
    event.preventDefault();
    return true;
  }

  private get card(): Told | undefined {
    return this.desk.scene.telling?.card;
  }

  private button(name: string, act: () => void, attrs: Record<string, string> = {}): HTMLButtonElement {
    const button = h("button", { type: "button", class: "al-button", "data-do": `told-${name}`, ...attrs });
    button.addEventListener("click", act);
    return button;
  }

  /** Turns because the reader wishes it: from then on nothing passes by itself until they say so. */
  private step(step: number): void {
    this.hold(true, () => this.turn(step));
  }

  private hold(isHeld: boolean, then?: () => void): void {
    this.isHeld = isHeld;
    then?.();
    this.pass();
  }

  /** Whether what is told passes by itself; never for readers who want no motion, who have a button for each moment. */
  private get passes(): boolean {
    return this.open && this.desk.scene.telling?.pace !== undefined && !reducedMotion();
  }

  /** Goes on to the next moment in a while, unless the reader holds it; the last one stays. */
  private pass(): void {
    clearTimeout(this.timer);
    const { telling } = this.desk.scene;
    const { passes } = this;
    if (!this.open) this.isHeld = false;
    const isLast = (telling?.at ?? 0) + 1 >= (telling?.count ?? 0);
    show(this.pause, passes && !isLast);
    setText(this.pause, this.desk.words(this.isHeld ? "board-telling-play" : "board-telling-pause"));
    if (passes && !isLast && !this.isHeld) this.timer = setTimeout(() => this.turn(1), telling?.pace);
  }

  private turn(step: number): void {
    const { telling } = this.desk.scene;
    const from = this.bound === undefined ? telling?.at : this.bound;
    if (telling?.at === undefined || from == null || from + step < 0) return;
    const to = from + step;
    this.go(to < telling.count ? to : null);
  }

  /** Turns to a card, or to the question; while the kernel still answers, the wish is kept until it has. */
  private go(to: number | null): void {
    this.bound = to;
    if (to === null && this.desk.scene.telling?.closes) this.element.dispatchEvent(new CustomEvent("al-told", { bubbles: true, composed: true }));
    this.waits = !this.desk.tell({ kind: "told", to });
  }

  /** Does what was wished for meanwhile. */
  private goOn(): void {
    const { bound, waits } = this;
    [this.bound, this.waits] = [undefined, false];
    if (waits && bound !== undefined && this.open) this.go(bound);
  }

  private draw(card: Told): void {
    const { scene: { telling }, signs, words } = this.desk;
    const at = telling?.at ?? 0;
    const last = at + 1 >= (telling?.count ?? 0);
    setText(this.seat, card.seat ? signs.name("sides", card.seat) : "");
    setAttrs(this.seat, { "data-side": card.seat, hidden: card.seat === "" });
    const count = words("board-telling-count", { at: at + 1, count: telling?.count ?? 0 });
    setText(this.count, card.own ? `${words("board-telling-own")} · ${count}` : count);
    setAttr(this.back, "aria-disabled", at > 0 ? null : "true");
    setText(this.next, words(!last ? "board-telling-next" : telling?.closes ? "board-telling-close" : "board-telling-last"));
    setAttr(this.next, "data-last", last);
    show(this.skip, !last);
    this.title.replaceChildren(...withRules(card.title));
    setAttrs(this.element, { "aria-label": card.title, "data-kind": card.kind, "data-side": card.seat });
    const write = this.desk.terms.writer();
    fillMoved(this.moved, card, write);
    setText(this.sumTitle, words(telling?.pace ? "board-telling-sum-watched" : "board-telling-sum"));
    fillMoved(this.sum, telling?.sum, write);
    this.lines.replaceChildren(...card.lines.map((line) => makeLine(line, write)));
    show(this.whole, !!telling?.sum?.moved.length);
  }

  private drawAgain(): void {
    const { telling } = this.desk.scene;
    const told = telling && !telling.card ? [...telling.lines.map(asSentence), ...(telling.sum ? says(telling.sum) : [])] : [];
    this.summary.replaceChildren(...withRules(told.join(" ")));
    show(this.retell, !!telling?.count);
    show(this.again, !this.open && (told.length > 0 || !!telling?.count));
  }

  private point(event: Event): void {
    const places = (event.target as Element).closest("[data-places]")?.getAttribute("data-places");
    this.desk.point(places ? places.split(" ") : []);
  }
}

/** A line with its dice in front, how they led there and how likely that was behind it. */
export function makeLine({ text, more, chance, faces, rule, places }: ToldLine, write: Write): HTMLLIElement {
  return h("li", { "data-places": places.join(" ") || null },
    faces?.length ? dice(faces) : null,
    h("div", {}, h("span", {}, ...cited(text, rule, write)), more ? h("span", { class: "al-quiet" }, " ", ...write(more)) : null),
    chance ? h("span", { class: "al-told-chance" }, chance) : null);
}

/** Fills in what was moved, and what became of units. */
export function fillMoved(parent: HTMLElement, told: ToldSum | undefined, write: Write): void {
  const { moved = [], losses = [] } = told ?? {};
  parent.replaceChildren(...moved.map((move) => makeMove(move, write)), ...losses.map((text) => h("p", {}, ...write(text))));
  show(parent, moved.length + losses.length > 0);
}

function makeMove({ label, side, before, after }: ToldMove, write: Write): HTMLElement {
  const change = Number(after) - Number(before);
  return h("p", { "data-side": side }, h("span", {}, ...write(label), " "), h("strong", {}, `${before} → ${after}`),
    Number.isNaN(change) ? null : h("span", { class: "al-change" }, ` (${signed(change)})`));
}

/** A heading that stands among sentences ends as they do. */
function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

function says({ moved, losses }: ToldSum): string[] {
  return [...moved.map(({ label, before, after }) => `${label} ${before} → ${after}.`), ...losses];
}
