// Buttons for what can be done; what cannot be undone is asked once more, in its own place.

import { h, keyed, newName, setText } from "../shared/dom";
import type { Deed } from "./types";

type Chosen = (deed: string, value: string) => void;

const LOOKS = { primary: "al-primary", danger: "al-danger", quiet: "al-quiet-button" } as const;

class Doing {
  readonly element = h("span", { class: "al-lobby-deed" });
  private readonly label = h("label");
  private readonly select = h("select");
  private readonly button: HTMLButtonElement;
  private readonly question = h("p");
  private readonly yes = h("button", { type: "button", class: "al-danger" });
  private readonly no = h("button", { type: "button", class: "al-button" });
  private readonly asking: HTMLElement;
  private deed: Deed;

  constructor(deed: Deed, private readonly chosen: Chosen) {
    this.deed = deed;
    [this.select.id, this.question.id] = [newName(), newName()];
    this.label.htmlFor = this.select.id;
    this.button = h("button", { type: "button", class: deed.look ? LOOKS[deed.look] : "al-button" });
    this.asking = h("span", { class: "al-lobby-asking", role: "group", "aria-labelledby": this.question.id, hidden: true },
      this.question, this.no, this.yes);
    this.element.append(this.label, this.select, this.button, this.asking);
    this.button.addEventListener("click", () => (this.deed.ask ? this.ask(true) : this.go()));
    this.no.addEventListener("click", () => this.ask(false));
    this.yes.addEventListener("click", () => {
      this.ask(false);
      this.go();
    });
    this.asking.addEventListener("keydown", (event) => event.key === "Escape" && this.ask(false));
  }

  update(deed: Deed): void {
    this.deed = deed;
    const { ask, options } = deed;
    setText(this.button, deed.label);
    this.label.hidden = this.select.hidden = !options;
    setText(this.label, options?.label ?? "");
    keyed(this.select, options?.values ?? [], ([value]) => value, ([value]) => h("option", { value }), (element, [, text]) => setText(element, text));
    setText(this.question, ask?.text ?? "");
    setText(this.yes, ask?.yes ?? "");
    setText(this.no, ask?.no ?? "");
  }

  private ask(shown: boolean): void {
    this.asking.hidden = !shown;
    this.button.hidden = shown;
    (shown ? this.no : this.button).focus();
  }

  private go(): void {
    this.chosen(this.deed.do, this.deed.options ? this.select.value : "");
  }
}

/** A row of things that can be done. */
export class Deeds {
  readonly element = h("div", { class: "al-lobby-deeds" });
  private readonly doings = new WeakMap<Element, Doing>();

  constructor(private readonly chosen: Chosen) {}

  update(deeds: readonly Deed[]): void {
    this.element.hidden = deeds.length === 0;
    const make = (deed: Deed): HTMLElement => {
      const doing = new Doing(deed, this.chosen);
      this.doings.set(doing.element, doing);
      return doing.element;
    };
    keyed(this.element, deeds, (deed) => deed.do, make, (element, deed) => this.doings.get(element)?.update(deed));
  }
}
