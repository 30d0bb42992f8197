"""What the board asks: what can be done at a place, plans, rules, rolls, the log, hints and reasons."""

import re
from fractions import Fraction
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from algeria_lab.algeria.board.geography import PLACES
from algeria_lab.algeria.board.units import units_of
from algeria_lab.algeria.frames import Operations, React
from algeria_lab.algeria.rules import OPERATIONS
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Action, parse_line
from algeria_lab.core.events import Rolled
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.words.citations import known_citations
from algeria_lab.players.table import Table
from algeria_lab.views.algeria.choosing.choices import unit_key
from algeria_lab.views.algeria.choosing.offers import here
from algeria_lab.views.algeria.choosing.plans import REACT, RULES, compose, plan_line
from algeria_lab.views.algeria.choosing.reactions import choices_of
from algeria_lab.views.algeria.telling.logbook import WarLog
from algeria_lab.views.algeria.words.rolls import roll_view
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.play.told.log import MOST_ROLLS
from tests.algeria.boards import board
from tests.views.algeria.sessions import Asking, session_of
from tests.views.shared.contract import fields_of

EN, FR = Words("en"), Words("fr")


@cache
def table(scenario: str = "1958") -> Table[State]:
    return session_of("mixed", "mixed", scenario=scenario, seed=7).table


def asking(scenario: str = "1958", ply: int | None = None, words: Words = EN) -> Asking:
    """Return who answers questions about a moment of a whole war."""
    war = table(scenario)
    seen = SimpleNamespace(game=war.game.fork(ply), reasons=war.reasons, shows=lambda _: True)
    return Asking(seen, words)


def defaults(offer: dict[str, Any], aim: str) -> dict[str, Any]:
    """Return the question about an offer with what is chosen beforehand."""
    units = [name for group in offer["crew"] for name in group["ids"][: group["chosen"]]]
    return {"mission": offer["mission"], "subject": offer["subject"], "units": units, "aim": aim}


def aims(offer: dict[str, Any]) -> list[str]:
    return [aim["id"] for aim in offer["aims"]] or [""]


# What can be done at a place


@pytest.mark.parametrize("scenario", ["1954", "1958", "1960"])
def test_every_mission_is_offered_or_refused_with_a_reason(scenario: str):
    asked = 0
    for ply in range(0, table(scenario).game.ply, 11):
        state = table(scenario).game.history[ply].state
        if not isinstance(state.top, Operations):
            continue
        missions = {name for name, verb in OPERATIONS[state.top.seat].items() if not verb.ends}
        for place in PLACES:
            found = here(state, place, EN)
            offered = {offer["mission"] for offer in found["offers"]}
            assert len(offered) + len(found["refused"]) == len(missions)
            assert offered <= missions
            assert all(item["text"] and item["title"] and item["rule"] for item in found["refused"])
            asked += 1
    assert asked > 50
    assert EN.faults == []


@pytest.mark.parametrize("scenario", ["1954", "1958", "1960"])
def test_every_offer_leads_to_a_plan_with_chances(scenario: str):
    planned = set()
    for ply in range(0, table(scenario).game.ply, 23):
        state = table(scenario).game.history[ply].state
        for place in PLACES[ply % 2 :: 2]:
            for offer in here(state, place, FR)["offers"]:
                for aim in aims(offer)[:2]:
                    line = compose(state, {"place": place, **defaults(offer, aim)})
                    plan = plan_line(state, line, FR)
                    assert plan["refusal"] is None, line
                    assert sum(row["share"] for row in plan["odds"]["rows"]) == pytest.approx(1, abs=1e-3)
                    planned.add(offer["mission"])
    assert len(planned) >= 3
    assert FR.faults == []


def test_an_offer_has_the_keys_that_the_browser_reads():
    state = board("1958").put("band-1 band-2 failek-1", "V-4").put("brigade-1", "V-4").state
    found = here(state, "V-4", EN)

    assert set(found) == fields_of("Here")
    assert all(set(offer) == fields_of("Offer") for offer in found["offers"])


