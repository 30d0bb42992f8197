// The page changes its language where it stands: nothing that was done is lost, and no new page is waited for.

import { isOwnPage } from "./address";

const LINK = ".al-languages a[data-language]";

/** Asks for a language when its link at the top of our own page is followed; returns what ends that. */
export function followLanguage(ask: (lang: string) => boolean): () => void {
  const onClick = (event: MouseEvent) => {
    const lang = (event.target as Element | null)?.closest?.<HTMLElement>(LINK)?.dataset["language"];
    if (!lang || !isOwnPage() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (ask(lang)) event.preventDefault();
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}

/** Says to the frame of our own page, and to its address, which language is shown now. */
export function tellLanguage(lang: string): void {
  if (!isOwnPage() || document.documentElement.lang === lang) return;
  document.documentElement.lang = lang;
  const here = new URL(location.href);
  here.searchParams.set("lang", lang); // for when the page is loaded again
  history.replaceState(history.state, "", here);
  for (const link of document.querySelectorAll<HTMLElement>(LINK)) link.ariaCurrent = link.dataset["language"] === lang ? "true" : null;
}
