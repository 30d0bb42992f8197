// A scenario for somebody else, as a link: for learners without keys in clear, for authors as it is.

import { isOwnPage } from "../shared/address";
import { closeButton, h, newName, setText, show } from "../shared/dom";
import type { Host } from "./types";

export const MARK = "#scenario=";
const SOME_CUT = 2000; // letters after which some mail programs and chats cut a link
const OWN_COMPUTER = /^(localhost|127\..*|\[::1\])$/;
const PAGES = { learner: "scenario.ipynb", author: "studio.ipynb" };

export type Links = Partial<Record<keyof typeof PAGES, string>>;

class Row {
  private readonly name = h("h3", { id: newName() });
  private readonly size = h("p");
  private readonly address = h("input", { type: "text", readonly: true });
  private readonly copy = h("button", { type: "button", class: "al-small-button" });
  private readonly said = h("span", { role: "status" });
  readonly element = h("div", { class: "al-studio-link" }, this.name, h("div", {}, this.address, this.copy), this.size, this.said);

  constructor(private readonly host: Host, private readonly whom: keyof typeof PAGES) {
    this.address.setAttribute("aria-labelledby", this.name.id);
    this.copy.setAttribute("aria-describedby", this.name.id);
    this.address.addEventListener("focus", () => this.address.select());
    this.copy.addEventListener("click", () => void this.hand());
  }

  update(letters: string): void {
    const { words, lang } = this.host;
    const link = letters && addressOf(PAGES[this.whom], letters);
    setText(this.name, words(`studio-ui-share-${this.whom}`));
    setText(this.copy, words("studio-ui-copy"));
    const size = new Intl.NumberFormat(lang).format(link.length);
    const warning = link.length > SOME_CUT ? ` ${words("studio-ui-link-long")}` : "";
    setText(this.size, link ? words("studio-ui-link-size", { size }) + warning : words("studio-ui-link-none"));
    setText(this.said, "");
    this.address.value = link;
    for (const part of [this.address, this.copy]) show(part, link !== "");
  }

  private async hand(): Promise<void> {
    this.said.textContent = "";
    try {
      await navigator.clipboard.writeText(this.address.value);
      this.said.textContent = this.host.words("studio-ui-copied");
    } catch {
      this.address.focus();
      this.said.textContent = this.host.words("studio-ui-copy-by-hand");
    }
  }
}

export class Share {
  private readonly title = h("h2", { id: newName() });
  private readonly note = h("p");
  private readonly here = h("p", { class: "al-studio-error al-studio-warns" });
  private readonly close = closeButton(() => this.element.close());
  private readonly rows: Row[];
  readonly element: HTMLDialogElement;

  constructor(private readonly host: Host) {
    this.rows = [new Row(host, "learner"), new Row(host, "author")];
    this.element = h("dialog", { class: "al-studio-share", "aria-labelledby": this.title.id }, this.close, this.title, this.note, this.here,
      ...(isOwnPage() ? this.rows.map((row) => row.element) : []));
  }

  /** Shows the links over the page; Escape closes them, and the focus goes back to where it was. */
  open(links: Links): void {
    const { words } = this.host;
    setText(this.title, words("studio-ui-share-title"));
    setText(this.note, words(isOwnPage() ? "studio-ui-share-note" : "studio-ui-share-notebook"));
    setText(this.here, words("studio-ui-share-here"));
    show(this.here, isOwnPage() && OWN_COMPUTER.test(location.hostname));
    this.close.setAttribute("aria-label", words("studio-ui-close"));
    this.rows[0]?.update(links.learner ?? "");
    this.rows[1]?.update(links.author ?? "");
    if (!this.element.open) this.element.showModal();
  }
}

/** The address of a page beside this one, with letters that no server hears of. */
function addressOf(page: string, letters: string): string {
  const here = new URL(page, location.href);
  [here.search, here.hash] = ["", `${MARK}${letters}`];
  return here.href;
}
