// A link for the class and its QR code, drawn here: no other computer hears of it.

import { encode } from "uqr";
import type { Desk, Part } from "../shared/desk";
import { h, keyed, newName, setAttr, setText, show, svg } from "../shared/dom";
import { LinkRow } from "../shared/parts/link_row";
import { linkTo } from "../shared/page/pages";
import type { Scene } from "./types";

const QUIET = 4; // modules of empty margin that readers of codes want
const ALONE = ["localhost", "127.0.0.1", "[::1]"];

export class ShareLink implements Part {
  private readonly label = h("label");
  private readonly menu = h("select", { id: newName() });
  private readonly row = new LinkRow("al-teach-link", "al-button");
  private readonly code = svg("svg", { class: "al-teach-code", role: "img" }, svg("path"));
  private readonly here = h("p", { class: "al-hint" });
  readonly element = h("div", { class: "al-teach-share" }, h("div", {}, h("p", {}, this.label, this.menu), this.row.element, this.here), this.code);

  constructor(private readonly desk: Desk<Scene>) {
    this.label.htmlFor = this.menu.id;
    this.menu.addEventListener("change", () => this.update());
  }

  update(): void {
    const { words, scene: { lessons, lang } } = this.desk;
    const pages = [{ link: "home.ipynb", title: words("teach-ui-home") }, ...lessons.filter(({ link }) => link)];
    setText(this.label, words("teach-ui-page"));
    const { value } = this.menu;
    keyed(this.menu, pages, ({ link }) => link, ({ link }) => h("option", { value: link }), (option, { title }) => setText(option, title));
    this.menu.value = pages.some(({ link }) => link === value) ? value : "home.ipynb";
    const link = new URL(linkTo(this.menu.value, lang), location.href);
    this.row.update(link.href, { name: words("teach-ui-link"), copy: words("teach-ui-copy"), size: "", copied: words("teach-ui-copied"), byHand: words("teach-ui-by-hand") });
    setText(this.here, words("teach-ui-here"));
    show(this.here, ALONE.includes(link.hostname));
    this.draw(link.href);
  }

  private draw(text: string): void {
    const { data, size } = encode(text, { border: 0 });
    const dark = data.flatMap((row, y) => row.map((is, x) => (is ? `M${x} ${y}h1v1h-1z` : "")));
    setAttr(this.code, "viewBox", `${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`);
    setAttr(this.code, "aria-label", this.desk.words("teach-ui-code"));
    setAttr(this.code.firstElementChild as Element, "d", dark.join(""));
  }
}
