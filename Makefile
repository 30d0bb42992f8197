# The commands of the project. `make` alone lists them.
#
#   ALGERIA_LAB_CHROMIUM  the browser of the tests (found by itself when it is on the PATH)
#   PYTHON                the Python that makes the environment (3.11 or later)

VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
UV := VIRTUAL_ENV=$(VENV) $(BIN)/uv
CANDIDATES := $(PYTHON) python3 python3.13 python3.12 python3.11 python3.14 python

# What an editable install copies out of the checkout: a change there means to install again.
INSTALLED := pyproject.toml $(shell find algeria_lab/apps/voila -type f 2>/dev/null | grep -v __pycache__)
# JupyterLab in this environment, which is ours, asks for no news; an install leaves its settings to others.
OWN_LAB := mkdir -p $(VENV)/etc/jupyter && cp -R algeria_lab/apps/voila/config/labconfig $(VENV)/etc/jupyter/
# What the build of the browser code writes: the bundles, and the style of the pages. No two folders of one name.
BUILT := algeria_lab/static algeria_lab/apps/voila/template
# Read late, by the recipes: the target `browser` may have installed one.
CHROMIUM = $(shell for name in "$$ALGERIA_LAB_CHROMIUM" chromium chromium-browser google-chrome; do \
	command -v "$$name" 2>/dev/null && break; done)

# Where it is set, each of the hundreds of programs that tests begin would compile the package anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help lab setup test check docs lint types unit browser browser-test widget-test speed notebooks site format widgets wheel locks bench \
	cache clean

help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## /make \1|/p' $(MAKEFILE_LIST) | awk -F '|' '{ printf "%-18s %s\n", $$1, $$2 }'

lab: $(VENV)/.stamp-lab ## play: make the environment, open the home page in the browser
	@$(BIN)/python -m algeria_lab.apps.voila_server .

setup: $(VENV)/.stamp-dev ## make the environment of a developer in .venv

test: lint sources unit browser-test site-test speed ## everything that must hold before a change is taken
	@if [ -n "$(CHROMIUM)" ] && [ -e .git ]; then git describe --always --dirty --exclude "*" --abbrev=40 > $(VENV)/.tested; fi # a release asks
	@echo "make test: all passed"

check: test ## the same list as make test

.PHONY: quick
quick: $(VENV)/.stamp-dev ## within a minute: the tests that are nearest to what you changed; says what it left out
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tests.quick $(QUICK)

docs: $(VENV)/.stamp-dev ## build the documentation; every example in it is run
	@$(BIN)/sphinx-build -W --keep-going -q docs docs/_build/html
	@echo "file://$(CURDIR)/docs/_build/html/index.html"

.PHONY: sources
sources: $(VENV)/.stamp-dev # both use one core, so they run side by side
	@$(MAKE) --no-print-directory -j2 types widget-test

lint: $(VENV)/.stamp-dev ## rules and format of the Python code
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.stamp-dev ## mypy: strict in core, games and players
	$(BIN)/mypy

# One more than there are cores: a test of a server waits most of its time. Each takes tests that stand together:
# what a file has made for its tests (servers, wars, lessons that were played) is made once, not in each of them.
# Each reads all files of tests: those with a browser are a folder of their own, and are left out.
unit: $(VENV)/.stamp-dev ## the tests that need no browser
	$(BIN)/pytest -q -n $$(($$(getconf _NPROCESSORS_ONLN) + 1)) --dist worksteal --ignore tests/browser

