import { beforeEach, expect, it } from "vitest";
import { Draft } from "../../shared/keeping/drafts";
import { clearAll } from "../../shared/keeping/ours";
import { Store } from "../../shared/keeping/store";
import { readHeld } from "../../site/kept/held";

const NOTHING = { games: 0, lessons: 0, texts: 0, drafts: 0, settings: 0 };
const entry = (war: string) => ({ war, save: "{}", name: war, label: war, when: 1 });
const held = () => readHeld(localStorage, sessionStorage);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("counts each kind as the widgets keep it", () => {
  for (const war of ["one", "two"]) new Store("algeria-lab:wars:algeria").keep(entry(war));
  new Store("algeria-lab:wars:lesson-01").keep(entry("a"));
  new Store("algeria-lab:scenarios").keep(entry("own"));
  new Draft("question").keep("half a sentence");
  localStorage.setItem("algeria-lab:keys", "off");
  localStorage.setItem("somebody-else", "1");

  expect(held()).toEqual({ games: 2, lessons: 1, texts: 1, drafts: 1, settings: 1 });
});

it("counts what cannot be read, and no shelf that was emptied", () => {
  localStorage.setItem("algeria-lab:wars:algeria:damaged", "{");
  localStorage.setItem("algeria-lab:wars:lesson-02", "[]");

  expect(held()).toEqual({ ...NOTHING, games: 1 });
});

it("has nothing left when all is cleared, and leaves what is not ours", () => {
  new Store("algeria-lab:wars:algeria").keep(entry("one"));
  new Draft("question").keep("x");
  localStorage.setItem("somebody-else", "1");

  clearAll();

  expect(held()).toEqual(NOTHING);
  expect(localStorage.getItem("somebody-else")).toBe("1");
});
