"""What tests of views share: the risks of a duel, which each of a thousand scenes tells, of fewer deals.

How a risk is counted, and from how many deals, is tried in `tests/players/insurgent/test_chances.py`.
"""

from algeria_lab.views.insurgent import session

session.DEALS = 30
