// The card table: what a scene looks like, what is picked and sent, what is said when nothing answers.

import { describe, expect, it, vi } from "vitest";
import duel from "../../duel/main";
import { percentOf } from "../../duel/cards/race";
import type { Pick } from "../../duel/types";
import { FakeModel, atlas, cardAt, covered, ended, line, pick, pickAt, scene, show, targets } from "./scenes";

describe("a scene", () => {
  it("shows three fronts, each with both rows and the race between them", () => {
    const { all } = show();
    expect(all("[data-front] > h3").map((title) => title.textContent)).toEqual(["Military", "Political", "Diplomatic"]);
    for (const shown of all("[data-front]")) {
      expect(Array.from(shown.children, (child) => child.getAttribute("data-seat") ?? child.className)).toEqual(["", "gov", "al-duel-race", "fln"]);
    }
  });

  it("lets name and icons of every card of a splay be read, and more of the top card", () => {
    const { one } = show();
    expect(one(cardAt("FRA-01")).textContent).toContain("Jacques Massu");
    expect(one(cardAt("FRA-01")).textContent).toMatch(/Expose.*Capture.*Attack/);
    expect(one(cardAt("FRA-01")).textContent).not.toContain("1957");
    expect(one(cardAt("FRA-02")).textContent).toContain("1955–59");
  });

  it("gives each card its whole label as its name, and says when it may be chosen", () => {
    const { one } = show(scene(), { "duel-table-may-choose": "Can be chosen." });
    expect(one(cardAt("FRA-01")).getAttribute("aria-label")).toBe("Jacques Massu, Expose, Capture, Attack.");
    expect(one(cardAt("FLN-06")).getAttribute("aria-label")).toBe("Larbi Ben M’hidi, Rally. Can be chosen.");
  });

  it("marks an own face-down card and still names it", () => {
    const { one } = show(scene(), { "duel-table-face-down": "face-down" });
    expect(one(cardAt("FLN-01")).textContent).toContain("Amirouche");
    expect(one(cardAt("FLN-01")).textContent).toContain("face-down");
  });

  it("marks the icon that is being resolved, also of an event on its pile", () => {
    const { one } = show(targets(), { "duel-table-now": "now" });
    const icons = Array.from(one(".al-duel-acting").querySelectorAll(".al-duel-icon"));
    expect(icons.map((icon) => icon.hasAttribute("data-done"))).toEqual([true, true, false, false]);
    expect(icons.map((icon) => icon.textContent?.includes("now"))).toEqual([false, false, true, false]);
  });

  it("shows the lead as a place when it is known and as a range when it is not", () => {
    const { all } = show(targets());
    const [military, political] = all(".al-duel-marker");
    expect(military?.hasAttribute("data-range")).toBe(true);
    expect(military?.style.inlineSize).toBe("25%");
    expect(political?.hasAttribute("data-range")).toBe(false);
    expect([percentOf(-8), percentOf(0), percentOf(8), percentOf(11)]).toEqual([0, 50, 100, 100]);
  });

  it("says the race in words, with its risk", () => {
    const { one } = show();
    expect(one('[data-front="military"] .al-duel-race').textContent).toMatch(/FLN lead from.*Still needed.*12 %, by sampling/s);
  });

  it("tells where the deck comes from", () => {
    expect(show().one(".al-duel-decks").textContent).toBe(atlas.decks);
  });

  it("shows dice with their face and what each came to in a word", () => {
    const { one } = show(scene(), { "duel-table-die-again": "rolled again", "duel-table-die-hit": "hit", "duel-table-die-miss": "miss" });
    const dice = Array.from(one(".al-duel-log").querySelectorAll(".al-duel-die"));
    expect(dice.map((die) => [die.querySelector(".al-die")?.getAttribute("aria-label"), die.textContent])).toEqual(
      [["3", "rolled again"], ["5", "hit"], ["1", "miss"]]);
  });

  it.each([null, undefined])("says no number of cards for a side without a hand (%s)", (none) => {
    const piles = { ...scene().piles, gov: { deck: 11, label: "French: no hand, 11 in the deck", ...(none === null ? { hand: null } : {}) } };
    const { one } = show({ ...scene(), piles }, { "duel-table-in-hand": "in hand", "duel-table-in-deck": "in the deck" });
    const shown = (seat: string) => Array.from(one(`.al-duel-count[data-seat="${seat}"]`).querySelectorAll<HTMLElement>(".al-duel-stack:not([hidden])"), (stack) => stack.textContent);
    expect(shown("gov")).toEqual(["11 in the deck"]);
    expect(shown("fln")).toEqual(["5 in hand", "9 in the deck"]);
  });

  it("heads what came before the first turn as such", () => {
    const log = [line("The decks are shuffled.", { turn: 0 }), line("A card is played.", { turn: 1 })];
    const { all } = show(scene({ log }), { "duel-table-turn": "Turn", "duel-table-turn-before": "Before the first turn" });
    expect(all(".al-duel-log-turn").map((head) => head.textContent)).toEqual(["Before the first turn", "Turn 1"]);
  });

  it("opens piles, and a pile with a target by itself", () => {
    const { all, one, tap } = show();
    const prison = one('[data-pile="prison"] .al-duel-splay');
    expect(prison.hidden).toBe(true);
    tap('[data-pile="prison"] button');
    expect(prison.hidden).toBe(false);
    expect(prison.textContent).toContain("Political");
    const second = show(targets());
    expect(second.one('[data-pile="prison"] .al-duel-splay').hidden).toBe(false);
    expect(all('[data-pile="prison"]')).toHaveLength(1);
  });

  it("reads news as a list or one by one", () => {
    const { one, tap } = show();
    expect(one(".al-duel-news-body").textContent).toMatch(/Battle of Algiers.*captured/);
    tap('[data-do="news-list"]');
    expect(one(".al-duel-news-body").textContent).not.toContain("captured");
    tap('[data-do="news-forward"]');
    expect(one(".al-duel-news-body").textContent).toContain("captured");
    tap('[data-do="news-forward"]');
    expect(one(".al-duel-news-place").textContent).toBe("2 / 2");
  });

  it("shows what a card counts in its corner, and nothing on a back", () => {
    const { one } = show(covered());
    expect(one(`${cardAt("FRA-01")} .al-duel-value`).textContent).toBe("3");
    expect(one(`${cardAt("FRA-01")} .al-duel-value`).getAttribute("aria-hidden")).toBe("true");
    expect(one(cardAt("military-fln-1")).querySelector(".al-duel-value")).toBeNull();
  });

  it("says what wins once, over the fronts, and not in each of them", () => {
    const { all, one } = show();
    expect(all(".al-duel-goal")).toHaveLength(1);
    expect(one(".al-duel-fronts").firstElementChild?.className).toBe("al-duel-goal");
  });

  it("tells what swung the game after its end, with the way to each moment", () => {
    const point = { ply: 9, text: "Turn 4: +2 to +8.", chance: "25 %.", answer: "Krim would have stopped it." };
    const { model, all } = show(ended({ points: [point] }));
    expect(all(".al-duel-points li").map((found) => found.textContent)).toEqual(
      ["Turn 4: +2 to +8.25 %.Krim would have stopped it.duel-table-points-look"]);
    (all(".al-duel-points button")[0] as HTMLElement).click();
    expect(model.sent.at(-1)).toMatchObject({ kind: "look", at: 9 });
  });

  it("finds what cost most once the game is over, and goes on from there", async () => {
    expect(show(ended()).all(".al-costly")).toEqual([]);
    const { all, tap, model } = show(ended({ costly: true }));
    tap(".al-costly button");
    const asked = model.sent.at(-1) as { ask: number; view: string; what: string };
    expect(asked.what).toBe("costly");
    const row = { at: 12, when: "Turn 2", played: { text: "Play", steps: "" }, better: { text: "Hide", steps: "" }, cost: "9 wins" };
    model.receive({ kind: "reply", ask: asked.ask, view: asked.view, reply: { done: 1, of: 1, end: "One.", note: "", sides: [{ side: "fln", title: "", none: "", rows: [row] }] } });
    await Promise.resolve();
    await Promise.resolve();
    expect(all(".al-costly li")).toHaveLength(1);
    tap(".al-costly li button");
    expect(model.sent.at(-1)).toMatchObject({ kind: "branch", at: 12 });
  });

  it("shows the ending front by front", () => {
    const { all } = show(ended());
    expect(all(".al-duel-ending tbody tr").map((found) => found.textContent)).toEqual(
      ["Military7 icons5 iconsFrench", "Political2 icons4 iconsFLN", "Diplomatic2 icons, 0 rally2 icons, 1 rallyFLN"]);
    expect(all(".al-duel-other [data-card]")).toHaveLength(2);
  });

  it("takes patches of the kernel, in which an empty field has gone", () => {
    const { model, all, one } = show(scene({ notice: { level: "refusal", text: "That is too late.", rule: "INS-3.2", hint: "Choose again." } }));
    expect(one(".al-notice").textContent).toContain("That is too late.");
    model.receive({ kind: "patch", base: 0, patch: { answer: [1], turn: ["Turn 6"], notice: [null], handover: [null], ending: null } });
    model.set("scene", model.get("scene"));
    expect(one(".al-duel-turn").textContent).toBe("Turn 6");
    expect(all(".al-notice")).toHaveLength(0);
  });
});

