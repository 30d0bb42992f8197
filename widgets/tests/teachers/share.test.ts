// The link for a class: to any page, and to a lesson in one of its forms.

import { beforeEach, expect, it } from "vitest";
import { ShareLink } from "../../teachers/share";
import type { Lesson } from "../../teachers/types";

const LESSONS = [{ link: "../lessons/00/en.ipynb", title: "Begin", periods: [50] }, { link: "../lessons/05/en.ipynb", title: "Move", periods: [50, 90] }] as Lesson[];

function share() {
  const desk = { scene: { lessons: LESSONS, lang: "fr" }, words: (key: string) => key };
  const part = new ShareLink(desk as never);
  document.body.replaceChildren(part.element);
  part.update();
  const [page, period] = [...part.element.querySelectorAll("select")] as [HTMLSelectElement, HTMLSelectElement];
  const choose = (menu: HTMLSelectElement, value: string) => {
    menu.value = value;
    menu.dispatchEvent(new Event("change"));
  };
  const link = () => new URL(part.element.querySelector("input")?.value ?? "");
  return { page, period, choose, link };
}

beforeEach(() => void (document.body.dataset["voila"] = ""));

it("leads to a lesson in the form that the teacher chooses, and leaves it to the reader otherwise", () => {
  const { page, period, choose, link } = share();
  expect(period.hidden).toBe(true);
  choose(page, "../lessons/05/en.ipynb");
  expect([period.hidden, [...period.options].map(({ text }) => text)]).toEqual([false, ["teach-ui-reader-chooses", "50", "90"]]);
  expect(link().search).toBe("?lang=fr");
  choose(period, "90");
  expect(link().search).toBe("?lang=fr&period=90");
  choose(page, "../lessons/00/en.ipynb");
  expect([period.hidden, link().search]).toEqual([true, "?lang=fr"]);
});
