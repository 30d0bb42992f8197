// What fits where somebody writes: the kernel is asked, and says it in a moment or not at all.

import type { CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import type { Message, Offered } from "./types";

const QUICK = 2000; // milliseconds after which nobody waits for words to choose from

export class Fitting {
  /** How many times was asked, and who waits for the answer. */
  private number = 0;
  private offered: (rows: Offered["rows"]) => void = () => undefined;

  /** `text` returns the text as it stands; `send` asks the kernel, and calls what it is given where that cannot be. */
  constructor(private readonly text: () => string, private readonly send: (message: Message, failed: () => void) => void) {}

  /** Asks the kernel what fits; an answer that does not come within a moment is none. */
  ask(context: CompletionContext): Promise<CompletionResult | null> | null {
    const word = context.matchBefore(/[\w./-]*/);
    if (!context.explicit && !word?.text) return null;
    const line = context.state.doc.lineAt(context.pos);
    this.number += 1;
    const asked = { line: line.number, column: context.pos - line.from + 1, number: this.number };
    return new Promise((resolve) => {
      this.offered = (rows) => resolve({ from: word?.from ?? context.pos, options: rows.map(({ apply, ...row }) => ({ ...row, apply: apply || row.label })), validFor: /^[\w./-]*$/ });
      setTimeout(() => resolve(null), QUICK);
      this.send({ kind: "complete", text: this.text(), ...asked }, () => resolve(null));
    });
  }

  take(told: Offered): void {
    if (told.number === this.number) this.offered(told.rows);
  }
}