browser: # find a browser for the tests, or install Debian's when that is allowed here
	@if [ -n "$(CHROMIUM)" ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Debian's chromium for the browser tests."; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
			apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null || true; \
	fi

# Two at once: a page waits for its kernel, and the kernel for the page, so that one test leaves a core idle.
# What fails is run once more, and named in the summary as RERUN: a page that a busy machine made late. It is a race
# of the test or of the page, to be looked for; what fails twice fails.
browser-test: $(VENV)/.stamp-dev browser ## the tests that open pages in Chromium
	@if [ -n "$(CHROMIUM)" ]; then \
		echo "Browser tests with $(CHROMIUM)"; \
		ALGERIA_LAB_CHROMIUM="$(CHROMIUM)" $(BIN)/pytest -q -n 2 --dist loadfile --no-loadscope-reorder --reruns 1 -rR -m "not site_alone" tests/browser \
			--screenshot only-on-failure --output test-results; \
	else \
		echo "SKIPPED: the browser tests. There is no chromium here and this user may not install it."; \
		echo "         Install Chromium, or name one: ALGERIA_LAB_CHROMIUM=/path/to/chrome make test"; \
	fi

# The site that a release would publish, built from this checkout: chosen tests of the pages are run on it again.
.PHONY: site-test
site-test: $(VENV)/.stamp-dev browser ## the tests of pages that hold on the site without a server, there
	@if [ -z "$(CHROMIUM)" ] || ! command -v npm >/dev/null; then \
		echo "SKIPPED: the tests of the site. They need Chromium, and npm and node 20 or later, which build it."; \
	else \
		$(BIN)/python -m algeria_lab.apps.site.building "$(SITE)" && echo "Tests on the site in $(SITE)" && \
		ALGERIA_LAB_ON_SITE="$(SITE)" ALGERIA_LAB_CHROMIUM="$(CHROMIUM)" $(BIN)/pytest -q -n 2 --dist loadfile --reruns 1 -rR -m "site or site_alone" \
			tests/browser --screenshot only-on-failure --output test-results; \
	fi

widget-test: ## unit tests of the browser code, and: are the committed bundles those of the sources?
	@if [ ! -f widgets/package.json ]; then exit 0; fi; \
	if ! command -v npm >/dev/null || ! node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)'; then \
		echo "SKIPPED: the widget tests. They need npm and node 20 or later;"; \
		echo "         the committed bundles were not compared with their sources."; \
	else $(MAKE) --no-print-directory widget-compare; fi

.PHONY: widget-compare
widget-compare: widgets/node_modules/.package-lock.json
	cd widgets && npm run --silent types && npm run --silent styles && npm test --silent
	@before=$$(mktemp -d) && cp -R $(BUILT) "$$before" && \
	(cd widgets && npm run --silent build) && \
	if ( for folder in $(BUILT); do diff -rq -x __pycache__ "$$before/$$(basename $$folder)" $$folder || exit 1; done ); \
		then rm -r "$$before"; else rm -r "$$before"; \
		echo "The committed bundles were not those of widgets/. They are rebuilt now: look, and commit them."; \
		exit 1; fi

speed: $(VENV)/.stamp-dev ## what everything costs beside the commit before; only ever a warning
	@$(BIN)/python -m tests.benchmarks compare HEAD~1 || echo "The speed could not be compared."

widgets: widgets/node_modules/.package-lock.json ## build the bundles in algeria_lab/static
	cd widgets && npm run build

notebooks: $(VENV)/.stamp-dev ## write what learners get of the lessons from their files
	@$(BIN)/python -m algeria_lab.apps.authors.lesson_notebooks lessons

SITE := dist/site
site: $(VENV)/.stamp-dev widgets/node_modules/.package-lock.json ## write the pages as files that need no server into dist/site (or SITE=folder)
	@$(BIN)/python -m algeria_lab.apps.site.building "$(SITE)"

format: $(VENV)/.stamp-dev ## put the Python code into shape, and the spaces and apostrophes of French
	$(BIN)/ruff check --fix-only -q .
	$(BIN)/ruff format .
	$(BIN)/python -m tests.french

bench: $(VENV)/.stamp-dev ## measure: wars a second, odds, start-up, first board
	$(BIN)/python -m tests.benchmarks

cache: $(VENV)/.stamp-dev ## play the kept experiments, and ladders of opponents, again whose question or rules have changed
	@$(BIN)/algeria-lab cache
	@$(BIN)/algeria-lab ladder --play

# For whoever publishes: docs/publishing.md.
.PHONY: floors binder image addresses packages release

