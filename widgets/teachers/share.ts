// A link for the class and its QR code, drawn here: no other computer hears of it.

import { encode } from "uqr";
import type { Desk, Part } from "../shared/desk";
import { h, keyed, newName, setAttr, setText, show, svg } from "../shared/dom";
import { LinkRow } from "../shared/parts/link_row";
import { PERIOD } from "../shared/page/address";
import { linkTo } from "../shared/page/pages";
import type { Scene } from "./types";

const QUIET = 4; // modules of empty margin that readers of codes want
const ALONE = ["localhost", "127.0.0.1", "[::1]"];

export class ShareLink implements Part {
  private readonly label = h("label");
  private readonly menu = h("select", { id: newName() });
  private readonly time = h("label");
  private readonly period = h("select", { id: newName() });
  private readonly row = new LinkRow("al-teach-link", "al-button");
  private readonly code = svg("svg", { class: "al-teach-code", role: "img" }, svg("path"));
  private readonly here = h("p", { class: "al-hint" });
  readonly element = h("div", { class: "al-teach-share" }, h("div", {}, h("p", {}, this.label, this.menu, this.time, this.period), this.row.element, this.here), this.code);

  constructor(private readonly desk: Desk<Scene>) {
    for (const [label, menu] of [[this.label, this.menu], [this.time, this.period]] as const) {
      label.htmlFor = menu.id;
      menu.addEventListener("change", () => this.update());
    }
  }

  update(): void {
    const { words, scene: { lessons, lang } } = this.desk;
    const pages = [{ link: "home.ipynb", title: words("teach-ui-home") }, ...lessons.filter(({ link }) => link)];
    setText(this.label, words("teach-ui-page"));
    const { value } = this.menu;
    keyed(this.menu, pages, ({ link }) => link, ({ link }) => h("option", { value: link }), (option, { title }) => setText(option, title));
    this.menu.value = pages.some(({ link }) => link === value) ? value : "home.ipynb";
    const link = new URL(linkTo(this.menu.value, lang), location.href);
    if (this.chosenPeriod()) link.searchParams.set(PERIOD, this.period.value);
    this.row.update(link.href, { name: words("teach-ui-link"), copy: words("teach-ui-copy"), size: "", copied: words("teach-ui-copied"), byHand: words("teach-ui-by-hand") });
    setText(this.here, words("teach-ui-here"));
    show(this.here, ALONE.includes(link.hostname));
    this.draw(link.href);
  }

  /** Shows for how many minutes the lesson of the link can be taken; true where one of them was chosen. */
  private chosenPeriod(): boolean {
    const { words, scene: { lessons } } = this.desk;
    const periods = lessons.find(({ link }) => link === this.menu.value)?.periods ?? [];
    const offered = periods.length > 1 ? periods.map(String) : [];
    const { value } = this.period;
    setText(this.time, words("teach-ui-minutes"));
    keyed(this.period, ["", ...offered], (one) => one, (one) => h("option", { value: one }), (option, one) => setText(option, one || words("teach-ui-reader-chooses")));
    this.period.value = offered.includes(value) ? value : "";
    for (const element of [this.time, this.period]) show(element, offered.length > 0);
    return this.period.value !== "";
  }

  private draw(text: string): void {
    const { data, size } = encode(text, { border: 0 });
    const dark = data.flatMap((row, y) => row.map((is, x) => (is ? `M${x} ${y}h1v1h-1z` : "")));
    setAttr(this.code, "viewBox", `${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`);
    setAttr(this.code, "aria-label", this.desk.words("teach-ui-code"));
    setAttr(this.code.firstElementChild as Element, "d", dark.join(""));
  }
}
