"""An experiment on a page: nothing before the prediction, whole pairs after a stop, true sentences."""

import asyncio
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import ipywidgets
import pytest
from pandas.testing import assert_frame_equal

from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.measuring.measures import Measure
from algeria_lab.experiments.results.intervals import Estimate
from algeria_lab.experiments.results.statistics import Row, rows
from algeria_lab.experiments.results.table import Wars
from algeria_lab.scenarios import kept_experiments
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import scenario_as_written
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.views.experiments.words import TOLD
from algeria_lab.views.scenarios.experiment import playing, widget
from algeria_lab.views.scenarios.experiment.telling import HIGHER, LOWER, UNCLEAR, Telling, direction
from algeria_lab.views.scenarios.experiment.widget import Trial
from algeria_lab.views.scenarios.handouts.tried import tried_lines
from tests.views.scenarios.trials import NO_KEPT, TEXT


def scenario(text: str = NO_KEPT) -> Scenario:
    return scenario_as_written(text)


def trial(
    text: str = NO_KEPT, language: str = "en", folder: Path | None = None, guide: Guide | None = None
) -> Trial:
    found = guide.scenario if guide else scenario(text)
    return Trial(found, found.experiments[0], TOLD["algeria"].words(language), folder, guide)


def words(part: ipywidgets.Widget) -> Iterator[str]:
    """Yield all texts of a widget, below each other."""
    if isinstance(part, ipywidgets.HTML):
        yield part.value
    for child in getattr(part, "children", ()):
        yield from words(child)


def said(one: Trial) -> str:
    return "\n".join(text for text in words(one) if "<style>" not in text)


def parts(one: Trial) -> list[str]:
    return [part["key"] for desk in (one.desks.upper, one.desks.lower) for part in desk.scene["parts"]]


def press(one: Trial, key: str) -> None:
    one.desks.hear({"kind": "press", "key": key, "value": ""})


def test_nothing_is_shown_before_a_prediction():
    one = trial()

    assert parts(one) == ["prediction"]
    assert "A model." not in said(one)
    press(one, "predict")
    assert parts(one) == ["prediction"]
    assert "no one" in one.desks.upper.message["text"]


def test_bars_are_drawn_and_a_number_off_the_scale_is_refused():
    one = trial()

    one.desks.hear({"kind": "predict", "key": "none", "value": -12})
    one.desks.hear({"kind": "predict", "key": "three", "value": 500})
    bars = one.desks.upper.scene["parts"][0]["bars"]

    assert [bar["value"] for bar in bars["bars"]] == [-12, None]
    assert one.desks.upper.scene["parts"][0]["unsent"].endswith(" prediction")
    assert "from −99 to 99" in bars["bars"][1]["error"].replace("-", "−")
    one.desks.hear({"kind": "predict", "key": "three", "value": 7})
    press(one, "predict")
    assert parts(one) == ["predicted", "run"]
    assert "unsent" not in one.desks.upper.scene["parts"][0]
    assert "no one: −12" in one.desks.upper.scene["parts"][0]["says"][0]


def test_a_prediction_can_be_left_out():
    one = trial()
    press(one, "leave")

    assert one.stand.guess == {}
    assert parts(one) == ["predicted", "run"]


