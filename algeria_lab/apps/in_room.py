"""Whether the page of this process is served to a class, where keys and receipts are not for everyone."""

import os
from collections.abc import Mapping, MutableMapping

IN_ROOM = "ALGERIA_LAB_IN_ROOM"  # set by the server of a room; its kernels inherit it


def in_room(variables: Mapping[str, str] | None = None) -> bool:
    """Return whether whoever reads may be anybody of a class, and not the teacher alone.

    A notebook hands this to its page, which then gives out no keys.

    Args:
        variables: The environment; that of this process when left out.
    """
    return bool((os.environ if variables is None else variables).get(IN_ROOM))


def tell_kernels(*, is_room: bool, variables: MutableMapping[str, str] | None = None) -> None:
    """Let the kernels of this server know whether it serves a room; whoever started it says nothing of that.

    Args:
        is_room: Whether others than who started it may read its pages.
        variables: The environment; that of this process when left out.
    """
    environ = os.environ if variables is None else variables
    if is_room:
        environ[IN_ROOM] = "1"
    else:
        environ.pop(IN_ROOM, None)
