"""Reasons for a choice that brings no points at once: whose shares rise with it, and how many others hold."""

from boardgames.core.game import Seat
from boardgames.core.messages import Messages
from boardgames.mombasa import actions as do
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.rules.scoring import shares
from boardgames.mombasa.state import State


def purpose(t: Tables, messages: Messages, s: State, seat: Seat, action: AnyAction) -> str:
    match action:
        case do.Expand(company) if company in t.company_at:
            held = [sum(shares(t, s, one, t.company_at[company])) for one in range(len(s.players))]
            most = max(count for one, count in enumerate(held) if one != seat)
            return messages.text("purpose-shares", held=held[seat], most=most) if held[seat] > most else ""
        case _:
            return ""