def test_numbers_that_are_set_are_not_thrown_away_unless_it_is_asked_twice():
    one = trial()
    one.desks.hear({"kind": "predict", "key": "none", "value": 1})
    press(one, "leave")

    assert (parts(one), one.stand.guess) == (["prediction"], {"none": 1})
    assert "You have set a number" in one.desks.upper.message["text"]
    press(one, "leave")
    assert one.stand.guess == {}
    assert parts(one) == ["predicted", "run"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_order_is_always_the_same(language: str):
    one = trial(language=language)
    one.predict(none=0, three=5)
    one.play(4)

    assert parts(one) == ["predicted", "run", "vary", "sentence"]
    assert one._found.value == ""
    one.write("It went up.")
    assert "<h3>" in one._found.value
    assert ("A model." if language == "en" else "Un modèle.") in one._found.value
    assert one.stand.played == 4
    one._results._more.turn()
    assert ("You said" if language == "en" else "Votre pronostic") in said(one)


@pytest.mark.parametrize(("language", "each"), [("en", "each opponent"), ("fr", "chaque adversaire")])
def test_each_opponent_is_spoken_of_only_where_there_are_several(language: str, each: str):
    for text, has_several in ((NO_KEPT, True), (NO_KEPT.replace("[mixed, raider]", "[mixed]"), False)):
        one = trial(text, language=language)
        one.predict(none=0, three=5)
        before = one.desks.upper.scene["parts"]
        one.play(4)
        told = f"{before} {one.desks.upper.scene['parts']} {said(one)}"
        assert (each in told) is has_several


def test_the_paired_difference_stands_first_and_all_else_is_opened_on_demand():
    """A class of 50 minutes reads one table and one chart; whether a bet came true stands above."""
    one = trial()
    one.predict(none=0, three=-5)
    one.play(4)

    first, chart, more = one._results.box.children
    assert first.value.count("<table") == 1
    assert first.value.index("You expected") < first.value.index("<table")
    assert len(chart.children) == 1
    assert list(words(more)) == []
    button = more.children[0]
    button.click()
    opened = "".join(words(more))
    assert opened.count("<table") == 2
    assert "Who had won" in opened
    assert "95" in opened
    one.speak(TOLD["algeria"].words("fr"))
    assert "Qui avait gagné" in "".join(words(more))
    button.click()
    assert list(words(more)) == []
    assert button.description.startswith("Plus sur ces guerres")


def test_results_stay_when_the_language_changes():
    one = trial()
    one.predict(none=0, three=5)
    one.play(2)
    one.vary("resettlement_award_dice", 0, 2)

    one.speak(TOLD["algeria"].words("fr"))

    assert one.stand.played == 2
    assert "trois zones" in said(one)
    assert "three areas" not in said(one)
    assert "Comme imprimé" in said(one)
    assert one.desks.upper.scene["lang"] == one.desks.lower.scene["lang"] == "fr"


def test_further_wars_join_those_that_are_kept(tmp_path: Path):
    found = scenario(TEXT)
    kept_experiments.rebuild(kept_experiments.KeptExperiment(found, found.experiments[0], tmp_path))
    one = trial(TEXT, folder=tmp_path)
    one.predict()

    one.start()
    one.play(2)

    assert (one.stand.kept, one.stand.played) == (4, 2)
    assert one.stand.wars is not None
    assert sorted(set(one.stand.wars["seed"])) == [1, 2, 3, 4, 5, 6]
    assert "6 wars of each way" in one.desks.upper.scene["parts"][1]["says"][0]


def test_what_is_not_kept_is_said_and_can_be_played(tmp_path: Path):
    one = trial(TEXT, folder=tmp_path)
    one.predict()

    assert "not on this computer" in one.desks.upper.scene["parts"][1]["says"][0]
    press(one, "play")
    assert one.stand.played == 4


def test_a_number_of_the_model_is_changed_beside_the_printed_rule():
    one = trial()
    one.predict()
    one.play(3)

    one.vary("resettlement_award_dice", 0, 3)

    assert one.stand.varied is not None
    assert "As printed: 3" in said(one)
    assert "Changed: 0" in said(one)
    assert "[A:9.27]" in one.desks.lower.scene["parts"][0]["says"][1]


def test_on_a_server_of_pages_its_workers_play_the_same_wars_and_the_wait_is_told(
    monkeypatch: pytest.MonkeyPatch,
):
    class Queue(ThreadPoolExecutor):
        at_once, before = 1, 1

        def submit(self, *call: Any) -> Future[Any]:  # type: ignore[override]
            handed.append(call)
            return super().submit(lambda: goes.wait(60) and call[0](call[1]))

    handed, goes, texts = list[Any](), threading.Event(), set[str]()
    one, alone = trial(), trial()
    monkeypatch.setattr(playing, "LOOK", 0.01)
    monkeypatch.setattr(playing, "place", lambda: Queue(1))

    async def play(who: Trial) -> None:
        who.play(2)
        while who.is_going:
            await asyncio.sleep(0.01)
            texts.add(who.desks.upper.progress.get("text", ""))
            if any("1 before you" in text for text in texts):
                goes.set()

    one.predict()
    asyncio.run(play(one))
    monkeypatch.undo()
    alone.predict()
    asyncio.run(play(alone))

    assert len(handed) == 2
    assert one.stand.wars is not None
    assert alone.stand.wars is not None
    assert_frame_equal(one.stand.wars.frame(), alone.stand.wars.frame())


def test_several_workers_of_a_browser_play_at_the_same_time(monkeypatch: pytest.MonkeyPatch):
    class Crew(ThreadPoolExecutor):
        at_once, before = 2, 0

        def submit(self, *call: Any) -> Future[Any]:  # type: ignore[override]
            return super().submit(lambda: together.wait(60) is not None and call[0](call[1]))

    # A war is played only once two of them are there.
    together, one, alone = threading.Barrier(2), trial(), trial()

    async def play(who: Trial) -> None:
        who.play(4)
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})

    one.predict()
    monkeypatch.setattr(playing, "place", lambda: Crew(2))
    asyncio.run(play(one))
    monkeypatch.undo()
    alone.predict()
    asyncio.run(play(alone))

    assert one.stand.wars is not None
    assert alone.stand.wars is not None
    assert_frame_equal(one.stand.wars.frame(), alone.stand.wars.frame())


def test_when_the_workers_of_the_server_are_gone_the_wars_are_played_here(monkeypatch: pytest.MonkeyPatch):
    class Gone(ThreadPoolExecutor):
        at_once = 1

        def submit(self, *_: Any) -> Future[Any]:  # type: ignore[override]
            raise BrokenExecutor

    one = trial()
    one.predict()
    monkeypatch.setattr(playing, "place", lambda: Gone(1))

    async def play() -> None:
        one.play(2)
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})

    asyncio.run(play())

    assert one.stand.played == 2


