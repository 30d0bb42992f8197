// Clears what this browser keeps of our pages, when asked twice.

import type { Desk, Part } from "../shared/desk";
import { h, setText, show } from "../shared/dom";
import { clearAll } from "../shared/keeping/ours";
import type { Scene } from "./types";

export class Clear implements Part {
  private readonly begin = this.button("al-danger", () => this.ask(true));
  private readonly asked = h("p");
  private readonly yes = this.button("al-danger", () => this.clear());
  private readonly no = this.button("al-button", () => this.ask(false));
  private readonly sure = h("div", { class: "al-teach-sure", hidden: true }, this.asked, this.no, this.yes);
  private readonly said = h("p", { role: "status" });
  readonly element = h("div", { class: "al-teach-clear" }, this.begin, this.sure, this.said);

  constructor(private readonly desk: Desk<Scene>) {}

  update(): void {
    for (const [element, key] of [[this.begin, "clear"], [this.asked, "clear-ask"], [this.yes, "clear-yes"], [this.no, "clear-no"]] as const) setText(element, this.desk.words(`teach-ui-${key}`));
  }

  private ask(asks: boolean): void {
    setText(this.said, "");
    show(this.sure, asks);
    show(this.begin, !asks);
    (asks ? this.no : this.begin).focus();
  }

  private clear(): void {
    try {
      clearAll();
    } catch (error) {
      console.warn(error); // a browser that keeps nothing
    }
    this.ask(false);
    setText(this.said, this.desk.words("teach-ui-cleared"));
  }

  private button(style: string, act: () => void): HTMLButtonElement {
    const button = h("button", { type: "button", class: style });
    button.addEventListener("click", act);
    return button;
  }
}
