"""Choices of Colonial Twilight on its map: words, gestures, prices, refusals, at every kind of decision."""

import re

import pytest

from algeria_lab.core.actions import Action, parse_line
from algeria_lab.twilight.decisions import STEPS
from algeria_lab.twilight.frames import FRAMES
from algeria_lab.twilight.geography import PLACES, SPACES
from algeria_lab.twilight.state import State
from algeria_lab.views.twilight.choosing.bundles import ON_MAP
from algeria_lab.views.twilight.choosing.choices import make_choices
from algeria_lab.views.twilight.choosing.offers import compose, offer_of, offers_at
from algeria_lab.views.twilight.choosing.planning import plan_line
from algeria_lab.views.twilight.choosing.refusals import closed, refused_at
from algeria_lab.views.twilight.engine import RULES
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.twilight.boards import board, play
from tests.views.twilight.campaigns import campaign, play_on, tell
from tests.views.twilight.decisions import decisions

WORDS = {language: TwilightWords(language) for language in ("en", "fr")}
RAW = re.compile(r"twilight-|play-|campaign-|\bct-|[a-z]_[a-z]|\{|\}|#|~|\|")
SPACE_IDS = [space.id for space in SPACES]
MOST_GESTURES = 3


def every() -> list[tuple[str, State]]:
    return [(name, state) for name, states in decisions().items() for state in states]


def chosen(offer: dict, aim: str = "") -> dict:
    units = [unit for group in offer["crew"] for unit in group["ids"][: group["chosen"]]]
    return {"units": units, "aim": aim or offer["aim"] or next((one["id"] for one in offer["aims"]), "")}


def free(state: State, action: Action) -> None:
    """Limit nothing."""


def test_random_games_meet_most_kinds_of_decisions():
    assert len(decisions()) >= 30


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_choice_is_worded_without_raw_ids(language: str):
    words = WORDS[language]
    for name, state in every():
        for choice in make_choices(state, RULES.legal(state), words):
            said = " ".join(
                [choice["group"], choice["text"], choice.get("short", ""), choice.get("price", "")]
            )
            assert choice["text"], (name, choice)
            assert choice["group"] or choice.get("ends") or choice.get("rolls") or name in {"pivotal", "turn"}
            assert not RAW.search(said), (name, said)
    assert words.faults == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_kind_of_action_has_a_heading(language: str):
    keys = {
        (FRAMES.names[kind], verb)
        for kind, step in STEPS.items()
        for verb, entry in step.items()
        if not entry.ends
    }
    missing = [
        (name, verb)
        for name, verb in keys
        if not any(WORDS[language].has(key) for key in (f"play-title-{name}-{verb}", f"play-title-{verb}"))
    ]

    assert missing == []


def test_no_legal_action_is_out_of_reach():
    """Each is a choice of its own, or what numbers of an offer make."""
    for name, state in every():
        legal = RULES.legal(state)
        choices = make_choices(state, legal, WORDS["en"])
        assert {choice["id"] for choice in choices} <= set(map(str, legal))
        alone = [choice["id"] for choice in choices if not choice.get("mission")]
        verbs = {Action.parse(choice["id"]).verb for choice in choices if choice.get("mission")}
        assert [str(one) for one in legal if str(one) not in alone and one.verb not in verbs] == [], name


def test_what_is_chosen_beforehand_is_allowed_wherever_it_is_offered():
    tried = 0
    for name, state in every():
        legal = RULES.legal(state)
        for place in SPACE_IDS[::2]:
            for offer in offers_at(state, place, legal, WORDS["en"])["offers"]:
                question = {"mission": offer["mission"], "place": place, **chosen(offer)}
                plan = plan_line(state, compose(state, question, legal), WORDS["en"], free)
                is_open = name in {"moves", "deploy"} and plan["line"] == ""  # who goes the reader says
                assert is_open or plan["refusal"] is None, (name, place, offer["mission"], plan)
                tried += 1
    assert tried > 100


def test_every_number_that_is_offered_alone_is_allowed():
    for name, state in every():
        legal = RULES.legal(state)
        for choice in make_choices(state, legal, WORDS["en"]):
            if not choice.get("mission"):
                continue
            offer = offer_of(state, Action.parse(choice["id"]), legal, WORDS["en"])
            assert not RAW.search(" ".join([offer["title"], *(one["label"] for one in offer["crew"])])), name
            for group in offer["crew"]:
                aim = chosen(offer)["aim"]
                asked = {
                    "mission": offer["mission"],
                    "place": offer["place"],
                    "units": group["ids"],
                    "aim": aim,
                }
                plan = plan_line(state, compose(state, asked, legal), WORDS["en"], free)
                assert plan["refusal"] is None, (name, group, plan)


