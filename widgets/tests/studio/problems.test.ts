// What is found in a text, as a list, and one field of the form: what they show, and what they ask for.

import { describe, expect, it, vi } from "vitest";
import { FieldView } from "../../studio/fields";
import { Problems } from "../../studio/problems";
import type { Fault, Field, FormHost, Verdict } from "../../studio/types";

const words = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(" ");
const FAULT: Fault = { line: 4, column: 7, where: "steps.1", path: ["steps", 0], text: "<b>wrong</b>", code: "E204", warns: false };

function verdict(...faults: Fault[]): Verdict {
  return { ticket: 1, faults, says: "said", ready: faults.length === 0, name: "a.yaml", label: "A" };
}

describe("the list of what was found", () => {
  it("shows text as text and leads to its place", () => {
    const go = vi.fn();
    const problems = new Problems(words, go);
    problems.show(verdict(FAULT));
    const button = problems.element.querySelector("button");

    expect(problems.element.querySelector("b")).toBeNull();
    expect(button?.textContent).toContain("E204");
    button?.click();
    expect(go).toHaveBeenCalledWith(FAULT);
  });

  it("names the file of a fault that is not in the text", () => {
    const problems = new Problems(words, vi.fn());
    problems.show(verdict({ ...FAULT, file: "own.toml" }));

    expect(problems.element.textContent).toContain("studio-ui-at-file own.toml 4");
  });

  it("keeps the button of a fault that stays", () => {
    const problems = new Problems(words, vi.fn());
    problems.show(verdict(FAULT));
    const before = problems.element.querySelector("button");
    problems.show(verdict({ ...FAULT, line: 9 }));

    expect(problems.element.querySelector("button")).toBe(before);
  });
});

describe("a field", () => {
  const edit = vi.fn();
  const host = { words, lang: "en", tell: vi.fn(), say: vi.fn(), seek: vi.fn(), edit } as unknown as FormHost;
  const field: Field = { path: ["set_up", "place", "FLN-01"], kind: "choice", label: "Card", value: "fln-deck",
    choices: [["fln-deck", "in the deck"], ["fln-hand", "in hand"]] };

  it("asks for what was chosen, and goes back where that was not written", () => {
    const view = new FieldView(host, field);
    view.update(field, []);
    const select = view.element.querySelector("select") as HTMLSelectElement;
    select.value = "fln-hand";
    select.dispatchEvent(new Event("change", { bubbles: true }));

    expect(edit).toHaveBeenCalledWith({ do: "write", path: field.path, value: "fln-hand", field: "choice" });
    view.update(field, []);
    expect(select.value).toBe("fln-deck");
  });

  it("says in words what is wrong with it", () => {
    const view = new FieldView(host, field);
    view.update(field, [FAULT]);

    expect(view.element.querySelector("select")?.getAttribute("aria-invalid")).toBe("true");
    expect(view.element.querySelector(".al-studio-error")?.textContent).toBe("<b>wrong</b>");
  });
});
