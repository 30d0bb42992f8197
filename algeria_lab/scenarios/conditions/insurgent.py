"""What conditions in *insurgent* may speak of."""

from __future__ import annotations

from algeria_lab.scenarios.conditions.common import common_functions, common_names
from algeria_lab.scenarios.conditions.vocabulary import Vocabulary

VOCABULARY = Vocabulary(common_names(()), common_functions())
