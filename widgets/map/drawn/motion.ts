// Motion: what has changed on the map, shown briefly. It takes no input, stops for the next scene, and stands still
// for readers who want no motion.

import { reducedMotion, setAttr, svg } from "../../shared/dom";
import { round } from "../../shared/parts/glyph";
import type { Signs } from "../signs";
import type { Motion, Place, PlaceId } from "../types";

export const WHOLE = 700; // milliseconds in all
const ONE = 380; // milliseconds for one change
export const MOST = 24; // changes that are shown; more would be a flicker that nobody reads

export interface Step {
  motion: Motion;
  /** When it begins, in milliseconds. */
  at: number;
}

/** Spreads the changes over the time there is, in their order. */
export function schedule(motions: readonly Motion[]): Step[] {
  const shown = motions.slice(0, MOST);
  const gap = shown.length > 1 ? Math.min(90, (WHOLE - ONE) / (shown.length - 1)) : 0;
  return shown.map((motion, i) => ({ motion, at: Math.round(i * gap) }));
}

/** The places that a change touches. */
export function placesOf(motion: Motion): PlaceId[] {
  return motion.kind === "move" ? [motion.from, motion.to].filter((id) => id !== "") : [motion.place];
}

type Frames = Keyframe[];

export class MotionView {
  readonly element = svg("g", { class: "al-motion", "aria-hidden": "true" });
  private running: Animation[] = [];
  private lastAnswer: number | null = null;

  constructor(private readonly place: (id: PlaceId) => Place | undefined, private readonly signs: Signs) {}

  /** Shows the changes of a scene once; the first scene of all has nothing to show. */
  update(answer: number, motions: readonly Motion[], size: number): void {
    const fresh = this.lastAnswer !== null && this.lastAnswer !== answer;
    this.lastAnswer = answer;
    if (!fresh) return;
    this.stop();
    if (reducedMotion()) return this.still(motions);
    for (const step of schedule(motions)) this.play(step, size);
  }

  stop(): void {
    for (const animation of this.running) animation.cancel();
    this.running = [];
    this.element.replaceChildren();
  }

  private still(motions: readonly Motion[]): void {
    const touched = [...new Set(motions.flatMap(placesOf))];
    this.element.append(...touched.flatMap((id) => {
      const place = this.place(id);
      return place ? [svg("path", { class: "al-motion-still", d: place.path })] : [];
    }));
  }

  private play({ motion, at }: Step, size: number): void {
    switch (motion.kind) {
      case "move": return this.move(motion, at, size);
      case "fire": return this.ring(motion.place, motion.side, at, size);
      case "control": return this.wash(motion.place, motion.side, at);
      case "mark": return this.mark(motion, at, size);
    }
  }

  /** A piece glides from place to place; one that comes from nowhere grows there, one that leaves fades. */
  private move(motion: Motion & { kind: "move" }, at: number, size: number): void {
    const [from, to] = [this.place(motion.from), this.place(motion.to)];
    const end = (to ?? from)?.centre;
    const start = (from ?? to)?.centre;
    if (!start || !end) return;
    const corner = -size / 2;
    const piece = this.signs.frame(this.signs.sideOf(motion.piece), "", { x: corner, y: corner, width: size, height: size }, size, 0);
    piece.classList.add("al-moved");
    piece.append(this.signs.drawKind(motion.piece, { x: -size * 0.44, y: -size * 0.44, size: size * 0.88 }));
    if (motion.count > 1) {
      piece.append(svg("text", { class: "al-count", x: round(size * 0.62), y: round(-size * 0.3), "font-size": round(size * 0.62) },
        `×${motion.count}`));
    }
    const moved = ([x, y]: [number, number], scale: number) => `translate(${round(x)}px, ${round(y)}px) scale(${scale})`;
    this.run(piece, [
      { transform: moved(start, from ? 1 : 0.3), opacity: from ? 0.9 : 0 },
      { transform: moved(end, 1.15), opacity: 1, offset: 0.75 },
      { transform: moved(end, to ? 1 : 0.3), opacity: 0 }], at);
  }

  private ring(id: PlaceId, side: string, at: number, size: number): void {
    const place = this.place(id);
    if (!place) return;
    const [x, y] = place.centre;
    const ring = svg("circle", { class: "al-fire", "data-side": side, r: round(size) });
    const grow = (scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
    this.run(ring, [{ transform: grow(0.3), opacity: 0.95 }, { transform: grow(2), opacity: 0 }], at);
  }

  private wash(id: PlaceId, side: string, at: number): void {
    const place = this.place(id);
    if (place) this.run(svg("path", { class: "al-wash", "data-side": side, d: place.path }), [{ opacity: 0.75 }, { opacity: 0 }], at);
  }

  private mark({ place: id, mark: name, on }: Motion & { kind: "mark" }, at: number, size: number): void {
    const place = this.place(id);
    if (!place) return;
    const [x, y] = place.centre;
    const mark = svg("g", {}, this.signs.drawMark(name, { x: -size / 2, y: -size / 2, size }));
    const stand = (dy: number) => `translate(${x}px, ${round(y + dy)}px)`;
    const [up, here] = [{ transform: stand(-size * 1.6), opacity: 0 }, { transform: stand(0), opacity: 1 }];
    this.run(mark, on ? [up, { ...here, offset: 0.6 }, { ...here, opacity: 0 }] : [here, up], at);
  }

  private run(element: SVGElement, frames: Frames, delay: number): void {
    if (typeof element.animate !== "function") return; // an old browser simply shows the new position
    setAttr(element, "opacity", 0);
    this.element.append(element);
    const animation = element.animate(frames, { duration: ONE, delay, easing: "ease-in-out", fill: "backwards" });
    this.running.push(animation);
    animation.onfinish = () => element.remove();
  }
}
