// The board of the war by cards.

import { renderBoard } from "../play/board";
import type { Model } from "../play/types";
import { CardTable } from "./card_table";
import { GLYPHS } from "./glyphs";

export default {
  render: (cell: { model: Model; el: HTMLElement }) => renderBoard(cell, { glyphs: GLYPHS, row: (desk) => new CardTable(desk) }),
};
