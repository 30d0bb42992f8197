// Ten minutes: a first exercise, told step by step beside the form; what stands in the text is ticked off.

import { closeButton, h, keyed, newName, setAttrs, setText, show } from "../shared/dom";
import { type Block, prose } from "../shared/told/prose";
import type { Host } from "./types";

/** A step of what is told: what somebody does, and what is then to be seen. */
export interface Stage {
  name: string;
  title: string;
  do: Block[];
  see: Block[];
}

/** What is told, in the reader's language. */
export interface Told {
  title: string;
  says: Block[];
  stages: Stage[];
}

export class Exercise {
  readonly button = h("button", { type: "button", class: "al-button al-studio-first" });
  private readonly title = h("h2", { id: newName(), tabindex: -1 });
  private readonly close = closeButton(() => this.turn(false));
  private readonly says = h("div");
  private readonly count = h("p", { class: "al-studio-hint", role: "status" });
  private readonly list = h("ol");
  readonly element = h("aside", { class: "al-studio-exercise", id: newName(), hidden: true, "aria-labelledby": this.title.id },
    h("div", { class: "al-studio-exercise-head" }, this.title, this.close), this.says, this.count, this.list);
  /** The step that comes next; -1 before anything was looked at. */
  private next = -1;

  constructor(private readonly host: Host, private readonly turned: () => void) {
    setAttrs(this.button, { "aria-expanded": "false", "aria-controls": this.element.id });
    this.button.addEventListener("click", () => this.turn(!this.open));
  }

  get open(): boolean {
    return !this.element.hidden;
  }

  /** Opens or closes it beside the form; the focus goes with it. */
  private turn(open: boolean): void {
    show(this.element, open);
    setAttrs(this.button, { "aria-expanded": String(open) });
    this.turned();
    this.sight();
    (open ? this.title : this.button).focus({ preventScroll: true });
  }

  /** Tells it, and ticks what is done. */
  update(told: Partial<Told>, done: readonly string[]): void {
    const { words } = this.host;
    setText(this.button, words("studio-ui-exercise"));
    setAttrs(this.close, { "aria-label": words("studio-ui-exercise-close") });
    const { stages = [] } = told;
    setText(this.title, told.title ?? "");
    fill(this.says, told.says ?? []);
    setText(this.count, words("studio-ui-exercise-count", { done: stages.filter(({ name }) => done.includes(name)).length, of: stages.length }));
    keyed(this.list, stages, ({ name }) => name, () => this.stage(), (item, stage) => this.draw(item, stage, done.includes(stage.name)));
    this.lead(stages.findIndex(({ name }) => !done.includes(name)));
  }

  /** Brings the step that comes next into view, below the end of the one before; the page stays where it is. */
  private sight(): void {
    const item = this.list.children[this.next] as HTMLElement | undefined;
    if (item && this.open && this.next > 0) this.element.scrollTop = item.offsetTop - this.element.clientHeight / 4;
  }

  private stage(): HTMLLIElement {
    const summary = h("summary", {}, h("span", { class: "al-studio-tick", "aria-hidden": "true" }), h("span"), h("span", { class: "al-hidden-text" }));
    return h("li", {}, h("details", {}, summary, h("div"), h("h3"), h("div")));
  }

  private draw(item: HTMLLIElement, stage: Stage, isDone: boolean): void {
    const [summary, deeds, title, sights] = Array.from(item.firstElementChild?.children ?? []) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
    const [tick, name, state] = Array.from(summary.children) as [HTMLElement, HTMLElement, HTMLElement];
    item.toggleAttribute("data-done", isDone);
    setText(tick, isDone ? "✓" : "");
    setText(name, stage.title);
    setText(state, isDone ? ` (${this.host.words("studio-ui-exercise-done")})` : "");
    fill(deeds, stage.do);
    setText(title, this.host.words("studio-ui-exercise-see"));
    fill(sights, stage.see);
  }

  /** Opens the step that comes next. The one that was just done stays open, for what it says is to be seen. */
  private lead(next: number): void {
    if (next === this.next) return;
    const before = this.next;
    this.next = next;
    for (const [at, item] of Array.from(this.list.children).entries()) {
      const details = item.firstElementChild as HTMLDetailsElement;
      if (at === next) details.open = true;
      else if (at !== before) details.open = false;
    }
    this.sight();
  }
}

/** Draws a text where another, or none, stands. */
function fill(element: HTMLElement, blocks: readonly Block[]): void {
  const text = JSON.stringify(blocks);
  if (element.dataset["text"] === text) return;
  element.dataset["text"] = text;
  element.replaceChildren(...prose(blocks));
}
