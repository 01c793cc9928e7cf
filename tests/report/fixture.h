/*
 * fixture: pages made over the records of tests/guide.
 *
 * The templates of one test stand in a folder of its own under /tmp; the
 * others that the guide's pages name are empty ones.
 */
#ifndef REPORT_FIXTURE_H
#define REPORT_FIXTURE_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/array.h"
#include "base/diag.h"
#include "base/text.h"
#include "check.h"
#include "report/guide.h"
#include "said.h"

struct fixture {
	struct arena *arena;
	struct diags *diags;
	const struct catalog *catalog;
	const struct decisions *decisions;
	char root[64];
};

static inline void
fixture_write(const struct fixture *f, const char *name, const char *text)
{
	char *path = arena_printf(f->arena, "%s/%s", f->root, name);
	FILE *file = fopen(path, "w");

	assert_non_null(file);
	fputs(text, file);
	fclose(file);
}

static inline void
fixture_load(struct fixture *f)
{
	static const struct record_type *types[16];
	struct spec s = { .root = "tests/guide", .workloads = types,
		.workload_count = kind_count, .limits = spec_default_limits };
	struct catalog *catalog;

	f->arena = arena_new(check_no_memory);
	f->diags = diags_new(f->arena);
	for (size_t i = 0; i < kind_count; i++)
		types[i] = kinds[i]->type;
	s.arena = f->arena;
	s.diags = f->diags;
	catalog = spec_load(&s);
	catalog_check(catalog, f->arena, 2, f->diags);
	assert_int_equal(diags_status(f->diags), 0);
	f->catalog = catalog;
	f->decisions = decide_all(f->arena, catalog, 1);
}

/* A folder with empty templates, but for what the test writes. */
static inline void
fixture_open(struct fixture *f)
{
	static const char *const empty[] = {
		"home", "accelerators", "accelerator", "workload",
		"workloads", "methodology", "sources", "source", "models",
		"model", "prices", "assumptions",
	};

	fixture_load(f);
	strcpy(f->root, "/tmp/ridgeline-report-XXXXXX");
	assert_non_null(mkdtemp(f->root));
	mkdir(arena_printf(f->arena, "%s/templates", f->root), 0777);
	mkdir(arena_printf(f->arena, "%s/site", f->root), 0777);
	for (size_t i = 0; i < COUNT(empty); i++)
		fixture_write(f, arena_printf(f->arena, "templates/%s.md",
		    empty[i]), "");
}

static inline struct guide *
fixture_compose(const struct fixture *f)
{
	struct guide asked = { .arena = f->arena, .diags = f->diags,
		.catalog = f->catalog, .decisions = f->decisions,
		.root = f->root };

	return guide_compose(&asked);
}

/* The front page with this template. */
static inline const struct doc *
fixture_home(const struct fixture *f, const char *template)
{
	struct guide *g;

	fixture_write(f, "templates/home.md", template);
	g = fixture_compose(f);
	guide_close(g);
	return guide_page(g, "index");
}

static inline const char *
fixture_messages(const struct fixture *f)
{
	return said(f->arena, f->diags);
}

/* The same in a folder of its own, where nothing is found fault with. */
static inline const struct doc *
fixture_page(struct fixture *f, const char *template)
{
	const struct doc *doc;

	fixture_open(f);
	doc = fixture_home(f, template);
	check_text("messages", fixture_messages(f), "");
	return doc;
}

static inline void
fixture_close(struct fixture *f)
{
	char command[128];

	snprintf(command, sizeof(command), "rm -r '%s'", f->root);
	assert_int_equal(system(command), 0);
	arena_free(f->arena);
}

#endif
