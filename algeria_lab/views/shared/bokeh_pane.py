"""A Bokeh figure in a notebook, from the kernel to the browser only.

BokehJS travels from the installed wheel, once a page, unless the page has it as a file of its own; then the
document; then its changes, each with a revision number. The browser sends nothing back but requests, so no
change can echo, and a second view or a reloaded page starts from the figure as it is now. Among the
requests is one for a moment: where a figure is drawn along a game, a click on it, or on a row of its table,
asks for the moment that stands there.
"""

from __future__ import annotations

import gzip
import json
import logging
import os
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets
from ipywidgets import Layout

from algeria_lab.views.shared.bundles import bundle

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from bokeh.document import Document
    from bokeh.document.events import DocumentChangedEvent
    from bokeh.models import LayoutDOM

Moment = tuple[float, int]
# In the environment: the address of BokehJS, for pages that have it as a file; else it comes from the wheel.
LIBRARY = "ALGERIA_LAB_BOKEHJS"
_LOG = logging.getLogger(__name__)


@lru_cache(maxsize=1)
def bokeh_script() -> bytes:
    """Return BokehJS of the installed version, packed by gzip; the same bytes at each call."""
    import bokeh

    script = Path(bokeh.__file__).parent / "server" / "static" / "js" / "bokeh.min.js"
    return gzip.compress(script.read_bytes(), compresslevel=6, mtime=0)


def warm_up() -> None:
    """Read the charting library, so that the first chart comes sooner."""
    import bokeh.plotting  # noqa: F401

    if not os.environ.get(LIBRARY):
        bokeh_script()


