# Two commands are enough for a newcomer: `make play` and `make test`. Both set themselves up first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Playing needs less than working on the program: each has its own mark.
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
VERSIONS := 3.11 3.12 3.13 3.14
# What pytest runs: `make suite TESTS=tests/core`.
TESTS :=
# The game of `make quick`.
GAME := felinia
# Byte code is kept whatever the environment says: without it every process that a test starts would compile the
# program for itself.
unexport PYTHONDONTWRITEBYTECODE

# How many mutations of each kind `make hostile` makes, by which SEED (none: a fresh one, which is printed); PARTS and
# GAMES narrow it down.
COUNT := 200
SEED :=
PARTS :=
GAMES :=
# How many seeds `make league` plays, and who plays, ALONE or not: the results are kept in data/league/, a file for each
# game and number of players, and the next call goes on. Files of other bots are refused: who changes a bot deletes them.
SEEDS := 10
BOTS := strong,normal,easy,planner-1
ALONE :=
SEATS := 2

.PHONY: play test suite quick laws release-check test-all test-floors test-newest test-adapters compiled wheels test-compiled lint conformance hostile coverage bench pictures gallery words docs docs-check reference league train lock dist clean

play: $(PLAYABLE)
	@$(BIN)/boardgames

test: lint suite

suite: $(READY)
	$(BIN)/python -m pytest -n 2 --dist loadgroup -q $(TESTS)

# Rules and core of one game, in seconds: make quick GAME=felinia
quick: $(READY)
	$(BIN)/python -m pytest -n 2 -q tests/core tests/test_layers.py $(foreach part,box rules,tests/$(GAME)/$(part))

# The suite on every Python that this machine has.
test-all: $(VERSIONS:%=test-%)

test-%:
	@if python$* -c '' 2>/dev/null; then \
		echo "Python $*:"; \
		$(MAKE) --no-print-directory suite PYTHON=python$* VENV=.venvs/$*; \
	else \
		echo "Python $* is not on this machine; it is left out."; \
	fi

# The suite with the lowest versions that pyproject.toml allows, and with the newest that there are.
test-floors: .venvs/floors/.ready
	.venvs/floors/bin/python -m pytest -n 2 --dist loadgroup -q $(TESTS)

.venvs/floors/.ready: pyproject.toml | $(READY)
	$(PYTHON) -m venv --clear .venvs/floors
	$(BIN)/python -m tests.floors > .venvs/floors/constraints.txt
	.venvs/floors/bin/python -m pip install --quiet --disable-pip-version-check \
		--constraint .venvs/floors/constraints.txt --editable '.[dev]'
	@touch $@

test-newest: $(READY)
	$(PYTHON) -m venv --clear .venvs/newest
	.venvs/newest/bin/python -m pip install --quiet --disable-pip-version-check --upgrade --editable '.[dev]'
	.venvs/newest/bin/python -m pytest -n 2 --dist loadgroup -q $(TESTS)

# The suites of the libraries that the games can be used with, in an environment that has them.
test-adapters: .venvs/adapters/.ready
	.venvs/adapters/bin/python -m pytest -n 2 -q tests/adapters tests/web tests/cli/test_completion.py

.venvs/adapters/.ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venvs/adapters
	.venvs/adapters/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt \
		--editable '.[dev,adapters,web,completion]'
	@touch $@

# The same program with its rules compiled, as a second kind of wheel: needs a C compiler and two minutes of two cores.
# It is built once, and again when a file of the program has changed.
COMPILED := dist/compiled/.built

compiled: $(COMPILED)

