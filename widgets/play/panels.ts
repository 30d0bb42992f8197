// Under the question one thing at a time: what can be chosen, or what happened. Tabs lead from one to the other.

import type { Part } from "../shared/desk";
import { h, newName, setAttr, setAttrs, setText } from "../shared/dom";
import type { Desk } from "./desk";
import { isPast } from "./time/when";
import "./panels.css";

const TABS = ["choices", "log"] as const;
export type Tab = (typeof TABS)[number];

export class Panels implements Part {
  readonly element: HTMLElement;
  private readonly tabs: Record<Tab, HTMLButtonElement>;
  private readonly list: HTMLElement;
  private wanted: Tab = "choices";

  /** @param opened - called when what happened comes into sight */
  constructor(private readonly desk: Desk, contents: Record<Tab, readonly HTMLElement[]>, private readonly opened: () => void) {
    const panels = { choices: this.panel("choices", contents.choices), log: this.panel("log", contents.log) };
    this.tabs = { choices: this.tab("choices", panels.choices), log: this.tab("log", panels.log) };
    this.list = h("div", { class: "al-tabs", role: "tablist" }, this.tabs.choices, this.tabs.log);
    this.element = h("div", { class: "al-panels" }, this.list, panels.choices, panels.log);
    this.list.addEventListener("keydown", (event) => this.onKey(event));
  }

  /** What is shown. In the past nothing can be chosen: there it is what happened. */
  get shown(): Tab {
    return isPast(this.desk.scene) ? "log" : this.wanted;
  }

  update(): void {
    const { words, root } = this.desk;
    setAttr(this.list, "aria-label", words("board-tabs"));
    setText(this.tabs.choices, words("board-actions"));
    setText(this.tabs.log, words("board-log"));
    for (const tab of TABS) setAttrs(this.tabs[tab], { "aria-selected": String(tab === this.shown), tabindex: tab === this.shown ? 0 : -1 });
    setAttr(root, "data-tab", this.shown);
  }

  choose(tab: Tab): void {
    this.wanted = tab;
    this.update();
    if (this.shown === "log") this.opened();
  }

  private tab(name: Tab, panel: HTMLElement): HTMLButtonElement {
    const button = h("button", { type: "button", class: "al-tab-button", role: "tab", id: newName(), "data-tab": name, "data-hot": name === "log" ? "w" : "c", "aria-controls": panel.id });
    setAttr(panel, "aria-labelledby", button.id);
    button.addEventListener("click", () => this.choose(name));
    return button;
  }

  private panel(name: Tab, contents: readonly HTMLElement[]): HTMLElement {
    return h("div", { class: "al-panel", role: "tabpanel", id: newName(), "data-tab": name }, ...contents);
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const other = this.shown === "log" ? "choices" : "log";
    this.choose(other);
    this.tabs[this.shown].focus();
    event.preventDefault();
  }
}
