"""Many wars, looked at: as a page, and one of them move by move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from algeria_lab.core.game import Game
from algeria_lab.core.refusals import WrongOption
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.kept import catalogue
from algeria_lab.experiments.results import likeness as resembling
from algeria_lab.experiments.results import wars as replayed
from algeria_lab.experiments.results.grids import points_of
from algeria_lab.experiments.results.marks import Calendar
from algeria_lab.experiments.results.table import Wars
from algeria_lab.games import game_named

if TYPE_CHECKING:
    from pandas import DataFrame

    from algeria_lab.experiments.measuring.measures import Measure
    from algeria_lab.experiments.results.table import WarsLike
    from algeria_lab.views.experiments.report import Report


def plot(
    frame: WarsLike,
    measure: str | Measure = "balance",
    prediction: Mapping[str, float] | None = None,
    language: str | None = None,
    changes: WarsLike | tuple[WarsLike, ...] | None = None,
) -> Report:
    """Show what many wars say, always in one order, from the question to "what would change this?".

    Of wars from several positions it shows what a position changes, and the page of the one that is chosen.

    Args:
        frame: Results of `compare`, or a table of wars such as `experiments.kept.catalogue.kept` gives.
        measure: What is measured, such as ``balance``, ``gov.psl@8`` (at the end of turn 8) or ``fln.wins``.
        prediction: Predicted means by way, to be shown beside the measured ones.
        language: ``en`` or ``fr``; None for that of the frame.
        changes: Further runs for "what would change this?": over the values of one constant
            (`experiments.sensitivity.ways_at`), or audits (`experiments.audit.ways`).

    Returns:
        The report. It shows itself; `report.panels` names its charts, `report["difference"]` is one of them,
        and `save("figure.svg")` of either writes SVG, PNG or PDF without a browser.

    Raises:
        UnknownName: For an unknown measure, way or language.
        WrongOption: For what is no frame; for a prediction or changes beside wars from several positions.

    Warns:
        OtherRules: Where the wars were played by other rules or players than the installed ones.
    """
    from algeria_lab.experiments.results.provenance import warn_of_other_rules
    from algeria_lab.views.experiments import grid, page  # Bokeh and widgets, which one war does without

    if not hasattr(frame, "attrs"):
        raise WrongOption(f"plot shows a frame that `compare` returned, not {frame!r:.60}.")
    warn_of_other_rules(frame)
    wars = Wars.of(frame)
    points = list(points_of(wars).values()) if wars.grid else [wars]
    if len(points) != 1:
        return grid.plot(wars, measure, language, prediction=prediction, changes=changes)
    return page.plot(points[0], measure, prediction, language, changes)


def likeness(
    frame: WarsLike | None = None,
    marks: Sequence[str] | None = None,
    *,
    months: int = 18,
    slack: int = 1,
) -> resembling.Likeness:
    """Return which of many wars look like the war that was, by marks of the record that you choose.

    That wars which fit share a rule more often than the others is no cause, and a war that fits may fit for
    wrong reasons.

    Args:
        frame: Wars of *Algeria* from the position ``1954``, with all their turns; the 6,120 that are kept
            with the package if left out.
        marks: Names of marks, such as ``control`` and ``end``; all six if left out.
        months: How many months a turn stands for: the rules do not say. Turn 1 begins with November 1954.
        slack: By how many turns a mark may be missed, either way.

    Returns:
        How many wars were looked at (``wars``), how many have each mark (``each``), which have all
        (``fitting``), and, as a table, what is known of each rule and player (``frame()``).

    Raises:
        UnknownName: If there is no such mark.
        WrongCalendar: If a turn has no month, or the slack is below 0.
        NoLikeness: If no mark is chosen, or none can be read from these wars.
        NoResults: If the kept wars are missing.
    """
    asked = catalogue.kept(resembling.RECORD) if frame is None else Wars.of(frame)
    return resembling.likeness(asked, marks, Calendar(months, slack))


def war_of(  # noqa: PLR0913 - a war is named by position, way, opponent and seed
    what: DataFrame | Question,
    way: str,
    against: str | None = None,
    seed: int | None = None,
    *,
    position: str | None = None,
    before: Game[Any] | None = None,
    own: Mapping[str, object] | None = None,
    language: str | None = None,
) -> Game[Any]:
    """Play one war of an experiment again, move by move, with the same dice and the same decisions.

    Args:
        what: Results of `compare`, or a question.
        way: Name of the way.
        against: Name of the opponent; it may be left out where there is but one.
        seed: Seed of the war; None for the first.
        position: Name of the position, where the results are from several. So any row opens its war:
            ``war_of(frame, **frame.loc[0, ["position", "way", "against", "seed"]])``.
        before: The game from which the position was taken, so that the war has its past too.
        own: Code of your own by name, where another session played the wars; see `experiments.wars.war_of`.
        language: ``en`` or ``fr``; that of the results if None.

    Returns:
        The game, with its history; it may be looked at, forked and saved.

    Raises:
        UnknownName: If there is no such way, opponent, position, war or language.
        NoSuchExperiment: If one of several opponents or positions must be named.
        NotAtHand: If it needs code of your own that is neither given nor known.
        OpeningRefused: If it is one of the wars that could not be played.
    """
    table = what if isinstance(what, Question) else Wars.of(what)
    game, told = (table.position.game, "en") if isinstance(table, Question) else (table.game, table.language)
    voice = game_named(game).voice(language or told)
    return replayed.war_of(table, way, against, seed, before, position=position, own=own, voice=voice)
