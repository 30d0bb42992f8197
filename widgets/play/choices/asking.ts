// Before a choice that would waste something: what it would waste, and once more to do it all the same.

import type { Action } from "../../map/types";
import type { Part } from "../../shared/desk";
import { focusedIn, h, newName, setText, show } from "../../shared/dom";
import type { Desk } from "../desk";
import "./asking.css";

export class Asking implements Part {
  readonly element: HTMLElement;
  private readonly text = h("p", { id: newName() });
  private readonly yes = h("button", { type: "button", class: "al-button", "data-do": "asks-yes" });
  private readonly no = h("button", { type: "button", class: "al-button", "data-do": "asks-no" });
  private action: Action | null = null;
  private ply = -1;
  private opener: HTMLElement | null = null;

  constructor(private readonly desk: Desk) {
    this.element = h("div", { class: "al-asks", role: "alertdialog", "aria-labelledby": this.text.id, hidden: true },
      this.text, h("div", { class: "al-asks-ways" }, this.yes, this.no));
    this.yes.addEventListener("click", () => this.action && desk.tell({ kind: "pick", id: this.action.id }));
    this.no.addEventListener("click", () => this.shut());
    // A key that is held down asks and does not answer.
    this.element.addEventListener("keydown", (event) => event.repeat && event.preventDefault());
  }

  open(action: Action): void {
    this.action = action;
    this.ply = this.desk.scene.ply;
    this.opener = focusedIn(this.desk.root) as HTMLElement | null;
    this.update();
    this.yes.focus({ preventScroll: true });
  }

  update(): void {
    const { scene: { actions, ply }, words } = this.desk;
    const action = this.ply === ply ? actions.find(({ id }) => id === this.action?.id) : undefined;
    this.action = action ?? null;
    show(this.element, action?.asks !== undefined);
    setText(this.text, action?.asks ?? "");
    setText(this.yes, words("widget-labelled", { label: words("board-asks-yes"), value: action?.text ?? "" }));
    setText(this.no, words("board-asks-no"));
  }

  /** Takes the question back; false when none was open. */
  shut(): boolean {
    if (!this.action) return false;
    const inside = this.element.contains(focusedIn(this.desk.root));
    this.action = null;
    this.update();
    if (inside) this.opener?.focus({ preventScroll: true });
    return true;
  }
}
