"""Things that a designer counts: capabilities, ships, ports, posts, shares, voyages, prices."""

from typing import TYPE_CHECKING, cast

from boardgames.core.messages import Messages
from boardgames.core.usage import Use, UseKind
from boardgames.core.values import Event
from boardgames.eic import events as ev
from boardgames.eic.box.tables import EUROPE, INDIES, Tables
from boardgames.eic.face.words.names import cell_name, counted, good_name
from boardgames.eic.game import EastIndiaCompanies

if TYPE_CHECKING:
    from boardgames.eic.face.words.words import EicWords

OWN, ANOTHER = "own", "another"


def uses(game: EastIndiaCompanies, event: Event) -> tuple[Use, ...]:
    """Companies of players have the numbers of their seats."""
    match event:
        case ev.AgentPlaced(seat, _, cell):
            return (Use("capability", cell, seat),)
        case ev.ShipBought(seat, ship):
            return (Use("ship", ship, seat),)
        case ev.PierBuilt(company, level):
            return (Use("pier", str(level), company),)
        case ev.PostPlaced(company, spot):
            return (Use("post", spot, company),)
        case ev.ShareBought(seat, company):
            return (Use("share-bought", OWN if company == seat else ANOTHER, seat),)
        case ev.SharesSold(seat, company, count):
            return (Use("share-sold", OWN if company == seat else ANOTHER, seat),) * count
        case ev.CardChosen(seat, _, card):
            return (Use("card", card, seat),)
        case ev.ShipPlaced(seat, zone):
            return (Use("zone", zone, seat),)
        case ev.CubeBought(seat, good, price):
            return (Use("cube-bought", f"{good}.{price}", seat),)
        case ev.CubeSold(company, good, price, _, full):
            sold = Use("cube-sold", f"{good}.{price}", company)
            return (sold, Use("column-full", good, company)) if full else (sold,)
        case ev.CubeStored(company, good):
            return (Use("cube-stored", good, company),)
        case _:
            return ()


def use_kinds(game: EastIndiaCompanies) -> tuple[UseKind, ...]:
    t, messages = game.tables, cast("EicWords", game.words).messages
    say = messages.text
    goods = [(good.id, good_name(t, i)) for i, good in enumerate(t.goods)]
    shares = [(whose, say("uses-whose", whose=whose)) for whose in (OWN, ANOTHER)]
    things = {
        "capability": [(cell.id, cell_name(t, i)) for i, cell in enumerate(t.cells)],
        "ship": [(ship.id, ship.name) for ship in t.ships],
        "pier": [(str(level), say("uses-level", level=level)) for level in range(1, len(t.docks))],
        "post": [(spot.id, spot.name) for spot in t.spots],
        "share-bought": shares,
        "share-sold": shares,
        "card": [(card.id, _card(t, messages, i)) for i, card in enumerate(t.cards)],
        "zone": [(zone.id, zone.name) for zone in t.zones],
        "cube-bought": _prices(t, messages, INDIES),
        "cube-sold": _prices(t, messages, EUROPE),
        "column-full": goods,
        "cube-stored": goods,
    }
    return tuple(UseKind(kind, say(f"uses-{kind}"), tuple(rows)) for kind, rows in things.items())


def _card(t: Tables, messages: Messages, card: int) -> str:
    """Return the name of a card: what it brings with all players."""
    row, cubes = t.cards[card], t.layouts[-1].card_cubes[card]
    goods = tuple(good for good, number in enumerate(cubes) for _ in range(number))
    return messages.text("uses-a-card", market=row.market, deck=row.deck, cubes=counted(t, messages, goods))


def _prices(t: Tables, messages: Messages, market: int) -> list[tuple[str, str]]:
    """Every good at the prices printed for it, one better by negotiation, and in Europe those of a full column."""
    found: list[tuple[str, str]] = []
    for i, good in enumerate(t.goods):
        printed = [price for layout in t.layouts for price in layout.columns[market][i]]
        prices = range(1, max(printed) + 2) if market == EUROPE else range(max(0, min(printed) - 1), max(printed) + 1)
        found += [(f"{good.id}.{price}", messages.text("uses-price", good=good.id, price=price)) for price in prices]
    return found