describe("a pick", () => {
  it("takes two taps for a play, and is sent once with the ply", () => {
    const { model, tap } = show();
    tap(cardAt("FLN-20"));
    expect(model.sent).toEqual([]);
    tap(pickAt("fln play FLN-20 political down"));
    tap(pickAt("fln play FLN-20 political up"));
    expect(model.sent).toEqual([{ kind: "pick", id: "fln play FLN-20 political down", ply: 7 }]);
  });

  it("lights up the fronts where the card may go, with buttons in the row", () => {
    const { model, all, tap } = show();
    tap(cardAt("FLN-05"));
    expect(all("[data-front] .al-duel-row[data-open]")).toHaveLength(1);
    tap('[data-front="political"] [data-seat="fln"] [data-pick="fln play FLN-05 political up"]');
    expect(model.sent).toHaveLength(1);
    expect(all('[data-front="political"] [data-seat="gov"] .al-duel-pick')).toHaveLength(0);
  });

  it("gives six places as a table, each button with front and facing in its words", () => {
    const { all, tap } = show(scene(), { "duel-table-face-up": "face-up", "duel-table-face-down": "face-down" });
    tap(cardAt("FLN-20"));
    expect(all(".al-duel-places button").map((button) => button.textContent)).toEqual(
      ["Military face-up", "Political face-up", "Diplomatic face-up", "Military face-down", "Political face-down", "Diplomatic face-down"]);
  });

  it("shows whole sentences for places where one of them says more than the place", () => {
    const says = (found: Pick) => (found.place === "military" ? { ...found, label: `${found.label} (wins at once)` } : found);
    const { all, tap } = show(scene({ picks: scene().picks.map(says) }));
    tap(cardAt("FLN-20"));
    expect(all(".al-duel-places button")).toEqual([]);
    expect(all(".al-duel-tray [data-pick^='fln play']").map((button) => button.textContent)).toContain("Play face-up in the military front (wins at once)");
  });

  it("has targets lit on the table and the same as a list of buttons", () => {
    const { all } = show(targets());
    expect(all("[data-front] [data-legal]").map((found) => found.dataset["card"])).toEqual(["military-fln-1", "military-fln-2", "FLN-06"]);
    expect(all(".al-duel-tray [data-pick]").map((found) => found.dataset["pick"])).toEqual(["gov bomb", "gov skip",
      "gov expose military-fln-1", "gov expose military-fln-2", "gov expose FLN-06", "gov attack FLN-08"]);
  });

  it("has the choices before the hand while a card acts, else the hand first", () => {
    const parts = ({ one }: ReturnType<typeof show>) => Array.from(one(".al-duel-dock").children, (child) => child.className);
    expect(parts(show(targets()))).toEqual(["al-duel-prompt", "al-duel-tray", "al-duel-hands"]);
    const shown = show();
    expect(parts(shown)).toEqual(["al-duel-prompt", "al-duel-hands", "al-duel-tray"]);
    shown.enter(cardAt("FLN-06"));
    shown.model.set("scene", scene({ answer: 1, discards: targets().discards, picks: scene().picks.map((found) => ({ ...found, place: "" })) }));
    expect(parts(shown)).toEqual(["al-duel-prompt", "al-duel-tray", "al-duel-hands"]);
    expect(shown.one(".al-duel-tray").contains(document.activeElement)).toBe(true);
  });

  it("narrows the list to the card that is tapped, and still offers to do without", () => {
    const { model, all, tap } = show(targets());
    tap(cardAt("FLN-06"));
    expect(all(".al-duel-tray [data-pick]").map((found) => found.dataset["pick"])).toEqual(["gov expose FLN-06", "gov bomb", "gov skip"]);
    tap(pickAt("gov expose FLN-06"));
    expect(model.sent).toEqual([{ kind: "pick", id: "gov expose FLN-06", ply: 7 }]);
  });

  it("tells odds in percent and bars, and marks those that were sampled", () => {
    const { one } = show(targets(), { "duel-table-sampled": "by sampling" });
    expect(one(`${pickAt("gov bomb")} .al-duel-odds-note`).textContent).toBe("A 3 is rolled again.");
    const rows = Array.from(one(pickAt("gov bomb")).querySelectorAll(".al-duel-odds-row"));
    expect(rows.map((found) => found.textContent)).toEqual(["no hit 16 %", "one hit 48 %", "two hits 36 %"]);
    expect(rows.map((found) => found.querySelector<HTMLElement>(".al-share-fill")?.style.inlineSize)).toEqual(["16.0%", "48.0%", "36.0%"]);
    expect(one(pickAt("gov expose military-fln-1")).textContent).toContain("40 % by sampling");
  });

  it("leads on from the end of a game to another one", () => {
    const { model, all } = show(ended({ ways: ["again", "exchange"] }), { "duel-table-begin-again": "Play again", "duel-table-begin-exchange": "Play the other side" });
    expect(all(".al-duel-anew button").map((button) => button.textContent)).toEqual(["Play again", "Play the other side"]);
    all(".al-duel-anew button")[1]?.click();
    expect(model.sent).toEqual([{ kind: "begin", way: "exchange", ply: 7 }]);
  });

  it("asks first where it says so; no changes nothing, yes sends", () => {
    const { model, one, tap } = show(targets());
    tap(pickAt("gov attack FLN-08"));
    expect(model.sent).toEqual([]);
    expect(one(".al-duel-question").textContent).toContain("lost for good");
    tap('[data-answer="no"]');
    expect(one(".al-duel-question").hidden).toBe(true);
    tap(pickAt("gov attack FLN-08"));
    tap('[data-answer="yes"]');
    expect(model.sent).toEqual([{ kind: "pick", id: "gov attack FLN-08", ply: 7 }]);
  });

  it("asks no question of an earlier scene, although the choice has the same name", () => {
    const { model, tap } = show(scene({ picks: [pick("fln hide FLN-02", "Hide", { card: "FLN-02", confirm: "It is still acting." })] }));
    model.set("scene", scene({ answer: 1, ply: 8, picks: [pick("fln hide FLN-02", "Hide", { card: "FLN-02" })] }));
    tap(pickAt("fln hide FLN-02"));
    expect(model.sent).toEqual([{ kind: "pick", id: "fln hide FLN-02", ply: 8 }]);
  });

  it("puts giving up at the head, apart from the choices of the dock", () => {
    const { model, one, tap } = show();
    expect(one(".al-duel-head .al-duel-quiet").textContent).toBe("Concede");
    expect(one(".al-duel-dock").textContent).not.toContain("Concede");
    tap('.al-duel-head [data-pick="fln concede"]');
    tap('[data-answer="yes"]');
    expect(model.sent).toEqual([{ kind: "pick", id: "fln concede", ply: 7 }]);
  });

  it("closes the card and the question when a new scene comes, and keeps them after a refusal", () => {
    const { model, all, tap } = show();
    tap(cardAt("FLN-20"));
    model.set("scene", scene({ answer: 1, notice: { level: "refusal", text: "No.", rule: "", hint: "" } }));
    expect(all('[aria-pressed="true"]').map((found) => found.dataset["card"])).toEqual(["FLN-20"]);
    model.set("scene", scene({ answer: 2, ply: 8 }));
    expect(all('[aria-pressed="true"]')).toEqual([]);
  });

  it("reads a card: kind, front, icons with their meaning and rule, note and source", () => {
    const { model, one, tap } = show();
    model.reply = (rule) => ({ key: rule, title: "Recruit", text: ["Two cards are looked at."], question: "", choice: "", see: [] });
    tap(cardAt("FLN-05"));
    for (const text of ["FLN · Agent · Political · 1955–57", "Look at two cards", "Main organiser", "Horne"]) expect(one(".al-duel-reader").textContent).toContain(text);
    tap('.al-duel-reader [data-rule="INS-4.5"]');
    expect(model.sent).toMatchObject([{ kind: "ask", ask: 1, what: "rule", key: "INS-4.5", ply: 7 }]);
  });

  it("opens the explanation of a rule and closes it with Escape", async () => {
    const { model, one, enter, key } = show();
    model.reply = (rule) => ({ key: rule, title: "Playing", text: ["One card a turn [INS-3.3, INS-7/A12]."], question: "", choice: "", see: [] });
    enter('.al-duel-prompt [data-rule="INS-3.2"]');
    await vi.waitFor(() => expect(one(".al-rule-note").hidden).toBe(false));
    expect(one(".al-rule-note").textContent).toContain("One card a turn");
    expect(Array.from(one(".al-rule-note").querySelectorAll("[data-rule]"), (found) => found.textContent)).toEqual(["INS-3.3", "INS-7/A12"]);
    key("Escape");
    expect(one(".al-rule-note").hidden).toBe(true);
    expect((document.activeElement as HTMLElement).dataset["rule"]).toBe("INS-3.2");
  });
});

