# Two commands do everything: `make play` and `make test`. Each installs what it needs.
PYTHON ?= python3
BIN := .venv/bin
.DEFAULT_GOAL := help

.PHONY: help install play test thorough tests-of-page tests-of-rest coverage check node generated bench trial lock locked lowest audit sbom docs clean

help: ## Show what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 10

PIP = $(BIN)/pip install --quiet --disable-pip-version-check --editable

install: .venv/installed ## Make .venv with everything in it

.venv/playable: pyproject.toml
	@echo 'Installing what the table needs into .venv; this takes a minute, and only once.'
	@$(PYTHON) -m venv .venv
	@$(PIP) '.[fast]'
	@touch $@

.venv/installed: .venv/playable
	@echo 'Installing what tests and checks need.'
	@$(PIP) '.[server,lab,openspiel,test,check]'
	@touch $@

play: .venv/playable ## Start the table and open it in the browser
	$(BIN)/ludogare serve --open

# Those of the page have processes of their own, each with a browser and a server: Playwright keeps an event loop running. They often
# wait, for a browser, a server or a bot: so they run beside all others, in twice as many processes as there are cores; the longest
# begin first. A test that fails is tried again, twice, and named: on a busy machine a browser or a clock may be late; what always fails is wrong.
test: install node ## Run all tests, of some many cases a few
	@$(MAKE) --no-print-directory --jobs 2 tests-of-page tests-of-rest CASES='not thorough'

# Those marked `thorough`: a case that says what others say too, in the other language, on another screen, in another game.
thorough: install node ## Run the cases that `make test` leaves out
	@$(MAKE) --no-print-directory --jobs 2 tests-of-page tests-of-rest CASES=thorough

tests-of-page:
	$(BIN)/pytest --numprocesses $$($(PYTHON) -c 'import os; print(2 * os.cpu_count())') --dist loadfile --no-loadscope-reorder --reruns 2 -rsR -m "$(CASES)" tests/page

tests-of-rest:
	$(BIN)/pytest --numprocesses auto --dist loadgroup --reruns 2 -rsR -m "$(CASES)" --ignore tests/page

# Lists what no test runs, the least covered first. COVERED=FILES measures these tests alone.
COVERED =
coverage: install node ## Measure which lines the tests run, and list the others
	@$(BIN)/coverage erase
	-$(BIN)/coverage run -m pytest $(or $(COVERED),--numprocesses auto --dist loadgroup --ignore tests/page)
	$(if $(COVERED),,-$(BIN)/coverage run -m pytest tests/page)
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report --sort=cover

check: install node ## Lint, format and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	@if command -v npm >/dev/null; then npx --no-install tsc; fi

# What the tests and checks of the page need; nobody who plays or hosts does.
node:
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory node_modules/installed; \
	else echo 'No Node here: the types and the accessibility of the page are not checked.'; fi

node_modules/installed: package-lock.json
	npm ci --no-audit --no-fund --loglevel=error
	@touch $@

trial: install ## Kill servers, workers and databases while people play; minutes
	PYTHONPATH=tests $(BIN)/python -m trial

LOCK = uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 --custom-compile-command 'make lock'

# A server has the versions that the tests had.
lock: ## Lock the versions and hashes of everything that is installed (needs uv)
	$(LOCK) --extra server --extra lab --extra openspiel --extra test --extra check \
	  -o requirements/test.txt requirements/build.in pyproject.toml
	$(LOCK) --extra server -c requirements/test.txt -o requirements/server.txt requirements/build.in pyproject.toml
	$(LOCK) -c requirements/test.txt -o requirements/build.txt requirements/build.in

locked: ## Install a server into .locked, from the locked versions alone, checked by their hashes
	@$(PYTHON) -m venv --clear .locked
	@.locked/bin/pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements/server.txt
	@.locked/bin/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation .
	@.locked/bin/pip check
	@.locked/bin/ludogare games

lowest: ## Try the least version of every package that is declared (needs uv)
	@uv venv --quiet --clear --python $(PYTHON) .lowest
	@uv pip install --quiet --python .lowest/bin/python --resolution lowest-direct --editable '.[server,lab,test]'
	.lowest/bin/pytest $(LOWEST)

LOWEST = tests/test_match.py tests/test_numpy.py tests/test_rule.py tests/test_state.py tests/test_cli.py tests/test_arena.py tests/lab/test_environment.py \
  tests/lab/test_gymnasium.py tests/lab/test_pettingzoo.py tests/server/test_api.py tests/server/test_serve.py tests/server/test_push.py \
  tests/server/test_ratings.py tests/server/test_store.py tests/server/test_matches.py

audit: ## Look for known weaknesses in the locked versions, where pip-audit can reach a list
	@$(PYTHON) tools/audit.py

sbom: ## Write what a server consists of, as CycloneDX
	$(PYTHON) tools/sbom.py dist/ludogare.cdx.json

docs: .venv/installed ## Build the documentation as a site, in build/html
	@$(PIP) '.[docs]'
	PYTHONPATH=src:tools $(BIN)/python tools/site_pages.py build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

generated: install ## Write the files of the page that Python knows
	$(BIN)/python tools/generate.py

bench: install ## Measure the speed of every game on this machine
	$(BIN)/ludogare bench

clean: ## Remove what was installed and made
	rm -rf .venv .locked .lowest node_modules build dist src/*.egg-info .mypy_cache .ruff_cache .hypothesis failures
