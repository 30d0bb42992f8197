// Scenes of the card table for tests and for the eye, and a model that records what the table sends.

import duel from "../../duel/main";
import type { Atlas, CardView, Face, Front, FrontId, LogLine, Message, Pick, Row, Scene } from "../../duel/types";
import type { Seat } from "../../shared/types";
import { SceneModel } from "../shared/model";

type Spec = [id: string, name: string, kind: Face["kind"], front: FrontId | "", icons: string, date: string, note: string];

const SPECS: Spec[] = [
  ["FLN-01", "Amirouche Aït Hamouda", "agent", "military", "ATTACK HIDE", "1957–59", "Colonel at the head of Wilaya III (Kabylia) from 1957; killed in combat in late March 1959."],
  ["FLN-02", "Houari Boumédiène", "agent", "military", "RECRUIT", "1957–62", "Led Wilaya V, then from early 1960 the general staff of the ALN and its army on the Tunisian border."],
  ["FLN-05", "Abane Ramdane", "agent", "political", "RECRUIT NEGOTIATE", "1955–57", "Main organiser of the Soummam Congress; killed in Morocco in December 1957 on the order of rivals inside the FLN."],
  ["FLN-06", "Larbi Ben M’hidi", "agent", "political", "RALLY", "1954–57", "One of the founding chiefs; arrested in February 1957 and killed in French custody in March."],
  ["FLN-08", "Djamila Bouhired", "agent", "political", "JAILBREAK", "1957", "Courier of the Algiers network; tortured and sentenced to death in 1957, reprieved after an international campaign."],
  ["FLN-09", "Krim Belkacem", "agent", "diplomatic", "ATTACK RALLY", "1947–62", "In the Kabyle maquis from 1947; signed for the Algerians at Évian."],
  ["FLN-11", "Ferhat Abbas", "agent", "diplomatic", "NEGOTIATE NEGOTIATE NEGOTIATE", "1956–61", "Moderate leader who rallied to the FLN in 1956; first president of the provisional government."],
  ["FLN-13", "Toussaint Rouge", "event", "", "BOMB HIDE", "1 Nov 1954", "Some seventy coordinated attacks across Algeria on All Saints’ Day open the war."],
  ["FLN-19", "Mountain Villages", "supporter", "", "RALLY", "1954–62", "Peasants of Kabylia and the Aurès; over two million rural people were displaced, most into camps."],
  ["FLN-20", "Algerian Workers in France", "supporter", "", "RALLY", "1957–62", "Dues of the emigrants paid for much of the war; their march in Paris was bloodily repressed on 17 October 1961."],
  ["FRA-01", "Jacques Massu", "agent", "military", "EXPOSE CAPTURE ATTACK", "1957", "Head of the 10th Parachute Division; received police powers over Algiers on 7 January 1957."],
  ["FRA-02", "Marcel Bigeard", "agent", "military", "ATTACK CAPTURE", "1955–59", "Commander of the 3rd Colonial Parachute Regiment."],
  ["FRA-06", "Charles de Gaulle", "agent", "political", "RECRUIT RALLY NEGOTIATE", "1958–62", "Back in power on 1 June 1958; announced self-determination on 16 September 1959."],
  ["FRA-08", "Robert Lacoste", "agent", "political", "EXPOSE CAPTURE", "1956–58", "Resident minister under whom the special powers passed to the army in Algiers."],
  ["FRA-12", "Maurice Couve de Murville", "agent", "diplomatic", "NEGOTIATE", "1958–62", "De Gaulle’s foreign minister until independence."],
  ["FRA-13", "Battle of Algiers", "event", "", "EXPOSE CAPTURE EXPOSE CAPTURE", "Jan–Oct 1957", "Paratroopers dismantle the city network by mass arrest, informers and torture."],
  ["FRA-18", "European Settlers", "supporter", "", "RALLY RALLY", "1954–62", "About a million people of European descent, most of them set on French Algeria."],
];

