// The question in the address: read at the start, written as it changes, copied.

import type { Host } from "./types";

const MARK = "#q=";
const LONG = 2000; // letters: some mail programs and chats cut longer links

/** Whether the page is one of our own, whose address we may write; a notebook's belongs to the notebook. */
export function isOwnPage(): boolean {
  return document.body.dataset["voila"] !== undefined;
}

/** The letters of the question at the end of the address; nothing if there are none. */
export function readAddress(): string {
  return location.hash.startsWith(MARK) ? location.hash.slice(MARK.length) : "";
}

export function writeAddress(letters: string): void {
  if (isOwnPage() && readAddress() !== letters) history.replaceState(history.state, "", `${MARK}${letters}`);
}

function addressOf(letters: string): string {
  const here = new URL(location.href);
  here.hash = `${MARK}${letters}`;
  return here.href;
}

/** Copies the link; where the page may not use the clipboard, it is shown and selected for the reader to copy. */
export async function copyLink(host: Host, byHand: HTMLInputElement): Promise<void> {
  const link = addressOf(host.link);
  try {
    await navigator.clipboard.writeText(link);
    byHand.hidden = true;
    host.notify(link.length > LONG
      ? host.words("lab-ui-copied-long", { letters: new Intl.NumberFormat(host.lang).format(link.length) })
      : host.words("lab-ui-copied"));
  } catch {
    byHand.value = link;
    byHand.hidden = false;
    byHand.focus();
    byHand.select();
    host.notify(host.words("lab-ui-copy-by-hand"));
  }
}
