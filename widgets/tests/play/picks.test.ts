// What goes back to the kernel: the action's own text and the ply of the scene it was chosen on, nothing else.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { action, area, atlas, line, lines, scene, show } from "./fake";
import { group, keyed } from "./game";

describe("picks", () => {
  it("sends the only action of a place at a click", () => {
    const { model, click } = show();
    click(area("V-2"));
    expect(model.deeds).toEqual([{ kind: "pick", id: "fln raid V-2", ply: 7 }]);
  });

  it("opens a card when a place has several, and sends the one chosen there", () => {
    const { model, click, all } = show();
    click(area("V-1"));
    expect(model.deeds).toEqual([]);
    expect(all(".al-card .al-choice").map((button) => button.dataset.pick))
      .toEqual(["fln raid V-1", "fln move V-1", "fln pick band-1"]);
    click('.al-card [data-pick="fln move V-1"]');
    expect(model.deeds).toEqual([{ kind: "pick", id: "fln move V-1", ply: 7 }]);
  });

  it("sends the only action of a group of pieces at a click on them", () => {
    const { model, click } = show(scene({ actions: [action("fln pick band-1", ["band-1"]), action("fln pass")] }));
    click('[data-place="V-1"] .al-cell[data-live] .al-hit');
    expect(model.deeds).toEqual([{ kind: "pick", id: "fln pick band-1", ply: 7 }]);
  });

  it("asks at a click on pieces when their place offers something, too", () => {
    const { model, click, all } = show();
    click('[data-place="V-1"] .al-cell[data-live] .al-hit');
    expect(model.deeds).toEqual([]);
    expect(all(".al-card .al-choice")).toHaveLength(3);
  });

  it.each([[{ price: "2 AP" }], [{ ask: true }]])("shows what may be past recall before it is taken: %o", (change) => {
    const { model, click } = show(scene({ actions: [action("gov remove V-2", ["V-2"], change)] }));
    click(area("V-2"));
    expect(model.deeds).toEqual([]);
    click('.al-card [data-pick="gov remove V-2"]');
    expect(model.deeds).toHaveLength(1);
  });

  it("says of each order what it does, under the heading of a mission in sight of everybody", () => {
    const about = atlas.deeds?.suppress ?? "";
    const order = (id: string, change: object) => action(id, ["V-1"], { group: "Suppression", ...change });
    const { one, all } = show(scene({ actions: [order("gov suppress V-1", { mission: true }), action("gov done", [], { ends: true })] }));
    expect(one(".al-group-about").textContent).toBe(about);
    expect(one(".al-actions summary").title).toBe(about);
    expect(one('.al-actions [data-pick="gov suppress V-1"]').getAttribute("aria-description")).toBe(about);
    expect(one('[data-pick="gov done"]').hasAttribute("aria-description")).toBe(false);
    expect(all(".al-group-about")).toHaveLength(1);
  });

  it("names alike choices by what tells them apart, under their heading", () => {
    const place = (id: string, short: string) => action(`fln build ${id}`, [id], { group: "Build", short });
    const { one, all } = show(scene({ actions: [place("V-1", "Mecheria"), place("V-2", "Tlemcen")] }));
    expect(one(".al-actions summary").textContent).toContain("Build");
    expect(all(".al-actions .al-choice-text").map((text) => text.textContent)).toEqual(["Mecheria", "Tlemcen"]);
    expect(one(".al-actions .al-choice").title).toBe("Do fln build V-1");
  });

  it("puts amounts under one heading and what ends the step by itself", () => {
    const amount = (n: string) => action(`fln raise ${n}`, [], { group: "Raise support", short: n });
    const { one, all } = show(scene({ actions: [amount("1"), amount("2"), amount("3"), action("fln done", [], { ends: true })] }));
    expect(one(".al-amounts [role=group]").getAttribute("aria-label")).toBe("Raise support");
    expect(all(".al-amounts .al-choice-text").map((text) => text.textContent)).toEqual(["1", "2", "3"]);
    expect(all(".al-deeds .al-choice[data-ends]").map((button) => button.dataset.pick)).toEqual(["fln done"]);
  });

  it("lights up only pieces that an action names", () => {
    const { all } = show();
    expect(all(".al-pieces .al-cell[data-live]").map((cell) => cell.dataset.group)).toEqual(["V-1/OPS/band"]);
  });

  it("takes pieces offered in the same words as one choice", () => {
    const same = (id: string) => action(`fln pick ${id}`, [id], { text: "Add a Band" });
    const { model, click, all } = show(scene({ actions: [same("band-1"), same("band-2")] }));
    expect(all(".al-actions .al-choice")).toHaveLength(1);
    click('[data-place="V-1"] .al-cell[data-live] .al-hit');
    expect(model.deeds).toEqual([{ kind: "pick", id: "fln pick band-1", ply: 7 }]);
  });

  it("gives actions without a target their own buttons, and shows prices", () => {
    const { model, click, all, one } = show(scene({ actions: [action("fln raid V-1", ["V-1"], { price: "2 AP" }), action("fln pass")] }));
    expect(all(".al-plain .al-choice").map((button) => button.dataset.pick)).toEqual(["fln pass"]);
    expect(one('.al-actions [data-pick="fln raid V-1"] .al-odds').textContent).toBe("2 AP");
    expect(one('.al-actions [data-pick="fln raid V-1"]').textContent).toBe("Do fln raid V-1 · 2 AP");
    click('.al-plain [data-pick="fln pass"]');
    expect(model.deeds).toEqual([{ kind: "pick", id: "fln pass", ply: 7 }]);
  });

  it("lists each aimed action once under its heading", () => {
    const { all } = show(scene({ actions: [action("a", ["V-1", "V-2"], { group: "Raid" }), action("b", ["V-2"], { group: "Move" }),
      action("c", ["V-3"], { group: "Raid" })] }));
    expect(all(".al-group").map((found) => found.textContent)).toEqual(["Raid2Do a Do c ", "Move1Do b "]);
  });

  it("asks for undo with the ply, and for redo only when there is one", () => {
    const { model, click } = show();
    click('[data-do="redo"]');
    expect(model.deeds).toEqual([]);
    click('[data-do="undo"]');
    expect(model.deeds).toEqual([{ kind: "undo", ply: 7 }]);
  });

  it("asks why where undo is not possible: the button is grey, not silent", () => {
    const { model, click, one } = show(scene({ can: { undo: false, redo: false } }));
    expect(one('[data-do="undo"]').getAttribute("aria-disabled")).toBe("true");
    click('[data-do="undo"]');
    expect(model.deeds).toEqual([{ kind: "undo", ply: 7 }]);
  });

  describe("taking back what is on its way", () => {
    const both = { can: { undo: true, redo: true } };
    const kinds = (model: ReturnType<typeof show>["model"]) => model.deeds.map(({ kind, ply }) => `${kind} ${ply}`);

    it("takes back a choice whose answer is awaited, by button and by key, also the first of a game", () => {
      const { model, one, click, key } = show(scene({ can: { undo: false, redo: false } }));
      click(area("V-2"));
      one(".al-prompt-text").focus();
      key("u");
      expect(kinds(model)).toEqual(["pick 7"]);
      model.set("scene", scene({ ply: 8 }));
      expect(kinds(model)).toEqual(["pick 7", "undo 8"]);
      model.set("scene", scene({ ply: 7 }));
      expect(model.deeds).toHaveLength(2);
    });

    it("counts each press: two go back two steps, and what goes on follows in its turn", () => {
      const { model, click } = show(scene(both));
      for (const name of ["undo", "undo", "redo"]) click(`[data-do="${name}"]`);
      for (const ply of [6, 5, 6]) model.set("scene", scene({ ply, ...both }));
      expect(kinds(model)).toEqual(["undo 7", "undo 6", "redo 5"]);
    });

    it("asks the kernel why where it is no longer possible, once, and goes on nowhere where nothing was taken back", () => {
      const { model, click } = show(scene(both));
      click(area("V-2"));
      for (const name of ["redo", "undo", "undo"]) click(`[data-do="${name}"]`);
      model.set("scene", scene({ ply: 8, can: { undo: false, redo: false } }));
      expect(kinds(model)).toEqual(["pick 7", "undo 8"]);
      const notice = { level: "refusal" as const, text: "Dice fell.", rule: "", hint: "" };
      model.set("scene", scene({ ply: 8, can: { undo: false, redo: false }, notice }));
      expect(model.deeds).toHaveLength(2);
    });

    it("leaves the choice before in place when the one on its way is refused, or never answered", () => {
      vi.useFakeTimers();
      const { model, click } = show();
      click(area("V-2"));
      click('[data-do="undo"]');
      model.set("scene", scene({ answer: 1 }));
      expect(kinds(model)).toEqual(["pick 7"]);
      click(area("V-2"));
      click('[data-do="undo"]');
      vi.advanceTimersByTime(60_000);
      vi.useRealTimers();
      model.set("scene", scene({ ply: 8 }));
      expect(kinds(model)).toEqual(["pick 7", "pick 7"]);
    });

    it("waits for the charts, which move nothing", () => {
      const { model, click } = show();
      for (const name of ["charts", "undo"]) click(`[data-do="${name}"]`);
      model.set("scene", scene());
      expect(kinds(model)).toEqual(["chart 7", "undo 7"]);
    });
  });

  it("sends nothing for a place without actions, and says what stands there", () => {
    const { model, click, one, all } = show(scene());
    click(area("V-3"));
    expect(model.deeds).toEqual([]);
    expect(one(".al-card .al-summary").textContent).toBe("Sidi Bel Abbes (V-3), rural.");
    expect(all(".al-units li div > *").map((text) => text.textContent)).toEqual(["1 Police, patrol box", "Facts of police", "Does police."]);
  });
});

