// The step that is under way: its text, its picture, what is said of its dice, and the hints that were asked for.

import type { Desk, Part } from "../shared/desk";
import { h, setAttrs, setText, show } from "../shared/dom";
import { prose } from "./prose";
import type { Picture, Scene } from "./types";

export class StepView implements Part {
  readonly element: HTMLElement;
  readonly title = h("h2", { tabindex: -1, class: "al-lead-title" });
  private readonly note = h("section", { class: "al-lead-note" }, h("h3"), h("p"));
  private readonly text = h("div", { class: "al-lead-text" });
  private readonly figure = h("figure", { class: "al-lead-picture" }, h("img"), h("figcaption"));
  private readonly dice = h("p", { class: "al-lead-dice" });
  private readonly hints = h("section", { class: "al-lead-hints" }, h("h3"), h("ol"));
  private drawn = "";

  constructor(private readonly desk: Desk<Scene>) {
    this.element = h("div", { class: "al-lead-step" }, this.title, this.note, this.text, this.figure, this.dice, this.hints);
  }

  update(): void {
    const { scene: { step, note, heading, scenario }, words } = this.desk;
    setText(this.title, step ? step.title || heading : scenario);
    setText(this.note.children[0] as Element, words("guided-note"));
    setText(this.note.children[1] as Element, note);
    show(this.note, note !== "");
    const shown = step && !note ? step : null;
    const drawn = JSON.stringify(shown?.text ?? []);
    if (drawn !== this.drawn) this.text.replaceChildren(...prose(shown?.text ?? []));
    this.drawn = drawn;
    setText(this.dice, shown?.dice ?? "");
    show(this.dice, Boolean(shown?.dice));
    this.showPicture(shown?.picture ?? null);
    this.showHints(shown?.hints ?? []);
  }

  private showPicture(picture: Picture | null): void {
    const [image, caption] = this.figure.children as unknown as [HTMLImageElement, HTMLElement];
    show(this.figure, picture !== null);
    setAttrs(image, { src: picture?.src || null, alt: picture?.alt ?? "" });
    show(image, Boolean(picture?.src));
    setText(caption, picture && !picture.src ? `${this.desk.words("guided-picture-missing")} ${picture.alt}` : "");
  }

  private showHints(hints: readonly string[]): void {
    const [title, list] = this.hints.children as unknown as [HTMLElement, HTMLElement];
    setText(title, this.desk.words("guided-hints"));
    if (list.children.length !== hints.length || hints.some((hint, at) => list.children[at]?.textContent !== hint)) {
      list.replaceChildren(...hints.map((hint) => h("li", {}, hint)));
    }
    show(this.hints, hints.length > 0);
  }
}
