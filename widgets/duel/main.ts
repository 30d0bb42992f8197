// The card table as a widget. It draws scenes, reports picks, and knows no rule.

import { mount } from "../shared/mount";
import "../shared/palette.css";
import "../shared/base.css";
import "../shared/shell.css";
import "./duel.css";
import "./cards/cards.css";
import "./asked/dock.css";
import "./phone.css";
import { Table } from "./table";
import type { Atlas, Model, Scene } from "./types";

const BUILD = {
  style: "al-widget al-duel", texts: "duel-table",
  isReady: (atlas: Atlas | null, scene: Scene | null) => Boolean(atlas?.faces && scene?.fronts),
  fits: (table: Table, scene: Scene) => table.fits(scene),
};

/** Draws the table into a cell; returns what takes it down. */
function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  let first = true;
  const placed = (table: Table, focused: boolean) => {
    table.fit();
    // A page that opens is read by its reader; a table that takes the place of another is said.
    if (!first) table.arrive(focused);
    first = false;
  };
  return mount<Atlas, Scene, Table>(model, el, { ...BUILD, placed, make: (atlas, scene, strings) => new Table(model, atlas, strings, scene) });
}

export default { render };
