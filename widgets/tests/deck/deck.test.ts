// The form of a deck in the browser: what is written goes to the kernel, what it says stands beside the fields.

import { afterEach, describe, expect, it, vi } from "vitest";
import deck, { PATIENCE, REST } from "../../deck/main";
import type { CardDraft, Draft, Message, Scene, Verdict } from "../../deck/types";
import { FormModel } from "../shared/model";

const STRINGS = {
  "deck-ui-add-icon": "Add %icon%", "deck-ui-icon-at": "%icon%, %place% of %count%", "deck-ui-earlier": "%icon% earlier",
  "deck-ui-later": "%icon% later", "deck-ui-remove": "Remove %icon%", "deck-ui-added": "%icon% is %place%", "deck-ui-removed": "%icon% gone",
  "deck-ui-unnamed": "no name", "deck-ui-no-answer": "No answer", "deck-ui-saved-unchecked": "Unchecked %file%",
  "deck-ui-name": "Name", "deck-ui-kept": "Go on with it", "deck-ui-too-large": "%file% too large",
};

const icon = (id: string, name: string) => ({ id, name, about: `What ${name} does` });
const SCENE: Scene = {
  lang: "en", dir: "ltr", use: true, starts: [["empty:FLN", "Empty"], ["copy:x", "Copy"]], sides: [["FLN", "FLN"], ["FRENCH", "French"]],
  provenances: [["custom", "own"]], kinds: [["agent", "Agent", true], ["event", "Event", false]],
  fronts: [["military", "Military"], ["political", "Political"]],
  icons: { FLN: [icon("ATTACK", "Attack"), icon("HIDE", "Hide")], FRENCH: [icon("ATTACK", "Attack"), icon("CAPTURE", "Capture")] },
  names: { ATTACK: "Attack", HIDE: "Hide", CAPTURE: "Capture" }, why: { FLN: "No capture", FRENCH: "No hiding" },
};

function card(change: Partial<CardDraft> = {}): CardDraft {
  return { id: "FLN-01", name: "", type: "", front: "", icons: [], date: "", note: "", ...change };
}

function draft(cards: CardDraft[]): Draft {
  return { deck_id: "own", label: "Own", side: "FLN", provenance: "custom", note: "", cards };
}

function verdict(change: Partial<Verdict> = {}): Verdict {
  return { ticket: 0, edition: 1, faults: {}, warnings: [], counts: [{ key: "agent", text: "Agents: 0 of 12", right: false }],
    rows: [], ready: false, says: "Not yet", ...change };
}

const ends: (() => void)[] = [];

function start(cards: CardDraft[], says: Partial<Verdict> = {}) {
  const model = new FormModel<Message>({ scene: SCENE, strings: STRINGS, draft: { edition: 1, data: draft(cards) },
    verdict: verdict({ rows: cards.map(() => ({ state: "good", text: "complete" })), ...says }), message: {} });
  const el = document.createElement("div");
  document.body.replaceChildren(el);
  ends.push(deck.render({ model, el }));
  const find = <E extends Element>(selector: string): E => {
    const found = el.querySelector<E>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  const labelled = <E extends HTMLElement>(label: string): E => find<E>(`[aria-label="${label}"]`);
  const chips = () => [...el.querySelectorAll(".al-deck-chip")].map((chip) => chip.textContent);
  const row = (place = 0) => el.querySelectorAll<HTMLDetailsElement>(".al-deck-row")[place] as HTMLDetailsElement;
  const drafts = () => model.sent.flatMap((message) => ("draft" in message ? [message] : []));
  return { model, el, find, labelled, chips, row, drafts };
}

const key = (element: Element, name: string) => element.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
const type = (input: HTMLInputElement, value: string) => {
  input.value = value;
  input.dispatchEvent(new Event("input"));
};
const choose = (input: HTMLSelectElement, value: string) => {
  input.value = value;
  input.dispatchEvent(new Event("change"));
};

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
  localStorage.clear();
});

