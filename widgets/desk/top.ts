// What stands over all: ways to the parts of the desk, warnings, and of which lesson it tells where there are several.

import { h, keyed, setText, show } from "../shared/dom";
import type { Desk, Part } from "./types";

const PARTS = ["hands", "places", "tables", "all", "steps", "wall", "answers", "handed"];

export class Top implements Part {
  readonly follows = ["room", "lessons", "answers"] as const;
  readonly element: HTMLElement;
  /** The ways to the parts; it stands beside the title. */
  readonly ways: HTMLElement;
  private readonly warnings = h("div", { role: "status" });
  private readonly lessons = h("select", { class: "al-desk-field" });
  private readonly line: HTMLElement;

  constructor(private readonly desk: Desk, choose: (lesson: string) => void) {
    this.line = h("label", { class: "al-desk-line", hidden: true }, h("span", {}, desk.words("lesson")), this.lessons);
    this.lessons.addEventListener("change", () => choose(this.lessons.value));
    const links = PARTS.map((name) => h("a", { href: `#desk-${name}-title` }, desk.words(name === "wall" ? "wall-heading" : name)));
    this.ways = h("nav", { class: "al-desk-jump", "aria-label": desk.words("jump") }, ...links);
    this.element = h("div", {}, this.warnings, this.line);
  }

  update(): void {
    const { room, lessons = [], answers } = this.desk.told;
    keyed(this.warnings, room?.warnings ?? [], (one) => one, (one) => h("p", { class: "al-desk-warning" }, one), setText);
    show(this.line, lessons.length > 1);
    keyed(this.lessons, lessons, (one) => one.id, (one) => h("option", { value: one.id }), (option, one) => setText(option, one.title || one.id));
    if (answers && this.lessons.value !== answers.lesson) this.lessons.value = answers.lesson;
  }
}
