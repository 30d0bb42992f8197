// What a reader takes along: a receipt of what was done, and a report to print; with a name only if they give one.

import type { Desk, Part } from "../shared/desk";
import { h, newName, setText } from "../shared/dom";
import { download } from "../shared/files";
import type { Question, Scene, TakenFile } from "./types";

const MOST_LETTERS = 40; // of the name
const FILES = ["receipt", "report", "report-text", "log"] as const;
type File = (typeof FILES)[number];
export type Request = (question: Question) => Promise<TakenFile | null>;

export class TakeAlong implements Part {
  private readonly title = h("h3");
  private readonly label = h("label");
  private readonly name = h("input", { type: "text", maxlength: MOST_LETTERS, autocomplete: "off" });
  private readonly files = FILES.map((what) => h("button", { type: "button", class: "al-button", "data-take": what }));
  private readonly note = h("p", { class: "al-hint" });
  readonly element = h("section", { class: "al-lead-take" }, this.title, h("p", {}, this.label, " ", this.name),
    h("p", { class: "al-lead-buttons" }, ...this.files), this.note);

  constructor(private readonly desk: Desk<Scene>, private readonly request: Request) {
    this.name.id = newName();
    this.label.htmlFor = this.name.id;
    this.files.forEach((button, at) => button.addEventListener("click", () => void this.hand(FILES[at] as File)));
  }

  update(): void {
    const { words } = this.desk;
    setText(this.title, words("guided-take"));
    setText(this.label, words("guided-take-name"));
    this.files.forEach((button, at) => setText(button, words(`guided-take-${FILES[at]}`)));
    setText(this.note, words("guided-take-note"));
  }

  private async hand(what: File): Promise<void> {
    const file = await this.request({ what, nickname: this.name.value.trim() });
    if (file) download(new Blob([file.text], { type: file.type }), file.name);
  }
}
