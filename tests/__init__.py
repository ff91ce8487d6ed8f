"""The tests. The toy is a package of its own: pytest finds it by its settings, `python -m tests.hostile` by this."""

import sys
from pathlib import Path

THIRD_PARTY = str(Path(__file__).resolve().parent / "thirdparty")
if THIRD_PARTY not in sys.path:
    sys.path.append(THIRD_PARTY)
