// For how many minutes a lesson is taken: a quiet choice before it begins, remembered for the next lesson.

import { PERIOD } from "../../shared/page/address";
import type { DoingDesk, Part } from "../../shared/desk";
import { h, keyed, newName, setText, show } from "../../shared/dom";
import { Wish } from "../../shared/keeping/wish";
import type { Deed, PeriodForm, Scene } from "../types";

const WISH = new Wish(PERIOD, "algeria-lab:period");

export class PeriodChoice implements Part {
  private readonly name = newName();
  private readonly legend = h("legend");
  private readonly rows = h("div", { class: "al-lead-period-rows" });
  readonly element = h("fieldset", { class: "al-lead-period" }, this.legend, this.rows);

  constructor(private readonly desk: DoingDesk<Scene, Deed>) {}

  update(): void {
    const periods = this.desk.scene.periods ?? [];
    show(this.element, periods.length > 1);
    setText(this.legend, this.desk.words("guided-period"));
    keyed(this.rows, periods, ({ minutes }) => String(minutes), ({ minutes }) => this.make(minutes), (row, form) => this.fill(row, form));
  }

  end(): void {
    // Nothing of it goes on.
  }

  /** Takes the form that the reader wished for, while nothing has been done in another one. */
  takeWished(): void {
    const { begun, periods = [] } = this.desk.scene;
    const found = periods.find(({ minutes }) => minutes === Number(WISH.read()));
    if (found && !found.chosen && !begun) this.desk.wish({ kind: "period", minutes: found.minutes });
  }

  /** Takes a form because its reader says so: from now on that counts, not what an address asked for. */
  take(minutes: number): void {
    WISH.keep(String(minutes));
    this.desk.wish({ kind: "period", minutes });
  }

  private make(minutes: number): HTMLElement {
    const input = h("input", { type: "radio", name: this.name, value: String(minutes) });
    input.addEventListener("change", () => this.take(minutes));
    return h("label", {}, input, h("span"));
  }

  private fill(row: HTMLElement, { label, chosen }: PeriodForm): void {
    const [input, said] = row.children as unknown as [HTMLInputElement, HTMLElement];
    input.checked = chosen;
    setText(said, label);
  }
}

/** What a form leaves out, and what leads to the longer one; it stands under the list of all steps. */
export class LeftOut implements Part {
  private readonly said = h("p");
  private readonly list = h("ul");
  private readonly button = h("button", { type: "button", class: "al-button" });
  readonly element = h("section", { class: "al-lead-left-out" }, this.said, this.list, this.button);

  constructor(private readonly desk: DoingDesk<Scene, Deed>, take: (minutes: number) => void) {
    this.button.addEventListener("click", () => this.longer && take(this.longer));
  }

  update(): void {
    const { scene, words } = this.desk;
    const left = scene.left_out ?? [];
    show(this.element, left.length > 0);
    setText(this.said, words("guided-period-left-out"));
    keyed(this.list, left, (title) => title, () => h("li"), (item, title) => setText(item, title));
    setText(this.button, words("guided-period-take", { minutes: String(this.longer) }));
    show(this.button, this.longer > 0);
  }

  end(): void {
    // Nothing of it goes on.
  }

  /** The minutes of the longest form, where it is another one than this; else 0. */
  private get longer(): number {
    const last = this.desk.scene.periods?.at(-1);
    return last && !last.chosen ? last.minutes : 0;
  }
}
