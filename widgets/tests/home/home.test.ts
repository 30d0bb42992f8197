// The home page in the browser: one click predicts and rolls, the war can be halted and stepped, lessons show their state.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import home from "../../home/main";
import { SHELF } from "../../home/state";
import type { Atlas, Result, Scene } from "../../home/types";
import { SceneModel } from "../shared/model";

const ATLAS: Atlas = {
  viewBox: [0, 0, 100, 60], coast: "M0 0", borders: { area: "", region: "", state: "" }, letter: 10, land: [],
  places: [{ id: "III-1", path: "M0 0h9v9z", centre: [50, 30], label: [50, 20], name: "Tizi Ouzou", look: "land" }],
};
const FRAME = { turn: 0, control: {}, forces: { "III-1": [1, 2] as [number, number] }, support: [50, 44] as [number, number], held: [0, 0] as [number, number], says: "Turn 1 begins." };
const ROWS = [{ text: "No point", share: 0.5, chance: "1/2", percent: "50%" }, { text: "1 point", share: 0.5, chance: "1/2", percent: "50%" }];
const RESULT: Result = { number: 7, faces: [4], said: 0, came: 1, steps: ["The die shows 4.", "One point [A:9.11]."], effect: "1 point", verdict: "You expected another result.", score: "" };
const SCENE: Scene = {
  ply: 0, answer: 0, time: { at: 0, last: 0 }, lang: "en", dir: "ltr", title: "Home", lead: ["What.", "Why."],
  war: { number: 3, title: "A war", frames: [FRAME, { ...FRAME, turn: 1, control: { "III-1": "fln" }, support: [40, 30], says: "End of turn 1." }], end: "It ends." },
  throw: { places: [{ id: "III-1", name: "Tizi Ouzou", chosen: true }], place: "III-1", question: "What?", why: "Because.", rows: ROWS, result: null },
  many: null,
  path: [{ lang: "en", id: "starter", slug: "00-starter", number: "Starter", title: "A board", about: "", facts: ["50 minutes"], notes: ["A note"], steps: 9, link: "../lessons/00-starter/en.ipynb" }],
  ways: [],
  tables: [], doors: [], ending: [], notice: null,
};
const LESSON = SCENE.path[0]!;
const LESSONS = ["starter", "one", "two"].map((id) => ({ ...LESSON, id, title: id, link: `../${id}/en.ipynb` }));
const WAYS = [{ id: "short", label: "Two periods", about: "Short.", lessons: ["starter", "two"], take: 2 }, { id: "term", label: "A term", about: "All.", lessons: ["starter", "one", "two"], take: 3 }];
const ends: (() => void)[] = [];

function keepStarter(): void {
  localStorage.setItem(`${SHELF}starter`, JSON.stringify([{ war: "starter", save: JSON.stringify({ step: 4, steps: 9 }), name: "s", label: "s", when: 5 }]));
}

function start(scene: Scene = SCENE) {
  const strings = { "home-ui-state-begun": "begun: step %step% of %steps%", "home-ui-state-new": "not begun", "home-ui-return": "Go on" };
  const model = new SceneModel<Record<string, unknown>>({ atlas: ATLAS, strings, scene });
  const el = document.createElement("div");
  document.body.replaceChildren(el);
  ends.push(home.render({ model: model as never, el }));
  return { model, find: <E extends HTMLElement>(selector: string): E => el.querySelector(selector) as E };
}

