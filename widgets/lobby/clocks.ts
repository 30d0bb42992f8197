// How long each side may still think: it runs on here between two words of the kernel.

import { h, keyed, setAttr, setText } from "../shared/dom";
import type { Clock } from "./types";

const SECOND = 1000;

export class Clocks {
  readonly element = h("ul", { class: "al-lobby-clocks" });
  private clocks: readonly Clock[] = [];
  private since = 0;
  private ticking: ReturnType<typeof setInterval> | undefined;

  update(clocks: readonly Clock[]): void {
    if (JSON.stringify(clocks) !== JSON.stringify(this.clocks)) this.since = Date.now();
    this.clocks = clocks;
    this.element.hidden = clocks.length === 0;
    this.end();
    if (clocks.some(({ runs }) => runs)) this.ticking = setInterval(this.draw, SECOND);
    this.draw();
  }

  end(): void {
    clearInterval(this.ticking);
  }

  private readonly draw = (): void => {
    const gone = (Date.now() - this.since) / SECOND;
    keyed(this.element, this.clocks, ({ key }) => key, () => h("li", {}, h("span"), h("b")), (element, clock) => {
      const left = Math.max(clock.most - clock.seconds - (clock.runs ? gone : 0), 0);
      const [label, time] = element.children;
      setText(label as Element, clock.label);
      setText(time as Element, spoken(left));
      setAttr(element, "data-runs", clock.runs);
    });
  };
}

/** Minutes and seconds, as on a clock. */
export function spoken(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
