// What stands on the page: in sight beside the text where there is room, folded above it where there is not.

import { h, keyed, setText } from "../shared/dom";
import type { Section } from "./types";

const WIDE = "(min-width: 1000px)"; // as in teachers.css

export class Contents {
  private readonly name = h("summary");
  private readonly list = h("ul");
  private readonly fold = h("details", {}, this.name, this.list);
  private readonly wide = typeof matchMedia === "function" ? matchMedia(WIDE) : null;
  readonly element = h("nav", {}, this.fold);

  constructor() {
    this.follow();
    this.wide?.addEventListener("change", this.follow);
  }

  destroy(): void {
    this.wide?.removeEventListener("change", this.follow);
  }

  show(name: string, sections: readonly Section[]): void {
    setText(this.name, name);
    keyed(this.list, sections, ({ id }) => id, ({ id }) => h("li", {}, h("a", { href: `#${id}` })), (item, { title, weight }) => {
      setText(item.firstElementChild as Element, title);
      item.dataset["weight"] = weight;
    });
  }

  focus(): void {
    this.name.focus();
  }

  private readonly follow = (): void => {
    this.fold.open = this.wide?.matches ?? true;
  };
}
