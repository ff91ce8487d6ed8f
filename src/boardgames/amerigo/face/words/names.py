"""Names of things: the catalogue of messages, and the functions by which it names what the tables contain."""

from msgspec.structs import asdict

from boardgames.amerigo.box.tables import COLOURS, EXTRA_AP, Tables
from boardgames.core.messages import ENGLISH, Argument, Function, Messages
from boardgames.core.translate_tables import kind_of, name_key


def space_label(name: str) -> str:
    """A frame space as its label (`N1`), a cell as itself."""
    side, _, number = name.removeprefix("frame-").partition("-")
    return side.upper() + number if number else name


def shape_label(t: Tables, kind: int) -> str:
    """The shape of a tile on one line, as its table gives it."""
    return t.shapes[t.landscape[kind].form].label.replace(" ", "·")


class Names:
    """The messages over one set of tables."""

    def __init__(self, t: Tables, language: str = ENGLISH) -> None:
        self.tables = t
        functions: dict[str, Function] = {
            "COLOUR": self.colour,
            "GOOD": self.good,
            "ACTION": self.action,
            "TOKEN": self.token,
            "SPACE": self.space,
            "LABEL": lambda name: space_label(str(name)),
            "ISLAND": self.island,
            "TILENAME": self.tile_name,
            "SHAPE": self.shape,
            "SOME": lambda text: "yes" if text else "no",
            "ABOVE": lambda points: "yes" if int(points) > 0 else "no",
            "BEHIND": lambda steps: "yes" if int(steps) < 0 else "no",
        }
        self.messages = Messages.beside(__file__, language, functions)

    def say(self, key: str, /, **arguments: Argument) -> str:
        return self.messages.text(key, **arguments)

    def form(self, key: str, form: Argument, /, **facts: Argument) -> str:
        """A message in the form that a language needs, which is an attribute of it; else the message itself."""
        formed = f"{key}.{form}"
        return self.say(formed if form and formed in self.messages else key, **facts)

    def colour(self, colour: Argument, form: Argument = "") -> str:
        return self.form(f"colour-{colour}", form)

    def good(self, good: Argument, form: Argument = "") -> str:
        return self.form(f"good-{good}", form)

    def action(self, colour: Argument, form: Argument = "") -> str:
        """The action of a colour of the wheel."""
        row = self.tables.colours[COLOURS.index(str(colour))]
        return self.messages.named(name_key(kind_of(type(row)), row.id), str(form), row.label)

    def token(self, token: Argument) -> str:
        return self.tables.tokens[str(token)].label

    def island(self, number: Argument, form: Argument = "") -> str:
        """Islands are counted from 1."""
        return self.form("island-name", form, number=int(number) + 1)

    def space(self, name: Argument) -> str:
        """A space in a sentence: `frame N1`, which is not the cell n1."""
        label = space_label(str(name))
        return label if label == name else self.say("frame-space", label=label)

    def shape(self, tile: Argument) -> str:
        """`two in a row`; a shape that has no name as its rows."""
        row = self.tables.landscape[self.tables.landscape_index[str(tile)]]
        key = f"shape-{row.shape}"
        return self.say(key) if key in self.messages else self.tables.shapes[row.form].label

    def tile_name(self, tile: Argument, form: Argument = "") -> str:
        """`village (two in a row)`"""
        row = self.tables.landscape[self.tables.landscape_index[str(tile)]]
        return self.form("tile-name-village" if row.village else "tile-name-neutral", form, shape=self.shape(tile))

    def tile_text(self, tile: str) -> str:
        """A tile with its cost and its points on small and large islands."""
        row = self.tables.landscape[self.tables.landscape_index[tile]]
        return self.say(
            "tile-with-points",
            tile=tile,
            village=int(row.village),
            cost=row.cost,
            small=row.vp_small,
            large=row.vp_large,
        )

    def token_text(self, token: str, kind: str = "token") -> str:
        """Return the effect of a progress token; the kind `take` has half a row for it, `brief` a word or two."""
        row = self.tables.tokens[token]
        facts: dict[str, Argument] = {name: fact for name, fact in asdict(row).items() if isinstance(fact, int)}
        if row.kind in EXTRA_AP:
            facts |= {"first": row.actions[0], "second": row.actions[-1]}
        return self.say(f"{kind}-{row.kind}", **facts)
