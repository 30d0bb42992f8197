// What the kernel sends of something to drag: every notch at once, so that nothing is asked as it is dragged.

/** An amount at all notches, by their number. */
export interface SlideRow {
  text: string;
  said: string[];
  /** Where it stands on the scale that all rows share, from 0 to 1; null where it has no value. */
  at: (number | null)[];
}

export interface SlideView {
  lang: string;
  dir: string;
  /** What is dragged, such as "units made ready". */
  label: string;
  /** Each notch in short, such as "3 of 8". */
  counts: string[];
  /** Each notch with all that it brings, for whoever hears it. */
  spoken: string[];
  /** That it goes no further in this game; may be empty. */
  ends: string;
  /** Where nought stands on the scale. */
  zero: number;
  rows: SlideRow[];
  /** A few notches for paper: the names of the columns, then a row for each notch. */
  table: string[][];
}
