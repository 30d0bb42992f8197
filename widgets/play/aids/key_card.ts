// The list of keys, those of the game and those of the map, with the switch for the letters and digits.

import type { Part } from "../../shared/desk";
import { closeButton, focusedIn, h, setAttr, setName, setText, show } from "../../shared/dom";
import { focusBehind } from "../../shared/parts/menu";
import type { Desk } from "../desk";
import { glossaryButton } from "./glossary";
import { HOT, type HotKeys } from "./hot_keys";

const MAP = ["arrows", "pages", "enter", "zoom", "escape", "help"] as const;

export class KeyCard implements Part {
  readonly element: HTMLElement;
  /** Stands among the tools. */
  readonly toggle = h("button", { type: "button", class: "al-button", "data-do": "keys" });
  private readonly title = h("h3", { tabindex: -1 });
  private readonly close = closeButton(() => this.turn(false));
  private readonly input = h("input", { type: "checkbox", "data-do": "keys-on" });
  private readonly label = h("span");
  private readonly columns = h("div", { class: "al-key-columns" });
  private readonly glossary = glossaryButton();
  private open = false;
  private filled = "";

  constructor(private readonly desk: Desk, private readonly keys: HotKeys) {
    this.element = h("section", { class: "al-key-card", hidden: true },
      h("div", { class: "al-card-head" }, this.title, this.close),
      h("label", { class: "al-key-switch" }, this.input, this.label), this.columns, this.glossary);
    this.glossary.addEventListener("click", () => this.turn(false));
    this.toggle.addEventListener("click", () => this.turn(!this.open));
    this.input.addEventListener("change", () => keys.turn(this.input.checked));
  }

  update(): void {
    const { words, scene: { lang } } = this.desk;
    setText(this.toggle, words("board-keys"));
    setAttr(this.toggle, "aria-expanded", String(this.open));
    show(this.element, this.open);
    if (!this.open) return;
    setName(this.close, words("widget-close"));
    setText(this.title, words("board-keys-title"));
    setAttr(this.element, "aria-label", words("board-keys-title"));
    show(this.glossary, !this.desk.root.hasAttribute("data-page")); // a page covers where the list would stand
    this.input.checked = this.keys.on;
    setText(this.label, words("board-keys-on"));
    if (this.filled !== lang) this.columns.replaceChildren(this.list("board-keys-game", this.game()), this.list("board-keys-map", this.map()));
    this.filled = lang;
  }

  turn(open: boolean): void {
    const inside = this.element.contains(focusedIn(this.desk.root));
    this.open = open;
    this.update();
    if (open) this.title.focus({ preventScroll: true });
    else if (inside) focusBehind(this.toggle);
  }

  /** Shows it, or closes it again. */
  flip(): void {
    this.turn(!this.open);
  }

  /** False when it was not open. */
  shut(): boolean {
    const was = this.open;
    if (was) this.turn(false);
    return was;
  }

  private game(): [string, string][] {
    const { words } = this.desk;
    return [["1 … 9", words("board-hot-digits")], ...HOT.map((key): [string, string] => [key.toUpperCase(), words(`board-hot-${key}`)])
      .filter(([key, does]) => !does.endsWith(`-hot-${key.toLowerCase()}`))]; // a game has no word for a key that it does not know
  }

  private map(): [string, string][] {
    const { words } = this.desk;
    return MAP.map((name) => [words(`board-key-${name}`), words(`board-key-${name}-does`)]);
  }

  private list(title: string, rows: [string, string][]): HTMLElement {
    return h("div", {}, h("h4", {}, this.desk.words(title)),
      h("dl", {}, ...rows.flatMap(([key, does]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, does)])));
  }
}
