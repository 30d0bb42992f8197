// The step that is under way: its text, its picture, what is said of its dice, and the hints that were asked for.

import type { Desk, Part } from "../shared/desk";
import { h, setText, show } from "../shared/dom";
import { PictureView } from "./picture";
import type { Write } from "../shared/told/rule";
import { type Block, prose } from "../shared/told/prose";
import type { Scene } from "./types";

export class StepView implements Part {
  readonly element: HTMLElement;
  readonly title = h("h2", { tabindex: -1, class: "al-lead-title" });
  private readonly note = h("section", { class: "al-lead-note" }, h("h3"), h("p"));
  private readonly foreword = h("section", { class: "al-lead-foreword" });
  private readonly text = h("div", { class: "al-lead-text" });
  /** What was to be read before the play lies folded away, once it is told what came of it. */
  private readonly again = h("details", {}, h("summary"));
  private readonly dice = h("p", { class: "al-lead-dice" });
  private readonly hints = h("section", { class: "al-lead-hints" }, h("h3"), h("ol"));
  private readonly picture: PictureView;
  private drawn: readonly Block[] = [];

  /** @param writer - makes the words of a text: with terms that can be opened */
  constructor(private readonly desk: Desk<Scene>, private readonly writer: () => Write) {
    this.picture = new PictureView(desk.words);
    this.element = h("div", { class: "al-lead-step" }, this.foreword, this.title, this.note, this.again, this.text,
      this.picture.element, this.dice, this.hints);
  }

  update(): void {
    const { scene: { step, note, heading, scenario, foreword, predictions, phases }, words } = this.desk;
    this.open(foreword);
    setText(this.title, step ? step.title || heading : scenario);
    setText(this.note.children[0] as Element, words("guided-note"));
    setText(this.note.children[1] as Element, note);
    show(this.note, note !== "");
    const shown = step && !note ? step : null;
    this.draw(shown?.text ?? []);
    this.fold(phases.some(({ id }) => id === "do") && predictions.some(({ state }) => state === "came"));
    setText(this.dice, shown?.dice ?? "");
    show(this.dice, Boolean(shown?.dice));
    this.picture.show(shown?.picture ?? null);
    this.showHints(shown?.hints ?? []);
  }

  /** Says what the scenario is called, and what to know before it begins. */
  private open(foreword: Scene["foreword"]): void {
    const written = foreword ? [foreword.title, ...foreword.notes] : [];
    const [title, ...notes] = written;
    const lead = notes.length > 0 ? [h("h3", {}, this.desk.words("guided-note")), ...notes.map((note) => h("p", {}, note))] : [];
    if (this.foreword.dataset["written"] !== written.join("\n"))
      this.foreword.replaceChildren(h("p", { class: "al-lead-scenario" }, title ?? ""), ...lead);
    this.foreword.dataset["written"] = written.join("\n");
    show(this.foreword, written.length > 0);
  }

  /** Draws a text, once: what a reader has marked in it stays marked. */
  private draw(text: readonly Block[]): void {
    if (JSON.stringify(text) !== JSON.stringify(this.drawn)) this.text.replaceChildren(...prose(text, this.writer()));
    this.drawn = text;
  }

  private fold(isOver: boolean): void {
    setText(this.again.firstElementChild as Element, this.desk.words("guided-again"));
    show(this.again, isOver);
    if (isOver !== this.again.contains(this.text)) isOver ? this.again.append(this.text) : this.again.after(this.text);
  }

  private showHints(hints: readonly string[]): void {
    const [title, list] = this.hints.children as unknown as [HTMLElement, HTMLElement];
    setText(title, this.desk.words("guided-hints"));
    const written = Array.from(list.children, (hint) => hint.textContent);
    if (written.join("\n") !== hints.join("\n")) list.replaceChildren(...hints.map((hint) => h("li", {}, hint)));
    show(this.hints, hints.length > 0);
  }
}
