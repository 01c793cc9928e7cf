# The tests: C programs beside checks in sh.  See tests/README.md.
#
# tests/<folder>/<name>.c becomes build/tests/<folder>/<name>, linked with the
# archives of engine/<folder> and of the floors below it, and with no other.

TEST_SOURCES = $(foreach f,$(FLOORS),$(wildcard tests/$(f)/*.c))
TEST_PROGRAMS = $(TEST_SOURCES:%.c=$(B)/%)

# The folder and those below it, top floor first, as the linker reads them.
below = $(shell awk -v f=$(1) '/^[0-9]/ { n[$$2] = $$1 } \
	END { for (x in n) if (x == f || n[x] < n[f]) print n[x], x }' \
	engine/floors | sort -rn | sed 's,.* ,$(B)/lib/,; s,$$,.a,')

define test_program
$(B)/tests/$(1)/%: $(B)/tests/$(1)/%.o $(call below,$(1))
	$$(Q)$(CC) $(LDFLAGS) -o $$@ $$^ -Wl,--as-needed -lcmocka $(LDLIBS)
endef
$(foreach f,$(FLOORS),$(if $(wildcard tests/$(f)/*.c),\
$(eval $(call test_program,$(f)))))

# TEST_OPT: what the code of tests alone is compiled with besides.
$(B)/tests/%.o: tests/%.c $(B)/flags | $(GEN) $(CASES)
	@mkdir -p $(@D)
	$(Q)$(CC) $(CFLAGS) $(TEST_OPT) -Itests -MMD -MP -c -o $@ $<

# The program, asked many times of one load: what_if.py.
ASKED = $(B)/tests/tools/asked
$(ASKED): $(ASKED).o $(B)/ridgeline
	$(Q)$(CC) $(LDFLAGS) -Wl,--wrap=what_if_apply -o $@ $< \
	    $(TOP) $(LINK) $(LDLIBS)

# The program, asked of every order what comes without its best offer.
GONE = $(B)/tests/tools/gone
$(GONE): $(GONE).o $(B)/ridgeline
	$(Q)$(CC) $(LDFLAGS) -Wl,--wrap=decide_for -o $@ $< \
	    $(TOP) $(LINK) $(LDLIBS)

test-programs: $(TEST_PROGRAMS) $(ASKED) $(GONE)

# What run.sh needs to build again with other flags.
export CC B PACKAGES
RUN = MAKE='$(MAKE)' sh tests/run.sh

test:
	@$(RUN) c other asan tsan checks harness

quick:
	@FEW=1 $(RUN) c quick

asan:
	@$(RUN) asan guide

tsan:
	@$(RUN) tsan

include tests/fuzz/fuzz.mk

# One thing fails in each of eight thousand small builds: half an hour, where
# FAULTS is on a disk in memory.
FAULTS = $(B)/faults/runs
faults: all
	@mkdir -p $(B)/faults/guide
	cp -r tests/faults/guide/. templates $(B)/faults/guide
	cp site/*.css site/*.js $(B)/faults/guide/site
	python3 tests/faults/faults.py --guide $(B)/faults/guide \
	    $(B)/ridgeline $(FAULTS)

# Three hundred small changes of meaning, of which nine in ten must be seen by
# the tests of their folder: hours.  PART=kind those of one folder; see mutate/.
mutate: all test-programs
	@B= python3 tests/mutate/mutate.py --build $(B) $(PART:%=--part %)

# All of the campaigns, PARTS of them, each with its time; see nightly.sh.
nightly:
	@MAKE='$(SELF)' MINUTES='$(NIGHT)' sh tests/nightly.sh $(PARTS)
NIGHT = 30

golden: all
	@sh tests/golden.sh

bench: $(B)/ridgeline $(B)/tests/bench/measure $(B)/tests/bench/chains \
	    $(B)/tests/bench/search
	@sh tests/bench/run.sh

$(B)/tests/bench/measure: tests/bench/measure.c $(B)/flags
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -o $@ $<
$(B)/tests/bench/search: $(B)/tests/bench/search.o $(call below,search)
	$(CC) $(LDFLAGS) -o $@ $^ $(LDLIBS)
$(B)/tests/bench/chains: $(B)/tests/bench/chains.o $(B)/lib/model.a
	$(CC) $(LDFLAGS) -o $@ $^ -lm

# Pictures of pages.
screens: all
	@$(B)/ridgeline build -q -o $(B)/screens/site
	@sh tests/screens.sh $(B)/screens/site $(B)/screens

# The picture of the README, which check/figures.sh holds to the page.
screenshot: all
	@$(B)/ridgeline build -q -o $(B)/screens/site
	@/usr/bin/python3 tests/tools/screenshot.py $(B)/screens/site \
	    site/screenshot.png

# Edits in all workbooks, or in WORKBOOKS=WORKLOAD-PROFILE,..., each recalculated
# and asked of the engine, on a site of their own; fails where one disagrees.
WORKBOOKS = all
whatif: all $(ASKED)
	@rm -rf $(B)/check/whatif && mkdir -p $(B)/check/whatif
	@WHAT_IF=$(WORKBOOKS) LIMIT=14400 B=$(B) T=$(abspath $(B))/check/whatif \
	    SITE=$(abspath $(B))/check/whatif/site \
	    RIDGELINE=$(abspath $(B))/ridgeline \
	    sh tests/check/what_if_workbook.sh | awk '{ print; fflush() } \
	    /^ok / { good = 1 } /^not ok / { bad = 1 } \
	    END { exit bad || !good }'

# Real files of price feeds, FEEDS/<feed>/<files>, into a copy of the guide.
FEEDS = feeds
replay: $(B)/ridgeline
	@B=$(B) sh tests/replay.sh $(FEEDS)

lint: $(ARCHIVES)
	@sh tests/floors.sh
	@sh tests/lint.sh

format:
	@sh tests/format.sh

.PHONY: test quick test-programs asan tsan faults mutate nightly golden bench \
	screens screenshot whatif replay lint format
-include $(TEST_SOURCES:%.c=$(B)/%.d) $(ASKED).d $(GONE).d $(wildcard $(B)/tests/bench/*.d)
