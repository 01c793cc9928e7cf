/* What records of support and quality say: worked out by hand. */
#include <string.h>

#include "base/array.h"
#include "catalog/quality.h"
#include "catalog/support.h"
#include "check.h"
#include "formats.h"

#define W(x) { .text = (x), .fact = { .given = true } }
#define LIST(...) { .item = (const struct word[]){ __VA_ARGS__ }, \
	.count = sizeof((const struct word[]){ __VA_ARGS__ }) / \
	    sizeof(struct word) }

static const struct accelerator old_card = {
	.head = { .id = "old" }, .vendor = W("Acme"),
	.architecture = W("One"), .segment = W("datacenter"),
};
static const struct accelerator new_card = {
	.head = { .id = "new" }, .vendor = W("Acme"),
	.architecture = W("Two"), .segment = W("consumer"),
};
static const struct accelerator foreign = {
	.head = { .id = "foreign" }, .vendor = W("Other"),
	.architecture = W("X"), .segment = W("datacenter"),
};

static struct support supports[] = {
	{ .head = { .id = "a" }, .software = W("stack"),
	    .vendors = LIST(W("Acme")), .state = W("supported") },
	{ .head = { .id = "b" }, .software = W("stack"),
	    .vendors = LIST(W("Other")), .state = W("not") },
	{ .head = { .id = "c" }, .software = W("stack"),
	    .vendors = LIST(W("Acme")), .formats = LIST(W("awq"), W("fp8")),
	    .state = W("supported") },
	{ .head = { .id = "d" }, .software = W("stack"),
	    .architectures = LIST(W("One")), .formats = LIST(W("fp8")),
	    .state = W("not") },
	{ .head = { .id = "e" }, .software = W("stack"),
	    .accelerators = LIST(W("old")), .formats = LIST(W("int8")),
	    .versions = W("..2.4"), .state = W("partial") },
	{ .head = { .id = "f" }, .software = W("stack"),
	    .accelerators = LIST(W("old")), .formats = LIST(W("int8")),
	    .versions = W("2.5.."), .state = W("not") },
	{ .head = { .id = "g" }, .software = W("answers"),
	    .architectures = LIST(W("One")), .state = W("supported"),
	    .certified = { .on = true } },
};

static void
make(struct catalog *cat, struct record *item[])
{
	*cat = (struct catalog){ 0 };
	for (size_t i = 0; i < COUNT(supports); i++)
		item[i] = &supports[i].head;
	cat->supports.item = item;
	cat->supports.count = COUNT(supports);
}

static void
finding(void **state)
{
	static const struct {
		const char *name, *software;
		const struct accelerator *on;
		const struct format *format;
		enum support_state want;
		const char *by;
	} rows[] = {
		{ "the accelerator alone", "stack", &old_card, NULL,
		    SUPPORT_supported, "a" },
		{ "a format that the vendor's record has", "stack", &new_card,
		    &test_fp8, SUPPORT_supported, "c" },
		{ "the generation says more than the vendor", "stack",
		    &old_card, &test_fp8, SUPPORT_not, "d" },
		{ "that it runs says nothing of a format", "stack",
		    &new_card, &test_int8, SUPPORT_unknown, NULL },
		{ "where it does not run no format does", "stack", &foreign,
		    &test_int8, SUPPORT_not, "b" },
		{ "an older version", "stack 2.4.1", &old_card, &test_int8,
		    SUPPORT_partial, "e" },
		{ "a newer one", "stack v2.5", &old_card, &test_int8,
		    SUPPORT_not, "f" },
		{ "no version is the newest", "stack", &old_card, &test_int8,
		    SUPPORT_not, "f" },
		{ "another stack", "answers", &foreign, NULL,
		    SUPPORT_unknown, NULL },
		{ "a longer name is another", "stacks", &old_card,
		    NULL, SUPPORT_unknown, NULL },
	};
	struct slice part = { .head = { .id = "part" },
		.accelerator = W("old") };
	static struct accelerator cut;
	struct record *item[COUNT(supports)], *slices[] = { &part.head };
	const struct support_asked asked = { .software = "stack",
		.accelerator = &cut, .format = &test_int8 };
	struct catalog cat;

	(void)state;
	make(&cat, item);
	cut = old_card;
	cut.head.id = "part";
	check_text("a slice nobody knows", support_word(support_find(&cat,
	    &asked).state), "unknown");
	cat.slices = (struct record_list){ slices, 1, 1 };
	check_text("a slice is what its whole is", support_word(support_find(
	    &cat, &asked).state), "not");
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct supported s = support_find(&cat,
		    &(struct support_asked){ .software = rows[i].software,
		    .accelerator = rows[i].on, .format = rows[i].format });

		check_text(rows[i].name, support_word(s.state),
		    support_word(rows[i].want));
		check_text(rows[i].name, s.record ? s.record->head.id : "",
		    rows[i].by ? rows[i].by : "");
	}
	assert_true(support_knows(&cat, "stack 9"));
	assert_false(support_knows(&cat, "stac"));
	assert_non_null(support_certified(&cat, &old_card));
	assert_null(support_certified(&cat, &new_card));
}

/* A trainer that splits matrices, of QLoRA only where its next version says
 * so; it serves too, which is another record's. */
