# `make play` and `make test` set up all they need in .venv; nothing else is touched.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready

.PHONY: play test check bench client docs format clean

play: $(READY)
	@$(BIN)/spydeck serve --open

# Everything: style, types, floors, all tests with coverage, and the kernels once with bounds checked.
test: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/codespell
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n 2 -q -m "not slow and not browser" --cov --cov-fail-under=95 --cov-report=term:skip-covered
	$(BIN)/pytest -n 2 -q -m slow
	$(BIN)/pytest -q -m browser
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 -q tests/test_every_game.py tests/test_bots.py -k "bit_for_bit or playouts"

# The inner loop: the same without the slow tests, without servers of their own and without a browser.
check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/codespell
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n 2 -q -m "not slow and not live and not browser"

bench: $(READY)
	$(BIN)/python -m bench

# The browser's client, checked and built into the package; only who changes it needs Node.
client:
	cd web && npm ci --no-audit --no-fund
	cd web && npm run check && npm test && npm run build

# The documentation as a site, in site/.
docs: $(READY)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "Open site/index.html"

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable ".[dev,docs,postgres,server]"
	@touch $@

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache .coverage* site
