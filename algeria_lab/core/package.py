"""What this package is: its version, and where it stands."""

from pathlib import Path

__version__ = "0.1.0"
AROUND = Path(__file__).parents[2]  # the folder that it stands in: the checkout, or where it was installed
