// What the home page reads of lessons that the browser keeps: how far each is, which was left last, and how all is forgotten.

import { beforeEach, describe, expect, it } from "vitest";
import { clearStates, readStates, SHELF, whereToGoOn } from "../../home/state";

function keep(id: string, way: unknown, when: number): void {
  const save = typeof way === "string" ? way : JSON.stringify(way);
  localStorage.setItem(`${SHELF}${id}`, JSON.stringify([{ war: id, save, name: `${id}.json`, label: id, when }]));
}

describe("lessons that the browser keeps", () => {
  beforeEach(() => localStorage.clear());

  it("tells the step of each, and nothing of a lesson that was not begun", () => {
    keep("starter", { format: "algeria-lesson/1", id: "starter", step: 4, steps: 9, done: false }, 5);
    const states = readStates(["starter", "l01-control"]);
    expect([...states.keys()]).toEqual(["starter"]);
    expect(states.get("starter")).toEqual({ step: 4, steps: 9, done: false, passed: 0, when: 5 });
  });

  it("goes on with the lesson that was left last, and with none that is done", () => {
    keep("starter", { step: 9, steps: 9, done: true }, 30);
    keep("l01-control", { step: 2, steps: 8, done: false }, 10);
    keep("l02-minority", { step: 1, steps: 8, done: false }, 20);
    const ids = ["starter", "l01-control", "l02-minority"];
    expect(whereToGoOn(ids, readStates(ids))).toBe("l02-minority");
    expect(whereToGoOn(ids, readStates([]))).toBeUndefined();
  });

  it("goes on with the lesson after the one that was ended last, and with none when all are done", () => {
    keep("l01-control", { step: 9, steps: 9, done: true }, 30);
    const ids = ["starter", "l01-control", "l02-minority"];
    expect(whereToGoOn(ids, readStates(ids))).toBe("l02-minority");
    keep("l02-minority", { step: 9, steps: 9, done: true }, 40);
    expect(whereToGoOn(ids, readStates(ids))).toBe("starter");
    keep("starter", { step: 9, steps: 9, done: true }, 50);
    expect(whereToGoOn(ids, readStates(ids))).toBeUndefined();
  });

  it("takes what is damaged for a lesson that was begun", () => {
    keep("starter", "{", 5);
    keep("l01-control", { step: "4", done: 1 }, 5);
    for (const state of readStates(["starter", "l01-control"]).values()) expect(state).toMatchObject({ step: 0, done: false });
  });

  it("forgets lessons and keeps wars", () => {
    keep("starter", { step: 1 }, 5);
    localStorage.setItem("algeria-lab:wars:algeria", "[]");
    sessionStorage.setItem("algeria-lab:drafts:/lessons/00/en.ipynb:question:how-many", "{}");
    expect(clearStates()).toBe(true);
    expect(Object.keys(localStorage)).toEqual(["algeria-lab:wars:algeria"]);
    expect(sessionStorage).toHaveLength(0);
  });
});
