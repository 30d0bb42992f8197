// The board of the area-map war game.

import { renderBoard } from "../play/board";

export default { render: renderBoard };
