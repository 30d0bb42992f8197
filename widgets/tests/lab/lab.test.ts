// The laboratory in the browser: fields, bars, the run and the address say what the kernel says, and nothing else.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import lab from "../../lab/main";
import { BEAT } from "../../lab/pulse";
import type { Control, Message, Part, Progress, Scene } from "../../lab/types";
import { FormModel } from "../shared/model";

const STRINGS = {
  "lab-ui-predict-way": "Prediction for %way%", "lab-ui-predict-number": "Number for %way%", "lab-ui-no-prediction": "nothing yet",
  "lab-ui-mark": "%value%, %mark%", "lab-ui-kept": "Kept wars", "lab-ui-kept-item": "%label%, %date%",
  "lab-ui-copied": "Copied", "lab-ui-copied-long": "Copied, %letters% letters", "lab-ui-copy-by-hand": "By hand",
  "lab-ui-saved": "Saved %file%", "lab-ui-kept-done": "Kept", "lab-ui-kept-full": "Full", "lab-ui-too-large": "%file% too large",
  "lab-ui-no-answer": "No answer", "lab-ui-room": "Open the war room",
};
const SHELF = "algeria-lab:wars:algeria";

function select(change: Partial<Control> = {}): Control {
  return { key: "runs", kind: "select", label: "Wars", value: "100", options: [["100", "100"], ["200", "200"]], ...change };
}

function part(controls: Control[], change: Partial<Part> = {}): Part {
  return { key: "question", title: "The question", says: [], groups: [{ key: "one", legend: "Size", controls }], ...change };
}

const bars = (values: (number | null)[]): Part =>
  part([], { key: "prediction", groups: [], bars: { low: -99, high: 99, bars: values.map((value, place) => ({ key: `w${place}`, label: `Way ${place}`, value })) } });

function scene(parts: Part[], change: Partial<Scene> = {}): Scene {
  return { lang: "en", dir: "ltr", parts, link: "abc", write: false, ...change };
}

const ends: (() => void)[] = [];

function start(parts: Part[], change: Partial<Scene> = {}) {
  const model = new FormModel<Message>({ scene: scene(parts, change), strings: STRINGS, progress: {}, message: {} });
  const el = document.createElement("div");
  document.body.replaceChildren(el);
  const end = lab.render({ model, el });
  ends.push(end);
  const find = <E extends Element>(selector: string): E => {
    const found = el.querySelector<E>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  return { model, el, end, find, show: (next: Part[], more: Partial<Scene> = {}) => model.set({ scene: scene(next, more) }),
    note: () => find<HTMLElement>(".al-lab-note p").textContent };
}

const press = (element: Element, key: string) => element.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true, bubbles: true }));
const choose = (element: HTMLSelectElement | HTMLInputElement, value: string) => {
  element.value = value;
  element.dispatchEvent(new Event("change"));
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "#");
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  delete document.body.dataset["voila"];
});

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
    expect(find("summary").textContent).toBe("Change it");
    expect(find<HTMLDetailsElement>("details").open).toBe(false);
    show(folded({ error: "Too many." }));
    expect(find<HTMLDetailsElement>("details").open).toBe(true);
    show(folded());
    expect(find<HTMLDetailsElement>("details").open).toBe(true);
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

describe("a run", () => {
  const progress: Progress = { going: true, done: 50, wars: 200, text: "50 of 200 wars", said: "25% are played.", notes: ["A note"], error: "" };

  it("shows how far it is, and says so to those who cannot see it", () => {
    const { model, find, el } = start([part([], { key: "run", runs: true })]);
    expect(find<HTMLElement>(".al-lab-progress").hidden).toBe(true);
    model.set({ progress });
    expect(find<HTMLElement>(".al-lab-progress").hidden).toBe(false);
    expect(find<HTMLProgressElement>("progress").getAttribute("value")).toBe("50");
    expect(find("[role=status].al-lab-said").textContent).toBe("25% are played.");
    expect(find("li").textContent).toBe("A note");
    model.set({ progress: { ...progress, error: "It broke." } });
    expect(find("[role=alert]").textContent).toBe("It broke.");
    model.set({ progress: {} });
    expect(el.querySelector<HTMLElement>(".al-lab-progress")?.hidden).toBe(true);
  });

  it("begins by a button, and a dead kernel is told", () => {
    const { model, find, note } = start([part([{ key: "run", kind: "button", label: "Play", main: true }])]);
    find<HTMLButtonElement>("[data-do=run]").click();
    expect(model.sent).toEqual([{ kind: "press", key: "run", value: "" }]);
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    model.dead = true;
    find<HTMLButtonElement>("[data-do=run]").click();
    expect(note()).toBe("No answer");
  });

  it("is told now and then that somebody waits for it, and when the page is left", () => {
    vi.useFakeTimers();
    const { model } = start([part([], { key: "run", runs: true })]);
    dispatchEvent(new Event("pagehide"));
    vi.advanceTimersByTime(3 * BEAT);
    expect(model.sent).toEqual([]);
    model.set({ progress });
    model.set({ progress: { ...progress, done: 60 } });
    vi.advanceTimersByTime(2 * BEAT);
    expect(model.sent).toEqual([{ kind: "alive" }, { kind: "alive" }]);
    dispatchEvent(new Event("pagehide"));
    dispatchEvent(new Event("pagehide"));
    expect(model.sent.slice(2)).toEqual([{ kind: "leave" }]);
    model.set({ progress: { ...progress, going: false } });
    vi.advanceTimersByTime(3 * BEAT);
    expect(model.sent).toHaveLength(3);
  });

  it("whose kernel has ended is not told any more", () => {
    vi.useFakeTimers();
    const { model } = start([part([], { key: "run", runs: true })]);
    model.set({ progress });
    model.dead = true;
    vi.advanceTimersByTime(BEAT);
    model.dead = false;
    vi.advanceTimersByTime(3 * BEAT);
    expect(model.sent).toEqual([]);
  });
});

