"""The parts of guided play as a notebook shows them."""

from algeria_lab.views.scenarios.guide.guided import Guided
from algeria_lab.views.shared.scene_widget import SceneWidget


def panel_of(lesson: Guided) -> SceneWidget:
    """Return the guide's panel, which stands before the board."""
    panel = lesson.children[0]
    assert isinstance(panel, SceneWidget)
    return panel
