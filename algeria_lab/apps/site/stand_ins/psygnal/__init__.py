"""What anywidget asks of psygnal where there is none: the signals of files that are watched.

Our widgets are given the text of their bundles, so no file is watched and no signal given.
"""

from __future__ import annotations

from typing import NoReturn


class Signal:
    """A signal that anywidget declares for its watched files.

    Args:
        kinds: Of what it would tell.
    """

    def __init__(self, *kinds: type) -> None:
        self.kinds = kinds

    def connect(self, _heard: object) -> NoReturn:
        """Refuse to listen.

        Raises:
            NotImplementedError: Always.
        """
        raise NotImplementedError(
            "A file was to be watched through psygnal, which is not in this browser. "
            "Give the widget the text of the file, not its path."
        )


class SignalGroup:
    """Signals that belong together; nobody has any."""
