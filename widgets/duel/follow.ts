// On a small screen the table is longer than the window: what matters next comes into sight by itself.

import { reducedMotion } from "../shared/dom";
import type { FrontId, Scene } from "./types";

/** What should be in sight now: where to choose, else what the other side has done, else how it ended; null to stay. */
export function nextInSight(root: HTMLElement, scene: Scene): HTMLElement | null {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  if (scene.ending) return find(".al-duel-ending");
  const news = scene.news.some((line) => line.seat !== "" && line.seat !== scene.viewer);
  if (news) return find(".al-duel-news");
  return find(".al-duel-fronts [data-card][data-legal]")?.closest<HTMLElement>(".al-duel-row") ?? null;
}

/** Brings an element to the upper edge of the room between overview and dock, unless it stands in that room already. */
export function bringIntoSight(root: HTMLElement, element: HTMLElement): void {
  const upper = root.querySelector(".al-duel-overview")?.getBoundingClientRect().height ?? 0;
  const lower = root.querySelector(".al-duel-dock")?.getBoundingClientRect().top ?? innerHeight;
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= upper && bottom <= lower) return;
  element.scrollIntoView?.({ block: "start", behavior: reducedMotion() ? "auto" : "smooth" });
}

export function showFront(root: HTMLElement, front: FrontId): void {
  const target = root.querySelector<HTMLElement>(`[data-front="${front}"]`);
  if (target) bringIntoSight(root, target);
}
