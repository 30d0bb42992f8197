// A picture of an author with what it shows in words; one that is not at hand is told.

import { h, setAttrs, setText, show } from "../shared/dom";
import type { Words } from "../shared/types";

export interface Picture {
  /** The picture itself; empty where it is not at hand. */
  src: string;
  alt: string;
}

export class PictureView {
  private readonly image = h("img");
  private readonly caption = h("figcaption");
  readonly element = h("figure", { class: "al-lead-picture" }, this.image, this.caption);

  constructor(private readonly words: Words) {}

  show(picture: Picture | null): void {
    show(this.element, picture !== null);
    setAttrs(this.image, { src: picture?.src || null, alt: picture?.alt ?? "" });
    show(this.image, Boolean(picture?.src));
    setText(this.caption, picture && !picture.src ? `${this.words("guided-picture-missing")} ${picture.alt}` : "");
  }
}
