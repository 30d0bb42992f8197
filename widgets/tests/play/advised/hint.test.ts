// The hint: what the computer would do, then what the strongest player teaches.

import { afterEach, describe, expect, it, vi } from "vitest";
import { action, scene, settled, show } from "../fake";

afterEach(() => void vi.useRealTimers());

describe("the hint", () => {
  const why = { question: "Is a Band ready?", answer: true, found: "In Mecheria.", rule: "A:9.14" };
  const hint = { line: "fln raid V-1; fln done", text: "Raid in Mecheria.", targets: ["band-1"], why, because: [why] };

  it("says what the computer would do and why, and does it on demand", async () => {
    const { model, one, all, click } = show();
    model.replies = { hint: () => hint, plan: () => ({ line: hint.line, text: "", price: "", warns: [], odds: null, refusal: null }) };
    click('[data-do="hint"]');
    await settled();
    expect(one(".al-hint-text").textContent).toBe("Raid in Mecheria.");
    expect(all(".al-hint-why li").map((step) => step.textContent)).toHaveLength(1);
    // While the strongest player thinks there is no button that might come to do something else.
    expect(one(".al-hint-box .al-plan").hidden).toBe(true);
    const [asked] = model.sent.filter((message) => message.kind === "ask" && message.what === "taught") as { ask: number; view: string }[];
    model.receive({ ...asked, kind: "reply", reply: {} });
    await settled();
    expect(one(".al-hint-box .al-plan").hidden).toBe(false);
    await settled();
    click(".al-hint-box .al-go");
    expect(model.deeds).toEqual([{ kind: "pick", id: hint.line, ply: 7 }]);
  });

  it("is followed by what the strongest player teaches, and by what it would do instead", async () => {
    const { model, one, all, click } = show();
    const better = { ...hint, line: "fln pass", text: "Pass.", taught: ["It gives up: Fronts −1.", "Next best: “Raid”."] };
    let answered = false;
    model.replies = { hint: () => hint, taught: () => ((answered = true), better) };
    click('[data-do="hint"]');
    await settled();
    await settled();
    expect(answered).toBe(true);
    expect(one(".al-hint-text").textContent).toBe("Pass.");
    expect(all(".al-hint-taught li").map((line) => line.textContent)).toEqual(better.taught);
    expect(one(".al-thinks").hidden).toBe(true);
  });

  it("says that somebody thinks, with a bar, for as long as a computer may think about its own decision", async () => {
    vi.useFakeTimers();
    const { model, one, all, click } = show(scene(), { "board-hint-thinking": "Thinking…" });
    model.replies = { hint: () => hint };
    click('[data-do="hint"]');
    await vi.advanceTimersByTimeAsync(40_000);
    expect(one(".al-thinks [role=status]").textContent).toBe("Thinking…");
    expect(one(".al-thinks progress").getAttribute("aria-labelledby")).toBe(one(".al-thinks [role=status]").id);
    expect(one(".al-thinks").hidden).toBe(false);
    expect(all("[role=alert] *")).toEqual([]);
    const [asked] = model.sent.filter((message) => message.kind === "ask" && message.what === "taught") as { ask: number; view: string }[];
    model.receive({ ...asked, kind: "reply", reply: {} });
    await vi.advanceTimersByTimeAsync(0);
    expect(one(".al-thinks").hidden).toBe(true);
  });

  it("leaves its button alone where the advice stands, and asks nothing more of what was advised", async () => {
    const { model, one, click } = show(scene(), { "board-deed-for": "%deed% – %name%" });
    const plan = { line: hint.line, text: "", price: "", warns: ["This leaves 29."], odds: null, refusal: null };
    model.replies = { hint: () => hint, taught: () => ({ ...hint, taught: ["About as good: “Pass”."] }), plan: () => plan };
    click('[data-do="hint"]');
    await settled();
    await settled();
    expect(model.asked("plan")).toHaveLength(1);
    expect(one(".al-hint-box .al-plan-warns").textContent).toBe("This leaves 29.");
    expect(one(".al-hint-box .al-go").textContent).toBe("board-do-it – Raid in Mecheria.");
    click(".al-hint-box .al-go");
    expect(model.deeds).toEqual([{ kind: "pick", id: hint.line, ply: 7 }]);
  });

  it("asks nothing before it does what it has advised itself", async () => {
    const asking = action(hint.line, [], { asks: "Nothing was moved.", ends: true });
    const { model, one, click } = show(scene({ actions: [asking] }));
    model.replies = { hint: () => hint, taught: () => ({}), plan: () => ({ line: hint.line, text: "", price: "", warns: [], odds: null, refusal: null }) };
    click('[data-do="hint"]');
    await settled();
    await settled();
    click(".al-hint-box .al-go");
    expect(one(".al-asks").hidden).toBe(true);
    expect(model.deeds).toEqual([{ kind: "pick", id: hint.line, ply: 7 }]);
  });

  it("names on its button no more than there is room for", async () => {
    const { model, one, click } = show(scene(), { "board-deed-for": "%deed% – %name%" });
    const long = { ...hint, text: "Raid in Mecheria: 3 Bands, 2 Faileks, against the Police of the town." };
    model.replies = { hint: () => long, taught: () => ({}), plan: () => ({ line: hint.line, text: "", price: "", warns: [], odds: null, refusal: null }) };
    click('[data-do="hint"]');
    await settled();
    await settled();
    expect(one(".al-hint-box .al-go").textContent).toBe("board-do-it");
  });

  it("puts another plan away when it opens, so that one button does it", async () => {
    const rolls = action("fln raid V-1", ["V-1"], { rolls: true });
    const { model, all, click } = show(scene({ actions: [rolls] }));
    model.replies = { hint: () => hint };
    click('.al-actions [data-pick="fln raid V-1"]');
    expect(all(".al-inline-plan")).toHaveLength(1);
    click('[data-do="hint"]');
    await settled();
    expect(all(".al-inline-plan")).toHaveLength(0);
  });

  it("stays as it was where there is nothing to teach", async () => {
    const { model, one, click } = show();
    model.replies = { hint: () => hint, taught: () => ({}) };
    click('[data-do="hint"]');
    await settled();
    await settled();
    expect(one(".al-hint-text").textContent).toBe("Raid in Mecheria.");
    expect(one(".al-hint-taught").hidden).toBe(true);
  });

  it("is not offered while somebody else decides, and goes with its moment", async () => {
    const { model, one, click } = show();
    model.replies = { hint: () => hint };
    click('[data-do="hint"]');
    await settled();
    expect(one(".al-hint-box").hidden).toBe(false);
    const next = scene({ ply: 8 });
    next.prompt.yours = false;
    model.set("scene", next);
    expect(one(".al-hint-box").hidden).toBe(true);
    expect(one('[data-do="hint"]').hidden).toBe(true);
  });
});
