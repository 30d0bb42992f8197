"""The class of shells, of which none can be had."""

from typing import NoReturn


class InteractiveShell:
    """A shell: nobody starts one in a browser."""

    @classmethod
    def initialized(cls) -> bool:
        """Return whether a shell runs."""
        return False

    @classmethod
    def instance(cls) -> NoReturn:
        """Refuse to start a shell.

        Raises:
            NotImplementedError: Always.
        """
        raise NotImplementedError(
            "A shell of IPython was asked for, and none runs in this browser. Widgets show what there is; "
            "what is printed goes to the console."
        )
