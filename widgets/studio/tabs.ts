// Views of one thing behind each other: a list of tabs, of which one is shown.

import { h, newName, setAttrs, setText, show } from "../shared/dom";
import type { Words } from "../shared/types";

export interface Tab {
  name: string;
  panel: HTMLElement;
}

export class Tabs {
  readonly list = h("div", { class: "al-studio-tabs", role: "tablist" });
  private readonly buttons = new Map<string, HTMLButtonElement>();
  private current = "";

  constructor(private readonly tabs: readonly Tab[], private readonly words: Words, private readonly chosen: (name: string) => void) {
    for (const { name, panel } of tabs) {
      const button = h("button", { type: "button", role: "tab", class: "al-quiet-button", id: newName() });
      panel.id = newName();
      setAttrs(panel, { role: "tabpanel", "aria-labelledby": button.id, tabindex: -1 });
      button.setAttribute("aria-controls", panel.id);
      button.dataset["tab"] = name;
      button.addEventListener("click", () => this.choose(name));
      this.buttons.set(name, button);
      this.list.append(button);
    }
    this.list.addEventListener("keydown", (event) => this.move(event));
  }

  get shown(): string {
    return this.current;
  }

  update(): void {
    setAttrs(this.list, { "aria-label": this.words("studio-ui-views") });
    for (const [name, button] of this.buttons) setText(button, this.words(`studio-ui-tab-${name}`));
  }

  /** Offers a tab, or takes it away. */
  offer(name: string, isOffered: boolean): void {
    const button = this.buttons.get(name);
    if (button) show(button, isOffered);
  }

  choose(name: string): void {
    const before = this.current;
    this.current = name;
    for (const tab of this.tabs) {
      const button = this.buttons.get(tab.name);
      if (button) setAttrs(button, { "aria-selected": String(tab.name === name), tabindex: tab.name === name ? 0 : -1 });
      show(tab.panel, tab.name === name);
    }
    if (before !== name) this.chosen(name);
  }

  private move(event: KeyboardEvent): void {
    const names = [...this.buttons].filter(([, button]) => button.checkVisibility?.() ?? true).map(([name]) => name);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const end = { Home: 0, End: names.length - 1 }[event.key];
    const at = end ?? (step === undefined ? undefined : (names.indexOf(this.current) + step + names.length) % names.length);
    const next = at === undefined ? undefined : names[at];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.choose(next);
    this.buttons.get(next)?.focus();
  }
}