const faces = Object.fromEntries(SPECS.map(([id, name, kind, front, icons, date, note]): [string, Face] => [id, {
  id, name, kind, front, date, note, icons: icons.split(" "), seat: id.startsWith("FLN") ? "fln" : "gov", source: "Horne, A Savage War of Peace" }]));

const meaning = (name: string, text: string, rule: string) => ({ name, text, rule });

export const atlas: Atlas = {
  language: "en", direction: "ltr", faces, fronts: { military: "Military", political: "Political", diplomatic: "Diplomatic" },
  kinds: { agent: "Agent", event: "Event", supporter: "Supporter" }, seats: { fln: "FLN", gov: "French" },
  decks: "Reconstructed deck: not the cards of the printed game",
  icons: {
    ATTACK: meaning("Attack", "Sends an open card of the other side, or a prisoner, to the graveyard.", "INS-4.2"),
    BOMB: meaning("Bomb", "Two dice; each hit removes an open card of the other side.", "INS-4.3"),
    RALLY: meaning("Rally", "Goes to any front and decides a tie.", "INS-4.4"),
    RECRUIT: meaning("Recruit", "Look at two cards of the deck and play one.", "INS-4.5"),
    NEGOTIATE: meaning("Negotiate", "Draw a card.", "INS-4.6"), EXPOSE: meaning("Expose", "Turns a hidden FLN card up; it then acts.", "INS-4.7"),
    CAPTURE: meaning("Capture", "Puts an open FLN card in prison.", "INS-4.8"), HIDE: meaning("Hide", "Turns an open FLN card down.", "INS-4.10"),
    JAILBREAK: meaning("Jailbreak", "Brings a prisoner back.", "INS-4.9"),
  },
};

export function card(id: string, change: Partial<CardView> = {}): CardView {
  const face = faces[id];
  const label = face ? `${face.name}, ${face.icons.map((icon) => atlas.icons[icon]?.name).join(", ")}` : "Unknown card, face-down";
  return { key: id, id, facing: "up", known: true, range: "", label: `${label}.`, acting: false, fresh: false, icon: -1, from: "", ...change };
}

/** A face-down card that this viewer does not know. */
export function back(place: string, change: Partial<CardView> = {}): CardView {
  return card("", { key: place, facing: "down", known: false, range: "1–3", label: "Unknown card, face-down.", ...change });
}

export function row(seat: Seat, cards: CardView[], change: Partial<Row> = {}): Row {
  const sum = cards.reduce((total, { id }) => total + (faces[id]?.icons.length ?? 1), 0);
  return { seat, cards, least: sum, most: sum, total: String(sum), rally: "Rally: 1", label: `${atlas.seats[seat]} row, ${cards.length} cards`, ...change };
}

export function front(id: FrontId, gov: Row, fln: Row, change: Partial<Front> = {}): Front {
  const [least, most] = [fln.least - gov.most, fln.most - gov.least];
  return { id, gov, fln, least, most, lead: `FLN lead from ${least} to ${most}`, race: "Still needed: FLN 3, French 5",
    risk: "", ...change };
}

export function line(text: string, change: Partial<LogLine> = {}): LogLine {
  return { ply: 3, turn: 2, seat: "gov", text, rule: "INS-4.3", depth: 0, dice: [], ...change };
}

export function pick(id: string, label: string, change: Partial<Pick> = {}): Pick {
  return { id, label, verb: id.split(" ")[1] ?? "", card: "", place: "", facing: "", confirm: "", odds: [], note: "", ...change };
}

/** Everything a card of the FLN hand may do. */
function plays(id: string): Pick[] {
  const face = faces[id];
  if (face?.kind === "event") return [pick(`fln play ${id}`, `Play ${face.name}`, { card: id, place: "discard", facing: "up" })];
  const free = face?.kind === "supporter" || face?.icons.includes("RALLY");
  const places: FrontId[] = free ? ["military", "political", "diplomatic"] : [face?.front as FrontId];
  return places.flatMap((place) => (["up", "down"] as const).map((facing) =>
    pick(`fln play ${id} ${place} ${facing}`, `Play face-${facing} in the ${place} front`, { card: id, place, facing })));
}

