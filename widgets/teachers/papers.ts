// Sheets of a lesson: asked of the kernel, and opened in a tab of their own.

import type { Desk, Part } from "../shared/desk";
import { h, setText } from "../shared/dom";
import type { SavedFile, Scene, SheetQuestion } from "./types";

const EVERY = 1000; // milliseconds
const SOON = 100;
const MOST_LOOKS = 20_000; // in which a tab has come to its sheet
const LINK = { class: "al-quiet-button" };

export type AskSheet = (question: SheetQuestion) => Promise<{ file: SavedFile } | null>;

/** One sheet is made at a time; beside the buttons it says how far it is, and keeps the last one at hand. */
export class SheetMaker {
  private readonly text = h("span");
  private readonly seconds = h("span", { "aria-hidden": "true" });
  private readonly again = h("a", { ...LINK, target: "_blank" });
  private readonly save = h("a", LINK);
  readonly said = h("p", { role: "status", class: "al-teach-made", hidden: true }, this.text, " ", this.seconds, this.again, " ", this.save);
  private addresses: string[] = [];
  private turn = 0; // another one once what sheets are made of has changed
  private clock: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly desk: Desk<Scene>, private readonly ask: AskSheet) {}

  /** Makes a sheet; what is to be done with its tab is done once it stands there. */
  async make(question: SheetQuestion, then?: (tab: Window) => void): Promise<void> {
    if (this.clock !== undefined) return;
    const name = this.desk.words(`teach-ui-paper-${question.made}`);
    this.wait(name);
    const tab = open("", "_blank"); // at once: a browser refuses a tab that comes long after the press
    if (tab) tab.document.title = tab.document.body.textContent = this.desk.words("teach-ui-papers-making", { name });
    const { turn } = this;
    const answer = await this.ask(question).finally(() => this.rest());
    if (!answer || turn !== this.turn) return void tab?.close();
    this.offer(answer.file, name);
    if (!tab) this.save.click();
    else if (!tab.closed) {
      tab.location.replace(this.again.href);
      if (then) this.await(tab, this.again.href, then);
    }
  }

  /** Takes back what was made, and what is being made: it is of something that is there no more. */
  forget(): void {
    this.turn += 1;
    for (const address of this.addresses) URL.revokeObjectURL(address);
    this.addresses = [];
    for (const link of [this.again, this.save]) {
      link.removeAttribute("href");
      link.hidden = true;
    }
    if (this.clock === undefined) this.said.hidden = true;
  }

  end(): void {
    this.rest();
    this.forget();
  }

  private await(tab: Window, address: string, then: (tab: Window) => void): void {
    const begun = Date.now();
    const look = () => {
      if (tab.closed || Date.now() - begun > MOST_LOOKS) return;
      if (tab.location.href === address && tab.document.readyState === "complete") then(tab);
      else setTimeout(look, SOON);
    };
    look();
  }

  private wait(name: string): void {
    const begun = Date.now();
    const tick = () => setText(this.seconds, `${Math.round((Date.now() - begun) / EVERY)} s`);
    setText(this.text, this.desk.words("teach-ui-papers-making", { name }));
    this.said.hidden = false;
    this.again.hidden = this.save.hidden = true;
    this.clock = setInterval(tick, EVERY);
    tick();
  }

  private rest(): void {
    clearInterval(this.clock);
    this.clock = undefined;
    setText(this.seconds, "");
    this.said.hidden = this.again.hidden;
  }

  private offer({ name, type, text }: SavedFile, title: string): void {
    const { words } = this.desk;
    const address = URL.createObjectURL(new Blob([text], { type }));
    this.addresses.push(address);
    setText(this.text, words("teach-ui-papers-done", { name: title }));
    this.again.href = this.save.href = address;
    this.save.download = name;
    setText(this.again, words("teach-ui-papers-again"));
    setText(this.save, words("teach-ui-papers-save"));
    this.said.hidden = this.again.hidden = this.save.hidden = false;
  }
}

/** The button that opens the content notes of all lessons. */
export class Notes implements Part {
  private readonly maker: SheetMaker;
  private readonly button = h("button", { type: "button", class: "al-button", "data-makes": "notes" });
  readonly element: HTMLElement;

  constructor(private readonly desk: Desk<Scene>, ask: AskSheet) {
    this.maker = new SheetMaker(desk, ask);
    this.element = h("div", { class: "al-teach-sheets" }, this.button, this.maker.said);
    this.button.addEventListener("click", () => void this.maker.make({ what: "paper", made: "notes", lesson: "", period: 0 }));
  }

  update(): void {
    setText(this.button, this.desk.words("teach-ui-paper-notes"));
  }

  end(): void {
    this.maker.end();
  }
}
