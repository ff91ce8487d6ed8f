"""The columns of `data/amerigo/*.toml`: each is typed here or in `parts`, and nowhere else."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from boardgames.amerigo.box.parts.columns import Count, Id, Label, Letter, Point, Positive
from boardgames.amerigo.box.parts.land_rows import Frame, Islands, Landscapes
from boardgames.core.values import Shown, Value
from boardgames.store.table_rows import Origin, TableRow


class WheelMeta(TableRow):
    provenance: Origin
    first: str
    last: str
    cubes_per_colour: Positive


class ActionRow(TableRow):
    """An action of the wheel."""

    id: str
    order: int
    name: Shown[str]
    label: Shown[Label]
    key: Shown[Letter]
    symbol: Shown[Letter]
    draw: Shown[Point]
    ap_use: Shown[str]


class GoldOption(TableRow):
    provenance: Origin
    cubes_per_gold: Positive
    cubes_per_gold_with_token: Positive


class GoldForAp(TableRow):
    provenance: Origin
    gold_per_ap: Literal[1]


class TrackOverflow(TableRow):
    provenance: Origin
    gold: Count
    tracks: tuple[str, ...]


class Actions(TableRow):
    """actions.toml"""

    meta: WheelMeta
    action: tuple[ActionRow, ...]
    gold_option: GoldOption
    gold_for_ap: GoldForAp
    track_overflow: TrackOverflow


class ComponentsMeta(TableRow):
    game: Literal["amerigo"]
    players: tuple[int, ...]
    rounds: int
    phases_per_round: int
    provenance: Origin


class PlayerColour(TableRow):
    id: str
    label: Shown[str]
    key: Shown[str]


class Common(TableRow):
    provenance: Origin
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


class PerPlayer(TableRow):
    provenance: Origin
    player_sheet: int
    village_tiles: int
    trading_posts: int
    ships: Literal[2]
    sheet_discs: int
    vp_disc: int
    order_disc: int
    vp_tiles: int


class SetupRow(TableRow):
    players: int
    tile_rows: int
    tile_cols: int
    island_tiles: int
    frame_corners: int
    frame_elements: int
    frame_spaces: int
    production_tokens: int
    production_spaces: int
    provenance: Origin


class SetupCommon(TableRow):
    pirates_placed: int
    pirates_face_up: Literal[1]
    progress_spaces: Literal[8]
    start_gold_by_order: tuple[int, ...]
    production_printed_on_sheet: int
    provenance: Origin


class Components(TableRow):
    """components.toml"""

    meta: ComponentsMeta
    player_colour: tuple[PlayerColour, ...]
    common: Common
    per_player: PerPlayer
    setup: tuple[SetupRow, ...]
    setup_common: SetupCommon


class GoodsMeta(TableRow):
    provenance: Origin
    tokens_per_type: int


class GoodsRow(TableRow):
    id: str
    name: Shown[str]
    label: Shown[Label]
    letter: Shown[Letter]
    """Letter that is typed and drawn for it, and that stands for it in the rows of the island tiles."""


class Goods(TableRow):
    """goods.toml"""

    meta: GoodsMeta
    goods: tuple[GoodsRow, ...]


class PiratesMeta(TableRow):
    provenance: Origin
    in_play: int
    face_up_at_start: Literal[1]
    revealed_per_round: Literal[1]


class MarkerRow(TableRow):
    id: Id
    value: Count
    label: Shown[Label]


class Pirates(TableRow):
    """pirates.toml"""

    meta: PiratesMeta
    marker: tuple[MarkerRow, ...]


class ProductionMeta(TableRow):
    provenance: Origin
    types: tuple[str, ...]
    total: int
    id_pattern: Shown[str]


class ProductionRow(TableRow):
    cost: Annotated[int, Meta(gt=0, lt=10)]
    min_players: int
    count: Count
    provenance: Origin


class ProductionSpace(TableRow):
    id: str
    min_players: int
    draw: Shown[Point]
    provenance: Origin


class Production(TableRow):
    """production.toml"""

    meta: ProductionMeta
    per_type: tuple[ProductionRow, ...]
    space: tuple[ProductionSpace, ...]


class TokensMeta(TableRow):
    total: int
    spaces: Literal[8]
    left_panel: Literal[4]
    right_panel: Literal[4]
    new_per_round: Literal[4]
    provenance: Origin


class TokenRow(TableRow):
    """A progress token; each kind has a figure in the column that says what it counts, or none at all."""

    id: Id
    kind: str
    timing: Shown[Literal["permanent", "once", "end"]]
    label: Shown[Annotated[str, Meta(max_length=19)]]
    provenance: Origin
    actions: tuple[str, ...] = ()
    ap: int = 0
    amount: int = 0
    """Strength that is added to the pirates."""
    gold: int = 0
    neutral_limit: int = 0
    cubes_per_gold: int = 0
    vp: int = 0
    vp_per_post: int = 0
    vp_per_gold: int = 0


class Tokens(TableRow):
    """progress_tokens.toml"""

    meta: TokensMeta
    token: tuple[TokenRow, ...]


class TowerModel(TableRow):
    provenance: Origin
    name: Shown[Literal["two-floor"]]
    floors: Shown[tuple[str, str]]
    floor_capacity: Positive
    catch_base: Count
    catch_offset: Count
    catch_divisor: Positive
    catch_max: Annotated[int, Meta(ge=0, lt=1000)]
    knock: Annotated[int, Meta(ge=0, le=1000)]
    state: Shown[str]


class Tower(TableRow):
    """tower.toml"""

    model: TowerModel
    calibration: dict[str, dict[str, Any]]
    measured: dict[str, Any]


class Track(TableRow):
    provenance: Origin
    start: Literal[0]
    end: Annotated[int, Meta(gt=0, le=40)]


class GoldTrack(Track):
    overflow_vp_per_gold: Literal[1]


class VpTrack(TableRow):
    provenance: Origin
    start: Literal[0]
    floor: Literal[0]
    loop: int


class VpSpace(TableRow):
    step: int
    vp: int


class ProgressTrack(Track):
    vp_space: tuple[VpSpace, ...]


class SpecialSpace(TableRow):
    step: int
    colour: str
    vp: int | None = None


class SpecialTrack(Track):
    space: tuple[SpecialSpace, ...]


class RoundRow(TableRow):
    number: int
    multiplier: int
    shown_by: Shown[str]
    provenance: Origin


class PostFactor(TableRow):
    posts: int
    factor: int
    provenance: Origin


class Bonus(TableRow):
    provenance: Origin
    discovery_vp: int
    completion_vp: int
    chest_gold: int
    large_island_min_cells: int


class Tracks(TableRow):
    """tracks.toml"""

    cannons: Track
    gold: GoldTrack
    vp: VpTrack
    progress: ProgressTrack
    special: SpecialTrack
    round: tuple[RoundRow, ...]
    post_factor: tuple[PostFactor, ...]
    bonus: Bonus


class Rows(Value):
    """Every file of a folder."""

    actions: Actions
    components: Components
    frame: Frame
    goods: Goods
    islands: Islands
    landscape: Landscapes
    pirates: Pirates
    production: Production
    progress_tokens: Tokens
    tower: Tower
    tracks: Tracks
