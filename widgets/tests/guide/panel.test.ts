// The guide's panel in the browser: what the kernel writes stands there as letters, what is pressed goes to the kernel.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import guide from "../../guide/main";
import type { Prediction, Scene } from "../../guide/types";
import { SceneModel } from "../shared/model";

const STRINGS = { "guided-fold": "Hide", "guided-unfold": "Show", "guided-state-now": "now", "guided-picture-missing": "No picture.", "guided-own-game": "Yours:" };
const EVIL = "<img src=x onerror=run()>";

const SCENE: Scene = {
  ply: 0, answer: 0, time: { at: 0, last: 0 }, lang: "en", dir: "ltr", scenario: "A lesson", foreword: null, status: "read", now: "Read, then go on.",
  heading: "Step 1 of 2", left: "about 4 minutes left", done: 0, most: 2,
  step: { id: "look", title: "Look", text: [{ kind: "p", items: [[{ text: "See " }, { text: "Bône", strong: true }]] }, { kind: "ul", items: [[{ text: EVIL }]] }],
    picture: null, dice: "", hints: [] },
  note: "", questions: [], buttons: [{ do: "go-on", label: "Go on", main: true }, { do: "leave", label: "Play on freely", main: false }],
  says: [], phases: [], predictions: [],
  steps: [{ id: "look", title: "Look", state: "now", jump: "", again: [] }, { id: "act", title: "Act", state: "later", jump: "Go to Act", again: [] }],
  goals: [], debrief: null, notice: null,
} as Scene;

const CAME: Prediction = { id: "award", state: "came", ask: [], said: "You expected 5. It was 8.", more: "", after: [], scale: null };
const ends: (() => void)[] = [];

function start(scene: Partial<Scene> = {}) {
  const model = new SceneModel<Record<string, unknown>>({ atlas: {}, strings: STRINGS, scene: { ...SCENE, ...scene } });
  const el = document.createElement("div");
  document.body.replaceChildren(el);
  ends.push(guide.render({ model: model as never, el }));
  const find = <E extends HTMLElement>(selector: string): E => el.querySelector(selector) as E;
  let answer = 0;
  const show = (next: Partial<Scene>) => model.set("scene", { ...SCENE, ...next, answer: ++answer });
  return { el, model, find, show };
}

