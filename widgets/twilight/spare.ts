// Pivotal Events on the strip: a button that asks for one before the first choice of a card, and the switch to be asked at each.

import type { Desk } from "../play/desk";
import { h, setAttr, setAttrs, setText, show } from "../shared/dom";
import type { CampaignScene } from "./types";

const STORE = "algeria-lab:pivotal";

export class PivotalWish {
  /** Stands on the strip. */
  readonly button = h("button", { type: "button", class: "al-button al-pivotal", "data-part": "hand", "data-do": "pivotal", "data-hot": "v" });
  /** Stands beside the Pivotal Events in full. */
  readonly label: HTMLElement;
  private readonly input = h("input", { type: "checkbox", "data-do": "pivotal-always" });
  private readonly text = h("span");
  private told = false;

  constructor(private readonly desk: Desk) {
    this.label = h("label", { class: "al-pivotal-always" }, this.input, this.text);
    this.input.addEventListener("change", () => this.always(this.input.checked));
  }

  update(): void {
    const { scene, words } = this.desk;
    const { spare, prompt, time } = scene;
    const ready = this.ready;
    show(this.button, spare !== undefined);
    show(this.label, spare !== undefined);
    if (!spare) return;
    if (!this.told) this.begin(spare.always);
    const says = words(spare.state === "open" ? "board-pivotal-open" : spare.again ? "board-pivotal-again" : spare.armed ? "board-pivotal-armed" : "board-pivotal-next");
    setText(this.button, words("board-pivotal"));
    setAttrs(this.button, { "aria-pressed": String(spare.armed || spare.state === "open"), "data-says": ready ? says : words("board-pivotal-none"),
      "data-ready": ready, "data-idle": !prompt.yours || time.at !== time.last });
    setAttr(this.button, "aria-label", `${words("board-pivotal")}: ${ready ? says : words("board-pivotal-none")}`);
    this.input.checked = spare.always;
    setText(this.text, words("board-pivotal-always"));
  }

  /** Asks for the question; false where there is nothing to ask about, and the Pivotal Events are read instead. */
  press(): boolean {
    const { scene: { spare, time } } = this.desk;
    if (!spare || !this.ready || time.at !== time.last || spare.state === "open") return false;
    this.desk.tell({ kind: "spare", always: null });
    return true;
  }

  /** Whether a side of the reader's could play one: then there is a question. */
  private get ready(): boolean {
    const { cards, prompt } = this.desk.scene as CampaignScene;
    return Object.values(cards?.hand ?? {}).some(({ is, seat }) => is === "ready" && (!prompt.yours || seat === prompt.seat));
  }

  private always(on: boolean): void {
    write(on);
    this.desk.wish({ kind: "spare", always: on });
  }

  /** What the reader wished in an earlier game holds in this one. */
  private begin(always: boolean): void {
    this.told = true;
    if (read() && !always) this.desk.wish({ kind: "spare", always: true });
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(STORE) === "on";
  } catch {
    return false; // no store in this page: the wish holds until it is left
  }
}

function write(on: boolean): void {
  try {
    localStorage.setItem(STORE, on ? "on" : "off");
  } catch {
    // No store in this page: the wish holds until it is left.
  }
}
