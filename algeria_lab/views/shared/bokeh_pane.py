"""A Bokeh figure in a notebook, from the kernel to the browser only.

BokehJS travels from the installed wheel, once a page; then the document; then its changes, each with a
revision number. The browser sends nothing back but requests, so no change can echo, and a second view or
a reloaded page starts from the figure as it is now.
"""

from __future__ import annotations

import gzip
import json
import logging
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets
from ipywidgets import Layout

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bokeh.document import Document
    from bokeh.document.events import DocumentChangedEvent
    from bokeh.models import LayoutDOM

STATIC = Path(__file__).parents[2] / "static"
_LOG = logging.getLogger(__name__)


@lru_cache(maxsize=1)
def bokeh_script() -> bytes:
    """Return BokehJS of the installed version, packed by gzip; the same bytes at each call."""
    import bokeh

    script = Path(bokeh.__file__).parent / "server" / "static" / "js" / "bokeh.min.js"
    return gzip.compress(script.read_bytes(), compresslevel=6, mtime=0)


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
    """

    _esm = STATIC / "pane.js"
    _css = STATIC / "pane.css"

    bokeh_version = traitlets.Unicode().tag(sync=True)
    height = traitlets.Int(300).tag(sync=True)
    summary = traitlets.Unicode().tag(sync=True)
    table = traitlets.List(traitlets.List()).tag(sync=True)
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
            height=height,
            summary=summary,
            table=rows,
            labels=dict(labels or {}),
            file_name=file_name,
            layout=layout,
        )
        self.figure = figure
        self.revision = 0
        self._encoding = False
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

    def _answer(self, _widget: object, message: Mapping[str, Any], _buffers: object) -> None:
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

    def _document(self) -> Any:
        from bokeh.core.json_encoder import serialize_json
        from bokeh.embed import json_item

        # Embedding gives the document a title and for a moment a theme: no news for the views.
        self._encoding = True
        try:
            item = json.loads(serialize_json(json_item(self.figure)))
        finally:
            self._encoding = False
        self._book.models.flush_synced()
        return item

    def _send_change(self, event: DocumentChangedEvent) -> None:
        from bokeh.core.json_encoder import serialize_json
        from bokeh.core.serialization import Serializer
        from bokeh.document.events import DocumentPatchedEvent

        if self._encoding or not isinstance(event, DocumentPatchedEvent):
            return
        models = self._book.models
        serializer = Serializer(references=models.synced_references, deferred=False)
        patch = json.loads(serialize_json({"events": serializer.encode([event])}))
        models.flush_synced(lambda model: not serializer.has_ref(model))
        self.revision += 1
        self.send({"kind": "patch", "patch": patch, "revision": self.revision})
