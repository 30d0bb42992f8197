// One question: what is asked, the field for the answer, hints, what is said to it and, in the end, what is right.

import "./questions.css";
import { focusedIn, h, keyed, newName, setAttrs, setText, show } from "../../shared/dom";
import { Draft } from "../../shared/keeping/drafts";
import type { Write } from "../../shared/told/rule";
import type { Words } from "../../shared/types";
import { type Block, plain, prose } from "../../shared/told/prose";
import { makeField } from "./fields";
import { type Asked, type Field, type Given, isGiven, type QuestionView } from "./types";

export type Send = (asked: Asked) => void;

/** A question in the page; it follows its view and keeps what is being typed. */
export class Question {
  readonly element: HTMLElement;
  private readonly title = h("h3", { class: "al-asked-title", tabindex: -1 });
  private readonly text = h("div", { class: "al-asked-text" });
  private readonly figure = h("figure", { class: "al-asked-picture" }, h("img"), h("figcaption"));
  private readonly form = h("form", { class: "al-asked-form", novalidate: true });
  private readonly answer = h("button", { type: "submit", class: "al-primary al-asked-main" });
  private readonly hint = h("button", { type: "button", class: "al-quiet-button" });
  private readonly reveal = h("button", { type: "button", class: "al-quiet-button" });
  /** Opens what was answered in one's own words: they can be written again. */
  private readonly again = h("button", { type: "button", class: "al-quiet-button al-asked-again" });
  private readonly earlier = h("div", { class: "al-asked-earlier" });
  private readonly hints = h("section", { class: "al-asked-hints" }, h("h4"), h("ol"));
  /** Stays in the page, so that what comes into it is read out. */
  private readonly said = h("div", { class: "al-asked-said", role: "status", tabindex: -1 });
  private readonly after = h("section", { class: "al-asked-after" });
  private readonly draft: Draft;
  private field: Field;
  /** The last answer that counts: what is being written would follow it. */
  private noted: Given;
  /** Answers as text: what stood in the field when it was last looked at, and what was sent. */
  private stood = "";
  private sent = "";
  /** Whether something stands in the field that was not answered with. */
  private isWritten = false;
  /** Whether it is being written again, although it was answered. */
  private isAgain = false;
  private drawn = "";