describe("scenes", () => {
  it("sends the ply of the new scene after one came", () => {
    const { model, click } = show();
    model.set("scene", scene({ ply: 8, actions: [action("fln raid V-2", ["V-2"])] }));
    click(area("V-2"));
    expect(model.deeds).toEqual([{ kind: "pick", id: "fln raid V-2", ply: 8 }]);
  });

  it("never sends an action that the scene no longer offers", () => {
    const { model, one } = show();
    const button = one('.al-actions [data-pick="fln raid V-2"]');
    model.set("scene", scene({ ply: 8, actions: [] }));
    button.click();
    expect(model.deeds).toEqual([]);
  });

  it("keeps the card while its place still has choices, and closes it when none are left", () => {
    const { model, click, one } = show();
    click(area("V-1"));
    model.set("scene", scene({ ply: 8, actions: [action("fln pick band-2", ["band-2"])] }));
    expect(one(".al-card").hidden).toBe(false);
    model.set("scene", scene({ ply: 9, actions: [action("fln pass")] }));
    expect(one(".al-card").hidden).toBe(true);
  });

  it("shows control, marks, pieces and tracks as sent", () => {
    const { model, one } = show();
    expect(one(area("V-1")).dataset.control).toBe("fln");
    model.set("scene", scene({ pieces: keyed(group({ ids: ["band-1", "band-2", "band-3"] })) }));
    expect(one('.al-pieces [data-place="V-1"] .al-count').textContent).toBe("3");
    expect(one('.al-pieces [data-place="V-3"]').querySelectorAll(".al-mark.al-terror")).toHaveLength(1);
    expect(one('[data-key="gov_psl"] .al-line-value').textContent).toBe("65");
    expect(one('.al-rest [data-key="air"]').textContent).toBe("Air Points4 of 6");
  });

  it("strikes through neutralized pieces and outlines boxes by class", () => {
    const { one } = show(scene({ pieces: keyed(group({ is: ["neutralized"], box: "OC" })) }));
    expect(one(".al-strip.al-spent .al-cell .al-is-struck")).toBeTruthy();
  });

  it("shows dice and the rule of a line once, also where the sentence names it", () => {
    const { all } = show(scene({ log: lines(line(1, { faces: [5, 2] }), line(2, { text: "Hits [A:9.14]." })) }));
    expect(all(".al-die").map((die) => die.getAttribute("aria-label"))).toEqual(["5", "2"]);
    expect(all(".al-log .al-rule").map((rule) => rule.textContent)).toEqual(["A:9.14", "A:9.14"]);
  });

  it("reads out new lines and the prompt, once", () => {
    const { model, one } = show();
    model.set("scene", scene({ ply: 8, log: lines(1, 2) }));
    expect(one("[role=status]").textContent).toBe("Line 2. Choose a mission.");
    model.set("scene", scene({ ply: 8, log: lines(1, 2) }));
    expect(one("[role=status]").textContent).toBe("Choose a mission.");
  });

  it("shows the end without a call to act", () => {
    const { one, all } = show(scene({ actions: [], over: { text: "The game ends.", winner: "gov" } }));
    expect(one(".al-over").hidden).toBe(false);
    expect(one(".al-over p").textContent).toBe("The game ends.");
    expect(all("[data-pick]")).toHaveLength(0);
  });

  it("treats text of the kernel as text", () => {
    const { el } = show(scene({ heading: "<img src=x onerror=alert(1)>", log: lines(line(1, { text: "<b>bold</b>" })) }));
    expect(el.querySelectorAll("img, b")).toHaveLength(0);
  });
});

