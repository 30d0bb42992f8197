// What several parts of the desk are made of.

import { h, setText } from "../shared/dom";
import type { Desk, Place, Wish } from "./types";

/** A section with its heading. */
export function section(desk: Desk, name: string, ...inside: Node[]): HTMLElement {
  return h("section", { class: `al-desk-part al-desk-${name}`, id: `desk-${name}`, "aria-labelledby": `desk-${name}-title` },
    h("h2", { id: `desk-${name}-title`, tabindex: -1 }, desk.words(name === "wall" ? "wall-heading" : name)), ...inside);
}

/** A button that asks the server for something, unless something holds it; while that is on its way it cannot be pressed again. */
export function deed(desk: Desk, text: string, wish: () => Wish, style = "al-button", holds = () => false): HTMLButtonElement {
  const button = h("button", { type: "button", class: style }, text);
  button.addEventListener("click", async () => {
    if (button.ariaDisabled === "true" || holds()) return;
    button.ariaDisabled = "true"; // not `disabled`: the focus stays
    await desk.act(wish());
    button.ariaDisabled = null;
  });
  return button;
}

/** What is said of places, each by its number and what its reader is called; empty where there are none. */
export function told(desk: Desk, what: string, places: readonly Place[]): string {
  const named = places.map(({ number, nickname }) => `${desk.words("place-of")} ${number}${nickname && ` (${nickname})`}`);
  return named.length ? `${desk.words(what)} ${named.join(", ")}` : "";
}

/** A place as it is called: its number, and what its reader chose to be called. */
export class Called {
  readonly element: HTMLElement;
  private readonly number = h("b", { class: "al-desk-number" });
  private readonly nickname = h("span", { class: "al-desk-nickname" });

  constructor(tag: "span" | "th" = "span") {
    this.element = h(tag, { class: "al-desk-called", ...(tag === "th" ? { scope: "row", role: "rowheader" } : {}) }, this.number, " ", this.nickname);
  }

  update(number: number, nickname: string): void {
    setText(this.number, String(number));
    setText(this.nickname, nickname);
  }
}
