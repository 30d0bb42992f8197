// How high the board may be. On a page that is the window, without the head over the board. As the output of a cell it is
// the notebook's own window, which is lower by its menus and scrolls in place of the page.

import "./fitting.css";
import { setAttr } from "../shared/dom";

const LEAST_ABOVE = 8; // pixels over the board that are taken for the head of a page; more is a notebook's own text
const MOST_ABOVE = 190;
// What scrolls in JupyterLab 4 and in Notebook 7; they say so in no other way.
const SCROLLS = ".jp-WindowedPanel-outer";

/** Leaves room in the window for what stands over the board; returns where what scrolls around it begins. */
export function fit(root: HTMLElement): number {
  const scrolls = root.closest(SCROLLS);
  setAttr(root, "data-cell", scrolls !== null);
  if (!scrolls) {
    const above = root.getBoundingClientRect().top + (globalThis.scrollY ?? 0);
    if (above >= LEAST_ABOVE && above <= MOST_ABOVE) root.style.setProperty("--al-above", `${Math.round(above)}px`);
    return 0;
  }
  root.style.setProperty("--al-window", `${scrolls.clientHeight}px`);
  root.style.setProperty("--al-above", "0px");
  return scrolls.getBoundingClientRect().top;
}
