// The strip of a room and what its teacher says to all: read past by keyboard, said once, shown as text.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import hour from "../../hour/main";
import type { Scene } from "../../hour/types";
import { SceneModel } from "../shared/model";

const SCENE: Scene = {
  ply: 0, answer: 0, time: { at: 0, last: 0 }, lang: "en", dir: "ltr", heard: true, place: 7, nickname: "", raised: false, holds: { wait: "", go: "", form: "" }, lowered: false, back: 0, wait: null, go: null, form: null, vote: null, notice: null,
};
const GO = { text: "Go to step 5", line: "Waits at step 5", more: "The board goes there.", link: "", does: true };
const FORM = { text: "90 minutes", more: "Taken along.", act: "Take", unfit: false };
const STRINGS = { "hour-ui-place": "Place %place%", "hour-ui-nickname-is": "Nickname: %name%", "hour-ui-vote-counted": "Counted %given%", "hour-ui-vote-given": "Voted %given%", "hour-ui-unfold": "Words: %count%", "hour-ui-go-back": "Back to %number%" };
/** A scene with the names of what it says. */
const held = (scene: Scene): Scene => ({ ...scene, holds: { wait: scene.wait ? `///${scene.wait.text}-` : "", go: scene.go?.text ?? scene.holds.go, form: scene.form?.text ?? "" } });
let end = (): void => {};

function page(scene: Partial<Scene> = {}) {
  const el = document.createElement("div");
  document.body.append(el);
  const model = new SceneModel<Record<string, unknown>>({ atlas: {}, strings: STRINGS, scene: held({ ...SCENE, ...scene }) });
  end = hour.render({ model: model as never, el });
  let answer = 0;
  const says = (more: Partial<Scene>) => model.set("scene", held({ ...(model.get("scene") as Scene), ...more, answer: ++answer }));
  return { el, model, says, one: <E extends HTMLElement>(selector: string) => el.querySelector<E>(selector) as E };
}

