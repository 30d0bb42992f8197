// Whether one save goes on where another one ends.

/** Whether a save holds all moves of another one, in their order; false for what shows none, such as a sealed save. */
export function goesOn(from: string, to: string): boolean {
  if (from === to) return true;
  if (headOfTurn(from) && headOfTurn(to)) return turnGoesOn(headOfTurn(from), headOfTurn(to));
  const [before, after] = [movesOf(from), movesOf(to)];
  return before !== null && after !== null && before.length <= after.length && before.every((move, at) => move === after[at]);
}

/** The moves of a save of a single line, each as text, behind how the war began. */
function movesOf(save: string): string[] | null {
  try {
    const { moves, branches, game, scenario, seed, opening, options } = JSON.parse(save) as Record<string, unknown>;
    if (!Array.isArray(moves) || branches !== undefined) return null;
    return [game, scenario, seed, opening, options, ...moves].map((part) => JSON.stringify(part) ?? "");
  } catch {
    return null;
  }
}

const TURN = '{"format": "algeria-turn/1"'; // how a game begins that two people hand to and fro, see room/turn_file.py
const SEALED = ', "sealed": "';

/** What can be read of a game that is handed to and fro, as text without its end; empty for any other save. */
export function headOfTurn(save: string): string {
  return save.startsWith(TURN) ? (save.split(SEALED)[0] ?? "") : "";
}

/** Whether a turn goes on from another one: the same game and side, handed over at the same moments, and no shorter. */
function turnGoesOn(from: string, to: string): boolean {
  try {
    const [before, after] = [from, to].map((head) => JSON.parse(`${head}}`) as Turn) as [Turn, Turn];
    return before.war === after.war && before.side === after.side && before.now[0] <= after.now[0]
      && before.handed.every((moment, at) => String(moment) === String(after.handed[at]));
  } catch {
    return false;
  }
}

interface Turn {
  war: string;
  side: string;
  handed: [number, string][];
  now: [number, string];
}
