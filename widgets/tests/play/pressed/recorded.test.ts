// Every button of recorded moments pressed: what is asked of the kernel and what is sent is what the button stands for.

import { describe, expect, it } from "vitest";
import type { Action } from "../../../map/types";
import type { Offer, Plan } from "../../../play/types";
import { area, placesOf, scene, settled, show, type Shown } from "../fake";
import moments from "./recorded.json";
import { untold } from "../raid";

untold();

type Opened = Offer & { line: string };

interface Moment {
  game: string;
  step: string;
  /** Whether whole missions are offered at places: then a press on a place opens what it offers. */
  whole: boolean;
  actions: Action[];
  offers: Record<string, Opened & { place: string }>;
  cards: Record<string, Opened[]>;
}

interface Asked { line?: string; mission?: string; place?: string; subject?: string; units?: string[]; aim?: string }

const recorded = moments as unknown as Moment[];
const presetOf = ({ crew }: Offer) => crew.flatMap(({ ids, chosen }) => ids.slice(0, chosen));
/** A plan of a line; without one it waits for the reader to say who. */
const plain = (line: string): Plan =>
  ({ line, text: "", price: "", warns: [], odds: null, refusal: line ? null : { level: "info", text: "Nobody yet." } });

/** A board at a recorded moment; the kernel answers a plan with the line that was recorded for just that question. */
function at(moment: Moment): Shown {
  const places = [...new Set([...moment.actions.flatMap(({ targets }) => targets ?? []), ...Object.keys(moment.cards)])];
  const shown = show(scene({ actions: moment.actions, offers: moment.whole }), {}, "", placesOf(places));
  const opened = [...Object.values(moment.offers), ...Object.entries(moment.cards).flatMap(([place, offers]) => offers.map((offer) => ({ ...offer, place })))];
  shown.model.replies = {
    offer: ({ line }: { line: string }) => moment.offers[line],
    here: ({ place }: { place: string }) => ({ offers: moment.cards[place] ?? [], refused: [] }),
    plan: (asked: Asked) => {
      if (asked.line !== undefined) return plain(asked.line);
      const meant = opened.find((offer) => offer.mission === asked.mission && offer.place === asked.place && offer.subject === asked.subject
        && offer.aim === asked.aim && presetOf(offer).join() === asked.units?.join());
      return plain(meant?.line ?? `not as it opened: ${JSON.stringify(asked)}`);
    },
  };
  return shown;
}

const sent = ({ model }: Shown) => model.deeds.map((deed) => ("id" in deed ? deed.id : deed.kind));
const button = (shown: Shown, id: string, inside: string) => shown.all(`${inside} [data-pick]`).find(({ dataset }) => dataset["pick"] === id);

describe.each(recorded.map((moment) => [`${moment.game}, ${moment.step}`, moment] as const))("%s", (_name, moment) => {
  it("does at a press what the button of the list stands for", async () => {
    for (const action of moment.actions) {
      const shown = at(moment);
      const pressed = button(shown, action.id, ".al-side");
      expect(pressed, action.id).toBeDefined();
      pressed!.click();
      await settled();
      const line = action.mission ? moment.offers[action.id]!.line : action.id;
      if (action.mission || action.rolls || action.warns) {
        expect(sent(shown), action.id).toEqual([]);
        shown.click(".al-inline-plan .al-go");
      }
      if (action.asks) shown.click('[data-do="asks-yes"]');
      expect(sent(shown), action.id).toEqual(line ? [line] : []);
      shown.end();
    }
  });

  it("does at a press what the offer in the card of a place stands for", async () => {
    for (const [place, offers] of Object.entries(moment.cards)) {
      for (const at_ of offers.keys()) {
        const shown = at(moment);
        shown.click(area(place));
        await settled();
        if (shown.one(".al-card").getAttribute("data-page") === "plan") shown.click(".al-back");
        (shown.all(".al-card .al-offer")[at_] as HTMLElement).click();
        await settled();
        shown.click(".al-card .al-go");
        expect(sent(shown), `${place} ${offers[at_]!.mission}`).toEqual(offers[at_]!.line ? [offers[at_]!.line] : []);
        shown.end();
      }
    }
  });
});

it("asks for as many of a group as was chosen, and never for more than there are", async () => {
  const [moment, offer] = recorded.flatMap((one) => Object.values(one.offers).map((found) => [one, found] as const))
    .find(([, { crew }]) => crew.length > 1 && crew[0]!.most > 1 && crew[0]!.most <= 6)!;
  const shown = at(moment);
  const id = Object.entries(moment.offers).find(([, found]) => found === offer)![0];
  button(shown, id, ".al-side")!.click();
  await settled();
  for (const number of [1, offer.crew[0]!.most]) {
    const radio = shown.all(".al-inline-plan .al-crew-row:first-of-type input").find((found) => (found as HTMLInputElement).value === String(number));
    radio!.dispatchEvent(new Event("change", { bubbles: true }));
    await settled(150);
    const others = offer.crew.slice(1).flatMap(({ ids, chosen }) => ids.slice(0, chosen));
    const asked = shown.model.asked("plan").at(-1) as Asked;
    expect(asked).toMatchObject({ mission: offer.mission, place: offer.place, units: [...offer.crew[0]!.ids.slice(0, number), ...others] });
  }
  expect(shown.all(".al-inline-plan .al-crew-row:first-of-type input")).toHaveLength(offer.crew[0]!.most - offer.crew[0]!.least + 1);
});
