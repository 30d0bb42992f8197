"""What a saved notebook keeps of a widget once its kernel has gone: words, and a picture if there is one."""

from __future__ import annotations

from collections.abc import Callable

from algeria_lab.views.shared.bundles import style
from algeria_lab.views.shared.html import Page, element

WIDGET = "application/vnd.jupyter.widget-view+json"
Bundle = dict[str, object]
# Shows only where no widget of its cell does. The front end of a notebook takes one form of an output: the
# words must be an output of their own, and where it finds no model it says so in one of text alone.
STYLE = style("left.css")


class LeavesWords:
    """A widget that says in words what it shows, for viewers without widgets, notebooks without a kernel.

    Viewers that show no widgets, such as those of forges, take the words. JupyterLab and Notebook would take
    the widget even where it has gone: for them the words are a second output of the cell.
    """

    _left: Callable[[], Page] = Page

    def leave(self, in_words: Callable[[], Page]) -> None:
        """Leave what *in_words* returns, which is asked whenever the widget is shown in a cell."""
        self._left = in_words

    def _repr_mimebundle_(self, **kwargs: object) -> Bundle:
        """Return the widget and, beside it, its words."""
        return {**self._alone(**kwargs), **_in_bundle(self._left())}

    def _ipython_display_(self) -> None:
        """Show the widget and leave its words below it, hidden as long as the widget is there.

        Raises:
            NotImplementedError: Where nobody keeps outputs, as on a page; IPython shows the widget alone.
        """
        words = _in_bundle(self._left()) if _is_in_cell() else {}
        if not words:
            raise NotImplementedError
        from IPython.display import publish_display_data

        publish_display_data({WIDGET: self._alone()[WIDGET], "text/plain": ""})
        publish_display_data(words)

    def _alone(self, **kwargs: object) -> Bundle:
        """Return the widget as its own library shows it, some of which say more about it beside."""
        shown: Bundle | tuple[Bundle, object]
        shown = super()._repr_mimebundle_(**kwargs)  # type: ignore[misc]  # that of the widget
        return shown[0] if isinstance(shown, tuple) else shown


def _in_bundle(page: Page) -> Bundle:
    """Return words as an output has them; nothing where nothing is said."""
    if not page.text:
        return {}
    return {"text/plain": page.text, "text/html": STYLE + element("div", page.page(), class_="al-left")}


def _is_in_cell() -> bool:
    """Whether a cell of a notebook runs that somebody has open, not one of a page or a build."""
    try:
        from IPython.core.getipython import get_ipython
    except ImportError:
        return False
    parent: dict[str, dict[str, str]] = getattr(get_ipython(), "get_parent", dict)()
    return bool(parent.get("metadata", {}).get("cellId"))
