"""Who hears of each change of a game, as long as they are there."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakMethod

Follower = Callable[[], object]


class Followers:
    """Methods that are called after each change of one thing.

    They are held weakly: whose object is gone, is forgotten. A copy and a pickle of them have none, for they
    follow this one thing and no other.
    """

    def __init__(self) -> None:
        self._methods: list[WeakMethod[Follower]] = []

    def __len__(self) -> int:
        return sum(method() is not None for method in self._methods)

    def add(self, follower: Follower) -> None:
        """Call a method from now on; one that is called already is not called twice.

        Raises:
            TypeError: If it is not the method of an object.
        """
        method = WeakMethod(follower)
        if method not in self._methods:
            self._methods.append(method)

    def tell(self) -> None:
        """Call each method; what one raises goes to whoever changed the thing."""
        for method in tuple(self._methods):
            if follower := method():
                follower()
            else:
                self._methods.remove(method)

    def __reduce__(self) -> tuple[type[Followers], tuple[()]]:
        return Followers, ()
