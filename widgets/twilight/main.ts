// The board of the war by cards.

import { renderBoard } from "../play/board";
import type { Model } from "../play/types";
import { GLYPHS } from "./glyphs";

export default { render: (cell: { model: Model; el: HTMLElement }) => renderBoard(cell, GLYPHS) };
