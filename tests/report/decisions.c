/* Decisions in words and in numbers, over the round figures of tests/guide. */
#include "fixture.h"

#include "report/compose.h"

static const struct decision *
find(const struct fixture *f, const char *workload, const char *profile)
{
	for (size_t i = 0; i < f->decisions->count; i++) {
		const struct decision *d = &f->decisions->item[i];

		if (strcmp(d->workload->head.id, workload) == 0 &&
		    strcmp(d->profile->head.id, profile) == 0)
			return d;
	}
	fail();
	return NULL;
}

/*
 * By hand: alpha's spot price of 1 USD an hour over 8336.1 tokens a second (two
 * requests of 50 tokens in 0.468 ms and 49 steps of 0.235 ms) is 0.0333 USD a
 * million; 188 213 248 bytes at 800 GB/s take 0.235 ms, and a prompt of 0.235
 * ms stalls each 100 tokens that two requests write: 0.238 ms under load.  100
 * of 150 USD a month leave a third.  For the team beta costs 0.8 USD at half
 * the rate, so alpha at 2 USD costs 2 / 0.8 / 2 = 1.25 times as much; beta's
 * 0.4705 ms and a hundredth more, 0.475 of 1 ms, leave 52%.
 */
static void
words(void **state)
{
	static const struct {
		const char *workload, *profile, *want;
	} rows[] = {
		{ "chat", "cautious",
		    "Rent 1 x Alpha (BF16) from acme, spot: $100 a month for "
		    "100 hours, "
		    "$0.0328 per million output tokens. Under load "
		    "it takes 0.238 ms "
		    "per output token. Memory bandwidth sets the time. The "
		    "tightest limit is cost per month, with 33% left. Thin: "
		    "if this offer is gone, nothing else fits." },
		{ "chat", "team",
		    "Rent 1 x Beta (BF16) from acme, on demand: $80.00 a "
		    "month for 100 hours, $0.0525 per million output tokens. "
		    "Under load it takes 0.476 ms per output token. Memory "
		    "bandwidth "
		    "sets the time. The tightest limit is time per output "
		    "token, with 52% left. "
		    "Thin: if this offer is gone, Alpha is best, at 1.25 "
		    "times the cost. Next best: 1 x Alpha (BF16) from acme, "
		    "on demand." },
	};
	struct fixture f;

	(void)state;
	fixture_load(&f);
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].profile, decision_verdict(f.arena, find(&f,
		    rows[i].workload, rows[i].profile)), rows[i].want);
	arena_free(f.arena);
}

/* The budget without an answer: what comes nearest, and what is short. */
static void
nothing(void **state)
{
	struct fixture f;
	struct decision d;

	(void)state;
	fixture_load(&f);
	d = *find(&f, "chat", "cautious");
	d.ranked_count = 0;
	check_text("short of money", decision_verdict(f.arena, &d),
	    "Nothing fits: none of 27 candidates meets every limit. Nearest: "
	    "1 x Gamma (BF16); cost per month: needs $250, has $150, "
	    "short by $100.");
	d.candidates = 0;
	d.rejected += 1;
	d.rejected_count -= 1;
	check_text("no price", decision_verdict(f.arena, &d),
	    "Nothing fits: there is no candidate. Nearest: Delta; no price on "
	    "terms that the buyer accepts.");
	d.rejected_count = 0;
	check_text("no accelerator", decision_verdict(f.arena, &d),
	    "Nothing fits: there is no candidate.");
	arena_free(f.arena);
}

static const struct working_row *
row_of(const struct working_row *rows, size_t n, const char *name, int index)
{
	for (size_t i = 0; i < n; i++)
		if (strcmp(rows[i].row->name, name) == 0 &&
		    rows[i].index == index)
			return &rows[i];
	return NULL;
}

static struct working
working_of(const struct fixture *f, const struct decision *d)
{
	return (struct working){ .chain = kind_chain(d->kind),
		.answer = &d->ranked[0], .input = answer_inputs(f->arena,
		f->catalog, d, &d->ranked[0]) };
}

