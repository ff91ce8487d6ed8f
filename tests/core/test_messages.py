"""Catalogues of messages: what is read of Fluent, what comes out, and mistakes with their lines."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, Visitor, ast
from hypothesis import example, given
from hypothesis import strategies as st

from boardgames.core.messages import PLURALS, Argument, MessageError, Messages, Named

ROOT = Path(__file__).resolve().parent.parent.parent
FILES = sorted(path for room in ("src", "tests") for path in (ROOT / room).rglob("*.ftl"))

TEXT = """\
# The shelf.
-company = East India Company
plain = The game is over.
blank = The { $boat } boat is full.
coins = It asks { $need ->
    [one] one coin
   *[other] { $need } coins
 } and you have { $have }.
drink = { $drink ->
    [tea] a cup
    [0] nothing
   *[other] a glass
 }
closed = The { -company } is closed.
again = So: { plain }
goods = It asks { GOODS($good, $need) }.
kind = { KIND($good) ->
    [wet] by the barrel
   *[dry] by the sack
 }
quoted = { "{" }{ "}" } { "\\u00e9 \\"x\\" \\\\" } { 3 } { -4 }
lines =
    first
      second, indented

    third
"""


def goods(good: str, count: int) -> str:
    return f"{count} {good}"


def kind(good: str) -> str:
    return "wet" if good == "tea" else "dry"


def spoken(key: str, language: str = "en", /, **arguments: Argument) -> str:
    return Messages(TEXT, language, {"GOODS": goods, "KIND": kind}).text(key, **arguments)


def test_text_and_blanks() -> None:
    assert spoken("plain") == "The game is over."
    assert spoken("blank", boat="red") == "The red boat is full."


@pytest.mark.parametrize(
    ("language", "ones", "others"),
    [("en", (1, -1), (0, 2, 11, 21)), ("fr", (0, 1, -1), (2, 11, 21)), ("nl", (1, -1), (0, 2, 11, 21))],
)
def test_plurals(language: str, ones: tuple[int, ...], others: tuple[int, ...]) -> None:
    assert set(PLURALS) == {"en", "fr", "nl"}
    for need in ones:
        assert spoken("coins", language, need=need, have=0) == "It asks one coin and you have 0."
    for need in others:
        assert spoken("coins", language, need=need, have=0) == f"It asks {need} coins and you have 0."


@pytest.mark.parametrize(
    ("drink", "served"), [("tea", "a cup"), (0, "nothing"), ("0", "nothing"), (1, "a glass"), ("gin", "a glass")]
)
def test_selection_by_the_value_itself(drink: Argument, served: str) -> None:
    assert spoken("drink", drink=drink) == served


def test_terms_and_other_messages() -> None:
    assert spoken("closed") == "The East India Company is closed."
    assert spoken("again") == "So: The game is over."


def test_functions_give_texts_and_values_to_select_by() -> None:
    assert spoken("goods", good="tea", need=3) == "It asks 3 tea."
    assert spoken("kind", good="tea") == "by the barrel"
    assert spoken("kind", good="silk") == "by the sack"


def test_quoted_texts_and_numbers() -> None:
    assert spoken("quoted") == '{} é "x" \\ 3 -4'


def test_further_lines_lose_what_they_share_of_their_indentation() -> None:
    assert spoken("lines") == "first\n  second, indented\n\nthird"


def test_the_indentation_of_a_selection_is_not_that_of_the_text() -> None:
    text = "a = It asks { $n ->\n    [one] one\n        or none\n   *[other] many\n } and\n    goes on  \n"
    assert Messages(text, "en").text("a", n=2) == "It asks many and\ngoes on"
    assert Messages(text, "en").text("a", n=1) == "It asks one\nor none and\ngoes on"


def test_keys_stand_in_the_order_of_the_file() -> None:
    catalogue = Messages(TEXT, "en")
    assert catalogue.keys()[:3] == ("-company", "plain", "blank")
    assert "plain" in catalogue
    assert "plane" not in catalogue


def test_lines_may_end_as_elsewhere() -> None:
    assert Messages(TEXT.replace("\n", "\r\n"), "en").text("lines").splitlines()[0] == "first"


def test_a_catalogue_lies_beside_its_module(tmp_path: Path) -> None:
    (tmp_path / "nl.ftl").write_text("over = Het spel is voorbij — tot ziens.\nbad = {\n", encoding="utf-8")
    catalogue = Messages.beside(str(tmp_path / "words.py"), "nl")
    assert catalogue.text("over") == "Het spel is voorbij — tot ziens."
    with pytest.raises(MessageError, match=r"nl\.ftl, line 2: expected a name"):
        catalogue.text("bad")
    with pytest.raises(MessageError, match=r"nl\.ftl, there is no message 'gone'"):
        catalogue.text("gone")


MISTAKES = [
    ("no key", "fine = a\n= b", "line 2: expected a key, = and a message"),
    ("no message", "fine = a\nbad", "line 2: expected a key, = and a message"),
    ("a tab", "fine = a\n\tb", "line 2: expected a key, = and a message"),
    ("a letter of another alphabet", "clé = a", "line 1: expected a key, = and a message"),
    ("a comment without a space", "#x", "line 1: expected a space after #"),
    ("text first", "  a\nfine = a", "line 1: this text belongs to no message"),
    ("text after a comment", "fine = a\n# why\n  b", "line 3: this text belongs to no message"),
    ("two of one key", "a = b\n\na = c", "line 3: there are two messages 'a'"),
    ("nothing", "a =\n\n\nb = c", "line 1: expected text"),
    ("a brace too few", "a =\n  b\n  { $c", "line 3: expected '}' at ''"),
    ("a brace too many", "a = b\n  c } d", "line 2: expected text, and braces in pairs at '} d'"),
    ("a line that begins with a brace", "a = b\n  } c", "line 2: expected a line of text, which begins with none of"),
    ("an attribute of nothing", "  .c = d", "line 1: this text belongs to no message"),
    ("an attribute without a name", "a = b\n  .= d", "line 2: expected a line of text, which begins with none of"),
    ("a term's attribute that is said", "-a = b\n  .c = d\ne = { -a.c }", "line 3: expected an attribute of a term"),
    (
        "a selection by an attribute",
        "a = b\n  .c = d\ne = { a.c ->\n *[other] d\n }",
        "line 3: expected a selection by",
    ),
    ("a variant outside", "a = b\n  [c] d", "line 2: expected a line of text, which begins with none of"),
    ("no name", "a = { $ }", "line 1: expected a name at ' }'"),
    ("an open quote", 'a = b\n  { "c }', "line 2: expected a quoted text on one line at '\"c }'"),
    ("an unknown escape", r'a = { "\n" }', "line 1: expected a quoted text on one line"),
    ("no comma", "a = { F($b $c) }", "line 1: expected ',' at '$c) }'"),
    ("a named argument", 'a = { F($b, c: "d") }', "line 1: expected ','"),
    ("a function in small letters", "a = { f($b) }", "line 1: expected a function in capitals at 'f($b) }'"),
    ("an open call", "a = { F($b", "line 1: expected ',' at ''"),
    ("a fraction", "a = { 1.5 }", "line 1: expected '}' at '.5 }'"),
    ("no default", "a = { $b ->\n  [one] c\n }", "line 2: expected a variant with *"),
    ("no variant", "a = { $b ->\n }", "line 1: expected a variant with *"),
    ("two defaults", "a = { $b ->\n *[one] c\n *[other] d\n }", "line 3: expected each variant once, and one *"),
    ("a variant twice", "a = { $b ->\n [one] c\n [one] d\n *[other] e\n }", "line 3: expected each variant once"),
    ("an empty variant", "a = { $b ->\n [one]\n *[other] e\n }", "line 2: expected text"),
    ("a selection that ends on its line", "a = { $b ->\n *[other] e }", "line 2: expected a new line at '}'"),
    ("a selection by a message", "a = b\nc = { a ->\n *[other] d\n }", "line 2: expected a selection by a variable"),
    ("a selection by a term", "-a = b\nc = { -a ->\n *[other] d\n }", "line 2: expected a selection by a variable"),
]


@pytest.mark.parametrize(("text", "sentence"), [pytest.param(*rest, id=name) for name, *rest in MISTAKES])
def test_a_mistake_is_named_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(MessageError) as caught:
        read_all(text)
    assert str(caught.value).startswith(sentence)


def read_all(text: str) -> Messages:
    """A catalogue of which every message has been read."""
    catalogue = Messages(text, "en")
    for _ in map(catalogue.part, catalogue.keys()):
        pass
    return catalogue


def test_the_longest_form_that_fits_is_taken() -> None:
    catalogue = Messages("a = { $n } of them\n  .short = { $n } left\n  .tiny = { $n }\nb = { a.short }!", "en")
    assert [catalogue.fitting(width, "a", n=3) for width in (9, 8, 6, 5, 1, 0)] == [
        "3 of them",
        "3 left",
        "3 left",
        "3",
        "3",
        "",
    ]
    assert catalogue.text("b", n=2) == "2 left!"


def test_a_term_takes_arguments_and_selects_by_its_attribute() -> None:
    catalogue = Messages(
        "-ship = { $article ->\n  [def] the ship\n *[none] ship\n }\n  .gender = it\n"
        'a = { -ship(article: "def") } { -ship.gender ->\n  [it] itself\n *[other] themselves\n }',
        "en",
    )
    assert catalogue.text("a", article="none") == "the ship itself"


def test_what_a_message_needs_and_does_not_get() -> None:
    catalogue = Messages("a = { $b }\nc = { d }\ne = { F(1) }", "en")
    for key, sentence in (
        ("a", r"the message speaks of \$b, which nobody gave"),
        ("c", "there is no message 'd'"),
        ("e", "there is no function F"),
        ("f", "there is no message 'f'"),
    ):
        with pytest.raises(MessageError, match=sentence):
            catalogue.text(key)


def test_a_language_without_plurals_is_said() -> None:
    with pytest.raises(MessageError, match="no plurals for the language 'eo'"):
        Messages("", "eo")


# beside the parser of the people who made the format


def official(text: str) -> ast.Resource:
    return FluentParser(with_spans=False).parse(text)


def junk(text: str) -> list[str]:
    return [str(entry.content) for entry in official(text).body if isinstance(entry, ast.Junk)]


def entries(text: str) -> dict[str, ast.Pattern]:
    """The pattern of every message and term by its key."""
    found: dict[str, ast.Pattern] = {}
    for entry in official(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            assert entry.value is not None
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            found[name] = entry.value
            found |= {f"{name}.{one.id.name}": one.value for one in entry.attributes}
    return found


def bare(pattern: ast.Pattern) -> str | None:
    """The text of a pattern that is nothing but text."""
    texts = [element.value for element in pattern.elements if isinstance(element, ast.TextElement)]
    return "".join(texts) if len(texts) == len(pattern.elements) else None


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_catalogue_is_fluent(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert junk(text) == []
    assert set(read_all(text).keys()) == set(entries(text))


def variables(patterns: dict[str, ast.Pattern]) -> dict[str, set[str]]:
    """The variables of every message, those of its shorter forms included."""
    found: dict[str, set[str]] = {}

    class Finder(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found[key].add(node.id.name)

    for name, pattern in patterns.items():
        key = name.split(".")[0]
        found.setdefault(key, set())
        Finder().visit(pattern)
    return found


@pytest.mark.parametrize("path", [p for p in FILES if p.stem != "en"], ids=lambda path: str(path.relative_to(ROOT)))
def test_a_translation_has_the_same_messages(path: Path) -> None:
    """Names of things are the language's own, and so are the lengths in which it says something."""
    ours, english = (variables(entries(p.read_text(encoding="utf-8"))) for p in (path, path.with_name("en.ftl")))
    named = {key for key in ours if key.startswith(("name-", "-"))}
    assert ours.keys() - named == {key for key in english if not key.startswith(("name-", "-"))}
    unknown = {key: ours[key] - english[key] for key in ours.keys() - named}
    assert {key: names for key, names in unknown.items() if names} == {}


