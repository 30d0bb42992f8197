// The words of the wall, in the language that the page is read in.
import type { Both, Language } from "./types";

type Values = Record<string, string | number>;

/** What the page says, and how it writes numbers. */
export class Words {
  private readonly format: Intl.NumberFormat;
  private readonly fine: Intl.NumberFormat;

  constructor(private readonly texts: Record<string, Both>, readonly language: Language) {
    this.format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    this.fine = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  }

  /** A message, with numbers and texts in the place of `%name%`. */
  say(name: string, values: Values = {}): string {
    const text = this.texts[name]?.[this.language] ?? name;
    return text.replace(/%(\w+)%/g, (_, key: string) => this.value(values[key]));
  }

  /** A text that comes in both languages. */
  of(both: Both): string {
    return both[this.language];
  }

  number(value: number): string {
    return this.format.format(value).replace("-", "\u2212");
  }

  /** A number as somebody said it. */
  exact(value: number): string {
    return this.fine.format(value).replace("-", "\u2212");
  }

  private value(value: string | number | undefined): string {
    return typeof value === "number" ? this.number(value) : value ?? "";
  }
}

/** The language of the page; English where it is any other. */
export function spoken(): Language {
  return document.documentElement.lang === "fr" ? "fr" : "en";
}
