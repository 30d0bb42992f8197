// Keys for what one does all the time: a letter presses the button that bears it in `data-hot`, a digit takes a choice.

import { setAttr } from "../../shared/dom";
import type { Desk } from "../desk";
import "./hot_keys.css";

/** The letters, in the order in which they are listed. */
export const HOT = ["n", "e", "h", "u", "r", "v", "b", "m", "l", "c", "w", "t", "g"] as const;
const STORE = "algeria-lab:keys";
const MOST = 9; // choices that have a digit
/** Where choices are found: those of an open card alone, else those under the question. */
const CARD = ".al-card .al-offer, .al-card .al-choice";
const CHOICES = ".al-deeds .al-choice, .al-decide .al-choice, .al-groups .al-choice";

export class HotKeys {
  private wanted = readWanted();
  private readonly onDocument = (event: KeyboardEvent) => this.atLarge(event) && this.press(event);
  private readonly onPointer = () => this.follow(false);

  /** `forward` goes on where no button does: to what is asked. */
  constructor(private readonly desk: Desk, private readonly forward: () => void) {
    desk.root.addEventListener("keydown", (event) => this.press(event));
    desk.root.addEventListener("keyup", () => this.number());
    document.addEventListener("keydown", this.onDocument);
    document.addEventListener("pointerdown", this.onPointer);
  }

  get on(): boolean {
    return this.wanted;
  }

  turn(on: boolean): void {
    this.wanted = on;
    writeWanted(on);
    this.update();
  }

  update(): void {
    for (const button of this.desk.root.querySelectorAll("[data-hot]")) {
      setAttr(button, "aria-keyshortcuts", this.on ? button.getAttribute("data-hot") : null);
    }
    if (!this.on) this.follow(false);
    this.number();
  }

  end(): void {
    document.removeEventListener("keydown", this.onDocument);
    document.removeEventListener("pointerdown", this.onPointer);
  }

  /** Whether a key is pressed with the focus nowhere, on a page that this board is the room of. */
  private atLarge(event: KeyboardEvent): boolean {
    return event.target === document.body && this.desk.root.closest(".al-room") !== null && !this.desk.scene.still;
  }

  private press(event: KeyboardEvent): void {
    const { ctrlKey, metaKey, altKey, repeat } = event;
    if (!this.on || event.defaultPrevented || ctrlKey || metaKey || altKey || isTyping(event)) return;
    this.follow(true);
    if (repeat || !this.act(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  private act(event: KeyboardEvent): boolean {
    const digit = digitOf(event);
    if (digit) return press(this.choices()[digit - 1]);
    const key = event.key.toLowerCase();
    if (event.shiftKey || !(HOT as readonly string[]).includes(key)) return false;
    const named = Array.from(this.desk.root.querySelectorAll<HTMLElement>(`[data-hot="${key}"]`)).filter(isSeen);
    // What is grey says why, and may be so only until the answer that is awaited.
    const button = named.find(isLive) ?? named[0];
    if (!button && key === "n") this.forward();
    return button ? press(button) : key === "n";
  }

  /** Choices that have a digit; what ends a step has none. */
  private choices(): HTMLElement[] {
    const seen = (selector: string) => Array.from(this.desk.root.querySelectorAll<HTMLElement>(selector)).filter((one) => isSeen(one) && isLive(one));
    const card = seen(CARD);
    return (card.length ? card : seen(CHOICES)).filter((choice) => !choice.hasAttribute("data-ends")).slice(0, MOST);
  }

  /** Shows the digits to those who use the keyboard. */
  private follow(byKeys: boolean): void {
    const { root } = this.desk;
    if (root.hasAttribute("data-keys") === byKeys) return;
    setAttr(root, "data-keys", byKeys);
    this.number();
  }

  private number(): void {
    const { root } = this.desk;
    const numbered = root.hasAttribute("data-keys") ? this.choices() : [];
    for (const choice of root.querySelectorAll("[data-number]")) if (!numbered.includes(choice as HTMLElement)) setAttr(choice, "data-number", null);
    for (const [at, choice] of numbered.entries()) setAttr(choice, "data-number", at + 1);
  }
}

function press(button: HTMLElement | undefined): boolean {
  if (!button) return false;
  // The focus goes with the hand, so that it is led on to the next question.
  button.focus({ preventScroll: true });
  button.click();
  return true;
}

/** The digit of a key, also where a keyboard writes something else with it unless Shift is held, as in France. */
function digitOf({ code, key, shiftKey }: KeyboardEvent): number {
  if (/^[1-9]$/.test(key)) return Number(key);
  const found = shiftKey ? null : /^(?:Digit|Numpad)([1-9])$/.exec(code);
  return found ? Number(found[1]) : 0;
}

/** Whether letters are written or looked for where the focus is. */
function isTyping(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "range", "button"].includes(target.type);
  return target.isContentEditable || ["TEXTAREA", "SELECT"].includes(target.tagName);
}

/** Whether the reader could press it; what a closed menu holds can be pressed by its letter, too. */
function isSeen(element: HTMLElement): boolean {
  const hidden = element.closest("[hidden]");
  if (hidden?.matches(".al-menu-panel")) return true;
  if (hidden) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

function isLive(element: HTMLElement): boolean {
  return element.getAttribute("aria-disabled") !== "true";
}

/** Whether the reader wants keys; a browser without a store forgets it. */
function readWanted(): boolean {
  try {
    return localStorage.getItem(STORE) !== "off";
  } catch {
    return true; // no store in this page: keys are on until they are switched off
  }
}

function writeWanted(on: boolean): void {
  try {
    localStorage.setItem(STORE, on ? "on" : "off");
  } catch {
    // No store in this page: the wish holds until it is left.
  }
}