def test_a_missing_message_is_said_in_english() -> None:
    english = Messages("here = Here are { $n ->\n    [one] one\n   *[other] { $n }\n }\nonly = Only English", "en")
    french = Messages("here = Voici { $n ->\n    [one] un\n   *[other] { $n }\n }", "fr", fallback=english)
    assert french.text("here", n=0) == "Voici un"
    assert french.text("only") == "Only English"
    assert "only" in french
    assert french.keys() == ("here",)


def test_a_translators_mistake_costs_the_message_and_not_the_game() -> None:
    english = Messages("full = The boat is full.", "en")
    for wrong in ("full = Le { $bateau } est plein.", "full = { BOAT() }", "full = { plein }"):
        assert Messages(wrong, "fr", fallback=english).text("full") == "The boat is full."


def test_forms_of_two_languages_are_never_mixed() -> None:
    english = Messages("gold = gold pieces\n    .tiny = gp", "en")
    assert Messages("gold = pièces d'or", "fr", fallback=english).fitting(4, "gold") == ""
    assert Messages("silver = argent", "fr", fallback=english).fitting(4, "gold") == "gp"


def test_a_person_is_selected_by_a_key_and_not_by_the_word() -> None:
    text = "has = { $who ->\n    [you] You have\n   *[other] { $who } has\n }"
    messages = Messages(text, "en")
    assert messages.text("has", who=Named("you", "other")) == "you has"
    assert messages.text("has", who=Named("vous", "you")) == "You have"


