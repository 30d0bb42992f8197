// A question that the teacher puts once more: a line at the lower edge, and a card with its choices for who presses there.

import type { DoingDesk, Part } from "../shared/desk";
import { h, newName, setAttr, setText, show } from "../shared/dom";
import { float, sink } from "../shared/page/float";
import type { Foot } from "./foot";
import type { Deed, Scene, Vote } from "./types";

const MOST_LETTERS = 40; // of a number

export class VoteCard implements Part {
  private readonly heading = h("h2");
  private readonly ask = h("legend");
  private readonly choices = h("div", { class: "al-hour-choices" });
  private readonly said = h("p", { role: "status" });
  private readonly send = h("button", { class: "al-primary" });
  private readonly away = h("button", { type: "button", class: "al-button" });
  private readonly form = h("form", {}, h("fieldset", {}, this.ask, this.choices), this.said, h("div", { class: "al-hour-ends" }, this.send, this.away));
  readonly element = h("div", { class: "al-hour-notice al-hour-vote", popover: "manual", role: "dialog", "aria-modal": "false", hidden: true }, this.heading, this.form);
  private round = 0;
  private drawn = "";
  private counted = "";
  private open = false;

  /**
   * @param tell - says something aloud, whoever has the focus
   * @param foot - where the line stands while a vote is open
   */
  constructor(private readonly desk: DoingDesk<Scene, Deed>, private readonly tell: (texts: string[]) => void, private readonly foot: Foot) {
    this.heading.id = newName();
    setAttr(this.element, "aria-labelledby", this.heading.id);
    this.away.addEventListener("click", () => this.turn(false, true));
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.turn(false, true);
    });
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.vote();
    });
  }

  update(): void {
    const { vote } = this.desk.scene;
    if (!vote) {
      this.round = 0;
      this.foot.update("vote", []);
      this.turn(false, false);
      return;
    }
    this.call(vote);
    this.draw(vote);
    if (vote.round !== this.round) this.begin(vote);
    this.take(vote);
    this.answer(vote);
  }

  end(): void {
    sink(this.element);
  }

  private draw({ ask, given }: Vote): void {
    const { words } = this.desk;
    setText(this.heading, words("hour-ui-vote-heading"));
    setText(this.ask, ask);
    setText(this.send, words(given.length ? "hour-ui-vote-change" : "hour-ui-vote-send"));
    setText(this.away, words("hour-ui-vote-close"));
  }

  /** The line, with what was voted. */
  private call({ given, options }: Vote): void {
    const { words } = this.desk;
    const text = given.length ? words("hour-ui-vote-given", { given: named(given, options) }) : words("hour-ui-vote");
    const act = words(given.length ? "hour-ui-vote-change" : "hour-ui-vote-send");
    this.foot.update("vote", [{ kind: "vote", text, act, link: "", does: () => this.turn(!this.open, true) }]);
  }

  /** A new vote is said aloud and opens nothing, so that no press meant for the page falls on its card. */
  private begin(vote: Vote): void {
    this.round = vote.round;
    this.counted = vote.given.join();
    this.turn(false, false);
    if (!vote.given.length) this.tell([this.desk.words("hour-ui-vote-heading"), vote.ask]);
  }

  /** Draws the choices anew for another vote or language, or once the room has counted something else than is chosen. */
  private take(vote: Vote): void {
    const counted = vote.given.join();
    const drawn = `${vote.round} ${this.desk.scene.lang}`;
    if (drawn === this.drawn && counted === this.counted) return;
    [this.drawn, this.counted] = [drawn, counted];
    const had = this.choices.contains(document.activeElement);
    this.choices.replaceChildren(...(vote.options.length ? this.options(vote) : [this.number(vote)]));
    if (had) this.focusChosen();
  }

  private focusChosen(): void {
    (this.choices.querySelector<HTMLElement>("input:checked") ?? this.choices.querySelector<HTMLElement>("input"))?.focus();
  }

  private options({ options, many, given }: Vote): HTMLElement[] {
    const name = newName();
    return options.map(({ id, letter, text }) => {
      const input = h("input", { type: many ? "checkbox" : "radio", name, value: id, required: !many });
      input.checked = given.includes(id);
      return h("label", {}, input, h("b", {}, letter ? `${letter.toUpperCase()}` : ""), h("span", {}, text));
    });
  }

  private number({ unit, given }: Vote): HTMLElement {
    const input = h("input", { type: "text", inputmode: "decimal", maxlength: MOST_LETTERS, autocomplete: "off", required: true });
    input.value = given[0] ?? "";
    return h("label", {}, h("span", {}, this.desk.words("hour-ui-vote-number")), input, unit);
  }

  /** Says what the room has counted, or why it has not. */
  private answer({ given, unread, options }: Vote): void {
    const { words } = this.desk;
    const counted = given.length ? words("hour-ui-vote-counted", { given: named(given, options) }) : "";
    setText(this.said, unread ? words("hour-ui-vote-unread") : counted);
    show(this.said, unread || counted !== "");
  }

  private vote(): void {
    const inputs = [...this.choices.querySelectorAll("input")];
    const given = inputs.filter((one) => one.type === "text" || one.checked).map((one) => one.value.trim()).filter(Boolean);
    if (given.length) this.desk.wish({ kind: "vote", round: this.round, given });
  }

  private turn(open: boolean, byReader: boolean): void {
    const had = this.element.contains(document.activeElement);
    this.open = open;
    show(this.element, open);
    if (open) float(this.element);
    else sink(this.element);
    if (open && byReader) this.focusChosen();
    if (!open && had) this.foot.button("vote")?.focus({ preventScroll: true });
  }
}

/** What was given, as the reader saw it: letters, or a number. */
function named(given: readonly string[], options: Vote["options"]): string {
  return given.map((id) => options.find((one) => one.id === id)?.letter.toUpperCase() || id).join(", ");
}
