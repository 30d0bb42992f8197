// A text inside quotation marks of ours: without marks of its own round the whole of it.

const QUOTED = /^[“«][\u00a0\u202f ]?([^“”«»]*?)[\u00a0\u202f ]?[”»]$/u;

/** A text without the quotation marks that stand round the whole of it. */
export function bare(text: string): string {
  return QUOTED.exec(text)?.[1] ?? text;
}
