"""Starting tiles, each as a card with its gains, its book and the cards that begin the resting piles; and the rewards
among which a bonus space lets a player choose."""

from typing import NamedTuple

from boardgames.core.game import Seat
from boardgames.kit.colours import BRIGHT, CURSOR, FOCUS, INK, LINE, ON_CURSOR, RAISED, SHEET, SOFT, bold
from boardgames.mombasa import state as st
from boardgames.mombasa.actions import KeepTile, TakeOption, TakeTier
from boardgames.mombasa.box.tables import TOTALS, StartingTile
from boardgames.mombasa.face.colours import COMPANIES, DIAMONDS, OUT, legible
from boardgames.mombasa.face.panels.books import draw_book
from boardgames.mombasa.face.panels.cards import draw_pile_card
from boardgames.mombasa.face.panels.names import lost_words
from boardgames.mombasa.face.panels.scene import Scene
from boardgames.mombasa.rules.discs import reached_tiers
from boardgames.mombasa.rules.runs import run_after
from boardgames.mombasa.rules.setup import resting_cards
from boardgames.mombasa.state import HIDDEN, SETUP_REST, SETUP_TILE

SETUP = (SETUP_TILE, SETUP_REST)


def chooses_tile(s: st.State, viewer: Seat | None) -> bool:
    """True if the viewer has starting tiles before them and keeps one."""
    if viewer is None or s.phase != SETUP_TILE:
        return False
    return not s.players[viewer].tile and HIDDEN not in s.players[viewer].dealt


def draw_tiles(scene: Scene, x: int, y: int, width: int, height: int = 9) -> None:
    """The tiles that the viewer may keep, or those that the players have kept."""
    s, canvas, viewer = scene.s, scene.canvas, scene.look.viewer
    canvas.fill(x, y, width, height, SHEET)
    if viewer is not None and chooses_tile(s, viewer):
        names = scene.look.names[viewer][:14]
        scene.title(x + 3, y, width - 3, scene.least(width - 5, "keeps", name=names), focus=True)
        scene.player(x, y, viewer)
        tiles = s.players[viewer].dealt
        each = (width + 1) // max(1, len(tiles)) - 1
        for i, name in enumerate(tiles):
            _draw_tile(scene, name, x + i * (each + 1), y + 1, each, height - 1, key=_key_of(scene, name))
        return
    note = scene.fit(width - 20, "tiles-note") if s.phase == SETUP_REST else ""
    scene.title(x, y, width, scene.say("tiles"), note, focus=True)
    each = (width + 1) // len(s.players) - 1
    for seat in range(len(s.players)):
        _draw_owner(scene, seat, x + seat * (each + 1), y + 1, each, height - 1)


def _key_of(scene: Scene, name: str) -> str:
    """Return the code for keeping a tile."""
    return next((code for action, code in scene.look.choices if action == KeepTile(name)), "")


def _draw_owner(scene: Scene, seat: int, x: int, y: int, width: int, height: int) -> None:
    """A player, their tile, and what they have laid out of it."""
    canvas, p = scene.canvas, scene.s.players[seat]
    acts = scene.s.phase == SETUP_REST and seat == scene.s.active
    canvas.fill(x, y, width, 1, FOCUS if acts else RAISED)
    name = scene.look.names[seat][: width - 6]
    canvas.put(scene.player(x, y, seat) + 1, y, f"{name} ▶" if acts else name, bold(BRIGHT) if acts else INK)
    if p.tile not in scene.t.starting_tiles:
        canvas.put(x + 1, y + 2, scene.say("tile-chosen" if p.tile else "tile-chooses"), SOFT)
        return
    _draw_tile(scene, p.tile, x, y + 1, width, height - 1, seat=seat)
    canvas.mark(f"player-{seat}", x, y, width, 1)


def _draw_tile(
    scene: Scene, name: str, x: int, y: int, width: int, height: int, *, key: str = "", seat: int = -1
) -> None:
    """Gains, book and resting cards. With a key above it while it can be kept; of a `seat` once it has been kept."""
    canvas, tile, chosen = scene.canvas, scene.t.starting_tiles[name], scene.action == KeepTile(name)
    canvas.fill(x, y, width, height, RAISED)
    canvas.mark(f"tile-{name}", x, y, width, height)
    wide, line = width >= 30, y
    if seat < 0:
        canvas.fill(x, y, width, 1, CURSOR if chosen else LINE)
        at = x + 1
        if key:
            at = canvas.key(x, y, f" {key} ", chosen=chosen) + 1
            canvas.put(at - 1, y, " ", ground=LINE)  # the key cap stands by itself also where both are yellow
        canvas.put(at, y, scene.say("tile", number=int(name[-2:])), bold(ON_CURSOR if chosen else BRIGHT))
        line += 1
    left, tall = x + 13 if wide else x + 1, height > 9
    book, rest = (y + 4, y + 8) if tall else (y + height - 5, y + height - 3)
    _draw_gains(scene, tile, left, line, x + width)
    draw_book(scene, scene.t.books[name], left, book, 11)
    _draw_rest(scene, name, seat, left, rest)
    if wide or tall:
        canvas.put(x + 1, book - (not wide), scene.say("tile-book"), SOFT)
        canvas.put(x + 1, rest - (not wide), scene.say("tile-rest"), SOFT)
    elif not tall and width >= 20:
        canvas.put(x + 13, book, scene.fit(width - 13, "tile-book.short"), SOFT)
        canvas.put(x + 14 + 2 * (seat >= 0), rest, scene.fit(width - 14 - 2 * (seat >= 0), "rest"), SOFT)
    if wide:
        canvas.put(x + 1, line, scene.say("tile-begins"), SOFT)


