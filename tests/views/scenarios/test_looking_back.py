"""The debrief of a lesson: its sections in order, what happened and how likely it was, the claim."""

from __future__ import annotations

import pytest

from algeria_lab.games import game_named
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.walks.autopilot import walked_to
from algeria_lab.scenarios.guide.walks.pilot import drive
from algeria_lab.scenarios.quiz.decisive import bought
from algeria_lab.views.scenarios.guide.looking_back import LookingBack
from tests.lessons.worked import lesson

LESSON = """
format: algeria-scenario/1
id: small
title: {en: Small, fr: Petit}
authors: [A]
game: algeria
side: gov
start: {scenario: 1956-like, turn: 2}
dice: 9
steps:
  - id: order
    text: {en: Order it., fr: Ordonnez.}
    play: gov resettle II-2
lesson:
  number: 5
  objectives: [{en: Do., fr: Faire.}, {en: Say., fr: Dire.}]
  programmes: [fr-troisieme]
  age: 13
  periods: [50]
  prior: {en: None., fr: Rien.}
  vocabulary: [front]
  left_out: [{en: The people., fr: Les gens.}]
  readings: [{work: rocard2003}]
  claim:
    law: 4
    text: {en: It takes means., fr: Il faut des moyens.}
    supports:
      - {text: {en: The FLN is ahead., fr: Le FLN mène.}, when: fln.psl > gov.psl}
      - {text: {en: The moon is full., fr: La lune est pleine.}, when: fln.psl < 0}
    against:
      - {text: {en: He says not., fr: Il dit non.}, source: rocard2003}
debrief:
  - {ask: {en: Who paid?, fr: Qui a payé ?}, under: class}
  - {ask: {en: What is the model., fr: Le modèle.}, under: model}
  - {ask: {en: Anything else?, fr: Autre chose ?}}
"""


@pytest.fixture(params=["en", "fr"])
def part(request: pytest.FixtureRequest) -> dict[str, object]:
    guide = Guide(read_scenario(LESSON), game_named("algeria").voice(request.param))
    guide.play("gov resettle II-2")
    guide.debrief()
    found = LookingBack(guide, game_named("algeria").words(request.param)).part()
    return found | {"language": request.param}


def test_the_sections_stand_in_their_order(part: dict[str, object]):
    titles = {
        "en": [
            "What happened",
            "What the model says",
            "The claim: Galula’s law 4",
            "What the model leaves out",
        ],
        "fr": ["Ce qui s’est passé", "Ce que dit le modèle", "La thèse\xa0: loi 4 de Galula"],
    }
    language = str(part["language"])
    sections = part["sections"]
    assert isinstance(sections, list)

    found = [section["title"] for section in sections]
    assert found[: len(titles[language])] == titles[language]
    assert len(found) == 6


def test_what_happened_says_how_likely_its_dice_were(part: dict[str, object]):
    sections = part["sections"]
    assert isinstance(sections, list)

    told = " ".join(sections[0]["told"])
    assert "5/8" in told  # three dice give 10 or more in 135 of 216 ways
    assert "Philippeville" in told


def test_of_the_readers_own_game_only_what_is_so_there_speaks(part: dict[str, object]):
    sections = part["sections"]
    assert isinstance(sections, list)

    (claim,) = [section for section in sections if section["sides"]]
    game, sources = claim["sides"]
    assert [(row["side"], row["from"]) for row in game["rows"]] in (
        [("for", "Your own game")],
        [("for", "Votre propre partie")],
    )
    ((label, whence),) = [(row["label"], row["from"]) for row in sources["rows"]]
    assert label in ("Against", "Contre")
    assert "Rocard" in whence


def test_who_has_played_nothing_is_told_nothing_of_a_game_of_their_own():
    guide = Guide(read_scenario(LESSON.replace("when: fln.psl < 0", "when: fln.psl >= 0")))
    guide.debrief()
    sections = LookingBack(guide, game_named("algeria").words("en")).part()["sections"]

    (claim,) = [section for section in sections if section["sides"]]
    game, sources = claim["sides"]
    assert game["rows"] == []
    assert "once you have played" in game["note"]
    assert len(sources["rows"]) == 1


def test_a_claim_of_which_no_game_says_anything_has_one_side():
    guide = Guide(lesson("11-memories"))
    guide.debrief()
    sections = LookingBack(guide, game_named("algeria").words("en")).part()["sections"]
    (sides,) = [section["sides"] for section in sections if section["sides"]]
    assert [side["title"] for side in sides] == ["In the sources"]


EARLY = LESSON.replace(
    "    play: gov resettle II-2\n",
    "    play: gov resettle II-2\n  - {id: later, text: {en: See., fr: Voyez.}, play: gov pass}\n",
)


