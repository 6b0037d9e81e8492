# One command does all set-up and runs the main job (`make demo`), one does all set-up and passes the tests (`make test`).
# Everything installed goes under this folder: node_modules/, trainer-py/.venv/, bin/, build/ (and Go's own module cache).
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

VENV   := trainer-py/.venv
PY     := $(VENV)/bin/python
FORGE  := node_modules/.bin/forge
SAY    := @printf '\n\033[1m== %s\033[0m\n'
GO_DIRS := cmd internal repops protocol keeper verifier indexer bindings
GO_SRC := $(shell find $(GO_DIRS) -type f ! -name '*_test.go' \( -name '*.go' -o -name '*.sql' -o -name '*.graphql' -o -name '*.html' -o -name '*.css' -o -name '*.js' -o -name '*.pem' \) 2>/dev/null)
SOL    := $(shell find contracts -name '*.sol' 2>/dev/null)

export PATH := $(CURDIR)/bin:$(PATH)
# Without its bytecode PyTorch is compiled anew by each process that imports it: 2 s of a core.
unexport PYTHONDONTWRITEBYTECODE

## help: this list
.PHONY: help
help:
	@echo 'Assay: decentralised model training that anyone can check'
	@echo
	@sed -n 's/^## //p' $(MAKEFILE_LIST) | awk -F': ' '{printf "  make %-12s %s\n", $$1, $$2}'

# ---- set-up: each stamp names what it installs -------------------------------------------------------------------------

build/.node: package.json package-lock.json .npmrc
	$(SAY) 'Installing forge, solc, solhint, OpenZeppelin, solady, what the pages are made of and PostgreSQL binaries into node_modules/ (npm ci)'
	@command -v npm >/dev/null || { echo 'npm is missing. Hint: install Node.js 20 or newer with npm.' >&2; exit 1; }
	npm ci --no-audit --no-fund --loglevel=error
	@mkdir -p build && touch $@

build/.venv: trainer-py/requirements.lock tools/uv-requirements.txt trainer-py/pyproject.toml
	$(SAY) 'Installing PyTorch and the trainer into trainer-py/.venv (uv, hashes checked; about 5 GB on disk)'
	@command -v python3 >/dev/null || { echo 'python3 is missing. Hint: install Python 3.11 or newer.' >&2; exit 1; }
	test -x $(PY) || python3 -m venv $(VENV)
	$(PY) -m pip install --quiet --require-hashes --only-binary :all: -r tools/uv-requirements.txt
	VIRTUAL_ENV=$(CURDIR)/$(VENV) $(VENV)/bin/uv pip sync --require-hashes trainer-py/requirements.lock
	VIRTUAL_ENV=$(CURDIR)/$(VENV) $(VENV)/bin/uv pip install --no-deps --no-build-isolation --offline -e trainer-py
	@mkdir -p build && touch $@

build/.contracts: build/.node $(SOL) foundry.toml tools/solc
	$(SAY) 'Compiling the contracts (solc 0.8.37)'
	$(FORGE) build
	@touch $@

WASM := web/verify/dist/assay.wasm.gz

$(WASM): go.mod go.sum web/verify/build.sh $(shell find cmd/assay-wasm protocol repops -type f -name '*.go' ! -name '*_test.go')
	$(SAY) 'Building $(WASM)'
	bash web/verify/build.sh

build/.web: build/.node $(WASM) indexer/web/build.sh
	$(SAY) 'Copying what the pages are made of into indexer/web/vendor'
	bash indexer/web/build.sh
	@touch $@

bin/assay: build/.web go.mod go.sum $(GO_SRC)
	$(SAY) 'Building bin/assay (the first build compiles op-geth: some minutes on two cores)'
	@command -v go >/dev/null || { echo 'go is missing. Hint: install Go 1.26 or newer.' >&2; exit 1; }
	@mkdir -p bin
	go build -o $@ ./cmd/assay

# The same with keepers and defenders that can be told to lie: for the demo and the tests, never for use.
bin/assay-adversary: bin/assay
	go build -tags adversary -o $@ ./cmd/assay

# The arithmetic as a C library, for Python.
LIB := bin/libassay_repops.$(if $(filter Darwin,$(shell uname -s)),dylib,so)

