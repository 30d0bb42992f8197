"""The Python of a page in a browser: its line to the widgets, its cells, and wars that other workers play."""

import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import comm
import pytest

from algeria_lab.apps.site.in_browser import wars
from algeria_lab.apps.site.in_browser.crew import HIRED
from algeria_lab.apps.site.in_browser.kernel import Kernel
from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.playing.blocks import Block, play_block
from algeria_lab.experiments.playing.queued import place, places
from algeria_lab.experiments.playing.running import Run

CELLS = [("one", "from ipywidgets import IntSlider"), ("two", "slider = IntSlider(3)"), ("three", "slider")]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, object]]:
    """Return what a page hears; the widgets of this process have their own lines again afterwards."""
    monkeypatch.setattr(comm, "create_comm", comm.create_comm)
    monkeypatch.setattr(comm, "get_comm_manager", comm.get_comm_manager)
    monkeypatch.setattr(HIRED, "crew", None)
    monkeypatch.setattr(HIRED, "hear", None)
    wars.places.cache_clear()
    return []


def evaluate(text: str, names: dict[str, object]) -> object:
    """Do what Pyodide does with a cell: the last line has a value, unless it is a statement."""
    try:
        return eval(text, names)  # noqa: S307 - a cell of this file
    except SyntaxError:
        exec(text, names)  # noqa: S102 - the same
        return None


@pytest.fixture
def kernel(
    told: list[dict[str, object]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Kernel]:
    def tell(text: str, buffers: Sequence[bytes]) -> None:
        told.append({**json.loads(text), "buffers": [*buffers]})

    monkeypatch.chdir(tmp_path)
    environ = dict(os.environ)
    made = Kernel(tell, evaluate)
    made.begin(str(tmp_path / "pages"), {"QUERY_STRING": "lang=fr"})
    yield made
    os.environ.clear()
    os.environ.update(environ)


def test_a_widget_of_the_last_line_is_shown_and_hears_its_page(kernel: Kernel, told: list[dict[str, object]]):
    kernel.run(CELLS)

    shown = next(one for one in told if one["kind"] == "show")
    assert shown["cell"] == "three"
    model = shown["what"]["model"]  # type: ignore[index]
    assert told[-1]["kind"] == "ready"
    said = {"method": "update", "state": {"value": 8}, "buffer_paths": []}
    kernel.hear(json.dumps({"kind": "comm_msg", "content": {"comm_id": model, "data": said}, "metadata": {}}))
    kernel.run([("four", "slider.value")])
    assert told[-2]["what"] == {"text": "8"}
    kernel.run([("five", "slider.close(), slider.style.close(), slider.layout.close()")])


def test_a_page_stands_in_its_folder_and_knows_its_reader(kernel: Kernel, told: list[dict[str, object]]):
    kernel.run([("one", "__import__('os').getcwd()"), ("two", "__import__('os').environ['QUERY_STRING']")])

    folder, asked = (one["what"] for one in told if one["kind"] == "show")
    assert folder["text"].endswith("pages'")  # type: ignore[index]
    assert asked == {"text": "'lang=fr'"}


class Hands:
    """Workers that play when they are told to, as the browser's do."""

    size = 2

    def __init__(self, kernel: Kernel) -> None:
        self.kernel, self.waiting = kernel, list[tuple[int, str, int, int]]()
        self.players = [wars.Player(), wars.Player()]
        self.begun = 0

    def play(self, number: int, question: str, seed: int, runs: int) -> None:
        self.waiting.append((number, question, seed, runs))

    def drop(self, number: int) -> None:
        self.waiting = [one for one in self.waiting if one[0] != number]

    def warm(self) -> None:
        self.begun += 1

    def work(self) -> None:
        """Play all that waits, the last first: whatever comes first counts."""
        question = next(text for _, text, *_ in self.waiting if text)
        for number, _, seed, runs in reversed(self.waiting):
            self.kernel.played(number, self.players[number % 2].play(question, seed, runs))
        self.waiting.clear()


def test_wars_that_workers_of_the_browser_play_are_those_played_here(kernel: Kernel):
    HIRED.crew = hands = Hands(kernel)
    question = ask("1956-like", {"none": "mixed", "three": "resettle-3"}, runs=4, stop=2)
    run, here = Run(question, 2), Run(question, 2)

    with place() as there:
        assert there is not None
        assert places() == there.at_once == hands.size
        blocks = run.take(9)
        futures = [there.submit(play_block, block) for block in blocks]
        hands.work()
        for block, future in zip(blocks, futures, strict=True):
            run.add(block, future.result())
    for block in here.take(9):
        here.add(block, play_block(block))

    assert run.table().frame().equals(here.table().frame())


def test_a_block_that_no_worker_can_play_is_played_by_whoever_asked(kernel: Kernel):
    HIRED.crew = hands = Hands(kernel)
    question = ask("1956-like", {"none": "mixed"}, runs=2, stop=1)
    with place() as there:
        assert there is not None
        lost, dropped = (there.submit(play_block, Block(question, seed, 1)) for seed in (1, 2))
        kernel.played(1, "")
        with pytest.raises(RuntimeError, match="could not play"):
            lost.result()
        dropped.cancel()
        assert [number for number, *_ in hands.waiting] == [1]
        with pytest.raises(ValueError, match="play blocks of wars"):
            there.submit(print, "something else")
