// What can be counted in a condition: a list of what it means, from which a name is put in.

import { h, setText, show } from "../../shared/dom";
import type { Words } from "../../shared/types";
import type { Count } from "../types";

export class Counts {
  private readonly select = h("select");
  private readonly button = h("button", { type: "button", class: "al-button" });
  readonly element = h("div", { class: "al-studio-pick-line" }, this.select, this.button);

  private known: readonly Count[] = [];

  constructor(private readonly words: Words, label: HTMLElement, private readonly put: (name: string, example: string) => void) {
    this.select.setAttribute("aria-labelledby", label.id);
    // Nothing of this list is written before its button is pressed.
    for (const kind of ["input", "change"]) this.select.addEventListener(kind, (event) => event.stopPropagation());
    this.button.addEventListener("click", () => {
      const [name, example] = this.known[this.select.selectedIndex - 1] ?? [];
      if (name !== undefined && example !== undefined) this.put(name, example);
      this.select.value = "";
    });
  }

  update(known: readonly Count[]): void {
    this.known = known;
    setText(this.button, this.words("studio-ui-count-add"));
    show(this.element, known.length > 0);
    const shown = JSON.stringify(known);
    if (this.select.dataset["shown"] === shown) return;
    this.select.dataset["shown"] = shown;
    const at = this.select.selectedIndex;
    this.select.replaceChildren(h("option", { value: "" }, this.words("studio-ui-count-which")), ...known.map(([name, , means]) => h("option", { value: name }, means)));
    if (at > 0) this.select.selectedIndex = at;
  }
}
