"""Code in the documents that needs a library of an extra runs where that library is."""

import pytest

from tests.test_documents import BLOCKS, NEEDS, Block


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.path.startswith(NEEDS)], ids=str)
def test_python_runs_with_its_library(block: Block) -> None:
    pytest.importorskip(block.path.removeprefix(NEEDS))
    exec(compile(block.text, str(block), "exec"), {})