export function scene(change: Partial<Scene> = {}): Scene {
  const hand = ["FLN-06", "FLN-13", "FLN-11", "FLN-20", "FLN-05"];
  return {
    ply: 7, answer: 0, viewer: "fln", open: false, title: "INSURGENT: Algeria", turn: "Turn 5, FLN",
    prompt: { text: "Play a card.", seat: "fln", rule: "INS-3.2", hint: "Face-down cards count, but do nothing." }, handover: null,
    fronts: [
      front("military", row("gov", [card("FRA-01"), card("FRA-02")]), row("fln", [card("FLN-01", { facing: "down" }), card("FLN-02")]), { risk: "French win here next turn: about 12 %, by sampling" }),
      front("political", row("gov", [card("FRA-08")]), row("fln", [])), front("diplomatic", row("gov", []), row("fln", [card("FLN-09", { fresh: true })]))],
    hand: { seat: "fln", cards: hand.map((id) => card(id)), label: "Your hand: 5 cards" }, looked: { cards: [], label: "" }, other_hand: { cards: [], label: "" },
    piles: { fln: { hand: 5, deck: 9, label: "FLN: 5 cards in hand, 9 in the deck" }, gov: { hand: 3, deck: 11, label: "French: 3 cards in hand, 11 in the deck" } },
    prison: { cards: [card("FLN-08", { from: "political" })], label: "Prison: 1 card" }, graveyard: { cards: [card("FRA-12")], label: "Graveyard: 1 card" },
    discards: { fln: { cards: [], label: "FLN discard: empty" }, gov: { cards: [card("FRA-13")], label: "French discard: 1 card" } },
    picks: [...hand.flatMap(plays), pick("fln concede", "Concede", { confirm: "The French win. Concede?" })],
    news: [line("The French play Battle of Algiers.", { rule: "INS-3.3" }), line("Djamila Bouhired is captured.", { rule: "INS-4.8", depth: 1 })],
    log: [line("The FLN play a card face-down.", { ply: 1, turn: 1, seat: "fln", rule: "INS-3.3" }), line("The French roll.", { dice: [{ face: 3, counts: "again" }, { face: 5, counts: "hit" }, { face: 1, counts: "miss" }] })],
    notice: null, can_undo: true, can_redo: false, ending: null, points: [],
    time: { at: 7, last: 7, open: false, turns: [{ turn: 1, ply: 0 }, { turn: 2, ply: 3 }] }, ...change,
  };
}

const exact = (text: string, share: number) => ({ text, share, percent: `${Math.round(share * 100)} %`, sampled: false });

/** The French choose: an event acts, hidden cards may be exposed, a bomb has odds, a prisoner must be confirmed. */
export function targets(change: Partial<Scene> = {}): Scene {
  const hidden = [back("military-fln-1"), back("military-fln-2"), card("FLN-02")];
  return scene({
    viewer: "gov", prompt: { text: "Choose a card to expose.", seat: "gov", rule: "INS-4.7", hint: "" },
    fronts: [front("military", row("gov", [card("FRA-01"), card("FRA-02")]), row("fln", hidden, { least: 3, most: 7, total: "3 to 7" })),
      front("political", row("gov", [card("FRA-08")]), row("fln", [card("FLN-06", { facing: "down" })])), front("diplomatic", row("gov", []), row("fln", [card("FLN-09")]))],
    hand: { seat: "gov", cards: [card("FRA-06"), card("FRA-18"), card("FRA-12")], label: "Your hand: 3 cards" }, graveyard: { cards: [], label: "Graveyard: empty" },
    discards: { fln: { cards: [], label: "FLN discard: empty" }, gov: { cards: [card("FRA-13", { acting: true, icon: 2 })], label: "French discard: 1 card" } },
    picks: [pick("gov expose military-fln-1", "Expose card 1 of the military front", { card: "military-fln-1", odds: [{ text: "It acts at once", share: 0.4, percent: "40 %", sampled: true }] }),
      pick("gov expose military-fln-2", "Expose card 2 of the military front", { card: "military-fln-2" }), pick("gov expose FLN-06", "Expose Larbi Ben M’hidi", { card: "FLN-06" }),
      pick("gov bomb", "Roll two dice", { odds: [exact("no hit", 0.16), exact("one hit", 0.48), exact("two hits", 0.36)], note: "A 3 is rolled again." }),
      pick("gov attack FLN-08", "Attack Djamila Bouhired", { card: "FLN-08", confirm: "She is a prisoner: she would be lost for good." }), pick("gov skip", "Do without")],
    ...change,
  });
}

