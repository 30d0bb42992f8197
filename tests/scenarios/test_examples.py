"""The examples that instructors begin with: without a fault, played to their end, and what they say is so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from algeria_lab.algeria.phases.border_zone import ZONE_PRICE
from algeria_lab.algeria.spending import HALVES
from algeria_lab.checking.facts import facts
from algeria_lab.core.odds import odds
from algeria_lab.scenarios.forms.texts import TextData
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import inspect_scenario, read_scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.walks.autopilot import keys_along, walk
from algeria_lab.scenarios.guide.walks.walking import Stop, Walk

EXAMPLES = {
    file.name.removesuffix(".yaml"): file.read_text("utf-8")
    for file in (resources.files("algeria_lab.data") / "scenarios" / "examples").iterdir()
    if file.name.endswith(".yaml")
}
LESSON = Path(__file__).parents[2] / "lessons" / "05-resettlement" / "lesson.yaml"
TEXTS = {**EXAMPLES, "l05-resettlement": LESSON.read_text("utf-8")}
every_text = pytest.mark.parametrize("name", sorted(TEXTS))
MOST_WORDS = 25  # of a sentence, about
# What the questions of the examples say is right; the engine computes most of it.
RIGHT: dict[str, dict[str, object]] = {
    "leaving-a-province": {"points-before": 4, "who-will-hold": ("fln",), "what-changed": ("IV-1",)},
    "one-roll": {"chance-of-two": Fraction(1, 3), "why": ("police", "city")},
    "a-price-that-returns": {
        "on-average": Fraction(19, 2),
        "each-turn": 1,
        "in-ten-turns": 10,
        "displaced": 1_175_000,
    },
    "a-fence-and-its-price": {"price-so-far": 6, "price-in-all": 13, "price-to-the-end": 24},
    "one-city-three-ways": {"people": 2, "city-then": ("oppose",), "who-pays": ("dear", "stays")},
    "one-vote-in-new-york": {"nearer": 11},
    "two-commanders": {"who-gains": ("gov",), "how-far": 11},
    "watch-then-ask-why": {"cities": ("algiers", "oran", "constantine"), "nearer": ("fln",)},
    "where-the-money-comes-from": {
        "payers": ("philippeville", "tizi_ouzou", "tlemcen", "mostaganem"),
        "what-is-missing": ("seen",),
    },
    "l05-resettlement": {
        "mean-award": Fraction(21, 2),
        "twelve-or-more": Fraction(3, 8),
        "swing": Fraction(23, 2),
        "net-swing": Fraction(17, 2),
        "three-ends": 3,
        "when-it-pays": Fraction(11, 2),
        "with-feedback": 110,
        "displaced-otherwise": 1_175_000,
    },
}


@cache
def read(name: str) -> Scenario:
    return read_scenario(TEXTS[name], f"{name}.yaml")


@cache
def walked(name: str) -> Walk:
    return walk(read(name))


def stop(name: str, step: str) -> Stop:
    found = walked(name).stop(step)
    assert found is not None, step
    return found


def texts(value: object, path: str = "") -> Iterator[tuple[str, TextData]]:
    """Yield every text of a scenario with where it stands."""
    if isinstance(value, TextData):
        yield path, value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from texts(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from texts(inner, f"{path}[{place}]")
    elif hasattr(value, "model_fields_set"):
        for key in type(value).model_fields:
            yield from texts(getattr(value, key), f"{path}.{key}")


@every_text
def test_an_example_is_without_a_fault(name: str):
    found = inspect_scenario(TEXTS[name], f"{name}.yaml")

    assert [*found.faults, *found.warnings] == []
    assert found.scenario
    assert found.scenario.id == name


@every_text
def test_an_example_begins_with_its_schema_and_with_what_a_teacher_would_say(name: str):
    schema, wish, *_ = TEXTS[name].splitlines()

    assert re.fullmatch(r"# yaml-language-server: \$schema=(\.\./)+(\w+/)*scenario\.schema\.json", schema)
    # Its spaces are those of all French, see tests/french.
    assert re.fullmatch(r'# "I want (two of )?them .*\."( \(fr: «\s*Je veux .*\.\s*»\))?', wish), (
        f'the second line is {wish!r}. Write as a teacher: # "I want them …." (fr: « Je veux …. »)'
    )


@every_text
def test_every_step_can_be_finished_and_the_line_comes_to_the_debrief(name: str):
    walk = walked(name)

    assert [str(stop.stuck) for stop in walk.stops if stop.stuck] == []
    assert {stop.step.id for stop in walk.stops} == {step.id for step in read(name).steps}
    assert walk.ending is not None
    assert walk.ending.status == ("debrief" if walk.stops else "free")


@every_text
def test_what_a_question_says_is_right_is_so(name: str):
    keys = keys_along(read(name))
    right = {key: keys[key].ids if keys[key].amount is None else keys[key].amount for key in keys}

    assert RIGHT.get(name, {}).items() <= right.items()
    graded = {one.id for one in read(name).quiz if one.kind not in ("text", "sheet", "predict", "decisive")}
    assert set(right) == graded


@every_text
def test_every_text_stands_in_both_languages(name: str):
    scenario = read(name)
    found = list(texts(scenario))

    assert [path for path, text in found if text and not text.key and not (text.en and text.fr)] == []
    assert [path for path, text in found if text.key and text.key not in scenario.strings] == []


@every_text
def test_sentences_are_short(name: str):
    beside = (".documents", ".lesson.exam.answer")  # not ours to shorten, and full of what is quoted
    own = [text for path, text in texts(read(name)) if not path.startswith(beside)]
    said = [sentence for text in own for sentence in re.split(r"(?<=[.?!])\s", text.en or "")]

    assert [sentence for sentence in said if len(sentence.split()) > MOST_WORDS] == []


@every_text
def test_figures_of_history_are_those_of_the_fact_base(name: str):
    """Whatever has five digits is a figure of the fact base, or the difference of two of them."""
    known = {int(fact.value) for fact in facts("regroupement")}
    known |= {one - other for one in known for other in known}
    said = " ".join(text.en or "" for _, text in texts(read(name)))

    figures = {int(found.replace(",", "")) for found in re.findall(r"\b\d{1,3}(?:,\d{3})+\b", said)}
    assert {figure for figure in figures if figure >= 10_000} <= known


def test_a_province_is_lost_by_leaving_it_and_another_one_by_coming_back():
    left, back = stop("leaving-a-province", "wait"), stop("leaving-a-province", "choose")

    assert (left.before.control["V-4"], left.after.control["V-4"], left.after.control["IV-1"]) == (
        "gov", "fln", "gov",
    )  # fmt: skip
    assert back.after.control["V-4"] == "gov"
    assert "IV-1" not in back.after.control


def test_whoever_stays_in_medea_comes_to_the_other_step():
    other = stop("leaving-a-province", "away")

    assert other.is_assumed
    assert other.step.next is None


def test_the_first_roll_is_four_points_and_the_second_two():
    first, second = stop("one-roll", "first"), stop("one-roll", "second")

    assert (first.faces, second.faces) == ((5,), (5,))
    assert stop("one-roll", "share").after.fln_psl - first.before.fln_psl == 4
    assert second.after.top.points == 2


def test_two_points_or_more_are_a_third():
    moment = stop("one-roll", "first").moment
    line = next(one for one in moment.rules.legal(moment.state) if str(one) == "fln propaganda cadre-2")

    points = odds(lambda dice: points_of(moment.rules.apply(moment.state, line, dice)[0]))
    assert points.chance(lambda gained: gained >= 2 * 2) == Fraction(1, 3)


def points_of(state: Any) -> int:
    """Return the points that wait to be shared out; those of a city are doubled already."""
    return int(getattr(state.top, "points", 0))


def test_the_dice_of_the_resettlement_give_twelve_and_its_front_shrinks():
    order = stop("a-price-that-returns", "order")

    assert order.faces == (3, 4, 5)
    assert order.after.fln_psl - order.before.fln_psl == 12 - 1


def test_a_hidden_card_stays_where_an_open_one_is_attacked():
    guide = Guide(read("the-card-face-down"))
    guide.play("fln keep")
    guide.go_on()
    guide.leave()
    guide.play("fln play FLN-20 military up")

    assert zone_of("FLN-20", guide.table.game.state) == "graveyard"
    assert zone_of("FLN-20", stop("the-card-face-down", "hidden").after) == "fln-military"


def zone_of(card: str, state: Any) -> str:
    return next(zone for zone, cards in state.to_json()["zones"].items() if card in cards)


def test_the_fence_costs_what_the_rules_say():
    steps = [ZONE_PRICE["mobilize"], *[ZONE_PRICE["improve"]] * 3]

    assert sum(steps) / HALVES == 24
    assert (sum(steps[:2]) + ZONE_PRICE["activate"]) / HALVES == 13
    assert stop("a-fence-and-its-price", "higher").after.border_zone == -1
    assert stop("a-fence-and-its-price", "end-3").after.independent


def test_the_event_of_the_fence_is_forced_and_told():
    told = {message.name for stop in walked("a-fence-and-its-price").line for message in stop.messages}

    assert {"welcome", "independence", "a-gift", "built", "active"} <= told
    assert walked("a-fence-and-its-price").waiting == []
