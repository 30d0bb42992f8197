// The icons of a card in their order: added by buttons, moved and taken away by buttons or keys.

import { focusedIn, h, keyed, setAttrs, setText, show } from "../shared/dom";
import { Field } from "./fields";
import type { CardDraft, Host } from "./types";

export class IconsView {
  private readonly list = h("ol", { class: "al-deck-icons" });
  private readonly none = h("p", { class: "al-deck-hint" });
  private readonly keys = h("p", { class: "al-deck-hint" });
  private readonly why = h("p", { class: "al-deck-hint" });
  private readonly lead = h("span", { class: "al-deck-lead" });
  private readonly choices = h("div", { class: "al-deck-choices" });
  private readonly palette = h("div", { class: "al-deck-palette", role: "group" }, this.lead, this.choices);
  private readonly field: Field<HTMLElement>;

  constructor(private readonly host: Host, private readonly card: CardDraft) {
    const box = h("div", { role: "group", tabindex: -1, class: "al-deck-iconbox" }, this.none, this.list);
    this.field = new Field<HTMLElement>(box, h("span", { class: "al-deck-name" }), this.palette, this.keys, this.why);
    this.list.addEventListener("keydown", (event) => this.press(event));
  }

  get element(): HTMLElement {
    return this.field.element;
  }

  update(side: string): void {
    const { scene, words } = this.host;
    this.field.name(words("deck-ui-icons"));
    setText(this.none, words("deck-ui-icons-none"));
    setText(this.keys, words("deck-ui-icons-keys"));
    setText(this.lead, words("deck-ui-add"));
    setAttrs(this.palette, { "aria-label": words("deck-ui-add") });
    setText(this.why, scene.why[side] ?? "");
    show(this.why, Boolean(scene.why[side]));
    keyed(this.choices, scene.icons[side] ?? Object.values(scene.icons)[0] ?? [], (icon) => icon.id, (icon) => {
      const button = h("button", { type: "button", class: "al-button" });
      button.addEventListener("click", () => this.add(icon.id));
      return button;
    }, (button, icon) => {
      setText(button, `+ ${icon.name}`);
      setAttrs(button, { title: icon.about, "aria-label": words("deck-ui-add-icon", { icon: icon.name }) });
    });
    this.draw();
  }

  judge(all: readonly string[], each: readonly (readonly string[])[]): void {
    this.field.judge([...all, ...each.flat()]);
    for (const [at, item] of Array.from(this.list.children).entries()) {
      item.classList.toggle("al-deck-wrong", (each[at]?.length ?? 0) > 0);
    }
  }

  private name(at: number): string {
    const icon = this.card.icons[at] ?? "";
    return this.host.scene.names[icon] ?? icon;
  }

  private draw(): void {
    const { words } = this.host;
    const { length } = this.card.icons;
    show(this.none, length === 0);
    show(this.list, length > 0);
    show(this.keys, length > 0);
    const order = this.card.icons.map((_icon, at) => at);
    keyed(this.list, order, String, (at) => this.chip(at), (item, at) => {
      const [chip, earlier, later, remove] = Array.from(item.children) as HTMLButtonElement[];
      const icon = this.name(at);
      if (!chip || !earlier || !later || !remove) return;
      setText(chip, `${at + 1}. ${icon}`);
      setAttrs(chip, { "aria-label": words("deck-ui-icon-at", { icon, place: String(at + 1), count: String(length) }) });
      setAttrs(earlier, { "aria-label": words("deck-ui-earlier", { icon }), disabled: at === 0 });
      setAttrs(later, { "aria-label": words("deck-ui-later", { icon }), disabled: at === length - 1 });
      setAttrs(remove, { "aria-label": words("deck-ui-remove", { icon }) });
    });
  }

  /** One icon of the list: itself, which takes keys, and its buttons. */
  private chip(at: number): HTMLElement {
    const button = (text: string, act: () => void) => {
      const made = h("button", { type: "button", class: "al-tool" }, text);
      made.addEventListener("click", act);
      return made;
    };
    const chip = h("span", { class: "al-deck-chip", tabindex: 0, role: "group" });
    return h("li", {}, chip, button("←", () => this.move(at, -1, 1)), button("→", () => this.move(at, 1, 2)),
      button("×", () => this.remove(at)));
  }

  private press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = Array.from(this.list.children).findIndex((item) => item.firstElementChild === event.target);
    if (at < 0) return;
    const back = this.host.scene.dir === "rtl" ? "ArrowRight" : "ArrowLeft";
    const on = this.host.scene.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (event.key === "Delete" || event.key === "Backspace") this.remove(at, 0);
    else if (event.key === back || event.key === "ArrowUp") this.move(at, -1, 0);
    else if (event.key === on || event.key === "ArrowDown") this.move(at, 1, 0);
    else return;
    event.preventDefault();
  }

  private add(icon: string): void {
    this.card.icons.push(icon);
    this.done("deck-ui-added", this.card.icons.length - 1);
  }

  /** Moves an icon; the focus goes with it, to the same part of it where that can be used. */
  private move(at: number, by: number, part: number): void {
    const { icons } = this.card;
    const [from, to] = [icons[at], icons[at + by]];
    if (from === undefined || to === undefined) return;
    [icons[at], icons[at + by]] = [to, from];
    this.done("deck-ui-added", at + by);
    const item = this.list.children[at + by];
    const wanted = item?.children[part] as HTMLButtonElement | undefined;
    (wanted?.disabled ? (item?.firstElementChild as HTMLElement | null) : wanted)?.focus();
  }

  private remove(at: number, part = 3): void {
    const said = this.host.words("deck-ui-removed", { icon: this.name(at) });
    this.card.icons.splice(at, 1);
    this.draw();
    this.host.changed(true);
    this.host.say(said);
    const next = this.list.children[Math.min(at, this.card.icons.length - 1)]?.children[part] as HTMLElement | undefined;
    // Nothing is left: the focus goes on to where an icon can be added.
    (next ?? this.choices.querySelector("button"))?.focus();
  }

  private done(key: string, at: number): void {
    this.draw();
    this.host.changed(true);
    this.host.say(this.host.words(key, { icon: this.name(at), place: String(at + 1) }));
  }

  get hasFocus(): boolean {
    const focused = focusedIn(this.element);
    return focused !== null && this.element.contains(focused);
  }
}
