// Says that somebody thinks, and that this ends: a line, and a bar that knows no measure.

import { h, newName, setText, show } from "../dom";

export class Thinks {
  readonly element: HTMLElement;
  private readonly text = h("p", { id: newName(), role: "status" });
  private latest = 0;

  constructor() {
    this.element = h("div", { class: "al-thinks", hidden: true }, this.text, h("progress", { "aria-labelledby": this.text.id }));
  }

  /** Shows what is said while an answer is awaited; where another one is awaited before it comes, until that one does. */
  async during<T>(said: string, answer: Promise<T>): Promise<T> {
    const token = ++this.latest;
    show(this.element, true);
    setText(this.text, said);
    const found = await answer;
    if (token === this.latest) this.end();
    return found;
  }

  end(): void {
    this.latest++;
    show(this.element, false);
    setText(this.text, "");
  }
}
