// The laboratory in the browser: the run, the address, what the kernel gives, and what waits for its button.

import { describe, expect, it, vi } from "vitest";
import { BEAT } from "../../lab/pulse";
import type { Control, Part, Progress } from "../../lab/types";
import { bars, choose, part, press, select, settle, SHELF, start, tidy } from "./desk";

tidy();

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

  it("comes into sight when it begins, and leads to what came out once it is over", () => {
    const { model, find } = start([part([], { key: "run", runs: true })]);
    const seen = (find(".al-lab-progress").scrollIntoView = vi.fn());
    const onward = find<HTMLElement>(".al-lab-progress .al-quiet-button");
    document.body.insertAdjacentHTML("beforeend", '<div class="al-pane"></div>');
    const result = document.body.lastElementChild as HTMLElement;
    const came = (result.scrollIntoView = vi.fn());
    result.checkVisibility = () => true;
    model.set({ progress });
    model.set({ progress: { ...progress, done: 60 } });
    expect([seen.mock.calls.length, onward.hidden]).toEqual([1, true]);
    model.set({ progress: { ...progress, going: false, done: 200 } });
    onward.click();
    expect([onward.hidden, came.mock.calls.length, document.activeElement]).toEqual([false, 1, result]);
    result.remove();
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
