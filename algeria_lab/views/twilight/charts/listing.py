"""The charts of a game by name, in the order of lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from algeria_lab.views.charts.base import Chart

KEYS = ("lines", "resources", "accounts", "control", "pieces", "events")


def chart_classes() -> dict[str, type[Chart]]:
    """Return the charts by name; they are read when the first is looked at."""
    from algeria_lab.views.twilight.charts import events, holdings, lines, resources

    found: tuple[type[Chart], ...] = (
        lines.LinesChart,
        resources.ResourcesChart,
        resources.AccountsChart,
        holdings.ControlChart,
        holdings.PiecesChart,
        events.EventsChart,
    )
    return {chart.key: chart for chart in found}
