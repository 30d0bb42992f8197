import { afterEach, describe, expect, it, vi } from "vitest";
import { action, scene, show } from "../fake";

const WORDS = { "board-asks-yes": "Do it all the same", "board-asks-no": "Go back" };
const COUP = "gov pivotal 66";
const coup = (change = {}) => scene({ actions: [action(COUP, [], { rolls: true, asks: "Coup: two dice decide.", ...change }), action("gov skip", [], { ends: true, group: "" })] });
const rowOf = (shown: ReturnType<typeof show>) => shown.all(".al-deeds [data-pick]").map(({ dataset }) => dataset["pick"]);

describe("a choice that asks once more", () => {
  afterEach(() => vi.restoreAllMocks());

  it("stands beside what does without it, over the guide, although dice fall", () => {
    expect(rowOf(show(coup(), WORDS))).toEqual([COUP, "gov skip"]);
    expect(rowOf(show(coup({ asks: undefined }), WORDS)), "any other with dice has room of its own").toEqual(["gov skip"]);
  });

  it("asks where it is seen, however far below it was pressed", () => {
    const shown = show(scene({ actions: [action("gov done", [], { ends: true, asks: "Nothing was moved." })] }), WORDS);
    const seen: Element[] = [];
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) { seen.push(this); });
    shown.click("[data-pick]");
    expect(shown.one(".al-asks").hidden).toBe(false);
    expect(seen).toContain(shown.one(".al-asks"));
  });
});
