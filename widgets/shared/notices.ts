// Refusals, errors and remarks over a widget, each until it is dismissed or the kernel has answered again.

import { h } from "./dom";
import { ruleButton } from "./rule";
import type { Notice, Words } from "./types";

/** What the notices need of the widget over which they stand. */
export interface Noticed {
  readonly scene: { answer: number; notice?: Notice | null };
  readonly words: Words;
}

/** How the notices of one widget are named: what begins its classes, such as "al", and its texts, such as "board". */
export interface NoticeWay {
  prefix: string;
  texts: string;
}

export class Notices {
  readonly element: HTMLElement;
  private answer = -1;

  constructor(private readonly desk: Noticed, private readonly way: NoticeWay, private readonly afterDismiss: () => void) {
    this.element = h("div", { class: `${way.prefix}-notices`, role: "alert" });
  }

  /** Follows the scene; what was said stays until the kernel has answered again. */
  update(): void {
    const { answer, notice } = this.desk.scene;
    // By the number of the answer: of a second, equal refusal a patch brings nothing else, and it must be said again.
    if (answer === this.answer) return;
    this.answer = answer;
    this.element.replaceChildren();
    if (notice) this.give(notice);
  }

  /** Gives a notice of the kernel, or one of the browser's own. */
  give(notice: Notice): void {
    this.element.replaceChildren(this.draw(notice));
  }

  private draw({ level, text, rule, hint }: Notice): HTMLElement {
    const { prefix } = this.way;
    const name = this.word("dismiss");
    const close = h("button", { type: "button", class: `${prefix}-close`, "aria-label": name, title: name }, "×");
    close.addEventListener("click", () => {
      this.element.replaceChildren();
      this.afterDismiss();
    });
    return h("div", { class: `${prefix}-notice`, "data-level": level },
      h("div", {},
        h("p", {}, h("strong", {}, this.word(`notice-${level}`)), " ", text, rule ? " " : null, rule ? ruleButton(rule) : null),
        hint ? h("p", { class: `${prefix}-hint` }, hint) : null),
      close);
  }

  private word(name: string): string {
    return this.desk.words(`${this.way.texts}-${name}`);
  }
}
