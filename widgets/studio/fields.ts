// One field of the form: what stands in it, what is wrong with it, and what somebody writes.

import { h, newName, setAttrs, setName, setText, show } from "../shared/dom";
import { Counts } from "./conditions/counts";
import { joined } from "./conditions/joining";
import { isOrder, OrderWay } from "./order";
import { Picks } from "./picks";
import { Reading } from "./conditions/reading";
import type { Count, Fault, Field, FormHost, Known, Path, Said } from "./types";

const REST = 500; // milliseconds that the keys must rest before a field is brought into the text
const LANGUAGES: Record<string, string> = { en: "English", fr: "Français" };

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field needs of the form around it. */
export interface Around {
  /** Opens what stands somewhere, and goes there. */
  lead(path: Path): void;
  /** Begins something new that the field chooses, and goes there. */
  begin(path: Path, opens: Path): void;
  /** What a condition can count. */
  readonly counts: readonly Count[];
}

const ALONE: Around = { counts: [], lead: () => undefined, begin: () => undefined };

export class FieldView {
  private readonly way: OrderWay | undefined;
  private readonly label = h("span", { class: "al-studio-label" });
  private readonly hint = h("p", { class: "al-studio-hint", hidden: true });
  private readonly error = h("p", { class: "al-studio-error", hidden: true });
  private readonly inputs = h("div", { class: "al-studio-inputs" });
  private readonly seek = h("button", { type: "button", class: "al-button", hidden: true });
  private readonly go = h("button", { type: "button", class: "al-quiet-button al-studio-go", hidden: true });
  private readonly means = h("p", { class: "al-studio-hint", hidden: true });
  readonly element = h("div", { class: "al-studio-field", role: "group" }, this.label, this.inputs, this.go, this.seek, this.error, this.hint, this.means);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private field: Field;
  private picks: Picks | undefined;
  private counts: Counts | undefined;
  private reading: Reading | undefined;
  /** Whether keys have passed by choices, or have begun a name, and nothing is decided yet. */
  private passing = false;

  constructor(private readonly host: FormHost, field: Field, private readonly around: Around = ALONE) {
    this.field = field;
    this.label.id = newName();
    this.hint.id = newName();
    this.error.id = newName();
    this.element.dataset["kind"] = field.kind;
    if (isOrder(field.path)) this.inputs.after((this.way = new OrderWay(host)).element);
    this.seek.addEventListener("click", () => host.seek(this.field.path));
    this.go.addEventListener("click", () => this.open(this.all[0]?.value ?? ""));
    this.inputs.addEventListener("input", () => void (this.field.careful || this.later()));
    this.inputs.addEventListener("change", () => this.decide());
    this.inputs.addEventListener("keydown", ({ key }) => this.pass(key));
    this.inputs.addEventListener("pointerdown", () => (this.passing = false));
    this.inputs.addEventListener("focusout", () => {
      if (!this.passing) return;
      this.passing = false;
      this.decide();
    });
  }

  /** Takes back what somebody has begun to write here and nobody has heard of; returns whether there was any. */
  forget(): boolean {
    const value = this.read();
    const begun = this.timer !== undefined || (this.passing && JSON.stringify(value) !== JSON.stringify(this.field.value));
    clearTimeout(this.timer);
    [this.timer, this.passing] = [undefined, false];
    if (begun) this.fill();
    return begun;
  }

