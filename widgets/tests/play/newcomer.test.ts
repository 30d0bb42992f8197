// What a newcomer stumbles over: the way on that stands out, double clicks, doubled words, cards that close too early.

import { describe, expect, it } from "vitest";
import type { Here, Offer } from "../../play/types";
import { action, area, scene, settled, show, type Shown } from "./fake";

const far = (key: string) => ({ key, label: key, ids: [`${key}-1`], chosen: 0, least: 0, most: 1, far: true });
const flush: Offer = { mission: "flush", title: "Flush", rule: "A:9.22", about: "", price: "free", subject: "",
  crew: [{ key: "division", label: "Division", ids: ["division-1"], chosen: 1, least: 0, most: 1 }, far("a"), far("b"), far("c")],
  crew_label: "Who", aims: [], aim: "", aim_label: "" };
const move: Offer = { ...flush, mission: "move", title: "Move", crew: [],
  aims: [{ id: "V-3", label: "Sidi Bel Abbes" }, { id: "V-4", label: "Mostaganem" }], aim_label: "Where to" };
const stack: Offer = { ...move, mission: "deploy", title: "Send units", rolls: false };

async function opened(here: Partial<Here>, given: Parameters<typeof scene>[0] = {}): Promise<Shown> {
  const shown = show(scene({ offers: true, ...given }));
  shown.model.replies = { here: () => ({ offers: [], refused: [], ...here }) };
  shown.click(area("V-2"));
  await settled();
  return shown;
}

describe("the way on for who is new", () => {
  it("is marked where the kernel says so", () => {
    const { one } = show(scene({ actions: [action("fln quick", [], { leads: true }), action("fln done", [], { ends: true })] }));
    expect(one('[data-pick="fln quick"]').hasAttribute("data-leads")).toBe(true);
    expect(one('[data-pick="fln done"]').hasAttribute("data-leads")).toBe(false);
  });

  it("is never to pass, though that ends the step", () => {
    const { one } = show(scene({ actions: [action("fln pass", [], { ends: true, idles: true }), action("fln done", [], { ends: true })] }));
    expect(one('[data-pick="fln pass"]').classList.contains("al-primary")).toBe(false);
    expect(one('[data-pick="fln done"]').classList.contains("al-primary")).toBe(true);
  });

  it("does not end two steps by a double click", () => {
    const { model, one } = show(scene({ actions: [action("fln done", [], { ends: true })] }));
    one('[data-pick="fln done"]').dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    expect(model.deeds).toEqual([]);
    one('[data-pick="fln done"]').dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    expect(model.deeds).toMatchObject([{ kind: "pick", id: "fln done" }]);
  });
});

describe("the card", () => {
  it("does not name a mission twice when its refusal begins with the name", async () => {
    const { one } = await opened({ refused: [{ title: "Raid", text: "Raid: once a turn.", rule: "A:9.14", hint: "" }] });
    expect(one(".al-refused li p").textContent).toBe("Raid: once a turn. A:9.14");
  });

  it("leaves out single choices that an offer does as well", async () => {
    const actions = [action("gov deploy x", ["V-2"]), action("gov patrol x", ["V-2"])];
    const { all } = await opened({ offers: [stack], whole: ["gov deploy x"] }, { offers: false, actions });
    expect(all(".al-card [data-pick]").map((button) => button.dataset["pick"])).toEqual(["gov patrol x"]);
  });

  it("folds units from elsewhere when there are many sorts of them", async () => {
    const shown = await opened({ offers: [flush] });
    shown.click('[data-offer="flush"]');
    expect(shown.all(".al-crew > .al-crew-row").map((row) => row.dataset["crew"])).toEqual(["division"]);
    expect(shown.all(".al-crew details .al-crew-row")).toHaveLength(3);
  });

  it("puts the focus on the first aim, and says that dice will fall", async () => {
    const shown = await opened({ offers: [move, stack] });
    shown.click('[data-offer="move"]');
    expect(document.activeElement).toBe(shown.one('.al-card input[value="V-3"]'));
    expect(shown.one(".al-card .al-go").textContent).toBe("board-roll");
    shown.key("Escape");
    shown.click('[data-offer="deploy"]');
    expect(shown.one(".al-card .al-go").textContent).toBe("board-do-it");
  });

  it("stays open while only the points that are left change in the question", async () => {
    const actions = [action("fln build cadre V-2", ["V-2"], { price: "−3 AP" })];
    const prompt = (left: number) => ({ seat: "fln" as const, text: `Build with ${left} AP.`, why: "", yours: true });
    const shown = await opened({}, { offers: false, actions, prompt: prompt(12) });
    shown.model.set("scene", scene({ offers: false, actions, prompt: prompt(9), ply: 8 }));
    expect(shown.one(".al-card").hidden).toBe(false);
    shown.model.set("scene", scene({ offers: false, actions, prompt: { ...prompt(9), text: "Deploy." }, ply: 9 }));
    expect(shown.one(".al-card").hidden).toBe(true);
  });
});