# What knows neither pages nor a browser: it is tested on every system.
FLOORS := core data algeria insurgent twilight players checking experiments scenarios lessons conformance golden
floors: $(VENV)/.stamp-dev ## the tests of the floors below the views, on any system
	$(BIN)/python -m pytest -q -n auto -m "not browser and not slow" $(wildcard $(addprefix tests/,$(FLOORS)))

binder: $(VENV)/.stamp-dev ## start binder/ here, with the versions of its image
	@$(BIN)/python -m tests.binder.start_here

IMAGE := algeria-lab
image: ## build the container of docs/public (needs podman)
	podman build -t $(IMAGE) -f docs/public/Containerfile .

addresses: $(VENV)/.stamp-dev ## write badges and links anew from algeria_lab/data/published.toml
	@$(BIN)/python -m algeria_lab.apps.publishing addresses

packages: $(VENV)/.stamp-dev widgets/node_modules/.package-lock.json ## build the released VERSION twice, compare, into dist/
	@$(BIN)/python -m algeria_lab.apps.publishing packages "$(VERSION)"

release: $(VENV)/.stamp-dev widgets/node_modules/.package-lock.json ## rehearse a release: VERSION=0.2.0; with TAG=1 commit and tag it
	@$(BIN)/python -m algeria_lab.apps.publishing release "$(VERSION)" $(if $(filter 1,$(TAG)),--tag)

# --no-annotate: only the versions, so that a change of the locks reads as a list of versions.
wheel: $(VENV)/.stamp-dev ## build the package that people install, and the archive of its sources, in dist
	$(BIN)/python -m hatchling build -d dist

locks: $(VENV)/.stamp-uv ## resolve the locked versions anew (names and versions, no addresses)
	$(UV) pip compile -q --universal --upgrade --python-version 3.11 --no-header --no-annotate \
		pyproject.toml --all-extras -o requirements-dev.lock
	$(UV) pip compile -q --universal --python-version 3.11 --no-header --no-annotate \
		pyproject.toml --extra lab --extra voila -c requirements-dev.lock -o requirements.lock

clean: ## remove what the other commands made
	rm -rf $(VENV) widgets/node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis docs/_build dist
	find algeria_lab tests -name __pycache__ -type d -prune -exec rm -rf {} +

# Stamps: each step runs again only when what it reads has changed.

$(VENV)/.stamp-uv:
	@for candidate in $(CANDIDATES); do \
		if "$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			if ! "$$candidate" -c 'import ensurepip, venv' 2>/dev/null; then \
				echo "$$candidate has no venv module. On Debian or Ubuntu: apt install python3-venv" >&2; exit 1; \
			fi; \
			echo "Making $(VENV) with $$("$$candidate" --version)"; \
			"$$candidate" -m venv $(VENV) && $(BIN)/python -m pip install -q --disable-pip-version-check uv && \
			touch $@ && exit 0; exit 1; \
		fi; \
	done; \
	echo "algeria_lab needs Python 3.11 or later; none of these is: $(CANDIDATES)" >&2; \
	echo "Install one from python.org or your system, or name it: make lab PYTHON=/path/to/python3" >&2; \
	exit 1

# `install` adds and never removes, so that `make lab` leaves a developer's environment whole.
$(VENV)/.stamp-lab: $(VENV)/.stamp-uv requirements.lock $(INSTALLED)
	$(UV) pip install -q --compile-bytecode -r requirements.lock
	$(UV) pip install -q --no-deps -e .
	@$(OWN_LAB)
	@touch $@

$(VENV)/.stamp-dev: $(VENV)/.stamp-uv requirements-dev.lock $(INSTALLED)
	$(UV) pip sync -q --compile-bytecode requirements-dev.lock
	$(UV) pip install -q --no-deps -e .
	@$(OWN_LAB)
	@touch $@ $(VENV)/.stamp-lab

widgets/node_modules/.package-lock.json: widgets/package-lock.json
	cd widgets && npm ci --no-audit --no-fund --silent
	@touch $@
