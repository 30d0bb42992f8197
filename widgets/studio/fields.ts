// One field of the form: what stands in it, what is wrong with it, and what somebody writes.

import { h, newName, setAttrs, setText, show } from "../shared/dom";
import type { Fault, Field, FormHost, Said } from "./types";

const REST = 500; // milliseconds that the keys must rest before a field is brought into the text
const LANGUAGES: Record<string, string> = { en: "English", fr: "Français" };

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export class FieldView {
  private readonly label = h("span", { class: "al-studio-label" });
  private readonly hint = h("p", { class: "al-studio-hint", hidden: true });
  private readonly error = h("p", { class: "al-studio-error", hidden: true });
  private readonly inputs = h("div", { class: "al-studio-inputs" });
  private readonly seek = h("button", { type: "button", class: "al-button", hidden: true });
  readonly element = h("div", { class: "al-studio-field", role: "group" }, this.label, this.inputs, this.seek, this.error, this.hint);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private field: Field;

  constructor(private readonly host: FormHost, field: Field) {
    this.field = field;
    this.label.id = newName();
    this.hint.id = newName();
    this.error.id = newName();
    this.element.dataset["kind"] = field.kind;
    this.seek.addEventListener("click", () => host.seek(this.field.path));
    this.inputs.addEventListener("input", () => this.later());
    this.inputs.addEventListener("change", () => this.send());
  }

  update(field: Field, faults: readonly Fault[]): void {
    this.field = field;
    setText(this.label, field.label);
    setAttrs(this.element, { "aria-labelledby": this.label.id });
    setText(this.hint, field.hint ?? "");
    show(this.hint, Boolean(field.hint));
    setText(this.error, faults.map(({ text }) => text).join(" "));
    this.error.classList.toggle("al-studio-warns", faults.every(({ warns }) => warns));
    show(this.error, faults.length > 0);
    const cannot = field.value === null;
    setText(this.seek, this.host.words("studio-ui-in-text"));
    show(this.seek, cannot);
    show(this.inputs, !cannot);
    if (!cannot) this.fill();
    const described = [faults.length > 0 && this.error.id, field.hint && this.hint.id].filter(Boolean).join(" ");
    for (const input of this.all) setAttrs(input, { "aria-invalid": faults.some(({ warns }) => !warns) ? "true" : null, "aria-describedby": described || null });
  }

  focus(): void {
    (this.all[0] ?? this.seek).focus();
  }

  private get all(): Input[] {
    return Array.from(this.inputs.querySelectorAll<Input>("input, textarea, select"));
  }

  /** Brings the inputs in line with the text, but for what somebody is writing. */
  private fill(): void {
    if (this.timer !== undefined) return;
    const { kind, value } = this.field;
    if (kind === "said" || kind === "long") this.fillSaid([value as Said], kind === "long");
    else if (kind === "saids") this.fillSaid([...(value as (Said | null)[]).map((one) => one ?? {}), ...((value as unknown[]).length < 3 ? [{}] : [])] as Said[], true);
    else if (kind === "choice") this.fillChoice(String(value));
    else if (kind === "truth") this.set(this.one(() => h("input", { type: "checkbox" })), Boolean(value));
    else if (kind === "lines") this.set(this.one(() => h("textarea", { rows: 2, spellcheck: "false", class: "al-studio-code" })), String(value));
    else this.set(this.one(() => h("input", { type: "text", inputmode: kind === "number" ? "decimal" : null, autocomplete: "off", spellcheck: "false",
      class: kind === "text" ? "al-studio-code" : null })), String(value));
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
      this.inputs.append(h("label", { class: "al-studio-said" }, name, input));
    }
    this.all.forEach((input, at) => {
      const text = texts[Math.floor(at / languages.length)]?.[languages[at % languages.length] ?? ""] ?? "";
      this.set(input, text);
    });
  }

  private fillChoice(value: string): void {
    const select = this.one(() => h("select"));
    const known = this.field.choices ?? [];
    const all = known.some(([each]) => each === value) ? known : [...known, [value, value || "–"] as const];
    const shown = JSON.stringify(all);
    if (select.dataset["shown"] !== shown) {
      select.dataset["shown"] = shown;
      select.replaceChildren(...all.map(([each, label]) => h("option", { value: each }, label)));
    }
    this.set(select, value);
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
    if (JSON.stringify(value) === JSON.stringify(this.field.value)) return;
    this.host.edit({ do: "write", path: this.field.path, value, field: this.field.kind });
  }

  private read(): unknown {
    const { kind } = this.field;
    const [first] = this.all;
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