const later = () => vi.advanceTimersByTime(1000);
const press = (key: string) => (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  sessionStorage.clear();
  document.body.replaceChildren();
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

/** What stands at the lower edge: each line, and what its button or link says. */
const lines = (one: (selector: string) => HTMLElement) => [...one(".al-hour-foot ul").children].map((line) => [...line.children].filter((part) => !(part as HTMLElement).hidden).map((part) => part.textContent));

describe("the strip", () => {
  it("says the number of the place, and that one is in class before it is known", () => {
    const { one, says } = page({ place: 0 });
    expect(one(".al-hour-place").textContent).toBe("hour-ui-no-place");
    says({ place: 7 });
    expect(one(".al-hour-place").textContent).toBe("Place 7");
  });

  it("raises a hand and takes it down, and follows the desk that takes it down", () => {
    const { one, says, model } = page();
    const hand = one<HTMLButtonElement>(".al-hour-hand");
    hand.click();
    expect(model.sent.at(-1)).toEqual({ kind: "hand", raised: true, ply: 0 });
    says({ raised: true });
    expect(hand.textContent).toBe("hour-ui-hand-up");
    expect(one(".al-hour-foot").textContent).toContain("hour-ui-hand-said");
    hand.click();
    expect(model.sent.at(-1)).toEqual({ kind: "hand", raised: false, ply: 0 });
    says({ raised: false });
    expect(hand.textContent).toBe("hour-ui-hand");
    vi.advanceTimersByTime(7000);
    expect(one(".al-hour-told").hidden).toBe(true);
  });

  it("raises a hand from the lower edge too, and says when it was the teacher who took it down", () => {
    const { one, says, model } = page();
    one(".al-hour-foot .al-hour-hand").click();
    expect(model.sent.at(-1)).toEqual({ kind: "hand", raised: true, ply: 0 });
    says({ raised: true });
    expect(one(".al-hour-foot .al-hour-hand").textContent).toBe("hour-ui-hand-up");
    says({ raised: false, lowered: true });
    expect(one(".al-hour-told p").textContent).toBe("hour-ui-hand-taken");
  });

  it("keeps a nickname by Enter and by its button, as text", () => {
    const { one, says, model } = page();
    one<HTMLButtonElement>(".al-hour-menu").click();
    const field = one<HTMLInputElement>("input");
    expect(document.activeElement).toBe(field);
    field.value = "<b>Lina</b>";
    press("Enter");
    expect(model.sent.at(-1)).toEqual({ kind: "name", nickname: "<b>Lina</b>", ply: 0 });
    expect(one(".al-hour-panel").hidden).toBe(true);
    says({ nickname: "<b>Lina</b>" });
    expect(one(".al-hour-menu").textContent).toBe("Nickname: <b>Lina</b>");
    expect(one(".al-hour-menu").children).toHaveLength(0);
  });
});

describe("what all are asked to wait for", () => {
  it("takes the focus, is read past by its button, and gives the focus back", () => {
    const { one, says } = page();
    one(".al-hour-hand").focus();
    says({ wait: { text: "<i>Look</i> up" } });
    const notice = one(".al-hour-notice");
    expect([notice.hidden, notice.getAttribute("role"), notice.getAttribute("aria-modal")]).toEqual([false, "alertdialog", "false"]);
    expect(notice.querySelector("p")?.textContent).toBe("<i>Look</i> up");
    expect(notice.querySelector("i")).toBeNull();
    const button = document.activeElement as HTMLButtonElement;
    expect(button.textContent).toBe("hour-ui-wait-so");
    later();
    button.click();
    expect(notice.hidden).toBe(true);
    expect(document.activeElement).toBe(one(".al-hour-hand"));
    expect(lines(one)).toEqual([["hour-ui-wait", "hour-ui-again"]]);
    one(".al-hour-foot button").click();
    expect([notice.hidden, one(".al-hour-told").hidden]).toEqual([false, true]);
    press("Escape");
    says({ wait: null });
    expect(one(".al-hour-told").hidden).toBe(true);
  });

  it("leaves but a short line to who goes on all the same, until something new is said", () => {
    const { one, says } = page();
    says({ wait: { text: "Look" } });
    later();
    one<HTMLButtonElement>(".al-hour-notice .al-quiet-button").click();
    expect([one(".al-hour-notice").hidden, one(".al-hour-foot ul").hidden, one(".al-hour-fold").textContent]).toEqual([true, true, "Words: 1"]);
    one<HTMLButtonElement>(".al-hour-fold").click();
    expect([one(".al-hour-foot ul").hidden, one(".al-hour-fold").getAttribute("aria-expanded")]).toEqual([false, "true"]);
    one<HTMLButtonElement>(".al-hour-fold").click();
    says({ back: 8 });
    expect(one(".al-hour-foot ul").hidden).toBe(false);
  });

  it("leaves Escape to what lies over it and has the focus", () => {
    const { one, says } = page();
    const over = document.createElement("div");
    over.setAttribute("popover", "manual");
    over.tabIndex = 0;
    document.body.append(over);
    says({ wait: { text: "" } });
    over.focus();
    press("Escape");
    expect(one(".al-hour-notice").hidden).toBe(false);
  });

  it("is not pressed away by a key that was meant for what had the focus before", () => {
    const { one, says } = page();
    says({ wait: { text: "" } });
    (document.activeElement as HTMLButtonElement).click();
    expect(one(".al-hour-notice").hidden).toBe(false);
  });

  it("is closed by Escape wherever the focus is, and nothing else hears of it", () => {
    const { one, says } = page();
    const heard = vi.fn();
    document.body.addEventListener("keydown", heard);
    says({ wait: { text: "" } });
    (document.activeElement as HTMLElement).blur();
    press("Escape");
    expect(one(".al-hour-notice").hidden).toBe(true);
    expect(heard).not.toHaveBeenCalled();
    press("Escape");
    expect(heard).toHaveBeenCalledOnce();
  });

  it("comes back only with something new, be it the same word after an end, and not after a reload", () => {
    const first = page({ wait: { text: "Look" } });
    press("Escape");
    first.says({ wait: { text: "Look" } });
    expect(first.one(".al-hour-notice").hidden).toBe(true);
    end();
    const again = page({ wait: null, heard: false });
    again.says({ wait: { text: "Look" }, heard: true });
    expect(again.one(".al-hour-notice").hidden).toBe(true);
    again.says({ wait: { text: "Listen" } });
    expect(again.one(".al-hour-notice").hidden).toBe(false);
    press("Escape");
    again.says({ wait: null });
    again.says({ wait: { text: "Listen" } });
    expect(again.one(".al-hour-notice").hidden).toBe(false);
    again.says({ wait: null });
    expect(again.one(".al-hour-notice").hidden).toBe(true);
  });
});

describe("where all are asked to go", () => {
  const shown = (one: (selector: string) => HTMLElement) => [...one(".al-hour-notice .al-hour-ends").children].filter((child) => !(child as HTMLElement).hidden).map((child) => child.textContent);

  it("is gone to, or not, and takes no letter from who types", () => {
    const { one, says, model } = page();
    const area = document.createElement("textarea");
    document.body.append(area);
    area.focus();
    says({ go: GO });
    expect(document.activeElement).toBe(area);
    expect(shown(one)).toEqual(["hour-ui-go-there", "hour-ui-stay"]);
    later();
    one<HTMLButtonElement>(".al-hour-notice .al-primary").click();
    expect(model.sent.at(-1)).toEqual({ kind: "go", ply: 0 });
    expect(one(".al-hour-notice").hidden).toBe(true);
  });

  it("stays in sight for who has stayed, of which the desk hears, and is gone to from there", () => {
    const { one, says, model } = page({ go: GO });
    later();
    one<HTMLButtonElement>(".al-hour-notice .al-button").click();
    expect(model.sent.at(-1)).toEqual({ kind: "stay", ply: 0 });
    expect(lines(one)).toEqual([["Waits at step 5", "hour-ui-go-there"]]);
    says({ go: GO });
    one(".al-hour-foot button").focus();
    one(".al-hour-foot button").click();
    expect(model.sent.at(-1)).toEqual({ kind: "go", ply: 0 });
    says({ go: null, holds: { ...SCENE.holds, go: GO.text } });
    expect(one(".al-hour-told").hidden).toBe(true);
    expect(document.activeElement).toBe(one(".al-hour-hand"));
    says({ go: GO });
    expect(one(".al-hour-told").hidden, "who has been there may go on").toBe(true);
  });

  it("is gone to at once on the page that was opened for it, as soon as that has opened what was kept", () => {
    const other = page({ go: { ...GO, does: false, link: "05-x/en.ipynb" } });
    other.one(".al-hour-notice a").addEventListener("click", (event) => event.preventDefault());
    other.one(".al-hour-notice a").click();
    end();
    document.documentElement.dataset["opening"] = "";
    const { one, model } = page({ go: GO });
    expect([one(".al-hour-notice").hidden, model.sent]).toEqual([true, []]);
    delete document.documentElement.dataset["opening"];
    later();
    expect(model.sent).toEqual([{ kind: "go", ply: 0 }]);
    expect(one(".al-hour-notice").hidden).toBe(true);
  });

  it("is a link on another page, and only a word where nobody can go there", () => {
    const { one, says } = page({ go: { ...GO, does: false, link: "05-x/en.ipynb" } });
    expect(one(".al-hour-notice a").getAttribute("href")).toContain("../lessons/05-x/en.ipynb");
    expect(shown(one)).toEqual(["hour-ui-go-link", "hour-ui-stay"]);
    says({ go: { ...GO, does: false, text: "Go to step 6" } });
    expect(shown(one)).toEqual(["hour-ui-stay"]);
  });

  it("is gone back from, by who was called away from their step", () => {
    const { one, says, model } = page({ back: 8 });
    expect(lines(one)).toEqual([["hour-ui-back", "Back to 8"]]);
    one(".al-hour-foot li button").click();
    expect(model.sent.at(-1)).toEqual({ kind: "back", ply: 0 });
    says({ back: 0 });
    expect(one(".al-hour-told").hidden).toBe(true);
  });

  it("is not asked for again by who has been there, until it is said anew", () => {
    const { one, says } = page({ go: GO });
    says({ go: null, holds: { ...SCENE.holds, go: GO.text } });
    expect(one(".al-hour-notice").hidden).toBe(true);
    says({ go: GO });
    expect(one(".al-hour-notice").hidden).toBe(true);
    says({ go: null, holds: SCENE.holds });
    says({ go: GO });
    expect(one(".al-hour-notice").hidden).toBe(false);
  });

  it("waits behind what is more urgent", () => {
    const { one, model } = page({ wait: { text: "" }, go: GO, form: FORM });
    for (const kind of ["wait", "go", "form"]) {
      expect(one(".al-hour-notice").dataset["kind"]).toBe(kind);
      press("Escape");
    }
    expect(one(".al-hour-notice").hidden).toBe(true);
    expect(model.sent).toEqual([{ kind: "stay", ply: 0 }]);
    expect(lines(one)).toEqual([["hour-ui-wait", "hour-ui-again"], ["Waits at step 5", "hour-ui-go-there"]]);
  });
});

describe("a form that the teacher takes", () => {
  const shown = (one: (selector: string) => HTMLElement) => [...one(".al-hour-notice .al-hour-ends").children].filter((child) => !(child as HTMLElement).hidden).map((child) => child.textContent);

  it("stays with what can be done where it does not fit, and goes once it is taken", () => {
    const { one, says, model } = page({ form: FORM });
    const notice = one(".al-hour-notice");
    later();
    one<HTMLButtonElement>(".al-hour-notice .al-primary").click();
    expect([notice.hidden, model.sent]).toEqual([false, [{ kind: "form", ply: 0 }]]);
    says({ form: { ...FORM, unfit: true, more: "There are steps before.", act: "Open: More" } });
    expect([notice.hidden, shown(one)]).toEqual([false, ["Open: More", "hour-ui-stay"]]);
    expect(notice.querySelector("p")?.textContent).toBe("There are steps before.");
    later();
    one<HTMLButtonElement>(".al-hour-notice .al-primary").click();
    expect(model.sent).toHaveLength(2);
    says({ form: null });
    expect(notice.hidden).toBe(true);
  });

  it("says where the teacher takes it back, with the focus in the card", () => {
    const { one, says } = page();
    says({ form: FORM });
    one(".al-hour-notice .al-button").focus();
    says({ form: null });
    expect([one(".al-hour-notice").hidden, one(".al-hour-notice h2").textContent, shown(one)]).toEqual([false, "hour-ui-form-gone", ["hour-ui-vote-close"]]);
    expect(document.activeElement?.textContent).toBe("hour-ui-vote-close");
    later();
    (document.activeElement as HTMLButtonElement).click();
    expect(one(".al-hour-notice").hidden).toBe(true);
  });
});

describe("a question that is put again", () => {
  const options = [{ id: "c", letter: "a", text: "<b>Cost</b>" }, { id: "l", letter: "b", text: "Luck" }];
  const VOTE = { round: 1, ask: "Why?", unit: "", many: false, options, given: [] as string[], unread: false };
  const choose = (input: HTMLInputElement) => input.click();
  const submit = (one: ReturnType<typeof page>["one"]) => one(".al-hour-vote form").dispatchEvent(new Event("submit", { cancelable: true }));

  it("opens nothing by itself, then a card with the question as text, and says what the room has counted", () => {
    const { one, says, model } = page();
    one(".al-hour-hand").focus();
    says({ vote: VOTE });
    expect([one(".al-hour-vote").hidden, document.activeElement]).toEqual([true, one(".al-hour-hand")]);
    expect(lines(one)).toEqual([["hour-ui-vote", "hour-ui-vote-send"]]);
    one(".al-hour-foot li button").click();
    expect(one(".al-hour-vote").hidden).toBe(false);
    expect(one(".al-hour-choices b + span").textContent).toBe("<b>Cost</b>");
    submit(one);
    expect(model.sent).toEqual([]);
    choose(one<HTMLInputElement>("input[value=l]"));
    submit(one);
    expect(model.sent.at(-1)).toEqual({ kind: "vote", round: 1, given: ["l"], ply: 0 });
    says({ vote: { ...VOTE, given: ["l"] } });
    expect(one(".al-hour-vote [role=status]").textContent).toBe("Counted B");
    expect(lines(one)).toEqual([["Voted B", "hour-ui-vote-change"]]);
    expect(one<HTMLInputElement>("input[value=l]").checked).toBe(true);
  });

  it("is closed by Escape, opened from its line, and gone when the vote ends", () => {
    const { one, says } = page({ vote: VOTE });
    one(".al-hour-foot li button").click();
    expect(document.activeElement).toBe(one("input[value=c]"));
    press("Escape");
    expect([one(".al-hour-vote").hidden, document.activeElement]).toEqual([true, one(".al-hour-foot li button")]);
    says({ vote: { ...VOTE, round: 2 } });
    one(".al-hour-foot li button").click();
    says({ vote: null });
    expect([one(".al-hour-vote").hidden, one(".al-hour-told").hidden]).toEqual([true, true]);
  });

  it("asks nobody again who has voted, and takes a number as it is typed", () => {
    const { one, says, model } = page({ vote: { ...VOTE, given: ["c"] } });
    expect([one(".al-hour-vote").hidden, one<HTMLInputElement>("input[value=c]").checked]).toEqual([true, true]);
    says({ vote: { ...VOTE, round: 2, options: [], unit: "points" } });
    one<HTMLInputElement>(".al-hour-choices input").value = " 3,5 ";
    submit(one);
    expect(model.sent.at(-1)).toEqual({ kind: "vote", round: 2, given: ["3,5"], ply: 0 });
    says({ vote: { ...VOTE, round: 2, options: [], unread: true } });
    expect(one(".al-hour-vote [role=status]").textContent).toBe("hour-ui-vote-unread");
  });
});
