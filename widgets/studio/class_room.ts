// Into a room: the line that opens one for a class with this exercise, and the file that the line names.

import { h, setText, show } from "../shared/dom";
import { LinkRow } from "../shared/parts/link_row";
import type { Words } from "../shared/types";

/** How a room is opened; empty where the reader can open none. */
export interface Opening {
  /** For a terminal; empty where there is none yet. */
  line?: string;
  file?: string;
  /** Where the file may be laid; empty for nowhere. */
  folder?: string;
  /** Whether it lies there as it is now. */
  lies?: boolean;
  /** That another one lies there: it is replaced only by whoever is asked. */
  asks?: string;
  /** What became of it. */
  says?: string;
}

export class ClassRoom {
  private readonly title = h("h3");
  private readonly what = h("p");
  private readonly where = h("p");
  private readonly save = h("button", { type: "button", class: "al-button" });
  private readonly lay = h("button", { type: "button", class: "al-button" });
  private readonly row = new LinkRow("al-studio-link", "al-button");
  private readonly said = h("p", { role: "status", class: "al-studio-said-of" });
  readonly element = h("section", { hidden: true }, this.title, this.what, h("div", { class: "al-studio-line" }, this.save, this.lay), this.said, this.where, this.row.element);
  private asked = false;

  constructor(private readonly words: Words, save: () => void, lay: (how: "new" | "over") => void) {
    this.save.addEventListener("click", save);
    this.lay.addEventListener("click", () => lay(this.asked ? "over" : "new"));
  }

  update(opening: Opening): void {
    const { words } = this;
    const { line = "", file = "", folder = "", lies = false, asks = "", says = "" } = opening;
    this.asked = asks !== "";
    show(this.element, file !== "");
    setText(this.title, words("studio-ui-room-title"));
    setText(this.what, words("studio-ui-room-what"));
    setText(this.save, words("studio-ui-room-save"));
    setText(this.lay, words(this.asked ? "studio-ui-room-over" : "studio-ui-room-lay"));
    show(this.lay, folder !== "" && line !== "" && !lies);
    setText(this.where, words(lies ? "studio-ui-room-here" : folder ? "studio-ui-room-path" : "studio-ui-room-file", { file, folder }));
    show(this.where, line !== "" && !says);
    setText(this.said, says || asks);
    this.row.update(line, {
      name: line ? words("studio-ui-room-line") : "", copy: words("studio-ui-room-copy"), size: "", copied: words("studio-ui-copied"), byHand: words("studio-ui-room-by-hand"),
    });
  }
}