  /**
   * @param write - makes the words of what is said: with rules that can be opened, where something opens them
   * @param reveals - whether what shows the answer stands here; a panel has it in its menu
   */
  constructor(private view: QuestionView, private readonly words: Words, private readonly send: Send, private readonly write: Write = plain,
    private readonly reveals = true) {
    this.title.id = newName();
    this.draft = new Draft(`question:${view.id}`);
    this.noted = view.given;
    this.field = this.openField(view);
    this.form.append(this.earlier, this.field.element, this.said,
      h("div", { class: "al-asked-buttons" }, this.answer, this.reveal, this.hint));
    this.element = h("section", { class: "al-asked", "aria-labelledby": this.title.id, "data-question": view.id },
      this.title, this.text, this.figure, this.form, this.hints, this.after, this.again);
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.look();
      this.sent = this.stood;
      if (this.isAgain && this.sent === JSON.stringify(this.noted)) return this.close();
      this.send({ kind: "answer", question: this.view.id, given: this.field.given() });
    });
    this.hint.addEventListener("click", () => this.send({ kind: "question-hint", question: this.view.id }));
    this.reveal.addEventListener("click", () => this.send({ kind: "question-key", question: this.view.id }));
    this.again.addEventListener("click", () => {
      this.isAgain = true;
      this.update(this.view);
      const box = this.field.element.querySelector("textarea");
      box?.focus();
      box?.setSelectionRange(box.value.length, box.value.length);
    });
    this.update(view);
  }

  /** Says whether its answer is what leads on, of all that can be done on the screen. */
  lead(leads: boolean): void {
    this.answer.className = leads ? "al-primary al-asked-main" : "al-button al-asked-main";
  }

  get id(): string {
    return this.view.id;
  }

  /** Whether an answer stands here that was never sent. */
  get isUnsent(): boolean {
    return this.isOpen && this.isWritten && this.stood !== this.sent && isGiven(this.field.given());
  }

  /** Whether something can be written here: an answer is awaited, or written again. */
  private get isOpen(): boolean {
    return this.view.open || this.isAgain;
  }

  /** Leaves what was answered as it is. */
  private close(): void {
    this.isAgain = this.isWritten = false;
    this.draft.forget();
    this.update(this.view);
    this.again.focus({ preventScroll: true });
  }

  update(view: QuestionView): void {
    const { words } = this;
    const wasOpen = this.isOpen && this.element.contains(focusedIn(this.element));
    const hinted = view.hints.length > this.view.hints.length;
    const answered = view.said !== this.view.said || view.open !== this.view.open || view.earlier.length > this.view.earlier.length;
    const asker = focusedIn(this.element);
    const before = this.view;
    this.view = view;
    this.settle(view, before);
    const ended = wasOpen && !this.isOpen;
    setText(this.title, view.title);
    this.drawTexts(view);
    setAttrs(this.element, { "data-outcome": view.outcome || null, "data-open": String(this.isOpen) });
    this.field.update({ ...view, open: this.isOpen });
    setText(this.answer, words("quiz-panel-answer"));
    setText(this.hint, words("quiz-panel-hint"));
    setText(this.reveal, words("quiz-panel-key"));
    setText(this.again, words("quiz-panel-again"));
    show(this.again, view.again && !this.isAgain);
    show(this.answer, this.isOpen);
    show(this.hint, view.more);
    show(this.reveal, view.revealable && this.reveals);
    this.drawHints(view.hints);
    this.drawSaid(view);
    // What had the focus may have gone with the buttons.
    if (ended) this.said.focus({ preventScroll: true }); // below the fields: Tab leads on, and not through them again
    else if (asker === this.hint && !view.more) this.answer.focus({ preventScroll: true });
    if (answered || hinted) (answered ? (view.open ? this.said : this.after) : this.hints).scrollIntoView?.({ block: "nearest" });
  }

  /** It is asked no more: what was sent has been noted; what was not stands here again for who comes back. */
  leave(): void {
    if (this.stood === this.sent) this.draft.forget();
    this.end();
  }

  /** Ends what it listens to; what is being written stays kept. */
  end(): void {
    this.field.end?.();
  }

  focus(): void {
    this.title.focus({ preventScroll: true });
  }

  /** Takes the focus where it is answered. */
  takeUp(): void {
    this.field.element.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }

  /** Makes the field, with what was being written when the page was left, else with the last answer. */
  private openField(view: QuestionView): Field {
    const kept = view.open || view.again ? this.draft.read(this.since(this.noted)) : undefined;
    this.isWritten = isGiven(kept);
    this.isAgain = this.isWritten && !view.open;
    const field = makeField(isGiven(kept) ? { ...view, given: kept } : view, this.words, this.title.id);
    this.stood = JSON.stringify(field.given());
    for (const name of ["input", "change", "click"]) field.element.addEventListener(name, () => this.look());
    return field;
  }

  /** What is written to: the question, since an answer to it; another question of that name is not meant, nor a further try. */
  private since(answer: unknown): unknown {
    const { ask, options } = this.view;
    return [ask, options, answer];
  }

  /** Notices what is being written. */
  private look(): void {
    const stands = JSON.stringify(this.field.given());
    if (!this.isOpen || stands === this.stood) return;
    this.stood = stands;
    this.isWritten = true;
    this.keep();
  }

  /** Keeps it: what was sent meanwhile may be noted by now, or lost. */
  private keep(): void {
    const answers: unknown[] = [this.noted, ...(this.sent ? [JSON.parse(this.sent)] : [])];
    this.draft.keep(this.field.given(), answers.map((answer) => this.since(answer)));
  }

  /** Follows the answer that the kernel has noted: its draft goes, and what was written meanwhile stays. */
  private settle(view: QuestionView, before: QuestionView): void {
    const isAnother = JSON.stringify(view.given) !== JSON.stringify(this.noted) || view.earlier.length > before.earlier.length;
    const isNoted = view.outcome !== "unclear" && isAnother;
    if (isNoted) this.isAgain = view.again && this.isWritten && this.sent !== "" && this.stood !== this.sent;
    if (!this.isOpen) {
      this.isWritten = false;
      this.draft.forget();
    }
    if (!isNoted) return;
    this.noted = view.given;
    if (!this.isWritten) {
      const old = this.field;
      old.end?.();
      this.field = this.openField(view);
      old.element.replaceWith(this.field.element);
    } else if (this.stood === this.sent) {
      this.isWritten = false;
      this.draft.forget();
    } else this.keep();
  }

  private drawTexts({ ask, picture, after, rubric, key, rule, earlier }: QuestionView): void {
    const drawn = JSON.stringify([ask, picture, after, rubric, key, rule, earlier]);
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    this.text.replaceChildren(...prose(ask, this.write));
    const [image, caption] = this.figure.children as unknown as [HTMLImageElement, HTMLElement];
    setAttrs(image, { src: picture.src || null, alt: picture.alt ?? "" });
    show(image, Boolean(picture.src));
    setText(caption, picture.src ? "" : picture.alt ?? "");
    show(this.figure, Boolean(picture.alt));
    this.earlier.replaceChildren(...earlier.flatMap(({ said, text }) => [h("p", {}, said), ...(text ? [h("blockquote", {}, text)] : [])]));
    show(this.earlier, earlier.length > 0);
    this.after.replaceChildren(...this.ended(key, rule, after, rubric));
    show(this.after, this.after.children.length > 0);
  }

  private ended(key: string, rule: string, after: Block[], rubric: string[]): HTMLElement[] {
    const right = key ? [h("p", {}, h("strong", {}, this.words("quiz-panel-key-is")), " ", h("span", {}, key))] : [];
    const cited = rule ? [h("p", { class: "al-asked-rule" }, ...this.write(rule))] : [];
    const good = rubric.length
      ? [h("h4", {}, this.words("quiz-panel-rubric")), h("ul", {}, ...rubric.map((line) => h("li", {}, line)))] : [];
    return [...right, ...cited, ...good, ...prose(after, this.write)];
  }

  private drawHints(hints: readonly string[]): void {
    const [title, list] = this.hints.children as unknown as [HTMLElement, HTMLElement];
    setText(title, this.words("quiz-panel-hints"));
    keyed(list, hints, (hint) => hint, () => h("li"), (item, hint) => setText(item, hint));
    show(this.hints, hints.length > 0);
  }

  private drawSaid({ outcome, said, tries, open }: QuestionView): void {
    // What is right or noted says so itself; a reason alone would leave it open.
    const name = outcome === "wrong" && !open ? "missed" : outcome;
    const mark = outcome === "wrong" || outcome === "unclear" ? this.words(`quiz-panel-${name}`) : "";
    const lines = [mark, said, tries].filter(Boolean);
    keyed(this.said, lines.map((text, at) => ({ text, at })), ({ at }) => String(at),
      () => h("p"), (line, { text }) => setText(line, text));
  }
}

/** Draws a question; what the reader does with it is sent. */
export function drawQuestion(view: QuestionView, words: Words, send: Send): Question {
  return new Question(view, words, send);
}
