import { describe, expect, it } from "vitest";
import { type Edition, inOrder, Shelves, stateOf } from "../../site/offline/edition";

const ROOT = "https://school.example/algeria/";
const file = (url: string, size = 1) => ({ url, size, revision: "1", integrity: "sha256-x" });
const EDITION: Edition = { name: "1", files: ["index.html", "kept.html", "site/page.js", "notebooks/home.html", "notebooks/duel.html", "lessons/01-a/fr.html"].map((url) => file(url)) };
const shelves = new Shelves(ROOT, EDITION);
const found = (path: string) => shelves.find(`${ROOT}${path}`)?.url;

describe("an address", () => {
  it.each([
    ["notebooks/duel.html", "notebooks/duel.html"],
    ["lessons/01-a/fr.html?lang=fr&period=90", "lessons/01-a/fr.html"],
    ["notebooks/duel.html?play=one-roll#war=abc", "notebooks/duel.html"],
    ["?lang=fr", "index.html"],
  ])("%s is found as its file", (path, url) => expect(found(path)).toBe(url));

  it.each(["docs/index.html", "notebooks/none.html", "notebooks/", "site/page.js/"])("%s has no file", (path) => expect(found(path)).toBeUndefined());

  it("of another folder of the same server is none of ours", () => {
    expect(shelves.find("https://school.example/notebooks/duel.html")).toBeUndefined();
    expect(shelves.home("https://school.example/")).toBeUndefined();
  });

  it("of a folder with pages and none of its own leads home, in the language that it asks for", () => {
    expect(shelves.home(`${ROOT}notebooks/?lang=fr`)).toBe(`${ROOT}notebooks/home.html?lang=fr`);
    expect(shelves.home(`${ROOT}docs/`)).toBeUndefined();
    expect(shelves.home(ROOT)).toBeUndefined();
  });

  it("with letters beyond those of English is found as it is written", () => {
    const own = new Shelves(ROOT, { name: "1", files: [file("lessons/%C3%A9t%C3%A9.html")] });
    expect(own.find(`${ROOT}lessons/été.html`)?.url).toBe("lessons/%C3%A9t%C3%A9.html");
  });
});

it("keeps first what the open page has loaded, and nothing twice", () => {
  const order = inOrder(EDITION, shelves, [`${ROOT}notebooks/duel.html?lang=fr`, `${ROOT}site/page.js`, "https://other.example/x.js"]).map(({ url }) => url);
  expect(order.slice(0, 2)).toEqual(["notebooks/duel.html", "site/page.js"]);
  expect([...order].sort()).toEqual(EDITION.files.map(({ url }) => url).sort());
});

it("is whole only with its last file", () => {
  const edition = { name: "2", files: [file("a", 3), file("b", 5)] };
  expect(stateOf(edition, ({ url }) => url === "b")).toEqual({ edition: "2", kept: 5, size: 8, whole: false });
  expect(stateOf(edition, () => true)).toEqual({ edition: "2", kept: 8, size: 8, whole: true });
});
