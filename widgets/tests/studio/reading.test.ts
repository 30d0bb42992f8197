// What a prediction reads is chosen in words; what is written by hand stays as it is until somebody wants the menus.

import { expect, it } from "vitest";
import { FieldView } from "../../studio/fields";
import { Form } from "../../studio/form";
import type { Edit, Fault, Field, FormHost, Part } from "../../studio/types";

const KNOWN = [["fln.psl", "Support of the FLN"], ["gov.psl", "Support of the Government"]] as const;

let judged: () => void = () => undefined;

function host(edits: Edit[], acts: string[] = []): FormHost {
  return { words: (id: string) => id, edit: (edit: Edit) => edits.push(edit), point: () => undefined, back: (act: string) => acts.push(act), judge: () => judged() } as unknown as FormHost;
}

it("writes what two lists say, and leaves alone what they cannot say", () => {
  const edits: Edit[] = [];
  const field = (value: string): Field => ({ path: ["quiz", 0, "answer", "engine"], kind: "reading", label: "Read", value, choices: KNOWN });
  const view = new FieldView(host(edits), field("change(gov.psl)"));
  view.update(field("change(gov.psl)"), []);
  document.body.replaceChildren(view.element);
  const [how, what] = Array.from(view.element.querySelectorAll("select")) as [HTMLSelectElement, HTMLSelectElement];
  expect([how.value, what.value]).toEqual(["change", "gov.psl"]);
  what.value = "fln.psl";
  what.dispatchEvent(new Event("change", { bubbles: true }));
  how.value = "now";
  how.dispatchEvent(new Event("change", { bubbles: true }));
  expect(edits.map(({ value }) => value)).toEqual(["change(fln.psl)", "fln.psl"]);
  for (const text of ["change(gov.psl) + 2", "16 - gov.psl", "change(nobody)", "change(gov.psl", "gov.psl)"]) {
    view.update(field(text), []);
    expect(view.element.querySelector<HTMLInputElement>("input")?.value).toBe(text);
    expect(what.parentElement?.hidden).toBe(true);
  }
  view.element.querySelector<HTMLElement>(".al-studio-reading-hand button")?.click();
  expect(edits.at(-1)?.value).toBe("change(fln.psl)");
});

it("takes back an edit, and not the letters of some other field; what was just added is not wrong yet", () => {
  const [edits, acts]: [Edit[], string[]] = [[], []];
  const form = new Form(host(edits, acts));
  document.body.replaceChildren(form.element);
  const fields = (at: number): Field[] => ["who", "text"].map((key) => ({ path: ["documents", at, key], kind: "text", label: key, value: "" }));
  const items = (count: number): Part[] => [{ key: "documents", title: "Documents", path: ["documents"], add: "Add", items: Array.from({ length: count }, (_, at) => ({ path: ["documents", at], title: `${at}`, fields: fields(at), parts: [], more: [] })) }];
  const fault = { path: ["documents", 1, "text"], text: "Nothing is here.", warns: false } as unknown as Fault;
  form.update(items(1), []);
  (form.element.querySelector("details details") as HTMLDetailsElement).open = true;
  form.element.querySelector<HTMLElement>("[data-act=add]")?.click();
  form.update(items(2), [fault]);
  const opened = Array.from(form.element.querySelectorAll<HTMLDetailsElement>("li > details"), ({ open }) => open);
  expect(opened).toEqual([false, true]); // one is looked at after another
  const field = form.element.querySelector('[data-path="documents.1.text"]') as HTMLElement;
  expect(field.textContent).toContain("studio-ui-to-fill");
  const input = field.querySelector("input") as HTMLInputElement;
  const other = form.element.querySelector<HTMLInputElement>('[data-path="documents.1.who"] input');
  judged = () => form.update(items(2), [fault]);
  input.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: other }));
  expect(field.textContent).toContain("Nothing is here.");
  input.value = "xyz";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  for (const key of ["z", "z", "y"]) input.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey: true, bubbles: true }));
  expect([input.value, ...acts]).toEqual(["", "undo", "redo"]);
  expect(edits).toHaveLength(1);
});
