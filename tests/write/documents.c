/*
 * A whole guide through every writer.  With a folder as its argument the
 * program writes the guide of sample.h there, for the checks that compare and
 * parse the files; without one it tests what must hold of any guide.
 */
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "base/text.h"
#include "said.h"
#include "sample.h"

static char *
read_file(struct guide *g, const char *path)
{
	char *data = file_read(g->arena, path, &(size_t){ 0 });

	assert_non_null(data);
	return data;
}

static void
print_faults(const struct guide *g)
{
	fputs(said(g->arena, g->diags), stderr);
}

static const char *
scratch(const struct guide *g, const char *name)
{
	const char *top = getenv("T");

	return arena_printf(g->arena, "%s/%s", top ? top : "/tmp/html", name);
}

/* A text of 1 MB in every place that takes text. */
static void
long_text(void **state)
{
	enum { LONG = 1000000 };
	struct guide *g = sample_guide(".");
	struct doc *doc = sample_page(g, "long", "Long");
	char *s = arena_alloc(g->arena, LONG + 1);
	const char *dir = scratch(g, "long");
	struct table *t = sample_table(g->arena, "long");
	struct cell *cell;

	(void)state;
	memset(s, 'x', LONG);
	sample_prose(g, doc, s);
	cell = arena_array(g->arena, t->columns, sizeof(*cell));
	cell[0] = sample_text_cell(s, s);
	t->cell = cell;
	t->rows = 1;
	add_block(g, doc, BLOCK_TABLE)->of.table = t;
	doc->title = doc->summary = s;
	assert_int_equal(sample_write(g, dir), 0);
	assert_int_equal(diags_count(g->diags, LEVEL_system), 0);
	assert_non_null(strstr(read_file(g, path_join(g->arena, dir,
	    "long.html")), s));
	assert_non_null(strstr(read_file(g, path_join(g->arena, dir,
	    "long.md")), s));
	assert_non_null(strstr(read_file(g, path_join(g->arena, dir,
	    "data/long-long.csv")), s));
	sample_free(g);
}

/* What would take libcmark minutes never reaches it; composing says so. */
static void
refused(void **state)
{
	struct guide *g = sample_guide(".");
	struct text t;
	const char *dir = scratch(g, "refused"), *page;

	(void)state;
	text_init(&t, g->arena);
	text_add(&t, "one\n\n");
	for (int i = 0; i < 40000; i++)
		text_add(&t, "- ");
	text_add(&t, "deepest\n");
	sample_prose(g, sample_page(g, "deep", "Deep"), t.data);
	assert_int_equal(sample_write(g, dir), 0);
	page = read_file(g, path_join(g->arena, dir, "deep.html"));
	assert_non_null(strstr(page, "</html>"));
	assert_null(strstr(page, "deepest"));
	sample_free(g);
}

/* A page's id cannot lead outside the folder. */
static void
outside(void **state)
{
	struct guide *g = sample_guide(".");
	const char *dir = scratch(g, "in/side");

	(void)state;
	sample_page(g, "../outside", "Outside");
	assert_int_equal(sample_write(g, dir), -1);
	assert_int_equal(diags_status(g->diags), 2);
	assert_false(file_exists(scratch(g, "in/outside.html")));
	assert_false(file_exists(dir));
	sample_free(g);
}

static size_t
lines(const char *s, const char *start)
{
	size_t n = 0;

	while ((s = strstr(s, start))) {
		s += strlen(start);
		n++;
	}
	return n;
}

/* A page shows the first rows and leads to the file that holds all. */
static void
first_rows(void **state)
{
	struct guide *g = sample_guide(".");
	struct doc *doc = sample_page(g, "short", "Short");
	struct table *t = sample_table(g->arena, "things");
	const char *dir = scratch(g, "short"), *page;

	(void)state;
	t->shown = 2;
	assert_true(t->rows > 2);
	add_block(g, doc, BLOCK_TABLE)->of.table = t;
	assert_int_equal(sample_write(g, dir), 0);
	page = read_file(g, path_join(g->arena, dir, "short.html"));
	assert_int_equal(lines(page, "<th scope=\"row\""), 2);
	assert_non_null(strstr(page, "href=\"data/short-things.csv\""));
	page = read_file(g, path_join(g->arena, dir, "short.md"));
	assert_non_null(strstr(page, "(data/short-things.csv)"));
	page = read_file(g, path_join(g->arena, dir, "data/short-things.csv"));
	assert_int_equal(lines(page, "\r\n"), t->rows + 1);
	sample_free(g);
}

int
main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(long_text),
		cmocka_unit_test(refused),
		cmocka_unit_test(outside),
		cmocka_unit_test(first_rows),
	};
	struct guide *g;
	int status;

	if (argc < 2)
		return cmocka_run_group_tests(tests, NULL, NULL);
	g = sample_guide(argc > 2 ? argv[2] : ".");
	status = sample_write(g, argv[1]);
	print_faults(g);
	sample_free(g);
	return status ? 1 : 0;
}
