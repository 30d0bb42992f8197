// What stands on top of a lesson in every step: its question in one line; unfolded, the claim and whose it is.

import type { Desk, Part } from "../../shared/desk";
import { h, setText, show } from "../../shared/dom";
import type { Scene } from "../types";

export class TopLine implements Part {
  private readonly label = h("span", { class: "al-hidden-text" });
  private readonly ask = h("span", { class: "al-lead-top-ask" }, this.label, h("span"));
  private readonly claim = h("p");
  private readonly by = h("p", { class: "al-hint" });
  readonly element = h("details", { class: "al-lead-top" }, h("summary", {}, this.ask), h("div", {}, this.claim, this.by));

  constructor(private readonly desk: Desk<Scene>) {}

  update(): void {
    const { scene: { on_top: above }, words } = this.desk;
    show(this.element, Boolean(above));
    if (!above) return;
    setText(this.label, `${words("guided-top-label")}. `);
    setText(this.ask.lastElementChild as Element, above.question);
    setText(this.claim, above.claim && `${words("guided-top-claim")} ${above.claim}`);
    setText(this.by, above.by);
    show(this.claim, above.claim !== "");
    show(this.by, above.by !== "");
  }
}
