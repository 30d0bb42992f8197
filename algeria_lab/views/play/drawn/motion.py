"""What moved on a map since the scene before; `widgets/map/types.ts` says how it is animated."""

from __future__ import annotations

from typing import Any

Motion = dict[str, Any]
Key = tuple[Any, ...]
MOST = 24  # more would be a flicker that nobody reads


def as_motion(key: Key, count: int) -> Motion:
    """Return alike changes as one.

    Args:
        key: ``move``, kind of piece, from, to, where an empty place is off the map; ``mark``, which, place,
            whether it came; or ``fire`` or ``control``, place, side.
        count: How many pieces went.
    """
    kind, *rest = key
    if kind == "move":
        piece, start, end = rest
        return {"kind": kind, "piece": piece, "count": count, "from": start, "to": end}
    if kind == "mark":
        mark, place, on = rest
        return {"kind": kind, "mark": mark, "place": place, "on": on}
    place, side = rest
    return {"kind": kind, "place": place, "side": side}
