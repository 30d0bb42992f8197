// The question in the address: read at the start, written as it changes, copied.

import { isOwnPage, readMark } from "../shared/page/address";
import type { Host } from "./types";

const MARK = "#q=";
const LONG = 2000; // letters: some mail programs and chats cut longer links

/** The letters of the question at the end of the address; nothing if there are none. */
export function readAddress(): string {
  return readMark(MARK);
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
  const link = addressOf(await host.askLink());
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
