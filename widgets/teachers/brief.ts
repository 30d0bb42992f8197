// Before the class: what is to be known of a lesson, and the buttons that make its sheets.

import type { Desk } from "../shared/desk";
import { h, keyed, newName, setText, show } from "../shared/dom";
import { type AskSheet, SheetMaker } from "./papers";
import type { Lesson, Scene } from "./types";

export class BriefFold {
  private readonly name = h("summary");
  private readonly facts = h("dl");
  private readonly label = h("label");
  private readonly form = h("select", { id: newName() });
  private readonly which = h("p", { class: "al-teach-form" }, this.label, this.form);
  private readonly buttons = h("div", { class: "al-teach-deeds" });
  private readonly hint = h("p", { class: "al-hint" });
  private readonly maker: SheetMaker;
  readonly element: HTMLElement;
  private lesson = "";

  constructor(private readonly desk: Desk<Scene>, ask: AskSheet) {
    this.maker = new SheetMaker(desk, ask);
    this.label.htmlFor = this.form.id;
    this.element = h("details", { class: "al-teach-brief" }, this.name, this.facts, this.which, this.buttons, this.hint, this.maker.said);
  }

  update({ id, title, periods, brief: { facts, papers, why } }: Lesson): void {
    const { words } = this.desk;
    this.lesson = id;
    setText(this.name, words("teach-ui-brief"));
    const lines = facts.map(([name, text]) => h("div", {}, h("dt", {}, name), h("dd", {}, text)));
    this.facts.replaceChildren(...lines);
    setText(this.label, words("teach-ui-brief-form"));
    keyed(this.form, periods.map(String), (one) => one, (one) => h("option", { value: one }), (option, one) => setText(option, one));
    show(this.which, papers.length > 0 && periods.length > 1);
    keyed(this.buttons, papers, (one) => one, (one) => this.button(one), (button, one) => {
      setText(button, words(`teach-ui-paper-${one}`));
      button.setAttribute("aria-label", words("widget-labelled", { label: words(`teach-ui-paper-${one}`), value: title }));
    });
    setText(this.hint, why || words("teach-ui-papers-hint"));
  }

  end(): void {
    this.maker.end();
  }

  private button(made: string): HTMLButtonElement {
    const button = h("button", { type: "button", class: "al-button", "data-makes": made });
    button.addEventListener("click", () => void this.maker.make({ what: "paper", made, lesson: this.lesson, period: Number(this.form.value) }));
    return button;
  }
}
