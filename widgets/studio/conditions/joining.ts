// A name, or a whole condition, comes into what somebody has written: what stands there then still hangs together.

const OPEN = /(^|[(,=<>!+*/-]|\b(and|or|not|in))\s*$/; // behind this, something must come
const GOES_ON = /^\s*([),=<>!+*/-]|(and|or|in)\b|not\s+in\b|$)/; // before this, something must have come

/** Returns a text with something put in place of a part of it; behind a whole condition comes another one. */
export function joined(text: string, from: number, to: number, name: string, example: string): string {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  if (!text.trim()) return example;
  if (from !== to || (OPEN.test(before) && GOES_ON.test(after))) return `${spaced(before)}${name}${/^[\w<>=!]/.test(after) ? " " : ""}${after}`;
  // In the midst of a condition, or behind it: the whole of it stays, and another one is to hold, too.
  return `${text.trim()} and ${example}`;
}

function spaced(before: string): string {
  return before && !/[\s(]$/.test(before) ? `${before} ` : before;
}
