// Links from page to page: they keep the reader's language.

import { isOwnPage } from "./address";

/** Where a link leads, such as "war-room.ipynb#x"; in a page of ours it asks for the language of this one. "#x" stays here. */
export function linkTo(link: string, lang: string): string {
  if (!isOwnPage() || !link || link.startsWith("#")) return link;
  const [path = "", hash] = link.split("#");
  return `${path}?lang=${encodeURIComponent(lang)}${hash === undefined ? "" : `#${hash}`}`;
}
