// One card of the deck: folded, a line that says what it is and how it stands; open, its fields.

import { h, setAttr, setAttrs, setText, show } from "../shared/dom";
import { Field, menu, offer, textField, write } from "./fields";
import { IconsView } from "./icons";
import type { CardDraft, Host, Verdict } from "./types";

const NONE: RowFaults = { own: [], fields: {}, icons: [] };

/** What is wrong with a card: with itself, with its fields, with each of its icons. */
interface RowFaults {
  own: string[];
  fields: Record<string, string[]>;
  icons: string[][];
}

export class RowView {
  readonly element: HTMLDetailsElement;
  private readonly title = h("span", { class: "al-deck-title" });
  private readonly about = h("span", { class: "al-deck-about" });
  private readonly state = h("span", { class: "al-deck-state" });
  private readonly own = h("p", { class: "al-deck-error", hidden: true });
  private readonly name: Field<HTMLInputElement | HTMLTextAreaElement>;
  private readonly kind: Field<HTMLSelectElement>;
  private readonly front: Field<HTMLSelectElement>;
  private readonly icons: IconsView;
  private readonly date: Field<HTMLInputElement | HTMLTextAreaElement>;
  private readonly note: Field<HTMLInputElement | HTMLTextAreaElement>;
  private readonly mark: Field<HTMLInputElement | HTMLTextAreaElement>;
  private readonly nextButton = h("button", { type: "button", class: "al-button al-deck-next" });

  constructor(private readonly host: Host, readonly card: CardDraft, private readonly at: number) {
    const typed = (key: "name" | "date" | "note" | "id") => (value: string) => {
      this.card[key] = value;
      this.host.changed(false);
    };
    this.name = textField(false, typed("name"));
    this.date = textField(false, typed("date"));
    this.note = textField(true, typed("note"));
    this.mark = textField(false, typed("id"));
    this.kind = menu((value) => this.choose(value));
    this.front = menu((value) => {
      this.card.front = value;
      this.host.changed(true);
    });
    this.icons = new IconsView(host, card);
    this.nextButton.addEventListener("click", () => this.host.next(at));
    this.name.element.classList.add("al-deck-wide");
    this.icons.element.classList.add("al-deck-whole");
    this.note.element.classList.add("al-deck-whole");
    const grid = h("div", { class: "al-deck-grid" }, this.name.element, this.kind.element, this.front.element,
      this.icons.element, this.note.element, this.date.element, this.mark.element);
    this.element = h("details", { class: "al-deck-row" },
      h("summary", {}, this.title, this.about, this.state), h("div", { class: "al-deck-body" }, this.own, grid, this.nextButton));
  }

  /** Opens the card and goes to its name. */
  open(): void {
    this.element.open = true;
    this.name.input.focus();
    this.element.scrollIntoView?.({ block: "nearest" });
  }

  update(side: string, isLast: boolean): void {
    const { scene, words } = this.host;
    const choose: [string, string] = ["", words("deck-ui-choose")];
    this.name.name(words("deck-ui-name"));
    this.kind.name(words("deck-ui-kind"));
    this.front.name(words("deck-ui-front"));
    this.date.name(words("deck-ui-date"));
    this.note.name(words("deck-ui-note"));
    this.mark.name(words("deck-ui-id"), words("deck-ui-id-hint"));
    setText(this.nextButton, words("deck-ui-next"));
    show(this.nextButton, !isLast);
    write(this.name.input, this.card.name);
    write(this.date.input, this.card.date);
    write(this.note.input, this.card.note);
    write(this.mark.input, this.card.id);
    offer(this.kind.input, [choose, ...scene.kinds.map(([kind, title]): [string, string] => [kind, title])], this.card.type);
    offer(this.front.input, [this.hasFront ? choose : ["", words("deck-ui-none")], ...scene.fronts], this.card.front);
    // A front that should not be there must be seen to be taken away.
    show(this.front.element, this.hasFront || this.card.front !== "");
    this.icons.update(side);
    this.drawHead();
  }

  judge(verdict: Verdict | null): void {
    const row = verdict?.rows[this.at];
    const faults = verdict && row?.state !== "empty" ? faultsOf(verdict, this.at) : NONE;
    setAttr(this.element, "data-state", row?.state ?? "empty");
    setText(this.state, row?.text ?? "");
    setText(this.own, faults.own.join(" "));
    show(this.own, faults.own.length > 0);
    for (const [key, field] of [["name", this.name], ["type", this.kind], ["front", this.front], ["date", this.date],
      ["note", this.note], ["id", this.mark]] as const) field.judge(faults.fields[key] ?? []);
    this.icons.judge(faults.fields["icons"] ?? [], faults.icons);
    this.drawHead();
  }

  private get hasFront(): boolean {
    return this.host.scene.kinds.some(([kind, , front]) => kind === this.card.type && front);
  }

  private choose(kind: string): void {
    this.card.type = kind;
    if (!this.hasFront) this.card.front = "";
    this.host.changed(true);
  }

  private drawHead(): void {
    const { scene, words } = this.host;
    const title = (choices: readonly (readonly [string, string, ...unknown[]])[], value: string) =>
      choices.find(([each]) => each === value)?.[1] ?? value;
    setText(this.title, `${this.at + 1}. ${this.card.name || words("deck-ui-unnamed")}`);
    const icons = this.card.icons.map((icon) => scene.names[icon] ?? icon).join(" · ");
    setText(this.about, [title(scene.kinds, this.card.type), title(scene.fronts, this.card.front), icons].filter(Boolean).join(" — "));
    setAttrs(this.element, { "aria-label": words("deck-ui-card", { number: String(this.at + 1) }) });
  }
}

function faultsOf(verdict: Verdict, at: number): RowFaults {
  const found: RowFaults = { own: [], fields: {}, icons: [] };
  for (const [where, says] of Object.entries(verdict.faults)) {
    const [cards, row, field, spot] = where.split(".");
    if (cards !== "cards" || row !== String(at)) continue;
    if (field === undefined) found.own.push(...says);
    else if (field === "icons" && spot !== undefined) found.icons[Number(spot)] = says;
    else found.fields[field] = says;
  }
  return found;
}