describe("the address", () => {
  it("is read at the start and when it changes, but not what the page wrote itself", () => {
    history.replaceState(null, "", "#q=letters");
    const { model, end } = start([part([select()])]);
    expect(model.sent).toEqual([{ kind: "link", value: "letters" }]);
    history.replaceState(null, "", "#q=abc");
    dispatchEvent(new HashChangeEvent("hashchange"));
    expect(model.sent.length).toBe(1);
    history.replaceState(null, "", "#q=other");
    dispatchEvent(new HashChangeEvent("hashchange"));
    expect(model.sent.at(-1)).toEqual({ kind: "link", value: "other" });
    end();
    dispatchEvent(new HashChangeEvent("hashchange"));
    expect(model.sent.length).toBe(2);
  });

  it("is written once the reader has done something, and only on a page of our own", () => {
    const { show } = start([part([select()])]);
    show([part([select()])], { write: true, link: "new" });
    expect(location.hash).toBe("");
    document.body.dataset["voila"] = "voila";
    show([part([select()])], { write: false, link: "new" });
    expect(location.hash).toBe("");
    show([part([select()])], { write: true, link: "new" });
    expect(location.hash).toBe("#q=new");
  });

  it("is copied, with a warning if it is long", async () => {
    const copied: string[] = [];
    vi.stubGlobal("navigator", { clipboard: { writeText: (text: string) => Promise.resolve(copied.push(text)) } });
    const { model, find, note } = start([part([{ key: "link", kind: "link", label: "Copy" }])]);
    find<HTMLButtonElement>("[data-do=link]").click();
    expect(model.sent).toEqual([{ kind: "copy" }]);
    expect(copied).toEqual([]);
    model.tell("msg:custom", { kind: "link", letters: "with-the-number" }, []);
    await settle();
    expect(copied[0]).toMatch(/#q=with-the-number$/);
    expect(note()).toBe("Copied");
    find<HTMLButtonElement>("[data-do=link]").click();
    model.tell("msg:custom", { kind: "link", letters: "x".repeat(2500) }, []);
    await settle();
    expect(note()).toMatch(/^Copied, 2,5\d\d letters$/);
  });

  it("is shown and selected where the page may not copy", async () => {
    vi.stubGlobal("navigator", { clipboard: undefined });
    const { model, find, note } = start([part([{ key: "link", kind: "link", label: "Copy" }])]);
    find<HTMLButtonElement>("[data-do=link]").click();
    model.tell("msg:custom", { kind: "link", letters: "abc" }, []);
    await settle();
    const field = find<HTMLInputElement>(".al-lab-link");
    expect(field.hidden).toBe(false);
    expect(field.value).toMatch(/#q=abc$/);
    expect(note()).toBe("By hand");
  });
});

describe("what the kernel gives", () => {
  const war = { kind: "keep", shelf: "algeria", page: "war-room.ipynb", war: "w9", save: "{}", name: "w9.json", label: "War 9" };

  it("is unpacked and saved", async () => {
    const saved: [string, Blob][] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${saved.push(["", blob as Blob])}`);
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      (saved.at(-1) as [string, Blob])[0] = this.download;
    });
    const packed = await new Response(new Blob(["a,b"]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
    const { model, note } = start([part([])]);
    model.tell("msg:custom", { kind: "file", name: "wars.csv", type: "text/csv" }, [new DataView(packed)]);
    await vi.waitFor(() => expect(note()).toBe("Saved wars.csv"));
    expect(saved[0]?.[0]).toBe("wars.csv");
    expect(await saved[0]?.[1].text()).toBe("a,b");
  });

  it("is kept for the war room, without pushing another war out", () => {
    const { model, note, find } = start([part([])]);
    document.body.dataset["voila"] = "voila";
    model.tell("msg:custom", war, []);
    expect(note()).toBe("Kept");
    expect(find<HTMLAnchorElement>(".al-lab-note a").getAttribute("href")).toBe("war-room.ipynb?lang=en");
    const five = Array.from({ length: 5 }, (_, place) => ({ ...war, war: `w${place}`, when: place }));
    localStorage.setItem(SHELF, JSON.stringify(five));
    model.tell("msg:custom", war, []);
    expect(note()).toBe("Full");
    expect(JSON.parse(localStorage.getItem(SHELF) ?? "[]")).toEqual(five);
  });

  it("is kept on the shelf of its game, which leads to its page", () => {
    const { model, find } = start([part([select({ key: "position", kept: "twilight" })])]);
    document.body.dataset["voila"] = "voila";
    model.tell("msg:custom", { ...war, shelf: "twilight", page: "twilight.ipynb" }, []);
    expect(localStorage.getItem(SHELF)).toBeNull();
    expect(JSON.parse(localStorage.getItem("algeria-lab:wars:twilight") ?? "[]")).toHaveLength(1);
    expect(find<HTMLAnchorElement>(".al-lab-note a").getAttribute("href")).toBe("twilight.ipynb?lang=en");
  });
});

it("is told and taken away in the note", () => {
  const { model, el, note } = start([part([])]);
  model.set({ message: { level: "error", text: "It did not work." } });
  expect(note()).toBe("It did not work.");
  expect(el.querySelector(".al-lab-fault")).not.toBeNull();
  model.set({ message: { level: "info", text: "" } });
  expect(note()).toBe("");
  expect(el.querySelector(".al-lab-fault")).toBeNull();
});

it("leaves nothing behind when it ends", () => {
  const { model, el, end } = start([part([select()]), bars([1])]);
  end();
  expect(model.listening).toBe(0);
  expect(el.childElementCount).toBe(0);
});

describe("what waits for its button", () => {
  const waiting = (...values: (number | null)[]): Part => ({ ...bars(values), unsent: "l05 both prediction" });
  const field = (value: string): Control => ({ key: "sentence", kind: "writing", label: "In your words", value, most: 99 });
  const sentence = (value = ""): Part => part([field(value)], { key: "sentence", unsent: "l05 both sentence" });

  function say(shown: ReturnType<typeof start>): void {
    press(shown.find("[role=slider]"), "End");
    shown.find("[role=slider]").dispatchEvent(new Event("blur"));
    const area = shown.find<HTMLTextAreaElement>("textarea");
    area.value = "It cuts both ways";
    area.dispatchEvent(new Event("input"));
  }

  it("is told to a kernel that knows nothing of it, once, as after the page was loaded again", () => {
    say(start([waiting(null, null), sentence()]));
    const { model, show } = start([waiting(null, null), sentence()]);
    const told = [{ kind: "predict", key: "w0", value: 99 }, { kind: "set", key: "sentence", value: "It cuts both ways" }];
    expect(model.sent).toEqual(told);
    show([waiting(99, null), sentence("It cuts both ways")]);
    expect(model.sent).toEqual(told);
    expect(start([waiting(12, null), sentence("Mine")]).model.sent).toEqual([]);
  });

  it("is forgotten once the kernel has noted it, when it is taken away, and where nothing waits", () => {
    const first = start([waiting(null), sentence()]);
    say(first);
    first.show([part([], { key: "predicted" }), part([field("It cuts both ways")], { key: "sentence" })]);
    expect(sessionStorage).toHaveLength(0);
    const second = start([waiting(null), sentence()]);
    say(second);
    second.show([waiting(99), sentence()]);
    second.find<HTMLElement>(".al-lab-clear").click();
    choose(second.find<HTMLInputElement>(".al-lab-bar input"), "500");
    const refused = waiting(null);
    if (refused.bars?.bars[0]) refused.bars.bars[0].error = "From -99 to 99.";
    second.show([refused, sentence()]);
    expect(Object.keys(sessionStorage).map((key) => key.split(":").at(-1))).toEqual(["l05 both sentence sentence"]);
    sessionStorage.clear();
    say(start([bars([null]), part([field("")], { key: "sentence" })]));
    expect(sessionStorage).toHaveLength(0);
  });
});
