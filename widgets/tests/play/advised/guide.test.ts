// The guide, the projector and the position as text.

import { describe, expect, it, vi } from "vitest";
import type { Guide, Minute } from "../../../play/types";
import { scene, settled, show, type Shown } from "../fake";

const why = { question: "Is a Raid worth it?", answer: true, found: "Yes, in Mecheria.", rule: "A:9.14" };
const advice = { text: "Raid in Mecheria", targets: ["band-1"], why };
const guide: Guide = { title: "Your first turn", text: "Build units.", todo: ["Choose a Front.", "End the step."], advice };

async function reply(shown: Shown, answer: unknown): Promise<void> {
  const last = shown.model.sent.at(-1);
  const { ask, view } = last && "ask" in last ? last : { ask: -1, view: "" };
  shown.model.receive({ kind: "reply", ask, view, reply: answer });
  await new Promise((done) => setTimeout(done));
}

describe("the guide", () => {
  it("shows what the step is about and what to do", () => {
    const { one, all } = show(scene({ guide }));
    expect(one(".al-guide h3").textContent).toBe("Your first turn");
    expect(all(".al-guide li").map((item) => item.textContent)).toEqual(["Choose a Front.", "End the step."]);
  });

  it("gives the advice of the hint with the reason that decided, and rings its place on the map", async () => {
    const { model, one, all, click } = show(scene({ guide }));
    model.replies = { hint: () => ({ ...advice, line: "fln raid V-1; fln done", because: [why] }) };
    expect(one(".al-advice").textContent).toBe("board-advice-ringed Raid in Mecheria");
    expect(one(".al-guide .al-quiet").textContent).toBe("Is a Raid worth it? Yes, in Mecheria. A:9.14");
    const rings = () => all(".al-glow path[data-pointed]").map((path) => path.getAttribute("data-key"));
    expect(rings()).toEqual(["V-1"]);
    click('[data-do="advice"]');
    await settled();
    expect(one(".al-hint-text").textContent).toBe("Raid in Mecheria");
    expect(rings()).toEqual(["V-1"]);
    model.set("scene", scene());
    expect(rings()).toEqual([]);
  });

  it("is sent away and called back, and the button says which", () => {
    const shown = show(scene({ guide }));
    expect(shown.one('[data-do="guide"]').getAttribute("aria-pressed")).toBe("true");
    shown.click('[data-do="guide-off"]');
    shown.model.set("scene", scene());
    expect(shown.one(".al-guide").hidden).toBe(true);
    expect(shown.one('[data-do="guide"]').getAttribute("aria-pressed")).toBe("false");
    shown.click('[data-do="guide"]');
    expect(shown.model.sent).toEqual([{ kind: "guide", on: false, ply: 7 }, { kind: "guide", on: true, ply: 7 }]);
  });
});

describe("the first minute", () => {
  const minute: Minute = { title: "The war in one minute", sentences: ["Who.", "Turn.", "Win.", "Long."], source: "Rules.",
    loop: [{ name: "Events", sides: [], sign: "dice" }, { name: "Build", sides: ["gov", "fln"], sign: "" }, { name: "Count", sides: [], sign: "count" }],
    says: "One turn: Events, Build, Count." };
  const first = () => show(scene({ guide, minute }));

  it("says who, what, how and how long, and draws one turn", () => {
    const { one, all } = first();
    expect(all(".al-minute > p:not(.al-quiet)").map((text) => text.textContent)).toEqual(["Who.", "Turn.", "Win.", "Long."]);
    expect(one(".al-minute figure svg").getAttribute("aria-label")).toBe("One turn: Events, Build, Count.");
    expect(all(".al-minute figure text").map((text) => text.textContent)).toEqual(["1 Events", "2 Build", "3 Count"]);
    expect(all(".al-minute g [data-side]").map((sign) => sign.getAttribute("data-side"))).toEqual(["gov", "fln"]);
  });

  it("is closed, stays closed, and goes by itself with the first decision", () => {
    const shown = first();
    shown.click('[data-do="minute-off"]');
    expect(shown.one(".al-minute").hidden).toBe(true);
    shown.model.set("scene", scene({ guide, minute }));
    expect(shown.one(".al-minute").hidden).toBe(true);
    const other = first();
    other.model.set("scene", scene({ ply: 8, guide }));
    expect(other.one(".al-minute").hidden).toBe(true);
  });

  it("is opened again from the guide, and Escape gives the focus back", async () => {
    const shown = show(scene({ guide }));
    shown.model.replies = { minute: () => minute };
    shown.one('[data-do="minute"]').focus();
    shown.click('[data-do="minute"]');
    await settled();
    expect(shown.one(".al-minute").hidden).toBe(false);
    expect(document.activeElement).toBe(shown.one(".al-minute h3"));
    shown.key("Escape");
    expect(shown.one(".al-minute").hidden).toBe(true);
    expect(document.activeElement).toBe(shown.one('[data-do="minute"]'));
  });
});

describe("the projector", () => {
  it("is entered by its button and left by Escape", () => {
    const shown = show();
    shown.click('[data-do="projector"]');
    expect(shown.one(".al-board").hasAttribute("data-projector")).toBe(true);
    shown.key("Escape");
    expect(shown.one(".al-board").hasAttribute("data-projector")).toBe(false);
    expect(shown.one('[data-do="projector"]').getAttribute("aria-pressed")).toBe("false");
  });

  it("is shared with the room round the board, until the board goes", () => {
    const shown = show();
    shown.el.className = "al-room";
    const isMarked = () => shown.el.hasAttribute("data-projected");
    shown.click('[data-do="projector"]');
    expect(isMarked()).toBe(true);
    shown.key("Escape");
    expect(isMarked()).toBe(false);
    shown.click('[data-do="projector"]');
    shown.end();
    expect(isMarked()).toBe(false);
  });
});

describe("the position as text", () => {
  async function opened(): Promise<Shown> {
    const shown = show();
    shown.click('[data-view="list"]');
    shown.click('[data-do="text"]');
    await reply(shown, { text: "Tlemcen (V-2): contested." });
    return shown;
  }

  it("is asked for when it is opened, and folds again", async () => {
    const shown = await opened();
    expect(shown.one(".al-copy pre").textContent).toBe("Tlemcen (V-2): contested.");
    expect(shown.model.sent).toMatchObject([{ kind: "ask", what: "text" }]);
    shown.click('[data-do="text"]');
    await new Promise((done) => setTimeout(done));
    expect(shown.one(".al-copy > div").hidden).toBe(true);
  });

  it("is copied, or selected where there is no clipboard", async () => {
    const shown = await opened();
    const write = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText: write } });
    shown.click('[data-do="copy"]');
    await vi.waitFor(() => expect(shown.one(".al-copy [role=status]").textContent).toBe("board-text-copied"));
    expect(write).toHaveBeenCalledWith("Tlemcen (V-2): contested.");
    vi.stubGlobal("navigator", {});
    shown.click('[data-do="copy"]');
    await vi.waitFor(() => expect(shown.one(".al-copy [role=status]").textContent).toBe("board-text-selected"));
    vi.unstubAllGlobals();
    expect(document.activeElement).toBe(shown.one(".al-copy pre"));
  });
});