def test_who_can_take_part_is_counted_by_the_rules():
    """Without a Failek one Band harasses, with one among them all may."""
    alone = board("1958").put("band-1 band-2", "V-4").put("brigade-1", "V-4").state
    led = board("1958").put("band-1 band-2 failek-1", "V-4").put("brigade-1", "V-4").state

    def crew(state: State) -> dict[str, int]:
        (harass,) = [offer for offer in here(state, "V-4", EN)["offers"] if offer["mission"] == "harass"]
        return {group["label"]: group["most"] for group in harass["crew"]}

    assert crew(alone) == {"Band": 1}
    assert crew(led) == {"Band": 2, "Failek": 1}


def test_a_place_with_several_speakers_has_an_offer_for_each():
    state = board("1954").put("front-1 cadre-1 cadre-2", "V-4").state
    offers = [offer for offer in here(state, "V-4", EN)["offers"] if offer["mission"] == "propaganda"]

    assert {offer["title"] for offer in offers} == {"Propaganda: Front", "Propaganda: Cadre"}
    assert all(offer["subject"] for offer in offers)


def test_units_that_are_not_out_are_the_reason_rather_than_the_area():
    state = board("1954").put("front-1", "ORAN", box="UG").state
    refused = {item["title"]: item for item in here(state, "ORAN", EN)["refused"]}

    assert refused["Strike"]["text"] == "Front 1 (Oran) is not in Operations."
    assert refused["Strike"]["hint"] == "Units come out to Operations in the Deployment Phase."


def test_where_nobody_is_that_is_the_reason():
    refused = {item["title"]: item["text"] for item in here(board("1954").state, "TUNISIA", EN)["refused"]}

    assert refused["Raid"] == "This is not done in Tunisia."


def test_in_other_steps_only_what_is_refused_is_told():
    state = board("1954").put("front-1", "ORAN", box="UG").awaiting("fln_reinforcement", "fln").state
    found = here(state, "V-4", EN)

    assert found["offers"] == []
    assert [item["title"] for item in found["refused"]] == ["Build"]


def test_after_the_war_nothing_can_be_done():
    war = table("1960").game

    assert here(war.state, "V-4", EN) == {"offers": [], "refused": []}


# One grammar for list and map


def does_the_same(state: State, pressed: str, offer: dict[str, Any], place: str) -> bool:
    """Return whether the offer under a button begins with what the button says, by the same sort of unit."""
    if isinstance(state.top, React):
        return offer["mission"] == REACT
    line = compose(state, {"place": place, **defaults(offer, aims(offer)[0])})
    said, done = (Action.parse(next(iter(parse_line(text)))) for text in (pressed, line))
    sorts = [arg if arg in PLACES else unit_key(state, arg) for action in (said, done) for arg in action.args]
    return said.verb == done.verb and len(set(sorts)) == 1


@pytest.mark.parametrize("scenario", ["1954", "1958", "1960"])
def test_the_list_leads_to_the_offer_of_the_card(scenario: str):
    """Every mission and every reaction in the list of a whole war."""
    asked = {"fln": 0, "gov": 0}
    for ply in range(0, table(scenario).game.ply, 3):
        questions, state = asking(scenario, ply), table(scenario).game.history[ply].state
        if not state.agenda:
            continue
        for choice in choices_of(state, RULES.legal(state), EN):
            if not choice.get("mission"):
                continue
            offer = questions.answer({"what": "offer", "line": choice["id"]})
            place = offer.pop("place")
            card = questions.answer({"what": "here", "place": place})
            assert offer in card["offers"]
            keys = [(one["mission"], one["subject"]) for one in card["offers"]]
            assert len(set(keys)) == len(keys)
            assert does_the_same(state, choice["id"], offer, place)
            asked[RULES.to_move(state) or ""] += 1
    assert asked["gov"] > 50
    assert asked["fln"] > 0


def test_all_who_must_take_part_and_can_are_chosen_beforehand():
    state = board("1958").put("band-1 band-2 failek-1", "V-4").put("police-1", "V-4").state
    offers = {offer["mission"]: offer for offer in here(state, "V-4", EN)["offers"]}

    assert {group["label"]: group["chosen"] for group in offers["raid"]["crew"]} == {"Band": 2, "Failek": 1}


