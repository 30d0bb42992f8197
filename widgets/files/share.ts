// A war for somebody else, as a link: the moment that is shown, or all of it. The link holds the war itself, behind
// the #, so that no server hears of it; how long it is stands beside it, for some programs cut long links.

import { isOwnPage, plainAddress } from "../shared/address";
import { closeButton, h, newName, setAttr, setText, show } from "../shared/dom";
import type { Words } from "../shared/types";

const SOME_CUT = 2000; // letters after which some mail programs and chats cut a link
const MANY_CUT = 8000;

/** Letters of a link by what it holds; empty where there would be too many. */
export type Links = Partial<Record<"position" | "war", string>>;

class Row {
  private readonly name = h("h3");
  private readonly size = h("p");
  private readonly address = h("input", { type: "text", readonly: true });
  private readonly copy = h("button", { type: "button" });
  private readonly said = h("span", { role: "status" });
  readonly element = h("div", { class: "al-share-row" }, this.name,
    h("div", {}, this.address, this.copy), this.size, this.said);

  constructor(private readonly words: Words, private readonly what: "position" | "war", private readonly mark: string) {
    this.name.id = newName();
    this.address.setAttribute("aria-labelledby", this.name.id);
    this.address.addEventListener("focus", () => this.address.select());
    this.copy.addEventListener("click", () => void this.hand());
  }

  update(letters: string, lang: string): void {
    const link = letters && plainAddress(this.mark, letters);
    setText(this.name, this.words(`files-share-${this.what}`));
    setText(this.copy, this.words("files-copy"));
    setAttr(this.copy, "aria-describedby", this.name.id);
    setText(this.size, this.sizeOf(link, lang));
    setText(this.said, "");
    this.address.value = link;
    for (const part of [this.address, this.copy]) show(part, link !== "");
  }

  /** Copies the link; where the page may not use the clipboard, the link is selected for the reader to copy. */
  private async hand(): Promise<void> {
    this.said.textContent = "";
    try {
      await navigator.clipboard.writeText(this.address.value);
      this.said.textContent = this.words("files-copied");
    } catch {
      this.address.focus();
      this.address.select();
      this.said.textContent = this.words("files-copy-by-hand");
    }
  }

  private sizeOf(link: string, lang: string): string {
    if (!link) return this.words("files-link-too-long");
    const size = new Intl.NumberFormat(lang || undefined, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(link.length / 1000);
    const cut = link.length > MANY_CUT ? "files-link-many-cut" : link.length > SOME_CUT ? "files-link-some-cut" : "";
    return [this.words("files-link-size", { size }), cut && this.words(cut)].filter(Boolean).join(" ");
  }
}

export class Share {
  private readonly title = h("h2");
  private readonly note = h("p");
  private readonly close = closeButton(() => this.element.close());
  private readonly rows: { position: Row; war: Row };
  private readonly studio = h("button", { type: "button" });
  readonly element: HTMLDialogElement;

  constructor(private readonly words: Words, mark: string, toStudio?: () => void) {
    this.rows = { position: new Row(words, "position", mark), war: new Row(words, "war", mark) };
    this.title.id = newName();
    this.element = h("dialog", { class: "al-share", "aria-labelledby": this.title.id }, this.close, this.title, this.note,
      ...(isOwnPage() ? [this.rows.position.element, this.rows.war.element] : []),
      ...(isOwnPage() && toStudio ? [h("div", { class: "al-share-studio" }, this.studio)] : []));
    this.studio.addEventListener("click", () => toStudio?.());
  }

  /** Shows the links over the page; Escape closes them, and the focus goes back to where it was. */
  open(links: Links, lang: string): void {
    setText(this.title, this.words("files-share-title"));
    setText(this.note, this.words(isOwnPage() ? "files-share-note" : "files-share-notebook"));
    this.close.setAttribute("aria-label", this.words("files-close"));
    setText(this.studio, this.words("files-studio-about"));
    this.rows.position.update(links.position ?? "", lang);
    this.rows.war.update(links.war ?? "", lang);
    show(this.rows.war.element, links.war !== links.position);
    if (!this.element.open) this.element.showModal();
  }
}