class BokehPane(anywidget.AnyWidget):
    """Shows a Bokeh figure that follows every change of its data.

    Args:
        figure: Any Bokeh layout. Change its sources in place; `stream`, `patch` and whole `data` all work.
        summary: One sentence that says what the chart shows, for those who cannot see it.
        table: The numbers of the chart as rows; the first row holds the headings.
        labels: Fixed words: `table` (title of the table), `fallback` (shown when no chart came), and for
            saving `save`, `png`, `svg`, `csv`, `save-failed`. What has no word is not offered.
        height: Height in pixels that is kept free while the chart is on its way.
        file_name: Name, without its ending, of the files in which picture and table are saved.

    Attributes:
        caption: What a saved picture says of itself: where its numbers come from. May be empty.
        headline: What was found, in one sentence above the figure; where there is one, the figure's own title
            shows only in a saved picture, and `summary` on demand.
        subline: What is drawn, and of how many.
        fold: Where the whole chart opens on demand: what the reader presses for it.
        library: The address from which the page fetches BokehJS; empty where it is asked for here.
    """

    _esm = bundle("pane.js")
    _css = bundle("pane.css")

    bokeh_version = traitlets.Unicode().tag(sync=True)
    library = traitlets.Unicode().tag(sync=True)
    height = traitlets.Int(300).tag(sync=True)
    headline = traitlets.Unicode().tag(sync=True)
    subline = traitlets.Unicode().tag(sync=True)
    fold = traitlets.Unicode().tag(sync=True)
    summary = traitlets.Unicode().tag(sync=True)
    table = traitlets.List(traitlets.List()).tag(sync=True)
    moments = traitlets.List(traitlets.List()).tag(sync=True)
    rows_shown = traitlets.List(traitlets.Int()).tag(sync=True)
    row_moments = traitlets.List(traitlets.Int(allow_none=True)).tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)
    file_name = traitlets.Unicode("chart").tag(sync=True)
    caption = traitlets.Unicode().tag(sync=True)

    def __init__(
        self,
        figure: LayoutDOM,
        *,
        summary: str = "",
        table: Sequence[Sequence[object]] = (),
        labels: Mapping[str, str] | None = None,
        height: int = 300,
        file_name: str = "chart",
    ) -> None:
        import bokeh
        from bokeh.document import Document

        # Without these two charts that stand side by side would shrink to nothing.
        layout = Layout(flex="1 1 0%", min_width="0", width="auto")
        rows = [list(row) for row in table]
        super().__init__(
            bokeh_version=bokeh.__version__,
            library=os.environ.get(LIBRARY, ""),
            height=height,
            summary=summary,
            table=rows,
            labels=dict(labels or {}),
            file_name=file_name,
            layout=layout,
        )
        self.figure = figure
        self.revision = 0
        self._places: tuple[Sequence[Moment], Sequence[int | None], Sequence[int]] = (), (), ()
        self._look: Callable[[int], None] | None = None
        if figure.document is None:
            Document().add_root(figure)
        self._book.on_change(self._send_change)
        self.on_msg(self._answer)

    def describe(self, summary: str, table: Sequence[Sequence[object]], file_name: str = "") -> None:
        """Replace the sentence, the table and, if given, the name of the files, after the data changed."""
        with self.hold_sync():
            self.summary = summary
            self.table = [list(row) for row in table]
            self.file_name = file_name or self.file_name

    def locate(
        self, moments: Sequence[Moment], rows: Sequence[int | None], shown: Sequence[int] = ()
    ) -> None:
        """Say which moment stands where, for those who wish to look at one; see `on_moment`.

        Args:
            moments: Places on the axis across with the moment of each, in order.
            rows: The moment of each row of the table below its headings; None for none.
            shown: The rows that are about what the board shows, counted from 0.
        """
        self._places = moments, rows, shown
        if self._look:
            with self.hold_sync():
                self.rows_shown = list(shown)
                self.moments = [list(moment) for moment in moments]
                self.row_moments = list(rows)

    def on_moment(self, look: Callable[[int], None]) -> None:
        """Offer the moments to look at: a click on one, or on its row, calls *look* with it."""
        self._look = look
        self.figure.subscribed_events = {*self.figure.subscribed_events, "tap"}
        self.locate(*self._places)

    def close(self) -> None:
        """End the widget; the figure may be shown in another one. To be closed again does no harm."""
        if self.comm is not None and self.figure.document is not None:
            self._book.remove_on_change(self._send_change)
        super().close()

    @property
    def _book(self) -> Document:
        """Bokeh's document of the figure."""
        if self.figure.document is None:
            msg = "the figure was taken out of its document; make a new BokehPane for it"
            raise RuntimeError(msg)
        return self.figure.document

    def _answer(self, _widget: object, message: Any, _buffers: object) -> None:
        if not isinstance(message, dict):
            return  # no view of ours says so
        if message.get("kind") == "moment":
            self._show_moment(message.get("at"))
            return
        view = message.get("view")
        try:
            if message.get("kind") == "library":
                self.send({"kind": "library", "view": view}, buffers=[bokeh_script()])
            elif message.get("kind") == "document":
                item = self._document()
                self.send({"kind": "document", "view": view, "item": item, "revision": self.revision})
        except Exception as error:  # noqa: BLE001 - the edge of the widget, see below
            # Voila shows no traceback of a callback, so the view is told in words.
            _LOG.exception("A chart could not be sent")
            text = f"{self.labels.get('fallback', '')} ({type(error).__name__}: {error})"
            self.send({"kind": "failure", "view": view, "text": text})

    def _show_moment(self, at: object) -> None:
        """Show a moment that the chart has offered; any other is a message from an older screen."""
        offered = {moment for _, moment in self.moments} | {*self.row_moments}
        if self._look and isinstance(at, int) and at in offered:
            self._look(at)

    def _document(self) -> dict[str, Any]:
        """Return the figure as BokehJS takes one to embed; what is in it is known to the views from now on.

        Bokeh's own `json_item` would look for faults in the document first, and give it another title: twice
        the time, and a change to send.
        """
        document = self._book.to_json(deferred=False)
        self._book.models.flush_synced()
        return {"target_id": None, "root_id": self.figure.id, "doc": document}

    def _send_change(self, event: DocumentChangedEvent) -> None:
        from bokeh.core.json_encoder import serialize_json
        from bokeh.core.serialization import Serializer
        from bokeh.document.events import DocumentPatchedEvent

        if not isinstance(event, DocumentPatchedEvent):
            return
        models = self._book.models
        serializer = Serializer(references=models.synced_references, deferred=False)
        patch = json.loads(serialize_json({"events": serializer.encode([event])}))
        models.flush_synced(lambda model: not serializer.has_ref(model))
        self.revision += 1
        self.send({"kind": "patch", "patch": patch, "revision": self.revision})
