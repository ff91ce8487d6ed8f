"""Cards in play: before every player the cards of the action area, face down once they have been used."""

from boardgames.kit.colours import BRIGHT, CURSOR, INK, ON_CURSOR, RAISED, SHEET, SOFT, bold, exact, readable
from boardgames.mombasa import actions as do
from boardgames.mombasa.face.colours import card_hue, dark, paler
from boardgames.mombasa.face.panels.cards import draw_mini
from boardgames.mombasa.face.panels.names import card_figure, card_kind, total_words
from boardgames.mombasa.face.panels.progress import draw_progress, progress_of, sign_of
from boardgames.mombasa.face.panels.scene import Scene, ink_of
from boardgames.mombasa.rules.scoring import score_lines
from boardgames.mombasa.state import ACTION, HIDDEN, OVER, PLAN, UNATTACHED, Player


def keys_of_cards(scene: Scene) -> dict[str, str]:
    """For places of the mover's action area the code that uses the card there."""
    found: dict[str, str] = {}
    for action, code in scene.look.choices:
        match action:
            case do.UseGoods((place,)) | do.UseBookkeeper(place) | do.UseMerchant(place):
                found[place] = code
            case do.UseExpansion():
                p = scene.s.players[scene.s.active]
                for at, name in enumerate(p.area):
                    if name and not p.used >> at & 1 and scene.t.cards[name].kind == "expansion":
                        found[scene.t.places[at]] = code
            case _:
                pass
    return found


def used_by(scene: Scene) -> frozenset[str]:
    """The places of the mover's action area that the selected choice would use."""
    match scene.action:
        case do.UseGoods(places):
            return frozenset(places)
        case do.UseBookkeeper(place) | do.UseMerchant(place) | do.AttachPlusOne(place):
            return frozenset((place,))
        case do.UseExpansion():
            return frozenset(place for place, code in keys_of_cards(scene).items() if code == "x")
        case _:
            return frozenset()


def draw_areas(scene: Scene, x: int, y: int, width: int = 44) -> None:
    """Two lines a player: who, money and discs; the cards before them. Two players have four lines each, with hand,
    tracks and resting piles."""
    s, canvas = scene.s, scene.canvas
    canvas.fill(x, y, width, 9, SHEET)
    asked = s.phase == ACTION and not s.frames
    lines = 8 // len(s.players)
    resting = lines <= 3 and not idle_words(scene, scene.reader)
    scene.title(x, y, width, scene.say("areas.short" if resting else "areas"), focus=asked)
    if any(p.used for p in s.players):
        at = canvas.put(x + width - 4 - len(scene.say("areas-used")), y, "░░", exact(SOFT))
        canvas.put(at + 1, y, scene.say("areas-used"), SOFT)
    for seat in range(len(s.players)):
        line = y + 1 + lines * seat
        _draw_player(scene, seat, x, line, width, piles=lines <= 3)
        if lines > 3:
            _draw_more(scene, seat, x, line + 2, width)

    if lines <= 3:
        _draw_resting(scene, x, y, width, lines * len(s.players))


def _draw_resting(scene: Scene, x: int, y: int, width: int, used: int) -> None:
    """Three or four players: the piles of the one to act in the title line, of others that play on in free lines."""
    s, line = scene.s, y + 1 + used
    shown = [seat for seat in range(len(s.players)) if not idle_words(scene, seat)]
    if scene.reader in shown:
        title = scene.say("areas.short")
        start = x + len(title) + 3
        scene.canvas.fill(start - 2, y, width - start + x + 2, 1, scene.canvas.grounds[y][x])
        draw_piles(scene, scene.reader, start, y, x + width)
    for seat in shown:
        if seat != scene.reader and line < y + 9:
            scene.player(x, line, seat)
            draw_piles(scene, seat, x + 4, line, x + width)
            line += 1


def _draw_more(scene: Scene, seat: int, x: int, y: int, width: int) -> None:
    """Diamond and ink pot, and beside them the resting piles in two lines."""
    canvas, p = scene.canvas, scene.s.players[seat]
    for i, track in enumerate(progress_of(scene.t, p)):
        at = canvas.put(x + 1, y + i, sign_of(scene, track), track.hue.pale) + 1
        at = canvas.put(at, y + i, str(track.at), bold(INK)) + 1
        scene.pounds(at, y + i, track.worth)
    draw_piles(scene, seat, x + 13, y, x + width, 2)


def _draw_player(scene: Scene, seat: int, x: int, y: int, width: int, *, piles: bool) -> None:
    s, canvas, p = scene.s, scene.canvas, scene.s.players[seat]
    acts = s.phase == ACTION and seat == s.active
    canvas.fill(x, y, width, 2, RAISED if acts else SHEET)
    scene.player(x, y, seat)
    name = scene.look.names[seat]
    shown = name if len(name) <= 6 else name[:5] + "…"
    canvas.put(x + (4 if len(shown) < 6 else 3), y, shown, bold(BRIGHT) if acts else INK)
    if acts:
        canvas.put(x, y + 1, "▶", CURSOR)
    at = scene.pounds(x + 2, y + 1, p.pounds)
    canvas.put(max(at, x + 5) + 1, y + 1, "●" * p.discs if p.discs < 4 else f"●{p.discs}", ink_of(seat))
    canvas.mark(f"player-{seat}", x, y, 10, 2)
    if words := idle_words(scene, seat):
        canvas.put(x + 11, y, words, bold(BRIGHT) if s.phase == OVER else SOFT)
        if piles:
            draw_piles(scene, seat, x + 11, y + 1, x + width)
        return
    draw_row(scene, seat, x + 10, y, width - 10)
    if acts:
        _draw_taking(scene, p, x + 10, y + 1, width - 10)


