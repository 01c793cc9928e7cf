/*
 * fuzz: what the programs of all doors share.
 *
 * A door is where bytes of others come in.  Each has a program here that hands
 * any bytes to it as an author, a feed or a file would, and ends by abort()
 * where something does not hold.  Programs run from the root of the tree.
 */
#ifndef FUZZ_FUZZ_H
#define FUZZ_FUZZ_H

#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/diag.h"
#include "base/text.h"
#include "build.h"
#include "cmd/cmd.h"

int LLVMFuzzerTestOneInput(const uint8_t *, size_t);
int LLVMFuzzerInitialize(int *, char ***);

/* One run of the program: an arena, messages, and what would be printed. */
struct fuzz {
	struct arena *arena;
	struct text out, aside;
	struct options options;
};

static inline void
fuzz_no_memory(void)
{
	abort();
}

/* No input of a fuzzer's size is worth that much. */
static inline void
fuzz_over(struct budget *b, const char *work)
{
	fprintf(stderr, "over %.0f bytes: %s\n", budget_most(b, BUDGET_memory),
	    work ? work : "");
	abort();
}

static inline void
fuzz_must(bool holds, const char *what)
{
	if (holds)
		return;
	fprintf(stderr, "does not hold: %s\n", what);
	abort();
}

/* The same, with the messages of the run. */
static inline void
fuzz_told(struct fuzz *f, bool holds, const char *what)
{
	struct text t;

	if (holds)
		return;
	text_init(&t, f->arena);
	diags_print(f->options.diags, &t, DIAG_TEXT, false);
	fprintf(stderr, "%s%s\n", t.data, f->out.data);
	fuzz_must(false, what);
}

/* The options stand in the caller's struct, as their texts do. */
static inline void
fuzz_open(struct fuzz *f)
{
	*f = (struct fuzz){ .arena = arena_new(fuzz_no_memory) };
	f->options = (struct options){ .arena = f->arena,
		.dir = "tests/guide", .jobs = 1, .out = &f->out,
		.aside = &f->aside };
	arena_limit(f->arena, budget_new(f->arena), fuzz_over);
	fuzz_must(budget_set(arena_budget(f->arena), "memory=512M"),
	    "a budget");
	f->options.diags = diags_new(f->arena);
	text_init(&f->out, f->arena);
	text_init(&f->aside, f->arena);
}

/* Messages are UTF-8 in every form, whatever came in. */
static inline void
fuzz_close(struct fuzz *f)
{
	static const enum diag_format forms[] = { DIAG_TEXT, DIAG_JSON,
		DIAG_GITHUB };
	struct text t;

	for (size_t i = 0; i < COUNT(forms); i++) {
		text_init(&t, f->arena);
		diags_print(f->options.diags, &t, forms[i], false);
		fuzz_must(text_is_utf8(t.data, t.len), "messages are UTF-8");
	}
	arena_free(f->arena);
}

/* Bytes as a file that has a path, for who reads files. */
struct fuzz_file {
	int fd;
	char path[40];
};

static inline struct fuzz_file
fuzz_file(const void *data, size_t len)
{
	struct fuzz_file f = { .fd = memfd_create("fuzz", MFD_CLOEXEC) };

	fuzz_must(f.fd >= 0 && write(f.fd, data, len) == (ssize_t)len,
	    "a file in memory");
	snprintf(f.path, sizeof(f.path), "/proc/self/fd/%d", f.fd);
	return f;
}

/* The small guide, read once: whoever changes it changes a copy. */
static inline const struct catalog *
fuzz_guide(void)
{
	static const struct catalog *guide;
	static struct fuzz f;

	if (!guide) {
		fuzz_open(&f);
		guide = build_catalog(&f.options);
		fuzz_must(!diags_status(f.options.diags), "the small guide");
	}
	return guide;
}

#endif
