"""Position files: any state of any game, to be kept, mailed, tested or continued."""

from pathlib import Path
from typing import Any

import msgspec

from boardgames.core.errors import UserError
from boardgames.core.game import Game
from boardgames.core.values import encode, from_plain, to_plain
from boardgames.store.log_header import PositionFile, refuse_foreign
from boardgames.store.mistakes import mistake_text
from boardgames.store.safe_files import MAX_POSITION, parse_json, printable, read_file
from boardgames.words import say


def read_position_file(path: Path) -> PositionFile:
    """Return a position whose state has not been checked yet; it names its game."""
    try:
        file = from_plain(parse_json(read_file(path, MAX_POSITION)), PositionFile)
    except msgspec.ValidationError as error:
        raise UserError(say("position-wrong", path=str(path), why=mistake_text(error))) from None
    except ValueError as error:
        raise UserError(say("position-wrong", path=str(path), why=str(error))) from None
    if not file.game.isprintable():  # messages name it
        raise UserError(say("position-wrong", path=str(path), why=say("position-no-game", game=ascii(file.game))))
    return file


def load_state(position: PositionFile, game: Game[Any, Any], path: Path) -> Any:
    """Return the state of a position; `UserError` if it is not one of this game with these tables."""
    refuse_foreign(position, game, str(path))
    try:
        return sound_state(position.state, len(position.names), game)
    except ValueError as error:
        raise UserError(say("position-no-state", path=str(path), game=game.info.title, why=str(error))) from None


def sound_state(plain: Any, players: int, game: Game[Any, Any]) -> Any:
    """Return the state that plain data stands for; `ValueError` says what is wrong with it.

    What is returned can be played on from: it has the right types, the game finds no fault in it, and it is a game of
    so many players.
    """
    try:
        state = from_plain(plain, game.state_type)
    except RecursionError:
        raise ValueError(say("file-too-deep")) from None
    except msgspec.ValidationError as error:  # which may quote the file
        raise ValueError(" ".join(printable(str(error)).split())) from None
    if fault := game.fault(state):
        raise ValueError(fault)
    if (seats := len(game.scores(state))) != players:
        raise ValueError(say("position-other-count", seats=seats, players=players))
    return state


def dump_position(
    game: Game[Any, Any],
    state: Any,
    names: tuple[str, ...],
    bots: tuple[str, ...],
    *,
    seed: int,
    variant: str,
    options: tuple[str, ...] = (),
) -> str:
    """Return the text of a position file."""
    file = PositionFile(
        game=game.info.id,
        revision=game.info.revision,
        data=game.data_digest,
        names=names,
        bots=bots,
        seed=seed,
        variant=variant,
        options=options,
        state=to_plain(state),
    )
    return msgspec.json.format(encode(file), indent=1).decode() + "\n"
