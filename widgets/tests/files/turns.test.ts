// Games that two people hand to and fro: the browser sends what it keeps of them, and one war stays one entry.

import { describe, expect, it } from "vitest";
import { goesOn, headOfTurn } from "../../shared/keeping/lines_of_play";

const turn = (handed: [number, string][], now: number, more: object = {}) =>
  `${JSON.stringify({ war: "a", side: "fln", handed, now: [now, "x"], ...more }).replace("{", '{"format": "algeria-turn/1", ').slice(0, -1)}, "sealed": "…"}`;

describe("a turn", () => {
  const first = turn([[3, "m"]], 5);

  it("goes on from an earlier one of the same game and side", () => {
    expect(goesOn(first, turn([[3, "m"], [7, "n"]], 7))).toBe(true);
    expect(goesOn(first, turn([[3, "m"]], 6))).toBe(true);
  });

  it("does not go on from a later one, another history, game or side, nor from a save of another kind", () => {
    for (const other of [turn([[3, "m"]], 4), turn([[3, "other"]], 9), turn([], 9), turn([[3, "m"]], 9, { war: "b" }),
      turn([[3, "m"]], 9, { side: "gov" }), '{"moves": []}', '{"format": "algeria-turn/1", damaged']) {
      expect(goesOn(first, other)).toBe(false);
    }
  });

  it("has a head that can be read", () => {
    expect(JSON.parse(`${headOfTurn(first)}}`)).toMatchObject({ war: "a", now: [5, "x"] });
    expect(headOfTurn('{"format": 1}')).toBe("");
  });
});
