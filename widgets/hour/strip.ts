// The strip: the number of the place, a nickname for whoever wants one, a hand to raise. One line, and no more.

import type { DoingDesk, Part } from "../shared/desk";
import { h, newName, setText, show } from "../shared/dom";
import { Menu } from "../shared/parts/menu";
import type { Deed, Scene } from "./types";

const MOST_LETTERS = 20; // of a nickname

export class StripRow implements Part {
  private readonly place = h("b", { class: "al-hour-place" });
  private readonly label = h("label");
  private readonly field = h("input", { type: "text", maxlength: MOST_LETTERS, autocomplete: "off" });
  private readonly note = h("p", { class: "al-hint" });
  private readonly keep = h("button", { type: "button", class: "al-button" });
  private readonly away = h("button", { type: "button", class: "al-quiet-button" });
  private readonly menu = new Menu("al-hour", this.label, this.field, this.note, h("div", { class: "al-hour-ends" }, this.keep, this.away));
  readonly hand = h("button", { type: "button", class: "al-button al-hour-hand" });
  /** The same at the lower edge of a phone, where the strip is soon out of sight. */
  readonly low = h("button", { type: "button", class: "al-button al-hour-hand" });
  readonly element = h("div", { class: "al-hour-row" }, this.place, this.menu.element, this.hand);

  /**
   * @param say - says something aloud, and shows it
   */
  constructor(private readonly desk: DoingDesk<Scene, Deed>, private readonly say: (text: string) => void) {
    this.field.id = newName();
    this.label.htmlFor = this.field.id;
    this.menu.beQuiet();
    this.menu.button.addEventListener("click", () => this.opened());
    this.keep.addEventListener("click", () => this.call(this.field.value));
    this.away.addEventListener("click", () => this.call(""));
    this.field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      this.call(this.field.value);
      this.menu.leave();
    });
    for (const hand of [this.hand, this.low]) hand.addEventListener("click", () => this.desk.wish({ kind: "hand", raised: !this.desk.scene.raised }));
  }

  update(): void {
    const { scene: { place, nickname, raised }, words } = this.desk;
    setText(this.place, place ? words("hour-ui-place", { place }) : words("hour-ui-no-place"));
    setText(this.menu.button, nickname ? words("hour-ui-nickname-is", { name: nickname }) : words("hour-ui-nickname"));
    setText(this.label, words("hour-ui-nickname-field"));
    setText(this.note, words("hour-ui-nickname-note"));
    setText(this.keep, words("hour-ui-nickname-keep"));
    setText(this.away, words("hour-ui-nickname-away"));
    show(this.away, nickname !== "");
    for (const hand of [this.hand, this.low]) setText(hand, words(raised ? "hour-ui-hand-up" : "hour-ui-hand"));
  }

  end(): void {
    this.menu.end();
  }

  private opened(): void {
    if (!this.menu.open) return;
    this.field.value = this.desk.scene.nickname;
    this.field.focus();
  }

  private call(nickname: string): void {
    this.desk.wish({ kind: "name", nickname });
    this.say(this.desk.words("hour-ui-nickname-kept"));
  }
}
