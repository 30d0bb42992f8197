// The map on a phone: it opens so near that names can be read, in a frame higher than the map is.

import { describe, expect, it, vi } from "vitest";
import { Zoom } from "../../map/controls/zoom";
import { action, atlas, scene, show } from "../play/fake";

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

  it("opens at the places that a step asks for, and goes along to those of the next one", () => {
    const gather = vi.spyOn(Zoom.prototype, "gather");
    const to = vi.spyOn(Zoom.prototype, "to");
    const asking = (place: string) => ({ actions: [action("fln pass"), action("fln raid V-1", ["V-1"]), action("fln raid here", [place], { asked: true })] });
    const { one, click, model } = show(scene(asking("V-3")));
    Object.defineProperty(one(".al-frame"), "clientWidth", { value: 100 });
    Object.defineProperty(one(".al-frame"), "clientHeight", { value: 98 });
    click('button[data-view="map"]');
    const centre = (id: string) => (atlas.places.find((place) => place.id === id) as (typeof atlas.places)[number]).centre;
    expect(to).toHaveBeenLastCalledWith(expect.any(Number), centre("V-3"));
    model.set("scene", scene({ ...asking("V-2"), answer: 1 }));
    expect(gather).toHaveBeenLastCalledWith([centre("V-2")], expect.any(Number));
    const times = gather.mock.calls.length;
    model.set("scene", scene({ ...asking("V-2"), answer: 2 }));
    expect(gather.mock.calls.length).toBe(times);
  });

  it("moves only where one of some points is not shown", () => {
    const zoom = new Zoom(document.createElementNS("http://www.w3.org/2000/svg", "svg"), [0, 0, 1000, 600], vi.fn());
    zoom.to(2, [300, 300]);
    const before = zoom.box;
    zoom.gather([[200, 300], [400, 300]], 20);
    expect(zoom.box).toEqual(before);
    zoom.gather([[900, 500], [800, 400]], 20);
    expect(zoom.box).toEqual([500, 300, 500, 300]);
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
