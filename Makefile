SHELL := /bin/sh
PYTHON ?= python3
VENV := .venv
PIP := $(VENV)/bin/python -m pip --disable-pip-version-check
# A stamp's name holds a checksum of everything it was made from: another lock is another stamp.
RUN_STAMP := $(VENV)/run-$(shell cat requirements/run.txt pyproject.toml | cksum | cut -d' ' -f1).stamp
TEST_STAMP := $(VENV)/test-$(shell cat requirements/test.txt pyproject.toml | cksum | cut -d' ' -f1).stamp

.PHONY: setup
setup: $(TEST_STAMP)

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Fondaco needs Python 3.11 or newer (make PYTHON=/path/to/python)."; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(TEST_STAMP): | $(VENV)/bin/python
	$(PIP) install --quiet --require-hashes --only-binary :all: -r requirements/test.txt
	$(PIP) install --quiet --no-deps --no-build-isolation --no-index --editable .
	@rm -f $(VENV)/*.stamp
	@touch $@
