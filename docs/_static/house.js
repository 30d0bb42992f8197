// What the theme leaves out for readers without a mouse: what scrolls is reached by Tab, and every part has a name.
const ENGLISH = {
  pages: "Pages", contents: "On this page", theme: "Light, dark, or as the computer", navigation: "Show the list of pages",
  toc: "Show what is on this page",
};
const FRENCH = {
  pages: "Pages", contents: "Sur cette page", theme: "Clair, sombre, ou comme l’ordinateur", navigation: "Montrer la liste des pages",
  toc: "Montrer ce qu’il y a sur cette page",
};
document.addEventListener("DOMContentLoaded", () => {
  for (const box of document.querySelectorAll("pre, .table-wrapper, .genindextable, .output.text_html")) {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
  }
  const words = document.documentElement.lang === "fr" ? FRENCH : ENGLISH;
  for (const caption of document.querySelectorAll('.caption[role="heading"]')) caption.ariaLevel = "2";
  document.querySelector(".sidebar-drawer")?.setAttribute("aria-label", words.pages);
  document.querySelector(".toc-drawer")?.setAttribute("aria-label", words.contents);
  for (const button of document.querySelectorAll(".theme-toggle")) button.setAttribute("aria-label", words.theme);
  document.getElementById("__navigation")?.setAttribute("aria-label", words.navigation);
  document.getElementById("__toc")?.setAttribute("aria-label", words.toc);
});