describe("undo, silence and failure", () => {
  it("shows where taking back is not possible, and still asks, for the kernel knows why", () => {
    const { model, one, all, tap } = show(scene({ can_undo: false }));
    for (const kind of ["undo", "redo"]) {
      expect(one(`[data-do="${kind}"]`).getAttribute("aria-disabled")).toBe("true");
      tap(`[data-do="${kind}"]`);
      expect(model.sent.at(-1)).toEqual({ kind, ply: 7 });
      model.set("scene", scene({ can_undo: false, answer: model.sent.length, notice: { level: "refusal", text: `No ${kind}: dice fell.`, rule: "", hint: "" } }));
      expect(one(".al-notice").textContent).toContain(`No ${kind}: dice fell.`);
    }
    expect(all(".al-notice")).toHaveLength(1);
  });

  it("takes back what is on its way, once its answer is there, step by step", () => {
    const { model, tap } = show();
    for (const kind of ["undo", "undo", "redo"]) tap(`[data-do="${kind}"]`);
    for (const ply of [6, 5, 6]) model.set("scene", scene({ ply, answer: 8 - ply }));
    expect(model.sent).toEqual([{ kind: "undo", ply: 7 }, { kind: "undo", ply: 6 }, { kind: "redo", ply: 5 }]);
  });

  it("gives a dismissed reason again to whoever asks again", () => {
    const notice = { level: "refusal" as const, text: "Dice fell.", rule: "", hint: "" };
    const { model, all, tap } = show(scene({ can_undo: false, notice }));
    tap(".al-notice .al-close");
    model.set("strings", {});
    expect(all(".al-notice")).toHaveLength(0);
    tap('[data-do="undo"]');
    // A patch leaves out what has not changed.
    model.receive({ kind: "patch", base: 0, patch: { answer: [1] } });
    expect(all(".al-notice")).toHaveLength(1);
  });

  it("says when the kernel does not answer", () => {
    vi.useFakeTimers();
    try {
      const { one, tap } = show(scene(), { "widget-no-answer": "Nobody answers." });
      tap('[data-do="undo"]');
      expect(one(".al-duel").getAttribute("aria-busy")).toBe("true");
      vi.advanceTimersByTime(60_000);
      expect(one(".al-notice").textContent).toContain("Nobody answers.");
      expect(one(".al-duel").hasAttribute("aria-busy")).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it("says when the kernel has gone", () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { model, one, tap } = show(scene(), { "widget-no-answer": "Nobody answers." });
    model.send = () => {
      throw new Error("dead kernel");
    };
    tap('[data-do="undo"]');
    expect(one(".al-notice").textContent).toContain("Nobody answers.");
  });

  it("tells a failure to draw instead of going silent", () => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { model, el } = show(scene(), { "duel-table-draw-failed": "Cannot draw." });
    model.set("scene", scene({ ply: 8, piles: null as never }));
    expect(el.querySelector(".al-broken")?.textContent).toContain("Cannot draw.");
    expect(quiet).toHaveBeenCalledOnce();
  });

  it("waits for the first scene, and takes all with it at the end", () => {
    const model = new FakeModel({}, { "duel-table-loading": "Wait …" }, atlas);
    const el = document.createElement("div");
    const end = duel.render({ model, el });
    expect(el.textContent).toBe("Wait …");
    model.set("scene", scene());
    expect(el.querySelectorAll("[data-front]")).toHaveLength(3);
    end();
    expect(model.listening).toBe(0);
    expect(el.childNodes).toHaveLength(0);
  });
});
