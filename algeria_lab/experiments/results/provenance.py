"""By which rules and players wars were played, and whether those are the installed ones."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING

from algeria_lab.core.package import __version__
from algeria_lab.experiments.kept.fingerprint import rules_hash
from algeria_lab.experiments.results.commit import own_commit
from algeria_lab.experiments.results.table import Wars

if TYPE_CHECKING:
    from algeria_lab.experiments.results.table import WarsLike

RULES, COMMIT = "rules", "commit"
SHORT = 10  # letters of a commit that people read


class OtherRules(UserWarning):
    """Wars were played by other rules or players than the installed ones."""


def signed(wars: Wars) -> Wars:
    """Return wars that know by which rules and players they were played: those that are installed.

    From a checkout they know its commit, too; the version they know anyway.
    """
    return wars.knowing(**{RULES: rules_hash(wars.game), COMMIT: own_commit()})


def played_otherwise(wars: Wars) -> bool:
    """Return whether wars are known to have been played by other rules or players than those installed."""
    return wars.attrs.get(RULES) not in {None, rules_hash(wars.game)}


def warn_of_other_rules(wars: WarsLike) -> None:
    """Warn where wars were played by other rules or players; what knows nothing of it is believed.

    Warns:
        OtherRules: With both words, and what to do.
    """
    table = Wars.of(wars)
    theirs = table.attrs.get(RULES)
    if theirs is None or "question" not in table.attrs:
        return
    ours = rules_hash(table.game)
    if theirs == ours:
        return
    version = _stated(table.attrs.get("version", "?"), table.attrs.get(COMMIT))
    here = _stated(__version__, own_commit())
    warnings.warn(
        f"these wars were played by the rules and players {theirs} of version {version}; installed are "
        f"{ours} of version {here}. What is counted holds for those. Ask again to have it for these, or "
        "install the version that played them.",
        OtherRules,
        stacklevel=3,
    )


def _stated(version: object, commit: object) -> str:
    """Return a version with its commit, where it has one."""
    return f"{version} (commit {commit:.{SHORT}})" if isinstance(commit, str) else str(version)
