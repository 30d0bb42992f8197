"""Many games at once: each is what it would be alone, in this process and over several."""

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from algeria_lab.interop.gymnasium import SeatEnv
from algeria_lab.interop.vector import SeatsEnv, WrongNumberOfGames
from algeria_lab.interop.workers import WorkerFailed

ASKED = [
    ("algeria", {"scenario": "1958", "turn_limit": 1}, 0),
    ("insurgent", {"actions": "words"}, 0),
    ("insurgent", {}, 2),
]


def drawn(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Draw a number for each game; any for one that is over."""
    return np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


@pytest.mark.parametrize(("game", "asked", "workers"), ASKED)
def test_games_side_by_side_are_those_of_single_environments(
    game: str, asked: dict[str, object], workers: int
):
    """All of it: what is seen and paid, the infos, the new beginnings."""
    together = SeatsEnv(game, "fln", num_envs=3, workers=workers, **asked)
    single = SyncVectorEnv([lambda: SeatEnv(game, "fln", **asked)] * 3)
    rng, ended = np.random.default_rng(1), 0
    came, alone = together.reset(seed=9), single.reset(seed=9)
    for _ in range(150):
        assert all(np.array_equal(mine, theirs) for mine, theirs in zip(came[:-1], alone[:-1], strict=True))
        assert came[-1].keys() == alone[-1].keys()
        assert all(np.array_equal(came[-1][key], alone[-1][key]) for key in alone[-1])
        actions = drawn(came[-1]["action_mask"], rng)
        came, alone = together.step(actions), single.step(actions)
        ended += int((came[2] | came[3]).sum())
    together.close()
    single.close()

    assert ended >= 3
    assert together.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP


def test_gymnasium_makes_one_by_name():
    envs = gymnasium.make_vec("algeria_lab/Duel-v0", num_envs=2, seat="gov")

    observations, infos = envs.reset(seed=1)

    assert isinstance(envs, SeatsEnv)
    assert observations.shape == (2, len(envs.observation_names)) == envs.observation_space.shape
    assert infos["action_mask"].shape == (2, len(envs.actions))


def test_seeds_may_be_given_one_by_one():
    envs = SeatsEnv("insurgent", num_envs=3)

    first, _ = envs.reset(seed=[4, 5, 4])

    assert np.array_equal(first[0], first[2])
    assert not np.array_equal(first[0], first[1])
    assert np.array_equal(first[:2], SeatsEnv("insurgent", num_envs=2).reset(seed=4)[0])


def test_what_cannot_be_is_named():
    with pytest.raises(WrongNumberOfGames, match="2 games cannot be played by 3 processes"):
        SeatsEnv("insurgent", num_envs=2, workers=3)
    with pytest.raises(WrongNumberOfGames, match="0 games"):
        SeatsEnv("insurgent", num_envs=0)
    envs = SeatsEnv("insurgent", num_envs=2)
    with pytest.raises(WrongNumberOfGames, match="1 seeds were given for 2 games"):
        envs.reset(seed=[1])
    envs.reset(seed=1)
    with pytest.raises(WrongNumberOfGames, match=r"shape \(3,\) for 2 games"):
        envs.step([1, 2, 3])


def test_a_process_that_cannot_go_on_is_told_of():
    envs = SeatsEnv("insurgent", num_envs=1, workers=1, illegal="raise")
    envs.reset(seed=1)
    with pytest.raises(WorkerFailed, match="IllegalAction"):
        envs.step([envs.actions.id_of("fln hit FRA-01")])

    envs.close()
    envs.close()