def test_a_name_has_the_forms_that_its_language_needs() -> None:
    french = Messages("name-good-book = livre\n    .def = le livre", "fr")
    assert french.named("name-good-book", "def", "book") == "le livre"
    assert french.named("name-good-book", "plural", "book") == "livre"
    assert french.named("name-good-wine", "def", "wine") == "wine"


def test_there_are_catalogues() -> None:
    assert FILES


PIECES = [
    "a",
    "b = c",
    "key",
    "-term",
    " ",
    "  ",
    "   ",
    "\n",
    "\n ",
    "\n    ",
    "=",
    " = ",
    "{",
    "}",
    " }\n",
    "$n",
    "{ $n }",
]
PIECES += ["->", "{ $n ->", "\n   *[other] x", "\n    [one] y", "\n    [1] z", "[", "]", "*", ".", '"', '{ "q" }', "\\"]
PIECES += ["F(", ")", ",", "#", "# note\n", "{ -term }", "{ b }", "{ F($n, 1) }", "\n }", "é", "-", "1", "\nk2 = v"]


@given(st.lists(st.sampled_from(PIECES), max_size=14).map("".join))
@example("a = b\n\n c\n   d\n")
@example("a =\n    { $n ->\n        [one] x\n       *[other] y\n    } z\n  w\n")
def test_what_is_read_here_is_read_there(rest: str) -> None:
    """Every text that this reader takes is Fluent, and means the same."""
    text = f"key = {rest}\n"
    try:
        catalogue = read_all(text)
    except MessageError:
        return
    assert junk(text) == []
    for key, pattern in entries(text).items():
        words = bare(pattern)
        if words is not None:
            assert catalogue.text(key) == words
