// What the teacher says to all, over the page: to be read past by a button or Escape, wherever the focus is.

import type { DoingDesk, Part } from "../shared/desk";
import { h, newName, setAttrs, setText, show } from "../shared/dom";
import { float, sink } from "../shared/page/float";
import { linkTo } from "../shared/page/pages";
import type { Foot, Line } from "./foot";
import { type Kind, ReadPast } from "./read_past";
import type { Deed, Scene } from "./types";

const ABOVE = "[popover]:not([hidden]), dialog[open]"; // what can lie over a notice, and closes first
const GONE = "gone"; // the name of the word that a form is offered no more
const TYPED = "input, textarea, select, [contenteditable]";
const OPENING = 250; // milliseconds after which a page that still opens what was kept of it is looked at again
const TOO_SOON = 700; // milliseconds in which a key was still meant for what had the focus before

/** What is said, with what the reader can do about it. */
interface Said {
  kind: Kind;
  named: string;
  title: string;
  text: string;
  /** What the button does that does what is asked; none where nothing can be done here. */
  act: string;
  link: string;
  leave: string;
  /** What is said of it once it was read past; empty where nothing is. */
  line: string;
}

export class HourNotice implements Part {
  private readonly title = h("h2", { tabindex: -1 });
  private readonly text = h("p");
  private readonly act = h("button", { type: "button", class: "al-primary" });
  private readonly link = h("a", { class: "al-primary" });
  private readonly leave = h("button", { type: "button", class: "al-button" });
  readonly element = h("div", { class: "al-hour-notice", popover: "manual", role: "alertdialog", "aria-modal": "false", hidden: true },
    this.title, this.text, h("div", { class: "al-hour-ends" }, this.act, this.link, this.leave));
  private readonly past = new ReadPast();
  private said: Said | null = null;
  private since = 0;
  private before: Element | null = null;
  private isTaking = false; // a form, of which the answer is awaited
  private isGone = false; // a form that was offered until now
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented || !this.said) return;
    const above = event.target instanceof Element ? event.target.closest(ABOVE) : null;
    if (above && above !== this.element) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.readOn();
  };

  /**
   * @param tell - says something aloud where the focus stays elsewhere
   * @param foot - where what was read past still stands
   */
  constructor(private readonly desk: DoingDesk<Scene, Deed>, private readonly tell: (texts: string[]) => void, private readonly foot: Foot) {
    this.title.id = newName();
    this.text.id = newName();
    setAttrs(this.element, { "aria-labelledby": this.title.id, "aria-describedby": this.text.id });
    this.leave.addEventListener("click", () => this.isMeant && this.passBy());
    this.link.addEventListener("click", () => this.past.note("going", this.desk.scene.holds.go));
    this.act.addEventListener("click", () => this.isMeant && this.doIt());
    document.addEventListener("keydown", this.onKey, { capture: true });
  }

  update(): void {
    const { scene } = this.desk;
    if (scene.heard) for (const kind of ["wait", "go", "form"] as const) if (!scene.holds[kind]) this.past.forget(kind);
    // Who has come to a step is asked there no more, wherever they go from it.
    if (scene.holds.go && !scene.go) for (const kind of ["go", "there"] as const) this.past.note(kind, scene.holds.go);
    if (this.arrives()) return;
    this.watchForm();
    const all = this.all();
    const said = all.find(({ kind, named }) => !this.past.has(kind, named)) ?? null;
    this.foot.update("notice", [...all.filter((one) => this.isLeft(one)).map((one) => this.lineOf(one)), ...this.wayBack()]);
    const isNews = said !== null && (said.kind !== this.said?.kind || said.named !== this.said.named);
    if (said) this.draw(said);
    if (isNews && !this.said) this.before = document.activeElement;
    this.said = said;
    if (isNews) this.come(said);
    else if (!said) this.go();
  }

  end(): void {
    clearTimeout(this.timer);
    document.removeEventListener("keydown", this.onKey, { capture: true });
    sink(this.element);
  }

  /** Whether what presses a button saw it: not a key that was typed into something else a moment ago. */
  private get isMeant(): boolean {
    return performance.now() - this.since > TOO_SOON;
  }

  /** Goes where all are asked to go, on a page that the reader opened for that: who has said so once is not asked again. */
  private arrives(): boolean {
    const { scene: { go, holds } } = this.desk;
    if (!this.past.has("going", holds.go)) return false;
    if (go?.does && document.documentElement.dataset["opening"] !== undefined) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.update(), OPENING);
      return true;
    }
    this.past.forget("going");
    if (go?.does) {
      this.past.note("go", holds.go);
      this.desk.wish({ kind: "go" });
    }
    return Boolean(go?.does);
  }

  /** A form that is offered no more stays as a word, so that no press meant for it falls on something else. */
  private watchForm(): void {
    const { scene: { form } } = this.desk;
    if (form) this.isGone = false;
    else if (this.said?.kind === "form" && !this.isTaking) this.isGone = true;
    if (!form || form.unfit) this.isTaking = false;
  }

  /** Who was called away from a step that they were at can go back there. */
  private wayBack(): Line[] {
    const { scene: { back: number }, words } = this.desk;
    if (!number) return [];
    return [{ kind: "back", text: words("hour-ui-back", { number }), act: words("hour-ui-go-back", { number }), link: "", does: () => this.desk.wish({ kind: "back" }) }];
  }

  /** Whether something was read past that still waits for the reader: who has come to a step may go from it. */
  private isLeft({ kind, named, line }: Said): boolean {
    return line !== "" && this.past.has(kind, named) && !(kind === "go" && this.past.has("there", named));
  }

  /** What was read past, as a line: who is asked to go can go from there, what the teacher wrote can be read again. */
  private lineOf({ kind, named, line, act, link }: Said): Line {
    if (kind === "go" && act) return { kind, text: line, act, link, does: () => (link ? this.past.note("going", named) : this.desk.wish({ kind: "go" })) };
    return { kind, text: line, act: this.desk.words("hour-ui-again"), link: "", does: () => this.showAgain(kind) };
  }

  private showAgain(kind: Kind): void {
    this.past.forget(kind);
    this.update();
  }

  /** What holds now, the most urgent first. */
  private all(): Said[] {
    const { scene: { wait, go, form, holds, lang }, words } = this.desk;
    const said: Said[] = [];
    if (wait) {
      const text = wait.text || words("hour-ui-wait-text");
      said.push({ kind: "wait", named: holds.wait, title: words("hour-ui-wait"), text, act: words("hour-ui-wait-so"), link: "", leave: words("hour-ui-wait-on"), line: words("hour-ui-wait") });
    }
    if (go) {
      const link = go.link && linkTo(`${location.pathname.includes("/lessons/") ? "../" : "../lessons/"}${go.link}`, lang);
      const act = go.does ? words("hour-ui-go-there") : go.link ? words("hour-ui-go-link") : "";
      said.push({ kind: "go", named: holds.go, title: go.text, text: go.more, act, link, leave: words("hour-ui-stay"), line: go.line });
    }
    if (form) {
      const { text: title, more: text, act, unfit } = form;
      const [named, leave] = unfit ? [`${holds.form}/unfit`, words("hour-ui-stay")] : [holds.form, words("hour-ui-form-stay")];
      said.push({ kind: "form", named, title, text, act, link: "", leave, line: "" });
    } else if (this.isGone) {
      said.push({ kind: "form", named: GONE, title: words("hour-ui-form-gone"), text: words("hour-ui-form-gone-more"), act: "", link: "", leave: words("hour-ui-vote-close"), line: "" });
    }
    return said;
  }

  private draw({ kind, title, text, act, link, leave }: Said): void {
    setAttrs(this.element, { "data-kind": kind });
    setText(this.title, title);
    setText(this.text, text);
    show(this.text, text !== "");
    for (const [element, label, shown] of [[this.act, act, act !== "" && link === ""], [this.link, act, link !== ""], [this.leave, leave, true]] as const) {
      setText(element, label);
      show(element, shown);
    }
    setAttrs(this.link, { href: link || null });
    this.leave.className = !act ? "al-primary" : kind === "wait" ? "al-quiet-button" : "al-button";
  }

  /** Shows it: who is asked to wait has the button that leads on; who types is asked to go somewhere without losing a letter. */
  private come(said: Said): void {
    this.since = performance.now();
    show(this.element, true);
    float(this.element);
    const types = document.activeElement?.matches(TYPED) ?? false;
    const has = document.activeElement;
    if (said.kind === "wait") this.act.focus({ preventScroll: true });
    else if (has instanceof HTMLElement && this.element.contains(has) && !has.hidden) this.tell([said.title, said.text]);
    else if (!types) this.title.focus({ preventScroll: true });
    else this.tell([said.title, said.text]);
  }

  /** Takes it away; the focus goes back to where it was. */
  private go(): void {
    if (this.element.hidden) return;
    const had = this.element.contains(document.activeElement);
    sink(this.element);
    show(this.element, false);
    if (had && this.before instanceof HTMLElement && this.before.isConnected) this.before.focus({ preventScroll: true });
    this.before = null;
  }

  /** Goes on by the button; who goes on though they are asked to wait has but a short line of it. */
  private passBy(): void {
    const isWait = this.said?.kind === "wait";
    this.readOn();
    if (isWait) this.foot.shorten();
  }

  private readOn(): void {
    if (!this.said) return;
    const { kind, named } = this.said;
    if (named === GONE) [this.isGone, this.said] = [false, null];
    else this.past.note(kind, named);
    if (kind === "go") this.desk.wish({ kind: "stay" });
    this.update();
  }

  private doIt(): void {
    const { said } = this;
    if (!said || (said.kind !== "wait" && !this.desk.tell({ kind: said.kind }))) return;
    this.isTaking = said.kind === "form";
    if (this.isTaking) return; // it goes with the answer, which may offer something else
    this.past.note(said.kind, said.named);
    this.update();
  }
}