$(COMPILED): pyproject.toml $(shell find src data -type f -not -name '*.pyc' 2>/dev/null) | $(READY)
	rm -rf dist/compiled
	$(BIN)/python -m hatchling build -t sdist -d dist/compiled
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=true PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip wheel --quiet \
		--disable-pip-version-check --no-deps --wheel-dir dist/compiled dist/compiled/*.tar.gz
	@touch $@

# A compiled wheel for every Python that this machine has, in dist/compiled.
wheels: $(COMPILED) $(VERSIONS:%=wheel-%)

wheel-%: $(COMPILED)
	@if ls dist/compiled/*-cp$(subst .,,$*)-*.whl >/dev/null 2>&1; then \
		echo "Python $*: built already."; \
	elif python$* -c '' 2>/dev/null; then \
		HATCH_BUILD_HOOK_ENABLE_CUSTOM=true PIP_CONSTRAINT=constraints.txt python$* -m pip wheel --quiet \
			--disable-pip-version-check --no-deps --wheel-dir dist/compiled dist/compiled/*.tar.gz; \
	else \
		echo "Python $* is not on this machine; it is left out."; \
	fi

# The rules, the laws and the recorded games on the compiled program, in an environment that has nothing else of ours.
test-compiled: $(COMPILED)
	$(PYTHON) -m venv --clear .venvs/compiled
	.venvs/compiled/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt \
		"$$(ls dist/compiled/*-$$($(PYTHON) -c 'import sys; print("cp%d%d" % sys.version_info[:2])')-*.whl)[dev]"
	.venvs/compiled/bin/python -c 'from boardgames.core import engine; assert not engine.__file__.endswith(".py")'
	.venvs/compiled/bin/python -m pytest -n 2 --dist loadgroup -q -o pythonpath='. tests/thirdparty' \
		$(or $(TESTS),tests/core tests/laws tests/golden $(foreach game,amerigo eic felinia mombasa,tests/$(game)))

# The laws on games that the suite never plays: make laws SEEDS="1 2 3". Without seeds one is drawn, and printed.
laws: $(READY)
	@for seed in $(if $(filter command,$(origin SEEDS)),$(SEEDS),$(shell od -An -N4 -tu4 /dev/urandom)); do \
		echo "laws, seed $$seed:"; \
		$(BIN)/python -m pytest -n 2 --dist loadgroup -q --hypothesis-profile=open --hypothesis-seed=$$seed tests/laws || exit 1; \
	done

# All that must hold before a release and takes too long for every day; what failed is named at the end.
release-check:
	@failed=; for step in test test-all test-floors test-newest test-adapters test-compiled laws hostile; do \
		echo "== $$step"; \
		$(MAKE) --no-print-directory $$step || failed="$$failed $$step"; \
	done; \
	if [ -n "$$failed" ]; then echo "release-check fails:$$failed"; exit 1; fi; \
	echo "release-check: all of it holds"

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

conformance: $(READY)
	$(BIN)/python -m tests.conformance

# Broken files, failing disks, closed terminals: make hostile COUNT=2000 SEED=7 JOBS=4 PARTS="logs tables" GAMES=felinia
hostile: $(READY)
	$(BIN)/python -m tests.hostile $(COUNT) SEED=$(SEED) JOBS=$(JOBS) $(PARTS) $(GAMES)

# Lines and branches of src that the suite runs through; the report is also in coverage/index.html.
coverage: $(READY)
	$(BIN)/python -m pytest -n 2 --dist loadgroup -q --cov --cov-report=term:skip-covered --cov-report=html $(TESTS)

# With PEERS=1 the speed of the rules beside that of catanatron, which gets an environment of its own. BENCH_PYTHON is
# whose rules are measured: .venvs/compiled/bin/python for the compiled ones.
BENCH_PYTHON := $(BIN)/python

bench: $(READY) $(if $(PEERS),.venvs/peers/.ready,.venvs/wheel/.ready)
	$(BENCH_PYTHON) -m tests.bench --wheel .venvs/wheel/bin/python $(if $(PEERS),--peers .venvs/peers/bin/python)

# The wheel, in an environment of its own: how fast the program starts for whoever has installed it.
.venvs/wheel/.ready: pyproject.toml constraints.txt $(shell find src data -type f -not -name '*.pyc' 2>/dev/null) | $(READY)
	rm -rf .venvs/wheel
	$(PYTHON) -m venv .venvs/wheel
	$(BIN)/python -m hatchling build -t wheel -d .venvs/wheel
	.venvs/wheel/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt .venvs/wheel/*.whl
	@touch $@

.venvs/peers/.ready:
	$(PYTHON) -m venv .venvs/peers
	.venvs/peers/bin/python -m pip install --quiet --disable-pip-version-check catanatron==3.2.1
	@touch $@

pictures: $(READY)
	$(BIN)/python -m tests.pictures
	$(BIN)/python -m tests.film

# The documentation as web pages, in docs/_build/html; the rule pages are generated first.
docs: $(READY) .venvs/docs/.ready
	rm -rf docs/_build docs/rules
	$(BIN)/python -m tests.pages --all
	.venvs/docs/bin/python -m sphinx -q -W --keep-going -c docs . docs/_build/html
	@echo "docs/_build/html/index.html"

.venvs/docs/.ready: pyproject.toml
	$(PYTHON) -m venv .venvs/docs
	.venvs/docs/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt \
		--editable '.[docs]'
	@touch $@

# Links, code blocks, commands and generated pages of the documentation, without building it.
docs-check: $(READY)
	$(BIN)/python -m pytest -n 2 -q tests/test_documents.py tests/test_public_surface.py tests/test_docstrings.py

# What each language lacks, says with other blanks, or has too much: make words
words: $(READY)
	$(BIN)/python -m tests.translations

# The committed pages that are generated from the parser and the table of keys.
reference: $(READY)
	$(BIN)/python -m tests.pages

gallery: $(READY)
	PYTHONPATH=tests/thirdparty $(BIN)/python -m tests.gallery $(LANGUAGE) $(SCREENS)

league: $(READY)
	@mkdir -p data/league
	@for game in $(or $(GAMES),amerigo eic felinia mombasa); do \
		PYTHONPATH=. $(BIN)/boardgames league $$game -n $(SEEDS) --players $(SEATS) --bots $(BOTS) --alone "$(ALONE)" --bots-from tests.yardstick --seed 2029 \
			--file data/league/$$game-$(SEATS).jsonl || exit 1; \
	done

# What bots learn by playing is written beside the tables: data/GAME/bots. It takes an hour or two.
train: $(READY)
	@for game in $(or $(GAMES),amerigo eic felinia mombasa); do \
		$(BIN)/python -m boardgames.lab.train_weights $$game && $(BIN)/python -m boardgames.lab.fit_value $$game || exit 1; \
	done

# New versions of everything, as far as pyproject.toml allows, become those that everybody gets.
lock:
	rm -rf .venvs/lock
	$(PYTHON) -m venv .venvs/lock
	.venvs/lock/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	{ sed '/^[^#]/d' constraints.txt; .venvs/lock/bin/python -m pip freeze --exclude-editable; } > .venvs/lock/new
	mv .venvs/lock/new constraints.txt

dist: $(READY)
	$(BIN)/python -m hatchling build

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("boardgames needs Python 3.11 or newer: make play PYTHON=python3.11" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

$(PLAYABLE): pyproject.toml constraints.txt | $(BIN)/python
	$(INSTALL) --constraint constraints.txt --editable .
	@touch $@

$(READY): pyproject.toml constraints.txt | $(BIN)/python
	$(INSTALL) --constraint constraints.txt --editable '.[dev]'
	@touch $@ $(PLAYABLE)

clean:
	rm -rf $(VENV) .venvs .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage coverage dist gallery docs/_build docs/rules
