// How a class comes in: by the line that opens a room on this computer; by a link and its code where this page has an address
// that others can reach. The code is drawn here: no other computer hears of it.

import { encode } from "uqr";
import type { Desk, Part } from "../shared/desk";
import { h, keyed, newName, setAttr, setText, show, svg } from "../shared/dom";
import { LinkRow, type LinkWords } from "../shared/parts/link_row";
import { PERIOD } from "../shared/page/address";
import { linkTo } from "../shared/page/pages";
import type { Words } from "../shared/types";
import type { Scene } from "./types";

const QUIET = 4; // modules of empty margin that readers of codes want
const ALONE = ["localhost", "127.0.0.1", "[::1]"];
const USUAL = 28; // pupils
const MOST = 100;
const NOTES = [1, 2, 3];
const MORE = [1, 2, 3, 4];

/** The words beside what can be copied. */
export function copying(words: Words, name: string): LinkWords {
  return { name, copy: words("teach-ui-copy"), size: "", copied: words("teach-ui-copied"), byHand: words("teach-ui-by-hand") };
}

export class ShareLink implements Part {
  private readonly label = h("label");
  private readonly menu = h("select", { id: newName() });
  private readonly time = h("label");
  private readonly period = h("select", { id: newName() });
  private readonly row = new LinkRow("al-teach-link", "al-button", true);
  private readonly code = svg("svg", { class: "al-teach-code", role: "img" }, svg("path"));
  private readonly here = h("p", { class: "al-hint" });
  private readonly countLabel = h("label");
  private readonly count = h("input", { id: newName(), type: "number", min: 1, max: MOST, value: `${USUAL}` });
  private readonly pupils = h("p", {}, this.countLabel, this.count);
  private readonly notes = h("ul", {}, ...NOTES.map(() => h("li")));
  private readonly more = h("details", {}, h("summary"), h("ul", {}, ...MORE.map(() => h("li"))));
  readonly element = h("div", { class: "al-teach-share" },
    h("div", {}, h("p", {}, this.label, this.menu, this.time, this.period), this.pupils, this.row.element, this.here, this.notes, this.more), this.code);

  constructor(private readonly desk: Desk<Scene>) {
    this.count.addEventListener("input", () => this.update());
    for (const [label, menu] of [[this.label, this.menu], [this.time, this.period], [this.countLabel, this.count]] as const) {
      label.htmlFor = menu.id;
      menu.addEventListener("change", () => this.update());
    }
  }

  update(): void {
    const { words, scene: { lessons } } = this.desk;
    const pages = [{ link: "home.ipynb", title: words("teach-ui-home") }, ...lessons.filter(({ link }) => link)];
    setText(this.label, words("teach-ui-page"));
    const { value } = this.menu;
    keyed(this.menu, pages, ({ link }) => link, ({ link }) => h("option", { value: link }), (option, { title }) => setText(option, title));
    this.menu.value = pages.some(({ link }) => link === value) ? value : "home.ipynb";
    const isAlone = ALONE.includes(location.hostname);
    const hasRoom = isAlone && this.desk.scene.command !== "";
    for (const element of [this.pupils, this.notes, this.more]) show(element, hasRoom);
    setText(this.here, words("teach-ui-here"));
    show(this.here, isAlone && !hasRoom);
    this.code.toggleAttribute("hidden", isAlone);
    if (isAlone) this.offerRoom(hasRoom);
    else this.offerLink();
  }

  private offerLink(): void {
    const { words, scene: { lang } } = this.desk;
    const link = new URL(linkTo(this.menu.value, lang), location.href);
    if (this.chosenPeriod()) link.searchParams.set(PERIOD, this.period.value);
    this.row.update(link.href, copying(words, words("teach-ui-link")));
    this.draw(link.href);
  }

  /** Shows the line that opens a room; nothing where this page is read in one. */
  private offerRoom(hasRoom: boolean): void {
    const { words, scene: { command, lessons, lang } } = this.desk;
    const minutes = this.chosenPeriod() ? ["--period", this.period.value] : [];
    const slug = lessons.find(({ link }) => link === this.menu.value)?.slug;
    const places = Math.min(MOST, Math.max(1, Math.round(Number(this.count.value)) || USUAL));
    const line = [command, "app", slug, "--class", places, ...minutes, "--network", "--lang", lang].filter(Boolean).join(" ");
    if (!hasRoom) for (const element of [this.time, this.period]) show(element, false);
    setText(this.countLabel, words("teach-ui-room-count"));
    NOTES.forEach((note, at) => setText(this.notes.children[at] as Element, words(`teach-ui-room-${note}`)));
    setText(this.more.firstElementChild as Element, words("teach-ui-room-more"));
    MORE.forEach((note, at) => setText(this.more.lastElementChild?.children[at] as Element, words(`teach-ui-room-more-${note}`)));
    this.row.update(hasRoom ? line : "", copying(words, hasRoom ? words("teach-ui-room-name") : ""));
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
