"""A scripted class for each test, counted anew each time."""

import pytest

from algeria_lab.apps.serving.hall import shows as wall
from tests.apps.serving.hall.scripted import Class


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Class:
    """Return a class whose wall remembers nothing."""
    monkeypatch.setattr(wall, "AS_OLD", -1.0)
    return Class()