describe("the home page", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    vi.useRealTimers();
  });

  it("says in a room at which tables somebody waits, and leads there; elsewhere nothing", () => {
    const { model, find } = start();
    expect(find(".al-home-tables").hidden).toBe(true);
    model.set("scene", { ...SCENE, tables: [{ text: "A table waits", link: "duel.ipynb" }] });
    const link = find<HTMLAnchorElement>(".al-home-tables a");
    expect([find(".al-home-tables").hidden, link.textContent, link.pathname]).toEqual([false, "A table waits", "/duel.ipynb"]);
  });

  it("does not call a lesson done in which a question was passed over", () => {
    const kept = (passed: number) => JSON.stringify([{ war: "starter", save: JSON.stringify({ step: 9, steps: 9, done: true, passed }), name: "s", label: "s", when: 5 }]);
    const says = [0, 1, 2].map((passed) => {
      localStorage.setItem(`${SHELF}starter`, kept(passed));
      return start().find(".al-home-progress").textContent;
    });
    expect(says).toEqual(["Starter · home-ui-state-done", "Starter · home-ui-state-passed-one", "Starter · home-ui-state-passed"]);
  });

  it("shows the lessons of the way that was chosen, goes on along it, and remembers it", () => {
    const shown = (): string[] => Array.from(document.querySelectorAll(".al-home-path .al-home-title"), (title) => title.textContent ?? "");
    const scene = { ...SCENE, path: LESSONS, ways: WAYS };
    const keep = (id: string, when: number): void => localStorage.setItem(`${SHELF}${id}`, JSON.stringify([{ war: id, save: JSON.stringify({ step: 9, steps: 9, done: true }), name: "s", label: "s", when }]));
    const { find } = start(scene);
    expect(shown()).toEqual(["starter", "one", "two"]);
    expect(find<HTMLInputElement>(".al-home-ways input:checked").value).toBe("term");
    find<HTMLInputElement>(".al-home-ways input[value=short]").click();
    expect(shown()).toEqual(["starter", "two"]);
    keep("starter", 1);
    const { find: seek } = start(scene);
    expect(shown()).toEqual(["starter", "two"]);
    expect([seek(".al-home-return h2").textContent, seek(".al-home-come").textContent]).toEqual(["two", "home-ui-way-come"]);
    keep("two", 2);
    const { find: look } = start(scene);
    expect([look(".al-home-return").hidden, look(".al-home-come").textContent]).toEqual([true, "home-ui-way-done"]);
  });

  it("takes the way that the address asks for until its reader chooses another", () => {
    document.body.dataset["voila"] = "";
    history.replaceState(null, "", "/home?way=short");
    const { find } = start({ ...SCENE, path: LESSONS, ways: WAYS });
    expect(document.querySelectorAll(".al-home-path li")).toHaveLength(2);
    find<HTMLInputElement>(".al-home-ways input[value=term]").click();
    expect([document.querySelectorAll(".al-home-path li").length, new URLSearchParams(location.search).has("way")]).toEqual([3, false]);
    delete document.body.dataset["voila"];
  });

  it("predicts and rolls with one click, and then only shows", () => {
    const { model, find } = start();
    find(".al-home-rows li:nth-child(1) button").click();
    expect(model.sent).toEqual([{ kind: "throw", said: 0, ply: 0 }]);
    model.set("scene", { ...SCENE, answer: 1, throw: { ...SCENE.throw, result: RESULT } });
    expect(find(".al-home-result").hidden).toBe(false);
    expect(find(".al-home-steps").textContent).toContain("The die shows 4.");
    expect(find(".al-home-steps .al-rule").dataset["rule"]).toBe("A:9.11");
    expect(document.activeElement?.textContent).toBe("1 point");
    find(".al-home-rows li:nth-child(2) button").click();
    expect(model.sent).toHaveLength(1);
  });

  it("takes another prediction once the roll has been put away", () => {
    const { model, find } = start();
    model.receive({ kind: "patch", base: 0, patch: { answer: [1], throw: { result: [RESULT] } } });
    model.receive({ kind: "patch", base: 1, patch: { answer: [2], throw: { result: [null] } } });
    find(".al-home-rows li:nth-child(2) button").click();
    expect(model.sent).toEqual([{ kind: "throw", said: 1, ply: 0 }]);
  });

  it("lets the war go on by itself, and halts at its end", () => {
    const { find } = start();
    expect(find(".al-home-says").textContent).toBe("Turn 1 begins.");
    vi.advanceTimersByTime(2000);
    expect(find(".al-home-says").textContent).toBe("End of turn 1. It ends.");
    expect(find("svg path[data-place]").dataset["side"]).toBe("fln");
    expect(find(".al-home-names").textContent).toBe("● Tizi Ouzou");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("goes back to the beginning when the reader decides something", () => {
    const { model, find } = start();
    vi.advanceTimersByTime(2000);
    model.set("scene", { ...SCENE, answer: 1, throw: { ...SCENE.throw, result: RESULT } });
    expect(find(".al-home-says").textContent).toBe("Turn 1 begins.");
  });

  it("says how far a lesson is, and forgets it only when asked twice", () => {
    keepStarter();
    const { find } = start();
    expect(find(".al-home-path li").dataset["state"]).toBe("begun");
    expect(find(".al-home-progress").textContent).toBe("Starter · begun: step 4 of 9");
    expect(find(".al-home-return").hidden).toBe(false);
    expect(find<HTMLAnchorElement>(".al-home-return .al-primary").getAttribute("href")).toContain("00-starter");
    expect(find<HTMLAnchorElement>(".al-home-path a").getAttribute("href")).not.toContain("onward"); // who comes by the path may be somebody else
    expect(Array.from(find(".al-home-dots").children, (dot) => (dot as HTMLElement).dataset["state"])).toEqual([..."ddd", "n", ..."lllll"].map((one) => ({ d: "done", n: "now", l: "later" })[one]));
    find(".al-home-clear").click();
    expect(localStorage.length).toBe(1);
    find(".al-home-sure .al-danger").click();
    expect(localStorage.length).toBe(0);
    expect(find(".al-home-progress").textContent).toBe("Starter · not begun");
    expect(find(".al-home-return").hidden).toBe(true);
  });

  it("shows who is new the war and the die first, and who comes back where to go on", () => {
    const order = () => Array.from(document.querySelectorAll(".al-home > :not([hidden])"), ({ className }) => className).filter((name) => /(return|way|stage)$/.test(name));
    const { find } = start();
    expect([find("h1").textContent, ...order()]).toEqual(["Home", "al-home-stage", "al-home-way"]);
    expect(document.querySelector(find<HTMLAnchorElement>(".al-home-sent a").getAttribute("href") as string)).toBe(find(".al-home-way h2"));
    find(".al-home-rows button").focus();
    keepStarter();
    dispatchEvent(new Event("storage"));
    expect(order()).toEqual(["al-home-stage", "al-home-return", "al-home-way"]); // the die is in the reader's hand
    expect(document.activeElement).toBe(find(".al-home-rows button"));
    const again = start();
    expect([again.find("h1").textContent, ...order()]).toEqual(["Go on", "al-home-return", "al-home-way", "al-home-stage"]);
    expect([".al-home-lead", ".al-home-sent"].map((name) => again.find(name).hidden)).toEqual([true, true]);
  });
});
