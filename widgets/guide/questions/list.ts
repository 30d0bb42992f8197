// The questions of a step, one below the other; each stays as it is while others are answered.

import type { Part } from "../../shared/desk";
import { h, keyed, show } from "../../shared/dom";
import { withRules } from "../../shared/told/rule";
import type { Words } from "../../shared/types";
import { Question, type Send } from "./question";
import type { QuestionView } from "./types";

/** What a list of questions reads. */
export interface Asking {
  readonly scene: { questions: QuestionView[] };
  readonly words: Words;
}

export class Questions implements Part {
  readonly element = h("div", { class: "al-lead-questions" });
  private readonly shown = new Map<string, Question>();

  constructor(private readonly desk: Asking, private readonly send: Send) {}

  update(): void {
    const { scene: { questions }, words } = this.desk;
    for (const [id, question] of this.shown) {
      if (questions.some((view) => view.id === id)) continue;
      question.leave();
      this.shown.delete(id);
    }
    keyed(this.element, questions, ({ id }) => id, (view) => {
      const question = new Question(view, words, this.send, withRules, false);
      this.shown.set(view.id, question);
      return question.element;
    }, (_, view) => this.shown.get(view.id)?.update(view));
    // One of them leads on: the first that is open.
    const first = questions.find(({ open }) => open);
    for (const [id, question] of this.shown) question.lead(id === first?.id);
    show(this.element, questions.length > 0);
  }

  /** The first question with an answer that was never sent. */
  get unsent(): Question | undefined {
    return [...this.shown.values()].find((question) => question.isUnsent);
  }

  /** Gives the focus to what is written in for one of them. */
  focusOn(id: string): void {
    this.shown.get(id)?.takeUp();
  }

  end(): void {
    for (const question of this.shown.values()) question.end();
  }
}
