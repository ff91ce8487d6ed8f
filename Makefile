# Two commands are enough for a newcomer: `make play` and `make test`. Both set themselves up first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test lint conformance bench pictures gallery clean

play: $(READY)
	@$(BIN)/boardgames

test: $(READY) lint
	$(BIN)/python -m pytest -n 2 --dist loadgroup -q

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

conformance: $(READY)
	$(BIN)/python -m tests.conformance

bench: $(READY)
	$(BIN)/python -m tests.bench

pictures: $(READY)
	$(BIN)/python -m tests.pictures

gallery: $(READY)
	$(BIN)/python -m tests.gallery $(SCREENS)

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(READY)

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis dist gallery