def _draw_gains(scene: Scene, tile: StartingTile, x: int, y: int, end: int) -> None:
    """Steps on tracks and of the diamond, in the colours of what moves."""
    t = scene.t
    gains = [(f" {t.companies[c].name} +{n} ", COMPANIES[c]) for c, n in enumerate(tile.steps) if n]
    gains += [(f" {scene.say('tile-diamond', n=tile.diamonds)} ", DIAMONDS)] if tile.diamonds else []
    at = x
    for words, hue in gains:
        if at > x and at + len(words) > end:
            at, y = x, y + 1
        at = scene.canvas.put(at, y, words, bold(hue.ink), ground=hue.ground) + 1


def _draw_rest(scene: Scene, name: str, seat: int, x: int, y: int) -> None:
    """The three cards that will rest, with the numbers to type their order; or the piles that they have begun."""
    t, s, canvas = scene.t, scene.s, scene.canvas
    slots = [letter.upper() for i, letter in enumerate(t.slot_letters) if t.slots_at_start >> i & 1]
    icons = t.starting_tiles[name].rest
    cards = [next(card for card in t.cards.values() if card.icon == icon) for icon in icons]
    marks, ghost = [""] * len(cards), False
    if seat >= 0 and any(piles := scene.then.players[seat].piles):
        ghost = piles != s.players[seat].piles
        marks, cards = slots, [t.cards[pile[-1]] for pile in piles if pile]
    elif seat >= 0 and s.phase == SETUP_REST:
        marks, cards = ["1", "2", "3"], [t.cards[card] for card in resting_cards(t, s, seat)]
    for i, (mark, card) in enumerate(zip(marks, cards, strict=True)):
        at = x
        if mark:
            at = scene.ghost(x, y + i, f" {mark} ") if ghost else canvas.put(x, y + i, f"{mark} ", bold(BRIGHT))
        draw_pile_card(scene, card, at, y + i, 12)


# Rewards of a bonus space


def offers_rewards(s: st.State) -> bool:
    return bool(s.frames) and isinstance(s.frames[-1], st.ChooseTier | st.ChooseOption)


class Reward(NamedTuple):
    name: str
    words: str
    reached: bool
    chosen: bool
    lost: str = ""
    """Part of it that is lost, and why."""


def _rewards(scene: Scene) -> tuple[str, list[Reward]]:
    """Return the text above the rewards, and the rewards."""
    s, top = scene.s, scene.top
    name = scene.look.names[s.active][:10]
    if isinstance(top, st.ChooseTier):
        space = scene.t.majorities[top.space]
        reached = reached_tiers(s, s.active, space)
        rows = [
            Reward(
                scene.say("tier-from", least=tier.least),
                scene.words.tier(space, tier),
                i <= reached,
                scene.action == TakeTier(i),
                _lost(scene, i) if i <= reached else "",
            )
            for i, tier in enumerate(space.tiers, 1)
        ]
        kind, total = TOTALS[space.counts], s.players[s.active].totals[space.counts]
        return scene.say("shows-kind", name=name, n=total, kind=kind), rows
    options = enumerate(scene.t.rewards[top.space].options, 1)
    rows = [
        Reward(
            scene.say("reward", number=i),
            scene.say("reward-gains", n=n, steps=steps),
            True,
            scene.action == TakeOption(i),
        )
        for i, (n, steps) in options
    ]
    return scene.say("chooses-reward", name=name), rows


def _lost(scene: Scene, number: int) -> str:
    run = run_after(scene.t, scene.s, scene.s.active, TakeTier(number))
    if run is None or not run.lost:
        return ""
    return scene.say("lost", n=run.lost, why=lost_words(scene, run))


def draw_rewards(scene: Scene, x: int, y: int, width: int) -> None:
    """The tiers of a majority or the rewards of a space, each with what it gives."""
    canvas, codes = scene.canvas, {code for _, code in scene.look.choices}
    canvas.fill(x, y, width, 9, SHEET)
    title, rows = _rewards(scene)
    scene.title(x + 3, y, width - 3, title, focus=True)
    scene.player(x, y, scene.s.active)
    for i, reward in enumerate(rows):
        line, ground = y + 1 + 3 * i, CURSOR if reward.chosen else RAISED
        canvas.fill(x + 1, line, width - 2, 2, ground)
        if str(i + 1) in codes:
            canvas.key(x + 1, line, f" {i + 1} ", chosen=reward.chosen)
        ink = ON_CURSOR if reward.chosen else BRIGHT if reward.reached else SOFT
        canvas.put(x + 5, line, reward.name, bold(ink) if reward.reached else ink)
        note = ON_CURSOR if reward.chosen else INK if reward.reached else SOFT
        canvas.put(x + 5, line + 1, reward.words, note)
        if reward.lost and line + 2 < y + 9:
            canvas.put(x + 5, line + 2, reward.lost, bold(legible(OUT.pale, SHEET, INK)))
        elif reward.lost:
            canvas.right(
                x + width - 2, line, reward.lost, bold(note if reward.chosen else legible(OUT.pale, ground, INK))
            )
        canvas.mark(f"reward-{i + 1}", x + 1, line, width - 2, 2)
