// What has the focus is seen: below the bar that stays in sight, above what is pinned, and together with its question.

import { focusedIn } from "../shared/dom";
import { LATE, overTheEdge, passedOver, stopsIn } from "./reading_order";

const AIR = 8; // pixels round what is brought into sight
const PASSIVE = ":is(h1, h2, h3, h4, p)[tabindex='-1']"; // takes the focus by program only
const READS: readonly string[] = [" ", "PageDown", "PageUp", "ArrowDown", "ArrowUp", "Home", "End"];
const MODIFIERS: readonly string[] = ["Shift", "Control", "Alt", "AltGraph", "Meta"]; // with a pointer they are no going by keys

/** The parts of the panel, and what it stands in. */
export interface Place {
  readonly root: HTMLElement;
  /** The bar. */
  readonly head: HTMLElement;
  readonly panel: HTMLElement;
  readonly column: HTMLElement;
  /** What may be pinned to the lower edge. */
  readonly pinned: readonly HTMLElement[];
  frame(): HTMLElement;
}

/** From where to where, in pixels of the window. */
interface Span {
  top: number;
  bottom: number;
}

/** Where the window ends for what is read: over what a class has at its lower edge. */
function lower(): number {
  return innerHeight - (parseFloat(document.documentElement.style.getPropertyValue("--al-foot")) || 0);
}

export class Sight {
  private byKeys = false;
  private hasRead = false; // whether keys that scroll were pressed since the last Tab
  private readonly onPointer = (): void => void (this.byKeys = false);
  private readonly onKey = (event: KeyboardEvent): void => this.press(event);
  private readonly onFocus = (): void => this.follow();

  constructor(private readonly place: Place) {
    for (const name of ["pointerdown", "wheel"]) document.addEventListener(name, this.onPointer, { capture: true, passive: true });
    document.addEventListener("keydown", this.onKey, true);
    document.addEventListener("focusin", this.onFocus);
  }

  end(): void {
    for (const name of ["pointerdown", "wheel"]) document.removeEventListener(name, this.onPointer, true);
    document.removeEventListener("keydown", this.onKey, true);
    document.removeEventListener("focusin", this.onFocus);
  }

  /** How many pixels of the window the bar covers; inside a step of another guide, the bar of that one. */
  get over(): number {
    const bars = [this.place.head, this.outer].filter((one) => one && getComputedStyle(one).position === "sticky");
    return Math.round(bars[0]?.getBoundingClientRect().height ?? 0);
  }

  /** The bar of the guide inside a step of which this one stands. */
  private get outer(): Element | null {
    const around = this.place.frame().parentElement?.closest(".al-guided");
    return around?.querySelector(":scope > * > .al-lead > .al-lead-head") ?? null;
  }

  /**
   * Where the column sticks, or beside a board the panel: its top in sight, or its bottom where it is higher than the window; for readers who go by keys so
   * that the question which has the focus is in sight.
   */
  stick(box: Element = this.place.column): number {
    const { top, height } = box.getBoundingClientRect();
    const highest = this.over + AIR;
    const usual = Math.min(highest, lower() - height - 2 * AIR);
    const asked = this.byKeys ? this.asked() : null;
    if (!asked) return usual;
    const least = this.over + AIR - (asked.top - top);
    const most = lower() - AIR - (asked.bottom - top);
    return Math.min(highest, most, Math.max(usual, least));
  }

  /** Holds in sight what is read and what is asked, and the board beside it, while the page scrolls past the longer of them. */
  hold(): void {
    const { column, panel, frame } = this.place;
    const stage = frame().querySelector<HTMLElement>(":scope > .al-guided-stage");
    for (const box of [column, panel]) box.style.setProperty("--al-stick", `${Math.round(this.stick(box))}px`);
    const least = lower() - (stage?.getBoundingClientRect().height ?? 0) - AIR;
    stage?.style.setProperty("--al-stick", `${Math.round(Math.min(this.over + AIR, least))}px`);
  }

  /** Brings what has the focus into sight, as little as it must. */
  reveal(): void {
    const asked = this.byKeys ? this.asked() ?? this.shown() : null;
    if (!asked) return;
    const scroller = this.scroller();
    const view = this.view(scroller);
    const above = asked.top - view.top - AIR;
    const below = asked.bottom - view.bottom + AIR;
    const by = above < 0 ? above : Math.min(Math.max(0, below), above);
    if (Math.abs(by) < 1) return;
    if (scroller) scroller.scrollTop += by;
    else scrollBy({ top: by });
  }

  private follow(): void {
    if (!this.byKeys) return;
    // The browser scrolls to it first.
    requestAnimationFrame(() => {
      this.hold();
      this.reveal();
    });
  }

