// What a screen reader hears: what is new, how it ended, and what is asked.

import type { Scene } from "./types";

const SPOKEN = 8; // lines of news read out at most after one decision

/** All that a scene has to say to somebody who does not see it. */
export function spoken({ news, picks, prompt, ending, handover }: Scene): string[] {
  if (handover) return [handover.text, picks.length ? prompt.text : ""];
  return [...news.slice(-SPOKEN).map((line) => line.text), ending?.title ?? "", ending?.text ?? "", prompt.text];
}
