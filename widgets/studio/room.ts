// What the kernel shows behind a tab, with the button that asks for it.

import { h, newName, setAttrs, setText, show } from "../shared/dom";
import type { Managed } from "./slot";
import { Slot } from "./slot";
import type { Fault, Host } from "./types";

export class Room {
  private readonly button = h("button", { type: "button" });
  private readonly label = h("label");
  private readonly select = h("select", { id: newName() });
  private readonly note = h("p", { class: "al-studio-hint" });
  private readonly way = h("button", { type: "button", class: "al-quiet-button" });
  private readonly print = h("button", { type: "button", class: "al-button al-studio-print" });
  private readonly fault = h("p", { class: "al-studio-error", id: newName(), hidden: true }, this.way);
  private readonly body = h("div");
  readonly element = h("div", { class: "al-studio-room" });
  private readonly slot: Slot;
  private first: Fault | undefined;

  constructor(private readonly host: Host, model: Managed, private readonly name: string, act?: (step: string) => void, go?: (fault: Fault) => void) {
    this.slot = new Slot(model, name, this.body);
    this.label.htmlFor = this.select.id;
    // To play what was written is what leads on; graph and keys are looked at.
    this.button.className = name === "play" ? "al-primary" : "al-button";
    this.button.dataset["show"] = name;
    this.button.addEventListener("click", () => act?.(this.select.value));
    if (name === "play") this.element.append(h("div", { class: "al-studio-line" }, this.label, this.select, this.button), this.fault);
    else if (act) this.element.append(h("div", { class: "al-studio-line" }, this.button, ...(name === "keys" ? [this.print] : [])), this.note);
    this.print.addEventListener("click", () => print());
    this.element.append(this.body);
    this.way.addEventListener("click", () => this.first && go?.(this.first));
  }

  fill(): void {
    void this.slot.fill();
  }

  clear(): void {
    this.slot.clear();
  }

  /** What stands in the way is said at the button that would be refused, and leads to its place. */
  private refuse(first: Fault | undefined): void {
    this.first = first;
    setText(this.way, first?.text ?? "");
    show(this.fault, first !== undefined);
    setAttrs(this.button, { "aria-describedby": first ? this.fault.id : null });
  }

  update(steps: readonly (readonly string[])[], faults: readonly Fault[]): void {
    this.refuse(faults.find(({ warns }) => !warns));
    const { words } = this.host;
    setText(this.button, words(`studio-ui-${this.name}`));
    setText(this.print, words("studio-ui-keys-print"));
    setText(this.label, words("studio-ui-play-from"));
    setText(this.note, this.name === "keys" ? words("studio-ui-keys-note") : "");
    const { value } = this.select;
    this.select.replaceChildren(h("option", { value: "" }, words("studio-ui-play-begin")),
      ...steps.slice(1).map(([id, title]) => h("option", { value: id ?? "" }, title ?? "")));
    if (steps.some(([id]) => id === value)) this.select.value = value;
  }
}
