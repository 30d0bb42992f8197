"""The games as Gymnasium environments: what Gymnasium asks of one, and what we promise beside."""

import pickle
import sys
import warnings
from importlib import import_module
from inspect import signature
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from algeria_lab import position
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.refusals import IllegalAction, UnknownName
from algeria_lab.games import GAMES, game_named
from algeria_lab.interop.gymnasium import ENVIRONMENTS, SeatEnv
from algeria_lab.interop.vector import SeatsEnv
from algeria_lab.players.base import rng_of

CASES = [
    ("algeria", {"scenario": "1958", "turn_limit": 2}),
    ("insurgent", {}),
    ("twilight", {"turn_limit": 6}),
]
WAYS = ["numbers", "words"]


def drawn(mask: np.ndarray, rng: np.random.Generator) -> int:
    """Draw a number that a mask allows."""
    return int(rng.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("actions", WAYS)
@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_an_environment_passes_the_checker_of_gymnasium(name: str, actions: str):
    env = gymnasium.make(name, actions=actions)

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


def test_names_tell_which_game_and_which_numbers():
    assert list(ENVIRONMENTS) == ["algeria_lab/War-v0", "algeria_lab/Duel-v0", "algeria_lab/Twilight-v0"]
    assert list(ENVIRONMENTS.values()) == list(GAMES)


@pytest.mark.parametrize("actions", WAYS)
@pytest.mark.parametrize(("game", "asked"), CASES)
def test_two_copies_go_in_step(game: str, asked: dict[str, object], actions: str):
    """Mask, vector and reward are the same to the end; the first position differs with another seed."""
    pair = [SeatEnv(game, actions=actions, **asked) for _ in range(2)]
    begun = [env.reset(seed=3) for env in pair]
    rng, differs = np.random.default_rng(1), SeatEnv(game, actions=actions, **asked).reset(seed=4)
    (seen, info), ended = begun[0], False
    assert not np.array_equal(seen, differs[0]) or game == "algeria"  # where dice have not fallen yet
    while not ended:
        number = drawn(info["action_mask"], rng)
        came = [env.step(number) for env in pair]
        assert np.array_equal(came[0][0], came[1][0])
        assert np.array_equal(came[0][4]["action_mask"], came[1][4]["action_mask"])
        assert came[0][1:4] == came[1][1:4]
        info, ended = came[0][4], came[0][2] or came[0][3]

    assert not info["action_mask"].any()


@pytest.mark.parametrize(("game", "asked"), CASES)
def test_mask_and_vector_are_those_of_the_position_at_every_decision(game: str, asked: dict[str, object]):
    """What is followed step by step is what is read anew, of whole games, from its own seat alone."""
    env = SeatEnv(game, **asked)
    encoding, rules = env.episode.encoding, env.episode.match.rules
    rng = np.random.default_rng(2)
    for seed in range(3):
        seen, info = env.reset(seed=seed)
        ended = False
        while not ended:
            view = env.episode.match.view
            assert info["action_mask"].tolist() == encoding.mask(rules.legal(view)).tolist()
            assert sorted(env.legal_numbers) == np.flatnonzero(info["action_mask"]).tolist()
            assert np.array_equal(seen, encoding.observation.scaled(encoding.observation.read(view, "fln")))
            seen, _, terminated, truncated, info = env.step(drawn(info["action_mask"], rng))
            assert ((seen >= 0) & (seen <= 1)).all()
            ended = terminated or truncated


@pytest.mark.parametrize("actions", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_every_entry_has_a_name_of_its_own(game: str, actions: str):
    env = SeatEnv(game, actions=actions)
    seen, info = env.reset(seed=1)

    assert len(env.observation_names) == len(set(env.observation_names)) == len(seen)
    assert env.observation_space.shape == seen.shape
    assert info["action_mask"].shape == (env.action_space.n,)


@pytest.mark.parametrize(
    ("game", "seat", "asked"), [("algeria", "gov", CASES[0][1]), ("insurgent", "gov", {})]
)
def test_a_game_is_that_of_the_house(game: str, seat: str, asked: dict[str, object]):
    """A learner that does what the house player of its side does ends as the simulator of the house."""
    record = game_named(game)
    env = SeatEnv(game, seat, **asked)
    match = env.episode.match
    env.reset(seed=8)
    player, rng = record.players().player("mixed" if game == "algeria" else "sensible", seat), rng_of(8, seat)
    terminated = truncated = False
    while not (terminated or truncated):
        for action in player.choose(match.rules.observe(match.view, seat), rng).line:
            _, _, terminated, truncated, info = env.step(env.actions.id_of(action))
    scenario = str(asked.get("scenario", match.rules.scenarios()[0]))
    both = {seat: player, "fln": match.opponent}
    played = record.simulate(scenario, both, 8, {}, asked.get("turn_limit"))

    assert info["winner"] == played.winner
    assert game != "algeria" or (played.fln_psl[-1], played.gov_psl[-1]) == (
        match.view.fln_psl,
        match.view.gov_psl,
    )


@pytest.mark.parametrize(("game", "asked"), CASES)
def test_a_game_can_be_looked_at_afterwards(game: str, asked: dict[str, object]):
    env = SeatEnv(game, "gov", **asked)
    _, info = env.reset(seed=5)
    rng = np.random.default_rng(5)
    for _ in range(40):
        _, _, terminated, truncated, info = env.step(drawn(info["action_mask"], rng))
        if terminated or truncated:
            break

    game_of_it = env.game()

    assert game_of_it.seed == 5
    match, done = env.episode.match, [entry.action for entry in game_of_it.history if entry.action]
    assert truncated or game_of_it.observe("gov") == match.rules.observe(match.view, "gov")
    assert [action for action in done if action.seat == "gov"][-1] == match.taken[-1]


def test_a_position_of_ones_own_and_a_player_of_ones_own():
    class Last:
        name = "last"

        def choose(self, view: State, rng: Random) -> str:  # noqa: ARG002 - asked with both
            return str(AlgeriaRules().legal(view)[-1])

    env = SeatEnv("algeria", "fln", Last(), scenario=position("1958", fln_psl=70), turn_limit=1)
    seen, _ = env.reset(seed=1)

    assert seen[env.observation_names.index("fln_psl")] == np.float32(70 / 99)
    assert env.episode.match.opponent.name == "last"


def test_the_automaton_plays_its_own_side():
    env = SeatEnv("insurgent", scenario="solo")
    env.reset(seed=2)

    assert env.episode.match.opponent is None
    with pytest.raises(UnknownName, match="the rules play the other side"):
        SeatEnv("insurgent", "fln", "sensible", scenario="solo")
    with pytest.raises(UnknownName, match="unknown side 'gov'"):
        SeatEnv("insurgent", "gov", scenario="solo")


def test_an_illegal_number_ends_the_game_and_says_why():
    env = SeatEnv("algeria", scenario="1958")
    env.reset(seed=3)

    _, reward, terminated, truncated, info = env.step(env.actions.id_of("propaganda band-1"))

    assert (reward, terminated, truncated, info["winner"]) == (-1, True, False, "")
    assert "[A:4]" in info["refusal"]
    assert not info["action_mask"].any()
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_an_illegal_number_is_an_error_if_one_likes_and_changes_nothing():
    env = SeatEnv("algeria", scenario="1958", illegal="raise", language="fr")
    _, info = env.reset(seed=3)

    with pytest.raises(IllegalAction, match=r"\[A\u202f?:\u00a0?4\]|A:4"):
        env.step(env.actions.id_of("propaganda band-1"))

    assert np.array_equal(env.action_masks(), info["action_mask"])
    with pytest.raises(UnknownName, match="unknown number of an action 99999"):
        env.step(99_999)
    with pytest.raises(TypeError, match="integer"):
        env.step(1.5)


def test_words_lead_to_the_action_that_they_say():
    env = SeatEnv("twilight", "fln", actions="words", illegal="raise")
    env.reset(seed=1)
    words, legal = env.episode.choosing.words, env.episode.match.legal
    wanted = max(legal, key=lambda action: len(action.args))
    said = 0
    while not env.episode.match.taken:
        mask = env.action_masks()
        offered = [words[number] for number in np.flatnonzero(mask)]
        left = [word for word in (wanted.verb, *wanted.args) if word in offered]
        env.step(words.index(left[0]))
        said += 1
    assert env.action_space.n < 200 < len(env.actions)
    assert env.episode.match.taken == [wanted]
    assert said <= 1 + len(wanted.args)
    with pytest.raises(UnknownName, match="unknown word after ''"):
        env.step(words.index("choose") if not env.action_masks()[words.index("choose")] else words.index("."))


def test_an_environment_can_be_sent_to_another_process():
    env = SeatEnv("insurgent", "gov", turn_limit=9)

    twin = pickle.loads(pickle.dumps(env))  # noqa: S301 - our own bytes

    assert np.array_equal(twin.reset(seed=7)[0], env.reset(seed=7)[0])
    assert twin.episode.match.turn_limit == 9


def test_a_position_is_rendered_in_words():
    env = SeatEnv("algeria", language="fr", render_mode="ansi")
    env.reset(seed=1)

    assert "Places" in env.render() or "Lieux" in env.render()
    assert SeatEnv("insurgent").render() is None


def test_what_is_not_known_is_named():
    with pytest.raises(UnknownName, match="unknown game 'algiers'"):
        SeatEnv("algiers")
    with pytest.raises(UnknownName, match="unknown side 'france'"):
        SeatEnv("algeria", "france")
    with pytest.raises(UnknownName, match="unknown player for gov 'nobody'"):
        SeatEnv("algeria", "fln", "nobody")
    with pytest.raises(UnknownName, match="unknown scenario '1955'"):
        SeatEnv("algeria", scenario="1955")
    with pytest.raises(UnknownName, match="unknown way to say actions 'verbs'"):
        SeatEnv("algeria", actions="verbs")
    with pytest.raises(UnknownName, match="unknown answer to an illegal choice 'ignore'"):
        SeatEnv("algeria", illegal="ignore")
    with pytest.raises(UnknownName, match="unknown render mode 'human'"):
        SeatEnv("algeria", render_mode="human")
    with pytest.raises(IllegalAction, match="It is the FLN that decides now"):
        SeatEnv("algeria", opening="gov quick; gov quick")


@pytest.mark.parametrize("kind", [SeatEnv, SeatsEnv])
def test_completion_sees_all_that_may_be_asked(kind: type):
    assert {"seat", "opponent", "rewards", "scenario", "actions"} <= {*signature(kind).parameters}


def test_without_the_extra_the_message_names_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "algeria_lab.interop.gymnasium")

    with pytest.raises(ModuleNotFoundError, match=r"pip install '.\[rl\]'"):
        import_module("algeria_lab.interop.gymnasium")
