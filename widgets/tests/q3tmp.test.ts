import { it } from "vitest";
import { layOut } from "../board/layout";
import { positions, shipped } from "./positions";
it("sizes", () => {
  const scale = 0.66;
  const all = positions.flatMap((found) => shipped("en").places.flatMap((place) => {
    const groups = found.groups(place.id);
    return groups.length ? [{ id: place.id, px: layOut(place, found.state(place.id), groups, { ideal: Math.min(25 / scale, 34), scale, figure: "" }).size * scale }] : [];
  })).sort((a, b) => a.px - b.px);
  console.log(all.length, all.filter((one) => one.px < 15).length, all.filter((one) => one.px < 18).length, (all.reduce((s, o) => s + o.px, 0) / all.length).toFixed(2), all.slice(0, 16).map((o) => `${o.id} ${o.px.toFixed(1)}`).join(", "));
});