$(LIB): go.mod $(shell find repops -type f \( -name '*.go' -o -name '*.s' \) ! -name '*_test.go')
	$(SAY) 'Building $(LIB)'
	@command -v cc >/dev/null || { echo 'a C compiler is missing. Hint: install gcc or clang.' >&2; exit 1; }
	@mkdir -p bin
	CGO_ENABLED=1 go build -buildmode=c-shared -o $@ ./repops/cshared

## wasm: the portable engine for browsers and Node, which web/verify loads (docs/verify-yourself.md)
.PHONY: wasm
wasm: $(WASM)

## setup: install and build everything, run nothing
.PHONY: setup
setup: build/.node build/.venv bin/assay bin/assay-adversary $(LIB)

# ---- the main job ------------------------------------------------------------------------------------------------------

## demo: set up, then a whole training run on a local chain; KEEP=1 leaves it running
.PHONY: demo
demo: setup
	bin/assay demo $(if $(KEEP),--keep) $(DEMO_FLAGS)

## op-stack: build the OP stack's programs into build/opstack
.PHONY: op-stack
op-stack:
	$(SAY) 'Building the OP stack (op-geth, op-node, op-batcher, op-proposer) into build/opstack'
	bash tools/opstack/build.sh

## demo-op: the demo on the development chain, then on an OP-stack rollup; both must end with one root; writes build/demo-op/summary.json
.PHONY: demo-op
demo-op: setup op-stack
	bin/assay demo --out build/demo-op/devchain $(DEMO_FLAGS)
	bin/assay demo --op-stack --out build/demo-op --devchain build/demo-op/devchain/summary.json $(if $(KEEP),--keep) $(DEMO_FLAGS)

# ---- tests -------------------------------------------------------------------------------------------------------------

## test: set up, then everything that must hold before a change lands; figures in build/test/summary.json (docs/testing.md)
.PHONY: test
test:
	$(MAKE) --no-print-directory -j3 --output-sync=target test-needs
	$(SAY) 'All suites, side by side'
	go run ./tools/suites
	$(SAY) 'All tests passed'

.PHONY: test-needs
test-needs: setup build/.contracts build/.shells build/.browser build/.tests

## test-fast: the quick subset: no chain, no database, no processes
.PHONY: test-fast
test-fast:
	$(MAKE) --no-print-directory -j3 --output-sync=target test-needs
	go run ./tools/suites -fast