def test_whoever_only_helps_is_left_to_the_reader():
    state = board("1954").put("front-1 cadre-1 cadre-2", "ORAN").state
    offers = {offer["mission"]: offer for offer in here(state, "ORAN", EN)["offers"]}

    assert [group["chosen"] for group in offers["strike"]["crew"]] == [0]


def reacting() -> State:
    quarry = units_of(["band-1"])
    start = (
        board("1958").set(air=3, helicopter=3).put("band-1", "V-4", box="OC").put("elite-1 elite-2", "V-4")
    )
    return start.awaiting("react", "gov", "V-4", quarry=quarry, air=0, group=0, mission="raid").state


def test_a_reaction_is_one_choice_whose_plan_asks_for_units_before_air_points():
    state = reacting()
    react, decline = choices_of(state, RULES.legal(state), EN)
    (offer,) = here(state, "V-4", EN)["offers"]

    assert react["id"] == "gov pick elite-1; gov pick elite-2; gov done"
    assert decline["id"] == "gov decline"
    by_air = "Elite brigade – of these airmobilized, Contact +1"
    assert [group["label"] for group in offer["crew"]] == ["Elite brigade", by_air, "Air Points"]
    asked = {"mission": "react", "place": "V-4", "subject": "", "units": ["elite-2", "1", "2"], "aim": ""}
    plan = plan_line(state, compose(state, asked), EN)
    assert plan["line"] == "gov pick elite-2; gov air 2; gov done"
    assert plan["price"] == "Air Points −2 (3 → 1)"
    assert plan["odds"]["rows"]


def test_a_reaction_says_which_roll_it_answers():
    ply, frame = next(
        (ply, entry.state.top)
        for ply, entry in enumerate(table("1958").game.history)
        if entry.state.agenda and isinstance(entry.state.top, React) and entry.state.top.mission == "raid"
    )
    offer = asking("1958", ply).answer({"what": "here", "place": frame.area})["offers"][0]

    assert offer["answers"].startswith("The FLN raids")
    assert EN.place(frame.area) in offer["answers"]


def test_a_hit_says_what_it_does_to_each_unit():
    losses = {"hits": 5, "eliminated": 0, "area": "V-4", "gov": 0, "on_gov": 1, "on_fln": 5}
    start = board("1958").put("band-1 band-2 front-1", "V-4", box="OPS")
    fln = units_of(["band-1", "band-2", "front-1"])
    state = start.awaiting("choose_loss", "fln", fln=fln, purpose="flush", **losses).state

    assert [choice["text"] for choice in choices_of(state, RULES.legal(state), EN)] == [
        "Band ×2: eliminated, 1 point for the Government",
        "Front: reduced to a Cadre, FLN support −1, Government support +2",
    ]
    assert EN.prompt(state)[0] == (
        "FLN: 5 hits to share out in the combat in Mostaganem (V-4): which unit takes the next?"
    )


# Plans


def test_a_raid_is_one_line_with_its_price_and_modifiers():
    state = board("1954").put("band-3 band-5", "V-4").put("police-1", "V-4").state
    asked = {"mission": "raid", "place": "V-4", "subject": "", "units": ["band-3", "band-5"], "aim": ""}
    plan = plan_line(state, compose(state, asked), EN)

    assert set(plan) == fields_of("Plan")
    assert plan["line"] == "fln raid V-4; fln pick band-3; fln pick band-5; fln done"
    assert plan["text"] == "Raid in Mostaganem (V-4): 2 Bands"
    assert plan["price"] == "AP −1 (7 → 6)"
    assert [(mod["text"], mod["value"]) for mod in plan["odds"]["mods"]] == [
        ("unit beyond the first", 1),
        ("unit on Patrol", -1),
    ]


def test_a_harass_names_its_target_and_a_move_its_end():
    state = board("1958").put("band-1", "V-4").put("brigade-1", "V-4").state
    harass = {"mission": "harass", "place": "V-4", "subject": "", "units": ["band-1"], "aim": "brigade-1"}
    move = {"mission": "move", "place": "V-4", "subject": "", "units": [], "aim": "V-5"}

    assert compose(state, harass) == "fln harass V-4; fln target brigade-1; fln pick band-1; fln done"
    assert compose(state, move) == "fln move band-1; fln to V-5"


