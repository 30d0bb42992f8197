"""What experiments can measure and change, and the positions at which games begin."""

from __future__ import annotations

from algeria_lab.algeria.board.scenarios import read_scenario, scenario_names
from algeria_lab.experiments.measuring.counting import counter
from algeria_lab.experiments.measuring.subjects import SUBJECTS, subject
from algeria_lab.views.experiments.counted import described
from algeria_lab.views.experiments.text import constant_name
from algeria_lab.views.experiments.words import TOLD
from references.rules import LANGUAGE, game_title, link


def measures() -> str:
    """Return what can be measured of the wars of every game that has a subject."""
    return "\n\n".join(f"## {game_title(game)}\n\n{_measures_of(game)}" for game in SUBJECTS)


def _measures_of(game: str) -> str:
    words = TOLD[game].words(LANGUAGE)
    rows = [
        "| measure | what it says of a war | what is counted | unit | from | to | code |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, told in described(words).items():
        (low, high), place = subject(game).quantities[name].range, counter(game, name).place
        cells = (f"`{name}`", told["title"], told["counts"], told["unit"], low, high, f"`{place}`")
        rows.append(f"| {' | '.join(map(str, cells))} |")
    module = counter(game, name).module
    return f"Counted in the module `{module}`, by the code that the last column names.\n\n" + "\n".join(rows)


def constants() -> str:
    """Return the numbers of the model that an audit changes, with the rule that prints each."""
    rows = ["| constant | what it is | rule | printed | other values |", "|---|---|---|---|---|"]
    for game in SUBJECTS:
        words = TOLD[game].words(LANGUAGE)
        for name, constant in subject(game).constants().items():
            about = constant_name(words, name)
            others = ", ".join(map(str, constant.others))
            rows.append(f"| `{name}` | {about} | {link(constant.rule)} | {constant.printed} | {others} |")
    return "\n".join(rows)


def scenarios() -> str:
    """Return the scenarios of *Algeria* with the support of both sides."""
    rows = [
        "| scenario | support of the Government | of the FLN | where it comes from |",
        "|---|---|---|---|",
    ]
    for name in scenario_names():
        scenario = read_scenario(name)
        origin = "the rulebook" if scenario.published else "ours, for lessons"
        psl = scenario.values["gov_psl"], scenario.values["fln_psl"]
        rows.append(f"| `{name}` | {psl[0]} | {psl[1]} | {origin} |")
    return "\n".join(rows)