  /** `waits`: what is missing is not yet wrong, for its author has not been here. */
  update(field: Field, faults: readonly Fault[], waits = false): void {
    this.field = field;
    setText(this.label, field.label);
    setAttrs(this.element, { "aria-labelledby": this.label.id, "data-wide": field.list !== undefined || (field.careful && field.kind === "choice") });
    setText(this.hint, field.hint ?? "");
    show(this.hint, Boolean(field.hint));
    this.way?.update(field);
    setText(this.error, waits ? this.host.words("studio-ui-to-fill") : faults.map(({ text }) => text).join(" "));
    this.error.classList.toggle("al-studio-warns", !waits && faults.every(({ warns }) => warns));
    this.error.classList.toggle("al-studio-waits", waits && faults.length > 0);
    show(this.error, faults.length > 0);
    const cannot = field.value === null;
    setText(this.seek, this.host.words("studio-ui-in-text"));
    show(this.seek, cannot);
    show(this.inputs, !cannot);
    if (!cannot) this.fill();
    const described = [faults.length > 0 && this.error.id, field.hint && this.hint.id].filter(Boolean).join(" ");
    setText(this.means, field.means?.length ? this.host.words("studio-ui-means", { words: field.means.join(" · ") }) : "");
    show(this.means, Boolean(field.means?.length));
    const place = field.kind === "choice" ? field.leads?.[String(field.value)] : undefined;
    setText(this.go, this.host.words("studio-ui-go-short"));
    setName(this.go, this.host.words("studio-ui-go", { name: field.choices?.find(([value]) => value === field.value)?.[1] ?? "" }));
    show(this.go, place !== undefined);
    for (const input of this.all) setAttrs(input, { "aria-invalid": !waits && faults.some(({ warns }) => !warns) ? "true" : null, "aria-describedby": described || null });
  }

  private pass(key: string): void {
    if (!this.field.careful || key === "Tab") return;
    this.passing = key !== "Enter";
    if (key === "Enter") this.decide();
  }

  /** Brings into the text what somebody has decided on; a title names what it stands over. */
  private decide(): void {
    if (this.passing) return;
    this.send();
    if (this.field.entitles) this.host.edit({ do: "entitle", path: this.field.path.slice(0, -1) });
  }

  private open(name: string): void {
    const path = this.field.leads?.[name];
    if (path) this.around.lead(path);
  }

  focus(): void {
    (this.all[0] ?? this.seek).focus();
  }

  private get all(): Input[] {
    return Array.from(this.inputs.querySelectorAll<Input>("input, textarea, select"));
  }

  /** Brings the inputs in line with the text, but for what somebody is writing. */
  private fill(): void {
    if (this.timer !== undefined || this.passing) return;
    const { kind, value } = this.field;
    if (kind === "said" || kind === "long") this.fillSaid([value as Said], kind === "long");
    else if (kind === "saids") this.fillSaid([...(value as (Said | null)[]).map((one) => one ?? {}), ...((value as unknown[]).length < 3 ? [{}] : [])] as Said[], true);
    else if (kind === "choice") this.fillChoice(String(value));
    else if (kind === "condition") this.fillCondition(String(value));
    else if (kind === "reading") this.fillReading(String(value));
    else if (kind === "picks") this.fillPicks(value as string[]);
    else if (kind === "truth") this.set(this.one(() => h("input", { type: "checkbox" })), Boolean(value));
    else if (kind === "lines" || kind === "orders") this.set(this.one(() => h("textarea", { rows: 2, spellcheck: "false", class: "al-studio-code" })), String(value));
    else this.set(this.one(() => h("input", { type: "text", inputmode: kind === "number" ? "decimal" : null, autocomplete: "off", spellcheck: "false",
      class: kind === "text" || kind === "order" ? "al-studio-code" : null })), String(value));
  }

  private one<I extends Input>(make: () => I): I {
    const there = this.all[0] as I | undefined;
    if (there) return there;
    const input = make();
    input.setAttribute("aria-labelledby", this.label.id);
    this.inputs.append(input);
    return input;
  }