def test_air_points_are_part_of_the_crew_of_a_flush():
    state = board("1958").put("band-1", "V-4", box="OC").put("elite-1", "V-4").state
    state = board("1958").of(state).awaiting("operations", "gov").state
    (flush,) = [offer for offer in here(state, "V-4", EN)["offers"] if offer["mission"] == "flush"]
    asked = {"mission": "flush", "place": "V-4", "subject": "", "units": ["elite-1", "1", "2"], "aim": ""}
    plan = plan_line(state, compose(state, asked), EN)

    assert flush["crew"][-1]["key"] == "air"
    assert plan["line"] == "gov flush V-4; gov pick elite-1; gov air 2; gov done"
    assert plan["price"] == "Air Points −2 (6 → 4)"


def test_who_is_elsewhere_comes_by_helicopter():
    state = (
        board("1958").put("band-1", "V-4", box="OC").put("elite-1", "I-1").awaiting("operations", "gov").state
    )
    (flush,) = [offer for offer in here(state, "V-4", EN)["offers"] if offer["mission"] == "flush"]
    line = compose(state, {"place": "V-4", **defaults(flush, "")})

    assert line == "gov flush V-4; gov lift elite-1; gov pick elite-1; gov done"
    assert flush["crew"][0]["label"] == "Elite brigade – from Barika (I-1), by helicopter"


def test_a_unit_of_the_area_can_be_airmobilized_in_the_form_of_a_flush():
    """Of two that take part one is carried: the price says so, and contact is one better."""
    begun = board("1958").put("band-1", "V-4", box="OC").put("elite-1 elite-2", "V-4")
    state = begun.awaiting("operations", "gov").state
    (flush,) = [offer for offer in here(state, "V-4", EN)["offers"] if offer["mission"] == "flush"]
    at_hand, lifted, *_ = flush["crew"]
    units = [*at_hand["ids"], *lifted["ids"][:1]]
    plan = plan_line(state, compose(state, {"place": "V-4", "mission": "flush", "units": units}), EN)

    assert (at_hand["chosen"], lifted["chosen"], lifted["most"]) == (2, 0, 2)
    assert plan["line"] == "gov flush V-4; gov lift elite-1; gov pick elite-1; gov pick elite-2; gov done"
    assert plan["text"] == "Flush in Mostaganem (V-4): 2 elite brigades, by helicopter: 1 elite brigade"
    assert plan["price"].startswith("Helicopter Points −1")
    assert plan["refusal"] is None


def test_a_unit_that_was_airmobilized_elsewhere_is_not_sent_by_itself():
    """It can join a Flush far away: whoever opens the form there has not asked for it."""
    begun = board("1958").put("band-1", "V-4", box="OC").put("elite-1", "V-4").put("elite-2", "I-1")
    state = begun.awaiting("operations", "gov").state
    state.airmobile |= units_of(["elite-2"])
    (flush,) = [offer for offer in here(state, "V-4", EN)["offers"] if offer["mission"] == "flush"]
    chosen = [name for group in flush["crew"] for name in group["ids"][: group["chosen"]]]

    assert chosen == ["elite-1"]
    assert "elite-2" in [name for group in flush["crew"] for name in group["ids"]]


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("fln strike front-1", "Mostaganem (V-4) is not a city"),
        ("fln raid V-4; fln done", "Nobody takes part yet."),
        ("fln propaganda front-1; gov decline", "Dice fall before"),
        ("fln pass; gov pass", "comes before the end of this line"),
        ("fln ???", "cannot be read"),
    ],
)
def test_what_stands_in_the_way_of_a_line_is_told(line: str, text: str):
    state = board("1954").put("band-3", "V-4").put("front-1", "V-4").state
    plan = plan_line(state, line, EN)

    assert plan["odds"] is None
    assert text in plan["refusal"]["text"]


def test_the_odds_of_a_line_are_those_of_its_last_action():
    state = board("1954").put("cadre-1", "V-4").state
    rows = plan_line(state, "fln move cadre-1; fln to V-5", EN)["odds"]["rows"]

    assert [row["chance"] for row in rows] == ["5/6", "1/6"]
    assert rows[0] == {"text": "the unit arrives", "share": pytest.approx(Fraction(5, 6), abs=1e-5)} | {
        "chance": "5/6",
        "percent": "83%",
    }


