"""What the app remembers between evenings."""

from pathlib import Path

from boardgames.session import USUAL_NAMES
from boardgames.tui.settings import Settings, read_settings, settings_path, write_settings


def test_settings_survive_nonsense(own_home: Path) -> None:
    write_settings(Settings(theme="light"))
    assert read_settings().theme == "light"
    settings_path().write_text("nonsense")
    assert read_settings() == Settings()
    settings_path().write_text('{"curtain": "sometimes", "names": ["Zoe"]}')
    assert read_settings().curtain == "when needed"
    assert read_settings().names == ["Zoe", "Boris", "Chloe", "Dmitri", *USUAL_NAMES[4:]]