describe("what is written", () => {
  it("goes to the kernel once the keys rest, as a whole", () => {
    vi.useFakeTimers();
    const { row, drafts } = start([card(), card({ id: "FLN-02", name: "Two" })]);
    const name = row().querySelector("input") as HTMLInputElement;
    type(name, "So");
    type(name, "Someone");
    expect(drafts()).toEqual([]);
    vi.advanceTimersByTime(REST);
    expect(drafts().map((message) => [message.kind, message.ticket, message.edition])).toEqual([["check", 2, 1]]);
    expect(drafts()[0]?.draft.cards.map((each) => each.name)).toEqual(["Someone", "Two"]);
  });

  it("holds one line a text", () => {
    vi.useFakeTimers();
    const { row, drafts } = start([card()]);
    type(row().querySelector("textarea") as unknown as HTMLInputElement, "one\ntwo\tthree");
    vi.advanceTimersByTime(REST);
    expect(drafts()[0]?.draft.cards[0]?.note).toBe("one two three");
  });

  it("is not disturbed by an answer about an older draft", () => {
    vi.useFakeTimers();
    const { model, row, find } = start([card({ name: "One" })]);
    type(row().querySelector("input") as HTMLInputElement, "Two");
    model.set({ verdict: verdict({ ticket: 0, says: "Old", rows: [{ state: "wrong", text: "old" }] }) });
    expect(find(".al-deck-says").textContent).toBe("Not yet");
    model.set({ verdict: verdict({ ticket: 1, says: "New", rows: [{ state: "good", text: "new" }] }) });
    expect(find(".al-deck-says").textContent).toBe("New");
    expect((row().querySelector("input") as HTMLInputElement).value).toBe("Two");
  });
});

describe("a type", () => {
  it("asks for a home front where the kernel says so, and takes it away elsewhere", () => {
    vi.useFakeTimers();
    const { row, drafts } = start([card({ name: "One", type: "agent", front: "military" })]);
    const [kind, front] = [...row().querySelectorAll("select")] as [HTMLSelectElement, HTMLSelectElement];
    expect(front.closest<HTMLElement>(".al-deck-field")?.hidden).toBe(false);
    choose(kind, "event");
    vi.advanceTimersByTime(0);
    expect(front.closest<HTMLElement>(".al-deck-field")?.hidden).toBe(true);
    expect(drafts()[0]?.draft.cards[0]).toMatchObject({ type: "event", front: "" });
  });
});

