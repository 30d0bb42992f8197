// What nobody waits for: at once without a board, else when the board rests, once for many wishes.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AtRest } from "../../shared/page/rest";

function start() {
  const done = vi.fn();
  const rest = new AtRest(done);
  return { done, rest };
}

function board(): HTMLElement {
  const element = document.createElement("div");
  element.className = "al-board";
  document.body.append(element);
  return element;
}

beforeEach(() => {
  document.body.replaceChildren();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const press = (element: HTMLElement) => void element.dispatchEvent(new MouseEvent("click", { bubbles: true }));

describe("what nobody waits for", () => {
  it("is done at once where there is no board, and where nobody has touched it", () => {
    const { done, rest } = start();
    rest.wish();
    board();
    rest.wish();
    expect(done).toHaveBeenCalledTimes(2);
  });

  it("waits until the last click on the board is a while ago, and is done once", () => {
    const { done, rest } = start();
    const element = board();
    press(element);
    rest.wish();
    vi.advanceTimersByTime(200);
    press(element);
    rest.wish();
    vi.advanceTimersByTime(200);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(done).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it("waits for the answer to a decision, however long it takes", () => {
    const { done, rest } = start();
    const element = board();
    element.setAttribute("aria-busy", "true");
    rest.wish();
    vi.advanceTimersByTime(5000);
    expect(done).not.toHaveBeenCalled();
    element.removeAttribute("aria-busy");
    vi.advanceTimersByTime(300);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it("does not wait for clicks elsewhere, and is forgotten with its widget", () => {
    const { done, rest } = start();
    const element = board();
    press(document.body);
    rest.wish();
    expect(done).toHaveBeenCalledTimes(1);
    press(element);
    rest.wish();
    rest.destroy();
    vi.advanceTimersByTime(1000);
    expect(done).toHaveBeenCalledTimes(1);
  });
});