def _draw_taking(scene: Scene, p: Player, x: int, y: int, width: int) -> bool:
    """If the selected choice ends the phase: the pile that would be taken to hand, if the table after it is known."""
    if not isinstance(scene.action, do.EndPhase):
        return False
    text = scene.say("ends")
    if scene.look.after is not None:
        pile = _taken_pile(p, scene.then.players[scene.s.active])
        text = scene.least(width, "ends-takes", cards=scene.words.briefly(pile), n=len(pile))
    scene.ghost(x, y, f"{text:<{width}}")
    return True


def _taken_pile(now: Player, then: Player) -> tuple[str, ...]:
    """The resting pile that has gone to hand: a pile that stays keeps its cards and may get another on top."""
    both = zip(now.piles, then.piles, strict=True)
    return next((pile for pile, later in both if later[: len(pile)] != pile), ())


def idle_words(scene: Scene, seat: int) -> str:
    """Return why a player has no cards in the slots that the viewer could see; at the end what they are worth."""
    s, t, p = scene.s, scene.t, scene.s.players[seat]
    if s.phase == OVER:
        worth = [sum(line.points for line in score_lines(t, s, other)) for other in range(len(s.players))]
        return scene.say("worth-in-the-end", worth=worth[seat], most=int(worth[seat] == max(worth)))
    if p.passed:
        return scene.say("has-ended")
    if s.phase == PLAN and not any(p.area[: len(t.slots)]):
        return scene.say("has-planned") if p.planned else scene.say("plans-in-secret")
    return ""


