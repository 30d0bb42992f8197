// Links from page to page: they keep the reader's language.

import { asHere, isOwnPage, ONWARD } from "./address";

/** Where a link leads, such as "war-room.ipynb#x"; in a page of ours it asks for the language of this one. "#x" stays here. */
export function linkTo(link: string, lang: string): string {
  if (!isOwnPage() || !link || link.startsWith("#")) return link;
  const [path = "", hash] = asHere(link).split("#");
  return `${path}?lang=${encodeURIComponent(lang)}${hash === undefined ? "" : `#${hash}`}`;
}

/** Where a link leads that goes on with what this browser keeps of the page: the reader is not asked there again. */
export function linkOnward(link: string, lang: string): string {
  if (!isOwnPage() || !link) return link;
  const [there = "", hash] = linkTo(link, lang).split("#");
  return `${there}&${ONWARD}${hash === undefined ? "" : `#${hash}`}`;
}
