"""How Sphinx builds the documentation: `make docs`. The sources are the Markdown pages of the whole project."""

from typing import Any

from boardgames import __version__

project, release, version = "boardgames", __version__, __version__
html_title = f"boardgames {__version__}"
root_doc = "README"
include_patterns = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/**/*.md", "data/*/PROVENANCE.md"]
exclude_patterns = [".venv", ".venvs", "docs/_build", "src", "tests"]
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_extra_path = ["site"]
smartquotes = False
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints = "description"
suppress_warnings = ["misc.highlighting_failure"]

CONTENTS = {
    "Play": ["playing", "text-mode", "in-a-browser", "saving", "opponents", "components"],
    "Library": ["guide", "learning", "simulation"],
    "Develop": ["architecture", "rule-to-test", "adding-a-game", "languages", "style"],
    "Reference": ["commands", "keys", "states", "api"],
}
"""The pages of each folder, in the order in which they are listed."""


def add_contents(app: Any, name: str, source: list[str]) -> None:
    """Append the tables of contents to the front page, which stays plain Markdown for code forges."""
    if name != "README":
        return
    listed = [(title, [f"docs/{title.lower()}/{page}" for page in pages]) for title, pages in CONTENTS.items()]
    listed.append(("Rules", ["docs/rules/index"]))
    listed.append(("Project", ["CONTRIBUTING", "CHANGELOG"]))
    for title, pages in listed:
        lines = ["```{toctree}", ":hidden:", f":caption: {title}", "", *pages, "```", ""]
        source[0] += "\n" + "\n".join(lines)


def hide_signature(app: Any, what: str, name: str, obj: Any, options: Any, signature: Any, returns: Any) -> Any:
    """Hide the arguments of protocols and records: nobody calls the former, and the latter list their fields."""
    return ("", None) if what == "class" else None


def setup(app: Any) -> None:
    """Connect what the settings alone cannot do."""
    app.connect("source-read", add_contents)
    app.connect("autodoc-process-signature", hide_signature)
    from pygments.lexers.configs import PropertiesLexer

    app.add_lexer("fluent", PropertiesLexer)
