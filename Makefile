# Each target sets up what it needs in .venv and changes nothing else.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready

# Without bytecode on disk, each start of pytest rewrites and compiles all tests again.
unexport PYTHONDONTWRITEBYTECODE

# Takes long to import, and holds no slow test.
LATE := -p no:schemathesis --ignore=tests/browser --ignore=tests/server/test_http_surface.py
# What `make check` leaves out: slow tests, servers and browsers, four examples of a property in five.
QUICK := -m "not slow and not live and not browser" --hypothesis-profile=check $(LATE)

.PHONY: play warm test lowest check static quick bench peers client modules python docs site format clean

# Never waits: the server compiles what bots think with when nothing else runs. The page also plays without a connection.
play: $(READY)
	@$(BIN)/spydeck serve --open

warm: $(READY)
	@$(BIN)/spydeck warm

warm-%: $(READY)
	@$(BIN)/spydeck warm $*

# Everything: static checks beside compiling, so that no two tests compile the same; all tests, the quick ones with coverage;
# and the kernels once with bounds checked.
test: $(READY)
	@$(MAKE) --no-print-directory --jobs=2 warm-black-spy warm-spycard static warm-spy-tricks
	$(BIN)/pytest -n 3 -q --dist=worksteal -m "not slow and not unmetered" --ignore=tests/browser \
		--cov --cov-fail-under=95 --cov-report=term:skip-covered
	$(BIN)/pytest -n 2 -q --dist=worksteal -m "slow or unmetered" $(LATE)
	$(BIN)/pytest -n 3 -q --dist=worksteal tests/browser
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 -q tests/test_every_game.py tests/bots/test_bots.py -k "bit_for_bit or playouts"

# The server with the lowest versions that pyproject.toml allows: quick tests, and those where versions differed before.
lowest: .venv-lowest/ready
	.venv-lowest/bin/pytest -n 2 -q --dist=worksteal $(QUICK) tests/server tests/arena/test_figures.py
	.venv-lowest/bin/pytest -n 2 -q --dist=worksteal -m "not slow" $(SENSITIVE:%=tests/server/test_%.py)

SENSITIVE := connections frames notifications passkeys previews shared_rates sockets
LOWEST := --resolution lowest-direct --editable ".[arena,data,dev,drawings,postgres,redis,server]"

.venv-lowest/ready: pyproject.toml
	$(PYTHON) -m venv --clear .venv-lowest
	.venv-lowest/bin/python -m pip install --quiet --disable-pip-version-check "uv>=0.9,<1"
	.venv-lowest/bin/uv pip install --quiet --python .venv-lowest/bin/python $(LOWEST)
	@touch $@

# The inner loop, in less than a minute.
check: $(READY)
	@$(MAKE) --no-print-directory --jobs=2 static quick

static: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/codespell
	$(BIN)/lint-imports --no-logo
	$(BIN)/mypy

quick: $(READY)
	$(BIN)/pytest -n 2 -q --dist=worksteal $(QUICK)

# Takes about five minutes, and writes what it found.
bench: $(READY)
	PEERS=$${PEERS:-.peers} $(BIN)/python -m bench --page docs/benchmarks.md

# The libraries that `make bench` compares with, each in an environment of its own.
peers: .peers/venv-openspiel .peers/venv-pettingzoo .peers/venv-pgx .peers/venv-rlcard

.peers/venv-openspiel: PACKAGES = open-spiel==2.0.2
.peers/venv-pettingzoo: PACKAGES = "pettingzoo[classic]==1.27.0"
.peers/venv-pgx: PACKAGES = pgx==2.6.0 jax==0.10.2
.peers/venv-rlcard: PACKAGES = rlcard==1.2.0
.peers/venv-%:
	$(PYTHON) -m venv $@
	$@/bin/python -m pip install --quiet --disable-pip-version-check $(PACKAGES) || { rm -r $@; false; }

# The browser client: its types made from the server's models and from the games' declarations, checked, and built into the
# package. Only people who change it need Node.
client: $(READY)
	cd web && npm ci --no-audit --no-fund
	$(BIN)/python -m docs.schema | node web/protocol.js
	cd web && npm run check && npm test && npm run build

# What a page can compute itself: a module of WebAssembly for each game, in web/src/kernel/. Only people who change what is
# compiled need the linker wasm-ld, which Debian has in the package lld.
modules: $(READY)
	$(BIN)/python -m spydeck.adapters.wasm_modules web/src/kernel

# Python for tables without a server: PYODIDE is the unpacked npm package `pyodide`, of the version that has the wheels of
# WHEELS. Only people who take a new version need it, and Node.
WHEELS := annotated-types attrs babel confusable-homoglyphs fluent.runtime fluent.syntax msgspec pydantic pydantic_core pytz \
	typing-extensions typing-inspection
BROWSER := --python-version 3.14 --platform pyemscripten_2026_0_wasm32 --only-binary=:all: --no-deps

python: $(READY)
	rm -rf .wheels
	$(BIN)/python -m pip download --quiet --disable-pip-version-check --constraint constraints.txt $(BROWSER) --dest .wheels $(WHEELS)
	$(BIN)/python -m spydeck.adapters.pyodide.packing $(PYODIDE) .wheels

# The documentation as a site, in site/.
docs: $(READY)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	@echo "Open site/index.html"

# A site that needs no server, with the documentation, in public/.
site: docs
	$(BIN)/spydeck site public --docs site

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable ".[arena,cuda,data,dev,docs,drawings,gymnasium,openspiel,pettingzoo,postgres,redis,server]"
	@touch $@

clean:
	rm -rf .venv .venv-lowest .wheels .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache .coverage* site public
