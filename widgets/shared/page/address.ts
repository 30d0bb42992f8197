// What stands behind the # of the address: it stays in the browser, no server hears of it.

export const SOME_CUT = 2000; // letters after which some mail programs and chats cut a link

/** Whether the page is one of our own, whose address we may write; a notebook's belongs to the notebook. */
export function isOwnPage(): boolean {
  return document.body.dataset["voila"] !== undefined;
}

/** The word by which an address asks to begin anew, whatever is kept. */
export const ANEW = "new";

/** The word by which a link says that its reader has chosen to go on with what is kept: nobody asks again. */
export const ONWARD = "onward";

/** Whether the reader has chosen already to go on. */
export function goesOnward(): boolean {
  return isOwnPage() && new URLSearchParams(location.search).has(ONWARD);
}

/** Whether the reader wishes to begin anew. */
export function asksAnew(): boolean {
  return isOwnPage() && new URLSearchParams(location.search).has(ANEW);
}

/** The word by which the address of a lesson asks for a form of it: ?period=90. */
export const PERIOD = "period";

/** The word by which the address of the home page asks for a way through the course: ?way=four. */
export const WAY = "way";

/** What the address of one of our own pages says behind a word such as "period"; empty where it does not. */
export function asksFor(word: string): string {
  return (isOwnPage() && new URLSearchParams(location.search).get(word)) || "";
}

/** What follows a mark such as "#war=" at the end of the address; nothing if it does not stand there. */
export function readMark(mark: string): string {
  return location.hash.startsWith(mark) ? location.hash.slice(mark.length) : "";
}

/** Takes a word such as "new", or all that stands behind the #, out of the address without loading the page. */
export function tidyAddress(word?: string): void {
  const here = new URL(location.href);
  if (word === undefined) here.hash = "";
  else here.searchParams.delete(word);
  history.replaceState(history.state, "", here);
}

const NOTEBOOK = ".ipynb"; // as which a page lies beside its program; on a site without a server it is a file of its own
const FILE = ".html";

/** A link to a page of ours, such as "studio.ipynb#x", as it is called where this page stands. */
export function asHere(link: string): string {
  return isOwnPage() && location.pathname.endsWith(FILE) ? link.replace(new RegExp(`\\${NOTEBOOK}(?=$|[?#])`), FILE) : link;
}

/** The address of this page, or of one beside it, for somebody else: without the reader's own wishes, such as a language. */
export function plainAddress(mark: string, letters: string, page = ""): string {
  const here = new URL(asHere(page), location.href);
  [here.search, here.hash] = ["", `${mark}${letters}`];
  return here.href;
}
