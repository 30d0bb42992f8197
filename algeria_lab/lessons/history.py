"""Records of history, as lessons cite them; they are read on a lower floor, where scenario files are checked."""

from algeria_lab.checking.facts import Fact, Mark, Source, Texts, fact, facts, sources, sources_of

__all__ = ["Fact", "Mark", "Source", "Texts", "fact", "facts", "sources", "sources_of"]
