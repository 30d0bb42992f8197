// The lines to keep, made from the reader's own answers: another sentence can be taken in some, and all can be copied.

import type { DoingDesk, Part } from "../shared/desk";
import { h, keyed, setText, show } from "../shared/dom";
import type { Deed, Scene, TraceLine } from "./types";

export class TraceCard implements Part {
  private readonly title = h("h3");
  private readonly note = h("p", { class: "al-hint" });
  private readonly lines = h("dl");
  private readonly copy = h("button", { type: "button", class: "al-button", "data-do": "copy" });
  private readonly said = h("span", { class: "al-hint", role: "status" });
  readonly element = h("section", { class: "al-lead-trace" }, this.title, this.note, this.lines, h("p", { class: "al-lead-buttons" }, this.copy, this.said));

  constructor(private readonly desk: DoingDesk<Scene, Deed>) {
    this.copy.addEventListener("click", () => void this.hand());
  }

  update(): void {
    const { scene: { debrief }, words } = this.desk;
    const kept = debrief?.trace;
    show(this.element, Boolean(kept));
    if (!kept) return;
    setText(this.title, words("guided-trace"));
    setText(this.note, words("guided-trace-note"));
    setText(this.copy, words("guided-trace-copy"));
    keyed(this.lines, kept.lines, ({ id }) => id, (line) => this.make(line), (row, line) => this.draw(row, line));
  }

  private make({ id }: TraceLine): HTMLElement {
    const other = h("button", { type: "button", class: "al-button", "data-line": id }, h("span"), h("span", { class: "al-hidden-text" }));
    other.addEventListener("click", () => this.desk.wish({ kind: "keep", line: id, place: this.placeOf(id) + 1 }));
    return h("div", {}, h("dt"), h("dd"), h("dd", {}, other));
  }

  private placeOf(id: string): number {
    return this.desk.scene.debrief?.trace?.lines.find((line) => line.id === id)?.place ?? 0;
  }

  private draw(row: HTMLElement, { label, texts, place, count, chosen }: TraceLine): void {
    const [name, said, more] = row.children as unknown as [HTMLElement, HTMLElement, HTMLElement];
    setText(name, label);
    said.replaceChildren(...texts.map((text) => h("p", text ? {} : { class: "al-lead-blank" }, text || h("span", { class: "al-hidden-text" }, this.desk.words("guided-trace-blank")))));
    const [offer, of] = (more.firstElementChild as Element).children as unknown as [HTMLElement, HTMLElement];
    setText(offer, this.desk.words("guided-trace-other", { place: place + 1, count }));
    setText(of, ` (${label})`);
    show(more, chosen && count > 1);
  }

  private async hand(): Promise<void> {
    let word = "guided-trace-copied";
    try {
      await navigator.clipboard.writeText(this.desk.scene.debrief?.trace?.text ?? "");
    } catch {
      word = "guided-trace-uncopied";
    }
    setText(this.said, this.desk.words(word));
  }
}
