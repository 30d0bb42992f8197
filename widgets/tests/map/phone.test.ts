// The map on a phone: it opens so near that names can be read, in a frame higher than the map is.

import { describe, expect, it, vi } from "vitest";
import { Zoom } from "../../map/controls/zoom";
import { show } from "../play/fake";

describe("a small map", () => {
  it("opens enlarged, with names of a legible size; shown whole it keeps those on plates only", () => {
    const { one, click } = show();
    Object.defineProperty(one(".al-frame"), "clientWidth", { value: 100 });
    Object.defineProperty(one(".al-frame"), "clientHeight", { value: 98 });
    click('button[data-view="map"]'); // measures the map anew
    const letter = () => {
      const svg = one(".al-svg");
      const wide = Number.parseFloat(svg.style.getPropertyValue("inline-size")) / 100; // of the frame
      return (Number(svg.getAttribute("font-size")) * wide * 100) / 300; // pixels; the sheet is 300 units wide, the frame 100 pixels
    };
    expect(letter()).toBeGreaterThanOrEqual(12.9);
    expect(one(".al-svg").classList.contains("al-tiny")).toBe(false);
    click('[data-tool="board-zoom-all"]');
    expect(one(".al-svg").classList.contains("al-tiny")).toBe(true);
  });

  it("stands in the middle of a frame that is higher than it", () => {
    const zoom = new Zoom(document.createElementNS("http://www.w3.org/2000/svg", "svg"), [0, 0, 1000, 600], vi.fn());
    zoom.setShape(1);
    expect(zoom.box).toEqual([0, -200, 1000, 1000]);
    zoom.to(2, [900, 100]);
    expect(zoom.box).toEqual([500, 0, 500, 500]);
  });

  it("leaves a finger up or down to the page as near as it opens, and takes it when it is brought nearer", () => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const zoom = new Zoom(svg, [0, 0, 1000, 600], vi.fn());
    zoom.to(2, [500, 300]);
    expect([...svg.classList]).toEqual(["al-zoomed"]);
    zoom.by(1);
    expect([...svg.classList]).toContain("al-nearer");
    zoom.by(0);
    expect([...svg.classList]).toEqual([]);
  });
});
