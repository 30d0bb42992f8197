import { afterEach, describe, expect, it } from "vitest";
import { h } from "../../shared/dom";
import { dropSlips } from "../../shared/parts/double";

/** A page on which the first press puts another button where the pointer is. */
function page(first: string, then: string): { log: string[]; press: (detail: number, more?: Partial<PointerEvent>) => void } {
  const log: string[] = [];
  const root = h("div", {});
  dropSlips(root);
  const show = (id: string) => root.replaceChildren(h("button", { type: "button", "data-pick": id }, id));
  root.addEventListener("click", (event) => {
    log.push((event.target as Element).getAttribute("data-pick") ?? "");
    show(then);
  });
  show(first);
  document.body.append(root);
  return {
    log,
    press: (detail, more = {}) => {
      const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail, clientX: 40, clientY: 40, ...more });
      for (const name of ["pointerType", "timeStamp"] as const) if (name in more) Object.defineProperty(event, name, { value: more[name] });
      root.firstElementChild?.dispatchEvent(event);
    },
  };
}

describe("the second press of a double one", () => {
  afterEach(() => document.body.replaceChildren());

  it("does nothing on a button that came under the pointer meanwhile", () => {
    const { log, press } = page("fln done", "gov remove police-1");
    press(1);
    press(2);
    expect(log).toEqual(["fln done"]);
    press(1);
    expect(log).toEqual(["fln done", "gov remove police-1"]);
  });

  it("counts where it is still the same choice, as in several steps in a row", () => {
    const { log, press } = page("gov pacify algiers", "gov pacify algiers");
    for (const detail of [1, 2, 3]) press(detail);
    expect(log).toHaveLength(3);
  });

  it("goes by time on a touch screen, which counts no presses", () => {
    const { log, press } = page("fln done", "gov remove police-1");
    press(1, { pointerType: "touch", timeStamp: 1000 });
    press(1, { pointerType: "touch", timeStamp: 1300 });
    expect(log).toEqual(["fln done"]);
    press(1, { pointerType: "touch", timeStamp: 2000 });
    expect(log).toHaveLength(2);
  });

  it("leaves keys and presses elsewhere alone", () => {
    const { log, press } = page("fln done", "gov remove police-1");
    press(1);
    press(0);
    expect(log).toHaveLength(2);
    const other = page("fln done", "gov remove police-1");
    other.press(1);
    other.press(2, { clientX: 200 });
    expect(other.log).toHaveLength(2);
  });
});
