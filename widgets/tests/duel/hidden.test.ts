// What one player may not know of the other: cards that are hidden, and a hand-over that leaves nothing behind.

import { describe, expect, it } from "vitest";
import { back, card, cardAt, covered, front, line, pick, pickAt, row, scene, show, targets } from "./scenes";

/** Everything that the page holds, attributes and values of fields included. */
const page = () => document.documentElement.outerHTML + Array.from(document.querySelectorAll("input"), (input) => input.value).join(" ");

describe("hidden cards", () => {
  const hidden = (id: string) => scene({ viewer: "gov", fronts: [front("military", row("gov", []), row("fln", [back("military-1", { id }), back("military-2")],
    { least: 2, most: 6, total: "2 to 6" })), front("political", row("gov", []), row("fln", [])), front("diplomatic", row("gov", []), row("fln", []))] });

  it("look the same whatever they are, closed and opened", () => {
    const looks = ["", "FLN-01", "FLN-11", "FLN-19"].map((id) => {
      const { el, tap } = show(hidden(id));
      tap(cardAt("military-1"));
      return el.innerHTML;
    });
    // The question of the tray has a name of its own in every table.
    expect(new Set(looks.map((look) => look.replace(/al-[a-z0-9]+-\d+"/g, ""))).size).toBe(1);
    expect(looks[1]).toContain("1–3");
    expect(looks[1]).not.toContain("FLN-01");
  });

  it("are shown once the viewer knows them", () => {
    const { one } = show(scene({ fronts: [front("military", row("gov", []), row("fln", [back("a", { id: "FLN-01", known: true })]))] }));
    expect(one(cardAt("a")).textContent).toContain("Amirouche");
  });
});

describe("the hand-over", () => {
  const secret = ["Ferhat Abbas", "FLN-11", "Toussaint Rouge", "FLN-13", "Amirouche", "FLN-01", "secret news", "secret log", "secret notice"];
  const before = () => scene({ news: [line("secret news")], log: [line("secret log")], notice: { level: "info", text: "secret notice", rule: "", hint: "" } });
  const after = () => covered({ news: [], log: [line("The FLN play a card face-down.")] });

  it("leaves nothing of the former viewer in the page, in attributes or in what is read out", () => {
    const { model, tap, key } = show(before());
    tap(cardAt("FLN-11"));
    key("2");
    expect(secret.every((text) => page().includes(text))).toBe(true);
    const old = document.querySelector(".al-duel");
    model.set("scene", after());
    expect(secret.filter((text) => page().includes(text))).toEqual([]);
    // The former table is a node of its own that nothing in the page leads back to.
    expect(old?.isConnected).toBe(false);
    expect(document.querySelector(".al-duel")).not.toBe(old);
  });

  it("draws no hand even where a scene still holds one", () => {
    const { model } = show(before());
    model.set("scene", { ...after(), hand: before().hand, looked: before().hand, other_hand: before().hand });
    expect(page()).not.toContain("Ferhat Abbas");
    expect(document.querySelectorAll(".al-duel-dock [data-card]")).toHaveLength(0);
  });

  it("gives a big button that says who is there, and takes the focus to it", () => {
    const { model, one, enter } = show(before());
    enter(cardAt("FLN-11"));
    model.set("scene", after());
    expect(document.activeElement).toBe(one(".al-duel-take"));
    one(".al-duel-take").click();
    expect(model.sent).toEqual([{ kind: "take", seat: "gov", ply: 8 }]);
  });

  it("offers public picks beside the button, and no card is lit", () => {
    const { model, all, tap } = show(covered({ picks: [pick("gov attack FLN-01", "Attack", { card: "FRA-01" }), pick("gov skip", "Do without")] }));
    expect(all("[data-legal]")).toEqual([]);
    expect(all(".al-duel-cover [data-pick]").map((found) => found.dataset["pick"])).toEqual(["gov skip", "gov attack FLN-01"]);
    tap(pickAt("gov skip"));
    expect(model.sent).toEqual([{ kind: "pick", id: "gov skip", ply: 8 }]);
  });

  const risky = pick("fln hide FLN-02", "Hide Boumédiène", { card: "FLN-02", confirm: "It has icons left." });
  const prompt = { text: "Hide: choose a card, or do without.", seat: "fln" as const, rule: "", hint: "" };

  it("asks before a public pick that has to be confirmed, and then carries it out", () => {
    const { model, all, one, enter, key } = show(covered({ picks: [risky] }));
    enter(pickAt("fln hide FLN-02"));
    expect(model.sent).toEqual([]);
    expect(one(".al-duel-cover .al-duel-question").textContent).toContain("It has icons left.");
    expect((document.activeElement as HTMLElement).dataset["answer"]).toBe("no");
    key("Escape");
    expect(one(".al-duel-question").hidden).toBe(true);
    expect(all(pickAt("fln hide FLN-02"))).toHaveLength(1);
    enter(pickAt("fln hide FLN-02"));
    enter('[data-answer="yes"]');
    expect(model.sent).toEqual([{ kind: "pick", id: "fln hide FLN-02", ply: 8 }]);
    expect(document.activeElement).toBe(one(".al-duel-take"));
  });

  it("says its own question where something may be picked", () => {
    const { model, one } = show(covered());
    model.set("scene", covered({ answer: 1 }));
    expect(one("[role=status]").textContent).toBe("The French decide now. The FLN player looks away.");
    model.set("scene", covered({ answer: 2, picks: [risky], prompt }));
    expect(one("[role=status]").textContent).toBe("The French decide now. The FLN player looks away. Hide: choose a card, or do without.");
  });

  it("lets number keys reach no card", () => {
    const { model, all, one, key } = show(covered({ hand: { seat: "fln", cards: [card("FLN-11")], label: "" } }));
    one(".al-duel-take").focus();
    key("1");
    expect(all('[aria-pressed="true"]')).toEqual([]);
    expect(model.sent).toEqual([]);
  });

  it("builds a table of its own for other eyes", () => {
    const { model } = show(before());
    const old = document.querySelector(".al-duel");
    model.set("scene", targets({ ply: 9, news: [], log: [] }));
    expect(document.querySelector(".al-duel")).not.toBe(old);
    expect(page()).not.toContain("Ferhat Abbas");
  });
});
