// A menu: what is rarely needed, folded away behind one button. Escape closes it, a choice, and whatever is done beside it.

import { h, newName, setAttr } from "../dom";
import "./menu.css";

export class Menu {
  readonly button: HTMLButtonElement;
  readonly panel: HTMLElement;
  readonly element: HTMLElement;
  private readonly onPress = ({ target }: Event) => this.open && !this.element.contains(target as Node) && this.turn(false);

  constructor(name: string, ...contents: readonly (Node | null)[]) {
    this.panel = h("div", { class: `al-menu-panel ${name}-panel`, id: newName(), hidden: true }, ...contents);
    this.button = h("button", { type: "button", class: `al-button al-menu-button ${name}-menu`, "aria-expanded": "false", "aria-controls": this.panel.id });
    this.element = h("div", { class: "al-menu" }, this.button, this.panel);
    this.button.addEventListener("click", () => this.turn(!this.open));
    this.element.addEventListener("keydown", (event) => this.onKey(event));
    this.element.addEventListener("focusout", ({ relatedTarget }) => relatedTarget instanceof Node && !this.element.contains(relatedTarget) && this.turn(false));
    // A button has done its work by now; what keeps its clicks to itself keeps the menu open.
    this.panel.addEventListener("click", ({ target }) => (target as Element).closest("button") && this.leave());
    document.addEventListener("pointerdown", this.onPress);
  }

  get open(): boolean {
    return !this.panel.hidden;
  }

  /** Looks like a word of the bar in which it stands. */
  beQuiet(): void {
    this.button.classList.replace("al-button", "al-quiet-button");
  }

  turn(open: boolean): void {
    setAttr(this.panel, "hidden", !open);
    setAttr(this.button, "aria-expanded", String(open));
  }

  /** Closes it; what still has the focus inside gives it to the button. */
  leave(): void {
    if (this.panel.contains((this.element.getRootNode() as Document | ShadowRoot).activeElement)) this.button.focus({ preventScroll: true });
    this.turn(false);
  }

  end(): void {
    document.removeEventListener("pointerdown", this.onPress);
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.defaultPrevented || !this.open) return;
    event.preventDefault();
    event.stopPropagation();
    this.turn(false);
    this.button.focus({ preventScroll: true });
  }
}

/** Puts the focus on a button, or on that of the closed menu in which it stands. */
export function focusBehind(button: HTMLElement): void {
  const panel = button.closest<HTMLElement>(".al-menu-panel[hidden]");
  ((panel?.previousElementSibling as HTMLElement | null) ?? button).focus({ preventScroll: true });
}
