// A scenario for somebody else, as a link: for learners without keys in clear, for authors as it is.

import { isOwnPage, plainAddress, SOME_CUT } from "../shared/page/address";
import { closeButton, h, newName, setText, show } from "../shared/dom";
import { LinkRow } from "../shared/parts/link_row";
import { ClassRoom, type Opening } from "./class_room";
import type { Host } from "./types";

export const MARK = "#scenario=";
const OWN_COMPUTER = /^(localhost|127\..*|\[::1\])$/;
const FILES = ["page", "learner"] as const;
const PAGES = { learner: "scenario.ipynb", author: "studio.ipynb" };

export type Links = Partial<Record<keyof typeof PAGES, string>>;

export class Share {
  private readonly title = h("h2", { id: newName() });
  private readonly note = h("p");
  private readonly here = h("p", { class: "al-studio-error al-studio-warns" });
  private readonly filesTitle = h("h3");
  /** A file for pupils each: the button that makes it, and what they do with it. */
  private readonly handed = FILES.map((what) => ({ what, button: h("button", { type: "button", class: "al-button" }), note: h("p") }));
  private readonly close = closeButton(() => this.element.close());
  private readonly rows = { learner: new LinkRow("al-studio-link", "al-button"), author: new LinkRow("al-studio-link", "al-button") };
  readonly element: HTMLDialogElement;

  private readonly room: ClassRoom;

  constructor(private readonly host: Host, save: () => void, lay: (how: "new" | "over") => void, hand: (what: (typeof FILES)[number]) => void) {
    this.room = new ClassRoom(host.words, save, lay);
    this.element = h("dialog", { class: "al-studio-share", "aria-labelledby": this.title.id }, this.close, this.title, this.room.element, this.files(hand), this.note, this.here,
      ...(isOwnPage() ? [this.rows.learner.element, this.rows.author.element] : []));
  }

  /** Shows the links over the page; Escape closes them, and the focus goes back to where it was. */
  open(links: Links, opening: Opening): void {
    const { words } = this.host;
    setText(this.title, words("studio-ui-share-title"));
    setText(this.note, words(isOwnPage() ? "studio-ui-share-note" : "studio-ui-share-notebook"));
    setText(this.here, words("studio-ui-share-here"));
    show(this.here, isOwnPage() && OWN_COMPUTER.test(location.hostname));
    this.close.setAttribute("aria-label", words("studio-ui-close"));
    setText(this.filesTitle, words("studio-ui-hand-title"));
    for (const { what, button, note } of this.handed) {
      setText(button, words(`studio-ui-hand-${what}`));
      setText(note, words(`studio-ui-hand-${what}-note`));
    }
    for (const whom of ["learner", "author"] as const) this.fill(whom, links[whom] ?? "");
    this.update(opening);
    if (!this.element.open) this.element.showModal();
  }

  /** Shows what became of the file that was to be laid where a room finds it. */
  update(opening: Opening): void {
    this.room.update(opening);
  }

  private files(hand: (what: (typeof FILES)[number]) => void): HTMLElement {
    for (const { what, button } of this.handed) button.addEventListener("click", () => hand(what));
    return h("section", {}, this.filesTitle, ...this.handed.flatMap(({ button, note }) => [h("div", { class: "al-studio-line" }, button), note]));
  }

  private fill(whom: keyof typeof PAGES, letters: string): void {
    const { words, lang } = this.host;
    const link = letters && plainAddress(MARK, letters, PAGES[whom]);
    const size = words("studio-ui-link-size", { size: new Intl.NumberFormat(lang).format(link.length) });
    const warning = link.length > SOME_CUT ? ` ${words("studio-ui-link-long")}` : "";
    this.rows[whom].update(link, {
      name: words(`studio-ui-share-${whom}`), copy: words("studio-ui-copy"), size: link ? size + warning : words("studio-ui-link-none"),
      copied: words("studio-ui-copied"), byHand: words("studio-ui-copy-by-hand"),
    });
  }
}
