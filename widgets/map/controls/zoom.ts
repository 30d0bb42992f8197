// Zoom and pan of the map. The drawing is one layer that the browser moves as a whole: dragging it costs no new
// layout and no new painting. A plain wheel and a single finger on the whole map stay with the page.

import { round } from "../../shared/parts/glyph";

type Rect = [number, number, number, number];
type Point = [number, number];

const STEPS = [1, 1.5, 2.2, 3.2];
const MOST = 4;
const SLACK = 6; // pixels that a pointer may tremble before it drags
const WHEEL = 0.0022; // how much a notch of the wheel with Ctrl enlarges

/** The middle of some points. */
export function middleOf(points: readonly Point[]): Point {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis] / points.length, 0);
  return [mean(0), mean(1)];
}

export class Zoom {
  private centre: Point;
  /** What is shown, and what the drawing was last laid out for: a gesture only stretches it until it ends. */
  private shown = 1;
  private laidOut = 1;
  /** How near the map was opened. */
  private opening = 1;
  private readonly pointers = new Map<number, Point>();
  private start: { middle: Point; spread: number; centre: Point; factor: number; moved: boolean } | null = null;
  private shape: number;
  /** Width of the whole map as a share of the frame: less than all of it in a frame that is broader than the map. */
  private fit = 1;
  private frame = 0;
  private settling: ReturnType<typeof setTimeout> | undefined;

  /** @param north - how far the drawing goes on beyond its upper edge: seen where the frame is taller than it */
  constructor(private readonly svg: SVGSVGElement, private readonly full: Rect, private readonly changed: () => void,
    private readonly north = 0) {
    this.centre = [full[0] + full[2] / 2, full[1] + full[3] / 2];
    this.shape = full[3] / full[2];
    this.settle();
  }

  get factor(): number {
    return this.shown;
  }

  /** Width of the drawing as a share of that of the frame. */
  get width(): number {
    return this.shown * this.fit;
  }

  /** The part of the map that is shown, in map units. */
  get box(): Rect {
    const width = this.full[2] / this.width;
    const height = width * this.shape;
    // Where the frame is taller or broader than the map, the map stands in its middle; more of the north is seen first.
    const hold = (centre: number, size: number, start: number, all: number, before = 0) =>
      size >= all ? start + (all - size - Math.min(before, size - all)) / 2 : Math.min(Math.max(centre - size / 2, start), start + all - size);
    return [hold(this.centre[0], width, this.full[0], this.full[2]),
      hold(this.centre[1], height, this.full[1], this.full[3], this.north), width, height];
  }

  /** What of the whole drawing can be seen at once, in map units: in a tall frame with sea in the north. */
  get sheet(): Rect {
    const [x, y, width, height] = this.full;
    const more = this.shown > 1 ? 0 : Math.min(this.north, Math.max(0, (width * this.shape) / this.fit - height));
    return [x, y - more, width, height + more];
  }

  /** Tells the height of the frame as a share of its width. */
  setShape(shape: number): void {
    if (!shape || Math.abs(shape - this.shape) < 0.001) return;
    this.shape = shape;
    this.fit = Math.min(1, (shape * this.full[2]) / this.full[3]);
    this.settle();
  }

  /** Opens the map at a size, round a point. */
  to(factor: number, middle: Point): void {
    [this.shown, this.centre] = [Math.min(Math.max(factor, 1), MOST), middle];
    this.opening = this.shown;
    this.settle();
    this.changed();
  }

  get canGrow(): boolean {
    return this.shown < (STEPS.at(-1) ?? 1);
  }

  /** Goes one step nearer (+1) or farther (-1), or shows the whole map (0), round a point if one is given. */
  by(change: 1 | -1 | 0, middle?: Point): void {
    if (middle) this.centre = middle;
    const steps = change > 0 ? STEPS : [...STEPS].reverse();
    const next = steps.find((step) => (step - this.shown) * change > 0.01);
    this.shown = change === 0 ? 1 : next ?? this.shown;
    this.settle();
    this.changed();
  }

  /** Moves the view to a point, unless it is shown with some room round it. */
  reveal(point: Point, room: number): void {
    this.gather([point], room);
  }

  /** Moves the view to the middle of some points, unless each is shown with some room round it. */
  gather(points: readonly Point[], room: number): void {
    const [left, top, width, height] = this.box;
    const isShown = ([x, y]: Point) => x - room >= left && x + room <= left + width && y - room >= top && y + room <= top + height;
    if (points.every(isShown)) return;
    this.centre = middleOf(points);
    this.apply();
  }

