"""How a notebook shows things: there is none, and the page shows the widgets itself."""

from typing import NoReturn


def display(*shown: object, **_settings: object) -> NoReturn:
    """Refuse to show something.

    Raises:
        NotImplementedError: Always.
    """
    names = ", ".join(type(one).__name__ for one in shown) or "nothing"
    raise NotImplementedError(
        f"A notebook was asked to show {names}, and none is open in this browser. "
        "Make it a child of a widget of the page."
    )


def clear_output(wait: bool = False) -> NoReturn:  # noqa: FBT001, FBT002 - as IPython calls it
    """Refuse to clear what a notebook shows.

    Raises:
        NotImplementedError: Always.
    """
    raise NotImplementedError(
        f"A notebook was asked to clear what it shows (wait={wait}), and none is open in this browser. "
        "Change the widget."
    )
