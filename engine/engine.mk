# How the program is built: generated tables, one archive a folder, one link.
# The folder is the registry: every .c file is found, none is listed.

# The build's own tools, and Debian's packages when a header is missing.
tools:
	@sh tests/need.sh $(PACKAGES)
.PHONY: tools

BOOKS = $(wildcard engine/model/*.h)
CHAINS = $(wildcard engine/model/*.chain)
step_objects = $(B)/gen/steps_books.o \
	$(foreach part,0 1 2 3,$(B)/gen/steps_stated_$(part).o)
row_objects = $(CHAINS:engine/model/%.chain=$(B)/gen/rows_%.o)
GEN = $(B)/gen/formulas.c $(B)/gen/chains.c $(B)/gen/chains.h \
	$(CHAINS:engine/model/%.chain=$(B)/gen/chain_%.h) \
	$(step_objects:.o=.c) $(row_objects:.o=.c)

# A line that names $(MAKE) runs under make -n too, with all that stands in it:
# where more than make does, it goes by this name.
SELF = $(MAKE)

# Words that are part of what is made: a file of each, written when they are
# others than it holds.  The compiler and its flags are part of every object,
# the list of books of what is generated from them: one that is gone is missed.
words_flags := $(CC) $(CFLAGS)
words_prefix := $(PREFIX)
words_version := $(VERSION)
words_books := $(sort $(BOOKS) $(CHAINS))

define remember
ifneq ($$(file <$(B)/$(1)),$$(words_$(1)))
$(B)/$(1): FORCE
endif
$(B)/$(1):
	@mkdir -p $$(@D)
	@printf '%s\n' '$$(subst ','\'',$$(words_$(1)))' >$$@
endef
$(foreach w,flags prefix version books,$(eval $(call remember,$(w))))
FORCE:
.PHONY: FORCE

objects = $(patsubst %.c,$(B)/%.o,$(wildcard engine/$(1)/*.c))
ARCHIVES = $(FLOORS:%=$(B)/lib/%.a)
# The linker reads archives left to right: top floor first.
LINK = $(shell for f in $(FLOORS); do echo $(B)/lib/$$f.a; done | tac)

# Above the floors: the command line, and one build, which commands run.
TOP = $(patsubst %.c,$(B)/%.o,$(wildcard engine/*.c))

$(B)/ridgeline: $(TOP) $(ARCHIVES)
	$(Q)$(CC) $(LDFLAGS) -o $@ $(TOP) $(LINK) $(LDLIBS)

# What an archive holds beside its folder's own files.
generated_model = $(B)/gen/formulas.o $(B)/gen/chains.o $(step_objects) \
	$(row_objects)
generated_spec = $(B)/gen/vocabulary.o $(B)/gen/words.o
generated_kind = $(B)/gen/registry_kind.o
generated_write = $(B)/gen/registry_write.o
generated_cmd = $(B)/gen/registry_cmd.o $(B)/gen/start.o

define archive
$(B)/lib/$(1).a: $(call objects,$(1)) $(generated_$(1))
	@mkdir -p $$(@D)
	@rm -f $$@
	@$(AR) rcsD $$@ $$^
endef
$(foreach f,$(FLOORS),$(eval $(call archive,$(f))))

# Formula books and chains: comment, prototype and body are checked here.
# Of what it writes only what changed is new.
$(B)/gen/made: $(wildcard engine/model/*.lua engine/model/*.part) $(BOOKS) \
	    $(CHAINS) $(B)/books
	@mkdir -p $(@D)
	$(Q)lua5.4 engine/model/generate.lua $(B)/gen $(BOOKS) $(CHAINS)
	@touch $@
$(GEN): $(B)/gen/made
	@test -f $@ || { rm -f $<; $(SELF) --no-print-directory $<; }

# What the folders kind/, write/ and cmd/ hold: a table of each.
define registry
$(B)/gen/registry_$(1).c: engine/registry.sh engine/$(1) \
	    $(wildcard engine/$(1)/*.c)
	@mkdir -p $$(@D)
	@sh engine/registry.sh $(1) >$$@
endef
$(foreach f,kind write cmd,$(eval $(call registry,$(f))))

# What the kinds state of measured cases: written where it changed.
CASES = $(foreach p,case default figure sure,$(B)/gen/kinds_$(p).def)
$(B)/gen/cases: engine/registry.sh engine/kind $(wildcard engine/kind/*.def)
	@mkdir -p $(@D)
	@for part in case default figure sure; do \
	    sh engine/registry.sh $$(echo $$part | tr a-z A-Z) >$@ && \
	    if ! cmp -s $@ $(B)/gen/kinds_$$part.def; then \
	    cp $@ $(B)/gen/kinds_$$part.def; fi; done
$(CASES): $(B)/gen/cases
	@test -f $@ || { rm -f $<; $(SELF) --no-print-directory $<; }

# The vocabulary that every guide is loaded on top of.
VOCABULARY = $(wildcard specs/vocabulary/*.lua)
$(B)/gen/vocabulary.c: engine/spec/vocabulary.lua $(VOCABULARY)
	@mkdir -p $(@D)
	@lua5.4 engine/spec/vocabulary.lua vocabulary $(VOCABULARY) >$@

# The phrases that a guide may say in another way.
WORDS = $(wildcard templates/words/*.md)
$(B)/gen/words.c: engine/spec/vocabulary.lua $(WORDS)
	@mkdir -p $(@D)
	@lua5.4 engine/spec/vocabulary.lua sentences $(WORDS) >$@

# The guide that init writes is the one in the manual.
START = engine/cmd/start.lua engine/spec/ridgeline-spec.5
STARTERS = $(sort $(wildcard engine/cmd/starter/*.lua))
$(B)/gen/start.c: $(START) $(STARTERS) $(wildcard engine/cmd/starter/shared/*)
	@mkdir -p $(@D)
	@lua5.4 $(START) engine/cmd/starter $(STARTERS) >$@
# Its kinds, a file of each.
$(B)/gen/starters.def: engine/cmd/starter
	@mkdir -p $(@D)
	@printf 'STARTER(%s)\n' $(notdir $(STARTERS:.lua=)) >$@
$(B)/engine/cmd/init.o: | $(B)/gen/starters.def

# What lua5.4 makes, which is there before anything is compiled.
MADE = $(B)/gen/made $(B)/gen/vocabulary.c $(B)/gen/words.c $(B)/gen/start.c

# No process where the folder is there.
folder = @$(if $(wildcard $(@D)),,mkdir -p $(@D))

$(B)/%.o: %.c $(B)/flags | $(GEN) $(CASES)
	$(folder)
	$(Q)$(CC) $(CFLAGS) -MMD -MP -c -o $@ $<
# What a search and every page run through is compiled for speed: blocks of
# candidates go through the vector units, the steps of chains are many short
# loops, which are vectorised and no more.  For what else a search or a start
# runs through, -O2 takes a third longer and saves hardly an instruction.  What
# runs once for a record, a command or a page is a tenth of a build of the
# guide: -Og compiles it in three quarters of the time, -O0 of the tests by
# another compiler in half.  Tables are made of constants.  Under sanitizers only
# what they address is watched.
FAST = $(call objects,base) $(patsubst %,$(B)/engine/%.o,catalog/field \
	catalog/prune catalog/software catalog/tested kind/ownership \
	kind/place kind/stack model/chain search/front spec/locate \
	spec/sandbox)
USUAL = $(call objects,search) $(call objects,unit) \
	$(patsubst %,$(B)/engine/%.o,catalog/catalog catalog/check catalog/bound \
	catalog/layer catalog/layer_moves catalog/like catalog/network \
	catalog/network_sum catalog/refer catalog/support catalog/vocabulary \
	kind/chassis kind/common kind/kind kind/place_name kind/pretrain \
	kind/link kind/recipe kind/risk kind/serve kind/serving kind/slice kind/text \
	kind/training kind/vision spec/layers spec/pattern spec/reader)
SELDOM = $(filter-out $(FAST) $(USUAL),$(foreach f,catalog feed spec kind \
	validate report write cmd,$(call objects,$(f)) $(generated_$(f))))
TABLES = $(row_objects) $(B)/gen/formulas.o
SELDOM_OPT ?= -Og
ifeq ($(findstring sanitize,$(EXTRA)),)
$(step_objects): private OPT += -ftree-vectorize $(if \
    $(findstring clang,$(CC)),,-fvect-cost-model=dynamic) \
    -fno-trapping-math -fno-math-errno
$(patsubst %,$(B)/engine/search/%.o,block draws limits): \
    private OPT += -O3 -fno-trapping-math -fno-math-errno
$(FAST): private OPT += -O2
$(SELDOM) $(TABLES): private OPT += $(SELDOM_OPT)
else
$(step_objects): private override EXTRA += -fno-sanitize=undefined
endif
$(B)/engine/build.o: $(B)/prefix
$(B)/engine/build.o: private DEFINE += \
    -DRIDGELINE_SHARE='"$(PREFIX)/share/ridgeline"'
$(B)/engine/base/version.o: $(B)/version
$(B)/engine/base/version.o: private DEFINE += \
    -DRIDGELINE_VERSION='"$(VERSION)"'
$(B)/gen/%.o: $(B)/gen/%.c $(B)/flags | $(GEN) $(CASES)
	$(folder)
	$(Q)$(CC) $(CFLAGS) -MMD -MP -c -o $@ $<

# The manual: written frames, and lists printed from the .def rows.
MANUAL = $(B)/man/ridgeline.1 $(B)/man/ridgeline-spec.5 \
	$(B)/man/ridgeline-cases.5

$(B)/man/ridgeline.1: engine/cmd/ridgeline.1 $(B)/ridgeline
	@mkdir -p $(@D)
	@$(B)/ridgeline schema messages --format man >$(B)/man/messages
	@sed -e '/^\.\\" MESSAGES/{r $(B)/man/messages' -e 'd}' $< >$@
$(B)/man/ridgeline-spec.5: engine/spec/ridgeline-spec.5 $(B)/ridgeline
	@mkdir -p $(@D)
	@$(B)/ridgeline schema fields --format man >$(B)/man/fields
	@sed -e '/^\.\\" FIELDS/{r $(B)/man/fields' -e 'd}' $< >$@

$(B)/man/ridgeline-cases.5: engine/feed/ridgeline-cases.5 $(B)/ridgeline
	@mkdir -p $(@D)
	@$(B)/ridgeline schema columns --format man >$(B)/man/columns
	@sed -e '/^\.\\" COLUMNS/{r $(B)/man/columns' -e 'd}' $< >$@

-include $(wildcard $(B)/engine/*.d $(B)/engine/*/*.d $(B)/gen/*.d)