def draw_row(scene: Scene, seat: int, x: int, y: int, width: int) -> None:
    """The cards of an area side by side, tiles behind them."""
    t, s, p = scene.t, scene.s, scene.s.players[seat]
    places = [place for place, name in enumerate(p.area) if name and name != HIDDEN]
    extra = p.plus_one == UNATTACHED
    count_of = max(5 if width < 44 else 4, len(places) + extra)
    each = min(10, max(4, (width + 1) // count_of - 1))
    mine = seat == s.active and not s.frames
    keys = keys_of_cards(scene) if mine else {}
    uses = used_by(scene) if mine else frozenset()
    for i, place in enumerate(places):
        card, at = t.cards[p.area[place]], x + i * (each + 1)
        draw_mini(
            scene,
            card,
            at,
            y,
            each,
            used=bool(p.used >> place & 1),
            plus=t.plus_one if place == p.plus_one else 0,
            key=keys.get(t.places[place], ""),
            mark=t.slot_letters[place].upper() if place < len(t.slots) else "t",
        )
        scene.canvas.mark(f"area-{seat}-{t.places[place]}", at, y, each, 2)
        if t.places[place] in uses:
            scene.canvas.wash(at, y, each, 2, CURSOR)
            for line in (y, y + 1):
                scene.canvas.inks[line][at : at + each] = [bold(ON_CURSOR)] * each
    if extra:
        at = x + len(places) * (each + 1)
        scene.canvas.put(at, y, "+1", bold(SOFT))
        scene.canvas.mark(f"plus-one-{seat}", at, y, 2, 1)


# On a tab: three lines a player


def draw_area_lines(scene: Scene, x: int, y: int, width: int = 78) -> None:
    """Belongings and totals; cards in play or resting piles in two lines."""
    s, canvas = scene.s, scene.canvas
    for seat, p in enumerate(s.players):
        line, acts = y + 3 * seat, s.phase == ACTION and seat == s.active
        canvas.fill(x, line, width, 1, RAISED)
        canvas.fill(x, line + 1, width, 2, SHEET)
        at = scene.player(x, line, seat) + 1
        name = scene.look.names[seat][:8]
        canvas.put(at, line, name, bold(BRIGHT) if acts else INK)
        at = scene.pounds(x + 17, line, p.pounds) + 1
        canvas.put(max(at, x + 21), line, "●" * p.discs if p.discs < 5 else f"●{p.discs}", ink_of(seat))
        at = canvas.put(x + 26, line, scene.say("hand", n=len(p.hand)), SOFT) + 2
        scene.totals(x + 35, line, total_words(scene, ".short"), p.totals)
        if seat == s.marker:
            canvas.put(x + 13, line, scene.say("marker"), bold(BRIGHT))
        canvas.mark(f"player-{seat}", x, line, 34, 1)
        if words := idle_words(scene, seat):
            canvas.put(x + 1, line + 1, words, SOFT)
            draw_piles(scene, seat, x + 1, line + 2, x + width)
        else:
            draw_row(scene, seat, x + 1, line + 1, width - 1)
            if acts:
                _draw_taking(scene, p, x + 1, line + 2, width - 1)


def draw_piles(scene: Scene, seat: int, x: int, y: int, end: int, lines: int = 1) -> None:
    """The resting piles, each with the letter of its slot and its cards, so that everybody sees what may come back:
    by their names, by short names, by what is typed for them, as they fit."""
    canvas, t, p = scene.canvas, scene.t, scene.s.players[seat]
    piles = [(letter, pile) for letter, pile in zip(t.slot_letters, p.piles, strict=True) if pile]
    if not piles:
        canvas.put(x, y, scene.say("rest-none"), SOFT)
        return
    x = canvas.put(x, y, scene.say("rest"), SOFT) + 1
    forms = ((_label, 1), (_brief, 1), (_typed, 1), (_typed, 0))  # rather short than without a gap
    told = (([[form(scene, name) for name in pile] for _, pile in piles], gap) for form, gap in forms)
    gap, words, laid = next(
        ((gap, words, laid) for words, gap in told if (laid := _lay_out(words, gap, end - x, lines))),
        (1, [], []),
    )
    for i, (letter, pile) in enumerate(piles):
        if not laid:  # nothing fits: only how many
            start = x
            x = canvas.put(canvas.put(x, y, letter.upper(), bold(BRIGHT)) + 1, y, str(len(pile)), INK) + 1
            canvas.mark(f"pile-{seat}-{letter}", start, y, x - start - 1, 1)
            continue
        left, line = x + laid[i][0], y + laid[i][1]
        at = canvas.put(left, line, letter.upper(), bold(BRIGHT)) + 1
        for number, (name, text) in enumerate(zip(pile, words[i], strict=True)):
            hue = paler(card_hue(t, t.cards[name]), 0.25)
            ground = hue.ground if gap or number % 2 == 0 else dark(hue.ground, 0.25)
            at = canvas.put(at, line, text, readable(hue.ink, ground), ground=ground) + gap
        canvas.mark(f"pile-{seat}-{letter}", left, line, at - gap - left, 1)


def _label(scene: Scene, name: str) -> str:
    card = scene.t.cards[name]
    figure = card_figure(scene.t, card)
    return f"{card_kind(scene, card, 7 - len(figure)):<{8 - len(figure)}}{figure}"


def _brief(scene: Scene, name: str) -> str:
    return scene.words.brief(name)


def _typed(scene: Scene, name: str) -> str:
    """Return the part of the code that plans a card as far as it shows the kind: `c2`, `k3`."""
    return scene.t.cards[name].code[:2]


def _lay_out(words: list[list[str]], gap: int, width: int, lines: int) -> list[tuple[int, int]]:
    """Where each pile begins, whole piles one after the other; none if they do not fit."""
    laid, at, line = [], 0, 0
    for pile in words:
        size = 2 + sum(len(text) + gap for text in pile) - gap
        if at + size > width:
            at, line = 0, line + 1
        if size > width or line >= lines:
            return []
        laid.append((at, line))
        at += size + 1 + gap
    return laid


# On the large table: three lines a player


def draw_areas_large(scene: Scene, x: int, y: int, width: int = 108) -> None:
    """Draw players with money, discs, hand; the cards in play; diamond, ink pot and resting piles."""
    s, canvas = scene.s, scene.canvas
    canvas.fill(x, y, width, 14, SHEET)
    scene.title(x, y, width, scene.say("areas"), focus=s.phase == ACTION and not s.frames)
    canvas.put(x + 62, y, scene.say("areas-note"), SOFT)
    for seat in range(len(s.players)):
        _draw_player_large(scene, seat, x, y + 1 + 3 * seat, width)


def _draw_player_large(scene: Scene, seat: int, x: int, y: int, width: int) -> None:
    s, canvas, p = scene.s, scene.canvas, scene.s.players[seat]
    acts = s.phase == ACTION and seat == s.active
    canvas.fill(x, y, width, 3, RAISED if acts else SHEET)
    scene.player(x, y, seat)
    canvas.put(x + 4, y, scene.look.names[seat][:10], bold(BRIGHT) if acts else INK)
    at = scene.pounds(x + 4, y + 1, p.pounds)
    canvas.put(max(at + 1, x + 8), y + 1, "●" * p.discs, ink_of(seat))
    canvas.put(x + 4, y + 2, scene.say("hand", n=len(p.hand)), SOFT)
    if acts:
        canvas.put(x + 1, y + 1, "▶", CURSOR)
    canvas.mark(f"player-{seat}", x, y, 14, 3)
    if words := idle_words(scene, seat):
        canvas.put(x + 15, y, words, SOFT)
    else:
        draw_row(scene, seat, x + 15, y, 46)
    draw_progress(scene, p, x + 62, y, 18)
    canvas.mark(f"tracks-{seat}", x + 62, y, width - 62, 2)
    if not (acts and _draw_taking(scene, p, x + 15, y + 2, width - 15)):
        draw_piles(scene, seat, x + 15, y + 2, x + width)