def test_a_stop_keeps_whole_pairs_and_a_page_is_answered_meanwhile():
    one = trial()
    one.predict()

    async def meanwhile() -> int:
        one.play(200)
        answered = 0
        while one.is_going:
            await asyncio.sleep(0.01)
            answered += 1
            if one.desks.upper.progress.get("done", 0) >= 8:
                press(one, "stop")
        return answered

    assert asyncio.run(meanwhile()) > 2
    assert 2 <= one.stand.played < 200
    assert one.stand.wars is not None
    sizes = Counter((against, way) for against, way, _ in set(one.stand.wars.wars))
    assert set(sizes.values()) == {one.stand.played}
    assert "Stopped after" in one.desks.upper.progress["text"]


def test_what_was_done_goes_into_the_journal_and_comes_back():
    guide = Guide(scenario())
    one = trial(guide=guide)
    one.predict(none=3, three=-3)
    one.play(2)
    one.write("Nothing to be proud of.")

    again = Guide.resume(guide.scenario, guide.journal.to_json(guide.scenario))

    assert again.tried("few") == {
        "predict": {"none": 3.0, "three": -3.0},
        "run": {"kept": 0, "played": 2},
        "sentence": "Nothing to be proud of.",
    }
    (line,) = tried_lines(again, TOLD["algeria"].words("en"))
    assert line.startswith("predicted: no one: 3, three areas: −3; wars of each way and opponent: 0 kept, 2 ")
    assert line.endswith("“Nothing to be proud of.”")
    assert trial(guide=again).stand.sentence == "Nothing to be proud of."
    with pytest.raises(UnknownName):
        guide.note_tried("fewer", "run", {})
    with pytest.raises(UnknownName):
        guide.note_tried("few", "cheat", {})


def test_a_page_that_is_loaded_again_shows_what_was_shown_and_plays_the_same_wars_again(tmp_path: Path):
    found = scenario(TEXT)
    kept_experiments.rebuild(kept_experiments.KeptExperiment(found, found.experiments[0], tmp_path))
    guide = Guide(found)
    one = trial(folder=tmp_path, guide=guide)
    one.predict()
    one.start()
    one.play(2)

    again = Guide.resume(found, guide.journal.to_json(found))
    other = trial(folder=tmp_path, guide=again)

    assert (other.stand.kept, other.stand.played) == (4, 0)
    assert "you had 2 wars of each way played here" in other.desks.upper.scene["parts"][1]["says"][-1]
    other.play(2)
    assert len(other.desks.upper.scene["parts"][1]["says"]) == 1
    assert one.stand.wars is not None
    assert other.stand.wars is not None
    assert_frame_equal(other.stand.wars.frame(), one.stand.wars.frame())


@pytest.mark.parametrize(
    ("found", "told"),
    [
        (Estimate(2, 1, 3), HIGHER),
        (Estimate(-2, -3, -1), LOWER),
        (Estimate(1, -1, 3), UNCLEAR),
        (Estimate(0, 0, 0), UNCLEAR),
    ],
)
def test_a_direction_is_told_only_where_the_interval_leaves_no_other(found: Estimate, told: str):
    assert direction(found) == told


@pytest.mark.parametrize(
    ("mixed", "raider", "agree"),
    [
        ((9, 8, 10), (5, 4, 6), "comes out higher"),
        ((1, -1, 3), (0, -2, 2), "no difference"),
        ((9, 8, 10), (-5, -6, -4), "it depends"),
    ],
)
def test_what_was_found_is_true_to_both_opponents(
    monkeypatch: pytest.MonkeyPatch, mixed: tuple[float, ...], raider: tuple[float, ...], agree: str
):
    one = trial()
    one.predict()
    one.play(2)
    pairs = [("mixed", Estimate(*mixed)), ("raider", Estimate(*raider))]
    monkeypatch.setattr(Telling, "by_way", lambda _: iter([("three areas", pairs)]))
    one.write("")

    assert agree in one._found.value


@pytest.mark.parametrize(
    ("language", "each"), [("en", "the same in every pair"), ("fr", "le même résultat dans chaque paire")]
)
def test_wars_that_are_all_equal_are_called_so(monkeypatch: pytest.MonkeyPatch, language: str, each: str):
    def alike(wars: Wars, asked: list[Measure]) -> list[Row]:
        apart = Estimate(0, -0.1, 0.1)
        return [row._replace(same=True, difference=row.difference and apart) for row in rows(wars, asked)]

    monkeypatch.setattr("algeria_lab.views.scenarios.experiment.telling.rows", alike)
    one = trial(language=language)
    one.predict()
    one.play(2)
    one.write("")
    assert said(one).count(each) >= 2
    assert each in one._found.value
    assert "0.1" not in said(one)
    assert "0,1" not in said(one)


def test_a_fault_is_said_and_wars_can_be_played_again(monkeypatch: pytest.MonkeyPatch):
    one = trial()
    one.predict()
    monkeypatch.setattr(widget, "asked_by", lambda *_: 1 / 0)

    async def fails() -> None:
        one.play(2)
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})

    asyncio.run(fails())
    assert "ZeroDivisionError" in one.desks.upper.message["text"]
    monkeypatch.undo()
    one.play(2)
    assert one.stand.played == 2
