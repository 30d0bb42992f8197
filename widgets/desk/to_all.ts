// What is said to all: wait for me, the form of the lesson, and what stands on every page just now.

import { h, setAttr, setText, show } from "../shared/dom";
import { deed, section, told } from "./parts";
import { beyond, named } from "./steps";
import type { Desk, Part } from "./types";

const MOST_TEXT = 200; // letters of a word to all, as in hall/wishes.py
const FORMS = [["50", "form-fifty"], ["90", "form-ninety"]] as const;

/** Something that was said to all, with what takes it back; hidden while it was not. */
class Standing {
  readonly element: HTMLElement;
  private readonly what = h("span", {});

  constructor(title: string, ...ends: HTMLElement[]) {
    this.element = h("li", { hidden: true }, h("span", {}, h("b", {}, title), " ", this.what), ...ends);
  }

  update(what: string | null): void {
    show(this.element, what !== null);
    if (what !== null) setText(this.what, what);
  }
}

export class ToAll implements Part {
  readonly follows = ["hour", "lessons", "seats"] as const;
  readonly element: HTMLElement;
  private readonly now = h("ul", { class: "al-desk-now", role: "status" });
  private readonly wait: Standing;
  private readonly go: Standing;
  private readonly gate: Standing;
  private readonly vote: Standing;
  private readonly text: HTMLInputElement;
  private readonly forms = h("select", { class: "al-desk-field" });
  private readonly formLine: HTMLElement;
  private readonly apply: HTMLButtonElement;
  private form = "";

  constructor(private readonly desk: Desk) {
    const { words } = desk;
    this.text = h("input", { type: "text", class: "al-desk-field", maxlength: MOST_TEXT, autocomplete: "off", enterkeyhint: "send" });
    this.wait = new Standing(words("wait-on"), deed(desk, words("go-on"), () => ({ do: "go-on" }), "al-primary"));
    this.go = new Standing(words("go-shown"), deed(desk, words("go-end"), () => ({ do: "stay" })));
    this.gate = new Standing(words("gate-shown"), deed(desk, words("gate-next"), () => this.nextStep()), deed(desk, words("gate-all"), () => ({ do: "open" })));
    this.vote = new Standing(words("vote-shown"), deed(desk, words("vote-end"), () => ({ do: "vote-end" })));
    this.now.append(this.wait.element, this.vote.element, this.go.element, this.gate.element);
    this.apply = h("button", { type: "button", class: "al-button" }, words("form-apply"));
    this.formLine = h("div", { class: "al-desk-line" }, h("label", {}, h("span", {}, words("form")), this.forms), this.apply);
    this.forms.append(h("option", { value: "" }, words("form-free")), ...FORMS.map(([value, name]) => h("option", { value }, words(name))));
    this.forms.addEventListener("change", () => this.offer());
    this.apply.addEventListener("click", () => void this.choose());
    this.element = section(desk, "all", this.now, this.waiting(), this.formLine);
  }

  private waiting(): HTMLFormElement {
    const button = h("button", { class: "al-button" }, this.desk.words("wait"));
    const form = h("form", { class: "al-desk-line al-desk-waiting" }, h("label", {}, h("span", {}, this.desk.words("wait-word")), this.text), button);
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (await this.desk.act({ do: "wait", text: this.text.value.trim() })) this.text.value = "";
    });
    return form;
  }

  /** Offers to take what is chosen, where it is not taken yet: arrow keys go through all forms on the way to one. */
  private offer(): void {
    show(this.apply, this.forms.value !== this.form);
  }

  private async choose(): Promise<void> {
    const minutes = Number(this.forms.value);
    const lesson = this.desk.lesson?.id ?? "";
    await this.desk.act(minutes ? { do: "form", lesson, minutes } : { do: "choose" });
  }

  /** Opens one step more than is open now; behind the last there is nothing to close. */
  private nextStep(): { do: string } & Record<string, unknown> {
    const gate = this.desk.told.hour?.gate;
    const steps = this.desk.told.lessons?.find((one) => one.id === gate?.lesson)?.steps ?? [];
    const next = steps[steps.findIndex((one) => one.id === gate?.step) + 1];
    return gate && next && next !== steps.at(-1) ? { do: "gate", lesson: gate.lesson, step: next.id } : { do: "open" };
  }

  update(): void {
    const { wait = null, go = null, gate = null, form = null, vote = null } = this.desk.told.hour ?? {};
    this.wait.update(wait && (wait.text ?? ""));
    this.go.update(go && [this.named(go.lesson, go.step), this.stayed].filter(Boolean).join(" · "));
    this.gate.update(gate && [this.named(gate.lesson, gate.step), told(this.desk, "gate-beyond", beyond(this.desk, gate.lesson, gate.step))].filter(Boolean).join(" · "));
    this.vote.update(vote && (vote.ask[this.desk.lang] ?? ""));
    show(this.now, Boolean(wait || go || gate || vote));
    setAttr(this.element, "data-waits", Boolean(wait));
    show(this.formLine, (this.desk.lesson?.forms?.length ?? 0) > 1);
    const value = form ? String(form.minutes) : "";
    if (this.form !== value) this.forms.value = value;
    this.form = value;
    this.offer();
  }

  /** The places of those who have not gone where all are called; empty where all have. */
  private get stayed(): string {
    return told(this.desk, "go-stays", (this.desk.told.seats ?? []).filter((one) => one.stays));
  }

  private named(lesson: string, id: string): string {
    const step = this.desk.told.lessons?.find((one) => one.id === lesson)?.steps.find((one) => one.id === id);
    return step ? named(step) : "";
  }
}