describe("support", () => {
  it("writes beside each support line how it changed", () => {
    const { model, all } = show();
    const tracks = scene().tracks.map((track) => (track.id === "gov_psl" ? { ...track, value: 61, text: "61" } : track));
    model.set("scene", scene({ ply: 8, tracks }));
    expect(all(".al-change").map((change) => change.textContent)).toEqual(["", "−4"]);
    model.set("scene", scene());
    expect(all(".al-change").map((change) => change.textContent)).toEqual(["", ""]);
  });
});

describe("notices", () => {
  const refusal = { level: "refusal" as const, text: "A Raid needs a Band.", rule: "A:9.14", hint: "Build one first." };

  it("shows a refusal with rule and hint as an alert", () => {
    const { one } = show(scene({ notice: refusal }));
    expect(one("[role=alert]").textContent).toBe("widget-notice-refusal A Raid needs a Band. A:9.14Build one first.×");
  });

  it("goes away when dismissed, and with the next scene that has none", () => {
    const { model, click, all } = show(scene({ notice: refusal }));
    click(".al-notice .al-close");
    expect(all(".al-notice")).toHaveLength(0);
    model.receive({ kind: "patch", base: 0, patch: { answer: [1], notice: { text: ["Nor this."] } } });
    expect(all(".al-notice")).toHaveLength(1);
    model.receive({ kind: "patch", base: 1, patch: { answer: [2], notice: [null] } });
    expect(all(".al-notice")).toHaveLength(0);
  });

  it("is given again, and said again, to whoever is refused again in the same words", () => {
    const { model, click, all, one } = show(scene({ notice: refusal }));
    // A patch leaves out what has not changed: of a second, equal refusal only the number of the answer comes.
    const again = (base: number) => model.receive({ kind: "patch", base, patch: { answer: [base + 1] } });
    const before = one(".al-notice");
    again(0);
    expect(one(".al-notice")).not.toBe(before);
    click(".al-notice .al-close");
    again(1);
    expect(all(".al-notice").map((notice) => notice.textContent)).toEqual([before.textContent]);
  });

  it("goes by itself where it stands in nobody's way, but from nobody who has turned to it; a refusal stays", () => {
    vi.useFakeTimers();
    const { model, all, end } = show(scene({ notice: { level: "info", text: "Taken back." } }));
    vi.advanceTimersByTime(5_000);
    expect(all(".al-notice")).toHaveLength(1);
    const close = all(".al-notice .al-close")[0]!;
    close.focus();
    vi.advanceTimersByTime(8_000);
    expect(all(".al-notice")).toHaveLength(1);
    close.blur();
    expect(all(".al-notices[data-spent]")).toHaveLength(0);
    vi.advanceTimersByTime(8_000);
    expect(all(".al-notices[data-spent]")).toHaveLength(1);
    model.set("scene", scene({ answer: 1, notice: refusal }));
    vi.advanceTimersByTime(60_000);
    expect(all(".al-notices:not([data-spent]) .al-notice")).toHaveLength(1);
    end();
    vi.useRealTimers();
  });

  it("of the browser's own stays until the next scene, whatever is opened and closed meanwhile", () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { model, click, all } = show();
    model.dead = true;
    click(area("V-2"));
    click(area("V-1"));
    click(".al-card .al-close");
    expect(all(".al-notice")).toHaveLength(1);
    model.receive({ kind: "patch", base: 0, patch: { answer: [1] } });
    expect(all(".al-notice")).toHaveLength(0);
  });
});

