// The browser's own store keeps what is not yet saved to a file, so that a reloaded page does not lose an hour's typing.

import type { Draft } from "./types";

const KEY = "algeria-lab:deck:draft";

// Fields of a deck file that are left out where nothing is written.
const OPTIONAL = ["front", "date", "note"];

/** The text of a deck file, without the kernel's help. */
export function textOf(draft: Draft): string {
  const written = (key: string, value: unknown) => (value === "" && OPTIONAL.includes(key) ? undefined : value);
  return JSON.stringify({ schema_version: 1, ...draft }, written, 2);
}

/** Returns whether the draft could be kept: a private window may refuse, and then there is the file. */
export function keep(draft: Draft): boolean {
  try {
    localStorage.setItem(KEY, textOf(draft));
    return true;
  } catch {
    return false;
  }
}

export function keptText(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
