"""The command `algeria-lab`: play, simulate, replay, odds and app.

Heavy imports wait until a command runs, so that `algeria-lab --help` answers at once.
"""

from __future__ import annotations

import signal
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from algeria_lab.apps.authors import commands as scenario_commands
from algeria_lab.apps.command_frame import INTERRUPTED, Lang, lesson_file, option, speaking
from algeria_lab.apps.command_help import help_text
from algeria_lab.core.package import __version__

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.guiding.files import Beginning
    from algeria_lab.apps.terminal.screen import Board, Screen
    from algeria_lab.apps.terminal.seats import Wish
    from algeria_lab.games import Record
    from algeria_lab.players.branches import Branches

FIRST_GAME = "algeria"
ONE_WAR_SEEDS = 1_000_000
USUAL_PORT = 8866
SITE_PORT = 8877

app = typer.Typer(
    help=help_text("algeria-lab"),
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _tell_version(asked: bool) -> None:  # noqa: FBT001 - as typer calls it
    if asked:
        typer.echo(f"algeria-lab {__version__}")
        raise typer.Exit


Version = Annotated[bool, option("version", "--version", callback=_tell_version, is_eager=True)]


@app.callback(invoke_without_command=True, help=help_text("algeria-lab"))
def begin(context: typer.Context, *, version: Version = False) -> None:  # noqa: ARG001 - told before this is called
    """Open the home page where no command is named; tell the commands where no page can be shown."""
    if context.invoked_subcommand:
        return
    if find_spec("voila") is None:
        typer.echo(context.get_help())
        raise typer.Exit
    context.invoke(open_page)


GameName = Annotated[str, option("game", "--game")]
Scenario = Annotated[str | None, option("scenario", "--scenario")]
Options = Annotated[list[str] | None, option("option", "--option", metavar="NAME[=VALUE]")]
Profile = Annotated[str, option("profile", "--profile")]
SaveFile = Annotated[Path, typer.Argument(help=help_text("argument-file"), metavar="FILE")]


def chosen(record: Record, options: list[str] | None, profile: str) -> dict[str, object]:
    """Return the options of a game from the command line: switches by name, others as ``name=value``.

    Raises:
        UnknownName: For a name that is no optional rule of this game.
    """
    from algeria_lab.core.refusals import UnknownName

    named: dict[str, object] = {} if profile == "default" else {"profile": profile}
    for text in options or ():
        name, has_value, value = text.partition("=")
        if not has_value and name not in record.optional_rules:
            raise UnknownName("option", name, record.optional_rules)
        named[name] = _value(value) if has_value else True
    return named


def _value(text: str) -> object:
    """Return the value of an option: JSON such as ``true`` or ``4``, or else the text itself."""
    import json

    try:
        return json.loads(text)
    except ValueError:
        return text


@app.command(help=help_text("play"))
def play(  # noqa: PLR0913 - one argument an option of the command
    file: Annotated[
        Path | None,
        typer.Argument(help=help_text("argument-guided"), metavar="[FILE.yaml]", callback=lesson_file),
    ] = None,
    *,
    game: GameName = FIRST_GAME,
    scenario: Scenario = None,
    side: Annotated[str | None, option("side", "--side", metavar="fln|gov|both")] = None,
    opponent: Annotated[str | None, option("opponent", "--opponent")] = None,
    seed: Annotated[int | None, option("seed", "--seed")] = None,
    options: Options = None,
    profile: Profile = "default",
    lang: Lang = None,
    load: Annotated[Path | None, option("load", "--load", metavar="FILE")] = None,
    save: Annotated[Path | None, option("save", "--save", metavar="FILE")] = None,
    fln: Annotated[str | None, option("play-fln", "--fln")] = None,
    gov: Annotated[str | None, option("play-gov", "--gov")] = None,
    period: Annotated[int | None, option("play-period", "--period", metavar="50|90")] = None,
) -> None:
    """Play a game, a new one or a saved one, or a scenario with its guide."""
    with speaking(lang) as screen:
        from algeria_lab.apps.terminal.errors import WrongUse
        from algeria_lab.apps.terminal.guiding.files import Beginning
        from algeria_lab.apps.terminal.play import Session
        from algeria_lab.apps.terminal.seats import Wish
        from algeria_lab.games import game_named

        if save and save.exists() and save != load:
            raise WrongUse(screen.words.say("terminal-save-exists", file=str(save)))
        wish = Wish(side, opponent, fln, gov)
        if file:
            asked = {"--scenario": scenario, "--side": side, "--opponent": opponent, "--seed": seed}
            begins = Beginning(file, load, period)
            _guided(begins, save, screen, [name for name, value in asked.items() if value is not None])
            return
        if load:
            board, war = _loaded(load, wish, screen)
        else:
            board = screen.of(game_named(game))
            war = _new(board, scenario, wish, seed, chosen(board.record, options, profile))
        Session(war, board, file=save or load).run()


def _guided(begins: Beginning, save: Path | None, screen: Screen, others: list[str]) -> None:
    from algeria_lab.apps.terminal.errors import WrongUse
    from algeria_lab.apps.terminal.guiding.files import open_guide
    from algeria_lab.apps.terminal.guiding.steps import GuidedSession

    if others:
        raise WrongUse(screen.words.say("guidance-two-beginnings", options=", ".join(others)))
    board, guide = open_guide(begins, screen)
    GuidedSession(guide, board, begins.file, file=save).run()


def _new(
    board: Board, scenario: str | None, wish: Wish, seed: int | None, options: dict[str, object]
) -> Branches[Any]:
    from secrets import randbelow

    from algeria_lab.apps.terminal.seats import seated
    from algeria_lab.core.game import Game
    from algeria_lab.players.branches import Branches
    from algeria_lab.players.table import Table
    from algeria_lab.views.show.speaker import Speaker

    rules, number = board.record.rules(), randbelow(ONE_WAR_SEEDS) if seed is None else seed
    begun = scenario or rules.scenarios()[0]
    seats = seated(board, begun, wish)
    players = board.record.players().seat(seats)
    game = Game(rules, begun, options, seed=number, voice=Speaker(board.showing))
    return Branches(Table(game, players))


def _loaded(file: Path, wish: Wish, screen: Screen) -> tuple[Board, Branches[Any]]:
    from algeria_lab.apps.terminal.saves import open_war
    from algeria_lab.apps.terminal.seats import seated

    board, war = open_war(file, screen)
    if any(wish):
        seats = seated(board, war.table.game.scenario, wish)
        war.table.seats = board.record.players().seat(seats)
    return board, war


@app.command(help=help_text("simulate"))
def simulate(  # noqa: PLR0913 - one argument an option of the command
    *,
    game: GameName = FIRST_GAME,
    scenario: Scenario = None,
    fln: Annotated[str | None, option("fln", "--fln")] = None,
    gov: Annotated[str | None, option("gov", "--gov")] = None,
    wars: Annotated[int, option("wars", "--wars")] = 100,
    seed: Annotated[int, option("first-seed", "--seed")] = 1,
    options: Options = None,
    profile: Profile = "default",
    turn_limit: Annotated[int | None, option("turn-limit", "--turn-limit")] = None,
    out: Annotated[Path | None, option("out", "--out", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    """Play many games between computers."""
    with speaking(lang, stderr=True) as screen:
        from algeria_lab.apps.terminal.errors import WrongUse
        from algeria_lab.apps.terminal.wars import Series, contenders
        from algeria_lab.apps.terminal.wars import simulate as play_series
        from algeria_lab.games import game_named

        board = screen.of(game_named(game))
        record = board.record
        for flag, number in (("--wars", wars), ("--turn-limit", turn_limit)):
            if number is not None and number < 1:
                raise WrongUse(screen.words.say("terminal-too-few", option=flag, number=number))
        begun = scenario or record.rules().scenarios()[0]
        players = contenders(board, begun, {"fln": fln, "gov": gov})
        series = Series(record, begun, players, wars, seed, chosen(record, options, profile), turn_limit)
        if not play_series(series, out, sys.stdout, board):
            raise typer.Exit(INTERRUPTED)


@app.command(help=help_text("replay"))
def replay(
    file: SaveFile,
    *,
    events: Annotated[bool, option("events", "--events")] = False,
    lang: Lang = None,
) -> None:
    """Verify and tell a saved game."""
    with speaking(lang) as screen:
        from algeria_lab.apps.terminal import saves as terminal_saves

        terminal_saves.replay(file, screen, events=events)


@app.command(help=help_text("odds"))
def odds(
    file: SaveFile,
    line: Annotated[str, typer.Argument(help=help_text("argument-line"), metavar="LINE")],
    *,
    lang: Lang = None,
) -> None:
    """Show the chances of an action."""
    with speaking(lang) as screen:
        from algeria_lab.apps.terminal.odds import show_odds
        from algeria_lab.apps.terminal.saves import open_saved

        board, saved = open_saved(file, screen)
        show_odds(saved.played.game, line, board)


@app.command(help=help_text("cache"), hidden=True)  # of those who write the package
def cache(
    names: Annotated[
        list[str] | None, typer.Argument(help=help_text("argument-names"), metavar="[NAME]...")
    ] = None,
    *,
    check: Annotated[bool, option("check", "--check")] = False,
    lessons: Annotated[Path | None, option("lessons", "--lessons", metavar="FOLDER")] = None,
    lang: Lang = None,
) -> None:
    """Play kept experiments again, or say which do not hold."""
    with speaking(lang) as screen:
        from algeria_lab.apps.terminal import cache as terminal_cache

        if check and not terminal_cache.check(names or (), screen, lessons):
            raise typer.Exit(1)
        if not check and not terminal_cache.rebuild(names or (), screen, lessons):
            raise typer.Exit(INTERRUPTED)


@app.command(help=help_text("ladder"))
def ladder(
    games: Annotated[
        list[str] | None, typer.Argument(help=help_text("argument-games"), metavar="[GAME]...")
    ] = None,
    *,
    play: Annotated[bool, option("ladder-play", "--play")] = False,
    seeds: Annotated[int, option("ladder-seeds", "--seeds", min=2, metavar="NUMBER")] = 50,
    lang: Lang = None,
) -> None:
    """Say who beats whom among the opponents, or play those games again."""
    with speaking(lang) as screen:
        from algeria_lab.apps.terminal import ladder as terminal_ladder

        if play:
            terminal_ladder.play(games or (), seeds, screen)
        terminal_ladder.show(games or (), screen)


app.add_typer(scenario_commands.app)


@app.command("app", help=help_text("app"))
def open_page(
    name: Annotated[str, typer.Argument(help=help_text("argument-name"), metavar="[NAME]")] = "",
    *,
    port: Annotated[int, option("port", "--port")] = USUAL_PORT,
    browser: Annotated[bool, option("browser", "--browser/--no-browser")] = True,
    readers: Annotated[int | None, option("class", "--class", metavar="N")] = None,
    period: Annotated[int, option("class-period", "--period", metavar="MIN")] = 0,
    network: Annotated[bool, option("network", "--network")] = False,
    lang: Lang = None,
) -> None:
    """Open a page in the browser, or a room for a class."""
    with speaking(lang) as screen:
        from algeria_lab.apps.serving.rooms.begins import Begins
        from algeria_lab.apps.terminal import pages
        from algeria_lab.apps.voila_server import serve

        again = pages.same_room(name, readers, None if port == USUAL_PORT else port, lang, period)
        begins = Begins(screen.words.language if lang else "", period)
        own = pages.own_exercise(name)
        room = pages.room_to_open(readers, screen, network=network, again=again, begins=begins, exercise=own)
        target = pages.page_to_open(name, screen.words)
        with pages.scenario_to_show(name, screen, to_class=room is not None):
            opened = room.open if room else serve
            raise typer.Exit(opened(target, port=port, browser=browser))


@app.command("site", help=help_text("site"))
def serve_site(
    folder: Annotated[Path, typer.Argument(help=help_text("argument-site"), metavar="FOLDER")],
    *,
    port: Annotated[int, option("port", "--port")] = SITE_PORT,
    browser: Annotated[bool, option("browser", "--browser/--no-browser")] = True,
    lang: Lang = None,
) -> None:
    """Serve a site that stands in a folder, for this computer alone."""
    with speaking(lang) as screen:
        from algeria_lab.apps.site.serving import is_site, serve
        from algeria_lab.apps.terminal.errors import WrongUse

        if not is_site(folder):
            raise WrongUse(screen.words.say("terminal-no-site", folder=str(folder.absolute())))
        serve(folder, port, opens=browser, language=screen.words.language if lang else "")


def main() -> None:
    """Run the command."""
    # A closed window or an ended process is Ctrl-C: the war is kept, the pages are closed. Behind `nohup` a
    # closed window is not to be heard.
    for name in ("SIGTERM", "SIGHUP"):
        sign = getattr(signal, name, None)
        if sign and signal.getsignal(sign) is not signal.SIG_IGN:
            signal.signal(sign, signal.default_int_handler)
    app()
