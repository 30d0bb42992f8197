// The fields of the laboratory and what is predicted in it: they say what the kernel says, and tell it what was chosen.

import { describe, expect, it, vi } from "vitest";
import type { Control } from "../../lab/types";
import { bars, choose, part, press, select, settle, SHELF, start, tidy } from "./desk";

tidy();

describe("fields", () => {
  it("have a label, and tie hint and error to it", () => {
    const { find } = start([part([select({ hint: "So often.", error: "Too many." })])]);
    const input = find<HTMLSelectElement>("select");

    expect(find<HTMLLabelElement>("label").htmlFor).toBe(input.id);
    const described = (input.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(["Too many.", "So often."]);
    expect(input.getAttribute("aria-invalid")).toBe("true");
  });

  it("tell the kernel what was chosen, and show what it took", () => {
    const { model, find, show } = start([part([select()])]);
    choose(find<HTMLSelectElement>("select"), "200");
    expect(model.sent).toEqual([{ kind: "set", key: "runs", value: "200" }]);

    show([part([select({ value: "100" })])]);
    expect(find<HTMLSelectElement>("select").value).toBe("100");
  });

  it("keep the focus while the kernel answers", () => {
    const { find, show } = start([part([select(), select({ key: "turn" })])]);
    const input = find<HTMLSelectElement>("select");
    input.focus();
    show([part([select({ key: "before" }), select({ value: "200" }), select({ key: "turn" })])]);

    expect(document.activeElement).toBe(input);
    expect(input.value).toBe("200");
  });

  it("leave a number that could not be taken, to be mended", () => {
    const number: Control = { key: "turn", kind: "number", label: "Last turn", value: "12", least: 1, most: 40 };
    const { find, show } = start([part([number])]);
    choose(find<HTMLInputElement>("input"), "99");
    show([part([{ ...number, error: "1 to 40" }])]);
    expect(find<HTMLInputElement>("input").value).toBe("99");
    show([part([number])]);
    expect(find<HTMLInputElement>("input").value).toBe("12");
  });

  it("leave alone what is being typed when the kernel says something else", () => {
    const number: Control = { key: "turn", kind: "number", label: "Last turn", value: "12", least: 1, most: 40 };
    const { model, show, el } = start([part([number]), bars([null])]);
    for (const input of el.querySelectorAll<HTMLInputElement>("input[type=text]")) {
      input.value = "2";
      input.dispatchEvent(new Event("input"));
      show([part([{ ...number, hint: "News." }]), bars([null])]);
      expect(input.value).toBe("2");
      choose(input, "20");
    }
    expect(model.sent).toEqual([{ kind: "set", key: "turn", value: "20" }, { kind: "predict", key: "w0", value: "20" }]);
    show([part([{ ...number, value: "20" }]), bars([20])]);
    show([part([number]), bars([3])]);
    expect([...el.querySelectorAll<HTMLInputElement>("input[type=text]")].map((input) => input.value)).toEqual(["12", "3"]);
  });

  it("say a number that was typed as soon as the reader rests, and once", () => {
    vi.useFakeTimers();
    const number: Control = { key: "seed", kind: "number", label: "Number", value: "1", least: 0, most: 99 };
    const { model, find } = start([part([number])]);
    const input = find<HTMLInputElement>("input");
    const type = (text: string) => {
      input.value = text;
      input.dispatchEvent(new Event("input"));
    };
    type("");
    vi.advanceTimersByTime(1000);
    type("4");
    vi.advanceTimersByTime(100);
    type("42");
    vi.advanceTimersByTime(1000);
    input.dispatchEvent(new Event("change"));
    expect(model.sent).toEqual([{ kind: "set", key: "seed", value: "42" }]);
  });

  it("keep a prediction that the kernel refuses, with its sentence, until it is mended", () => {
    const { model, find, show } = start([bars([20])]);
    const input = find<HTMLInputElement>("input[type=text]");
    choose(input, "500");
    expect(model.sent).toEqual([{ kind: "predict", key: "w0", value: "500" }]);
    const refused = bars([null]);
    const bar = refused.bars?.bars[0];
    if (bar) bar.error = "From -99 to 99.";
    show([refused]);
    expect([input.value, input.getAttribute("aria-invalid")]).toEqual(["500", "true"]);
    expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toBe("From -99 to 99.");
    show([bars([50])]);
    expect([input.value, input.getAttribute("aria-invalid")]).toEqual(["50", null]);
  });

  it("say the value of a slider in words, the printed one as such", () => {
    const slider: Control = { key: "value", kind: "slider", label: "Its value", value: "1", options: [["0", "0"], ["1", "1"], ["2", "2"]], mark: ["1", "printed"] };
    const { model, find } = start([part([slider])]);
    const input = find<HTMLInputElement>("input");
    expect(input.getAttribute("aria-valuetext")).toBe("1, printed");
    input.value = "2";
    input.dispatchEvent(new Event("input"));
    expect(input.getAttribute("aria-valuetext")).toBe("2");
    input.dispatchEvent(new Event("change"));
    expect(model.sent).toEqual([{ kind: "set", key: "value", value: "2" }]);
  });

  it("stand on cards and in choices", () => {
    const card: Control = { key: "card.0", kind: "card", label: "Way 1", controls: [select({ key: "way.0" })] };
    const side: Control = { key: "side", kind: "choice", label: "Side", value: "gov", options: [["fln", "FLN"], ["gov", "Government"]] };
    const { model, find, el } = start([part([card, side])]);
    expect(document.getElementById(find("[role=group]").getAttribute("aria-labelledby") ?? "")?.textContent).toBe("Way 1");
    const [fln, gov] = [...el.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    expect(gov?.checked).toBe(true);
    fln?.click();
    expect(model.sent).toEqual([{ kind: "set", key: "side", value: "fln" }]);
  });

  it("open on demand, and by themselves if one of them has to be mended", () => {
    const folded = (change: Partial<Control> = {}) =>
      [part([], { folded: { label: "Change it", groups: [{ key: "two", legend: "", controls: [select(change)] }] } })];
    const { find, show } = start(folded());
    expect(find(".al-lab-fold > summary").textContent).toBe("Change it");
    expect(find<HTMLDetailsElement>(".al-lab-fold").open).toBe(false);
    show(folded({ error: "Too many." }));
    expect(find<HTMLDetailsElement>(".al-lab-fold").open).toBe(true);
    show(folded());
    expect(find<HTMLDetailsElement>(".al-lab-fold").open).toBe(true);
  });

  it("say whether a button stands for what is chosen", () => {
    const button = (pressed?: boolean) => [part([{ key: "one", kind: "button", label: "One", ...(pressed === undefined ? {} : { pressed }) }])];
    const { find, show } = start(button(true));
    expect(find("button").getAttribute("aria-pressed")).toBe("true");
    show(button(false));
    expect(find("button").getAttribute("aria-pressed")).toBe("false");
    show(button());
    expect(find("button").hasAttribute("aria-pressed")).toBe(false);
  });

  it("have names of their own in every desk of the page", () => {
    const first = start([part([select()])]);
    const id = first.find("select").id;
    expect(id).toMatch(/^al-[a-z0-9]{4,}-\d+$/);
  });

  it("offer the wars that the browser keeps, the newest first", () => {
    const war = (name: string, when: number) => ({ war: name, save: `{${name}}`, name: `${name}.json`, label: `war ${name}`, when });
    localStorage.setItem(SHELF, JSON.stringify([war("new", 2), war("old", 1)]));
    const { model, find, el } = start([part([select({ key: "position", kept: "algeria" })])]);
    expect([...el.querySelectorAll("optgroup option")].map((one) => one.textContent?.split(",")[0])).toEqual(["war new", "war old"]);

    choose(find<HTMLSelectElement>("select"), "kept:1");
    expect(model.sent).toEqual([{ kind: "open", name: "old.json", text: "{old}" }]);
    expect(find<HTMLSelectElement>("select").value).toBe("100");
  });

  it("refuse a file that cannot be a war", async () => {
    const { model, find, note } = start([part([{ key: "open", kind: "file", label: "Open" }])]);
    const input = find<HTMLInputElement>("input[type=file]");
    const file = { name: "big.json", size: 6_000_000, text: () => Promise.resolve("") };
    Object.defineProperty(input, "files", { value: [file], configurable: true });
    input.dispatchEvent(new Event("change"));
    await settle();
    expect(note()).toBe("big.json too large");
    file.size = 10;
    input.dispatchEvent(new Event("change"));
    await settle();
    expect(model.sent).toEqual([{ kind: "open", name: "big.json", text: "" }]);
  });
});

describe("a prediction", () => {
  it("is a slider that says when nothing was said yet", () => {
    const { find } = start([bars([null, -20])]);
    const [open, said] = [...document.querySelectorAll("[role=slider]")];
    expect(open?.getAttribute("aria-valuetext")).toBe("nothing yet");
    expect(said?.getAttribute("aria-valuetext")).toBe("\u221220");
    expect(said?.getAttribute("aria-valuenow")).toBe("-20");
    expect(find("[role=slider]").getAttribute("aria-label")).toBe("Prediction for Way 0");
  });

  it("is drawn by keys, and told once they rest", () => {
    vi.useFakeTimers();
    const { model, find } = start([bars([null])]);
    const track = find("[role=slider]");
    for (const key of ["ArrowRight", "ArrowUp", "PageUp", "ArrowLeft"]) press(track, key);
    expect(track.getAttribute("aria-valuenow")).toBe("21");
    expect(model.sent).toEqual([]);
    vi.runAllTimers();
    expect(model.sent).toEqual([{ kind: "predict", key: "w0", value: 21 }]);
    for (const [key, value] of [["Home", -99], ["End", 99], ["PageDown", 79]] as const) {
      press(track, key);
      expect(track.getAttribute("aria-valuenow")).toBe(String(value));
    }
    press(track, "Delete");
    vi.runAllTimers();
    expect(model.sent.at(-1)).toEqual({ kind: "predict", key: "w0", value: null });
    press(track, "End");
    track.dispatchEvent(new FocusEvent("blur"));
    expect(model.sent.at(-1)).toEqual({ kind: "predict", key: "w0", value: 99 });
    const { length } = model.sent;
    vi.runAllTimers();
    expect(model.sent.length).toBe(length);
  });

  it("is drawn by the pointer, and told when it is let go", () => {
    const { model, find, show } = start([bars([null])]);
    const track = find<HTMLElement>("[role=slider]");
    track.getBoundingClientRect = () => ({ left: 0, width: 198 }) as DOMRect;
    track.dispatchEvent(new PointerEvent("pointerdown", { clientX: 99, button: 0 }));
    track.dispatchEvent(new PointerEvent("pointermove", { clientX: 149 }));
    show([bars([3])]);
    expect(track.getAttribute("aria-valuenow")).toBe("50");
    expect(model.sent).toEqual([]);
    track.dispatchEvent(new PointerEvent("pointermove", { clientX: 900 }));
    track.dispatchEvent(new PointerEvent("pointerup", {}));
    expect(model.sent).toEqual([{ kind: "predict", key: "w0", value: 99 }]);
    track.dispatchEvent(new PointerEvent("pointermove", { clientX: 5 }));
    expect(track.getAttribute("aria-valuenow")).toBe("99");
  });

  it("is written as a number, and taken back", () => {
    const { model, find, el, show } = start([bars([null])]);
    const input = find<HTMLInputElement>(".al-lab-bar input");
    choose(input, "\u22123/8 %");
    expect(model.sent).toEqual([{ kind: "predict", key: "w0", value: "\u22123/8 %" }]); // the kernel reads what was typed
    show([bars([-12.5])]);
    expect([input.value, find("[role=slider]").getAttribute("aria-valuenow")]).toEqual(["-12.5", "-12.5"]);
    expect(el.querySelector("[data-open]")).toBeNull();
    find<HTMLButtonElement>(".al-lab-clear").click();
    expect(model.sent.at(-1)).toEqual({ kind: "predict", key: "w0", value: null });
    expect(input.value).toBe("");
    expect(document.activeElement).toBe(find("[role=slider]"));
  });
});
