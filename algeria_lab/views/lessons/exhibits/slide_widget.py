"""A slider with what each of its notches brings, as a widget."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

from algeria_lab.views.shared.bundles import bundle

if TYPE_CHECKING:
    from algeria_lab.views.shared.html import Page


class SlideWidget(anywidget.AnyWidget):
    """A slider with what each of its notches brings; nothing is asked of the kernel as it is dragged.

    Args:
        view: What is shown, see `widgets/guide/slide/types.ts`.
        listed: The same in words.

    Attributes:
        listed: As above.
    """

    _esm = bundle("slide.js")
    _css = bundle("slide.css")
    view = traitlets.Dict().tag(sync=True)

    def __init__(self, view: dict[str, Any], listed: Page) -> None:
        self.listed = listed
        super().__init__(view=view)
