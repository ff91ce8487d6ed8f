"""View of a table for a screen. `build_scene` is the only way from a state to what a person sees.

Everything in a scene comes from what `observe` lets its viewer see; no widget is ever given a state that was not
observed.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, TypeAlias, cast

from boardgames.core.choice_forms import Form
from boardgames.core.equal_choices import group_equal
from boardgames.core.game import Decision, Game, Refusal, Seat, Thing
from boardgames.core.score_sheets import ScoreEstimate, estimate_scores, exact_scores
from boardgames.core.table import Table, done_by
from boardgames.core.values import Event
from boardgames.kit.look import Board, Look
from boardgames.table.draft import Draft
from boardgames.table.foresight import Forecast
from boardgames.table.typed_codes import common_beginning
from boardgames.tui.look.points import category_colours
from boardgames.tui.settings import EVERYBODYS, OWN_ONLY
from boardgames.tui.view.player_figures import PlayerFigures, categories_of, change, foreseen, with_score
from boardgames.words import say


class Everything:
    """View from which nothing is hidden, for replays."""


EVERYTHING = Everything()
Eye: TypeAlias = Seat | Everything | None
LOG_LINES = 300
"""Maximum number of lines of the history in a scene; a screen of its own shows all of it."""


@dataclass(frozen=True)
class Offer:
    """Choice in the list: legal, or illegal with the reason."""

    action: Any
    code: str
    group: str
    text: str
    place: str | None
    refusal: Refusal | None = None
    why: str = ""
    """Refusal in words; empty if the choice is legal."""
    form: Form | None = None
    """Smaller choices that it is made up of."""
    equal: tuple["Offer", ...] = ()
    """Other choices that come to the same: their codes and places mean this one."""

    @property
    def all_equal(self) -> tuple["Offer", ...]:
        """The choice, then the others that come to the same."""
        return (self, *self.equal)

    @property
    def places(self) -> tuple[str, ...]:
        """Its place and theirs, each once."""
        return tuple(dict.fromkeys(offer.place for offer in self.all_equal if offer.place is not None))

    @property
    def why_with_rule(self) -> str:
        """The refusal in words, with its numbers and the id of the rule; empty if the choice is legal."""
        refusal = self.refusal
        if refusal is None:
            return self.why
        numbers = say("need-have", need=refusal.need, have=refusal.have or 0) if refusal.need is not None else ""
        return " ".join(filter(None, (self.why, f"({numbers})" if numbers else "", refusal.rule)))


@dataclass(frozen=True)
class HistoryLine:
    """A line of the history."""

    number: int
    seat: Seat | None
    """Seat that caused it; None if nobody did."""
    text: str
    fresh: bool
    """True if it happened since the last choice of the player to move."""
    concerns: tuple[Seat, ...] = ()


@dataclass(frozen=True)
class TableView:
    """A table as one viewer sees it at one moment: the *scene* that widgets show."""

    game: Game[Any, Any]
    names: tuple[str, ...]
    bots: tuple[str, ...]
    viewer: Seat | None
    seen: Any
    at: int
    """Number of choices that had been made."""
    of: int
    """Number of all choices of the game so far."""
    status: str
    decision: Decision | None
    question: str
    rules: tuple[str, ...]
    offers: tuple[Offer, ...]
    off: tuple[Offer, ...]
    players: tuple[PlayerFigures, ...]
    estimates: tuple[ScoreEstimate, ...]
    """Everybody's points as far as the viewer can know them, whether the table shows them or not."""
    log: tuple[HistoryLine, ...]
    begun: Any = None
    """View before the choices of a draft; None if there is no draft."""
    recalled: Any = None
    """View with what the viewer saw before; None if everything is seen."""

    @property
    def is_private(self) -> bool:
        """True if the open question shows its player something that another person at the table may not see."""
        secret = self.decision is not None and self.decision.secret
        return secret and bool(self.offers) and self.viewer is not None and self.bots.count("") > 1

    @property
    def asker(self) -> Seat | None:
        """Seat for which things are valued: the viewer or, where everybody looks on, the player who is asked."""
        if self.viewer is not None or self.decision is None or self.decision.secret or not self.offers:
            return self.viewer
        return self.decision.seat

    def thing(self, place: str) -> Thing | None:
        """Return the description of a place."""
        return self.game.words.thing(self.seen, self.asker, place, self.names)

    def players_after(self, forecast: Forecast) -> tuple[PlayerFigures, ...]:
        """Return the players with what a choice would change, unless onlookers may not see that."""
        if forecast.is_final or self.is_private or self.decision is None:
            return self.players  # nothing changes, or the shape of it would reveal something to onlookers
        # The strip and the outcome ask one after the other, and the cursor returns: the forecast is the same object.
        _, known = self._after.get(id(forecast), (None, None))
        if known is None:
            now = self.seen if self.begun is None else self.begun
            known = foreseen(self.game, self.players, now, forecast.certain, {self.decision.seat: forecast.hides})
            self._after[id(forecast)] = forecast, known
        return known

    def look(self, place: str | None = None, action: Any = None, after: Any = None) -> Look:
        """Return the look of the board for this viewer."""
        return replace(self._look, selected=place, action=action, after=None if self.is_private else after)

    @cached_property
    def _look(self) -> Look:
        """Look with nothing selected: the part that does not depend on the cursor."""
        codes: dict[str, list[str]] = {}
        for offer in self.offers:
            for place in offer.places:
                codes.setdefault(place, []).append(offer.code)
        # Several choices at one place: what their codes begin with narrows the list to them.
        legal = {where: common_beginning(here) or here[0] for where, here in codes.items()}
        scored = frozenset(player.seat for player in self.players if player.score is not None)
        choices = tuple((one.action, offer.code) for offer in self.offers for one in offer.all_equal)
        return Look(self.names, self.viewer, legal, choices=choices, scored=scored, recalled=self.recalled)

    @cached_property
    def _after(self) -> dict[int, tuple[Forecast, tuple[PlayerFigures, ...]]]:
        return {}


