# The commands of the project; `make help` lists them.
SHELL := /bin/sh
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet

# A stamp's name holds a checksum of what was installed: another lock is another stamp. The test requirements include
# those for running, so either stamp will do for `make run`.
RUN_STAMP := $(VENV)/run-$(shell cat requirements/run.txt pyproject.toml | cksum | cut -d' ' -f1).stamp
TEST_STAMP := $(VENV)/test-$(shell cat requirements/test.txt pyproject.toml | cksum | cut -d' ' -f1).stamp
INSTALLED := $(firstword $(wildcard $(TEST_STAMP)) $(RUN_STAMP))

PAGE := src/fondaco/page/index.html
# Texts and clauses are part of the page. Folders are listed too: their time changes when a file is removed.
PAGE_SOURCES := $(shell find web src/fondaco/locale -mindepth 1 -name node_modules -prune -o -print) \
	$(wildcard src/fondaco/games/*/*.json)

.PHONY: help
help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1	\2/p' Makefile | expand -t 16

.PHONY: run
run: $(INSTALLED) $(PAGE) ## install what is missing, build the page when needed, and serve (ARGS="--port 9000")
	@$(BIN)/fondaco serve $(ARGS)

.PHONY: setup
setup: $(TEST_STAMP) ## only install everything, test tools too, into .venv

.PHONY: page
page: $(PAGE) ## build the page from web/

.PHONY: test
test: lint prove browse ## lint, types, unit, property, clause and browser tests

.PHONY: lint
lint: $(TEST_STAMP)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(PYTHON) tools/page.py check

# One process fills the cache of compiled games before several want it.
.PHONY: compiled
compiled: $(TEST_STAMP)
	$(BIN)/python -m fondaco.kernel.compiling

.PHONY: prove
prove: compiled $(PAGE)
	FONDACO_MODE=checked $(BIN)/python -m fondaco.kernel.compiling
	$(BIN)/pytest -n 2 --dist worksteal --ignore tests/browser

.PHONY: browse
browse: compiled $(PAGE) chromium
	$(BIN)/pytest -n 2 --dist loadfile tests/browser

# Debian's package where it may be installed. Where there is no browser the tests say so (and fail in CI).
.PHONY: chromium
chromium:
	@command -v chromium >/dev/null || [ "$$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null || \
		{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq -o DPkg::Lock::Timeout=300 chromium; } || \
		echo "Chromium could not be installed."

.PHONY: proof
proof: compiled $(PAGE) ## the full proof of the rules: every property and twin world at full size (long)
	FONDACO_PROOF=full $(BIN)/pytest -n 2 --dist worksteal --timeout 0 --ignore tests/browser

.PHONY: soak
soak: compiled ## the server under load, killed again and again, and compared (long); prints figures
	$(BIN)/python -m bench.wire.kills
	$(BIN)/python -m bench.wire.twins
	$(BIN)/python -m bench.wire.load
	$(BIN)/python -m bench.wire.flood
	$(BIN)/python -m bench.wire.compare

.PHONY: clauses
clauses: $(TEST_STAMP) ## every clause has a test, and the test notices when the rule is broken
	$(BIN)/python tools/clauses.py $(ARGS)

.PHONY: bench
bench: compiled ## measure speed; prints a table and writes JSON
	$(BIN)/python -m bench $(ARGS)

.PHONY: format
format: $(TEST_STAMP) ## put Python code in order
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

COMPILE_LOCK := .venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --no-header $(UPGRADE)

.PHONY: lock
lock: ## renew requirements/*.txt from pyproject.toml (UPGRADE=--upgrade takes newer versions)
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/python -m pip --disable-pip-version-check install --quiet --require-hashes -r requirements/lock.txt
	$(COMPILE_LOCK) pyproject.toml --group build -o requirements/run.txt
	$(COMPILE_LOCK) pyproject.toml --group test -c requirements/run.txt -o requirements/test.txt
	$(COMPILE_LOCK) --group pyproject.toml:page -o requirements/page.txt
	$(COMPILE_LOCK) --group pyproject.toml:lock -o requirements/lock.txt

.PHONY: clean
clean: ## undo everything the commands above made (saved matches stay)
	rm -rf .venv .venv-node .venv-lock web/node_modules bench/boardgameio/node_modules src/fondaco/page dist
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name .git -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Fondaco needs Python 3.11 or newer (make PYTHON=/path/to/python3)"; exit 1; }
	@$(PYTHON) -m venv $(VENV)

$(RUN_STAMP): requirement-set := run
$(TEST_STAMP): requirement-set := test
$(RUN_STAMP) $(TEST_STAMP): | $(BIN)/python
	@echo "Installing into $(VENV) ..."
	@$(PIP) --require-hashes --only-binary :all: -r requirements/$(requirement-set).txt
	@$(PIP) --no-deps --no-build-isolation --no-index --editable .
	@rm -f $(VENV)/*.stamp
	@touch $@

$(PAGE): $(PAGE_SOURCES)
	@$(PYTHON) tools/page.py