  /** Lets pointers drag and pinch the map, and the wheel with Ctrl enlarge it; returns the clean-up. */
  listen(): () => void {
    const [down, move, up] = [(event: PointerEvent) => this.onDown(event), (event: PointerEvent) => this.onMove(event),
      (event: PointerEvent) => this.onUp(event)];
    const wheel = (event: WheelEvent) => this.onWheel(event);
    const touch = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault(); // two fingers mean the map, not the page
    };
    this.svg.addEventListener("pointerdown", down);
    this.svg.addEventListener("wheel", wheel, { passive: false });
    this.svg.addEventListener("touchmove", touch, { passive: false });
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    return () => {
      cancelAnimationFrame(this.frame);
      clearTimeout(this.settling);
      this.svg.removeEventListener("pointerdown", down);
      this.svg.removeEventListener("wheel", wheel);
      this.svg.removeEventListener("touchmove", touch);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    };
  }

  private onDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
    this.begin();
  }

  private begin(): void {
    const [middle, spread] = this.grip();
    const [left, top, width, height] = this.box;
    this.start = { middle, spread, centre: [left + width / 2, top + height / 2], factor: this.shown,
      moved: this.start?.moved ?? false };
  }

  /** The middle of the pointers, and how far they are apart. */
  private grip(): [Point, number] {
    const [one = [0, 0], other = one] = [...this.pointers.values()];
    return [[(one[0] + other[0]) / 2, (one[1] + other[1]) / 2], Math.hypot(one[0] - other[0], one[1] - other[1])];
  }

  private onMove(event: PointerEvent): void {
    if (!this.start || !this.pointers.has(event.pointerId)) return;
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
    const { start } = this;
    const [middle, spread] = this.grip();
    const [dx, dy] = [middle[0] - start.middle[0], middle[1] - start.middle[1]];
    if (!start.moved && Math.hypot(dx, dy) < SLACK && Math.abs(spread - start.spread) < SLACK) return;
    if (this.pointers.size < 2 && start.factor === 1) return; // one pointer on the whole map moves nothing
    start.moved = true;
    if (start.spread > 0) this.shown = Math.min(Math.max((start.factor * spread) / start.spread, 1), MOST);
    const unit = this.full[2] / this.width / (this.svg.parentElement?.clientWidth || 1);
    this.centre = [start.centre[0] - dx * unit, start.centre[1] - dy * unit];
    this.schedule();
  }

  private onUp(event: PointerEvent): void {
    if (!this.pointers.delete(event.pointerId)) return;
    if (this.pointers.size) return this.begin();
    if (this.start?.moved) {
      // A drag that ends on an area is no choice of that area: swallow the click that follows.
      const swallow = (click: Event) => click.stopPropagation();
      this.svg.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => this.svg.removeEventListener("click", swallow, { capture: true }), 0);
      this.finish();
    }
    this.start = null;
  }

  private onWheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const frame = this.svg.parentElement?.getBoundingClientRect();
    if (!frame?.width) return;
    const [left, top, width, height] = this.box;
    const [u, v] = [(event.clientX - frame.left) / frame.width, (event.clientY - frame.top) / frame.height];
    const [x, y] = [left + u * width, top + v * height];
    this.shown = Math.min(Math.max(this.shown * Math.exp(-event.deltaY * WHEEL), 1), MOST);
    // What lies under the pointer stays under it.
    const [, , w, h] = this.box;
    this.centre = [x + (0.5 - u) * w, y + (0.5 - v) * h];
    this.schedule();
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.finish(), 160);
  }

  /** Draws at most once a frame, however many events come. */
  private schedule(): void {
    this.svg.classList.add("al-moving");
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.apply());
  }

  private finish(): void {
    cancelAnimationFrame(this.frame);
    this.svg.classList.remove("al-moving");
    const stretched = Math.abs(this.shown - this.laidOut) > 0.001;
    this.settle();
    if (stretched) this.changed();
  }

  /** Lays the drawing out in the size that is shown, so that it is sharp again. */
  private settle(): void {
    this.laidOut = this.shown;
    this.svg.style.inlineSize = `${round(this.laidOut * this.fit * 100, 2)}%`;
    this.svg.classList.toggle("al-zoomed", this.shown > 1);
    this.svg.classList.toggle("al-nearer", this.shown > this.opening + 0.01);
    this.apply();
  }

  private apply(): void {
    const [left, top, width, height] = this.box;
    this.centre = [left + width / 2, top + height / 2];
    const stretch = this.shown / this.laidOut;
    const share = (at: number, start: number, all: number) => round((-(at - start) / all) * 100 * stretch, 3);
    this.svg.style.transform =
      `translate(${share(left, this.full[0], this.full[2])}%, ${share(top, this.full[1], this.full[3])}%) scale(${round(stretch, 4)})`;
  }
}
