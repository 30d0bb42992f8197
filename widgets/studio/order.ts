// What is clicked on a board becomes the order of a step: the bar over that board, and what stands at the field.

import { h, keyed, newName, setAttrs, setText, show } from "../shared/dom";
import { watchSize } from "../shared/page/size";
import type { Managed } from "./slot";
import { Slot } from "./slot";
import type { Field, FormHost, OrderBar, Path } from "./types";

/** Whether an order of a step stands somewhere, such as `steps.0.choose.1.order`. */
export function isOrder(path: Path): boolean {
  return /^steps\.\d+\.(play|opening|choose\.\d+\.order)$/.test(path.join("."));
}

/** What stands under the field of an order: the order in words, and the way to the board. */
export class OrderWay {
  private readonly said = h("p", { class: "al-studio-said-order" });
  private readonly button = h("button", { type: "button", class: "al-button" });
  readonly element = h("div", { class: "al-studio-order-way" }, this.said, this.button);
  private field: Field | undefined;

  constructor(private readonly host: FormHost) {
    this.button.addEventListener("click", () => this.field && host.click(this.field));
  }

  update(field: Field): void {
    this.field = field;
    const { words } = this.host;
    const said = this.host.saidOf(field.path);
    setText(this.said, said);
    show(this.said, said !== "");
    setText(this.button, words("studio-ui-order-click"));
    setAttrs(this.button, { "aria-label": words("studio-ui-order-click-of", { field: field.label }) });
  }
}

/** The board on which an order is clicked, and the bar over it. */
export class OrderDesk {
  private readonly title = h("h3", { tabindex: -1, id: newName() });
  private readonly picks = h("ol");
  private readonly none = h("p", { class: "al-studio-hint" });
  private readonly lineName = h("span", { class: "al-studio-hint" });
  private readonly code = h("code", { class: "al-studio-code" });
  private readonly line = h("p", { class: "al-studio-order-line" }, this.lineName, " ", this.code);
  private readonly why = h("p", { class: "al-studio-error" });
  private readonly said = h("div", { role: "status" }, this.none, this.picks, this.line, this.why);
  private readonly buttons = new Map<string, HTMLButtonElement>();
  private readonly deeds = h("div", { class: "al-studio-line" });
  private readonly head = h("section", { class: "al-studio-order-bar", "aria-labelledby": this.title.id }, this.title, this.said, this.deeds);
  private readonly body = h("div");
  readonly element = h("div", { class: "al-studio-room al-studio-order" }, this.head, this.body);
  private readonly slot: Slot;
  private readonly unwatch: () => void;
  private wasOpen = false;
  /** Where the order stands that is clicked, or was. */
  private path: Path = [];

  /** `text` returns the text as it stands; `turned` is told that the desk has opened, or closed, and for which field. */
  constructor(private readonly host: FormHost, private readonly model: Managed, private readonly text: () => string, private readonly turned: (isOpen: boolean, path: Path) => void) {
    this.slot = new Slot(model, "order", this.body);
    this.unwatch = watchSize(this.head, () => this.fit());
    for (const deed of ["use", "undo", "again", "start", "cancel"]) {
      const button = h("button", { type: "button", class: deed === "use" ? "al-primary" : "al-button", "data-order": deed });
      // A button that can do nothing now keeps the focus all the same.
      button.addEventListener("click", () => button.getAttribute("aria-disabled") !== "true" && this.act(deed));
      this.buttons.set(deed, button);
      this.deeds.append(button);
    }
  }

  /** Opens the board for a field. */
  begin({ path, kind }: Field): void {
    this.host.tell({ kind: "order", do: "begin", text: this.text(), path, field: kind });
  }

  private get now(): Partial<OrderBar> {
    return (this.model.get("order") ?? {}) as Partial<OrderBar>;
  }

  private act(deed: string): void {
    const { path = [], field = "" } = this.now;
    this.host.tell({ kind: "order", do: deed, text: this.text(), path, field });
  }

  /** The last pick is in sight; a list that is longer than its room is scrolled by keys, too. */
  private turnToLast(): void {
    this.picks.scrollTop = this.picks.scrollHeight;
    setAttrs(this.picks, { tabindex: this.picks.scrollHeight > this.picks.clientHeight + 1 ? 0 : null });
  }

  /** Returns an order in words; empty where it cannot be said. */
  saidOf(path: Path): string {
    return ((this.model.get("said") ?? {}) as Record<string, string>)[path.join(".")] ?? "";
  }

  fill(): void {
    void this.slot.fill();
  }

  clear(): void {
    this.unwatch();
    this.slot.clear();
  }

  /** What of the board stays in sight stays below the bar. */
  private fit(): void {
    const sticks = getComputedStyle(this.head).position === "sticky";
    this.element.style.setProperty("--al-bar", `${sticks ? this.head.offsetHeight : 0}px`);
  }

  focus(): void {
    this.title.focus({ preventScroll: true });
    this.element.scrollIntoView();
  }

  update(): void {
    const { words } = this.host;
    const bar = this.now;
    this.path = bar.path ?? this.path;
    const [isOpen, picks, line] = [Boolean(bar.open), bar.picks, bar.line ?? ""];
    setText(this.title, bar.title ?? "");
    setAttrs(this.picks, { "aria-label": words("studio-ui-order-picks") });
    keyed(this.picks, (picks ?? []).map((text, at) => [at, text] as const), ([at]) => String(at), () => h("li"), (item, [, text]) => setText(item, text));
    setText(this.none, words("studio-ui-order-none"));
    show(this.none, picks !== undefined && picks.length === 0);
    show(this.picks, Boolean(picks?.length));
    this.turnToLast();
    setText(this.lineName, words("studio-ui-order-line"));
    setText(this.code, line);
    show(this.line, line !== "");
    setText(this.why, bar.why ?? "");
    show(this.why, Boolean(bar.why));
    const can = { use: Boolean(bar.usable), undo: Boolean(picks?.length), again: Boolean(picks?.length), start: true, cancel: true };
    for (const [deed, button] of this.buttons) {
      setText(button, words(`studio-ui-order-${deed}`));
      show(button, deed === "cancel" || (deed === "start" ? Boolean(bar.stuck) : picks !== undefined));
      setAttrs(button, { "aria-disabled": can[deed as keyof typeof can] ? null : "true" });
    }
    if (isOpen !== this.wasOpen) this.turned(isOpen, this.path);
    this.wasOpen = isOpen;
  }
}