def test_a_line_that_ends_a_step_says_so():
    state = board("1954").put("cadre-1 cadre-2", "V-4", box="UG").awaiting("fln_deployment", "fln").state
    plan = plan_line(state, "fln ops cadre-1; fln ops cadre-2; fln done", EN)

    assert plan["text"] == "Bring 2 Cadres (Mostaganem, V-4) out to Operations; End deployment"


def test_what_rolls_no_dice_has_no_odds():
    state = board("1954").put("band-3", "V-4").state

    assert plan_line(state, "fln raid V-4", EN)["odds"] is None


# Rules


def test_every_rule_can_be_asked_about():
    for words in (EN, FR):
        questions = asking(words=words)
        for key in known_citations("algeria"):
            reply = questions.answer({"what": "rule", "key": key})
            assert set(reply) == fields_of("RuleText")
            assert reply["title"]


def test_an_unknown_rule_or_question_is_named():
    with pytest.raises(UnknownName, match="unknown rule 'A:99'"):
        asking().answer({"what": "rule", "key": "A:99"})
    with pytest.raises(UnknownName, match="unknown question 'weather'"):
        asking().answer({"what": "weather"})


# Rolls and the log


@pytest.mark.parametrize("scenario", ["1954", "1958", "1960"])
@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
def test_every_roll_of_a_war_is_explained(scenario: str, words: Words):
    book, game, rolls = WarLog(words), table(scenario).game, 0
    for line in book.lines(game):
        roll = book.roll(game, line["id"])
        assert (roll is not None) == (line["kind"] == "rolled" and "faces" in line)
        if roll:
            rolls += 1
            assert set(roll) == fields_of("Roll")
            assert sum(row["share"] for row in roll["rows"]) == pytest.approx(1, abs=1e-3)
            assert [row["came"] for row in roll["rows"]].count(True) == 1
            assert all(roll[name] for name in ("title", "effect", "chance"))
    assert rolls > 50
    assert words.faults == []


def test_of_many_rolls_the_last_ones_are_shown():
    """In their order, and without those of a phase that begins in the course of an action."""
    book, game = WarLog(EN), table("1958").game
    fell, begun = [], set()
    for line in book.lines(game):
        if line["kind"] == "entered":
            begun.add(line["ply"])
        elif "faces" in line and line["ply"] not in begun:
            fell.append(line["id"])

    shown = [roll["entry"] for roll in book.rolls(game, 0, game.ply)]

    assert shown == fell[-MOST_ROLLS:] != fell[:MOST_ROLLS]
    assert len(shown) == MOST_ROLLS


def test_a_suppression_is_said_to_reach_whom_it_may_neutralize():
    """A 6 neutralizes Cadres and Fronts, too, be there no Band at all [A:9.26]."""
    hidden = board("1954").put("front-1 cadre-1", "III-1", box="UG").put("police-1", "III-1")
    state = hidden.awaiting("operations", "gov").state
    plan = plan_line(state, "gov suppress III-1", EN)
    (about,) = [
        offer["about"] for offer in here(state, "III-1", EN)["offers"] if offer["mission"] == "suppress"
    ]

    assert any("2 FLN units neutralized" in row["text"] for row in plan["odds"]["rows"])
    assert "Cadres and Fronts" in about


def test_a_draw_by_lot_is_explained():
    event = Rolled("suppression-victim", (2, 5), (), 4, "band-4", "lot", 9, "A:IN-23", "III-3")

    roll = roll_view(EN, event, 7, ["III-3"])

    assert (roll["effect"], roll["table"], roll["read"]) == ("Band 4", "", "")
    assert [(row["text"], row["came"]) for row in roll["rows"]] == [("Band 4", True), ("Another unit", False)]
    assert [row["share"] for row in roll["rows"]] == pytest.approx([1 / 9, 8 / 9], abs=1e-3)