@pytest.mark.parametrize(
    "operation", ["train", "garrison", "sweep", "assault", "rally", "march", "attack", "terror"]
)
def test_a_space_of_an_operation_takes_three_gestures_at_most(operation: str):
    """A press on the space, what is chosen there, and the button: one line does it all."""
    met = 0
    for state in [one for name in ("turn", operation) for one in decisions().get(name, [])]:
        legal = RULES.legal(state)
        offered = [choice["id"] for choice in make_choices(state, legal, WORDS["en"])]
        for place in SPACE_IDS:
            found = offers_at(state, place, legal, WORDS["en"])["offers"]
            fitting = [offer for offer in found if offer["mission"] in {operation, f"turn-{operation}"}]
            whole = len(fitting) == 1 or f"{state.turn_of} {operation} {place}" in offered
            if not whole:
                continue
            met += 1
            press, button = 1, 1
            opens = 0 if not fitting or fitting[0].get("leads") else 1
            assert press + opens + button <= MOST_GESTURES
            for offer in fitting:
                line = compose(state, {"mission": offer["mission"], "place": place, **chosen(offer)}, legal)
                assert f"{operation} {place}" in line
                assert plan_line(state, line, WORDS["en"], free)["refusal"] is None
    assert met


def test_numbers_of_two_groups_make_one_line():
    state, _ = play(board(algiers={"FT": 5}, oran={"AT": 2}, medea={"U": 2}), "gov sweep with-special")
    legal = RULES.legal(state)
    (offer,) = [
        one for one in offers_at(state, "medea", legal, WORDS["en"])["offers"] if one["mission"] == "sweep"
    ]
    troops = next(group for group in offer["crew"] if "Algiers" in group["label"])

    line = compose(
        state, {"mission": "sweep", "place": "medea", "units": troops["ids"][:3], "aim": ""}, legal
    )

    assert line == "gov sweep medea; gov bring algiers FT 3"
    assert plan_line(state, line, WORDS["en"], free)["price"].startswith("Resources −2")


def test_two_spaces_in_one_action_are_source_and_aim():
    state, _ = play(
        board(algiers={"FT": 5, "FP": 2}, oran={"FT": 1, "FP": 2}), "gov train with-special", "gov deploy",
        "gov deploy algiers", "gov deploy oran",
    )  # fmt: skip
    legal = RULES.legal(state)
    offers = {one["mission"]: one for one in offers_at(state, "algiers", legal, WORDS["en"])["offers"]}

    away = offers["move-from"]
    assert [aim["id"] for aim in away["aims"]] == ["oran"]
    assert offers["move-away"]["crew"][0]["label"] == "French Troops, to Available"
    asked = {"mission": "move-from", "place": "algiers", "units": away["crew"][0]["ids"][:2], "aim": "oran"}
    assert compose(state, asked, legal) == "gov move algiers oran FT 2"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_refused_at_a_space_says_why_for_every_verb_about_spaces(language: str):
    words = WORDS[language]
    for name, state in every():
        if name == "turn":
            continue
        step = STEPS[type(state.agenda[-1])]
        about = [verb for verb, entry in step.items() if "space" in entry.takes]
        for place in SPACE_IDS[::4]:
            refused = refused_at(state, place, words)
            legal = {one.verb for one in RULES.legal(state) if place in one.args}
            assert len(refused) == len([verb for verb in about if verb not in legal]), (name, place)
            for one in refused:
                assert one["text"], one
                assert one["rule"], one
                assert not RAW.search(one["title"] + one["text"]), (name, one)


def test_the_turn_says_why_an_operation_a_box_or_the_event_is_closed():
    poor = board(gov_resources=1, algiers={"FT": 1, "FP": 1})
    texts = {one["title"]: one["text"] for one in closed(poor, WORDS["en"])}

    assert "1 Resource" in texts["Train"]
    assert {one["title"] for one in refused_at(poor, "algiers", WORDS["en"])} == {
        "Train",
        "Garrison",
        "Sweep",
        "Assault",
    }


def test_a_box_that_is_taken_is_told_once():
    state = board(first="fln", box1="OP_ONLY", gov_resources=9, algiers={"FT": 1, "FP": 1})
    titles = [one["title"] for one in closed(state, WORDS["en"])]

    assert len(titles) == len(set(titles))
    assert sum("box" in title for title in titles) == 2


def test_the_last_resources_are_warned_of():
    state, _ = play(board(gov_resources=2, algiers={"FT": 1, "FP": 1}), "gov train limited")
    plan = plan_line(state, "gov train algiers", WORDS["en"], free)

    assert plan["warns"]
    assert plan["price"] == "Resources −2 (2 → 0)"


def test_price_and_limit_run_along_under_the_question():
    session = campaign("full", seed=3)
    while not any("train limited" in one["id"] for one in session.board.scene["actions"]):
        play_on(session, 1, pick=-1)
    tell(session, kind="pick", id="gov train limited")
    before = session.board.scene["prompt"]["why"]
    place = next(one["id"] for one in session.board.scene["actions"] if one["id"].startswith("gov train "))
    tell(session, kind="pick", id=place)

    assert "1 space is left" in before
    assert "no space is left" in session.board.scene["prompt"]["why"]
    assert "Paid so far: 2" in session.board.scene["prompt"]["why"]


def test_a_line_is_read_as_it_is_composed():
    for _, state in every():
        legal = RULES.legal(state)
        for choice in make_choices(state, legal, WORDS["en"]):
            assert len(parse_line(choice["id"])) == 1
            assert set(choice.get("targets", ())) <= set(ON_MAP), PLACES
