// The guide's panel as it is read on: what comes into sight, what folds, what stands beside what came.

import { describe, expect, it, vi } from "vitest";
import type { QuestionView } from "../../guide/questions/types";
import type { Scene } from "../../guide/types";
import { CAME, EVIL, SCENE, start, still } from "./panel_scene";

const QUESTION: QuestionView = {
  id: "q", lang: "en", dir: "ltr", kind: "choice", field: "one", title: "Choose", ask: [], picture: {}, unit: "",
  options: [{ id: "a", text: "A" }, { id: "b", text: "B" }], pairs: [], open: true, given: "", outcome: "", said: "", tries: "", hints: [],
  more: false, revealable: false, key: "", rule: "", after: [], rubric: [], earlier: [], again: false,
};

describe("the guide's panel, read on", () => {
  still();

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

  it("begins, where a question is read half under the bar, at its first field by Tab", () => {
    document.body.className = "al-lesson";
    const { find } = start({ status: "ask", questions: [QUESTION] });
    const place = (one: Element, top: number) => vi.spyOn(one, "getBoundingClientRect").mockReturnValue({ top, bottom: top + 20, height: 20 } as DOMRect);
    const title = find(".al-lead-title");
    place(title, -500);
    title.focus();
    find(".al-asked").querySelectorAll("input, button").forEach((one) => place(one, one.matches("input") ? -10 : 200));
    const key = new KeyboardEvent("keydown", { key: "Tab", bubbles: true, cancelable: true });
    title.dispatchEvent(key);
    expect(document.activeElement).toBe(find(".al-asked input"));
    expect(key.defaultPrevented).toBe(true);
    document.body.className = "";
  });

  it("counts the bar over the lesson, where it stands inside a step of that", () => {
    const { el } = start({ status: "ask" });
    const around = document.createElement("div");
    around.className = "al-guided";
    around.innerHTML = "<div><div class='al-lead'><div class='al-lead-head' style='position: sticky'></div></div></div><div class='al-guided'></div>";
    document.body.append(around);
    const inner = around.lastElementChild as HTMLElement;
    inner.append(el);
    vi.spyOn(around.querySelector(".al-lead-head") as Element, "getBoundingClientRect").mockReturnValue({ height: 84 } as DOMRect);
    document.dispatchEvent(new Event("scroll"));
    vi.runAllTimers();
    // Its own box, too, which was measured before it stood there: what is brought into sight stops below the bar.
    for (const box of [inner, el.querySelector<HTMLElement>(".al-lead")]) expect(box?.style.getPropertyValue("--al-over")).toBe("84px");
  });

  it("stays where the result is in sight, with the question beside it", () => {
    const { find, show } = start({ status: "predict" });
    const read = (find(".al-lead-findings").scrollIntoView = vi.fn());
    const result = vi.spyOn(find(".al-lead-findings"), "getBoundingClientRect").mockReturnValue({ top: 380, bottom: 570, right: 600 } as DOMRect);
    vi.spyOn(find(".al-lead-column"), "getBoundingClientRect").mockReturnValue({ top: 100, left: 640, width: 300 } as DOMRect);
    show({ status: "ask", predictions: [CAME] });
    vi.runAllTimers();
    expect(read).not.toHaveBeenCalled();
    result.mockReturnValue({ top: 380, bottom: 2000, right: 600 } as DOMRect);
    show({ status: "predict" });
    show({ status: "ask", predictions: [CAME] });
    vi.runAllTimers();
    expect(read).toHaveBeenCalledWith({ block: "start" });
  });

  it("opens the ways past a step below their button where the bar would cover them", () => {
    const { find } = start({ status: "ask", questions: [QUESTION], buttons: [{ do: "skip-questions", label: "Go on without", main: false }] });
    find(".al-lead-head").style.position = "sticky";
    vi.spyOn(find(".al-lead-head"), "getBoundingClientRect").mockReturnValue({ height: 84 } as DOMRect);
    vi.spyOn(find(".al-lead-skip-panel"), "getBoundingClientRect").mockReturnValue({ top: 70 } as DOMRect);
    find(".al-lead-skip-menu").click();
    expect(find(".al-lead-skip-panel").hasAttribute("data-below")).toBe(true);
  });

  it("lists the order that came, and the one that was expected, below a short heading", () => {
    const orders = [{ title: "Result:", items: ["one", "two"] }, { title: "You expected:", items: ["two", "one"] }];
    const { el, find } = start({ predictions: [{ ...CAME, said: "In what order", scale: null, orders }] });
    expect(find(".al-lead-finding h3").textContent).toBe("In what order");
    expect(Array.from(el.querySelectorAll(".al-lead-order"), (one) => one.textContent)).toEqual(["Result:onetwo", "You expected:twoone"]);
  });

  it("draws a hundred dots where a number is counted so, and says how many are filled", () => {
    const { el, find, show } = start({ predictions: [{ ...CAME, dots: { filled: 4, label: "4 of 100" } }] });
    expect([el.querySelectorAll(".al-dots > span").length, el.querySelectorAll(".al-dots > [data-filled]").length]).toEqual([100, 4]);
    expect(find(".al-dots").getAttribute("aria-label")).toBe("4 of 100");
    show({ predictions: [{ ...CAME, dots: null }] });
    expect(find(".al-dots")).toBeNull();
  });

  it("leaves the page where the board tells what was watched, and reads on once that is over", () => {
    const { find, show } = start({ status: "watch" });
    const read = (find(".al-lead-findings").scrollIntoView = vi.fn());
    vi.spyOn(find(".al-lead-findings"), "getBoundingClientRect").mockReturnValue({ top: -900 } as DOMRect);
    show({ status: "ask", telling: true, predictions: [CAME] });
    vi.runAllTimers();
    expect(read).not.toHaveBeenCalled();
    show({ status: "ask", telling: false, predictions: [CAME] });
    vi.runAllTimers();
    expect(read).toHaveBeenCalledWith({ block: "start" });
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
});
