"""From the sheets to the lookups that the rules read."""

from collections.abc import Iterable

from boardgames.mombasa.box.components import all_cards, board_spaces, book, starting_tile, track, track_spaces
from boardgames.mombasa.box.rows import RegionRow, Sheets
from boardgames.mombasa.box.tables import LETTERS, Company, PlayerTrack, Region, Tables, reached


def tables(s: Sheets) -> Tables:
    companies = tuple(row.id for row in s.companies.company)
    regions = tuple(row.id for row in s.map.region)
    company_codes = two_letter_codes([row.name for row in s.companies.company], taken=())
    region_codes = two_letter_codes([row.name for row in s.map.region], taken=("bk",))
    columns = tuple(row.coins for row in s.companies.base_column)
    cards = all_cards(s, companies)
    spaces = (*board_spaces(s, companies), *track_spaces(s))
    slots = tuple(row.id for row in s.board.slot)
    action_tiles = tuple(row.id for row in s.bonus.tile if row.kind != "plus-one")
    display, shelf, board = s.setup.display, s.setup.book_display, s.board
    display_ids = tuple(f"card-{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"[: display.rows * 3])
    shelf_ids = tuple(f"book-{column}{row + 1}" for row in range(shelf.rows) for column in shelf.columns)
    return Tables(
        rounds=s.setup.meta.rounds,
        colors=tuple(row.id for row in s.companies.player_color),
        companies=tuple(
            Company(row.id, row.name, row.label, code, row.edge)
            for row, code in zip(s.companies.company, company_codes, strict=True)
        ),
        scoring_order=tuple(companies.index(name) for name in s.companies.meta.scoring_order),
        company_at=index(companies),
        columns=columns,
        shown=tuple(shown_coins(coins) for coins in columns),
        posts=s.companies.meta.posts_per_company,
        map_size=(s.map.meta.columns, s.map.meta.rows),
        regions=tuple(
            region(s, row, code, regions, companies) for row, code in zip(s.map.region, region_codes, strict=True)
        ),
        region_at=index(regions),
        base_borders=tuple(
            tuple((regions.index(row.region), row.lines) for row in s.map.base_border if row.company == company)
            for company in companies
        ),
        borders=tuple((regions.index(row.a), regions.index(row.b), row.lines) for row in s.map.border),
        tracks={row.id: track(row, s) for row in s.tracks.track},
        first_tracks=tuple(s.setup.first_game.tracks[row.id] for row in s.companies.company),
        track_cards=tuple(row.ends for row in s.tracks.track_card),
        track_edges=tuple(companies.index(name) for name in s.setup.variable_game.track_cards_to_edges),
        spaces=spaces,
        space_at=index(space.id for space in spaces),
        spaces_of_track={
            row.id: tuple(i for i, space in enumerate(spaces) if space.track == row.id) for row in s.tracks.track
        },
        board_spaces=len(s.bonus.space),
        cards={card.id: card for card in cards},
        rank=index(card.id for card in cards),
        deck=tuple(
            tuple(row.id for row in s.cards.action_card if row.letter == letter)
            for letter in s.setup.deck.order_top_to_bottom
        ),
        starting_cards=tuple(
            tuple(f"{color.id}-{row.id}" for row in s.cards.starting_card) for color in s.companies.player_color
        ),
        numbered_cards=tuple(row.id for row in sorted(s.cards.starting_expansion, key=lambda row: row.number)),
        action_tiles=action_tiles,
        plus_one=next(row.n for row in s.bonus.tile if row.kind == "plus-one"),
        display_crates=tuple(display.crate[column] for _ in range(display.rows) for column in display.columns),
        display_fill=tuple(
            row * len(display.columns) + display.columns.index(column)
            for column in display.fill_order
            for row in range(display.rows)
        ),
        display_ids=display_ids,
        display_at=index(display_ids),
        books={row.id: book(row) for row in (*s.books.book, *s.books.starting_tile)},
        supplies=tuple(tuple(row.id for row in s.books.book if row.letter == letter) for letter in LETTERS),
        shelf_letters=tuple(LETTERS.index(letter) for _ in range(shelf.rows) for letter in shelf.letters),
        shelf_columns=tuple(column for _ in range(shelf.rows) for column in shelf.columns),
        shelf_costs=tuple(shelf.cost[letter] for _ in range(shelf.rows) for letter in shelf.letters),
        shelf_ids=shelf_ids,
        shelf_at=index(shelf_ids),
        starting_tiles={row.id: starting_tile(row, companies) for row in s.books.starting_tile},
        first_tiles=s.setup.first_game.starting_tiles,
        tiles_dealt=s.setup.variable_game.deal_starting_tiles,
        slots=slots,
        slot_letters=tuple(row.label.lower() for row in board.slot),
        slots_at_start=sum(1 << i for i, row in enumerate(board.slot) if row.opens == "start"),
        diamond_slot=next(i for i, row in enumerate(board.slot) if row.opens == "diamond"),
        ink_slot=next(i for i, row in enumerate(board.slot) if row.opens == "ink"),
        places=(*slots, *action_tiles),
        place_at=index((*slots, *action_tiles)),
        diamond=PlayerTrack(
            board.diamond.length,
            board.diamond.slot_space,
            board.diamond.overflow_pounds,
            board.diamond.values,
            reached(board.diamond.values, board.diamond.length),
        ),
        ink=PlayerTrack(
            board.bookkeeping.length,
            board.bookkeeping.slot_position,
            board.bookkeeping.point_pounds_at_end,
            board.bookkeeping.values,
            reached(board.bookkeeping.values, board.bookkeeping.length),
        ),
        first_board_position=board.bookkeeping.first_board_position,
        barred=tuple(i in board.bookkeeping.no_a_positions for i in range(board.bookkeeping.length + 1)),
        ink_rows=(board.bookkeeping.row_1, board.bookkeeping.row_2),
        pounds=s.setup.per_player.pounds,
        players=s.setup.meta.players,
        discs=tuple(s.setup.per_player.bonus_discs.get(count, 0) for count in range(5)),
        discs_of_color=s.setup.per_player.bonus_discs_in_box,
        round_coins=((), (), s.setup.round_track.coins_2, s.setup.round_track.coins_3, s.setup.round_track.coins_4),
        components=s.setup.components,
    )


