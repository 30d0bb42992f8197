"""Mistakes that somebody might make, each found at its line and column, with its code and what was meant."""

from typing import NamedTuple

import pytest

from algeria_lab.checking.faults import Fault, WrongFile, reported, sentence
from algeria_lab.checking.telling import telling
from algeria_lab.scenarios.from_text import inspect_scenario
from tests.checking.base_texts import base_text

GOOD = base_text("scenario")


class Mistake(NamedTuple):
    """An edit of a good file, and what is found: the mark ``▸`` stands where the fault is."""

    code: str
    right: str
    wrong: str
    near: str = ""


MISTAKES = [
    Mistake("E204", "\nside: gov", "\n▸sied: gov", "side"),
    Mistake("E204", "game: algeria", "game: ▸algéria", "algeria"),
    Mistake("E204", "kind: choice", "kind: ▸choise", "choice"),
    Mistake("E204", "start: {scenario: 1956-like}", "start: {scenario: ▸1956-liek}", "1956-like"),
    Mistake("E204", "  gov_psl: 60", "  ▸gov_pls: 60", "gov_psl"),
    Mistake("E204", "place: {band-5: V-4}", "place: {▸band-55: V-4}", "band-5"),
    Mistake("E204", "place: {band-5: V-4}", "place: {band-5: ▸V-44}", "V-4"),
    Mistake("E204", "opponent: {player: mixed,", "opponent: {player: ▸mixd,", "mixed"),
    Mistake("E204", "answer: division", "answer: ▸divison", "division"),
    Mistake("E402", "gov_psl: 60", "gov_psl: ▸160"),
    Mistake("E407", "place: {band-5: V-4}", "place: {band-5: ▸FRANCE}"),
    Mistake("E201", '    text: {en: "Play on until turn 2.", fr: "Jouez jusqu’au tour 2."}\n', ""),
    Mistake("E202", "runs: 200", "runs: ▸two hundred"),
    Mistake("E205", "id: ready", "id: ▸Ready Now"),
    Mistake("E207", "runs: 200", "runs: ▸1"),
    Mistake("E106", 'en: "Find Mostaganem (V-4)."', "en: Find this▸: Mostaganem (V-4)."),
    Mistake("E110", "lang: en", "lang: en\n▸lang: fr"),
    Mistake("E103", "dice: {seed: 9}", "dice: ▸{seed: 9"),
    Mistake("E311", "goal: turn >= 2", "goal: ▸trun >= 2", "turn"),
    Mistake("E311", "goal: turn >= 2", "goal: 'turn >= 2 and ▸gov.spl < 30'", "gov.psl"),
    Mistake("E301", "when: turn >= 3", "when: turn ▸= 3"),
    Mistake("E314", "goal: turn >= 2", 'goal: control(▸"V-44") == "gov"', "V-4"),
    Mistake("E502", "to: debrief", "to: ▸raedy", "ready"),
    Mistake("E503", "ask: [who]", "ask: [▸whoo]", "who"),
    Mistake("E501", "- id: wait", "- id: ▸look"),
    Mistake("E204", "runs: 200", "measures: [balance, ▸gov.slp@3]", "gov.psl"),
    Mistake("E530", "runs: 200", "measures: [▸gov.psl@last]"),
    Mistake("E204", "leave: mixed", "leave: {changes: {▸terror_chrge: 0}}", "terror_charge"),
    Mistake("E403", "leave: mixed", "leave: {changes: {terror_charge: ▸many}}"),
    Mistake("E204", "leave: mixed", "leave: {opening: gov done, when: ▸reinforcment@1}", "reinforcement"),
    Mistake("E530", "leave: mixed", "leave: {opening: gov done, when: ▸reinforcement@one}"),
    Mistake("E530", "leave: mixed", "leave: {▸when: reinforcement@1}"),
    Mistake("E501", "leave: mixed", "▸leave: {title: {en: hold, fr: tenir}}"),
    Mistake("E501", "runs: 200", "against: [mixed, ▸mixed]"),
    Mistake("E208", "ways: {hold: mixed, leave: mixed}", "ways: ▸{}"),
    Mistake("E531", "leave: mixed", "leave: {opening: ▸gov resettle II-2}"),
    Mistake("E531", "leave: mixed", "leave: {opening: ▸gov done, when: setup@3}"),
    Mistake("E510", "pick: mobilize", "pick: ▸mobilise", "mobilize"),
    Mistake("E510", "play: gov activate division-5; done", "play: gov ▸activte division-5; done", "activate"),
    Mistake("E520", "play: gov activate division-5; done", "play: ▸gov activate division-15; done"),
    Mistake("E521", "goal: turn >= 2", "goal: ▸turn >= 90"),
    Mistake("E602", "{id: nobody,", "{id: ▸division,"),
    Mistake("E701", "sources: [rocard2003]", "sources: [▸rocard2030]", "rocard2003"),
    Mistake("E704", 'rule: ["A:9.13"]', 'rule: [▸"A:9.133"]', "A:9.13"),
    Mistake(
        "E710",
        "id: ready",
        'id: ready\n    picture: {file: ▸"https://example.org/a.png", alt: {en: A, fr: A}}',
    ),
    Mistake("W120", 'fr: "Jouez jusqu’au tour 2."}', "}"),
    Mistake("W701", 'fr: "Cherchez Mostaganem (V-4)."', 'fr: ▸"On y torture."'),
    Mistake("E540", "goal: turn >= 2", "goal: turn >= 2\n    show: [▸{title: {en: Map, fr: Plan}}]"),
]
# Where the fault is about what is not there, the place is that of what is around it.
AROUND = {"E201": "- ▸id: wait", "W120": 'text: ▸{en: "Play on until turn 2."'}


