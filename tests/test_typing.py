"""A type checker knows which position a game has, so that a slip of the pen is found before it is run."""

import re
import subprocess
import sys
from pathlib import Path

SCRIPT = """
import algeria_lab

war = algeria_lab.open_game("algeria", seed=7)
war.state.fln_psl
war.state.nonsense
algeria_lab.open_game().state.fln_app
algeria_lab.open_game("insurgent").state.fln_psl
algeria_lab.open_game("algeria", take_backs="always")
algeria_lab.open_game("twilight", "short").state.france.fln_psl
war.legal(3)
reveal_type(war.odds("done", lambda state: state.fln_ap))
reveal_type(war.to_move)
"""
TOP = Path(__file__).parents[1]


def test_mistakes_in_a_script_are_found_by_mypy(tmp_path: Path):
    script = tmp_path / "script.py"
    script.write_text(SCRIPT, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--config-file",
        TOP / "pyproject.toml",
        "--no-error-summary",
        script,
    ]
    told = subprocess.run(command, capture_output=True, text=True, check=False, cwd=TOP).stdout

    errors = re.findall(r"script\.py:(\d+): error: .*\[([a-z-]+)\]", told)
    assert errors == [
        ("6", "attr-defined"),
        ("7", "attr-defined"),
        ("8", "attr-defined"),
        ("9", "call-overload"),
        ("10", "attr-defined"),
        ("11", "arg-type"),
    ], told
    assert 'is "algeria_lab.core.odds.Distribution[int]"' in told
    assert "is \"Literal['fln'] | Literal['gov'] | None\"" in told
