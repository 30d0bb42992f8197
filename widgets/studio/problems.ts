// What is wrong with the text, as a list: each fault leads to its place.

import { h, keyed, setAttrs, setText, show } from "../shared/dom";
import type { Words } from "../shared/types";
import type { Fault, Verdict } from "./types";

const MOST = 60; // faults that the list shows

export class Problems {
  private readonly says = h("p", { class: "al-studio-says", role: "status" });
  private readonly list = h("ul", { class: "al-studio-faults" });
  readonly element = h("section", { class: "al-studio-problems" }, this.says, this.list);

  constructor(private readonly words: Words, private readonly go: (fault: Fault) => void) {}

  /** Says that the text has changed since the kernel has looked. */
  wait(): void {
    this.element.dataset["old"] = "";
  }

  show(verdict: Verdict): void {
    delete this.element.dataset["old"];
    setAttrs(this.element, { "aria-label": this.words("studio-ui-problems"), "data-ready": verdict.ready });
    setText(this.says, verdict.says);
    const shown = verdict.faults.slice(0, MOST);
    show(this.list, shown.length > 0);
    // A fault that stays keeps its button, and the button its focus.
    const counted = new Map<string, number>();
    const named = shown.map((fault) => {
      const name = `${fault.file ?? ""} ${fault.where} ${fault.text}`;
      counted.set(name, (counted.get(name) ?? 0) + 1);
      return { fault, key: `${name} ${counted.get(name)}` };
    });
    keyed(this.list, named, ({ key }) => key, () => this.item(), (item, { fault }) => this.fill(item, fault));
  }

  private item(): HTMLLIElement {
    const button = h("button", { type: "button", class: "al-quiet-button" }, h("span", { class: "al-studio-kind" }), h("span", { class: "al-studio-place" }), h("span"));
    return h("li", {}, button);
  }

  private fill(item: HTMLLIElement, fault: Fault): void {
    const button = item.firstElementChild as HTMLButtonElement;
    const [kind, where, text] = Array.from(button.children) as [HTMLElement, HTMLElement, HTMLElement];
    const code = fault.code ? ` ${fault.code}` : "";
    setText(kind, fault.waits ? this.words("studio-ui-to-fill") : this.words(fault.warns ? "studio-ui-warning" : "studio-ui-error") + code);
    kind.classList.toggle("al-studio-warns", fault.warns);
    setText(where, fault.file ? this.words("studio-ui-at-file", { file: fault.file, line: fault.line }) : this.words(fault.where ? "studio-ui-at-where" : "studio-ui-at", { line: fault.line, column: fault.column, where: fault.where }));
    setText(text, fault.text);
    button.onclick = () => this.go(fault);
  }
}