describe("icons", () => {
  it("are those that the kernel offers to the side, with the reason for the others", () => {
    const { labelled, el, find } = start([card()]);
    expect(labelled("Add Hide").title).toBe("What Hide does");
    expect(el.querySelector('[aria-label="Add Capture"]')).toBeNull();
    expect(el.textContent).toContain("No capture");
    choose(find<HTMLSelectElement>(".al-deck-part:nth-of-type(2) .al-deck-field:nth-child(3) select"), "FRENCH");
    expect(labelled("Add Capture")).toBeTruthy();
    expect(el.querySelector('[aria-label="Add Hide"]')).toBeNull();
  });

  it("keep their order, and it can be changed by buttons and keys; the focus goes with them", () => {
    const { labelled, chips } = start([card()]);
    labelled("Add Attack").click();
    labelled("Add Hide").click();
    expect(chips()).toEqual(["1. Attack", "2. Hide"]);

    labelled("Hide earlier").click();
    expect(chips()).toEqual(["1. Hide", "2. Attack"]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Hide, 1 of 2");

    key(document.activeElement as Element, "ArrowRight");
    expect(chips()).toEqual(["1. Attack", "2. Hide"]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Hide, 2 of 2");

    key(document.activeElement as Element, "Delete");
    expect(chips()).toEqual(["1. Attack"]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Attack, 1 of 1");

    labelled("Remove Attack").click();
    expect(chips()).toEqual([]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Add Attack");
  });

  it("tell what became of them to those who cannot see it", () => {
    const { labelled, find } = start([card()]);
    labelled("Add Hide").click();
    expect(find("[role=status].al-deck-told").textContent).toBe("Hide is 1");
    labelled("Remove Hide").click();
    expect(find("[role=status].al-deck-told").textContent).toBe("Hide gone");
  });

  it("that nobody knows are shown as they stand in the file", () => {
    expect(start([card({ icons: ["HYDE"] })]).chips()).toEqual(["1. HYDE"]);
  });
});

describe("what is wrong", () => {
  const wrong = { rows: [{ state: "wrong" as const, text: "two" }],
    faults: { "cards.0.name": ["Too long."], "cards.0.icons.1": ["Not here."], label: ["No label."] } };

  it("stands beside its field, tied to it", () => {
    const { row, chips, el } = start([card({ name: "One", icons: ["ATTACK", "CAPTURE"] })], wrong);
    const name = row().querySelector("input") as HTMLInputElement;
    expect(name.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(name.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Too long.");
    expect([...el.querySelectorAll(".al-deck-icons li")].map((item) => item.classList.contains("al-deck-wrong"))).toEqual([false, true]);
    expect(chips()).toEqual(["1. Attack", "2. Capture"]);
    expect(el.querySelectorAll("[aria-invalid=true]").length).toBe(3);
  });

  it("does not stand on cards that nobody has begun", () => {
    const { el } = start([card()], { rows: [{ state: "empty", text: "not yet" }], faults: { "cards.0.name": ["Write something."] } });
    expect(el.querySelectorAll("[aria-invalid=true]").length).toBe(0);
    expect(el.querySelector(".al-deck-state")?.textContent).toBe("not yet");
  });

  it("is found by a button", () => {
    const { el, row } = start([card({ name: "One" }), card({ name: "Two" })],
      { rows: [{ state: "good", text: "" }, { state: "wrong", text: "" }], faults: { "cards.1.type": ["Choose."] } });
    (el.querySelector(".al-deck-stand button") as HTMLButtonElement).click();
    expect(row(1).open).toBe(true);
    expect(document.activeElement).toBe(row(1).querySelector("select"));
  });

  it("goes away when it is mended", () => {
    const { model, row } = start([card({ name: "One" })], wrong);
    model.set({ verdict: verdict({ rows: [{ state: "good", text: "complete" }], ready: true }) });
    expect(row().querySelectorAll("[aria-invalid]").length).toBe(0);
    expect(row().querySelectorAll(".al-deck-error:not([hidden])").length).toBe(0);
  });
});

describe("the deck", () => {
  const buttons = (el: Element) => [...el.querySelectorAll<HTMLButtonElement>(".al-deck-stand .al-deck-line button")];

  it("is offered to the page once it is good, and only where the page takes it", () => {
    const { model, el } = start([card({ name: "One" })]);
    expect(buttons(el).map((button) => button.hidden)).toEqual([false, false, true]);
    model.set({ verdict: verdict({ rows: [{ state: "good", text: "" }], ready: true }) });
    expect(buttons(el).map((button) => button.hidden)).toEqual([true, false, false]);
    buttons(el)[2]?.click();
    expect(model.sent.map((message) => message.kind)).toEqual(["use"]);
    model.state["scene"] = { ...SCENE, use: false };
    model.tell("change:scene");
    expect(buttons(el).map((button) => button.hidden)).toEqual([true, false, true]);
  });

  it("is no longer called unfinished by an old note once somebody writes on, but a failure stays to be read", () => {
    const { model, el, row } = start([card({ name: "One" })]);
    const note = () => el.querySelector(".al-deck-note p")?.textContent;
    model.set({ message: { text: "draft.json is open. It is not yet a playable deck.", level: "info", answer: 1 } });
    expect(note()).toContain("not yet");
    type(row().querySelector("input") as HTMLInputElement, "Two");
    expect(note()).toBe("");
    model.set({ message: { text: "That did not work.", level: "error", answer: 2 } });
    type(row().querySelector("input") as HTMLInputElement, "Three");
    expect(note()).toBe("That did not work.");
  });

  it("goes card by card", () => {
    const { el, row } = start([card(), card()]);
    expect([row(0).open, row(1).open]).toEqual([true, false]);
    (el.querySelector(".al-deck-next") as HTMLButtonElement).click();
    expect([row(0).open, row(1).open]).toEqual([false, true]);
    expect(document.activeElement).toBe(row(1).querySelector("input"));
    expect((row(1).querySelector(".al-deck-next") as HTMLButtonElement).hidden).toBe(true);
  });

  it("is replaced only after a question when something would be lost", () => {
    vi.useFakeTimers();
    const { model, el, row, find } = start([card({ name: "One" })]);
    const begin = el.querySelector(".al-deck-line > button") as HTMLButtonElement;
    begin.click();
    expect(model.sent).toEqual([{ kind: "begin", value: "empty:FLN" }]);

    type(row().querySelector("input") as HTMLInputElement, "Two");
    begin.click();
    expect(model.sent.length).toBe(1);
    const [yes, no] = [...find(".al-deck-ask").querySelectorAll("button")];
    expect(document.activeElement).toBe(no);
    no?.click();
    expect([model.sent.length, find<HTMLElement>(".al-deck-ask").hidden]).toEqual([1, true]);
    begin.click();
    yes?.click();
    expect(model.sent.length).toBe(2);
  });

  it("is put by the kernel, and not put again while it is written", () => {
    const { model, row } = start([card({ name: "One" })]);
    type(row().querySelector("input") as HTMLInputElement, "Two");
    model.set({ draft: { edition: 1, data: draft([card({ name: "One" })]) } });
    expect((row().querySelector("input") as HTMLInputElement).value).toBe("Two");
    model.set({ draft: { edition: 2, data: draft([card({ name: "Three" })]) } });
    expect((row().querySelector("input") as HTMLInputElement).value).toBe("Three");
  });
});

describe("a draft that is not saved", () => {
  const keptButton = (el: Element) => [...el.querySelectorAll("button")].find((button) => button.textContent === "Go on with it");

  it("is kept in the browser and offered when the page is opened again", () => {
    vi.useFakeTimers();
    const first = start([card()]);
    expect(keptButton(first.el)?.hidden).toBe(true);
    type(first.row().querySelector("input") as HTMLInputElement, "Someone");
    vi.advanceTimersByTime(REST);
    const { model, el } = start([card()]);
    expect(keptButton(el)?.hidden).toBe(false);
    keptButton(el)?.click();
    const [message] = model.sent;
    const file = JSON.parse(message?.kind === "open" ? message.text : "{}") as Draft;
    // What may be left out of a deck file is, where nothing is written: the kernel has nothing to complain of.
    expect(file.cards).toEqual([{ id: "FLN-01", name: "Someone", type: "", icons: [] }]);
  });

  it("is forgotten once there is a file", () => {
    vi.useFakeTimers();
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    const { model, row } = start([card()]);
    type(row().querySelector("input") as HTMLInputElement, "Someone");
    vi.advanceTimersByTime(REST);
    expect(localStorage.length).toBe(1);
    model.tell("msg:custom", { kind: "file", name: "own.json", text: "{}" }, []);
    expect(localStorage.length).toBe(0);
  });

  it("is written all the same where the browser keeps nothing", () => {
    vi.useFakeTimers();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const { row, drafts } = start([card()]);
    type(row().querySelector("input") as HTMLInputElement, "Someone");
    vi.advanceTimersByTime(REST);
    expect(drafts().length).toBe(1);
  });
});

describe("saving", () => {
  function downloads(): string[] {
    const names: string[] = [];
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
    vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    return names;
  }
  const saveButton = (el: Element) => el.querySelectorAll<HTMLButtonElement>(".al-deck-stand .al-deck-line button")[1];

  it("asks the kernel, which sends the file", () => {
    vi.useFakeTimers();
    const names = downloads();
    const { model, el } = start([card({ name: "One" })]);
    saveButton(el)?.click();
    expect(model.sent.map((message) => message.kind)).toEqual(["save"]);
    model.tell("msg:custom", { kind: "file", name: "own.json", text: "{}" }, []);
    vi.advanceTimersByTime(PATIENCE + 1000);
    expect(names).toEqual(["own.json"]);
  });

  it("loses nothing when the kernel has ended or does not answer", () => {
    vi.useFakeTimers();
    const names = downloads();
    vi.spyOn(console, "warn").mockReturnValue();
    const { model, el, find } = start([card({ name: "One" })]);
    saveButton(el)?.click();
    vi.advanceTimersByTime(PATIENCE);
    expect(names).toEqual(["deck-draft.json"]);
    model.dead = true;
    saveButton(el)?.click();
    expect(names).toEqual(["deck-draft.json", "deck-draft.json"]);
    expect(find(".al-deck-note p").textContent).toBe("Unchecked deck-draft.json");
  });
});

it("leaves nothing behind", () => {
  const { model, el } = start([card()]);
  ends.splice(0).forEach((end) => end());
  expect(model.listening).toBe(0);
  expect(el.children.length).toBe(0);
});
