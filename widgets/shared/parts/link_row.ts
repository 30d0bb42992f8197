// A link to hand on: its address beside the button that copies it, and how long it is.

import { h, newName, setText, show } from "../dom";

export interface LinkWords {
  /** What the link leads to. */
  readonly name: string;
  readonly copy: string;
  /** How long it is, or why there is none. */
  readonly size: string;
  readonly copied: string;
  readonly byHand: string;
}

export class LinkRow {
  private readonly name = h("h3", { id: newName() });
  private readonly size = h("p");
  private readonly address: HTMLInputElement | HTMLTextAreaElement;
  private readonly copy = h("button", { type: "button", "aria-describedby": this.name.id });
  private readonly said = h("span", { role: "status" });
  private words: LinkWords = { name: "", copy: "", size: "", copied: "", byHand: "" };
  readonly element: HTMLElement;

  /** A link stands on one line; what is `long`, such as a line for a terminal, on as many as it needs. */
  constructor(style: string, buttonStyle = "", long = false) {
    const about = { readonly: true, "aria-labelledby": this.name.id };
    this.address = long ? h("textarea", { ...about, rows: 2, spellcheck: "false" }) : h("input", { ...about, type: "text" });
    this.element = h("div", { class: style }, this.name, h("div", {}, this.address, this.copy), this.size, this.said);
    if (buttonStyle) this.copy.className = buttonStyle;
    this.address.addEventListener("focus", () => this.address.select());
    this.copy.addEventListener("click", () => void this.hand());
  }

  /** Shows a link, or in words why there is none. */
  update(link: string, words: LinkWords): void {
    this.words = words;
    setText(this.name, words.name);
    setText(this.copy, words.copy);
    setText(this.size, words.size);
    setText(this.said, "");
    this.address.value = link;
    for (const part of [this.address, this.copy]) show(part, link !== "");
  }

  /** Copies the link; where the page may not use the clipboard, the link is selected for the reader to copy. */
  private async hand(): Promise<void> {
    this.said.textContent = "";
    try {
      await navigator.clipboard.writeText(this.address.value);
      this.said.textContent = this.words.copied;
    } catch {
      this.address.focus();
      this.address.select();
      this.said.textContent = this.words.byHand;
    }
  }
}
