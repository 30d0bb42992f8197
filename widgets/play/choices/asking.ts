// Before a choice that would waste something, or ends the game: what it would do, and once more to do it all the same.

import type { Action } from "../../map/types";
import type { Part } from "../../shared/desk";
import { bringUp, focusedIn, h, newName, setText, show } from "../../shared/dom";
import type { Desk } from "../desk";
import "./asking.css";

/** What is asked once more, in words, and what is done on a yes; `back` puts the focus back after a no. */
export interface Asked {
  text: string;
  yes: string;
  no: string;
  do: () => unknown;
  back: () => void;
}

export class Asking implements Part {
  readonly element: HTMLElement;
  private readonly text = h("p", { id: newName() });
  private readonly yes = h("button", { type: "button", class: "al-button", "data-do": "asks-yes" });
  private readonly no = h("button", { type: "button", class: "al-button", "data-do": "asks-no" });
  private asked: Asked | null = null;
  /** The choice that it is about, if it is one of the scene. */
  private id: string | null = null;
  private ply = -1;

  constructor(private readonly desk: Desk) {
    this.element = h("div", { class: "al-asks", role: "alertdialog", "aria-labelledby": this.text.id, hidden: true },
      this.text, h("div", { class: "al-asks-ways" }, this.yes, this.no));
    this.yes.addEventListener("click", () => this.agree());
    this.no.addEventListener("click", () => this.shut());
    // A key that is held down asks and does not answer.
    this.element.addEventListener("keydown", (event) => event.repeat && event.preventDefault());
  }

  open({ asks = "", id, text }: Action): void {
    const { scene: { ply }, words } = this.desk;
    const opener = focusedIn(this.desk.root) as HTMLElement | null;
    this.id = id;
    this.ask({
      text: asks, no: words("board-asks-no"),
      yes: words("widget-labelled", { label: words("board-asks-yes"), value: text }),
      do: () => this.desk.queue({ kind: "pick", id }, () => this.desk.scene.ply === ply),
      back: () => opener?.focus({ preventScroll: true }),
    });
  }

  /** Asks something that is no choice of the scene. */
  once(asked: Asked): void {
    this.id = null;
    this.ask(asked);
  }

  update(): void {
    const { actions, ply } = this.desk.scene;
    const holds = this.ply === ply && (this.id === null || actions.some(({ id, asks }) => id === this.id && asks));
    if (!holds) this.asked = null;
    show(this.element, this.asked !== null);
    setText(this.text, this.asked?.text ?? "");
    setText(this.yes, this.asked?.yes ?? "");
    setText(this.no, this.asked?.no ?? "");
  }

  /** Takes the question back; false when none was open. */
  shut(): boolean {
    const { asked } = this;
    if (!asked) return false;
    const inside = this.element.contains(focusedIn(this.desk.root));
    this.asked = null;
    this.update();
    if (inside) asked.back();
    return true;
  }

  private ask(asked: Asked): void {
    this.asked = asked;
    this.ply = this.desk.scene.ply;
    this.update();
    bringUp(this.element); // what was pressed may stand far below
    this.yes.focus({ preventScroll: true });
  }

  private agree(): void {
    const { asked } = this;
    if (!asked) return;
    asked.do();
    if (this.id !== null) return; // the scene that answers takes it away
    this.asked = null;
    this.update();
  }
}
