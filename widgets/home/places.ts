// Where one may go from here: four doors, tables of the room, and the end of the page.

import type { Desk, Part } from "../shared/desk";
import { h, keyed, setAttr, setText, show } from "../shared/dom";
import { linkTo } from "../shared/page/pages";
import type { Link, Scene } from "./types";

export class Doors implements Part {
  private readonly name = h("h2");
  private readonly doors = h("div", { class: "al-home-doors" });
  readonly element = h("section", { class: "al-home-entrances" }, this.name, this.doors);

  constructor(private readonly desk: Desk<Scene>) {}

  update(): void {
    const { words, scene: { doors, lang } } = this.desk;
    setText(this.name, words("home-ui-doors"));
    keyed(this.doors, doors, ({ id }) => id, () => h("div", {}, h("h3"), h("p"), h("ul")), (door, { title, text, links }) => {
      const [name, about, list] = Array.from(door.children) as [Element, Element, Element];
      setText(name, title);
      setText(about, text);
      keyed(list, links, ({ link }) => link, () => h("li", {}, h("a")), (item, link) => fillLink(item.firstElementChild as Element, link, lang));
    });
  }
}

/** In a room: at which tables somebody waits, with the way there. */
export class Tables implements Part {
  readonly element = h("ul", { class: "al-home-tables", role: "list" });

  constructor(private readonly desk: Desk<Scene>) {}

  update(): void {
    const { tables, lang } = this.desk.scene;
    show(this.element, tables.length > 0);
    keyed(this.element, tables, ({ text }) => text, () => h("li", {}, h("a")), (item, link) => fillLink(item.firstElementChild as Element, link, lang));
  }
}

export class Ending implements Part {
  readonly element = h("div", { class: "al-home-ending" });

  constructor(private readonly desk: Desk<Scene>) {}

  update(): void {
    const { ending, lang } = this.desk.scene;
    keyed(this.element, ending, ({ id }) => id, ({ id }) => h("section", { id }, h("h2"), h("div"), h("p", {}, h("a"))), (part, { title, texts, more }) => {
      const [name, said, link] = Array.from(part.children) as [Element, Element, HTMLElement];
      setText(name, title);
      keyed(said, texts, (text) => text, () => h("p"), (line, text) => setText(line, text));
      show(link, more !== null);
      if (more) fillLink(link.firstElementChild as Element, more, lang);
    });
  }
}

function fillLink(anchor: Element, { text, link }: Link, lang: string): void {
  setText(anchor, text);
  setAttr(anchor, "href", linkTo(link, lang));
}
