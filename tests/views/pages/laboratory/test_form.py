"""The form of the laboratory: a click changes the question, or a field says what stands in the way."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.actions import SEATS
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import LabError, SaveError, UnknownName
from algeria_lab.experiments.asking.positions import Beginning
from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.asking.ways import Way
from algeria_lab.experiments.measuring.measures import Measure, measurable
from algeria_lab.experiments.results import audit
from algeria_lab.players.algeria.doctrine_files import doctrine_data
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.branches import Branches
from algeria_lab.players.in_game import play_choice
from algeria_lab.players.table import Table
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.experiments.amounts import typed_number
from algeria_lab.views.experiments.controls import Control
from algeria_lab.views.pages.laboratory.check import WHOLE, faults
from algeria_lab.views.pages.laboratory.deeds import DEEDS, set_field
from algeria_lab.views.pages.laboratory.form import (
    ALL,
    Form,
    NoNumber,
    form_of,
    limits_of,
    offered,
    players,
    read_number,
)
from algeria_lab.views.pages.laboratory.link import Asked, link_of, read_link
from algeria_lab.views.pages.laboratory.parts import form_part, prediction_part, question_part, run_part
from algeria_lab.views.pages.laboratory.wars import OpenedWar, open_war
from algeria_lab.views.shared.messages import LANGUAGES

EN = Words("en")


def changed(*fields: tuple[str, str], war: OpenedWar | None = None) -> Form:
    """Return the form after some fields were set."""
    form = Form()
    for key, value in fields:
        set_field(form, key, value, war)
    return form


def shown(form: Form, words: Words = EN, war: OpenedWar | None = None) -> dict[str, Control]:
    """Return the controls of the question by key, those on cards too."""
    part = form_part(words, form, faults(words, form), war)
    return {
        control["key"]: control for group in part["folded"]["groups"] for control in flat(group["controls"])
    }


def flat(controls: list[Control]) -> Iterator[Control]:
    for control in controls:
        yield control
        yield from flat(control.get("controls", []))


def played_war(turns: int, seed: int = 3) -> Game[Any]:
    """Return a war of computers up to the beginning of a turn."""
    game: Game[Any] = Game(AlgeriaRules(), "1954", seed=seed)
    seated = {seat: PLAYERS.player("mixed", seat) for seat in SEATS}
    rng = Random(seed)
    while game.state.turn < turns and (seat := game.to_move):
        play_choice(game, seated[seat], rng)
    return game


@pytest.fixture(scope="module")
def war() -> OpenedWar:
    game = played_war(3)
    save = Branches(Table(game, PLAYERS.seat({}))).save_text()
    return open_war("mine.json", save)


def test_the_first_question_can_be_put_as_it_stands():
    form = Form()

    assert faults(EN, form) == {}
    assert list(form.question().ways) == ["mixed", "resettle-3"]
    assert form.question().position.scenario == "1956-like"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_shown_has_words(language: str, war: OpenedWar):
    words = Words(language)
    forms = [
        Form(),
        changed(("mode", "audit")),
        changed(("mode", "audit"), ("constant", ALL)),
        changed(("side", "fln"), ("against.1", "random")),
        changed(("moment", "2"), ("turn", "1"), war=war),
        changed(("against.0", "random"), ("way.1", "mixed")),
    ]

    for form in forms:
        shown(form, words, war)
        asked = Asked(form.question(), str(form.measure))
        prediction_part(words, form, asked, {})
        for state in ("fresh", "going", "going-other", "done"):
            run_part(words, [], ready=True, state=state)
    assert words.faults == []


def test_every_field_that_is_shown_can_be_set(war: OpenedWar):
    form = changed(("add", ""), ("against.1", "raider"), ("moment", "2"), ("turn", "14"), war=war)
    fields = {**shown(form, war=war), **shown(changed(("mode", "audit")))}

    for key, control in fields.items():
        if control["kind"] in {"select", "choice", "slider"}:
            assert control["value"] in dict(control["options"])
        head = key.partition(".")[0]
        assert head in {*DEEDS, "moment", "open", "link", "card", "other"}
    for key, control in shown(form, war=war).items():
        if control["kind"] in {"select", "choice", "number"}:
            before = form.question()
            set_field(form, key, control["value"], war)
            assert form.question() == before


@pytest.mark.parametrize(
    ("key", "value", "read"),
    [
        ("position", "1958", lambda form: form.position == Beginning("1958")),
        ("side", "fln", lambda form: (form.side, form.ways) == ("fln", ["mixed", "political"])),
        ("way.0", "grid", lambda form: form.ways == ["grid", "resettle-3"]),
        ("way.1.number", "6", lambda form: form.ways == ["mixed", "resettle-6"]),
        ("add", "", lambda form: form.ways == ["mixed", "resettle-3", "grid"]),
        ("against.0", "raider", lambda form: form.against == ["raider"]),
        ("against.1", "raider", lambda form: form.against == ["mixed", "raider"]),
        ("measure", "gov.wins", lambda form: form.measure == Measure("gov.wins", 8)),
        ("at", "end", lambda form: form.measure == Measure("balance")),
        ("at", "4", lambda form: form.measure == Measure("balance", 4)),
        ("runs", "2000", lambda form: form.question().runs == 2000),
        ("turn", "20", lambda form: form.question().stop.turn == 20),
        ("turn", "5", lambda form: (form.stop.turn, form.measure) == (5, Measure("balance", 8))),
        ("seed", "42", lambda form: form.question().seeds.start == 42),
    ],
)
def test_a_click_changes_the_question(key: str, value: str, read: Any):
    assert read(changed((key, value)))


@pytest.mark.parametrize(
    ("key", "value", "error"),
    [
        ("position", "1957", UnknownName),
        ("side", "oas", UnknownName),
        ("mode", "both", UnknownName),
        ("way.0", "gridd", UnknownName),
        ("way.0", "political", UnknownName),  # a doctrine of the other side
        ("way.7", "grid", NoNumber),
        ("way.1.number", "99", NoNumber),
        ("way.0.number", "3", UnknownName),
        ("runs", "many", NoNumber),
        ("runs", "10001", NoNumber),
        ("turn", "", NoNumber),
        ("seed", "-1", NoNumber),
        ("at", "41", NoNumber),
        ("measure", "peace", UnknownName),
        ("constant", "peace", UnknownName),
        ("value", "7", UnknownName),
        ("weather", "fine", UnknownName),
        ("", "", UnknownName),
    ],
)
def test_what_a_field_cannot_hold_is_refused_and_changes_nothing(key: str, value: str, error: type[LabError]):
    form = Form()

    with pytest.raises(error):
        set_field(form, key, value, None)
    assert form == Form()


def test_there_are_two_to_four_ways_and_one_or_two_opponents():
    form = changed(*[("add", "")] * 5)
    assert len(form.ways) == 4
    assert "add" not in shown(form)

    for _ in range(5):
        set_field(form, "drop.0", "", None)
    assert len(form.ways) == 2
    assert not [key for key in shown(form) if key.startswith("drop")]

    set_field(form, "against.1", "raider", None)
    assert form.against == ["mixed", "raider"]
    set_field(form, "against.1", "", None)
    set_field(form, "against.1", "", None)
    assert form.against == ["mixed"]


def test_a_family_of_doctrines_has_its_number_beside_it():
    number = shown(Form())["way.1.number"]

    assert (number["value"], number["least"], number["most"]) == (
        "3",
        *limits_of("resettle-3", "gov", "algeria"),
    )
    assert "way.0.number" not in shown(Form())
    assert limits_of("army-abroad", "fln", "algeria") is None


def test_every_doctrine_of_a_side_is_offered_once():
    form = changed(("way.1.number", "6"))

    assert offered(form, "gov", "resettle-6") == [
        "resettle-6" if name == "resettle-3" else name for name in players("gov", "algeria")
    ]
    assert offered(form, "gov", "mixed") == list(players("gov", "algeria"))


@pytest.mark.parametrize(
    ("fields", "key", "says"),
    [
        ([("way.1", "mixed")], "way.1", "number 1"),
        ([("against.1", "mixed")], "against.1", "number 1"),
        ([("mode", "audit"), ("value", "10")], "value", "printed"),
    ],
)
def test_what_stands_in_the_way_is_said_beside_the_field(fields: list[tuple[str, str]], key: str, says: str):
    form = changed(*fields)

    assert says in faults(EN, form)[key]
    assert says in shown(form)[key]["error"]
    assert faults(Words("fr"), form)[key] != faults(EN, form)[key]


def test_other_faults_are_said_under_the_form():
    form = changed()
    form.own["own:x"] = Way("mixed", {}, "fln quick")
    form.ways[0] = "own:x"

    assert "fln quick" in faults(EN, form)[WHOLE]
    part = question_part(EN, form, faults(EN, form), [])
    assert "fln quick" in part["says"][0]


def test_a_saved_war_is_a_position_at_each_of_its_turns(war: OpenedWar):
    form = changed(("moment", "2"), war=war)

    assert form.position.at({}, 1).turn == 2
    assert shown(form, war=war)["position"]["value"] == "war"
    assert shown(form, war=war)["moment"]["value"] == "2"
    assert [value for value, _ in shown(form, war=war)["moment"]["options"]] == ["1", "2", "3", "now"]

    set_field(form, "turn", "1", war)
    assert "turn 2" in faults(EN, form)["turn"]
    set_field(form, "turn", "6", war)
    assert faults(EN, form) == {"at": faults(EN, form)["at"]}
    set_field(form, "at", "6", war)
    assert faults(EN, form) == {}
    set_field(form, "position", "war", war)
    assert form.position.state is not None
    set_field(form, "position", "1960", war)
    assert form.position == Beginning("1960")


def test_a_war_that_is_over_can_only_be_taken_up_earlier():
    game = played_war(99)
    over = OpenedWar.of(game)

    form = changed(("moment", "now"), war=over)
    assert "over" in faults(EN, form)["position"]
    assert faults(EN, changed(("moment", "2"), ("turn", "9"), ("at", "end"), war=over)) == {}


def test_a_file_that_is_no_war_is_refused():
    for text in ("", "{}", "[1]", json.dumps({"format": 1})):
        with pytest.raises(SaveError):
            open_war("mine.json", text)


def test_an_audit_compares_with_the_printed_number():
    form = changed(("mode", "audit"), ("doctrine", "civil"), ("constant", "terror_charge"))

    assert list(form.question().ways) == ["printed", "terror_charge=0"]
    assert {way.player for way in form.question().ways.values()} == {"civil"}
    slider = shown(form)["value"]
    assert slider["mark"] == ("1", "printed")
    assert sorted(int(value) for value, _ in slider["options"]) == [0, 1, 2, 3]

    set_field(form, "constant", ALL, None)
    assert form.question().ways == audit.ways(Way("civil"))
    assert "value" not in shown(form)


def test_every_measure_and_constant_is_offered():
    assert [value for value, _ in shown(Form())["measure"]["options"]] == list(measurable())
    options = shown(changed(("mode", "audit")))["constant"]["options"]
    assert [value for value, _ in options] == [*audit.constants(), ALL]


@pytest.mark.parametrize(
    "fields",
    [
        [],
        [("side", "fln"), ("way.1", "urban"), ("against.1", "civil"), ("seed", "5"), ("turn", "30")],
        [("add", ""), ("add", ""), ("runs", "10000"), ("at", "end")],
        [("mode", "audit")],
        [("mode", "audit"), ("doctrine", "barrier-3"), ("constant", "coup_threshold"), ("value", "50")],
        [("mode", "audit"), ("constant", ALL), ("measure", "fln.wins")],
    ],
)
def test_a_link_gives_the_same_form_back(fields: list[tuple[str, str]]):
    form = changed(*fields)

    found = form_of(read_link(link_of(Asked(form.question(), str(form.measure)))))

    assert found.question() == form.question()
    assert (found.mode, found.measure) == (form.mode, form.measure)
    assert shown(found) == shown(form)


def test_ways_that_no_menu_offers_come_with_the_link_and_stay():
    ways = {"plain": Way("mixed", {"terror_charge": 0}), "mixed": Way("grid")}
    question = ask("1958", ways, against=(doctrine_data("raider", "fln") | {"name": "mine"},), runs=300)

    form = form_of(Asked(question, "balance@4"))

    assert form.question() == question
    assert faults(EN, form) == {}
    fields = shown(form)
    assert ("own:plain", "plain (from the link)") in fields["way.0"]["options"]
    assert fields["against.0"]["value"] == "own:mine"
    assert ("300", "300") in fields["runs"]["options"]
    set_field(form, "way.0", "civil", None)
    set_field(form, "way.0", "own:plain", None)
    assert form.question() == question


def test_an_audit_of_other_values_is_shown_as_ways():
    question = ask("1958", {"printed": "mixed", "terror_charge=7": Way("mixed", {"terror_charge": 7})})

    form = form_of(Asked(question, "balance"))

    assert form.mode == "ways"
    assert form.question() == question


def test_an_earlier_last_turn_leaves_the_turn_that_is_read_and_says_so():
    form = changed(("turn", "5"))

    assert faults(EN, form)["at"] == (
        "What is read is to be read at the end of turn 8, but the wars stop after turn 5. "
        "Choose an earlier moment here, or a later last turn."
    )
    assert "tour 8" in faults(Words("fr"), form)["at"]
    assert shown(form)["at"]["value"] in dict(shown(form)["at"]["options"])
    set_field(form, "measure", "gov.psl", None)
    assert form.measure == Measure("gov.psl", 8)
    set_field(form, "turn", "9", None)
    assert faults(EN, form) == {}


def test_a_prediction_has_a_bar_for_each_way_and_one_question_for_a_whole_audit():
    form = changed(("add", ""))
    asked = Asked(form.question(), "balance@8", {"mixed": 5.0})
    bars = prediction_part(EN, form, asked, {})["bars"]

    assert [bar["value"] for bar in bars["bars"]] == [5.0, None, None]
    assert (bars["low"], bars["high"]) == (-99, 99)

    whole = changed(("mode", "audit"), ("constant", ALL))
    part = prediction_part(EN, whole, Asked(whole.question(), "balance@8", {}, "psl_per_ap"), {})
    assert "bars" not in part
    assert part["groups"][0]["controls"][0]["value"] == "psl_per_ap"


@pytest.mark.parametrize("typed", ["1000", "1 000", "1\u202f000", "1,000", "+1000", "١٠٠٠", "1000.0"])
def test_a_field_takes_a_whole_number_as_people_type_it(typed):
    assert read_number(typed, 1, 2000) == 1000


@pytest.mark.parametrize("typed", ["", "½", "1.5", "ten", "10 %", "1e3", "5²", "1_000", "3000"])
def test_a_field_refuses_what_is_no_whole_number_in_its_range(typed):
    with pytest.raises(NoNumber):
        read_number(typed, 1, 2000)


@pytest.mark.parametrize(
    ("value", "number"),
    [(37, 37), ("37,5", 37.5), ("−½", -0.5), ("37 %", 37), ("3 points", 3), ("many", None), (True, None)],
)
def test_a_prediction_is_read_as_any_typed_number(value, number):
    assert typed_number(value, "fr") == number