/** Between two players: as everybody may see the table, hands covered. */
export function covered(change: Partial<Scene> = {}): Scene {
  return scene({ ply: 8, viewer: "", hand: { seat: "", cards: [], label: "" }, picks: [],
    fronts: [front("military", row("gov", [card("FRA-01")]), row("fln", [back("military-fln-1"), back("military-fln-2")])), front("political", row("gov", []), row("fln", [])),
      front("diplomatic", row("gov", []), row("fln", []))],
    handover: { seat: "gov", text: "The French decide now. The FLN player looks away.", button: "I am the French player, show my hand" }, ...change });
}

/** After the game: cards open, the replay offered. */
export function ended(change: Partial<Scene> = {}): Scene {
  return scene({ viewer: "", open: true, picks: [], news: [], prompt: { text: "The game has ended.", seat: "", rule: "", hint: "" },
    other_hand: { cards: [card("FRA-06"), card("FRA-18")], label: "French hand: 2 cards" },
    ending: { title: "The FLN win", text: "Two fronts to one.", rule: "INS-5.4", fronts: [
      { id: "military", name: "Military", fln: "5 icons", gov: "7 icons", winner: "French" }, { id: "political", name: "Political", fln: "4 icons", gov: "2 icons", winner: "FLN" },
      { id: "diplomatic", name: "Diplomatic", fln: "2 icons, 1 rally", gov: "2 icons, 0 rally", winner: "FLN" }] },
    time: { at: 30, last: 30, open: true, turns: [{ turn: 1, ply: 0 }, { turn: 2, ply: 6 }, { turn: 3, ply: 14 }] }, ...change });
}

export class FakeModel extends SceneModel<Message> {
  /** Answers a question, about a rule or by its kind; null leaves it open. */
  reply: ((about: string) => unknown) | null = null;

  constructor(first: unknown, strings: Record<string, string>, atlas_: Atlas) {
    super({ atlas: atlas_, strings, scene: first });
  }

  override send(message: Message): void {
    super.send(message);
    if (message.kind !== "ask") return;
    const reply = this.reply?.("key" in message ? message.key : message.what);
    if (reply) this.receive({ kind: "reply", ask: message.ask, view: message.view, reply });
  }
}

/** Renders the table in the page as a notebook would. */
export function show(first: unknown = scene(), strings: Record<string, string> = {}) {
  const model = new FakeModel(first, strings, atlas);
  const el = document.createElement("div");
  document.body.replaceChildren(el);
  const end = duel.render({ model, el });
  const all = (selector: string) => Array.from(el.querySelectorAll<HTMLElement>(selector));
  const one = (selector: string) => {
    const found = all(selector)[0];
    if (!found) throw new Error(`nothing matches ${selector}`);
    return found;
  };
  /** A tap has a count of 1; Enter on a button comes as a click without one. */
  const press = (selector: string, detail: number) => void one(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  return {
    model, el, end, all, one,
    tap: (selector: string) => press(selector, 1),
    enter: (selector: string) => {
      one(selector).focus();
      press(selector, 0);
    },
    key: (key: string, change: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...change });
      (document.activeElement ?? el).dispatchEvent(event);
      return event;
    },
  };
}

export const cardAt = (key: string) => `[data-card="${key}"]`;
export const pickAt = (id: string) => `.al-duel-dock [data-pick="${id}"]`;
