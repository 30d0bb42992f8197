// Handing in to the teacher's desk: what goes there is said before, and what the desk said to it afterwards.

import type { DoingDesk, Part } from "../shared/desk";
import { h, newName, setText, show } from "../shared/dom";
import { Draft } from "../shared/keeping/drafts";
import type { Deed, Scene } from "./types";

const MOST_LETTERS = 400; // of a word to the teacher
const MOST_NAME = 40;

export class HandIn implements Part {
  private readonly title = h("h3");
  private readonly named = h("label");
  private readonly name = h("input", { type: "text", maxlength: MOST_NAME, autocomplete: "off" });
  private readonly nameDraft = new Draft("hand-in-name");
  private readonly label = h("label");
  private readonly draft = new Draft("hand-in");
  private readonly word = h("textarea", { rows: 2, maxlength: MOST_LETTERS });
  private readonly what = h("p", { class: "al-hint" });
  private readonly button = h("button", { type: "button", class: "al-primary", "data-do": "hand-in" });
  private readonly said = h("p", { class: "al-lead-handed", role: "status" });
  private isNamed = false; // by the reader, here: what they are called elsewhere takes no letter from it
  readonly element = h("section", { class: "al-lead-take al-lead-hand-in" }, this.title, h("p", {}, this.named, " ", this.name), h("p", {}, this.label), this.word, this.what, h("p", { class: "al-lead-buttons" }, this.button), this.said);

  constructor(private readonly desk: DoingDesk<Scene, Deed>) {
    this.name.id = newName();
    this.named.htmlFor = this.name.id;
    const called = this.nameDraft.read();
    this.isNamed = typeof called === "string";
    if (typeof called === "string") this.name.value = called;
    this.name.addEventListener("input", () => {
      this.isNamed = true;
      this.nameDraft.keep(this.name.value);
    });
    this.word.id = newName();
    this.label.htmlFor = this.word.id;
    const written = this.draft.read();
    if (typeof written === "string") this.word.value = written;
    this.word.addEventListener("input", () => this.draft.keep(this.word.value));
    this.button.addEventListener("click", () => {
      if (this.desk.tell({ kind: "hand-in", word: this.word.value, nickname: this.called })) this.draft.forget();
    });
  }

  /** Whether there is a desk to hand in to. */
  get isHere(): boolean {
    return Boolean(this.desk.scene.hand_in);
  }

  /** What the reader wants to be called; may be empty. */
  get called(): string {
    return this.name.value.trim();
  }

  update(): void {
    const { scene: { hand_in: part }, words } = this.desk;
    show(this.element, this.isHere);
    if (!part) return;
    const has = part.state === "done";
    setText(this.title, words("guided-hand-in-title"));
    setText(this.named, words("guided-hand-in-name"));
    if (!this.isNamed) this.name.value = part.nickname;
    setText(this.label, words("guided-hand-in-word"));
    setText(this.what, `${words("guided-hand-in-what")}${has ? ` ${words("guided-hand-in-newer")}` : ""}`);
    setText(this.button, words(has ? "guided-hand-in-again" : "guided-hand-in"));
    setText(this.said, part.said);
  }
}
