// For a class: sheets to print, and large type with a counter of votes at each answer, worked by whoever leads. A menu of the bar.

import type { Desk, Part } from "../../shared/desk";
import { h, setAttr, setText } from "../../shared/dom";
import { download } from "../../shared/files";
import { Menu } from "../../shared/parts/menu";
import type { Request } from "../take";
import type { Scene } from "../types";

const SHEETS = ["roles", "paper"] as const;

export class ForTheClass implements Part {
  private readonly note = h("p", { class: "al-hint" });
  private readonly large = h("input", { type: "checkbox" });
  private readonly label = h("span");
  private readonly sheets = SHEETS.map((sheet) => h("button", { type: "button", class: "al-button", "data-sheet": sheet }));
  readonly menu = new Menu("al-lead-class", h("p", {}, h("label", { class: "al-lead-large" }, this.large, " ", this.label)), this.note,
    h("p", { class: "al-lead-buttons" }, ...this.sheets));
  readonly element = this.menu.element;

  /** @param request - asks the kernel for a file; @param turn - called when large type is switched */
  constructor(private readonly desk: Desk<Scene>, request: Request, turn: (large: boolean) => void) {
    this.element.classList.add("al-lead-class");
    this.menu.beQuiet();
    this.large.addEventListener("change", () => turn(this.large.checked));
    this.sheets.forEach((button, at) => button.addEventListener("click", async () => {
      setAttr(button, "aria-busy", "true"); // the questions on paper take a second
      const file = await request({ what: SHEETS[at] as (typeof SHEETS)[number], nickname: "" });
      setAttr(button, "aria-busy", null);
      if (file) download(new Blob([file.text], { type: file.type }), file.name);
    }));
  }

  update(): void {
    const { words } = this.desk;
    setText(this.menu.button, words("guided-class"));
    setText(this.note, words("guided-class-note"));
    setText(this.label, words("guided-class-large"));
    this.sheets.forEach((button, at) => setText(button, words(`guided-class-${SHEETS[at]}`)));
  }

  end(): void {
    this.menu.end();
  }
}
