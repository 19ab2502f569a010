# Two commands do everything: `make play` and `make test`. Each installs what it needs.
PYTHON ?= python3
BIN := .venv/bin
.DEFAULT_GOAL := help

.PHONY: help install play test check bench clean

help: ## Show what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 10

install: .venv/installed ## Make .venv with everything in it

.venv/installed: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[fast,test,check]'
	@touch $@

play: install ## Play
	$(BIN)/ludogare play cape_to_cairo

test: install ## Run all tests
	$(BIN)/pytest --numprocesses auto

check: install ## Lint, format and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: install ## Measure the speed of every game on this machine
	$(BIN)/ludogare bench

clean: ## Remove what was installed and made
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .hypothesis failures