## test-long: test, all 2^32 inputs of each function, 10M cases an operation in the EVM, long fuzzing, repeated kills, the whole zoo, the OP stack; `make gpt2` is apart: it takes an hour and 24 GiB
.PHONY: test-long
test-long: test
	FOUNDRY_PROFILE=heavy $(FORGE) test
	set -e; for target in $$(git grep -lE '^func Fuzz' -- '*_test.go' | xargs -n1 dirname | sort -u); do \
	  for f in $$(grep -hoE '^func Fuzz[A-Za-z0-9_]+' $$target/*_test.go | sed 's/func //'); do \
	    echo "fuzz $$target $$f"; go test ./$$target -run '^$$' -fuzz "^$$f\$$" -fuzztime 60s -fuzzminimizetime 1s; done; done
	bash tools/test-engines.sh --network
	ASSAY_LONG=1 bash tools/test-engines.sh $(ARITH)
	ASSAY_LONG=1 go test -timeout 120m ./repops/... ./internal/evmeval ./verifier/fraud ./verifier/training ./internal/demo
	$(ARENA_ENV) ASSAY_LONG=1 go test -count=1 -timeout 120m ./internal/arena
	go test -race -short -timeout 40m ./repops/... ./internal/repopseval
	ASSAY_LONG=1 $(PY) -m pytest -q trainer-py/tests/test_repops*.py $(addprefix trainer-py/tests/test_,adapters.py compare.py inner.py chain.py)
	ASSAY_E2E=long go test -count=3 -timeout 60m ./internal/e2e/...
	$(MAKE) zoo adapters fsdp2 test-op demo-op

# One thread a process, so that a seed is the same run each time as far as it can be; what services write to disk stays in memory.
ARENA_ENV := GOMAXPROCS=1 GOGC=400 GODEBUG=asyncpreemptoff=1

## arena: the shipped services against composed adversaries on made-up time, ARENA_RUNS seeds (2000); writes build/arena/summary.json
.PHONY: arena
arena: build/.contracts
	$(SAY) 'The arena: seeds, sequences of moves, figures and mutants; about an hour on two cores, goes on where it was stopped'
	go run ./internal/arena/cmd/arena -runs $(or $(ARENA_RUNS),2000) $(ARENA_FLAGS)

## test-op: the OP stack with everything that can happen to it: kills, outages, an L1 reorg
.PHONY: test-op
test-op: setup op-stack
	cd tools/opstack && go vet ./... && go tool -modfile ../../go.mod staticcheck ./...
	go test -count=1 -timeout 60m ./internal/opstacktest

# Each test once: those of the snapshot one at a time, as tests of gas add to one file, which two would spoil; then all that have no one cost.
SPREAD := testFuzz|invariant
.PHONY: test-contracts
test-contracts: build/.contracts
	$(SAY) 'Contract tests: unit, fuzz, invariants, shared vectors, gas snapshot'
	$(FORGE) snapshot --check --threads 1 --no-match-contract Vectors --no-match-test '$(SPREAD)'
	$(FORGE) test --match-test '$(SPREAD)'
	$(FORGE) test --match-contract Vectors --no-match-test '$(SPREAD)'

# What Go's tests and linters are made of, compiled and not linked: here, and for the processors of the suite `engines` and of a test's keeper. So
# the suites measure tests, also on a machine that has just been set up.
build/.tests: bin/assay $(shell find $(GO_DIRS) test tools -type f -name '*.go' 2>/dev/null)
	$(SAY) 'Compiling the tests'
	go list -export -test -deps ./... >/dev/null
	GOAMD64=v3 go list -export -test -deps $(ARITH) ./cmd/assay >/dev/null
	GOARCH=arm64 CGO_ENABLED=0 go list -trimpath -tags nocuda -export -test -deps $(ARITH) >/dev/null
	go tool -n staticcheck >/dev/null
	@touch $@

# The shells whose completion is tested; where there is no apt-get those that are missing are left out.
build/.shells:
	@if ! { command -v zsh && command -v fish; } >/dev/null && command -v apt-get >/dev/null; then \
	  echo 'Installing zsh and fish, whose completion is tested'; \
	  bash tools/apt.sh zsh fish; \
	fi
	@mkdir -p build && touch $@

# The browser that the explorer's pages are driven in; where there is no apt-get its test is left out, and says so.
build/.browser:
	@if ! { command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null && command -v apt-get >/dev/null; then \
	  echo 'Installing chromium, in which the pages are tested'; \
	  bash tools/apt.sh chromium; \
	fi
	@mkdir -p build && touch $@

SUITES := test-go test-py test-e2e
## test-go, test-py, test-e2e: one suite by itself
.PHONY: $(SUITES)
$(SUITES): test-%: test-needs
	go run ./tools/suites -only $*

# The packages of the arithmetic, and what their tests need to be other builds and other machines.
ARITH := ./repops/... ./protocol/...

## test-engines: the arithmetic's tests at amd64's level v3, with ASSAY_LONG=1 at v2 too, and as arm64 under qemu
.PHONY: test-engines
test-engines:
	$(SAY) 'The arithmetic as GOAMD64=v3 and as arm64'
	bash tools/test-engines.sh $(ARITH)

## harden: attacks over loopback on real processes, in full; figures in build/hardening/summary.json
.PHONY: harden
harden: export ASSAY_HARDEN := $(CURDIR)/build/hardening
harden: setup
	@mkdir -p $(ASSAY_HARDEN) && rm -f $(ASSAY_HARDEN)/*.json
	$(SAY) 'A flood of slow, silent and empty requests while a run goes on'
	go test ./internal/harden -count=1 -timeout 20m -run TestFlood -v
	$(SAY) 'kill -9 of every role, the database and the chain, over and over, in one run'
	go test ./internal/harden -count=1 -timeout 90m -run TestKills -v
	$(SAY) 'The worst queries of the indexer, and a thousand subscribers; a thousand tasks of strangers; posts that are interrupted'
	go test ./indexer -count=1 -timeout 20m -run TestHarden -v
	go test ./keeper -count=1 -timeout 20m -run TestCallsABlockWithManyTasks -v
	ASSAY_POST_INTERRUPTS=60 go test ./cmd/assay -count=1 -timeout 20m -run TestPostInterrupted -v
	$(MAKE) bonds
	@python3 -c 'import glob, json; d = {k: v for f in sorted(glob.glob("build/hardening/*.json")) for k, v in json.load(open(f)).items()}; json.dump(d, open("build/hardening/summary.json", "w"), indent=2)'
	@cat build/hardening/summary.json

## bonds: ten thousand random runs under disputes on the real contracts; no honest bond is lost; figures in build/hardening/bonds.json
.PHONY: bonds
bonds:
	$(SAY) 'Bonds: random overturns, commitments, convictions by friends, closings and clocks'
	ASSAY_HARDEN=$(CURDIR)/build/hardening ASSAY_BONDS=$(or $(BONDS),10000) go test ./verifier/training -count=1 -timeout 40m -run TestNoHonestBondIsLost -v

## zoo: 137 real models and losses, and traps, through the exporter: every engine, beside PyTorch; goes on where it was stopped; writes build/zoo/summary.json
.PHONY: zoo
zoo: build/.venv $(LIB)
	$(SAY) 'The zoo: each model in a process of its own; about ten minutes of one core'
	cd trainer-py && PYTHONPATH=. OMP_NUM_THREADS=1 HF_HUB_OFFLINE=1 .venv/bin/python -m zoo.run $(ZOO_FLAGS)
	$(SAY) 'What a traced step costs beside a plain one, over hashing as many bytes'
	cd trainer-py && PYTHONPATH=. .venv/bin/python -m zoo.traced

## gpt2: GPT-2 with 124M parameters: a step beside PyTorch's, then a chain on which a pretended step is convicted; about an hour and 24 GiB; adds to build/zoo/summary.json
.PHONY: gpt2
gpt2: export ASSAY_ZOO := $(CURDIR)/build/zoo
gpt2: setup
	$(SAY) 'A training step of GPT-2, 124M parameters, beside PyTorch'
	cd trainer-py && PYTHONPATH=. HF_HUB_OFFLINE=1 .venv/bin/python -m zoo.large
	$(SAY) 'Trainer, challenger and defender at once, a keeper and a chain: a pretended step is convicted'
	ASSAY_GPT2=1 go test ./internal/e2e -count=1 -timeout 3h -run TestGPT2 -v
	@cat build/zoo/summary.json

## fsdp2: the Open tier's inner loop in two processes, one of them killed, against one process, bit for bit; adds to build/zoo/summary.json
.PHONY: fsdp2
fsdp2: build/.venv
	$(SAY) 'A small GPT: two processes of FSDP2 with the ordered exchange, and one process'
	cd trainer-py && PYTHONPATH=. .venv/bin/python -m zoo.fsdp2

## adapters: every adapter in both tiers from `init` to a receipt beside plain PyTorch, and docs/bring-your-own.md; adds to build/zoo/summary.json
.PHONY: adapters
adapters: export ASSAY_ADAPTERS := $(CURDIR)/build/zoo
adapters: setup
	$(SAY) 'Tables, text with LoRA, images and series: from init to a receipt'
	HF_HUB_OFFLINE=1 go test ./internal/e2e -count=1 -timeout 60m -run TestAdapters -v
	$(SAY) 'The stories of docs/bring-your-own.md'
	HF_HUB_OFFLINE=1 go test ./internal/e2e/docs -count=1 -timeout 60m -run 'TestDocuments/(README.md|docs)/bring-your-own' -v
	@cat build/zoo/summary.json

## sparse: digits with sparse payloads through the product until they are learned, how much smaller payloads are, and bytes until a loss on text; writes build/sparse/summary.json
.PHONY: sparse
sparse: export ASSAY_SPARSE := $(CURDIR)/build/sparse
sparse: setup
	$(SAY) 'Digits with SparseTop1: sixty rounds, one trainer killed, beside the same run in one process'
	go test ./internal/e2e -count=1 -timeout 30m -run TestSparseTask -v
	$(SAY) 'A small GPT on text, three seeds: bytes until the loss that a dense run has after fifty rounds; about half an hour of one core'
	cd trainer-py && PYTHONPATH=. .venv/bin/python -m zoo.sparse
	@cat build/sparse/summary.json

## tenzro: what their clients, formats and attestations are held to, and a flood of the gossip; adds to build/tenzro/summary.json
.PHONY: tenzro
tenzro: export ASSAY_TENZRO := $(CURDIR)/build/tenzro
tenzro:
	$(SAY) 'Real quotes of TDX and SEV-SNP, changed in every region: each is refused by name'
	go test ./internal/attest -count=1 -run 'TestMutations|TestRulesOf|TestRealQuotes' -v | grep -E '^(---|ok|FAIL|    mutations_test.go)'
	$(SAY) 'The encryptions that RFC 9180 publishes, by circl and by the standard library'
	go test ./internal/seal -count=1 -run 'TestPublishedVectors' -v | grep -E '^(---|ok|FAIL|    vectors_test.go)'
	$(SAY) "Tenzro's hashes, signature and layouts; its cross-node test in its clients' bytes, against a chain and two keepers"
	go test ./internal/tenzro -count=1 -run 'TestVectors' -v | grep -E '^(---|ok|FAIL|    vectors_test.go)'
	go test ./internal/tenzro/gateway -count=1 -run 'TestCrossNodeRound|TestPeeredRound' -v | grep -E '^(---|ok|FAIL|    (round|peered|clients)_test.go)'
	$(SAY) 'Ten thousand messages a second over the gossip, for ten rounds'
	go test ./internal/harden -count=1 -timeout 20m -run 'TestGossipFlood' -v | grep -E '^(---|ok|FAIL|    gossip_test.go)'
	@cat build/tenzro/summary.json

## explorer: the explorer's pages in a real browser: accessibility, size, how soon an event is shown, the check; pictures; queries under load; writes build/explorer/summary.json
.PHONY: explorer
explorer: export ASSAY_EXPLORER := $(CURDIR)/build/explorer
explorer: build/.node build/.browser $(WASM)
	bash indexer/web/build.sh
	@rm -f $(ASSAY_EXPLORER)/*.json
	$(SAY) 'Every page, light, dark and on a phone'
	go test ./indexer -count=1 -timeout 20m -run 'TestExplorer$$|TestBrowserChecks$$|TestLoad$$' -v
	@cat build/explorer/summary.json

## house: how the code is laid out, as figures; writes build/house/summary.json
.PHONY: house
house: build/.contracts
	go run ./test/house

## lint: gofmt, go vet, staticcheck, forge fmt, solhint, ruff
.PHONY: lint
lint: setup
	$(SAY) 'Linters'
	@unformatted=$$(gofmt -l $$(git ls-files '*.go')); test -z "$$unformatted" || { echo "gofmt: $$unformatted. Hint: gofmt -w" >&2; exit 1; }
	go vet ./...
	go tool staticcheck $$(go list ./... | grep -v /bindings/)
	$(FORGE) fmt --check contracts
	@$(MAKE) --no-print-directory build/.solhint
	$(VENV)/bin/ruff check trainer-py
	$(VENV)/bin/ruff format --check trainer-py
	cd trainer-py && ../$(VENV)/bin/ruff check - --stdin-filename adversary.py < ../internal/adversary/trainer.py
	cd trainer-py && ../$(VENV)/bin/ruff format --check - --stdin-filename adversary.py < ../internal/adversary/trainer.py

# Each file by itself, as its rules are: those that have changed since they last passed, or all after a change of the rules.
build/.solhint: $(SOL) .solhint.json contracts/test/.solhint.json package-lock.json
	npx --no-install solhint --max-warnings 0 $(if $(filter-out %.sol,$?),$(SOL),$?)
	@touch $@

# ---- generated files ---------------------------------------------------------------------------------------------------

## bindings: regenerate what others repeat of the contracts: Go bindings, ABI files, the spec's fields, enumerations, payload formats
.PHONY: bindings
bindings: build/.contracts
	go run ./bindings/gen
	go run ./tools/gen

.PHONY: bindings-check
bindings-check: build/.contracts
	$(SAY) 'Bindings and facts are what the contracts give'
	go run ./bindings/gen -check
	go run ./tools/gen -check

# The generators of assembly in repops, one a package.
ASMGEN := $(notdir $(patsubst %/main.go,%,$(wildcard internal/asmgen/*/main.go)))

