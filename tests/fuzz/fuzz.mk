# Programs that hand any bytes to a door, tests/fuzz/<door>.c, and what makes
# them.  See tests/README.md.
#
# Where EXTRA asks for fuzzer-no-link they are fuzzers of libFuzzer; elsewhere
# they read the files that they are given, once.

DOORS = spec pattern template markdown csv cases config guide shards xlsx \
	quotes bench
DOOR_PROGRAMS = $(DOORS:%=$(B)/tests/fuzz/%)
IS_FUZZED = $(findstring fuzzer-no-link,$(EXTRA))

$(B)/tests/fuzz/%: $(B)/tests/fuzz/%.o $(filter-out %/main.o,$(TOP)) \
	    $(ARCHIVES) \
	    $(if $(IS_FUZZED),,$(B)/tests/fuzz/replay.o)
	$(Q)$(CC) $(LDFLAGS) $(if $(IS_FUZZED),-fsanitize=fuzzer) -o $@ \
	    $(filter %.o,$^) $(LINK) $(LDLIBS)
.SECONDARY: $(DOORS:%=$(B)/tests/fuzz/%.o) $(B)/tests/fuzz/replay.o

doors: $(DOOR_PROGRAMS)

# memfd_create()
$(B)/tests/fuzz/%.o: private DEFINE += -D_GNU_SOURCE

# Arithmetic and searches are no doors: counting their edges takes long and
# finds nothing.
ifneq ($(IS_FUZZED),)
NO_DOOR = base/map base/pool unit model kind search validate report
$(foreach f,$(NO_DOOR),$(if $(findstring /,$(f)),$(B)/engine/$(f).o, \
    $(call objects,$(f)) $(generated_$(f)))) $(B)/gen/vocabulary.o: \
    private override EXTRA += -fno-sanitize=fuzzer-no-link
endif

# How long all doors together, and what they are built with: also Lua,
# libcmark and libxlsxwriter, whose sources are fetched for it.
MINUTES = 1
FUZZ_FLAGS = -fsanitize=fuzzer-no-link,address,undefined \
	-fsanitize=float-cast-overflow -fno-sanitize-recover=all -Wno-frame-larger-than
FUZZ_LINK = -pthread $(FUZZ_FLAGS) -L$(CURDIR)/$(B)/fuzz/libraries
COVER_FLAGS = -fprofile-instr-generate -fcoverage-mapping

fuzz:
	@sh tests/fuzz/libraries.sh $(B)/fuzz/libraries || \
	    $(SELF) --no-print-directory watched
	@$(MAKE) --no-print-directory B=$(B)/fuzz CC=clang OPT='-O1 -g' \
	    EXTRA='$(FUZZ_FLAGS)' LDFLAGS='$(FUZZ_LINK)' doors
	@sh tests/fuzz/fuzz.sh $(B)/fuzz $$(( $(MINUTES) * 60 )) $(DOORS)
	@$(MAKE) --no-print-directory cover

# Where their sources cannot be had: the corpora, with valgrind at those that are
# installed.
watched: doors
	@for door in $(DOORS); do \
	    valgrind -q --error-exitcode=9 $(B)/tests/fuzz/$$door \
	        tests/fuzz/corpus/$$door/* >$(B)/$$door.watched 2>&1 || \
	    { echo "not ok valgrind $$door: see $(B)/$$door.watched"; exit 1; }; \
	    echo "ok valgrind $$door"; \
	done

# Lines of each door's parser that its corpus reaches.
cover:
	@$(MAKE) --no-print-directory B=$(B)/cover CC=clang OPT='-O1 -g' \
	    EXTRA='$(COVER_FLAGS)' doors
	@sh tests/fuzz/cover.sh $(B)/cover

.PHONY: doors fuzz watched cover
-include $(wildcard $(B)/tests/fuzz/*.d)
