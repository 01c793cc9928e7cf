# Ridgeline: Lua specs in, GPU buying guides out.
#
#   make            build the program, build/ridgeline
#   make site       install what is missing, build, publish build/site/
#   make test       everything that must hold; ends with "N passed, M failed"
#   make quick      its C tests, messages, goldens and layout, in a minute
#   make golden     show what changed in the goldens, then replace them
#   make asan       the C tests and a build of the guide under address and
#                   undefined-behaviour sanitizers
#   make tsan       the small guide, built by many threads under the thread
#                   sanitizer
#   make faults     small builds in each of which one thing fails: a call of
#                   the system, an allocation, the process, the disk
#   make fuzz       MINUTES=n: any bytes to each door, with the libraries
#                   watched too; then make cover
#   make cover      the lines of each door's parser that its corpus reaches
#   make mutate     three hundred small changes of meaning, each of which a test
#                   has to see; PART=feed those of one folder
#   make nightly    all of test, faults, fuzz, whatif, mutate and bench;
#                   PARTS="faults fuzz" some, NIGHT=n minutes of fuzzing; goes on
#                   where it was cut short
#   make bench      "name value unit" lines: whole-process times and counts
#   make replay     FEEDS=DIR: real files of price feeds, day by day
#   make screens    pictures of every page at the top and one of each folder, at
#                   three widths, light and dark, in build/screens
#   make screenshot the picture of the README, of a page as it is now
#   make whatif     every input of every decision's workbook edited, and the
#                   engine asked the same; an hour or two
#   make lint       floors, banned names, one field per line, man pages
#   make format     check the C layout (changes nothing)
#   make types      rewrite specs/types.lua from the .def rows
#   make install    PREFIX=/usr/local DESTDIR=; the program looks for its
#                   templates under this PREFIX, so it is linked again
#   make deb        a Debian package, build/ridgeline_VERSION-*_ARCH.deb;
#                   .package/Containerfile makes a container of it
#   make dist       build/ridgeline-VERSION.tar.gz
#   make clean
#
#   make CC=clang   any of the above with another compiler
#   make WERROR=    do not stop at warnings (for packagers)
#   make V=1        show whole commands

VERSION = 0.1.0
PREFIX = /usr/local
DESTDIR =
B = build

CC = gcc
WERROR = -Werror
OPT = -O1 -g1
WARN = -Wall -Wextra -Wpedantic $(WERROR) -Wshadow -Wconversion \
	-Wdouble-promotion -Wmissing-prototypes -Wstrict-prototypes \
	-Wold-style-definition -Wvla -Wundef -Wformat=2 -Wwrite-strings \
	-Wcast-qual -Wpointer-arith -Wframe-larger-than=16384 -fno-common
INCLUDE = -Iengine -I$(B)/gen -isystem /usr/include/lua5.4
DEFINE = -D_DEFAULT_SOURCE -D_XOPEN_SOURCE=700
CFLAGS = -std=c11 $(OPT) $(WARN) -ffp-contract=off -pthread \
	$(INCLUDE) $(DEFINE) $(EXTRA)
LDFLAGS = -pthread $(EXTRA)
LDLIBS = -llua5.4 -lcmark -lxlsxwriter -lmicrohttpd -lz -lm
Q = $(if $(V),,@$(info $()  $@))
PACKAGES = liblua5.4-dev lua5.4 libcmark-dev libxlsxwriter-dev \
	libmicrohttpd-dev zlib1g-dev

# Lowest floor first: an archive may need only those before it.
FLOORS = base unit model catalog feed spec kind search validate report write cmd

# What a guide elsewhere uses: the specs without what only this guide decides.
CATALOGUE := $(shell tr -d '\n",' <specs/catalogue.lua | \
	sed 's/.*folders = {\([^}]*\)}.*/\1/')
STOCK = $(B)/share/ridgeline/specs/catalogue.lua
# The manual as pages, which the program's own lists are part of.
PAGES = $(B)/share/ridgeline/templates/manual.md

# Where shells look for completions.
COMPLETE = bash-completion/completions zsh/site-functions \
	fish/vendor_completions.d

all: $(B)/ridgeline $(STOCK) $(PAGES)

