// Zoom and pan of the map by its view box. Nothing here takes the wheel or the page's own scrolling away.

import { round } from "./glyphs";

type Rect = [number, number, number, number];

const STEPS = [1, 1.5, 2.2, 3.2];

export class Zoom {
  private step = 0;
  private centre: [number, number];

  constructor(private readonly svg: SVGSVGElement, private readonly full: Rect, private readonly changed: () => void) {
    this.centre = [full[0] + full[2] / 2, full[1] + full[3] / 2];
    this.apply();
  }

  get factor(): number {
    return STEPS[this.step] ?? 1;
  }

  get box(): Rect {
    const [width, height] = [this.full[2] / this.factor, this.full[3] / this.factor];
    const hold = (centre: number, size: number, start: number, all: number) =>
      Math.min(Math.max(centre - size / 2, start), start + all - size);
    return [hold(this.centre[0], width, this.full[0], this.full[2]),
      hold(this.centre[1], height, this.full[1], this.full[3]), width, height];
  }

  get canGrow(): boolean {
    return this.step < STEPS.length - 1;
  }

  /** Goes one step nearer (+1) or farther (-1), or shows the whole map (0), round a point if one is given. */
  by(change: 1 | -1 | 0, round?: [number, number]): void {
    if (round) this.centre = round;
    this.step = change === 0 ? 0 : Math.min(Math.max(this.step + change, 0), STEPS.length - 1);
    this.apply();
    this.changed();
  }

  /** Moves the view just enough to show a point with some room round it. */
  reveal([x, y]: [number, number], room: number): void {
    const [left, top, width, height] = this.box;
    if (x - room >= left && x + room <= left + width && y - room >= top && y + room <= top + height) return;
    this.centre = [x, y];
    this.apply();
  }

  /** Lets the pointer drag the map while it is enlarged; returns the clean-up. */
  drag(): () => void {
    let start: { x: number; y: number; centre: [number, number]; moved: boolean } | null = null;
    const down = (event: PointerEvent) => {
      if (this.step === 0 || event.button !== 0) return;
      const [left, top, width, height] = this.box;
      start = { x: event.clientX, y: event.clientY, centre: [left + width / 2, top + height / 2], moved: false };
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!start.moved && Math.hypot(dx, dy) < 6) return;
      start.moved = true;
      const unit = this.box[2] / (this.svg.getBoundingClientRect().width || 1);
      this.centre = [start.centre[0] - dx * unit, start.centre[1] - dy * unit];
      this.apply();
    };
    const up = () => {
      // A drag that ends on an area is no choice of that area: swallow the click that follows.
      if (start?.moved) {
        const swallow = (event: Event) => event.stopPropagation();
        this.svg.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => this.svg.removeEventListener("click", swallow, { capture: true }), 0);
      }
      start = null;
    };
    this.svg.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    return () => {
      this.svg.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    };
  }

  private apply(): void {
    const box = this.box;
    this.centre = [box[0] + box[2] / 2, box[1] + box[3] / 2];
    this.svg.setAttribute("viewBox", box.map((value) => round(value, 2)).join(" "));
    this.svg.classList.toggle("al-zoomed", this.step > 0);
  }
}