  /** What is to be seen: a field with its question where the window has room for both; null where the focus is elsewhere. */
  private asked(): Span | null {
    const { root, column } = this.place;
    const has = focusedIn(root);
    if (!has || !column.contains(has) || this.place.pinned.some((one) => one.contains(has))) return null;
    const field = (has.closest("label") ?? has).getBoundingClientRect();
    const question = has.closest(".al-asked")?.querySelector(".al-asked-text")?.getBoundingClientRect();
    const view = this.view(this.scroller());
    const fits = question && question.top < field.top && field.bottom - question.top <= view.bottom - view.top - 2 * AIR;
    return { top: fits ? question.top : field.top, bottom: field.bottom };
  }

  /** What else has the focus in what the panel stands in: on a board, a step's heading, what the step shows. */
  private shown(): Span | null {
    const { head, panel, column, pinned, frame } = this.place;
    const has = document.activeElement;
    const isOther = [head, column, ...pinned].some((one) => one.contains(has));
    if (!has || isOther || !frame().contains(has) || has.contains(panel)) return null;
    const { top, bottom, height } = (focusedIn(has) ?? has).getBoundingClientRect();
    return height > 0 && height < lower() ? { top, bottom } : null;
  }

  /** The panel, where it scrolls by itself beside a board. */
  private scroller(): HTMLElement | null {
    const { panel } = this.place;
    return panel.scrollHeight > panel.clientHeight + 1 && getComputedStyle(panel).overflowY === "auto" ? panel : null;
  }

  private view(scroller: HTMLElement | null): Span {
    const box = scroller?.getBoundingClientRect() ?? { top: this.over, bottom: lower() };
    const edges = this.place.pinned.filter((one) => getComputedStyle(one).position === "sticky").map((one) => one.getBoundingClientRect());
    const lowest = edges.filter(({ height, bottom }) => height > 0 && bottom >= box.bottom - 3 * AIR).map(({ top }) => top);
    return { top: Math.max(box.top, this.over), bottom: Math.min(box.bottom, lower(), ...lowest) };
  }

  /** Tab goes on where the reader reads, and as it is read. */
  private press(event: KeyboardEvent): void {
    const { key, shiftKey, ctrlKey, altKey, metaKey, defaultPrevented } = event;
    const isReading = READS.includes(key);
    if (!MODIFIERS.includes(key)) this.byKeys = true;
    if (isReading) this.hasRead = true;
    if (key !== "Tab" || ctrlKey || altKey || metaKey || defaultPrevented) return;
    const next = (shiftKey ? null : this.inSight()) ?? this.behind(shiftKey);
    this.hasRead = false;
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  /** The first thing in sight, where reading on by keys has scrolled away from what was given the focus by program. */
  private inSight(): HTMLElement | null {
    if (!this.isAway()) return null;
    const stops = stopsIn(this.place.frame()).filter((one) => !this.place.head.contains(one) && this.isSeen(one));
    // What is asked is read behind what the step shows.
    const shown = stops.filter((one) => !this.place.column.contains(one));
    const first = [...shown, ...stops].find((one) => !one.matches(LATE)) ?? stops[0];
    return first ? beginningOf(first) : null;
  }

  /** What is read next, where that stands elsewhere in the page. */
  private behind(isBack: boolean): HTMLElement | null {
    const { panel, column } = this.place;
    const stage = this.place.frame().querySelector(":scope > .al-guided-boardless");
    const has = document.activeElement;
    if (!stage || !has || stage.querySelector(".al-guided")) return null;
    const parts = { panel, stage, column };
    const next = overTheEdge(has, parts, isBack);
    // The browser goes out of the step by itself, once nothing of it is in its way.
    if (!next) for (const one of passedOver(has, parts, isBack)) {
      one.toggleAttribute("inert", true);
      setTimeout(() => one.toggleAttribute("inert", false));
    }
    return next;
  }

  /** Whether what has the focus was only given it by program, and has been left out of sight. */
  private isAway(): boolean {
    const has = document.activeElement;
    if (!has || !this.place.frame().closest(".al-lesson")) return false;
    if (has === document.body) return this.hasRead && scrollY > 0;
    return this.place.root.contains(has) && has.matches(PASSIVE) && !this.isSeen(has);
  }

  private isSeen(one: Element): boolean {
    const { top, bottom, height } = one.getBoundingClientRect();
    return height > 0 && top >= this.over && bottom <= lower();
  }
}

/** Where a question begins of which something is in sight, be its first field under the bar; of anything else that itself. */
function beginningOf(one: HTMLElement): HTMLElement {
  const question = one.closest(".al-asked");
  return (question && stopsIn(question)[0]) ?? one;
}
