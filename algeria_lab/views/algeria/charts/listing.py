"""The charts of a war by name, in the order of lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from algeria_lab.views.charts.base import Chart

KEYS = ("support", "waterfall", "ap", "spending", "areas", "boxes", "forces", "losses", "markers", "dice")


def chart_classes() -> dict[str, type[Chart]]:
    """Return the charts by name; they are read when the first is looked at."""
    from algeria_lab.views.algeria.charts import dice, rows, turns
    from algeria_lab.views.algeria.charts.support import SupportChart

    found: tuple[type[Chart], ...] = (
        SupportChart,
        rows.WaterfallChart,
        turns.ApChart,
        turns.SpendingChart,
        turns.AreasChart,
        rows.BoxesChart,
        turns.ForcesChart,
        turns.LossesChart,
        turns.MarkersChart,
        dice.DiceChart,
    )
    return {chart.key: chart for chart in found}