## asm: regenerate the assembly kernels
.PHONY: asm
asm:
	for p in $(ASMGEN); do go run ./internal/asmgen/$$p; done

.PHONY: asm-check
asm-check: build/.asm

# Nothing else goes into it than what is in these two folders.
build/.asm: go.mod $(shell find internal/asmgen repops -type f \( -name '*.go' -o -name '*.s' \))
	$(SAY) 'Assembly is what the generators give'
	for p in $(ASMGEN); do go run ./internal/asmgen/$$p -check; done
	@touch $@

# ---- figures -----------------------------------------------------------------------------------------------------------

build/bench/.peers: build/.venv tools/bench/requirements.lock
	$(SAY) 'Installing the peers that are measured beside the kernels (ByzFL)'
	@rm -rf build/bench/site && mkdir -p build/bench/site
	VIRTUAL_ENV=$(CURDIR)/$(VENV) $(VENV)/bin/uv pip install --quiet --no-deps --require-hashes --target build/bench/site -r tools/bench/requirements.lock
	@touch $@

## bench: measure the kernels beside their peers in one run; writes build/bench/summary.json
.PHONY: bench
bench: setup build/bench/.peers
	$(SAY) 'Measuring; leave the machine alone for some minutes'
	CGO_ENABLED=1 go build -o build/bench/native ./tools/bench/native
	go test -c -o build/bench/keeper ./keeper
	go test -c -o build/bench/audit ./verifier/audit
	env -u OPENBLAS_CORETYPE -u OPENBLAS_L2_SIZE PYTHONPATH=trainer-py:build/bench/site $(PY) tools/bench/run.py $(BENCH_FLAGS)

