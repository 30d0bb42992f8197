// The board of the area-map war game.

import { renderBoard } from "../play/board";
import type { Model } from "../play/types";
import { GLYPHS } from "./glyphs";

export default { render: (cell: { model: Model; el: HTMLElement }) => renderBoard(cell, { glyphs: GLYPHS }) };
