// The map on a phone: it opens so near that names can be read, in a frame higher than the map is.

import { describe, expect, it, vi } from "vitest";
import { Zoom } from "../../map/zoom";
import { show } from "../play/fake";

describe("a small map", () => {
  it("opens enlarged, with names of a legible size; shown whole it keeps those on plates only", () => {
    const width = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(100);
    const height = vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(98);
    const { one, click } = show();
    const letter = () => {
      const svg = one(".al-svg");
      return (Number(svg.getAttribute("font-size")) * Number.parseFloat(svg.style.getPropertyValue("inline-size")) * 100) / 300 / 100;
    };
    expect(letter()).toBeGreaterThanOrEqual(10);
    expect(one(".al-svg").classList.contains("al-tiny")).toBe(false);
    click('[data-tool="board-zoom-all"]');
    expect(one(".al-svg").classList.contains("al-tiny")).toBe(true);
    width.mockRestore();
    height.mockRestore();
  });

  it("stands in the middle of a frame that is higher than it", () => {
    const zoom = new Zoom(document.createElementNS("http://www.w3.org/2000/svg", "svg"), [0, 0, 1000, 600], vi.fn());
    zoom.setShape(1);
    expect(zoom.box).toEqual([0, -200, 1000, 1000]);
    zoom.to(2, [900, 100]);
    expect(zoom.box).toEqual([500, 0, 500, 500]);
  });
});