## bench-go: Go benchmarks of every kernel package; writes build/bench/go.txt
.PHONY: bench-go
bench-go:
	@mkdir -p build/bench
	go test -run '^$$' -bench . -benchmem ./repops/... ./protocol/... | tee build/bench/go.txt

# What the CUDA engine is measured with: no Go and none of our Python is needed where it runs.
build/cuda/bin/assay-cuda: go.mod go.sum $(shell find repops tools/cuda -type f ! -name '*_test.go')
	$(SAY) 'Building build/cuda/bin/assay-cuda'
	@mkdir -p $(@D)
	CGO_ENABLED=0 go build -ldflags '-s -w' -o $@ ./tools/cuda

build/cuda/data/about.json: test/cuda/export.py build/.venv $(LIB)
	$(SAY) 'Exporting the small GPT, whose roots are compared'
	$(PY) test/cuda/export.py $(@D)

## cuda: the CUDA engine beside the CPU engines and PyTorch, on this machine's GPU; writes build/cuda/summary.json
.PHONY: cuda
cuda: build/.venv build/cuda/bin/assay-cuda build/cuda/data/about.json
	$(SAY) 'Vectors, roots and all inputs of the functions on the GPU; products and training steps beside PyTorch'
	PYTHON=$(PY) BUDGET=3600 bash test/cuda/run.sh $(CUDA_PARTS)

