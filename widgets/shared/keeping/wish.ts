// What a reader has chosen once and for all, such as a form of lessons: an address may ask for it, else this browser remembers it.

import { asksFor, tidyAddress } from "../page/address";

export class Wish {
  /** `word` is how an address asks for it, as in ?period=90; `place` where the browser keeps it. */
  constructor(private readonly word: string, private readonly place: string) {}

  /** What the address asks for, or else what was chosen last; empty where neither says anything. */
  read(): string {
    const asked = asksFor(this.word);
    if (asked) return asked;
    try {
      return localStorage.getItem(this.place) ?? "";
    } catch {
      return ""; // a private window keeps nothing
    }
  }

  /** Remembers what its reader has chosen: from now on that counts, not what an address asked for. */
  keep(chosen: string): void {
    try {
      localStorage.setItem(this.place, chosen);
    } catch {
      // Then it is chosen again next time.
    }
    if (asksFor(this.word)) tidyAddress(this.word);
  }
}
