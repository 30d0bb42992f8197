"""The Bokeh pane, with a front end imitated by hand: what it asks, what it hears, what it would draw."""

import gzip
import subprocess
import sys
from typing import Any

import bokeh
import pytest
from bokeh.document import Document
from bokeh.models import ColumnDataSource, Span
from bokeh.plotting import figure

from algeria_lab.views.shared.bokeh_pane import LIBRARY, BokehPane, bokeh_script, warm_up


class FrontEnd:
    """One view in a page: keeps a document of its own and applies what the kernel sends."""

    def __init__(self, pane: BokehPane, monkeypatch: pytest.MonkeyPatch, view: str = "view-1") -> None:
        self.pane, self.view = pane, view
        self.heard: list[dict[str, Any]] = []
        self.buffers: list[bytes] = []
        self.document: Document | None = None
        self.revision = -1
        passed_on = pane.send

        def send(content: dict[str, Any], buffers: list[bytes] | None = None) -> None:
            passed_on(content, buffers)
            self.hear(content, buffers or [])

        monkeypatch.setattr(pane, "send", send)

    def ask(self, kind: str) -> None:
        """Send a request as the browser does."""
        self.pane._handle_custom_msg({"kind": kind, "view": self.view}, [])

    def hear(self, content: dict[str, Any], buffers: list[bytes]) -> None:
        """Do what the browser does with an answer."""
        if content.get("view") not in (None, self.view):
            return
        self.heard.append(content)
        self.buffers += buffers
        if content["kind"] == "document":
            self.document = Document.from_json(content["item"]["doc"])
            self.revision = content["revision"]
        elif content["kind"] == "patch" and self.document and content["revision"] > self.revision:
            self.revision = content["revision"]
            self.document.apply_json_patch(content["patch"])

    def data(self) -> dict[str, list[int]]:
        """Return the columns that this view would draw."""
        assert self.document is not None
        source = next(model for model in self.document.models if isinstance(model, ColumnDataSource))
        return {name: list(values) for name, values in source.data.items()}


@pytest.fixture
def source() -> ColumnDataSource:
    return ColumnDataSource({"turn": [1], "psl": [50]})


@pytest.fixture
def pane(source: ColumnDataSource) -> BokehPane:
    plot = figure(height=200)
    plot.line("turn", "psl", source=source)
    return BokehPane(
        plot, summary="FLN support rises.", table=[["turn", "FLN"], [1, 50]], labels={"fallback": "No chart."}
    )


def test_the_library_is_the_installed_one_packed(pane: BokehPane, monkeypatch: pytest.MonkeyPatch) -> None:
    page = FrontEnd(pane, monkeypatch)

    page.ask("library")

    assert page.heard == [{"kind": "library", "view": "view-1"}]
    assert f'"{bokeh.__version__}"'.encode() in gzip.decompress(page.buffers[0])
    assert len(page.buffers[0]) < 400_000
    assert bokeh_script() is page.buffers[0]


def test_a_page_that_has_the_library_as_a_file_is_told_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LIBRARY, "../bokeh.min.js")
    bokeh_script.cache_clear()

    warm_up()

    assert BokehPane(figure()).library == "../bokeh.min.js"
    assert bokeh_script.cache_info().currsize == 0, "a page without the wheel has no such file"


def test_without_a_file_of_the_page_the_library_is_read_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(LIBRARY, raising=False)
    bokeh_script.cache_clear()

    warm_up()

    assert BokehPane(figure()).library == ""
    assert bokeh_script.cache_info().currsize == 1


def test_streamed_patched_and_replaced_data_reach_the_view(
    pane: BokehPane, source: ColumnDataSource, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = FrontEnd(pane, monkeypatch)
    page.ask("document")

    source.stream({"turn": [2], "psl": [53]})
    assert page.data() == {"turn": [1, 2], "psl": [50, 53]}
    source.patch({"psl": [(0, 49)]})
    assert page.data() == {"turn": [1, 2], "psl": [49, 53]}
    source.data = {"turn": [1, 2, 3], "psl": [49, 53, 60]}
    assert page.data() == {"turn": [1, 2, 3], "psl": [49, 53, 60]}
    assert [message["revision"] for message in page.heard] == [0, 1, 2, 3]


def test_a_new_model_travels_whole_with_its_patch(pane: BokehPane, monkeypatch: pytest.MonkeyPatch) -> None:
    page = FrontEnd(pane, monkeypatch)
    page.ask("document")

    pane.figure.add_layout(Span(location=7, dimension="height"))
    pane.figure.select_one(Span).location = 9

    assert page.document is not None
    assert [model.location for model in page.document.models if isinstance(model, Span)] == [9]


def test_a_second_view_starts_from_the_figure_as_it_is_now(
    pane: BokehPane, source: ColumnDataSource, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = FrontEnd(pane, monkeypatch, "view-1")
    first.ask("document")
    source.stream({"turn": [2], "psl": [53]})
    second = FrontEnd(pane, monkeypatch, "view-2")
    second.ask("document")
    source.stream({"turn": [3], "psl": [54]})

    assert first.data() == second.data() == {"turn": [1, 2, 3], "psl": [50, 53, 54]}
    assert list(source.data["turn"]) == [1, 2, 3]


def test_a_patch_older_than_the_document_is_left_out(
    pane: BokehPane, source: ColumnDataSource, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = FrontEnd(pane, monkeypatch)
    source.stream({"turn": [2], "psl": [53]})
    old = page.heard[-1]
    page.ask("document")
    page.hear(old, [])

    assert page.data() == {"turn": [1, 2], "psl": [50, 53]}


def test_a_failure_is_told_to_the_view_that_asked(pane: BokehPane, monkeypatch: pytest.MonkeyPatch) -> None:
    page = FrontEnd(pane, monkeypatch)
    monkeypatch.setattr(pane, "_document", lambda: 1 / 0)

    page.ask("document")

    assert page.heard == [
        {"kind": "failure", "view": "view-1", "text": "No chart. (ZeroDivisionError: division by zero)"}
    ]


@pytest.mark.parametrize("message", [[], "document", None])
def test_what_is_no_message_is_passed_over(
    pane: BokehPane, monkeypatch: pytest.MonkeyPatch, message: object
) -> None:
    sent: list[object] = []
    monkeypatch.setattr(pane, "send", lambda *told, **_: sent.append(told))

    pane._answer(pane, message, [])

    assert sent == []


def test_sentence_and_table_are_synchronised(pane: BokehPane) -> None:
    pane.describe("FLN support falls.", [("turn", "FLN"), (1, 50), (2, 41)])

    state = pane.get_state(["summary", "table"])
    assert state == {"summary": "FLN support falls.", "table": [["turn", "FLN"], [1, 50], [2, 41]]}


def test_a_closed_pane_sends_nothing_more(
    pane: BokehPane, source: ColumnDataSource, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = FrontEnd(pane, monkeypatch)
    pane.close()

    source.stream({"turn": [2], "psl": [53]})

    assert page.heard == []


def test_the_module_loads_without_bokeh() -> None:
    code = "import sys, algeria_lab.views.shared.bokeh_pane; sys.exit('bokeh' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
