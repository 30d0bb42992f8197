"""What teachers are told of the end of an hour: numbers are those of the play, steps can go."""

from pathlib import Path
from typing import Any

import pytest

from algeria_lab.apps.authors.lesson_papers import walked_with_keys
from algeria_lab.scenarios.conditions.expressions import Expression
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.scenarios.guide.walks.autopilot import walk, walked_to
from algeria_lab.scenarios.guide.walks.pilot import advance, drive
from algeria_lab.scenarios.quiz.decisive import results
from algeria_lab.views.scenarios.handouts.teachers.concluding import filled_after, kept_lines, spared

FOLDERS = sorted(path.parent for path in (Path(__file__).parents[2] / "lessons").glob("*/lesson.yaml"))
LEAST_LINES = 4
FEW_WORDS = 3
every_lesson = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


def lesson_in(folder: Path) -> Scenario:
    return read_scenario((folder / "lesson.yaml").read_text("utf-8"), "lesson.yaml", folder)


class Surprised:
    """Looks on while a line is walked, and notes which surprises come true."""

    def __init__(self, scenario: Scenario) -> None:
        assert scenario.lesson is not None
        self._game, self._told = scenario.game, scenario.lesson.surprises
        self.seen: dict[str, bool] = {}

    def begun(self, _stop: Any, _guide: Any) -> None:
        """Nothing surprises before it is played."""

    def ended(self, stop: Any, guide: Any) -> None:
        for one in self._told:
            if one.at == stop.step.id and not stop.is_assumed:
                self.seen[one.holds] = Expression(one.holds, self._game).holds(guide.moment())


@every_lesson
def test_numbers_that_surprise_are_those_of_the_line_as_it_is_played(folder: Path):
    whole = lesson_in(folder)
    assert whole.lesson is not None
    seen: dict[str, bool] = {}
    for form in map(whole.for_period, whole.periods):
        looking = Surprised(form)
        walk(form, watcher=looking)
        seen |= looking.seen

    assert seen == {one.holds: True for one in whole.lesson.surprises}
    assert bool(seen) == whole.has_board  # where nothing is played, no number of a game surprises


def test_elections_in_france_move_support_most_in_both_games_of_the_third_lesson():
    ending = walk(lesson_in(FOLDERS[3]).for_period(50)).ending
    assert ending is not None

    most = [max(results(game, "gov", since), key=lambda one: one.size) for game, since in ending.chapters]

    assert [one.moved for one in most] == [{"gov.psl": -11}] * 2


@every_lesson
def test_a_step_can_be_passed_over_in_each_form_and_teachers_are_told_how_the_hour_ends(folder: Path):
    whole = lesson_in(folder)
    assert whole.lesson is not None
    assert tuple(one.period for one in whole.lesson.spare) == whole.periods
    assert len(whole.lesson.expected) == len(whole.debrief)
    for one in whole.lesson.spare:
        form = whole.for_period(one.period)
        guide = walked_to(form, one.step)
        assert guide is not None
        while guide.step:
            drive(guide, lambda _: None)
            if advance(guide) is None:
                break
        assert guide.status == "debrief", (one.period, guide.step)
        found = walked_with_keys(form, folder, "fr")
        # Where no document speaks for a claim, the lesson says so and keeps no line for it.
        least = LEAST_LINES if whole.lesson.claim and whole.lesson.claim.supports else LEAST_LINES - 1
        assert len([*kept_lines(found.parts, found.walk.ending)]) >= least
        assert len(spared(found.parts, whole.lesson).split()) > FEW_WORDS
        assert filled_after(found.parts, whole.lesson)
