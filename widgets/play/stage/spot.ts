// Where the card of a place stands: beside the place on the map, and at the lower edge of the window on phones and over the list.

import type { Anchor } from "../../map/drawn/fan";
import type { MapView } from "../../map/map";
import type { PlaceId } from "../../map/types";
import { setAttr } from "../../shared/dom";
import { float, sink } from "../../shared/page/float";
import type { Desk } from "../desk";

const [NARROWEST, WIDEST, EDGE, GAP] = [236, 340, 4, 8]; // pixels: of the card, from the frame, from its place
const SHEET = 560; // width of the board up to which the card lies at the lower edge of the window

type Span = [start: number, end: number];

export class Spot {
  private frame = 0;

  /** @param aims - places that the card can aim at, which it had better not hide */
  constructor(private readonly element: HTMLElement, private readonly desk: Desk, private readonly map: MapView,
    private readonly aims: () => readonly PlaceId[]) {}

  /** Stands beside the place, on the side where it hides less, never outside the frame and never over the place itself. */
  stand(): void {
    const { chosen } = this.desk;
    if (chosen === null) return;
    const listed = !!this.map.element.closest("[hidden]");
    const sheet = listed || (this.desk.width > 0 && this.desk.width <= SHEET);
    setAttr(this.element, "data-sheet", sheet);
    this.settle(sheet);
    const at = sheet ? null : this.map.anchor(chosen);
    const { style } = this.element;
    if (!at) {
      style.left = style.right = style.top = style.width = style.maxHeight = "";
      return;
    }
    style.maxHeight = `${Math.round(at.height - 8)}px`;
    const [left, right] = this.ways(at);
    const more = this.hides(left) - this.hides(right) || wide(right) - wide(left);
    const [start, end] = more > 0 ? right : left;
    style.width = `${Math.round(end - start)}px`;
    const height = this.element.offsetHeight;
    style.left = `${Math.round(start)}px`;
    style.right = "auto";
    style.top = `${Math.round(Math.max(4, Math.min(at.y - height / 3, at.height - height - 4)))}px`;
  }

  /** Stands anew for the next picture, when everything else has been laid out, too. */
  standLater(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.stand());
  }

  /** Nothing is chosen any more. */
  leave(): void {
    sink(this.element);
  }

  end(): void {
    cancelAnimationFrame(this.frame);
  }

  /** From where to where the card would reach to the left and to the right of its place. */
  private ways({ x, width, room }: Anchor): [Span, Span] {
    const [before, after] = [x - room - GAP, x + room + GAP];
    const size = (free: number) => Math.min(WIDEST, Math.max(NARROWEST, free - EDGE));
    const [one, other] = [size(before), size(width - after)];
    const start = Math.min(after, width - EDGE - other);
    return [[Math.max(EDGE, before - one), Math.max(EDGE, before - one) + one], [start, start + other]];
  }

  /** How many places it would hide that can be aimed at, or that are pointed out. */
  private hides([start, end]: Span): number {
    const places = new Set([...this.aims(), ...this.map.pointed]);
    return [...places].filter((id) => {
      const x = this.map.anchor(id)?.x ?? -1;
      return x > start && x < end;
    }).length;
  }

  /** A sheet must not be hidden along with the map, nor be cut off by the list: it lives at the board's root. */
  private settle(sheet: boolean): void {
    const home = sheet ? this.desk.root : this.map.element.parentElement;
    if (home && this.element.parentElement !== home) {
      sink(this.element);
      home.append(this.element);
    }
    setAttr(this.element, "popover", sheet ? "manual" : null);
    if (sheet) float(this.element);
    else sink(this.element);
  }
}

function wide([start, end]: Span): number {
  return end - start;
}
