"""Models of `data/amerigo/*.toml`: what each file must hold, row by row. Map and tiles are in `models_map`."""

from typing import Literal

from pydantic import Field

from boardgames.amerigo.box.rows_map import FrameSheet, IslandsSheet, Label, LandscapeSheet, Point, Provenance
from boardgames.core.sheets import Sheet


class WheelMeta(Sheet):
    provenance: Provenance
    first: str
    last: str
    cubes_per_colour: int = Field(gt=0)


class ActionRow(Sheet):
    id: str
    order: int
    name: str
    label: str = Label
    key: str = Field(min_length=1, max_length=1)
    symbol: str = Field(min_length=1, max_length=1)
    draw: Point
    ap_use: str


class GoldOption(Sheet):
    provenance: Provenance
    cubes_per_gold: int = Field(gt=0)
    cubes_per_gold_with_token: int = Field(gt=0)


class GoldForAp(Sheet):
    provenance: Provenance
    gold_per_ap: Literal[1]


class TrackOverflow(Sheet):
    provenance: Provenance
    gold: int = Field(ge=0)
    tracks: tuple[str, ...]


class ActionsSheet(Sheet):
    meta: WheelMeta
    action: tuple[ActionRow, ...]
    gold_option: GoldOption
    gold_for_ap: GoldForAp
    track_overflow: TrackOverflow


class ComponentsMeta(Sheet):
    game: Literal["amerigo"]
    players: tuple[int, ...]
    rounds: int
    phases_per_round: int
    provenance: Provenance


class PlayerColour(Sheet):
    id: str
    label: str
    key: str


class Common(Sheet):
    provenance: Provenance
    cube_tower: int
    cubes: int
    cubes_per_colour: int
    storage_board: int
    island_tiles: int
    frame_pieces: int
    neutral_tiles: int
    progress_tokens: int
    goods_tokens: int
    goods_tokens_per_type: int
    production_tokens: int
    pirate_markers: int
    treasure_chests: int
    round_markers: int
    planning_token: int


class PerPlayer(Sheet):
    provenance: Provenance
    player_sheet: int
    village_tiles: int
    trading_posts: int
    ships: Literal[2]
    sheet_discs: int
    vp_disc: int
    order_disc: int
    vp_tiles: int


class SetupRow(Sheet):
    players: int
    tile_rows: int
    tile_cols: int
    island_tiles: int
    frame_corners: int
    frame_elements: int
    frame_spaces: int
    production_tokens: int
    production_spaces: int
    provenance: Provenance


class SetupCommon(Sheet):
    pirates_placed: int
    pirates_face_up: Literal[1]
    progress_spaces: Literal[8]
    start_gold_by_order: tuple[int, ...]
    production_printed_on_sheet: int
    provenance: Provenance


class ComponentsSheet(Sheet):
    meta: ComponentsMeta
    player_colour: tuple[PlayerColour, ...]
    common: Common
    per_player: PerPlayer
    setup: tuple[SetupRow, ...]
    setup_common: SetupCommon


class GoodsMeta(Sheet):
    provenance: Provenance
    tokens_per_type: int


class GoodsRow(Sheet):
    id: str
    name: str
    label: str = Label
    letter: str = Field(min_length=1, max_length=1)


class GoodsSheet(Sheet):
    meta: GoodsMeta
    goods: tuple[GoodsRow, ...]


class PiratesMeta(Sheet):
    provenance: Provenance
    in_play: int
    face_up_at_start: Literal[1]
    revealed_per_round: Literal[1]


class MarkerRow(Sheet):
    id: str = Field(min_length=1)
    value: int = Field(ge=0)
    label: str = Label


class PiratesSheet(Sheet):
    meta: PiratesMeta
    marker: tuple[MarkerRow, ...]


class ProductionMeta(Sheet):
    provenance: Provenance
    types: tuple[str, ...]
    total: int
    id_pattern: str


class ProductionRow(Sheet):
    cost: int = Field(gt=0, lt=10)
    min_players: int
    count: int = Field(ge=0)
    provenance: Provenance


class ProductionSpace(Sheet):
    id: str
    min_players: int
    draw: Point
    provenance: Provenance


class ProductionSheet(Sheet):
    meta: ProductionMeta
    per_type: tuple[ProductionRow, ...]
    space: tuple[ProductionSpace, ...]


class TokensMeta(Sheet):
    total: int
    spaces: Literal[8]
    left_panel: Literal[4]
    right_panel: Literal[4]
    new_per_round: Literal[4]
    provenance: Provenance


class TokenRow(Sheet):
    id: str = Field(min_length=1)
    kind: str
    timing: Literal["permanent", "once", "end"]
    label: str = Field(max_length=19)
    provenance: Provenance
    actions: tuple[str, ...] = ()
    ap: int = 0
    amount: int = 0
    gold: int = 0
    neutral_limit: int = 0
    cubes_per_gold: int = 0
    vp: int = 0
    vp_per_post: int = 0
    vp_per_gold: int = 0


class TokensSheet(Sheet):
    meta: TokensMeta
    token: tuple[TokenRow, ...]


class TowerModel(Sheet):
    provenance: Provenance
    name: Literal["two-floor"]
    floors: tuple[str, str]
    floor_capacity: int = Field(gt=0)
    catch_base: int = Field(ge=0)
    catch_offset: int = Field(ge=0)
    catch_divisor: int = Field(gt=0)
    catch_max: int = Field(ge=0, lt=1000)
    knock: int = Field(ge=0, le=1000)
    state: str


class TowerSheet(Sheet):
    model: TowerModel
    calibration: dict[str, dict[str, object]]
    measured: dict[str, object]


class Track(Sheet):
    provenance: Provenance
    start: Literal[0]
    end: int = Field(gt=0, le=40)


class GoldTrack(Track):
    overflow_vp_per_gold: Literal[1]


class VpTrack(Sheet):
    provenance: Provenance
    start: Literal[0]
    floor: Literal[0]
    loop: int


class VpSpace(Sheet):
    step: int
    vp: int


class ProgressTrack(Track):
    vp_space: tuple[VpSpace, ...]


class SpecialSpace(Sheet):
    step: int
    colour: str
    vp: int | None = None


class SpecialTrack(Track):
    space: tuple[SpecialSpace, ...]


class RoundRow(Sheet):
    number: int
    multiplier: int
    shown_by: str
    provenance: Provenance


class PostFactor(Sheet):
    posts: int
    factor: int
    provenance: Provenance


class Bonus(Sheet):
    provenance: Provenance
    discovery_vp: int
    completion_vp: int
    chest_gold: int
    large_island_min_cells: int


class TracksSheet(Sheet):
    cannons: Track
    gold: GoldTrack
    vp: VpTrack
    progress: ProgressTrack
    special: SpecialTrack
    round: tuple[RoundRow, ...]
    post_factor: tuple[PostFactor, ...]
    bonus: Bonus


class Sheets(Sheet):
    """Every file of a folder."""

    actions: ActionsSheet
    components: ComponentsSheet
    frame: FrameSheet
    goods: GoodsSheet
    islands: IslandsSheet
    landscape: LandscapeSheet
    pirates: PiratesSheet
    production: ProductionSheet
    progress_tokens: TokensSheet
    tower: TowerSheet
    tracks: TracksSheet
