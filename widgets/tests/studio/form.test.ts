// The form leads to what it begins, waits for decisions, and shows one language where all is written in one.

import { expect, it } from "vitest";
import { Form } from "../../studio/form";
import type { Edit, Field, FormHost, Part } from "../../studio/types";

const lang: Field = { path: ["lang"], kind: "choice", label: "Language", value: "fr", choices: [["fr", "French"]] };
const happens: Field = { path: ["steps", 0, "happens"], kind: "choice", label: "What happens", value: "read", careful: true, choices: [["read", "Reads"], ["play", "Plays"]] };
const id: Field = { path: ["steps", 0, "id"], kind: "text", label: "Name", value: "step-1", careful: true };
const goal: Field = { path: ["steps", 0, "goal"], kind: "condition", label: "Goal", value: "turn >", means: ["Turn"] };
const title = (fr: string, en = ""): Field => ({ path: ["steps", 0, "title"], kind: "said", label: "Title", value: { en, fr }, entitles: true });
const ask = (value: string[]): Field => ({ path: ["steps", 0, "ask"], kind: "picks", label: "Questions", value, choices: [["one", "What?"]],
  leads: { one: ["quiz", 0] }, begins: "New", opens: ["quiz", 1] });

function parts(count = 1, said = title("Titre")): Part[] {
  const asked = { key: "asked", title: "Questions of this step", fields: [ask(["one"])] };
  const rest = { key: "rest", title: "More", fields: [goal], folded: true };
  const steps = [{ path: ["steps", 0], title: "1. Titre", fields: [said, happens], parts: [asked, rest], names: [id], more: [] }];
  const quiz = Array.from({ length: count }, (_, at) => ({ path: ["quiz", at], title: `${at}`, fields: [{ path: ["quiz", at, "ask"], kind: "text", label: "Q", value: "" } as Field], parts: [], more: [] }));
  return [{ key: "head", title: "Head", fields: [lang], counts: [["turn", "turn >= 2", "The turn"]] }, { key: "steps", title: "Steps", path: ["steps"], add: "Add", items: steps },
    { key: "quiz", title: "Questions", path: ["quiz"], add: "Add", items: quiz, full: "No more" }];
}

function shown() {
  const edits: Edit[] = [];
  const host = { words: (name: string) => name, edit: (edit: Edit) => edits.push(edit), point: () => undefined, judge: () => undefined } as unknown as FormHost;
  const form = new Form(host);
  document.body.replaceChildren(form.element);
  form.update(parts(), []);
  const at = (path: string) => form.element.querySelector<HTMLElement>(`[data-path="${path}"]`) as HTMLElement;
  return { form, edits, at };
}

it("begins a question in its step, and leads to the questions that there are", () => {
  const { form, edits, at } = shown();
  at("steps.0.ask").querySelector<HTMLElement>(".al-studio-pick-line button")?.click();
  expect(edits).toEqual([{ do: "add", path: ["steps", 0, "ask"] }]);
  form.update(parts(2), []);
  expect(document.activeElement?.closest<HTMLElement>("[data-path]")?.dataset["path"]).toBe("quiz.1.ask");
  expect(at("quiz.1").closest("details")?.open).toBe(true);
  at("steps.0.ask").querySelector<HTMLElement>("li .al-studio-go")?.click();
  expect(document.activeElement).toBe(at("quiz.0").querySelector("summary"));
  // Where there may be no more, the button says so and does nothing.
  form.element.querySelector<HTMLElement>('[data-list="quiz"]')?.click();
  expect(edits).toHaveLength(1);
});

it("waits for a decision where a choice or a name changes other places", () => {
  const { edits, at } = shown();
  const select = at("steps.0.happens").querySelector("select") as HTMLSelectElement;
  select.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
  select.value = "play";
  for (const kind of ["input", "change"]) select.dispatchEvent(new Event(kind, { bubbles: true }));
  expect(edits).toEqual([]);
  select.dispatchEvent(new Event("focusout", { bubbles: true }));
  expect(edits).toEqual([{ do: "write", path: ["steps", 0, "happens"], value: "play", field: "choice" }]);
  const name = at("steps.0.id").querySelector("input") as HTMLInputElement;
  name.value = "new";
  name.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(edits.at(-1)?.value).toBe("new");
});

it("names an item once its title is written, and puts in what can be counted", () => {
  const { edits, at } = shown();
  const input = at("steps.0.title").querySelectorAll("input")[1] as HTMLInputElement;
  input.value = "Autre";
  input.dispatchEvent(new Event("change", { bubbles: true }));
  expect(edits.map((edit) => edit.do)).toEqual(["write", "entitle"]);
  expect(edits[1]?.path).toEqual(["steps", 0]);
  const field = at("steps.0.goal");
  const select = field.querySelector("select") as HTMLSelectElement;
  select.value = "turn";
  (select.nextElementSibling as HTMLElement).click();
  expect(edits.at(-1)?.value).toBe("turn > turn");
  // Behind a condition that is whole, another one comes; what is selected is replaced.
  const box = field.querySelector("input") as HTMLInputElement;
  for (const [text, from, to, after] of [["turn > 3", 8, 8, "turn > 3 and turn >= 2"], ["gov.psl > 3", 0, 7, "turn > 3"], ["", 0, 0, "turn >= 2"]] as const) {
    box.value = text;
    box.setSelectionRange(from, to);
    select.value = "turn";
    (select.nextElementSibling as HTMLElement).click();
    expect(box.value).toBe(after);
  }
  expect(field.textContent).toContain("studio-ui-means");
});

it("hides the other language until somebody asks for it or writes in it", () => {
  const { form } = shown();
  const both = form.element.querySelector(".al-studio-both input") as HTMLInputElement;
  expect(form.element.dataset["alone"]).toBe("fr");
  both.click();
  expect(form.element.dataset["alone"]).toBeUndefined();
  both.click();
  form.update(parts(1, title("Titre", "Title")), []);
  expect(form.element.dataset["alone"]).toBeUndefined();
  expect((both.closest("label") as HTMLElement).hidden).toBe(true);
});
