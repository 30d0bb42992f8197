// How a class comes in: by the line that opens a room, or by a link to a page or a lesson in one of its forms.

import { beforeEach, expect, it, vi } from "vitest";
import { ShareLink } from "../../teachers/share";
import type { Lesson } from "../../teachers/types";

const LESSONS = [{ slug: "00-a", link: "../lessons/00/en.ipynb", title: "Begin", periods: [50] }, { slug: "05-b", link: "../lessons/05/en.ipynb", title: "Move", periods: [50, 90] }] as Lesson[];

function share(address: string, command = "/opt/a/algeria-lab") {
  vi.stubGlobal("location", new URL(address));
  const desk = { scene: { lessons: LESSONS, lang: "fr", command }, words: (key: string) => key };
  const part = new ShareLink(desk as never);
  document.body.replaceChildren(part.element);
  part.update();
  const [page, period] = [...part.element.querySelectorAll("select")] as [HTMLSelectElement, HTMLSelectElement];
  const choose = (menu: HTMLSelectElement, value: string) => {
    menu.value = value;
    menu.dispatchEvent(new Event("change"));
  };
  const copied = () => part.element.querySelector<HTMLTextAreaElement>(".al-teach-link textarea")?.value ?? "";
  const count = part.element.querySelector("input[type=number]") as HTMLInputElement;
  const isShown = (name: string) => !part.element.querySelector(name)?.closest("[hidden]");
  return { page, period, choose, count, copied, isShown, link: () => new URL(copied()) };
}

const OWN = "http://127.0.0.1:8866/voila/render/notebooks/teachers.ipynb";
const OTHERS = "http://192.168.1.20:8866/voila/render/notebooks/teachers.ipynb";

beforeEach(() => {
  vi.unstubAllGlobals();
  document.body.dataset["voila"] = "";
});

it("gives no address of this computer to others, but the line that opens a room", () => {
  const { page, period, choose, count, copied, isShown } = share(OWN);
  expect(copied()).toBe("/opt/a/algeria-lab app --class 28 --network --lang fr");
  choose(page, "../lessons/05/en.ipynb");
  expect(period.hidden).toBe(false);
  choose(period, "90");
  expect(copied()).toBe("/opt/a/algeria-lab app 05-b --class 28 --period 90 --network --lang fr");
  choose(period, "");
  count.value = "17";
  count.dispatchEvent(new Event("input"));
  expect(copied()).toBe("/opt/a/algeria-lab app 05-b --class 17 --network --lang fr");
  count.value = "";
  count.dispatchEvent(new Event("input"));
  expect(copied()).toContain("--class 28");
  expect([period.hidden, isShown("svg"), isShown("ul"), isShown("details")]).toEqual([false, false, true, true]);
});

it("has neither line nor link where a class on this computer reads it", () => {
  const { copied, isShown } = share(OWN, "");
  expect([copied(), isShown("svg"), isShown(".al-teach-link textarea"), isShown(".al-hint")]).toEqual(["", false, false, true]);
});

it("leads to a lesson in the form that the teacher chooses, and leaves it to the reader otherwise", () => {
  const { page, period, choose, link, isShown } = share(OTHERS);
  expect([isShown("svg"), isShown("ul"), isShown("[type=number]")]).toEqual([true, false, false]);
  expect(period.hidden).toBe(true);
  choose(page, "../lessons/05/en.ipynb");
  expect([period.hidden, [...period.options].map(({ text }) => text)]).toEqual([false, ["teach-ui-reader-chooses", "50", "90"]]);
  expect(link().search).toBe("?lang=fr");
  choose(period, "90");
  expect(link().search).toBe("?lang=fr&period=90");
  choose(page, "../lessons/00/en.ipynb");
  expect([period.hidden, link().search]).toEqual([true, "?lang=fr"]);
});