def found_in(text: str) -> list[Fault]:
    """Return what is found in a text, that which keeps it from being read too."""
    try:
        found = inspect_scenario(text, "mine.yaml")
    except WrongFile as error:
        return list(error.faults)
    return [*found.faults, *found.warnings]


def place_of(text: str, mark: str) -> tuple[int, int]:
    """Return line and column of the mark, or of what stands around a fault."""
    at = text.index(mark.replace("▸", "")) + mark.index("▸") if mark != "▸" else text.index(mark)
    before = text[:at]
    return before.count("\n") + 1, at - before.rfind("\n")


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: f"{mistake.code} {mistake.wrong[:30]!r}")
def test_a_mistake_is_found_where_it_stands(mistake: Mistake):
    assert GOOD.count(mistake.right) == 1, mistake.right
    text = GOOD.replace(mistake.right, mistake.wrong)
    place = place_of(text, AROUND.get(mistake.code, "▸"))

    faults = found_in(text.replace("▸", ""))

    assert [(fault.code, (fault.line, fault.column)) for fault in faults] == [(mistake.code, place)]
    assert faults[0].values.get("near", "") == mistake.near
    assert reported(faults[0], "mine.yaml").startswith(f"mine.yaml:{place[0]}:{place[1]}: {mistake.code}: ")
    assert sentence(faults[0]) != sentence(faults[0], telling("fr"))


def test_wars_that_stop_before_they_begin_are_found_once_the_line_is_played():
    text = GOOD.replace("runs: 200", "stop: 1").replace("scenario: 1956-like", "scenario: 1956-like, turn: 3")
    text = text.replace("turn >= 2", "turn >= 4").replace("when: turn >= 3", "when: turn >= 5")

    (fault,) = [fault for fault in found_in(text) if fault.problem == "stop-early"]

    assert (fault.line, fault.column) == place_of(text, "stop: ▸1")
    assert fault.values == {"given": 1, "turn": 3}


def test_ten_mistakes_are_found_at_once():
    """Nothing hides behind something else, but for what only a scenario without faults can show."""
    chosen = [MISTAKES[place] for place in (0, 2, 4, 12, 18, 20, 22, 23, 37, 42)]
    text = GOOD
    for mistake in chosen:
        text = text.replace(mistake.right, mistake.wrong.replace("▸", ""))

    assert sorted(fault.code for fault in found_in(text)) == sorted(mistake.code for mistake in chosen)


def test_a_language_that_much_lacks_is_told_in_one_line_and_one_that_nobody_reads_in_none():
    steps = "\n".join(f"  - {{id: step-{number}, text: Regardez.}}" for number in range(5))
    head = "format: algeria-scenario/1\nid: mine\ntitle: {en: Mine, fr: La mienne}\nlang: fr\n"
    text = f"{head}steps:\n{steps}\n"

    (fault,) = found_in(text)
    assert (fault.problem, fault.values["count"], fault.values["of"]) == ("untold-many", 5, 6)
    assert "read_in: fr" in sentence(fault, telling("fr"))
    assert found_in(text.replace("lang: fr", "lang: fr\nread_in: fr")) == []
    (none,) = found_in(text.replace("{en: Mine, fr: La mienne}", "La mienne"))
    assert none.problem == "untold-all"
    (one,) = found_in(
        text.replace(f"steps:\n{steps}\n", "").replace("{en: Mine, fr: La mienne}", "La mienne")
    )
    assert sentence(one, telling("en")).startswith("The one text is not in English")
    assert sentence(one, telling("fr")).startswith("Le seul texte n’est pas en anglais")
