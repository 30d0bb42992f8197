// A war for somebody else, as a link: the moment that is shown, or all of it. The link holds the war itself, behind
// the #, so that no server hears of it; how long it is stands beside it, for some programs cut long links.

import { isOwnPage, plainAddress, SOME_CUT } from "../shared/page/address";
import { closeButton, h, newName, setText, show } from "../shared/dom";
import { LinkRow } from "../shared/parts/link_row";
import type { Words } from "../shared/types";

const MANY_CUT = 8000; // letters after which most of them do

/** Letters of a link by what it holds; empty where there would be too many. */
export type Links = Partial<Record<"position" | "war", string>>;

export class Share {
  private readonly title = h("h2");
  private readonly note = h("p");
  private readonly close = closeButton(() => this.element.close());
  private readonly rows = { position: new LinkRow("al-share-row"), war: new LinkRow("al-share-row") };
  private readonly studio = h("button", { type: "button", class: "al-button" });
  readonly element: HTMLDialogElement;

  constructor(private readonly words: Words, private readonly mark: string, toStudio?: () => void) {
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
    for (const what of ["position", "war"] as const) this.fill(what, links[what] ?? "", lang);
    show(this.rows.war.element, links.war !== links.position);
    if (!this.element.open) this.element.showModal();
  }

  private fill(what: keyof Links, letters: string, lang: string): void {
    const { words } = this;
    const link = letters && plainAddress(this.mark, letters);
    this.rows[what].update(link, {
      name: words(`files-share-${what}`), copy: words("files-copy"), size: this.sizeOf(link, lang),
      copied: words("files-copied"), byHand: words("files-copy-by-hand"),
    });
  }

  private sizeOf(link: string, lang: string): string {
    if (!link) return this.words("files-link-too-long");
    const size = new Intl.NumberFormat(lang || undefined, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(link.length / 1000);
    const cut = link.length > MANY_CUT ? "files-link-many-cut" : link.length > SOME_CUT ? "files-link-some-cut" : "";
    return [this.words("files-link-size", { size }), cut && this.words(cut)].filter(Boolean).join(" ");
  }
}
