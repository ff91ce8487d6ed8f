"""Things that a designer counts: actions, tokens, tiles, tracks, islands, pirates."""

from typing import TYPE_CHECKING, cast

from boardgames.amerigo import events as did
from boardgames.amerigo.game import Amerigo
from boardgames.core.usage import Use, UseKind
from boardgames.core.values import Event

if TYPE_CHECKING:
    from boardgames.amerigo.face.words.words import AmerigoWords

FIRST, LATER = "first", "later"
LARGE, SMALL = "large", "small"
REPELLED, PLUNDERED = "repelled", "plundered"


def uses(game: Amerigo, event: Event) -> tuple[Use, ...]:
    t = game.tables
    match event:
        case did.ActionChosen():
            return (Use("action", event.colour, event.seat),)
        case did.TokenTaken():
            return (Use("token-taken", event.token, event.seat),)
        case did.TokenUsed():
            return (Use("token-used", event.token, event.seat),)
        case did.ProgressMade():
            spaces = range(event.progress - event.steps + 1, event.progress + 1)
            return tuple(Use("progress", str(space), event.seat) for space in t.progress_spaces if space in spaces)
        case did.TilePlanned():
            return (Use("tile-planned", event.tile, event.seat),)
        case did.TileBuilt():
            return (Use("tile-built", event.tile, event.seat),)
        case did.ProductionBought():
            return (Use("production", f"{event.good}.{event.cost}", event.seat),)
        case did.PostEstablished():
            return (Use("post", FIRST if event.discovery else LATER, event.seat),)
        case did.IslandCompleted():
            return (Use("island", LARGE if event.large else SMALL, event.seat),)
        case did.PiratesRepelled():
            return (Use("pirates", REPELLED, event.seat),)
        case did.PiratesPlundered():
            return (Use("pirates", PLUNDERED, event.seat),)
        case _:
            return ()


def use_kinds(game: Amerigo) -> tuple[UseKind, ...]:
    names = cast("AmerigoWords", game.words).names
    t, say = names.tables, names.say
    tokens = [(token, names.token(token)) for token in t.tokens]
    tiles = [(tile, names.tile_name(tile)) for tile in t.landscape_index]
    production = sorted((t.goods[good].id, cost) for good, cost in t.production_kinds.values())
    things = {
        "action": [(colour.id, colour.label) for colour in t.colours],
        "token-taken": tokens,
        "token-used": [(token, label) for token, label in tokens if t.tokens[token].timing == "once"],
        "progress": [(str(space), say("uses-space", space=space, end=t.progress_end)) for space in t.progress_spaces],
        "tile-planned": tiles,
        "tile-built": tiles,
        "production": [(f"{good}.{cost}", say("uses-good", good=good, cost=cost)) for good, cost in production],
        "post": [(when, say(f"uses-{when}")) for when in (FIRST, LATER)],
        "island": [(size, say(f"uses-{size}")) for size in (SMALL, LARGE)],
        "pirates": [(what, say(f"uses-{what}")) for what in (REPELLED, PLUNDERED)],
    }
    return tuple(UseKind(kind, say(f"uses-{kind}"), tuple(rows)) for kind, rows in things.items())
