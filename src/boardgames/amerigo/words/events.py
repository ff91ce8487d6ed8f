"""Every event as one sentence; half of a gesture (a ship, a tile) is told with its end."""

from boardgames.amerigo import events as did
from boardgames.amerigo.box.chart import island_name
from boardgames.amerigo.box.names import COLOURS
from boardgames.amerigo.box.tables import Tables
from boardgames.amerigo.words.choices import plural, space_label, tile_name
from boardgames.core.values import Event

REASONS = {
    "instead": "instead of an action",
    "chest": "for a treasure chest",
    "token": "for a token",
    "post": "for the new trading post",
    "bounty": "as bounty on the pirates",
    "track end": "for AP left over at the end of the track",
}


def tell(t: Tables, event: Event, names: tuple[str, ...]) -> str:
    who = names[seat] if isinstance(seat := getattr(event, "seat", None), int) else ""
    for part in (_of_the_table, _of_the_sea, _of_a_track, _of_the_land):
        if text := part(t, event, who):
            return text
    return ""


def _tile(t: Tables, tile: str) -> str:
    return tile_name(t, t.landscape_index[tile])


def _cubes(counts: tuple[int, ...]) -> str:
    return ", ".join(f"{n} {colour}" for n, colour in zip(counts, COLOURS, strict=True) if n)


def _of_the_table(t: Tables, event: Event, who: str) -> str:
    match event:
        case did.CubesThrown():
            return f"{who} throws {event.thrown} {event.colour}, out come {_cubes(event.out)}: {event.ap} AP"
        case did.PhaseSkipped():
            why = "no cube came out" if event.thrown else "no cubes to throw"
            return f"the {event.colour} phase is skipped: {why}"
        case did.PiratesRepelled():
            return f"{who} beats pirates of {event.strength} and keeps {plural(event.cannons, 'cannon')}"
        case did.PiratesPlundered():
            return f"{who} has too few cannons: pirates of {event.strength} take {event.lost} VP"
        case did.PirateRevealed():
            return f"a pirate marker is turned up: strength {event.strength}"
        case did.ProgressDealt():
            labels = ", ".join(t.tokens[token].label for token in event.tokens if token)
            return f"new progress tokens: {labels}"
        case did.ProductionDealt():
            letters = {good.id: good.letter for good in t.goods}
            kinds = (token.rpartition("-") for token in event.tokens if token)
            return f"new production tokens: {' '.join(letters[good] + cost for good, _, cost in kinds)}"
        case did.RoundBegan():
            return f"round {event.round} begins: posts on completed islands count x{event.multiplier}"
        case did.FinalScored():
            return (
                f"{who} scores {event.gold} for gold, {event.goods} for goods, {event.tokens} for tokens, "
                f"{event.progress} for progress, {event.special} for special actions: {event.total} VP"
            )
        case did.GameEnded():
            return f"{who} wins with {event.points} VP"
    return ""


def _of_the_sea(t: Tables, event: Event, who: str) -> str:
    match event:
        case did.ShipPlaced():
            return f"{who} puts ship {event.ship} on {space_label(event.space)}"
        case did.ShipSailed():
            way = f"{space_label(event.start)} to {space_label(event.space)}"
            return f"{who} sails ship {event.ship}, {way}"
        case did.PostEstablished():
            found = f", discovers {island_name(event.island)}: +{event.discovery} VP" if event.discovery else ""
            return f"{who} sets up a post at {event.cell}{found}"
    return ""


def _of_a_track(t: Tables, event: Event, who: str) -> str:
    match event:
        case did.ActionChosen():
            label = t.colours[COLOURS.index(event.colour)].label
            by = "" if event.by == event.colour else " by a token" if event.by == "swap" else " by white cubes"
            return f"{who} chooses {label} with {event.ap} AP{by}"
        case did.ActionEnded():
            return f"{who} ends the action, {event.forgone} AP unused" if event.forgone else ""
        case did.GoldGained():
            gold = f"{event.gold} gold" if event.gold or not event.points else ""
            points = f"{event.points} VP" if event.points else ""
            return f"{who} gets {' and '.join(filter(None, (gold, points)))} {REASONS[event.reason]}"
        case did.PointsTaken():
            return f"{who} takes {event.points} VP instead of an action"
        case did.ApBought():
            return f"{who} buys 1 AP for 1 gold"
        case did.TokenUsed():
            return f"{who} uses the token {t.tokens[event.token].label}"
        case did.CannonsLoaded():
            return f"{who} loads {plural(event.steps, 'cannon')} and has {event.cannons}"
        case did.ProgressMade():
            return f"{who} progresses {plural(event.steps, 'step')} to step {event.progress}"
        case did.TokenTaken():
            return f"{who} takes the token {t.tokens[event.token].label}"
        case did.TokenDeclined():
            return f"{who} takes no progress token"
        case did.ChancesLapsed():
            return f"no progress token is left for {who}"
        case did.DiscAdvanced():
            return f"{who} moves up {event.steps} on the special track, to {event.space}"
        case did.DiscJumped():
            return f"{who} jumps to the front of the special track, to {event.space}"
    return ""


def _of_the_land(t: Tables, event: Event, who: str) -> str:
    match event:
        case did.TilePlanned():
            return f"{who} plans {_tile(t, event.tile)} for {event.cost} AP"
        case did.ProductionBought():
            return f"{who} buys {event.good} production for {event.cost} AP"
        case did.TileBuilt():
            goods = f" and takes {', '.join(event.goods)}" if event.goods else ""
            return f"{who} builds {_tile(t, event.tile)} at {event.cell}: +{event.points} VP{goods}"
        case did.IslandCompleted():
            chest = " and takes the treasure chest" if event.large else ""
            return f"{who} completes {island_name(event.island)}: +{event.points} VP{chest}"
        case did.PostsScored():
            return f"{who} scores {event.points} VP for {plural(event.posts, 'trading post')} there"
    return ""
