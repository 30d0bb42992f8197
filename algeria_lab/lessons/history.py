"""Records of history, as lessons cite them; read on a lower floor, where scenarios are checked."""

from algeria_lab.checking.facts import Fact, Mark, Source, Texts, fact, facts, sources, sources_of

__all__ = ["Fact", "Mark", "Source", "Texts", "fact", "facts", "sources", "sources_of"]
