/* From a template's output to prose and headings; values stay text. */
#include "fixture.h"

#include "report/compose.h"

static void
escape(void **state)
{
	static const struct {
		const char *name, *text;
		bool start;
		const char *want;
	} rows[] = {
		{ "CommonMark 2.4: any ASCII punctuation may be escaped",
		    "*a* _b_ [c](d) `e` <f> &amp; !", false,
		    "\\*a\\* \\_b\\_ \\[c\\](d) \\`e\\` \\<f\\> \\&amp; \\!" },
		{ "a backslash is not an escape", "\\", false, "\\\\" },
		{ "GFM 4.10: a pipe ends a cell", "a|b", false, "a\\|b" },
		{ "a line break does not end a paragraph", "a\n\nb", false,
		    "a  b" },
		{ "CommonMark 4.2: no heading", "# a", true, "\\# a" },
		{ "CommonMark 4.3: no underline", "---", true,
		    "\\-\\-\\-" },
		{ "CommonMark 5.2: no list", "- a - b", true, "\\- a - b" },
		{ "CommonMark 5.2: no numbered list", "1. a", true,
		    "1\\. a" },
		{ "a number that the template's own full stop follows", "12",
		    true, "&#49;2" },
		{ "CommonMark 4.4: no indented code", "    a", true, "a" },
		{ "a hyphen within a line is only one", "a - b", false,
		    "a - b" },
		{ "a decimal point too", "1.5", false, "1.5" },
		{ "a bidirectional override is seen", "a\xe2\x80\xae" "b",
		    false, "a\xef\xbf\xbd" "b" },
	};
	struct arena *arena = arena_new(check_no_memory);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct text t;

		text_init(&t, arena);
		markdown_escape(&t, rows[i].text, rows[i].start);
		check_text(rows[i].name, t.data, rows[i].want);
	}
	arena_free(arena);
}

/* What a template becomes: "2 id text" for a heading, else "p text". */
static const char *
outline(struct arena *arena, const struct doc *doc)
{
	struct text t;

	text_init(&t, arena);
	for (size_t i = 0; i < doc->count; i++) {
		const struct block *b = &doc->item[i];

		if (b->type == BLOCK_HEADING)
			text_printf(&t, "%d:%d %s %s\n", b->at.line, b->level,
			    b->id, b->text);
		else if (b->type == BLOCK_PROSE)
			text_printf(&t, "%d:p %s", b->at.line, b->text);
		else
			text_printf(&t, "%d:block\n", b->at.line);
	}
	return t.data;
}

static void
blocks(void **state)
{
	static const struct {
		const char *name, *template, *title, *want;
	} rows[] = {
		{ "the first heading of level 1 is the title",
		    "# Hello *you*\n\nA.\n", "Hello you", "3:p A.\n" },
		{ "without one the page's own title stands",
		    "A.\n", "Start", "1:p A.\n" },
		{ "headings are blocks, and the second of a name is numbered",
		    "## A b\n\ntext\n\n## A b\n\n### C\n", "Start",
		    "1:2 a-b A b\n3:p text\n5:2 a-b-2 A b\n7:3 c C\n" },
		{ "levels are 2 to 4", "# T\n\n# A\n\n##### B\n", "T",
		    "3:2 a A\n5:4 b B\n" },
		{ "no heading within a code fence",
		    "~~~\n## no\n```\n~~~\n## yes\n", "Start",
		    "1:p ~~~\n## no\n```\n~~~\n5:2 yes yes\n" },
		{ "neither a hash with no space after it",
		    "#no\n", "Start", "1:p #no\n" },
		{ "a value in a heading is read as text",
		    "## {{ \"a_b *c*\" }}\n", "Start", "1:2 a_b-c a_b *c*\n" },
		{ "a value is not read as markup",
		    "x {{ \"[a](page:no) {{ 1 }}\" }}\n", "Start",
		    "1:p x \\[a\\](page:no) {{ 1 }}\n" },
		{ "a block ends a paragraph, a heading above it keeps its id",
		    "## Notes\n\na\n{{ note(\"b\") }}\nc\n", "Start",
		    "1:2 notes Notes\n3:p a\n4:block\n5:p c\n" },
		{ "numbers are shown with their units",
		    "{{ 80 * GB }}, {{ 3 * TB/s }}, {{ 4096 }}, {{ 2.5 }}\n",
		    "Start", "1:p 80 GB, 3 TB/s, 4,096, 2.5\n" },
		{ "code spans hold what they are given",
		    "a {{ code(\"x`y\") }}\n", "Start", "1:p a `` x`y ``\n" },
		{ "however many backquotes there are, one more",
		    "a {{ code(\"`x\") }} {{ code(\"x``y`\") }} "
		    "{{ code(\"`x``\") }} {{ code(\"x\") }}\n", "Start",
		    "1:p a `` `x `` ``` x``y` ``` ``` `x`` ``` `x`\n" },
		{ "the guide's data: fields, lists, records",
		    "x {{ catalog.accelerator.alpha.memory }} "
		    "{{ catalog.profile.cautious.tiers }} "
		    "{{ link(\"accelerator\", \"alpha\") }} {{ date }}\n",
		    "Start", "1:p x 80 GiB on demand, spot "
		    "[Alpha](<page:accelerators/alpha>) 2026-01-03\n" },
		{ "a profile without a page is named, not linked",
		    "x {{ link(\"profile\", \"team\", \"it\") }}\n", "Start",
		    "1:p x it\n" },
		{ "a formula on given numbers: 400e12 / 1000e9 by hand",
		    "x {{ calc(\"roof_ridge_point\", 400 * TFLOP/s, "
		    "1000 * GB/s) }}\n", "Start", "1:p x 400 FLOP/B\n" },
		{ "31 days of January, 28 of February: by the calendar",
		    "x {{ days_between(\"2025-01-01\", \"2025-03-01\") }}, "
		    "{{ days_between(\"2024-02-28\", \"2024-03-01\") }}\n",
		    "Start", "1:p x 59 days, 2 days\n" },
	};
	struct fixture f;

	(void)state;
	fixture_open(&f);
	for (size_t i = 0; i < COUNT(rows); i++) {
		const struct doc *doc = fixture_home(&f, rows[i].template);

		check_text(rows[i].name, doc->title, rows[i].title);
		check_text(rows[i].name, outline(f.arena, doc), rows[i].want);
	}
	check_text("no messages", fixture_messages(&f), "");
	fixture_close(&f);
}

/* What a page takes grows with its length: ids, lines and anchors of it. */
static void
many(void **state)
{
	static const struct {
		const char *name, *line, *last;
	} rows[] = {
		{ "headings of one name", "## A\n", "a-20000" },
		{ "headings and links to them", "## A\n[b](#a)\n", "a-20000" },
		{ "values", "## A\n{{ 1 }} x\n", "a-20000" },
		{ "marks of tags", "## A\n<?<page:[](page:<!", "a" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct fixture f;
		const struct doc *doc;
		struct text t;
		size_t before, last;

		fixture_open(&f);
		text_init(&t, f.arena);
		for (int n = 0; n < 20000; n++)
			text_add(&t, rows[i].line);
		before = arena_used(f.arena);
		doc = fixture_home(&f, t.data);
		for (last = doc->count; doc->item[last - 1].type !=
		    BLOCK_HEADING; last--)
			;
		check_text(rows[i].name, doc->item[last - 1].id, rows[i].last);
		assert_in_range(arena_used(f.arena) - before, 0, 100 << 20);
		fixture_close(&f);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(many),
		cmocka_unit_test(escape),
		cmocka_unit_test(blocks),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
