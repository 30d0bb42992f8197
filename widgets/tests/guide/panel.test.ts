// The guide's panel in the browser: what the kernel writes stands there as letters, what is pressed goes to the kernel.

import { describe, expect, it, vi } from "vitest";
import type { QuestionView } from "../../guide/questions/types";
import type { Scene } from "../../guide/types";
import { EVIL, SCENE, start, still } from "./panel_scene";

describe("the guide's panel", () => {
  still();

  it("says the question of the lesson in every step, and who makes which claim to whoever unfolds it", () => {
    const { find, show } = start({ on_top: { question: "Why move villages?", claim: "It weakens.", by: EVIL } });
    expect(find(".al-lead-top > summary").textContent).toBe("guided-top-label. Why move villages?");
    expect(find<HTMLDetailsElement>(".al-lead-top").open).toBe(false);
    expect(find(".al-lead-top > div").textContent).toBe(`guided-top-claim It weakens.${EVIL}`);
    show({});
    expect(find(".al-lead-top").hidden).toBe(true);
  });

  it("plays an order between which a step lets choose when it is pressed, says what is left of one begun, and marks the one played", () => {
    const order = (name: string, board: string, open: boolean, chosen = false, next = "") => ({ name, board, chosen, open, next });
    const choices = (chosen: boolean, next = "") => ({ title: "One of these:", mark: "chosen", orders: [order("Put it into service", "Border: activate", !chosen, false, next), order(EVIL, "", !chosen, chosen)] });
    const { el, find, model, show } = start({ status: "play", choices: choices(false) });
    el.querySelectorAll<HTMLElement>(".al-lead-choices li > button")[1]?.click();
    expect(model.sent).toEqual([{ kind: "order", place: 1, ply: 0 }]);
    show({ status: "play", choices: choices(false, "Left: end it") });
    expect(find(".al-lead-choices [role=status]").textContent).toBe("Put it into service – Left: end it");
    show({ status: "play", choices: choices(false) });
    expect(find(".al-lead-choices [role=status]").hidden).toBe(true);
    expect(Array.from(el.querySelectorAll(".al-lead-choices li"), (row) => row.textContent)).toEqual(["Put it into serviceBorder: activate", EVIL]);
    expect(find(".al-lead-choices [data-chosen]")).toBe(null);
    show({ status: "done", choices: choices(true) });
    expect(find(".al-lead-choices [data-chosen] small").textContent).toBe("✓ chosen");
    show({});
    expect(find(".al-lead-choices").hidden).toBe(true);
  });

  it("tells for, against and open by a sign and a word, in the game and in the sources", () => {
    const row = (side: "for" | "against" | "open", label: string) => ({ side, label, text: [], from: "" });
    const sides = [{ title: "In the game", note: "Later.", rows: [] }, { title: "In the sources", note: "", rows: [row("for", "For"), row("against", "Against"), row("open", "Open")] }];
    const { el } = start({ status: "debrief", debrief: { sections: [{ title: "The claim", told: [], asks: [], sides }], score: "", sources: [], made: [] } });
    expect(Array.from(el.querySelectorAll(".al-lead-sides h4"), (title) => title.textContent)).toEqual(["In the game", "In the sources"]);
    expect(Array.from(el.querySelectorAll(".al-lead-side"), (side) => side.textContent)).toEqual(["+ For", "− Against", "? Open"]);
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

  it("gives back what was half written to who was called away and comes back: an answer, a sheet, own words", () => {
    const view = (id: string, field: "text" | "sheet"): QuestionView => ({
      id, field, title: id, named: "", ask: [], picture: {}, options: field === "sheet" ? [{ id: "who", text: "Who?" }] : [], pairs: [], unit: "", given: "", open: true, again: false,
      outcome: "", said: "", tries: "", hints: [], more: false, revealable: false, key: "", rule: "", after: [], rubric: [], earlier: [],
    } as unknown as QuestionView);
    const here: Partial<Scene> = { status: "ask", questions: [view("why", "text"), view("paper", "sheet")] };
    const { el, show } = start(here);
    const write = (text: string) => el.querySelectorAll("textarea").forEach((area) => {
      if (area.closest("[hidden]")) return;
      area.value = text;
      area.dispatchEvent(new Event("input", { bubbles: true }));
    });
    const written = () => Array.from(el.querySelectorAll("textarea")).filter((area) => !area.closest("[hidden]")).map((area) => area.value);
    write("Half a");
    show({ step: { ...SCENE.step!, id: "act" }, status: "play" });
    expect(written()).toEqual([]);
    show(here);
    expect(written()).toEqual(["Half a", "Half a"]);

    const debrief = { sections: [{ title: "Felt", told: [], asks: [{ text: [], told: [], link: "", place: 4, own: "" }], sides: [] }], score: "", sources: [], made: [] };
    const end: Partial<Scene> = { status: "debrief", step: null, debrief, hand_in: { state: "", said: "", nickname: "Lina" } };
    show(end);
    write("Hard");
    show(here);
    show(end);
    expect(written()).toEqual(["Hard", "Hard"]);
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
    const { find, show } = start();
    expect(find(".al-lead-where").textContent).toBe("Step 1 of 2 · about 4 minutes left");
    show({ step: { ...SCENE.step, id: "next" } as never });
    expect(find("[aria-live]").textContent).toContain("Step 1 of 2, about 4 minutes left.");
    show({});
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

  it("says what is spent and left by the task, and leaves it to the board to read out what was not played", () => {
    const wrong = { about: "wrong", lead: "The guide:", note: "", text: [], dice: "", picture: null };
    const { find, show } = start({ status: "play", spent: "" });
    expect(find(".al-lead-spent").hidden).toBe(true);
    show({ status: "play", spent: "Spent: 4 of 5. Left: 1.", says: [wrong] as never });
    expect([find(".al-lead-spent").textContent, find(".al-lead-spent").getAttribute("role")]).toEqual(["Spent: 4 of 5. Left: 1.", "status"]);
    expect(find(".al-hidden-text[role=status]").textContent).not.toContain("The guide:");
    expect(find(".al-lead-said").textContent).toContain("The guide:");
  });

  it("hands in under a heading of its own, by the nickname until another name is typed, which stays", () => {
    const debrief = { sections: [], score: "", sources: [], made: [] };
    const hand_in = (nickname: string, said = "") => ({ status: "debrief" as const, debrief, hand_in: { state: "" as const, said, nickname } });
    const { find, model, show } = start(hand_in("Lina"));
    const name = find<HTMLInputElement>(".al-lead-hand-in input");
    expect([find(".al-lead-hand-in h3").textContent, name.value, find(".al-lead-take:not(.al-lead-hand-in) input").closest("[hidden]") !== null]).toEqual(["guided-hand-in-title", "Lina", true]);
    show(hand_in("Lea"));
    expect(name.value).toBe("Lea");
    name.value = "Inès B.";
    name.dispatchEvent(new Event("input"));
    show(hand_in("Lea", "Handed in."));
    expect([name.value, find(".al-lead-handed").textContent]).toEqual(["Inès B.", "Handed in."]);
    find("[data-do=hand-in]").click();
    expect(model.sent.at(-1)).toMatchObject({ kind: "hand-in", nickname: "Inès B." });
  });

  it("offers a log only of what was played", () => {
    const debrief = { sections: [], score: "", sources: [], made: [] };
    const { find, show } = start({ status: "debrief", debrief });
    expect(find('[data-take="log"]').hidden).toBe(false);
    show({ status: "debrief", debrief: { ...debrief, acted: false } });
    expect(find('[data-take="log"]').hidden).toBe(true);
  });

  it("says under which name a receipt was saved", async () => {
    const made = vi.fn(() => "blob:here");
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined }));
    const { model, find } = start({ status: "debrief", debrief: { sections: [], score: "", sources: [], made: [] } });
    const press = () => find<HTMLButtonElement>('[data-take="receipt"]').click();
    const before = model.sent.length;
    press();
    expect([model.sent.length, find(".al-lead-take-saved").textContent, document.activeElement?.tagName]).toEqual([before, "Whose?", "INPUT"]);
    press(); // who leaves the field empty is not asked again
    const asked = model.sent.at(-1) as unknown as { ask: number; view: string };
    expect(asked).toMatchObject({ what: "receipt", nickname: "" });
    model.receive({ kind: "reply", ask: asked.ask, view: asked.view, reply: { name: "l05-receipt.json", type: "application/json", text: "{}" } });
    await vi.advanceTimersByTimeAsync(0);
    expect(made).toHaveBeenCalledOnce();
    expect(find(".al-lead-take-saved").textContent).toBe("Saved: l05-receipt.json Hand it in.");

    const place = document.createElement("div");
    place.id = "al-lost";
    place.innerHTML = "<p data-place><b>2</b></p>";
    document.body.append(place);
    press();
    expect(model.sent.at(-1)).toMatchObject({ nickname: "place 2" });
    place.remove();
  });

  it("takes the focus to what leads on, once a board has told all and asks nothing", () => {
    const { el, find } = start({ status: "done" });
    const frame = Object.assign(document.createElement("div"), { className: "al-guided", innerHTML: '<div class="al-guided-stage"><p></p></div>' });
    document.body.append(frame);
    frame.prepend(el);
    frame.querySelector("p")?.dispatchEvent(new CustomEvent("al-told", { bubbles: true }));
    expect(document.activeElement).toBe(find("[data-do=go-on]"));
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

  it("passes over the question in words that ends a lesson only when it is asked twice", () => {
    const question = { id: "q", lang: "en", dir: "ltr", kind: "text", field: "text", title: "Say", ask: [], picture: {}, unit: "", options: [], pairs: [],
      open: true, given: "", outcome: "", said: "", tries: "", hints: [], more: false, revealable: false, key: "", rule: "", after: [], rubric: [], earlier: [], again: false };
    const buttons = [{ do: "skip-questions", label: "Go on without", main: false }] as never;
    const last = SCENE.steps.map((step) => ({ ...step, state: step.id === "act" ? "now" : "before" })) as never;
    const { find, model, show } = start({ status: "ask", questions: [question] as never, steps: last, buttons });
    find("[data-do=skip-questions]").click();
    expect([model.sent, find(".al-notice").textContent?.includes("guided-last"), document.activeElement?.tagName]).toEqual([[], true, "TEXTAREA"]);
    find("[data-do=skip-questions]").click();
    expect(model.sent).toEqual([{ kind: "skip-questions", ply: 0 }]);
    show({ status: "ask", questions: [{ ...question, id: "other" }] as never, buttons });
    find("[data-do=skip-questions]").click();
    expect(model.sent).toHaveLength(2);
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
    const { find, show, el } = start();
    const scrolled = vi.fn();
    el.classList.add("al-guided");
    el.scrollIntoView = scrolled;
    vi.spyOn(el, "clientWidth", "get").mockReturnValue(1366);
    vi.spyOn(find(".al-lead-panel"), "getBoundingClientRect").mockReturnValue({ top: -90, bottom: 500, height: 590, width: 260 } as DOMRect);
    show({});
    expect(scrolled).not.toHaveBeenCalled();
    show({ step: { ...SCENE.step!, id: "act", text: [{ kind: "p", items: [[{ text: "See [A:10.1]." }]] }] } });
    expect(scrolled).toHaveBeenCalledWith({ block: "start" });
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
