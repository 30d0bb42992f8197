// The wall from afar: what it can show and shows now, with the keyboard of the desk as its remote control.

import { h, keyed, setAttr, setText, show } from "../shared/dom";
import { Control, hasResult, KINDS, isSame, type WallNow, type What, type WallWish } from "../wall/control";
import { deed, section } from "./parts";
import type { Desk, Part } from "./types";

const BLANK: WallNow = { what: { kind: "invitation" }, look: { light: "", corner: true } };

export class WallControl implements Part {
  readonly follows = ["shows", "wall", "hour"] as const;
  readonly element: HTMLElement;
  private readonly control = new Control();
  private readonly none: HTMLElement;
  private readonly list = h("ul", { class: "al-desk-list" });
  private readonly result: HTMLButtonElement;
  private readonly vote: HTMLButtonElement;
  private readonly missing = h("p", { class: "al-desk-warning", hidden: true });
  /** Of what a result was asked for before all had answered: asked for again, it is shown. */
  private asked: What | null = null;
  private readonly blank: HTMLButtonElement;
  private readonly light: HTMLButtonElement;
  private readonly corner: HTMLButtonElement;
  private readonly mark = h("input", { type: "number", min: 1, max: 999, inputmode: "numeric" });
  private readonly marking: HTMLElement;

  constructor(private readonly desk: Desk) {
    this.none = h("p", { class: "al-desk-quiet" }, desk.words("wall-empty"));
    this.result = this.button(() => this.control.result(this.now));
    this.vote = deed(desk, desk.words("vote"), () => this.voting ? { do: "vote-end" } : { do: "vote", lesson: this.now.what.lesson, question: this.now.what.question });
    this.blank = this.button(() => this.control.blank(this.now));
    this.light = this.button(() => this.control.light(this.now));
    this.corner = this.button(() => ({ do: "light", light: this.now.look.light, corner: !this.now.look.corner }));
    this.mark.addEventListener("change", () => this.act(this.control.mark(this.now, this.mark.value ? Number(this.mark.value) : null)));
    this.marking = h("label", { class: "al-desk-wall-mark" }, desk.words("wall-mark"), this.mark);
    const deeds = h("div", { class: "al-desk-wall-deeds" }, this.result, this.vote, this.marking, this.blank, this.light, this.corner);
    this.element = section(desk, "wall", this.none, deeds, h("div", { role: "status" }, this.missing), this.list, h("p", { class: "al-desk-quiet" }, desk.words("wall-keys")));
    document.addEventListener("keydown", (event) => this.hear(event));
  }

  update(): void {
    const { shows = [] } = this.desk.told;
    show(this.none, !shows.length);
    keyed(this.list, shows, (one) => JSON.stringify(one.what), (one) => {
      const button = deed(this.desk, one.said, () => ({ do: "show", what: one.what }));
      const key = String(KINDS.findIndex((kind) => kind === one.what.kind) + 1);
      button.setAttribute("aria-keyshortcuts", key);
      return h("li", {}, h("kbd", { class: "al-desk-key", "aria-hidden": "true" }, key), button, h("span", { class: "al-desk-quiet" }));
    }, (row, one) => {
      const [, button, now] = row.children as unknown as HTMLElement[];
      if (button) setText(button, one.said);
      if (button) setAttr(button, "aria-pressed", String(Boolean(one.now)));
      if (now) setText(now, one.now ? this.desk.words("wall-now") : "");
    });
    this.name();
  }

  /** Says on each button what it does now. */
  private name(): void {
    const { what, look, missing = "", open = "" } = this.now;
    if (!open || (this.asked && !isSame(this.asked, what))) this.asked = null;
    const notice = this.asked ? open : missing;
    setText(this.missing, notice);
    show(this.missing, notice !== "");
    show(this.vote, this.voting || Boolean(this.desk.told.shows?.find((one) => isSame(one.what, what))?.again));
    setText(this.vote, this.desk.words(this.voting ? "vote-end" : "vote"));
    show(this.result, hasResult(what));
    setText(this.result, this.desk.words(what.result ? "wall-result-hide" : this.asked ? "wall-result-yet" : "wall-result"));
    show(this.marking, what.kind === "wars");
    if (document.activeElement !== this.mark) this.mark.value = what.number ? String(what.number) : "";
    setText(this.blank, this.desk.words(what.kind === "blank" ? "wall-blank-back" : "wall-blank"));
    const light = look.seen || look.light;
    setText(this.light, this.desk.words(light ? `wall-is-${light}` : "wall-dark"));
    setText(this.corner, this.desk.words(look.corner ? "wall-corner-hide" : "wall-corner"));
  }

  /** Does what a key asks for, where it has no other meaning: nobody writes, and no button waits for it. */
  private hear(event: KeyboardEvent): void {
    const at = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || at.closest("input, textarea, select, [contenteditable]")) return;
    if (event.key === " " && at.closest("button, a, summary")) return;
    const wish = this.control.wish(event.key, this.now, this.desk.told.shows ?? []);
    if (!wish) return;
    event.preventDefault();
    this.act(wish);
  }

  private button(wish: () => WallWish | null): HTMLButtonElement {
    const button = h("button", { type: "button", class: "al-button" });
    button.addEventListener("click", () => this.act(wish()));
    return button;
  }

  private act(wish: WallWish | null): void {
    if (!wish) return;
    const { what, open } = this.now;
    if (wish.do === "show" && wish.what.result && isSame(wish.what, what) && open && !this.asked) {
      this.asked = what;
      this.name();
    } else void this.desk.act({ ...wish });
  }

  /** Whether the class votes again on what the wall shows. */
  private get voting(): boolean {
    const { hour, wall } = this.desk.told;
    return Boolean(hour?.vote) && wall?.what.question === hour?.vote?.question && wall?.what.lesson === hour?.vote?.lesson;
  }

  private get now(): WallNow {
    return this.desk.told.wall ?? BLANK;
  }
}
