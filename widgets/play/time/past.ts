// The banner over the prompt while the board shows a moment of the past: what is seen, the way back, the way on.

import type { Desk } from "../desk";
import type { Time } from "../types";
import type { Part } from "../../shared/desk";
import { h, setAttr, setText, show } from "../../shared/dom";
import { NameForm } from "./moments";
import { isPast } from "./when";

export class PastBanner implements Part {
  readonly element: HTMLElement;
  private readonly text = h("p");
  private readonly now = h("button", { type: "button", class: "al-button", "data-do": "to-now" });
  private readonly on = h("button", { type: "button", class: "al-button", "data-do": "branch" });
  private readonly form: NameForm;
  private naming = false;

  constructor(private readonly desk: Desk, toNow: () => void) {
    this.form = new NameForm((name) => this.branch(name));
    this.element = h("div", { class: "al-past", hidden: true }, this.text,
      h("div", { class: "al-past-buttons" }, this.now, this.on), this.form.element);
    this.now.addEventListener("click", toNow);
    this.on.addEventListener("click", () => this.ask());
  }

  update(): void {
    const { words, scene } = this.desk;
    const { time } = scene;
    const past = isPast(scene);
    if (!past) this.naming = false;
    show(this.element, past);
    setAttr(this.desk.root, "data-past", past);
    setText(this.text, words(time.turn ? "board-past" : "board-past-setup", { turn: time.turn, at: time.at, last: time.last }));
    setText(this.now, words("board-time-now"));
    setText(this.on, words("board-past-branch"));
    setAttr(this.on, "aria-expanded", String(this.naming));
    show(this.form.element, this.naming);
    this.form.entitle(words("board-branch-name"), words("board-branch-begin"));
  }

  private ask(): void {
    const { words, scene: { time } } = this.desk;
    this.naming = !this.naming;
    this.update();
    if (this.naming) this.form.offer(freeName(words(time.turn ? "board-branch-named" : "board-branch-named-setup", { turn: time.turn }), time));
  }

  /** Begins the branch; while another answer is awaited the form stays, to be sent once more. */
  private branch(name: string): boolean {
    const sent = this.desk.tell({ kind: "branch", at: this.desk.scene.time.at, name });
    this.naming = !sent;
    this.update();
    return sent;
  }
}

/** A name that no branch has yet: numbered from the second on. */
function freeName(name: string, time: Time): string {
  const taken = new Set(time.branches.map((branch) => branch.name));
  let free = name;
  for (let n = 2; taken.has(free); n++) free = `${name} (${n})`;
  return free;
}
