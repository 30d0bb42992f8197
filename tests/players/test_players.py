"""The three kinds of players: their lines are legal, and they can say why."""

from random import Random

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.game import Game
from algeria_lab.players.algeria.doctrine import Doctrine
from algeria_lab.players.algeria.doctrine_files import doctrine_of
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.base import Because, Choice, Player, rng_of
from algeria_lab.players.in_game import play_choice
from algeria_lab.players.random_player import RandomPlayer
from algeria_lab.views.algeria.words.reasons import found_text
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.shared.messages import LANGUAGES

RULES = AlgeriaRules()
SCENARIOS = RULES.scenarios()
MIXED: dict[Seat, Player[State]] = {
    "fln": PLAYERS.player("mixed", "fln"),
    "gov": PLAYERS.player("mixed", "gov"),
}
CHANCE = RandomPlayer(RULES)
MOST_ACTIONS = 900
ALL_OPTIONS: dict[str, object] = {
    "slow_french_reaction": True,
    "more_deterministic_independence": True,
    "shorter_game": True,
}


class Moody:
    """Follows a doctrine or chance, as it pleases: doctrines must cope with what others began."""

    name = "moody"

    def __init__(self, seat: Seat) -> None:
        self._doctrine = MIXED[seat]

    def choose(self, view: State, rng: Random) -> Choice:
        """Let chance or the doctrine choose."""
        wild = rng.random() < 0.4 and view.phase not in ("setup", "reinforcement")
        return (CHANCE if wild else self._doctrine).choose(view, rng)


def play_through(
    game: Game[State], players: dict[Seat, Player[State]], most: int = MOST_ACTIONS
) -> list[Choice]:
    """Play through the door of the game, which refuses whatever is not legal."""
    rngs = {seat: rng_of(game.seed, seat) for seat in players}
    choices = []
    while game.to_move and game.ply < most:
        choices.append(play_choice(game, players[game.to_move], rngs[game.to_move]))
    return choices


@pytest.mark.parametrize("profile", ["default", "rtt", "literal"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_line_of_the_doctrines_is_legal(scenario: str, profile: str):
    for seed in (1, 2):
        game = Game(RULES, scenario, {"profile": profile}, seed=seed)
        assert play_through(game, MIXED)


def test_every_line_is_legal_under_the_optional_rules():
    for seed in (1, 2, 3):
        assert play_through(Game(RULES, "1954", ALL_OPTIONS, seed=seed), MIXED)


@pytest.mark.parametrize("profile", ["default", "rtt", "literal"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_doctrines_cope_with_whatever_they_find(scenario: str, profile: str):
    """One player follows the doctrine and chance by turns, in the middle of missions too."""
    for seed in (3, 4):
        players: dict[Seat, Player[State]] = {"fln": Moody("fln"), "gov": Moody("gov")}
        assert play_through(Game(RULES, scenario, {"profile": profile}, seed=seed), players, most=500)


@pytest.mark.parametrize("seat", ["fln", "gov"])
def test_doctrines_deploy_what_chance_has_left(seat: Seat):
    """The ready-made deployment is for a side that has placed nothing; else the doctrine finishes."""
    game = Game(RULES, "1954")
    if seat == "fln":
        game.play("gov quick")
    kind, area = {"fln": ("front", "I-1"), "gov": ("police", "ALGIERS")}[seat]
    game.play(f"{seat} place {kind} {area}")

    while game.to_move == seat and game.state.phase == "setup":
        play_choice(game, MIXED[seat], Random(0))

    assert game.to_move != seat or game.state.phase != "setup"


def test_each_choice_says_no_to_every_earlier_question_and_yes_to_the_last():
    for choice in play_through(Game(RULES, "1958", seed=5), MIXED):
        *before, last = choice.because
        assert not any(because.answer or because.values for because in before)
        assert last.answer
        assert last.rule.startswith("A:")


def test_a_choice_is_a_function_of_the_position():
    """Nothing is remembered and nothing is left to chance: the same position, the same choice."""
    game = Game(RULES, "1956-like", seed=8)
    play_through(game, MIXED, most=150)
    fresh = {"fln": PLAYERS.player("mixed", "fln"), "gov": PLAYERS.player("mixed", "gov")}

    for entry in game.history[:-1]:
        seat = RULES.to_move(entry.state)
        before = entry.state.to_json()
        assert seat is not None
        assert MIXED[seat].choose(entry.state, Random(1)) == fresh[seat].choose(entry.state, Random(2))
        assert entry.state.to_json() == before


def asked_of(doctrine: Doctrine[object]) -> set[str]:
    return {judgement.question for order in doctrine.judgements.values() for judgement in order}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_finding_has_words(language: str):
    words = Words(language)
    for question in asked_of(doctrine_of("mixed", "fln")) | asked_of(doctrine_of("mixed", "gov")):
        assert words.say(question) != question
    wild: dict[Seat, Player[State]] = {"fln": Moody("fln"), "gov": Moody("gov")}
    for scenario in SCENARIOS:
        for choice in play_through(Game(RULES, scenario, seed=6), wild, most=400):
            last = choice.because[-1]
            assert words.has(last.finding)
            assert found_text(last, words)
    assert words.faults == []


def test_every_judgement_is_an_order_of_its_own_name():
    """A key names one question; the same key in two decisions would be told alike."""
    for doctrine in (doctrine_of("mixed", "fln"), doctrine_of("mixed", "gov")):
        keys = [judgement.key for order in doctrine.judgements.values() for judgement in order]
        assert len(keys) == len(set(keys))
        assert all(key.startswith(f"{doctrine.seat}-") for key in keys)


def test_chance_takes_every_legal_action():
    state = Game(RULES, "1954").state
    rng = Random(1)

    drawn = {CHANCE.choose(state, rng).line[0] for _ in range(2000)}

    assert drawn == set(RULES.legal(state))


def test_reasons_can_be_compared_and_named():
    because = Because("A:9.14", "judgement-fln-raid", answer=True, values=(("area", "V-4"),))

    assert because.finding == "judgement-fln-raid-found"
    assert Choice((Action("fln", "raid", ("V-4",)), Action("fln", "done"))).text == "fln raid V-4; fln done"