describe("the guide's panel", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    vi.useRealTimers();
    sessionStorage.clear();
  });

  it("says the question of the lesson in every step, and who makes which claim to whoever unfolds it", () => {
    const { find, show } = start({ on_top: { question: "Why move villages?", claim: "It weakens.", by: EVIL } });
    expect(find(".al-lead-top > summary").textContent).toBe("guided-top-label. Why move villages?");
    expect(find<HTMLDetailsElement>(".al-lead-top").open).toBe(false);
    expect(find(".al-lead-top > div").textContent).toBe(`guided-top-claim It weakens.${EVIL}`);
    show({});
    expect(find(".al-lead-top").hidden).toBe(true);
  });

  it("tells for and against by a sign and a word, in the game and in the sources", () => {
    const row = (side: "for" | "against", label: string) => ({ side, label, text: [], from: "" });
    const sides = [{ title: "In the game", note: "Later.", rows: [] }, { title: "In the sources", note: "", rows: [row("for", "For"), row("against", "Against")] }];
    const { el } = start({ status: "debrief", debrief: { sections: [{ title: "The claim", told: [], asks: [], sides }], score: "", sources: [], made: [] } });
    expect(Array.from(el.querySelectorAll(".al-lead-sides h4"), (title) => title.textContent)).toEqual(["In the game", "In the sources"]);
    expect(Array.from(el.querySelectorAll(".al-lead-side"), (side) => side.textContent)).toEqual(["+ For", "− Against"]);
    expect(el.querySelector(".al-lead-sides .al-hint")?.textContent).toBe("Later.");
  });

  it("gives a box to whoever is alone with a question, and takes nothing from it that is being written", () => {
    const ask = (place: number | null, own = "") => ({ text: [], told: [], link: "", place, own });
    const debrief = (own: string) => ({ sections: [{ title: "Felt", told: [], asks: [ask(4, own), ask(null)], sides: [] }], score: "", sources: [], made: [] });
    const { el, find, model, show } = start({ status: "debrief", debrief: debrief("") });
    const area = find<HTMLTextAreaElement>(".al-lead-own-words textarea");
    expect(el.querySelectorAll(".al-lead-own-words").length).toBe(1);
    area.value = "Hard.";
    find(".al-lead-own-words button").click();
    expect(model.sent).toEqual([{ kind: "say", place: 4, text: "Hard.", ply: 0 }]);
    show({ status: "debrief", debrief: debrief("Hard.") });
    expect([find("textarea") === area, find(".al-lead-own-words [role=status]").textContent]).toEqual([true, "guided-own-kept"]);
  });

  it("makes a card of the lines to keep: another sentence is taken, a blank stays to be filled in, all can be copied", async () => {
    const line = (id: string, texts: string[], count = 1, place = 0) => ({ id, label: id, texts, place, count, chosen: id !== "answer" });
    const debrief = (place: number) => ({ sections: [], score: "", sources: [], made: [], trace: { text: "all of it", lines: [line("answer", [""]), line("for", ["A sentence."], 3, place)] } });
    const { el, find, model, show } = start({ status: "debrief", debrief: debrief(0) });
    expect([find(".al-lead-blank").textContent, Array.from(el.querySelectorAll(".al-lead-trace dl button")).filter((one) => !one.closest("[hidden]")).length]).toEqual(["guided-trace-blank", 1]);
    const other = find("[data-line=for]");
    other.click();
    show({ status: "debrief", debrief: debrief(1) });
    expect([model.sent, find("[data-line=for]") === other]).toEqual([[{ kind: "keep", line: "for", place: 1, ply: 0 }], true]);
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    find("[data-do=copy]").click();
    await vi.waitFor(() => expect(find(".al-lead-trace [role=status]").textContent).toBe("guided-trace-copied"));
    expect(write).toHaveBeenCalledWith("all of it");
  });

  it("says which step this is, how long is left and how far it is", () => {
    const { find } = start();
    expect(find(".al-lead-where").textContent).toBe("Step 1 of 2 · about 4 minutes left");
    expect(find<HTMLProgressElement>("progress").getAttribute("aria-label")).toBe("Step 1 of 2");
    expect(find("h2").textContent).toBe("Look");
    expect(find(".al-lead-step .al-lead-text strong").textContent).toBe("Bône");
  });

  it("leads behind what is shown to the questions about it", () => {
    const { find, show } = start({ to_question: "To the question" });
    const scrolled = vi.spyOn(find(".al-lead-column"), "scrollIntoView");
    find(".al-lead-to-question").click();
    expect([find(".al-lead-to-question").textContent, scrolled.mock.calls.length]).toEqual(["To the question", 1]);
    show({});
    expect(find(".al-lead-to-question").hidden).toBe(true);
  });

  it("opens the page of a lesson with one button, and never a lesson that was begun", () => {
    for (const begun of [false, true]) {
      const { el, find, show } = start({ begun });
      const page = Object.assign(document.createElement("div"), { className: "al-lesson", innerHTML: '<div class="al-room-stage"><div class="al-guided"></div></div>' });
      document.body.append(page);
      page.querySelector(".al-guided")?.append(el);
      show({ begun });
      expect(find(".al-lead").hasAttribute("data-unopened")).toBe(!begun);
      find("[data-do=begin]").click();
      expect(find(".al-lead").hasAttribute("data-unopened")).toBe(false);
    }
  });

  it("leaves no question out with an answer that was written and not sent, unless it is asked twice", () => {
    const question = { id: "q", lang: "en", dir: "ltr", kind: "text", field: "text", title: "Say", ask: [], picture: {}, unit: "", options: [], pairs: [],
      open: true, given: "", outcome: "", said: "", tries: "", hints: [], more: false, revealable: false, key: "", rule: "", after: [], rubric: [], earlier: [], again: false };
    const { find, model } = start({ status: "ask", questions: [question] as never, buttons: [{ do: "skip-questions", label: "Go on without", main: false }] });
    const area = find<HTMLTextAreaElement>("textarea");
    area.value = "A sentence";
    area.dispatchEvent(new Event("input", { bubbles: true }));
    find("[data-do=skip-questions]").click();
    expect([model.sent, find(".al-notice").textContent?.includes("guided-unsent")]).toEqual([[], true]);
    find("[data-do=skip-questions]").click();
    expect(model.sent).toEqual([{ kind: "skip-questions", ply: 0 }]);
  });

  it("does not go on from a text that is being written again, unless it is asked twice", () => {
    const question = { id: "q", lang: "en", dir: "ltr", kind: "text", field: "text", title: "Say", ask: [], picture: {}, unit: "", options: [], pairs: [],
      open: false, given: "Order.", outcome: "told", said: "Kept.", tries: "", hints: [], more: false, revealable: false, key: "", rule: "", after: [], rubric: [], earlier: [], again: true };
    const { find, model } = start({ status: "done", questions: [question] as never, buttons: [{ do: "go-on", label: "Go on", main: true }] });
    find(".al-asked-again").click();
    const area = find<HTMLTextAreaElement>("textarea");
    area.value = "Order, and fear.";
    area.dispatchEvent(new Event("input", { bubbles: true }));
    find("[data-do=go-on]").click();
    expect([model.sent, find(".al-notice").textContent?.includes("guided-unsent")]).toEqual([[], true]);
    find("[data-do=go-on]").click();
    expect(model.sent).toEqual([{ kind: "go-on", ply: 0 }]);
  });

  it("has the ways past a task in one menu, with what shows an answer, and sends what is chosen there", () => {
    const question = { id: "q", lang: "en", dir: "ltr", kind: "number", field: "number", title: "Reckon", ask: [], picture: {}, unit: "", options: [], pairs: [],
      open: true, given: "", outcome: "", said: "", tries: "", hints: [], more: true, revealable: true, key: "", rule: "", after: [], rubric: [], earlier: [], again: false };
    const { el, find, model, show } = start({ status: "ask", questions: [question] as never, buttons: [{ do: "skip-questions", label: "Go on without", main: false }, { do: "debrief", label: "To the debrief", main: false }] });
    const menu = find(".al-lead-skip-panel");
    expect([menu.hidden, ...Array.from(menu.querySelectorAll("button"), (one) => one.dataset["do"])]).toEqual([true, "question-key", "skip-questions", "debrief"]);
    expect(Array.from(el.querySelectorAll<HTMLElement>(".al-asked-buttons button")).filter(({ hidden }) => !hidden).map((one) => one.textContent)).toEqual(["quiz-panel-answer", "quiz-panel-hint"]);
    find(".al-lead-skip-menu").click();
    expect(menu.hidden).toBe(false);
    find("[data-do=question-key]").click();
    expect(model.sent).toEqual([{ kind: "question-key", question: "q", ply: 0 }]);
    show({ buttons: [] });
    expect(find(".al-lead-skip").hidden).toBe(true);
  });

  it("says of a phase that was passed over that it was, and does not tick it", () => {
    const { find, show } = start();
    show({ phases: [{ id: "predict", label: "Predict", state: "passed" }, { id: "do", label: "Do", state: "now" }] });
    expect(find(".al-lead-phases li").textContent).toBe("–Predict (guided-phase-passed)");
  });

  it("names the present one of the four phases, by mark and in words", () => {
    const { el, find, show } = start();
    expect(find(".al-lead-phases").hidden).toBe(true);
    show({ phases: [{ id: "predict", label: "Predict", state: "before" }, { id: "do", label: "Do", state: "now" }, { id: "say", label: "Say why", state: "later" }] });
    const items = Array.from(el.querySelectorAll(".al-lead-phases li"));
    expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, "step", null]);
    expect(items.map((item) => item.textContent)).toEqual(["✓Predict (guided-phase-before)", "▸Do (guided-phase-now)", "Say why (guided-phase-later)"]);
  });

  it("comes back to where board and guide begin, once a step or its play opens", () => {
    const { el, find, show } = start({ status: "predict" });
    find<HTMLButtonElement>(".al-lead-main").focus();
    el.classList.add("al-guided");
    Object.defineProperty(el, "clientWidth", { value: 1000 });
    const seen = (el.scrollIntoView = vi.fn());
    const begins = vi.spyOn(el, "getBoundingClientRect").mockReturnValue({ top: -300 } as DOMRect);
    const after = (next: Partial<Scene>): number => {
      show(next);
      vi.runAllTimers();
      return seen.mock.calls.length;
    };
    expect(after({ status: "play" })).toBe(1);
    expect(after({ status: "ask" })).toBe(1);
    expect(after({ step: { ...SCENE.step, id: "next" } as never })).toBe(2);
    begins.mockReturnValue({ top: 20 } as DOMRect);
    expect(after({ step: { ...SCENE.step, id: "last" } as never })).toBe(2);
  });

  it("stays with the last answer, and brings what leads on into sight", () => {
    const { find, show } = start({ status: "ask", predictions: [{ ...CAME, said: "You expected 35. It was 33." }] });
    const [back, on] = [".al-lead-findings", ".al-lead-column > .al-lead-buttons"].map((place) => (find(place).scrollIntoView = vi.fn()));
    vi.spyOn(find(".al-lead-findings"), "getBoundingClientRect").mockReturnValue({ top: -900 } as DOMRect);
    show({ status: "done" });
    vi.runAllTimers();
    expect(back).not.toHaveBeenCalled();
    expect(on).toHaveBeenCalledWith({ block: "nearest" });
  });

  it("comes back to its beginning once another game inside the step is over", () => {
    const { el, show } = start({ status: "part" });
    el.classList.add("al-guided");
    const seen = (el.scrollIntoView = vi.fn());
    vi.spyOn(el, "getBoundingClientRect").mockReturnValue({ top: -300 } as DOMRect);
    show({ status: "ask" });
    vi.runAllTimers();
    expect(seen).toHaveBeenCalledWith({ block: "start" });
  });

  it("unfolds above a board once its play is over, and brings the result and the question into sight", () => {
    const { el, find, show } = start({ status: "play" });
    el.classList.add("al-guided");
    find(".al-lead-fold").click();
    const came = (find(".al-lead-findings").scrollIntoView = vi.fn());
    const far = vi.spyOn(find(".al-lead-findings"), "getBoundingClientRect").mockReturnValue({ top: -900 } as DOMRect);
    vi.spyOn(find(".al-lead-panel"), "getBoundingClientRect").mockReturnValue({ top: -1000, bottom: -500, width: 360 } as DOMRect);
    show({ status: "ask", predictions: [{ ...CAME, said: "You expected 35. It was 33." }] });
    vi.runAllTimers();
    expect(find(".al-lead-body").hidden).toBe(false);
    expect(came).toHaveBeenCalledWith({ block: "start" });
    far.mockReturnValue({ top: 40 } as DOMRect);
    show({ status: "done" });
    vi.runAllTimers();
    expect(came).toHaveBeenCalledTimes(1);
  });

  it("sets what was predicted beside what came on one scale, and reads it out", () => {
    const { find, show } = start();
    const scale = { label: "From 0 to 10. You: 5.", zero: 0, marks: [{ at: 0, text: "0" }, { at: 1, text: "10" }], you: { at: 0.5, text: "you: 5" }, result: { at: 0.8, text: "result: 8" }, start: null };
    show({ predictions: [{ ...CAME, ask: [{ kind: "p", items: [[{ text: EVIL }]] }], scale }] });
    expect(find(".al-lead-findings[role=status] h3").textContent).toBe("You expected 5. It was 8.");
    expect(find(".al-scale").getAttribute("aria-label")).toBe("From 0 to 10. You: 5.");
    expect([".al-scale-you", ".al-scale-result", ".al-scale-bar"].map((part) => find(part).style.getPropertyValue("--at"))).toEqual(["50.00%", "80.00%", "0.00%"]);
    expect([find(".al-lead-findings img"), find(".al-lead-predictions").hidden]).toEqual([null, true]);
  });

  it("folds away what was to be read before, once it is told what came", () => {
    const { find, show } = start();
    expect(find(".al-lead-step .al-lead-text").closest("details")).toBeNull();
    const phases = [{ id: "do", label: "Do", state: "before" } as const];
    show({ predictions: [CAME], phases });
    expect(find(".al-lead-step .al-lead-text").closest("details")?.hidden).toBe(false);
    show({ predictions: [CAME] }); // nothing was played: the text is that of what is being read
    expect(find(".al-lead-step .al-lead-text").closest("details")).toBeNull();
    show({ predictions: [{ ...CAME, state: "awaited" }], phases });
    expect(find(".al-lead-step .al-lead-text").closest("details")).toBeNull();
    expect(find(".al-lead-predicted").textContent).toContain("You expected 5. It was 8.");
  });

  it("lets an earlier step be read again without leaving this one", () => {
    const { find, show } = start();
    show({ steps: [{ id: "look", title: "Look", state: "before", jump: "", again: [{ kind: "p", items: [[{ text: "Once more." }]] }] }, { id: "act", title: "Act", state: "now", jump: "", again: [] }] });
    expect(find(".al-lead-steps details").textContent).toContain("Once more.");
    expect(find(".al-lead-steps li:last-child details").hidden).toBe(true);
  });

  it("explains a word of the game where the text uses it", () => {
    const { find, model } = start();
    const front = { id: "front", title: "Front", about: "An organisation.", rule: { key: "A:2.1", title: "Units" }, forms: ["Bône"] };
    model.set("atlas", { terms: [front] });
    find<HTMLButtonElement>(".al-lead-text [data-term=front]").click();
    expect(find(".al-rule-note").textContent).toContain("An organisation.");
  });

  it("opens with the title of the scenario and what to know before, at its first step only", () => {
    const { find, show } = start({ foreword: { title: "A lesson", notes: ["Of camps."] } });
    expect(find(".al-lead-foreword").textContent).toContain("A lesson");
    expect(find(".al-lead-foreword").textContent).toContain("Of camps.");
    show({ foreword: null });
    expect(find(".al-lead-foreword").hidden).toBe(true);
  });

  it("shows what an author typed as letters, never as elements", () => {
    const { el, show } = start();
    show({ scenario: EVIL, foreword: { title: EVIL, notes: [EVIL] }, says: [{ about: "event", lead: EVIL, note: EVIL, text: [{ kind: "p", items: [[{ text: EVIL }]] }], dice: EVIL, picture: { src: "", alt: EVIL } }],
      debrief: { sections: [{ title: EVIL, told: [EVIL], asks: [{ text: [{ kind: "p", items: [[{ text: EVIL }]] }], told: [EVIL], link: EVIL }],
        sides: [{ title: EVIL, note: EVIL, rows: [{ side: "for", label: EVIL, text: [{ kind: "p", items: [[{ text: EVIL }]] }], from: EVIL }] }] }], score: EVIL, sources: [EVIL], made: [EVIL] }, status: "debrief" });
    expect(el.querySelector("[onerror]")).toBeNull();
    expect(el.textContent).toContain(EVIL);
  });

  it("sends what is pressed, and waits for the answer", () => {
    const { find, model } = start();
    find("[data-do=go-on]").click();
    find("[data-do=leave]").click();
    expect(model.sent).toEqual([{ kind: "go-on", ply: 0 }]);
  });

  it("has large type for a class, and asks for its sheets", async () => {
    const { find, model } = start();
    const box = find(".al-lead-large input") as HTMLInputElement;
    box.click();
    expect(find(".al-lead").hasAttribute("data-large")).toBe(true);
    find("[data-sheet=roles]").click();
    expect(model.sent.at(-1)).toMatchObject({ what: "roles" });
    box.click();
    expect(find(".al-lead").hasAttribute("data-large")).toBe(false);
  });

  it("hears a double click once: the second one would fall on the next step", () => {
    const { find, model } = start();
    find("[data-do=leave]").dispatchEvent(new MouseEvent("click", { detail: 2 }));
    expect(model.sent).toEqual([]);
  });

  it("begins the next step at its top, and offers the rules that its text names", () => {
    const { find, show } = start();
    find(".al-lead-panel").scrollTop = 90;
    show({ step: { ...SCENE.step!, id: "act", text: [{ kind: "p", items: [[{ text: "See [A:10.1]." }]] }] } });
    expect(find(".al-lead-panel").scrollTop).toBe(0);
    expect(find(".al-lead-step .al-lead-text .al-rule").dataset["rule"]).toBe("A:10.1");
  });

  it("puts the focus on the next step's title, and reads out what was said", () => {
    const { find, show, el } = start();
    find("[data-do=go-on]").focus();
    show({ step: { ...SCENE.step!, id: "act", title: "Act" }, heading: "Step 2 of 2", left: "", now: "Now play.",
      says: [{ about: "done", lead: "Done.", note: "", text: [], dice: "", picture: null }] });
    expect(document.activeElement).toBe(find("h2"));
    expect(el.querySelector("[aria-live]")?.textContent).toBe("Done. Step 2 of 2. Now play.");
  });

  it("keeps the text back until what is said before was read", () => {
    const { find, show } = start({ note: "It is hard.", buttons: [{ do: "accept", label: "Read", main: true }] });
    expect(find(".al-lead-step .al-lead-text").textContent).toBe("");
    expect(find(".al-lead-note").textContent).toContain("It is hard.");
    show({ note: "" });
    expect(find(".al-lead-note").hidden).toBe(true);
    expect(find(".al-lead-step .al-lead-text").textContent).toContain("Bône");
  });

  it("folds its text, and says in its head what the step is about", () => {
    const { find } = start();
    find(".al-lead-fold").click();
    expect(find(".al-lead-body").hidden).toBe(true);
    expect(find(".al-lead-now").textContent).toBe("Look · Read, then go on.");
    expect(find(".al-lead-fold").getAttribute("aria-expanded")).toBe("false");
  });

  it("shows a hint that was asked for while its text was folded away", () => {
    const { find, show } = start({ status: "play" });
    find(".al-lead-fold").click();
    show({ step: { ...SCENE.step, hints: ["Name the area."] } as never });
    expect(find(".al-lead-step").hidden).toBe(false);
    expect(find(".al-lead-hints").textContent).toContain("Name the area.");
  });

  it("leads to steps that the author marked", () => {
    const { el, model } = start();
    const jumps = [...el.querySelectorAll<HTMLButtonElement>(".al-lead-steps button")].filter((button) => !button.hidden);
    expect(jumps.map((button) => button.textContent)).toEqual(["Go to Act"]);
    jumps[0]?.click();
    expect(model.sent).toEqual([{ kind: "jump", step: "act", ply: 0 }]);
  });

  it("tells what a picture shows that is not at hand", () => {
    const { find, show } = start();
    show({ step: { ...SCENE.step!, picture: { src: "", alt: "A fence" } } });
    expect(find("figure img").hidden).toBe(true);
    expect(find("figcaption").textContent).toBe("No picture. A fence");
  });
});
