// The page for teachers: sections that can be linked to and printed, lessons to be filtered, a link for the class.

import "../shared/palette.css";
import "../shared/base.css";
import "../shared/shell.css";
import "./teachers.css";
import type { DoingDesk } from "../shared/desk";
import { h, keyed, setAttr, setAttrs, setText } from "../shared/dom";
import { mount } from "../shared/mount";
import { Shell } from "../shared/shell";
import { followLanguage, tellLanguage } from "../shared/page/tongue";
import { Clear } from "./clear";
import { Contents } from "./contents";
import { Lessons } from "./lessons";
import { ShareLink } from "./share";
import type { Block, Deed, Model, Scene, Section } from "./types";

const SOON = 50; // milliseconds
const FIGURE = /^\d+$/;

class Teachers extends Shell<object, Scene, Deed, never> implements DoingDesk<Scene, Deed> {
  private readonly title = h("h1");
  private readonly lead = h("p");
  private readonly print = h("button", { type: "button", class: "al-button al-teach-print" });
  private readonly contents = new Contents();
  private readonly sections = h("div", { class: "al-teach-sections" });
  private readonly made = { lessons: new Lessons(this), share: new ShareLink(this), clear: new Clear(this) };
  protected readonly parts = Object.values(this.made);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly onHash = () => this.arrive();
  private readonly unfollow = followLanguage((lang) => this.tell({ kind: "speak", lang }));

  constructor(model: Model, strings: Record<string, string>, scene: Scene) {
    super(model, h("div", { class: "al-widget al-teach" }), {}, strings, scene);
    this.print.addEventListener("click", () => print());
    this.root.append(this.title, this.lead, this.notices.element, this.print,
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
    this.contents.show(words("teach-ui-contents"), scene.sections);
    keyed(this.sections, scene.sections, ({ id }) => id, makeSection, (element, section) => this.drawSection(element, section));
    super.update();
  }

  /** Goes to the section that the address names, and opens it: it may not have been there yet when the browser looked for it. */
  arrive(): void {
    const named = location.hash && this.root.querySelector<HTMLElement>(`section[id="${CSS.escape(location.hash.slice(1))}"]`);
    if (!named) return;
    // The page shows all of its cells at once, a moment after this one was drawn.
    if (named.checkVisibility?.() === false) return void (this.timer = setTimeout(() => this.arrive(), SOON));
    for (const fold of named.querySelectorAll<HTMLDetailsElement>(":scope > details")) fold.open = true;
    named.scrollIntoView();
    named.querySelector("h2")?.focus({ preventScroll: true });
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
    return this.made[block.kind].element;
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
