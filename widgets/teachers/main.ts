// The page for teachers: sections that can be linked to and printed, lessons to be filtered, a link for the class.

import "../shared/palette.css";
import "../shared/base.css";
import "../shared/shell.css";
import "./teachers.css";
import type { DoingDesk } from "../shared/desk";
import { focusedIn, h, keyed, setAttr, setAttrs, setText, show } from "../shared/dom";
import { mount } from "../shared/mount";
import { Shell } from "../shared/shell";
import { followLanguage, tellLanguage } from "../shared/page/tongue";
import { Clear } from "./clear";
import { Contents } from "./contents";
import { Lessons } from "./lessons";
import { LinkRow } from "../shared/parts/link_row";
import { type AskSheet, Notes } from "./papers";
import { copying, ShareLink } from "./share";
import { ReceiptDesk } from "./receipts";
import type { Block, Deed, Model, Question, SavedFile, Scene, Section } from "./types";

const SOON = 50; // milliseconds
const MAKING = 120_000; // in which a slow computer has made any sheet
const FIGURE = /^\d+$/;

class Teachers extends Shell<object, Scene, Deed, Question> implements DoingDesk<Scene, Deed> {
  private readonly title = h("h1");
  private readonly lead = h("p");
  private readonly print = h("button", { type: "button", class: "al-button al-teach-print" });
  private readonly printed = h("p", { class: "al-hint al-teach-print" });
  private readonly contents = new Contents();
  private readonly sections = h("div", { class: "al-teach-sections" });
  private readonly askSheet: AskSheet = (question) => this.request<{ file: SavedFile }>(question, MAKING);
  private readonly made = {
    lessons: new Lessons(this, this.askSheet), share: new ShareLink(this), notes: new Notes(this, this.askSheet), clear: new Clear(this),
    receipts: new ReceiptDesk(this, (form) => this.request<{ files: SavedFile[] }>({ what: "receipts", form })),
  };
  protected readonly parts = Object.values(this.made);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly onHash = () => this.goTo(this.named());
  private readonly unfollow = followLanguage((lang) => this.tell({ kind: "speak", lang }));

  constructor(model: Model, strings: Record<string, string>, scene: Scene) {
    super(model, h("div", { class: "al-widget al-teach" }), {}, strings, scene);
    this.print.addEventListener("click", () => print());
    this.root.append(this.title, this.lead, this.notices.element, this.print, this.printed,
      this.contents.element, this.sections);
    addEventListener("hashchange", this.onHash);
    this.update();
  }

  override destroy(): void {
    clearTimeout(this.timer);
    removeEventListener("hashchange", this.onHash);
    this.contents.destroy();
    this.unfollow();
    super.destroy();
  }

  override setScene(scene: Scene): void {
    super.setScene(scene);
    this.update();
  }

  override update(): void {
    const { scene, words } = this;
    tellLanguage(scene.lang);
    setAttrs(this.root, { lang: scene.lang, dir: scene.dir });
    setText(this.title, scene.title);
    setText(this.lead, scene.lead);
    setText(this.print, words("teach-ui-print"));
    setText(this.printed, words("teach-ui-print-without"));
    show(this.printed, scene.sections.some(({ blocks }) => blocks.some(({ kind }) => kind === "receipts")));
    this.contents.show(words("teach-ui-contents"), scene.sections);
    keyed(this.sections, scene.sections, ({ id }) => id, makeSection, (element, section) => this.drawSection(element, section));
    super.update();
  }

  /** Goes to the section that the address names: it may not have been there yet when the browser looked for it. */
  arrive(): void {
    const named = this.named();
    // The page shows all of its cells at once, a moment after this one was drawn.
    if (named?.checkVisibility?.() === false) return void (this.timer = setTimeout(() => this.arrive(), SOON));
    // Whoever has begun to use the page meanwhile stays where they are.
    if ([null, document.body].includes(focusedIn(this.root) as HTMLElement | null)) this.goTo(named);
  }

  private named(): HTMLElement | null {
    return location.hash ? this.root.querySelector<HTMLElement>(`section[id="${CSS.escape(location.hash.slice(1))}"]`) : null;
  }

  /** Shows a section to the eyes and to screen readers, opened. */
  private goTo(section: HTMLElement | null): void {
    if (!section) return;
    for (const fold of section.querySelectorAll<HTMLDetailsElement>(":scope > details")) fold.open = true;
    section.scrollIntoView();
    section.querySelector("h2")?.focus({ preventScroll: true });
  }

  protected focusHome(): void {
    this.contents.focus();
  }

  protected stopReplay(): void {
    // Nothing is replayed here.
  }

  private drawSection(element: HTMLElement, { title, blocks }: Section): void {
    const name = element.querySelector("h2") as Element;
    const inside = element.querySelector(":scope > div, :scope > details > div") as Element;
    setText(name, title);
    const said = JSON.stringify(blocks);
    if (element.dataset["said"] === said) return;
    element.dataset["said"] = said;
    inside.replaceChildren(...blocks.map((block) => this.makeBlock(block, title)));
  }

  private makeBlock(block: Block, title: string): HTMLElement {
    if (block.kind === "text") return h("p", {}, block.text);
    if (block.kind === "list") return h("ul", {}, ...block.items.map((item) => h("li", {}, item)));
    if (block.kind === "table") return makeTable(block.head, block.rows, title);
    if (block.kind === "command") return this.makeCommand(block.name, block.line);
    return this.made[block.kind].element;
  }

  private makeCommand(name: string, line: string): HTMLElement {
    const row = new LinkRow("al-teach-link", "al-button", true);
    row.update(line, copying(this.words, name));
    return row.element;
  }
}

/** A section, folded where it is only looked up. */
function makeSection({ id, weight }: Section): HTMLElement {
  const [name, inside] = [h("h2", { tabindex: -1 }), h("div")];
  return h("section", { id, "data-weight": weight }, ...(weight === "read" ? [name, inside] : [h("details", {}, h("summary", {}, name), inside)]));
}

function makeTable(head: readonly string[], rows: readonly string[][], title: string): HTMLElement {
  const figures = head.map((_, at) => rows.every((row) => FIGURE.test(row[at] ?? "")));
  const cells = (row: readonly string[]) => row.map((cell, at) => h("td", { "data-head": head[at] ?? "", "data-figure": figures[at] }, cell));
  const box = h("div", { class: "al-teach-table" }, h("table", {},
    h("thead", {}, h("tr", {}, ...head.map((cell, at) => h("th", { scope: "col", "data-figure": figures[at] }, cell)))), h("tbody", {}, ...rows.map((row) => h("tr", {}, ...cells(row))))));
  setAttr(box.firstElementChild as Element, "aria-label", title);
  return box;
}

const BUILD = {
  style: "al-widget al-teach", texts: "teach-ui",
  isReady: (_atlas: object | null, scene: Scene | null) => Boolean(scene?.sections),
  fits: () => true,
  placed: (view: Teachers) => {
    document.documentElement.setAttribute("data-arrived", ""); // the text that stood here before makes room
    view.arrive();
  },
};

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const make = (_atlas: object, scene: Scene, strings: Record<string, string>) => new Teachers(model, strings, scene);
  return mount<object, Scene, Teachers>(model as never, el, { ...BUILD, make });
}

export default { render };
