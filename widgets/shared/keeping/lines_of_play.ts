// Whether one save goes on where another one ends.

/** Whether a save holds all moves of another one, in their order; false for what shows none, such as a sealed save. */
export function goesOn(from: string, to: string): boolean {
  if (from === to) return true;
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
