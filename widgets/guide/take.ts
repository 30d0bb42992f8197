// What a reader takes along: a receipt of what was done, and a report to print; with a name only if they give one.

import type { DoingDesk, Part } from "../shared/desk";
import { h, newName, setText, show } from "../shared/dom";
import { download } from "../shared/files";
import type { HandIn } from "./hand_in";
import type { Deed, Question, Scene, TakenFile } from "./types";

const MOST_LETTERS = 40; // of the name
const FILES = ["receipt", "report", "report-text", "log"] as const;
type File = (typeof FILES)[number];
export type Request = (question: Question) => Promise<TakenFile | null>;

/** The number of the place in the room of a class, where this page has one. */
function placeInRoom(): string {
  return document.querySelector("#al-lost [data-place]:not([hidden]) b")?.textContent ?? "";
}

export class TakeAlong implements Part {
  private readonly title = h("h3");
  private readonly label = h("label");
  private readonly name = h("input", { type: "text", maxlength: MOST_LETTERS, autocomplete: "off" });
  private readonly files = FILES.map((what) => h("button", { type: "button", class: "al-button", "data-take": what }));
  private readonly note = h("p", { class: "al-hint" });
  private readonly saved = h("p", { class: "al-lead-take-saved", role: "status" });
  private readonly others = h("summary");
  readonly element: HTMLElement;
  private readonly names = h("p", {}, this.label, " ", this.name);
  private isAsked = false;

  /**
   * @param handIn - where the reader is called by a name already, in the room of a class
   */
  constructor(private readonly desk: DoingDesk<Scene, Deed>, private readonly request: Request, private readonly handIn: HandIn) {
    const [receipt, ...rest] = this.files as [HTMLButtonElement, ...HTMLButtonElement[]];
    this.element = h("section", { class: "al-lead-take" }, this.title, this.names, h("p", { class: "al-lead-buttons" }, receipt),
      this.saved, this.note, h("details", { class: "al-lead-take-others" }, this.others, h("p", { class: "al-lead-buttons" }, ...rest)));
    this.name.id = newName();
    this.label.htmlFor = this.name.id;
    this.files.forEach((button, at) => button.addEventListener("click", () => void this.hand(FILES[at] as File)));
  }

  update(): void {
    const { words, scene: { debrief } } = this.desk;
    setText(this.title, words("guided-take"));
    show(this.files[FILES.indexOf("log")] as HTMLElement, debrief?.acted !== false);
    setText(this.label, words("guided-take-name"));
    this.files.forEach((button, at) => setText(button, words(`guided-take-${FILES[at]}`)));
    setText(this.note, words("guided-take-note"));
    show(this.names, !this.handIn.isHere);
    // One thing leads on: to the desk where there is one, else to the file.
    this.files[0]!.className = this.handIn.isHere ? "al-button" : "al-primary";
    setText(this.others, words("guided-take-others"));
  }

  /** A receipt without a name is asked about once; who leaves the field empty again has it so. */
  private asksForName(what: File): boolean {
    if (what !== "receipt" || this.handIn.isHere || this.isAsked || this.name.value.trim()) return false;
    this.isAsked = true;
    setText(this.saved, this.desk.words("guided-take-ask"));
    this.name.focus();
    return true;
  }

  private async hand(what: File): Promise<void> {
    const { words } = this.desk;
    const place = placeInRoom();
    if (!place && this.asksForName(what)) return;
    const nickname = (this.handIn.isHere ? this.handIn.called : this.name.value.trim()) || (place && words("guided-take-place", { place }));
    const file = await this.request({ what, nickname });
    if (!file) return;
    download(new Blob([file.text], { type: file.type }), file.name);
    const saved = words("guided-take-saved", { name: file.name });
    setText(this.saved, what === "receipt" ? `${saved} ${words("guided-take-hand")}` : saved);
  }
}