@pytest.mark.parametrize(
    ("words", "chance"),
    [
        (EN, "about 1 in 4 (24%) for 11 to 12 points"),
        (FR, "environ 1 chance sur 4 (24\u00a0%) d’avoir de 11 à 12 points"),
    ],
)
def test_a_chance_that_sums_of_many_dice_have_together_says_which_they_are(words: Words, chance: str):
    twelve = Rolled("coup-points", (6, 1, 5), (), 12, "12", "", 0, "A:11.4")

    roll = roll_view(words, twelve, 7, [])

    assert roll["chance"] == chance
    assert next(row for row in roll["rows"] if row["came"])["share"] == pytest.approx(52 / 216, abs=1e-3)


def test_a_chance_of_one_sum_is_told_by_itself():
    two = Rolled("arms", (1, 1), (), 2, "2", "", 0, "A:C.2")

    assert roll_view(EN, two, 7, [])["chance"] == "1 in 36 (2.8%)"


def test_a_line_without_dice_is_no_roll():
    with pytest.raises(UnknownName, match="unknown roll"):
        asking().answer({"what": "roll", "entry": 10**6})


def page(questions: Asking, **filters: Any) -> dict[str, Any]:
    wanted = {"before": 10**6, "count": 20, "side": "", "place": "", "group": ""} | filters
    return questions.answer({"what": "log", **wanted})


def test_the_log_is_read_backwards_page_by_page():
    questions = asking()
    newest = page(questions)
    older = page(questions, before=newest["lines"][0]["id"])

    assert newest["more"]
    assert [line["id"] for line in older["lines"]] == list(
        range(newest["lines"][0]["id"] - 20, newest["lines"][0]["id"])
    )
    assert page(questions, before=0) == {"lines": [], "more": False}


def test_the_log_is_filtered_by_side_place_and_group():
    questions = asking()

    assert {line["kind"] for line in page(questions, group="dice")["lines"]} == {"rolled"}
    assert {line["seat"] for line in page(questions, side="gov")["lines"]} == {"gov"}
    assert all("V-4" in line["places"] for line in page(questions, place="V-4")["lines"])


def test_pages_are_kept_when_the_board_looks_back():
    words = Words("en")
    book, game = WarLog(words), table().game
    whole = book.lines(game)
    past = book.lines(game.fork(200))

    assert past == whole[: len(past)]
    assert book.lines(game) == whole


def test_the_rolls_of_a_choice_leave_out_those_of_the_next_phase():
    words, war = Words("en"), table()
    book = WarLog(words)
    ended = [
        ply
        for ply, entry in enumerate(war.game.history)
        if entry.action and entry.action.verb == "pass" and entry.obstacle
    ]

    assert ended
    assert all(book.rolls(war.game, ply, ply) == [] for ply in ended)


# Hints and reasons


def test_a_hint_can_be_played_and_says_why():
    for ply in range(0, table().game.ply, 40):
        questions = asking(ply=ply)
        hint = questions.answer({"what": "hint"})
        assert set(hint) == fields_of("Hint")
        assert hint["text"]
        assert hint["because"][-1]["answer"]
        table().game.fork(ply).play(hint["line"])
    assert EN.faults == []


def test_a_hint_is_what_the_computer_really_did():
    war = table()
    for ply, choice in list(war.reasons.items())[::60]:
        assert asking(ply=ply - 1).answer({"what": "hint"})["line"] == choice.text


def test_every_decision_of_a_computer_that_the_log_marks_has_reasons():
    war, book = table("1954"), WarLog(EN)
    marked = [line for line in book.lines(war.game, war.reasons) if line.get("why")]
    questions = asking("1954")

    assert len(marked) > 20
    for line in marked:
        why = questions.answer({"what": "why", "at": line["ply"]})
        assert set(why) == fields_of("Why")
        assert re.match(r"(FLN|Government): \w", why["text"])
        assert why["because"]


def test_the_price_of_a_raid_stands_by_itself_and_not_in_its_results():
    """As after the roll: 2 AP brought in are 2 AP, though 1 was paid."""
    state = board("1954").put("band-1", "V-4").set(fln_ap=5).state
    plan = plan_line(state, "fln raid V-4; fln pick band-1; fln done", EN)

    assert plan["price"] == "AP −1 (5 → 4)"
    texts = [row["text"] for row in plan["odds"]["rows"]]
    assert any(text.startswith("AP +1") for text in texts)
    assert not any("AP −1" in text for text in texts)
    assert plan["odds"]["summary"].startswith(f"Of {len(texts)} possible results")
