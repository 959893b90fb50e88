# Two commands matter: `make play` and `make test`. `make help` lists the others.

PY := .venv/bin/python
TYPED := $(wildcard qtsolitaire plugins scripts tests benchmarks)

.PHONY: help play test check-display lint format translations bench bench-solve wheel clean

play: check-display .venv/ready-to-play  ## set up what is missing and open the window
	@$(PY) -m qtsolitaire.doctor --install
	@$(PY) -m qtsolitaire

test: lint  ## set up what is missing and run every check and test, without a window
	@QT_QPA_PLATFORM=offscreen $(PY) -m qtsolitaire.doctor --install
	QT_QPA_PLATFORM=offscreen $(PY) -m pytest

lint: .venv/ready-to-test  ## style, types and the borders between rooms
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy $(TYPED)
	.venv/bin/lint-imports

format: .venv/ready-to-test  ## put every file into the style that lint asks for
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

translations: .venv/ready-to-play  ## collect new sentences into translations/*.ts and compile them
	$(PY) scripts/translations.py update
	$(PY) scripts/translations.py compile

bench: .venv/ready-to-test  ## measure everything once, in one table (under 15 minutes); never part of the tests
	$(PY) -m benchmarks.bench $(BENCH)

bench-solve: .venv/ready-to-test  ## measure the searches, beside fc-solve and KPat where they are installed (an hour)
	$(PY) -m benchmarks.bench_solve
	$(PY) benchmarks/bench_solve_generic.py
	$(PY) benchmarks/bench_hint.py

wheel: .venv/ready-to-play  ## build dist/qtsolitaire-*.whl
	$(PY) -m pip wheel --quiet --no-deps --wheel-dir dist .

clean:  ## remove all that make and the tools made, .venv too
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help:  ## this list
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1\t/p' Makefile

# Said before 80 MB are fetched for nothing.
check-display:
	@sh scripts/python.sh -m qtsolitaire.doctor --display

.venv/ready-to-play: pyproject.toml scripts/set_up.sh scripts/python.sh
	@sh scripts/set_up.sh play

.venv/ready-to-test: pyproject.toml scripts/set_up.sh scripts/python.sh
	@sh scripts/set_up.sh test