static struct support trainer[] = {
	{ .head = { .id = "trains" }, .software = W("stack"),
	    .kinds = LIST(W("finetune")), .state = W("supported") },
	{ .head = { .id = "serves" }, .software = W("stack"),
	    .kinds = LIST(W("serve")), .state = W("not") },
	{ .head = { .id = "no-dora" }, .software = W("stack"),
	    .methods = LIST(W("dora")), .state = W("not") },
	{ .head = { .id = "no-split" }, .software = W("stack"),
	    .methods = LIST(W("qlora")), .parallel = LIST(W("tensor")),
	    .state = W("not") },
	{ .head = { .id = "split" }, .software = W("stack"),
	    .methods = LIST(W("qlora")), .parallel = LIST(W("tensor")),
	    .versions = W("2.."), .state = W("supported") },
	{ .head = { .id = "no-both" }, .software = W("stack"),
	    .parallel = LIST(W("pipeline"), W("context")),
	    .state = W("not") },
};

static void
work(void **state)
{
	static const struct {
		const char *name, *software, *kind, *method;
		enum support_state want;
		const char *splits[2];
	} rows[] = {
		{ "all weights", "stack 1", "finetune", "full",
		    SUPPORT_supported, { "no-both" } },
		{ "another kind", "stack 1", "serve", NULL,
		    SUPPORT_not, { "no-both" } },
		{ "a method that it lacks", "stack 1", "finetune", "dora",
		    SUPPORT_not, { "no-both" } },
		{ "one that it does not split", "stack 1", "finetune",
		    "qlora", SUPPORT_supported, { "no-split", "no-both" } },
		{ "a version that does", "stack 2", "finetune", "qlora",
		    SUPPORT_supported, { "no-both" } },
		{ "a kind of which nothing is said", "stack 1", "pretrain",
		    NULL, SUPPORT_unknown, { "no-both" } },
	};
	struct record *item[COUNT(trainer)];
	struct catalog cat = { .supports = { item, COUNT(trainer), 0 } };

	(void)state;
	for (size_t i = 0; i < COUNT(trainer); i++)
		item[i] = &trainer[i].head;
	for (size_t i = 0; i < COUNT(rows); i++) {
		const struct support_asked asked = {
			.software = rows[i].software, .kind = rows[i].kind,
			.method = rows[i].method, .accelerator = &old_card };
		const struct support *by;
		size_t n = 0, at = 0;

		check_text(rows[i].name, support_word(support_find(&cat,
		    &asked).state), support_word(rows[i].want));
		while ((by = support_split(&cat, &asked, &at)))
			check_text(rows[i].name, by->head.id,
			    rows[i].splits[n++]);
		assert_int_equal(n, 1 + (rows[i].splits[1] != NULL));
	}
}

#define Q(ID, FORMAT, PARAMETERS, MEASURE, BEFORE, AFTER) \
	.head = { .id = ID }, .format = W(FORMAT), .measure = W(MEASURE), \
	.parameters = { .value = (PARAMETERS) }, \
	.before = { .value = (BEFORE) }, .after = { .value = (AFTER) }

static struct quality qualities[] = {
	{ Q("large", "awq", 70e9, "perplexity", 4, 4.1) },
	{ Q("middle", "awq", 13e9, "perplexity", 5, 5.2) },
	{ Q("own", "awq", 8e9, "score", 100, 97),
	    .models = LIST(W("mine")) },
	{ Q("score", "fp8", 8e9, "score", 100, 99) },
	{ Q("small", "awq", 1e9, "perplexity", 10, 11) },
	{ Q("twice", "fp8", 1e9, "perplexity", 10, 10.5) },
};

static void
losing(void **state)
{
	static const struct {
		const char *name, *id;
		double parameters;
		const struct format *format;
		double want;
		const char *by;
	} rows[] = {
		{ "its own record before others", "mine", 8e9, &test_awq,
		    0.03, "own" },
		{ "the largest that is no larger", "net", 32e9, &test_awq,
		    0.04, "middle" },
		{ "as good as as large", "net", 61e9, &test_awq, 0.025,
		    "large" },
		{ "the smallest where all are larger", "net", 1e8, &test_awq,
		    0.1, "small" },
		{ "perplexity before a score", "net", 8e9, &test_fp8, 0.05,
		    "twice" },
		{ "16 bits lose nothing", "net", 8e9, &test_fp16, 0, "" },
		{ "nor do weights as published", "net", 8e9, &test_mxfp4, 0,
		    "" },
	};
	struct record *item[COUNT(qualities)];
	struct catalog cat = { 0 };
	struct model m = { .published = &test_mxfp4 };

	(void)state;
	for (size_t i = 0; i < COUNT(qualities); i++)
		item[i] = &qualities[i].head;
	cat.qualities.item = item;
	cat.qualities.count = COUNT(qualities);
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct quality_loss q;

		m.head.id = rows[i].id;
		m.parameters.value = rows[i].parameters;
		q = quality_of(&cat, &m, rows[i].format);
		assert_true(q.known);
		check_close(rows[i].name, q.share, rows[i].want, 1e-12);
		check_text(rows[i].name, q.record ? q.record->head.id : "",
		    rows[i].by);
	}
	assert_false(quality_of(&cat, &m, &test_nvfp4).known);
	m.network.fact.given = true;
	assert_false(quality_of(&cat, &m, &test_fp8).known);
	m.head.id = "mine";
	assert_true(quality_of(&cat, &m, &test_awq).known);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(finding),
		cmocka_unit_test(work),
		cmocka_unit_test(losing),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