def board_of(game: Game[Any, Any]) -> Board:
    """Return the drawing module of a game."""
    return cast(Board, game.parts.board())


def build_scene(
    table: Table[Any, Any],
    eye: Eye,
    bots: tuple[str, ...],
    *,
    at: int | None = None,
    asking: bool = True,
    asked: Decision | None = None,
    projection: str = EVERYBODYS,
) -> TableView:
    """Return the scene of a table for a viewer, now or after `at` choices.

    `asking` adds the choices of the open question; of several that are open at once it is `asked`, or the first.
    `projection` is the agreement of that name: whose score is shown as if the game ended now.
    """
    game, words = table.game, table.game.words
    at = len(table.choices) if at is None else at
    state = table.states[at]
    seen = _observed(game, state, eye)
    open_now = game.decisions(state)
    decision = asked if asked in open_now else open_now[0] if open_now else None
    mover = decision.seat if decision is not None else None
    offers, off = _choices(game, state, decision, seen) if asking else ((), ())
    since, until = absence_span(table, mover, at)
    estimates = _estimates(game, seen, eye)
    return TableView(
        game=game,
        names=table.names,
        bots=bots,
        viewer=None if isinstance(eye, Everything) else eye,
        seen=seen,
        at=at,
        of=len(table.choices),
        status=words.status(seen),
        decision=decision,
        question=words.question(seen, decision) if decision is not None else say("game-over"),
        rules=game.rules(seen),
        offers=offers,
        off=off,
        players=_players(table, eye, bots, seen, mover, (since, until), projection, estimates),
        estimates=estimates,
        log=history_lines(table, eye, since=max(0, at - LOG_LINES), until=at, newest=at, fresh_from=since),
        recalled=None if isinstance(eye, Everything) else game.recall(state, eye),
    )


def draft_scene(scene: TableView, draft: Draft) -> TableView:
    """Return the scene after the choices of a draft, with the question that is open then."""
    game, state = draft.game, draft.state
    seen = game.observe(state, scene.viewer)
    scene = replace(scene, recalled=game.recall(state, scene.viewer))
    if draft.is_open:
        decision = next(asked for asked in game.decisions(state) if asked.seat == draft.seat)
        offers, off = _choices(game, state, decision, seen)
        question = game.words.question(seen, decision)
        return replace(
            scene,
            seen=seen,
            status=game.words.status(seen),
            decision=decision,
            question=question,
            rules=game.rules(seen),
            offers=offers,
            off=off,
            begun=scene.seen if draft.steps else None,
        )
    return replace(scene, seen=seen, question=say("line-ends"), offers=(), off=())


def _choices(
    game: Game[Any, Any], state: Any, asked: Decision | None, seen: Any
) -> tuple[tuple[Offer, ...], tuple[Offer, ...]]:
    """Return the legal choices, and the illegal ones with their reasons."""
    if asked is None:
        return (), ()
    # The choices of a question that is not secret may be read by everybody: that is what `secret` means. What is
    # said of them rests on what the viewer knows.
    seat, own = asked.seat, game.observe(state, asked.seat)
    said = own if asked.secret else seen
    groups = group_equal(game, own, seat, game.legal_actions(own, seat))
    offers = tuple(
        replace(_offer(game, said, seat, first), equal=tuple(_offer(game, said, seat, other) for other in others))
        for first, others in groups.items()
    )
    off = (_offer(game, said, seat, a, game.refusal(own, seat, a)) for a in game.refused_actions(own, seat))
    return offers, tuple(offer for offer in off if offer.refusal is not None)


