"""The Non-Player FLN: its published chart, which decides for the FLN wherever it is asked to [CT-9]."""

from algeria_lab.twilight.chart.account import Account
from algeria_lab.twilight.chart.answers import chart_refusal, explain, follow_chart, play_card

__all__ = ["Account", "chart_refusal", "explain", "follow_chart", "play_card"]
