// Ways past what a step asks for: one quiet menu, so that none of them stands as loud as the task.

import type { DoingDesk, Part } from "../../shared/desk";
import { h, keyed, setAttr, setText, show } from "../../shared/dom";
import { Menu } from "../../shared/parts/menu";
import type { Button, Deed, Scene } from "../types";

const SKIPS: readonly string[] = ["skip-questions", "skip-predictions", "show-me", "debrief"];

/** Something in the menu. */
interface Way {
  id: string;
  label: string;
  deed: string;
  take: () => void;
}

/** Whether a button leads past the task. */
export function skips({ do: deed }: Button): boolean {
  return SKIPS.includes(deed);
}

export class Skip implements Part {
  private readonly list = h("div", { class: "al-lead-ways" });
  readonly menu = new Menu("al-lead-skip", this.list);
  readonly element = this.menu.element;
  private ways = new Map<string, Way>();

  /**
   * @param press - does what a button of the panel does
   * @param over - how many pixels of the window the bar covers
   */
  constructor(private readonly desk: DoingDesk<Scene, Deed>, private readonly press: (button: Button) => void, private readonly over: () => number) {
    this.element.classList.add("al-lead-skip");
    this.menu.beQuiet();
    this.menu.button.addEventListener("click", () => this.place());
  }

  update(): void {
    setText(this.menu.button, this.desk.words("guided-skip"));
    const ways = [...this.answers(), ...this.buttons()];
    this.ways = new Map(ways.map((way) => [way.id, way]));
    keyed(this.list, ways, ({ id }) => id, ({ id }) => this.make(id), (element, { label, deed }) => {
      setText(element, label);
      setAttr(element, "data-do", deed);
    });
    show(this.element, ways.length > 0);
    if (ways.length === 0) this.menu.turn(false);
  }

  end(): void {
    this.menu.end();
  }

  /** Opens it over what is asked, or below where the window leaves no room there. */
  private place(): void {
    const { panel } = this.menu;
    setAttr(panel, "data-below", null);
    setAttr(panel, "data-below", this.menu.open && panel.getBoundingClientRect().top < this.over() ? "" : null);
  }

  private make(id: string): HTMLElement {
    const element = h("button", { type: "button", class: "al-button" });
    element.addEventListener("click", ({ detail }) => detail > 1 || this.ways.get(id)?.take());
    return element;
  }

  /** What shows the answer of each question that has one; of several it says which. */
  private answers(): Way[] {
    const { scene: { questions }, words } = this.desk;
    const label = words("quiz-panel-key");
    return questions.filter(({ revealable }) => revealable).map(({ id, named }) => ({
      id: `key:${id}`, deed: "question-key", label: named ? `${label} (${named})` : label,
      take: () => this.desk.tell({ kind: "question-key", question: id }),
    }));
  }

  private buttons(): Way[] {
    const found = this.desk.scene.buttons.filter(skips);
    return found.map((button) => ({ id: button.do, deed: button.do, label: button.label, take: () => this.press(button) }));
  }
}
