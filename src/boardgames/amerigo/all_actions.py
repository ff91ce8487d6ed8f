"""Every action that can ever be legal, in the order of the rulebook and then of the tables: its place is its number."""

from collections.abc import Iterator

from boardgames.amerigo.actions import AnyAction, Place, PlaceShip, SailTo
from boardgames.amerigo.box.tables import Tables
from boardgames.amerigo.rules.chart import cell_names, frame_names


def all_actions(t: Tables) -> Iterator[AnyAction]:
    menu = t.menu
    cells, frame = _cells(t), _frame(t)
    yield from menu.acts
    yield menu.white_advance
    yield from menu.whites
    yield from menu.swaps.values()
    yield menu.take_gold
    yield menu.take_vp
    yield from (PlaceShip(space) for space in frame)
    yield from menu.choose_ship
    yield from (SailTo(space) for space in (*cells, *frame))
    yield from menu.establish
    yield menu.use_sprint
    yield from menu.advances[: max(t.cannon_end, t.progress_end, t.special_end)]
    yield menu.use_jump
    yield from menu.take_token
    yield menu.decline
    yield from menu.take_village
    yield from menu.take_neutral
    yield from menu.buy_production.values()
    yield from menu.choose_tile
    turns = max(len(shape.turns) for shape in t.shapes)
    yield from (Place(cell, turn) for cell in cells for turn in range(turns))
    yield menu.buy_ap
    yield menu.cash_chest
    yield from menu.cash_tokens
    yield menu.end_action


def _cells(t: Tables) -> list[str]:
    """The cells of all maps, those of the smaller ones first."""
    sizes = ((setup.tile_rows * t.tile_size, setup.tile_cols * t.tile_size) for setup in t.setups)
    return list(dict.fromkeys(name for size in sizes for name in cell_names(*size) if name))


def _frame(t: Tables) -> list[str]:
    """The frame spaces of all maps."""
    return list(dict.fromkeys(name for setup in t.setups for name in frame_names(setup.frame_plan)))