  private fillSaid(texts: readonly Said[], long: boolean): void {
    const languages = Object.keys(LANGUAGES);
    while (this.inputs.childElementCount > texts.length * languages.length) this.inputs.lastElementChild?.remove();
    while (this.inputs.childElementCount < texts.length * languages.length) {
      const language = languages[this.inputs.childElementCount % languages.length] ?? "en";
      const name = h("span", { id: newName() }, LANGUAGES[language]);
      const input = long ? h("textarea", { rows: 2, lang: language }) : h("input", { type: "text", lang: language, autocomplete: "off" });
      input.setAttribute("aria-labelledby", `${this.label.id} ${name.id}`);
      this.inputs.append(h("label", { class: "al-studio-said", "data-lang": language }, name, input));
    }
    this.all.forEach((input, at) => {
      const text = texts[Math.floor(at / languages.length)]?.[languages[at % languages.length] ?? ""] ?? "";
      this.set(input, text);
    });
  }

  private fillChoice(value: string): void {
    const select = this.one(() => h("select"));
    const known = this.field.list ? [["", "–"] as const, ...this.known] : this.known;
    const all = known.some(([each]) => each === value) ? known : [...known, [value, value || "–"] as const];
    const shown = JSON.stringify(all);
    if (select.dataset["shown"] !== shown) {
      select.dataset["shown"] = shown;
      select.replaceChildren(...all.map(([each, label]) => h("option", { value: each }, label)));
    }
    this.set(select, value);
  }

  private fillPicks(names: readonly string[]): void {
    if (!this.picks) {
      this.picks = new Picks(this.host.words, this.label, (chosen) => this.write(chosen), (name) => this.open(name),
        () => this.field.opens && this.around.begin(this.field.path, this.field.opens));
      this.inputs.append(this.picks.element);
    }
    this.picks.update(this.known, names, this.field.leads, this.field.begins);
  }

  private get known(): Known {
    return this.field.list ? this.host.listed(this.field.list) : this.field.choices ?? [];
  }

  private fillCondition(value: string): void {
    const input = this.one(() => h("input", { type: "text", class: "al-studio-code", autocomplete: "off", spellcheck: "false" }));
    if (!this.counts) {
      this.counts = new Counts(this.host.words, this.label, (name, example) => {
        const at = input.selectionEnd ?? input.value.length;
        this.putIn(input as HTMLInputElement, joined(input.value, input.selectionStart ?? at, at, name, example));
      });
      // Whoever comes by with Tab has selected nothing of it.
      input.addEventListener("keyup", ({ key }) => key === "Tab" && (input as HTMLInputElement).setSelectionRange(input.value.length, input.value.length));
      this.inputs.append(this.counts.element);
    }
    this.counts.update(this.around.counts);
    this.set(input, value);
  }

  private fillReading(value: string): void {
    if (!this.reading) {
      this.reading = new Reading(this.host.words, this.label, () => this.send());
      this.inputs.append(this.reading.element);
    }
    this.reading.update(value, this.known);
  }

  /** Puts a condition into its field, and lets its author go on writing there. */
  private putIn(input: HTMLInputElement, text: string): void {
    input.value = text;
    input.focus();
    this.send();
  }

  private set(input: Input, value: string | boolean): void {
    if (input instanceof HTMLInputElement && input.type === "checkbox") input.checked = Boolean(value);
    else if (input.value !== value) input.value = String(value);
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.send(), REST);
  }

  private send(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const value = this.read();
    if (JSON.stringify(value) !== JSON.stringify(this.field.value)) this.write(value);
  }

  private write(value: unknown): void {
    this.host.edit({ do: "write", path: this.field.path, value, field: this.field.kind });
  }

  private read(): unknown {
    const { kind } = this.field;
    const [first] = this.all;
    if (kind === "reading") return this.reading?.value ?? "";
    if (kind === "truth") return (first as HTMLInputElement).checked;
    if (kind !== "said" && kind !== "long" && kind !== "saids") return first?.value ?? "";
    const languages = Object.keys(LANGUAGES);
    const texts: Said[] = [];
    this.all.forEach((input, at) => {
      const number = Math.floor(at / languages.length);
      texts[number] = { ...texts[number], [languages[at % languages.length] ?? ""]: input.value };
    });
    return kind === "saids" ? texts.filter((text) => Object.values(text).some((one) => one.trim())) : texts[0];
  }
}
