// The button that takes back: at a table of two computers it says what would go back, for others are asked.

import { setAttr, setAttrs, setText } from "../dom";

/** What stands on the button, and all that it means: whose moves go back, and to which moment. */
export interface TakeBack {
  button?: string;
  full?: string;
}

/** Names the button that takes back: what stands on it is short, and its name begins with it and says all. */
export function nameTakeBack(button: HTMLElement, said: TakeBack | undefined, plain: string, text: HTMLElement = button): void {
  setText(text, said?.button ?? plain);
  setAttrs(button, { title: said?.full ?? null, "aria-label": said?.full ?? null });
  setAttr(button, "data-asks", Boolean(said?.button));
}