def claim_told(guide: Guide) -> tuple[list[str], str]:
    """Return the sides on which evidence from the game stands, and what is still to come of it."""
    sections = LookingBack(guide, game_named("algeria").words("en")).part()["sections"]
    (game, _) = next(section["sides"] for section in sections if section["sides"])
    return [row["side"] for row in game["rows"]], game["note"]


def test_who_comes_early_is_told_nothing_of_a_game_that_goes_on():
    guide = Guide(read_scenario(EARLY))
    guide.play("gov resettle II-2")
    guide.debrief()
    assert claim_told(guide)[0] == []
    assert claim_told(guide)[1]

    guide.come_back()
    guide.go_on()
    guide.play("gov pass")
    guide.debrief()
    assert claim_told(guide) == (["for"], "")


def test_a_game_that_was_only_shown_is_nobodys_own():
    guide = Guide(read_scenario(LESSON))
    drive(guide, lambda _: None)
    guide.debrief()

    assert claim_told(guide)[0] == []


def test_what_came_before_a_step_that_goes_back_is_what_was_played():
    back = "  - {id: again, text: {en: Look., fr: Voyez.}, back_to: order}\n"
    guide = Guide(read_scenario(LESSON.replace("lesson:\n", back + "lesson:\n", 1)))
    guide.play("gov resettle II-2")
    played = guide.table.game.state
    guide.go_on()
    guide.debrief()

    assert guide.table.game.state is not played
    assert guide.acted.state is played
    assert claim_told(guide)[0] == ["for"]


@pytest.mark.parametrize(
    ("language", "first", "second"), [("en", "Game 1, ", "Game 2, "), ("fr", "1re ", "2e ")]
)
def test_what_two_games_brought_says_of_which_it_is(language: str, first: str, second: str):
    back = "  - {id: again, text: {en: Once more., fr: Encore.}, back_to: order, play: gov resettle II-2}\n"
    guide = Guide(read_scenario(LESSON.replace("lesson:\n", back + "lesson:\n", 1)))
    guide.play("gov resettle II-2")
    guide.go_on()
    guide.play("gov resettle II-2")
    guide.debrief()

    told = LookingBack(guide, game_named("algeria").words(language)).decisive()
    assert [line[: len(first)] for line in told if line.startswith(first)]
    assert [line[: len(second)] for line in told if line.startswith(second)]
    *results, one, two = told
    assert all(line.startswith((first, second)) for line in results)
    assert "game 1" in one or "partie 1" in one
    assert "game 2" in two or "partie 2" in two


def test_what_a_computer_paid_for_the_reader_is_told_apart():
    guide = walked_to(lesson("01-control-is-not-support"), "wake")
    assert guide
    paid, lent = bought(guide.chapters[0].game, guide.chapters[0].since)
    assert paid > lent > 0

    told = " ".join(LookingBack(guide, game_named("algeria").words("en")).decisive())
    assert f"{paid} points in all, {lent} of them paid by a computer player." in told


def test_what_fits_a_claim_and_its_contrary_stands_on_neither_side():
    told = "    undecided: [{text: {en: A title., fr: Un titre.}, source: rocard2003}]\n    against:\n"
    guide = Guide(read_scenario(LESSON.replace("    against:\n", told)))
    guide.debrief()
    sections = LookingBack(guide, game_named("algeria").words("en")).part()["sections"]

    (_, sources) = next(section["sides"] for section in sections if section["sides"])
    assert [(row["side"], row["label"]) for row in sources["rows"]] == [
        ("against", "Against"),
        ("open", "Does not let us decide"),
    ]


@pytest.mark.parametrize(
    ("read", "said"),
    [
        ("[]", "No historian from outside has reread this lesson yet."),
        ("[{name: Ms Example, date: 2026-11}]", "Reread, from outside, by Ms Example."),
    ],
)
def test_a_lesson_says_who_from_outside_has_read_it(read: str, said: str):
    text = LESSON.replace("  age: 13\n", f"  age: 13\n  readers: {read}\n")
    guide = Guide(read_scenario(text), game_named("algeria").voice("en"))

    assert LookingBack(guide, game_named("algeria").words("en")).part()["made"] == ["A", said]


@pytest.mark.parametrize(("language", "said"), [("en", "9 points in all."), ("fr", "9 points en tout.")])
def test_what_was_paid_by_choice_is_told_beside_the_results(language: str, said: str):
    """A bill moved support more than any result, and is none: who was asked about it finds it."""
    text = LESSON.replace("turn: 2}", "turn: 2, phase: reinforcement}")
    guide = Guide(read_scenario(text.replace("play: gov resettle II-2", "play: gov activate all")))
    before = guide.table.game.state.gov_psl
    guide.play("gov activate all")
    guide.debrief()

    told = LookingBack(guide, game_named("algeria").words(language)).decisive()
    assert before - guide.table.game.state.gov_psl == 9
    assert told[-1].endswith(said)
