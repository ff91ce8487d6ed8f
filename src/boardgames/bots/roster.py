"""The bots that this program brings along."""

from boardgames.bots import Bot
from boardgames.bots.levels import SLIPS, HeuristicBot, SearchBot
from boardgames.bots.random_bot import RandomBot

_ALL: tuple[Bot, ...] = (
    HeuristicBot("easy", SLIPS),
    SearchBot("normal"),
    SearchBot("strong"),
    RandomBot(),
    HeuristicBot("heuristic", 0),
)
BOTS = {bot.name: bot for bot in _ALL}