describe("a computer that thinks", () => {
  it("is named in place of the question that was answered, until its answer is there", () => {
    vi.useFakeTimers();
    const { model, click, one, all } = show(scene({ actions: [action("fln pass")], thinks: "The computer (the strategist) is thinking…" }));
    const said = () => [".al-head h2", ".al-prompt-text"].map((selector) => one(selector).textContent);
    const before = said();
    click('[data-pick="fln pass"]');
    expect(said()).toEqual(before);
    vi.advanceTimersByTime(5_000);
    expect(all(".al-notice")).toHaveLength(0); // it would push the choices down
    expect([said(), one(".al-prompt .al-seat").hidden]).toEqual([Array(2).fill("The computer (the strategist) is thinking…"), true]);
    model.set("scene", scene({ ply: 8 }));
    expect([said(), one(".al-prompt .al-seat").hidden]).toEqual([before, false]);
    vi.useRealTimers();
  });
});

describe("a kernel that does not answer", () => {
  it("is told at once when the front end refuses to send", () => {
    const { model, click, one } = show(scene(), { "widget-no-answer": "No answer." });
    model.send = () => {
      throw new Error("Cannot send");
    };
    click(area("V-2"));
    expect(one(".al-notice").textContent).toContain("No answer.");
    expect(one(".al-board").hasAttribute("aria-busy")).toBe(false);
  });

  it("is told by the page alone where the page tells it", () => {
    const { model, click, all } = show(scene(), { "widget-no-answer": "No answer." });
    model.send = () => {
      throw new Error("Cannot send");
    };
    const page = (event: Event) => event.preventDefault();
    addEventListener("al-silent", page);
    click(area("V-2"));
    removeEventListener("al-silent", page);
    expect(all(".al-notice")).toHaveLength(0);
  });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("changes the pointer over the choices only when the answer takes a while", () => {
    const { model, click, one } = show();
    click(area("V-2"));
    vi.advanceTimersByTime(200);
    expect(one(".al-board").hasAttribute("data-slow")).toBe(false);
    vi.advanceTimersByTime(100);
    expect(one(".al-board").hasAttribute("data-slow")).toBe(true);
    model.set("scene", scene({ answer: 1 }));
    expect(one(".al-board").hasAttribute("data-slow")).toBe(false);
    click(area("V-2"));
    model.set("scene", scene({ answer: 2 }));
    vi.advanceTimersByTime(1000);
    expect(one(".al-board").hasAttribute("data-slow")).toBe(false);
  });

  it("takes one decision at a time", () => {
    const { model, click } = show();
    click(area("V-2"));
    click(area("V-2"));
    expect(model.deeds).toHaveLength(1);
    model.set("scene", scene({ ply: 8 }));
    click(area("V-2"));
    expect(model.deeds).toHaveLength(2);
  });

  it("is told to the reader, who can then try again", () => {
    const { model, click, one } = show(scene(), { "widget-no-answer": "No answer yet.", "widget-thinks": "Somebody thinks." });
    click(area("V-2"));
    vi.advanceTimersByTime(9000);
    expect(one("[role=alert]").textContent).toContain("Somebody thinks.");
    vi.advanceTimersByTime(40_000);
    expect(one("[role=alert]").textContent).toContain("No answer yet.");
    click(area("V-2"));
    expect(model.deeds).toHaveLength(2);
  });
});