static void
steps(void **state)
{
	static const struct {
		const char *name, *row, *formula, *substituted;
		double value, rtol;
	} rows[] = {
		{ "60 817 408 parameters of 2 bytes",
		    "dense_weights", "mem_weights",
		    "60,817,408 * 2 B = 122 MB", 121634816, 0 },
		{ "keys and values of 2 heads of 128", "kv_head_width",
		    "mem_kv_head_width", "2 * 2 * 128 = 512", 512, 0 },
		{ "4 layers * 512 * 150 tokens * 2 bytes",
		    "group_kv_cache", "mem_kv_cache",
		    "4 * 512 * 150 * 1 * 2 B = 614 KB", 614400, 0 },
		{ "one group of layers", "kv_own", NULL,
		    "614 KB = 614 KB", 614400, 0 },
		{ "two requests", "kv_requests", NULL,
		    "2 * 614 KB = 1.23 MB", 1228800, 0 },
		{ "100 + 50", "tokens_in_reach", NULL,
		    "100 + 50 = 150", 150, 0 },
		{ "121 653 248 bytes at 800 GB/s, all requests in one part",
		    "decode_layer_read", NULL,
		    "1 * 122 MB / 800 GB/s = 152 us", 1.5206656e-4, 1e-12 },
		{ "188 213 248 bytes at 800 GB/s", "decode_memory_time",
		    NULL, "152 us + 81.9 us + 1.28 us + 0 s = 235 us",
		    2.3526656e-4, 1e-12 },
	};
	struct fixture f;
	struct working w;
	struct working_row *all;
	size_t n;

	(void)state;
	fixture_load(&f);
	w = working_of(&f, find(&f, "chat", "cautious"));
	n = working_rows(f.arena, &w, &all);
	for (size_t i = 0; i < COUNT(rows); i++) {
		const struct working_row *r = row_of(all, n, rows[i].row, 0);

		check_close(rows[i].name, r->value, rows[i].value,
		    rows[i].rtol);
		check_text(rows[i].name, r->substituted, rows[i].substituted);
		check_text(rows[i].name, r->formula ? r->formula : "",
		    rows[i].formula ? rows[i].formula : "");
	}
	/* Three of the four groups of layers are not there. */
	assert_non_null(row_of(all, n, "group_layers", 0));
	assert_null(row_of(all, n, "group_layers", 1));
	assert_null(row_of(all, n, "group_kv_cache", 3));
	arena_free(f.arena);
}

/* full = 1 > 0.75: activations that are computed again. */
static void
choice(void **state)
{
	struct fixture f;
	struct working w;
	struct working_row *all;
	const struct working_row *r;
	size_t n;

	(void)state;
	fixture_load(&f);
	w = working_of(&f, find(&f, "learn", "team"));
	n = working_rows(f.arena, &w, &all);
	r = row_of(all, n, "pass_activations", 0);
	check_text("equation", r->equation, "recompute > full_recompute ? "
	    "checkpoints : partly_kept");
	assert_true(text_starts(r->substituted, "1 > 0.75 ? "));
	check_close("the first arm", r->value,
	    row_of(all, n, "checkpoints", 0)->value, 0);
	arena_free(f.arena);
}

static void
origins(void **state)
{
	static const struct {
		const char *row, *says, *id;
	} rows[] = {
		{ "memory", "Numbers made up for the tests, p. 1",
		    "accelerator/alpha/memory" },
		{ "link_latency", "assumed: round numbers",
		    "calibration/toy-serve/link_latency" },
		{ "concurrency", "choice", "workload/chat/concurrency" },
		{ "rent", "Prices made up for the tests, seen 2026-01-03",
		    "offer/acme/a1/alpha-x1/here/spot/price" },
		{ "hours_per_month", "choice",
		    "profile/cautious/hours_per_month" },
		{ "copy_count", "solved by the search", "workload/chat/count" },
	};
	struct fixture f;
	struct working w;
	struct working_row *all;
	size_t n;

	(void)state;
	fixture_load(&f);
	w = working_of(&f, find(&f, "chat", "cautious"));
	n = working_rows(f.arena, &w, &all);
	for (size_t i = 0; i < COUNT(rows); i++) {
		const struct input *in = row_of(all, n, rows[i].row, 0)->input;

		check_text(rows[i].row, input_says(f.arena, f.catalog, in),
		    rows[i].says);
		check_text(rows[i].row, input_id(f.arena, in), rows[i].id);
	}
	arena_free(f.arena);
}

static const struct cell *
cell_at(const struct table *t, size_t row, const char *column)
{
	for (size_t i = 0; i < t->columns; i++)
		if (strcmp(t->column[i].id, column) == 0)
			return &t->cell[row * t->columns + i];
	fail();
	return NULL;
}