def _offer(game: Game[Any, Any], own: Any, seat: Seat, action: Any, refusal: Refusal | None = None) -> Offer:
    words = game.words
    return Offer(
        action,
        words.code(own, action),
        words.group(action),
        game.describe(own, seat, action),
        game.parts.board().place(game, own, action),
        refusal,
        "" if refusal is None else words.refusal(refusal),
        words.form(own, seat, action) if refusal is None else None,
    )


def offer_of(offers: Iterable[Offer], action: Any) -> Offer | None:
    """Return the offer of an action: it, or one that comes to the same; None if there is none."""
    return next((offer for offer in offers if any(one.action == action for one in offer.all_equal)), None)


def absence_span(table: Table[Any, Any], seat: Seat | None, at: int | None = None) -> tuple[int, int]:
    """From which number of choices to which other players have moved since this seat last chose something.

    The choices that the seat has made in a row just now do not end its absence: they belong to the turn in which the
    player still looks at what has changed. Nor does an answer that was given for the player. When the game is over
    nobody has been away.
    """
    until = len(table.choices) if at is None else at
    if seat is None:
        return until, until
    while until > 0 and table.choices[until - 1].seat == seat:
        until -= 1
    since = until
    while since > 0 and (table.choices[since - 1].seat != seat or was_unasked(table, since)):
        since -= 1
    return since, until


def told_choices(table: Table[Any, Any], eye: Eye, since: int, until: int) -> tuple[int, ...]:
    """Return the numbers of the choices between two that the history tells of: many a question is passed silently."""
    return tuple(dict.fromkeys(line.number for line in history_lines(table, eye, since=since, until=until)))


def was_unasked(table: Table[Any, Any], number: int) -> bool:
    """True if the choice with this number is one that a table need not ask for."""
    game, choice, state = table.game, table.choices[number - 1], table.states[number - 1]
    unasked = game.parts.unasked()
    if unasked is not None and unasked(game, table.states[:number], choice.seat) == choice.action:
        return True
    return len(game.legal_actions(state, choice.seat)) == 1


def _players(
    table: Table[Any, Any],
    eye: Eye,
    bots: tuple[str, ...],
    seen: Any,
    mover: Seat | None,
    away: tuple[int, int],
    projection: str,
    estimates: tuple[ScoreEstimate, ...],
) -> tuple[PlayerFigures, ...]:
    game, board = table.game, table.game.parts.board()
    categories = categories_of([estimate.sheet for estimate in estimates])
    colours = category_colours(game, len(table.names), [category for category, _ in categories])
    left, back = (_observed(game, table.states[i], eye) for i in away)
    sheets = game.scores(left)
    lines = []
    for seat, name in enumerate(table.names):
        before, after = (dict(board.holdings(game, state, seat)) for state in (left, back))
        now = board.holdings(game, seen, seat)
        if seat != mover:
            after = dict(now)
        holdings = tuple(  # of one's own only what others did: what was changed since then has no mark
            (label, value, change(before.get(label), value) if after.get(label) == value else "")
            for label, value in now
        )
        player = PlayerFigures(seat, name, seat == mover, bots[seat], None, holdings)
        if projection == EVERYBODYS or (projection == OWN_ONLY and seat == mover):
            player = with_score(player, estimates[seat], categories, sheets[seat], colours)
        lines.append(player)
    return tuple(lines)


def _estimates(game: Game[Any, Any], seen: Any, eye: Eye) -> tuple[ScoreEstimate, ...]:
    """Return everybody's points as far as this viewer can know them."""
    if isinstance(eye, Everything) or not game.decisions(seen):
        return exact_scores(game.scores(seen))
    return estimate_scores(game, seen, eye)


def _observed(game: Game[Any, Any], state: Any, eye: Eye) -> Any:
    return state if isinstance(eye, Everything) else game.observe(state, eye)


def _history(
    table: Table[Any, Any], eye: Eye, since: int, newest: int | None
) -> Iterator[tuple[int, Seat | None, Event]]:
    if not isinstance(eye, Everything):
        yield from table.history(eye, since, newest=newest)
        return
    for number, choice in enumerate(table.choices[since:], start=since + 1):
        yield from ((number, done_by(event, len(table.names)), event) for event in choice.events)


def history_lines(
    table: Table[Any, Any],
    eye: Eye,
    *,
    since: int = 0,
    until: int | None = None,
    newest: int | None = None,
    fresh_from: int = 0,
) -> tuple[HistoryLine, ...]:
    """Return the history as the viewer may read it, in words; see `Table.history`."""
    words = table.game.words
    lines = []
    until = len(table.choices) if until is None else until
    for number, seat, event in _history(table, eye, since, newest):
        if number > until:
            break
        if text := words.tell(event, table.names):
            lines.append(HistoryLine(number, seat, text, number > fresh_from, table.game.concerns(event)))
    return tuple(lines)
