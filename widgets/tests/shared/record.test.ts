import { beforeEach, describe, expect, it, vi } from "vitest";
import { clearAll } from "../../shared/keeping/ours";
import { GameRecord, noted, scoreText } from "../../shared/keeping/record";
import { fillIn } from "../../shared/wire/model";

const STRINGS: Record<string, string> = { "widget-record-won": "%won% of %of%", "widget-record-drawn": "%won% of %of%, %drawn% drawn" };
const words = (key: string, values?: Record<string, string | number>) => fillIn(STRINGS[key] ?? key, values);
const ended = (id: string, mark: string, level = "mixed", side = "fln") => ({ game: "algeria", id, side, level, mark });

describe("the record", () => {
  beforeEach(() => localStorage.clear());

  it("counts wins and losses by side and player", () => {
    const record = new GameRecord("algeria");
    for (const one of [ended("a", "1"), ended("b", "0"), ended("c", "1"), ended("d", "1", "grid"), ended("e", "1", "mixed", "gov")]) record.note(one);
    expect(record.against("fln", "mixed")).toEqual({ won: 2, drawn: 0, of: 3 });
    expect(record.against("fln", "grid").of).toBe(1);
    expect(record.against("gov", "mixed").of).toBe(1);
    expect(new GameRecord("twilight").against("fln", "mixed").of).toBe(0);
  });

  it("counts a game once, by its first end", () => {
    expect(noted(ended("a", "0"), words)).toBe("0 of 1");
    expect(noted(ended("a", "1"), words)).toBe("0 of 1");
    expect(noted(ended("b", "1"), words)).toBe("1 of 2");
  });

  it("says that games were drawn, and nothing before the first", () => {
    expect(scoreText({ won: 0, drawn: 0, of: 0 }, words)).toBe("");
    expect(noted(ended("a", "="), words)).toBe("0 of 1, 1 drawn");
  });

  it("is gone when everything of ours is cleared by its name", () => {
    noted(ended("a", "1"), words);
    clearAll();
    expect([localStorage.length, new GameRecord("algeria").against("fln", "mixed").of]).toEqual([0, 0]);
  });

  it("begins anew where what is kept is damaged, and passes over what is not of its making", () => {
    localStorage.setItem("algeria-lab:record:algeria", "{");
    expect(noted(ended("a", "1"), words)).toBe("1 of 1");
    localStorage.setItem("algeria-lab:record:algeria", JSON.stringify([{ id: 5 }, null, { ...ended("b", "0") }]));
    expect(new GameRecord("algeria").against("fln", "mixed")).toEqual({ won: 0, drawn: 0, of: 1 });
  });

  it("keeps the newest games where there are many, and nothing in a browser that refuses", () => {
    const record = new GameRecord("algeria");
    for (let at = 0; at < 510; at += 1) record.note(ended(String(at), "1"));
    expect(record.against("fln", "mixed").of).toBe(500);
    vi.stubGlobal("localStorage", { getItem: () => "[]", setItem: () => { throw new DOMException("full", "QuotaExceededError"); } });
    expect(noted(ended("more", "0"), words)).toBe("");
    vi.unstubAllGlobals();
  });
});
