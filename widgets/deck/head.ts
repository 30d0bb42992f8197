// The deck as a whole: its name, its side, where its cards come from; and how to begin.

import { h, setText, show } from "../shared/dom";
import { fileField } from "../shared/files";
import { Field, menu, offer, textField, write } from "./fields";
import { keptText } from "./kept";
import type { Draft, Host, Verdict } from "./types";

/** What the part that begins may ask for. */
export interface Beginning {
  begin(value: string): void;
  open(name: string, text: string): void;
  notify(text: string, level: "info" | "error"): void;
  /** Whether something would be lost. */
  readonly unsaved: boolean;
}

export class BeginView {
  private readonly title = h("h3");
  private readonly start: Field<HTMLSelectElement>;
  private readonly button = h("button", { type: "button", class: "al-button" });
  private readonly openButton = h("button", { type: "button", class: "al-button" });
  private readonly keptButton = h("button", { type: "button", class: "al-button" });
  private readonly keptHint = h("p", { class: "al-deck-hint" });
  // What was kept when the page was opened; what is written now is kept in its place.
  private readonly kept = keptText();
  private readonly file = fileField((name, text) => this.form.open(name, text),
    (file, why) => this.form.notify(this.host.words(`deck-ui-${why}`, { file }), "error"));
  private readonly ask = h("p");
  private readonly yes = h("button", { type: "button", class: "al-danger" });
  private readonly no = h("button", { type: "button", class: "al-button" });
  private readonly question = h("div", { class: "al-deck-ask", role: "alert", hidden: true }, this.ask, this.yes, this.no);
  readonly element: HTMLElement;
  private wish: (() => void) | null = null;
  private chosen = "";

  constructor(private readonly host: Host, private readonly form: Beginning) {
    this.start = menu((value) => {
      this.chosen = value;
    });
    this.button.addEventListener("click", () => this.sure(() => this.form.begin(this.chosen)));
    this.openButton.addEventListener("click", () => this.sure(() => this.file.click()));
    this.keptButton.addEventListener("click", () => this.sure(() => this.form.open(this.host.words("deck-ui-kept-name"), this.kept)));
    this.yes.addEventListener("click", () => this.answer(true));
    this.no.addEventListener("click", () => this.answer(false));
    this.element = h("section", { class: "al-deck-part" }, this.title,
      h("div", { class: "al-deck-line" }, this.start.element, this.button, this.openButton, this.keptButton, this.file),
      this.question, this.keptHint);
  }

  update(): void {
    const { scene, words } = this.host;
    setText(this.title, words("deck-ui-begin"));
    this.start.name(words("deck-ui-begin-with"));
    setText(this.button, words("deck-ui-begin-button"));
    setText(this.openButton, words("deck-ui-open"));
    setText(this.keptButton, words("deck-ui-kept"));
    show(this.keptButton, this.kept !== "");
    setText(this.keptHint, words("deck-ui-kept-hint"));
    this.file.setAttribute("aria-label", words("deck-ui-choose-file"));
    setText(this.ask, words("deck-ui-lose"));
    setText(this.yes, words("deck-ui-lose-yes"));
    setText(this.no, words("deck-ui-lose-no"));
    if (!scene.starts.some(([value]) => value === this.chosen)) this.chosen = scene.starts[0]?.[0] ?? "";
    offer(this.start.input, scene.starts, this.chosen);
  }

  /** Asks first where something would be lost. */
  private sure(wish: () => void): void {
    if (!this.form.unsaved) return wish();
    this.wish = wish;
    show(this.question, true);
    this.no.focus();
  }

  private answer(yes: boolean): void {
    show(this.question, false);
    this.button.focus();
    if (yes) this.wish?.();
    this.wish = null;
  }
}

export class HeadView {
  private readonly title = h("h3");
  private readonly label: Field<HTMLInputElement | HTMLTextAreaElement>;
  private readonly side: Field<HTMLSelectElement>;
  private readonly provenance: Field<HTMLSelectElement>;
  private readonly mark: Field<HTMLInputElement | HTMLTextAreaElement>;
  private readonly note: Field<HTMLInputElement | HTMLTextAreaElement>;
  readonly element: HTMLElement;

  constructor(private readonly host: Host, private readonly draft: () => Draft) {
    const typed = (key: "label" | "deck_id" | "note" | "side" | "provenance", soon: boolean) => (value: string) => {
      this.draft()[key] = value;
      this.host.changed(soon);
    };
    this.label = textField(false, typed("label", false));
    this.mark = textField(false, typed("deck_id", false));
    this.note = textField(true, typed("note", false));
    this.side = menu(typed("side", true));
    this.provenance = menu(typed("provenance", true));
    for (const field of [this.label, this.provenance, this.note]) field.element.classList.add("al-deck-wide");
    this.element = h("section", { class: "al-deck-part" }, this.title, h("div", { class: "al-deck-grid" },
      this.label.element, this.provenance.element, this.side.element, this.mark.element, this.note.element));
  }

  update(): void {
    const { scene, words } = this.host;
    const draft = this.draft();
    setText(this.title, words("deck-ui-deck"));
    this.label.name(words("deck-ui-deck-label"));
    this.side.name(words("deck-ui-side"));
    this.provenance.name(words("deck-ui-provenance"));
    this.mark.name(words("deck-ui-deck-id"), words("deck-ui-deck-id-hint"));
    this.note.name(words("deck-ui-deck-note"));
    write(this.label.input, draft.label);
    write(this.mark.input, draft.deck_id);
    write(this.note.input, draft.note);
    offer(this.side.input, scene.sides, draft.side);
    offer(this.provenance.input, scene.provenances, draft.provenance);
  }

  judge(verdict: Verdict | null): void {
    const faults = verdict?.faults ?? {};
    for (const [key, field] of [["label", this.label], ["deck_id", this.mark], ["note", this.note], ["side", this.side],
      ["provenance", this.provenance]] as const) field.judge(faults[key] ?? []);
  }
}