# All that the program looks for beside itself, as make install puts it there.
$(STOCK): $(shell find $(CATALOGUE:%=specs/%) specs/catalogue.lua) \
    specs/types.lua site/site.lua engine/spec/pages.lua Makefile \
    $(wildcard templates/* templates/words/* site/*.css site/*.js specs/feeds/*.csv)
	@rm -rf $(B)/share/ridgeline
	@mkdir -p $(@D)/feeds $(@D)/pages $(B)/share/ridgeline/site
	@cp -rL templates $(B)/share/ridgeline
	@cp site/*.css site/*.js $(B)/share/ridgeline/site
	@cp specs/feeds/*.csv $(@D)/feeds
	@cp -r $(CATALOGUE:%=specs/%) $(@D)
	@lua5.4 engine/spec/pages.lua site/site.lua templates >$(@D)/pages/pages.lua
	@cp specs/types.lua $(@D)
	@sed 's/folders = {/& "pages",/' specs/catalogue.lua >$@

include engine/engine.mk
include tests/tests.mk

$(PAGES): $(MANUAL) $(STOCK) engine/cmd/manual.lua
	@lua5.4 engine/cmd/manual.lua $(@D) $(MANUAL)

# However many recipes run at once: packages are there before what needs them,
# and a goal that removes, or starts a make of its own, waits for those before it.
site: tools all
	$(B)/ridgeline build
ifneq ($(filter site,$(MAKECMDGOALS)),)
$(STOCK) $(PAGES) $(MADE): | tools
endif
ALONE = clean test quick asan tsan fuzz cover nightly deb
ifneq ($(and $(filter $(ALONE),$(MAKECMDGOALS)),$(word 2,$(MAKECMDGOALS))),)
.NOTPARALLEL:
endif

install: all $(MANUAL)
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1 \
	    $(DESTDIR)$(PREFIX)/share/man/man5 \
	    $(DESTDIR)$(PREFIX)/share/ridgeline
	install -m 755 $(B)/ridgeline $(DESTDIR)$(PREFIX)/bin
	install -d $(COMPLETE:%=$(DESTDIR)$(PREFIX)/share/%)
	$(B)/ridgeline completion bash \
	    >$(DESTDIR)$(PREFIX)/share/bash-completion/completions/ridgeline
	$(B)/ridgeline completion zsh \
	    >$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_ridgeline
	$(B)/ridgeline completion fish \
	    >$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/ridgeline.fish
	install -m 644 $(B)/man/ridgeline.1 \
	    $(DESTDIR)$(PREFIX)/share/man/man1
	install -m 644 $(B)/man/ridgeline-spec.5 $(B)/man/ridgeline-cases.5 \
	    $(DESTDIR)$(PREFIX)/share/man/man5
	cp -r $(B)/share/ridgeline/* $(DESTDIR)$(PREFIX)/share/ridgeline
	install -d $(DESTDIR)$(PREFIX)/lib/pkgconfig \
	    $(DESTDIR)$(PREFIX)/include/ridgeline/model
	install -m 644 $(B)/lib/model.a \
	    $(DESTDIR)$(PREFIX)/lib/libridgeline.a
	install -m 644 engine/model/*.h \
	    $(DESTDIR)$(PREFIX)/include/ridgeline/model
	sed 's|@PREFIX@|$(PREFIX)|; s|@VERSION@|$(VERSION)|' \
	    .package/ridgeline.pc.in \
	    >$(DESTDIR)$(PREFIX)/lib/pkgconfig/ridgeline.pc

# Installed under /usr into a folder of its own, then put into a package.
deb:
	rm -rf $(B)/deb
	$(MAKE) PREFIX=/usr DESTDIR=$(abspath $(B))/deb/root install
	sh .package/deb.sh $(VERSION) $(abspath $(B))

types: $(B)/ridgeline
	$(B)/ridgeline schema --format lua >$(B)/types.lua
	mv $(B)/types.lua specs/types.lua

dist:
	mkdir -p $(B)
	git archive --prefix=ridgeline-$(VERSION)/ \
	    -o $(B)/ridgeline-$(VERSION).tar.gz HEAD

clean:
	rm -rf $(B)

.PHONY: all site install deb types dist clean
.DELETE_ON_ERROR:
