"""The page of a game reads the charting library ahead where a thread can do it, and nowhere else."""

import asyncio

import pytest

from algeria_lab.views.pages.twilight.page import CampaignRoom
from algeria_lab.views.play import map_page


@pytest.mark.parametrize("has_threads", [True, False])
def test_the_library_is_read_ahead_where_the_board_answers_meanwhile(
    *, has_threads: bool, monkeypatch: pytest.MonkeyPatch
):
    read: list[str] = []
    monkeypatch.setattr(map_page, "HAS_THREADS", has_threads)
    monkeypatch.setattr(map_page, "WARM_UP_AFTER", 0)
    monkeypatch.setattr(CampaignRoom, "_warm_up", lambda _page: read.append("charts"))

    async def open_page() -> None:
        CampaignRoom("en")
        for _ in range(3):
            await asyncio.sleep(0)
        await asyncio.get_running_loop().shutdown_default_executor()

    asyncio.run(open_page())

    assert read == ["charts"] * has_threads
