// The course of the gauges as lines: turns that are over, then every change of the present one.

import type { Support } from "../types";

const PAST = 0.6; // of the width at most for turns that are over: the present one is read step by step
const LEAST_STEPS = 12; // changes for which the present turn leaves room from its beginning
const FIRST = 0.04; // of the width, so that a level that has not moved yet is a line, too

/** Where the gauges stood, from left (0) to right (1). */
export interface Moment {
  x: number;
  levels: number[];
}

export interface Course {
  /** From the end of one turn to that of the next. */
  past: Moment[];
  /** From the end of the last turn until now. */
  present: Moment[];
}

/** Lays a course out over its width; `now` is where the gauges stand. */
export function layOutCourse({ ends, steps, turn }: Support, now: number[]): Course {
  const turns = Object.keys(ends).map(Number).sort((a, b) => a - b);
  const first = turns[0] ?? 0;
  const over = Math.max(turn - 1 - first, 0);
  const width = over ? Math.min(PAST, over / (over + 1)) : 0;
  const past = turns.map((one) => ({ x: over ? (width * (one - first)) / over : 0, levels: ends[one] ?? now }));
  const changes = Object.keys(steps).map(Number).sort((a, b) => a - b).map((step) => steps[step] ?? now);
  const room = Math.max(changes.length, LEAST_STEPS);
  const start = past.at(-1)?.levels ?? changes[0] ?? now;
  const moved = changes.map((levels, at) => ({ x: width + ((1 - width) * (at + 1)) / room, levels }));
  return { past, present: [{ x: width, levels: start }, ...(moved.length ? moved : [{ x: width + FIRST, levels: now }])] };
}

/** How high a level stands in a drawing up to `top`, in percent; what is beyond stands at its edge. */
export function heightOf(level: number, top = 100): number {
  return Math.round(Math.min(level / top, 1) * 1000) / 10;
}

/** The line of one gauge in a box of 1000 by 100: sloping from turn to turn, in steps within the present one. */
export function lineOf({ past, present }: Course, gauge: number, top = 100): string {
  const at = ({ x, levels }: Moment) => [Math.round(x * 1000), Math.round((100 - heightOf(levels[gauge] ?? 0, top)) * 10) / 10] as const;
  const sloped = past.map((moment) => at(moment).join(" "));
  const stepped = present.map((moment, n) => {
    const [x, y] = at(moment);
    return n ? `H${x}V${y}` : `${x} ${y}`;
  });
  return `M${[...sloped, ...stepped].join("L").replaceAll("LH", "H")}`;
}
