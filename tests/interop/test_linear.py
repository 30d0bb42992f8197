"""The smallest policy that learns, the page on which it does, and its seat at a board."""

import re
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

import algeria_lab
from algeria_lab.interop.gymnasium import Rewards, SeatEnv
from algeria_lab.interop.learned import Learned
from algeria_lab.interop.linear import Verbs, WrongWeights
from algeria_lab.players.outside import WrongChoice
from algeria_lab.players.table import Table

PAGE = Path(__file__).parents[2] / "docs" / "gymnasium.md"


@pytest.fixture(scope="module")
def taught() -> dict[str, Any]:
    """Return what the cell of the page defines in which the example learns."""
    found = re.search(
        r"```\{code-cell\} python\n(from random import Random\n.*?)```", PAGE.read_text("utf-8"), re.DOTALL
    )
    assert found
    names: dict[str, Any] = {"np": np}
    exec(found[1], names)  # noqa: S102 - our own page
    return names


def war() -> gymnasium.Env:
    """Return the environment of the example, with one turn instead of three."""
    start = algeria_lab.position("1958")
    return SeatEnv("algeria", scenario=start, turn_limit=1, rewards=Rewards(at_limit="support"))


def test_weights_are_chances_of_the_legal_actions():
    env = SeatEnv("algeria", scenario="1958")
    _, info = env.reset(seed=2)
    legal, rng = env.legal_numbers, Random(1)
    verbs = [env.actions.action_of(number, "fln").verb for number in legal]
    heavy = np.array([8.0 * (verb == verbs[0]) for verb in env.actions.verbs])

    even = {Verbs(env.actions, 0 * heavy)(info, rng) for _ in range(2000)}
    drawn = [Verbs(env.actions, heavy)(info, rng) for _ in range(200)]

    assert len(set(verbs)) > 1
    assert even == set(legal)
    assert sum(env.actions.action_of(number, "fln").verb == verbs[0] for number in drawn) > 180
    assert next(iter(Verbs(env.actions, heavy).by_verb)) == verbs[0]


def test_weights_that_fit_no_verbs_are_refused():
    with pytest.raises(WrongWeights, match=r"shape \(3,\), but there are 46 verbs"):
        Verbs(SeatEnv("algeria").actions, [1, 2, 3])


def test_the_example_learns_the_same_each_time(taught: dict[str, Any]):
    weights, curve = taught["learn"](war(), generations=2, drawn=4, kept=2, games=1)
    again, _ = taught["learn"](war(), generations=2, drawn=4, kept=2, games=1)

    assert np.array_equal(weights, again)
    assert weights.any()
    assert len(curve) == 2


@pytest.fixture
def learned(taught: dict[str, Any]) -> Learned:
    """Return what the example has learned, as a player."""
    env = war()
    weights, _ = taught["learn"](env, generations=1, drawn=3, kept=2, games=1)
    return Learned("algeria", Verbs(env.unwrapped.actions, weights), "taught", chance=True)


def test_what_it_learned_answers_at_a_board(learned: Learned):
    game = algeria_lab.open_game(algeria_lab.position("1958"), seed=4)
    board = algeria_lab.board(game, players={"fln": learned})
    for _ in range(40):
        if game.state.turn == 2:
            break
        ends = [action for action in game.legal() if action.verb in {"done", "pass"}]
        game.play((ends or game.legal())[0])
    board.close()

    assert game.players["fln"] == ("taught",)
    assert sum(entry.by == "taught" for entry in game.history) > 5


def test_what_it_learned_plays_the_same_war_again(learned: Learned):
    wars = [algeria_lab.open_game(algeria_lab.position("1958"), seed=4) for _ in range(2)]
    for one in wars:
        algeria_lab.play_on(one, fln=learned, gov="mixed", turns=1)

    assert wars[0].state.turn == 2
    assert wars[0].state == wars[1].state
    assert wars[0].players["fln"] == ("taught",)


@pytest.mark.parametrize("actions", ["numbers", "words"])
@pytest.mark.parametrize("game", ["insurgent", "algeria"])
def test_a_policy_sees_at_a_table_what_it_saw_in_training(game: str, actions: str):
    """The same observations and masks come in both places, so the same choices are made."""
    env, seen = SeatEnv(game, actions=actions), []

    def policy(observed: dict[str, np.ndarray]) -> int:
        seen.append(observed)
        return int(np.flatnonzero(observed["action_mask"])[0])

    observation, info = env.reset(seed=3)
    learned = Learned(game, policy, scaled=True, actions=actions)
    action = learned.choose(env.episode.match.rules.observe(env.game().state, "fln"), Random(1))
    for told in seen:
        assert np.array_equal(told["observation"], observation)
        assert np.array_equal(told["action_mask"], info["action_mask"])
        observation, _, _, _, info = env.step(np.flatnonzero(info["action_mask"])[0])

    assert env.episode.match.taken == [action]


def test_a_wrong_word_is_refused_with_the_name_of_the_player():
    words = SeatEnv("insurgent", actions="words").episode.choosing.words
    wrong = Learned("insurgent", lambda _: words.index("hit"), "hasty", actions="words")
    duel = algeria_lab.open_game("insurgent", seed=5)

    with pytest.raises(WrongChoice, match=r"'hasty'.*unknown word after ''"):
        Table(duel, {"fln": wrong, "gov": None}).let_computers_act()


def test_tables_of_the_actions_say_what_their_texts_say():
    actions = SeatEnv("twilight").actions

    rng = Random(1)
    for number in rng.sample(range(len(actions)), 200):
        words = actions.texts[number].split()
        row = [at for at in actions.word_numbers[number] if at < len(actions.words)]
        assert actions.verbs[actions.verb_numbers[number]] == words[0]
        assert [actions.words[at] for at in row] == words