def index(ids: Iterable[str]) -> dict[str, int]:
    return {name: i for i, name in enumerate(ids)}


def two_letter_codes(names: list[str], taken: tuple[str, ...]) -> tuple[str, ...]:
    """Two letters a name: the initials of two words, else the first two letters, else the next pair that is free.

    No code begins with u or n, which are keys of their own.
    """
    codes: list[str] = []
    for name in names:
        words = name.casefold().replace("-", " ").split()
        letters = "".join(words)
        pairs = [words[0][0] + words[1][0]] if len(words) > 1 else []
        pairs += [a + b for i, a in enumerate(letters) for b in letters[i + 1 :] if a != b]
        codes.append(next(pair for pair in pairs if pair[0] not in "un" and pair not in codes and pair not in taken))
    return tuple(codes)


def shown_coins(coins: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Visible coins of a column by number of posts, with the back space still covered or open for good."""
    last = len(coins) - 1
    return tuple(
        (sum(coins[: len(coins) - posts]), sum(coins[: max(last - posts, 0)]) + coins[last])
        for posts in range(len(coins) + 1)
    )


def region(s: Sheets, row: RegionRow, code: str, regions: tuple[str, ...], companies: tuple[str, ...]) -> Region:
    near = {1: 0, 2: 0}
    for border in s.map.border:
        if row.id in (border.a, border.b):
            near[border.lines] |= 1 << regions.index(border.b if border.a == row.id else border.a)
    for base in s.map.base_border:
        if base.region == row.id:
            near[base.lines] |= 1 << (len(regions) + companies.index(base.company))
    return Region(
        row.id,
        row.name,
        row.label,
        code,
        row.x,
        row.y,
        row.w,
        row.h,
        row.inside,
        row.reward_kind,
        row.reward,
        row.mines,
        near[1],
        near[2],
    )