## gas: gas of every entry point and arithmetic routine; writes build/gas/summary.json
.PHONY: gas
gas: build/.contracts
	@mkdir -p build/gas && rm -f build/gas/*.json
	$(FORGE) test --match-contract Gas --threads 1 -vv
	ASSAY_GAS=$(CURDIR)/build/gas go test -count=1 -run TestGas ./verifier/training
	@python3 -c 'import glob, json; d = {k: v for f in sorted(glob.glob("build/gas/*.json")) for k, v in json.load(open(f)).items()}; json.dump(d, open("build/gas/summary.json", "w"), indent=2)'
	@cat build/gas/summary.json

# ---- releases ----------------------------------------------------------------------------------------------------------

# Systems that assay is built for; empty for the wheel alone.
RELEASE_TARGETS ?= linux/amd64,linux/arm64,darwin/amd64,darwin/arm64

## release: what a user installs without this tree, into build/release (docs/releases.md); RELEASE_TARGETS=linux/amd64 builds one system
.PHONY: release
release: build/.web build/.venv
	$(SAY) 'Building assay for $(RELEASE_TARGETS), and the trainer as a wheel'
	go run ./tools/release -targets '$(RELEASE_TARGETS)' $(RELEASE_FLAGS)

## release-check: build the last commit twice, in two folders from nothing, and compare every byte
.PHONY: release-check
release-check: build/.web build/.venv
	$(SAY) 'Two releases of one commit'
	bash tools/release/check.sh '$(RELEASE_TARGETS)' $(PY)

## clean: remove what was built (not what was installed)
.PHONY: clean
clean:
	rm -rf bin build web/verify/dist