/* Cells keep their numbers in base units, their facts and their links. */
static void
tables(void **state)
{
	struct fixture f;
	const struct doc *doc;
	const struct table *t;

	(void)state;
	doc = fixture_page(&f,
	    "{{ table { rows = catalog.accelerators, facts = true, "
	    "caption = \"All of them\", sort = \"-memory_bandwidth\", "
	    "columns = { \"name\", { id = \"memory_bandwidth\", "
	    "unit = \"TB/s\" }, \"dense.fp8\", \"power\", "
	    "{ id = \"list_price\", title = \"List\" } } } }}\n"
	    "{{ decision(\"chat/team\") }}\n"
	    "{{ facts(catalog.accelerator.beta) }}\n");
	t = doc->item[0].of.table;
	check_text("id", t->id, "all-of-them");
	check_text("title", t->column[1].title, "Memory bandwidth");
	check_text("unit", t->column[1].unit, "TB/s");
	assert_true(t->column[0].heading && !t->column[0].number);
	assert_true(t->column[1].number);
	check_text("largest first", cell_at(t, 0, "name")->text, "Delta");
	check_text("link", cell_at(t, 0, "name")->href,
	    "page:accelerators/delta");
	check_close("4000 GB/s", cell_at(t, 0,
	    "memory_bandwidth")->number.value, 4e12, 0);
	check_text("source", cell_at(t, 1, "memory_bandwidth")->fact->source,
	    "made-up");
	check_close("800 TFLOP/s", cell_at(t, 1, "dense.fp8")->number.value,
	    8e14, 0);
	assert_int_equal(cell_at(t, 0, "power")->type, CELL_EMPTY);
	assert_int_equal(cell_at(t, 0, "list_price")->type, CELL_EMPTY);

	t = doc->item[1].of.decision->ranked;
	assert_int_equal(t->rows, 3);
	check_text("winner", cell_at(t, 0, "name")->text, "Beta");
	check_close("0.8 USD an hour", cell_at(t, 0, "price")->number.value,
	    0.8 / 3600, 1e-12);
	check_text("no page, no count", cell_at(
	    doc->item[1].of.decision->rejected, 0, "reason")->text,
	    "no price on terms that the buyer accepts");

	t = doc->item[2].of.table;
	check_text("a field", cell_at(t, 0, "field")->text, "Vendor");
	for (size_t i = 0; i < t->rows; i++)
		if (strcmp(cell_at(t, i, "field")->text, "Largest count") == 0)
			check_text("assumed", cell_at(t, i, "says")->text,
			    "assumed: the slot's half of a made-up bus");
	fixture_close(&f);
}

/* A column of numbers stays one where a row says "never". */
static void
words_among_numbers(void **state)
{
	static const struct {
		const char *name, *rows;
		bool number;
	} rows[] = {
		{ "numbers", "{ { a = 1 }, { a = 2 } }", true },
		{ "one is none", "{ { a = 1 }, { b = 2 } }", true },
		{ "one is never", "{ { a = 1 }, { a = 2 }, "
		    "{ a = \"never\" } }", true },
		{ "as many words", "{ { a = 1 }, { a = \"never\" } }",
		    false },
		{ "several words", "{ { a = 1 }, { a = 2 }, { a = 3 }, "
		    "{ a = \"gated\" }, { a = \"bf16\" } }", false },
		{ "a flag", "{ { a = 1 }, { a = 2 }, { a = true } }", false },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct fixture f;
		const struct doc *doc;

		fixture_open(&f);
		doc = fixture_home(&f, arena_printf(f.arena, "{{ table { "
		    "rows = %s, caption = \"T\", columns = { \"a\" } } }}\n",
		    rows[i].rows));
		check_text(rows[i].name, fixture_messages(&f), "");
		check_int(rows[i].name,
		    doc->item[0].of.table->column[0].number, rows[i].number);
		fixture_close(&f);
	}
}

/* The point that nothing beats in both is apart from the others. */
static void
charts(void **state)
{
	struct fixture f;
	const struct doc *doc;
	const struct chart *c;

	(void)state;
	doc = fixture_page(&f,
	    "{{ cost_chart(decisions[2]) }}\n"
	    "{{ bars { rows = catalog.accelerators, value = \"power\", "
	    "title = \"Power\" } }}\n"
	    "{{ bars { rows = catalog.accelerators, top = 2, "
	    "value = \"memory_bandwidth\", title = \"Bandwidth\" } }}\n");
	c = doc->item[0].of.chart;
	/* Beta is cheapest, alpha fastest; gamma is neither. */
	assert_int_equal(c->series_count, 3);
	check_text("best", c->series[0].label[0], "Beta");
	check_text("front", c->series[1].label[0], "Alpha");
	check_text("others", c->series[2].label[0], "Gamma");
	assert_true(c->series[2].quiet && !c->series[1].quiet);
	assert_true(c->x.log && c->y.log);
	assert_int_equal(c->data->rows, 3);
	assert_int_equal(c->data->columns, 4);
	assert_int_equal(doc->item[1].of.chart->series[0].count, 1);
	c = doc->item[2].of.chart;
	assert_int_equal(c->series[0].count, 2);
	check_close("4000 GB/s", c->series[0].y[0], 4e12, 0);
	check_close("1000 GB/s", c->series[0].y[1], 1e12, 0);
	fixture_close(&f);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(words),
		cmocka_unit_test(nothing),
		cmocka_unit_test(steps),
		cmocka_unit_test(choice),
		cmocka_unit_test(origins),
		cmocka_unit_test(tables),
		cmocka_unit_test(words_among_numbers),
		cmocka_unit_test(charts),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
