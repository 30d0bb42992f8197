"""Experiments whose results are kept with the package: a lesson on a slow laptop begins with them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.asking.ways import WayLike
from algeria_lab.experiments.kept.cache import NoResults, lacking, read, reasons, write
from algeria_lab.experiments.kept.files import SUFFIX
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.experiments.playing.running import CANCELLED, Tell, play
from algeria_lab.experiments.results import audit
from algeria_lab.experiments.results.table import ENDS, Wars

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

MISSING = "missing"


def _folder() -> Traversable:
    return resources.files("algeria_lab.data") / "experiments"


@cache
def _entries() -> Mapping[str, dict[str, Any]]:
    return tomllib.loads((_folder() / "catalogue.toml").read_text("utf-8"))


def _entry(name: str) -> dict[str, Any]:
    if name not in _entries():
        raise UnknownName("kept experiment", name, _entries())
    return _entries()[name]


def names() -> tuple[str, ...]:
    """Return the names of the kept experiments."""
    return tuple(_entries())


def question(name: str) -> Question:
    """Return what a kept experiment asks.

    Raises:
        UnknownName: If there is no such experiment.
    """
    entry = _entry(name)
    named = {key: entry[key] for key in ("side", "runs", "seed", "stop") if key in entry}
    if "everybody" in entry:
        names = subject(entry["everybody"]).names
        return ask(entry["position"], _by_name(names("gov")), against=names("fln"), **named)
    return ask(entry["position"], _ways(entry), against=entry["against"], **named)


def _ways(entry: Mapping[str, Any]) -> Mapping[str, WayLike]:
    if "audit" in entry:
        return audit.ways(entry["audit"]["player"], together=entry["audit"]["together"])
    if "crossed" in entry:
        return audit.crossed(entry["crossed"])
    return _by_name(entry["ways"])


def _by_name(names: Iterable[str]) -> Mapping[str, WayLike]:
    return {name: name for name in names}


def measures(name: str) -> tuple[str, ...]:
    """Return what a page shows of a kept experiment, the most telling first.

    Raises:
        UnknownName: If there is no such experiment.
    """
    return tuple(_entry(name)["measures"])


def kept(name: str) -> Wars:
    """Return the results of a kept experiment.

    Raises:
        UnknownName: If there is no such experiment.
        NoResults: If its results are missing or damaged.
    """
    _entry(name)
    return read(_folder() / f"{name}{SUFFIX}")


def why_not(name: str) -> tuple[str, ...]:
    """Return why the results of a kept experiment do not hold: `MISSING`, or as `cache.reasons`.

    Raises:
        UnknownName: If there is no such experiment.
    """
    _entry(name)
    try:
        return reasons(kept(name), question(name))
    except NoResults:
        return (MISSING,)


def lacks(name: str) -> tuple[str, ...]:
    """Return the measures that came later than kept results; none where there are no results.

    Raises:
        UnknownName: If there is no such experiment.
    """
    _entry(name)
    try:
        return lacking(kept(name))
    except NoResults:
        return ()


def rebuild(
    name: str,
    executor: Executor | None = None,
    tell: Tell | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Wars:
    """Play a kept experiment and keep its results; a run that is cancelled leaves the older ones.

    Args:
        name: The experiment.
        executor: Who plays; see `running.play`.
        tell: Called after each block of wars.
        cancelled: Asked after each block.

    Returns:
        What was played.

    Raises:
        UnknownName: If there is no such experiment.
        NotKept: If the results cannot be written.
    """
    wars = play(question(name), executor, tell, cancelled)
    if CANCELLED not in wars.attrs["notices"]:
        write(shown(name, wars).knowing(notices=[]), path(name))  # who played them is of no interest any more
    return wars


def shown(name: str, wars: Wars) -> Wars:
    """Return what is kept of a run of an experiment."""
    return wars.ends() if _entry(name)["keep"] == ENDS else wars


def path(name: str) -> Path:
    """Return where the results of an experiment are kept."""
    return Path(str(_folder() / f"{name}{SUFFIX}"))
