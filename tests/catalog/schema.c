/* What the rows say of themselves, in four forms. */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "catalog/schema.h"
#include "check.h"
#include "formats.h"
#include "unit/unit.h"

typedef void schema(struct text *, const struct catalog *,
    const struct record_type *const *, size_t);

/* Two kinds of one verb, as workloads have. */
static const struct field own[] = {
	{ "pace", FIELD_NUMBER, "1/s", FIELD_REQUIRED, "How fast. Or slow.",
	    0 },
};
static const struct field shared[] = {
	{ "kind", FIELD_CHOICE, "", FIELD_REQUIRED, "Which.", 0 },
	{ "name", FIELD_TEXT, "", FIELD_REQUIRED, "Its name.", 0 },
	{ "power", FIELD_NUMBER, "W", FIELD_REQUIRED | FIELD_FACT,
	    "At the wall.", 0 },
	{ "share", FIELD_NUMBER, "percent", FIELD_SHARE | FIELD_ZERO,
	    "A part.", 0 },
	{ "rates", FIELD_RATES, "TFLOP/s", 0, "Peaks \\ more.", 0 },
	{ "tiers", FIELD_CHOICES, "a b", 0, "Words.", 0 },
	{ "of", FIELD_REF, "model", 0, "What.", 0 },
};
static const struct record_type walk = {
	"task", "walk", NULL, "A task.", shared, COUNT(shared), NULL, 0, 0,
	false, false, false,
};
static const struct record_type run = {
	"task", "run", NULL, "A fast task.", shared, COUNT(shared), own,
	COUNT(own), 0, false, false, false,
};
static const struct record_type guide = {
	"guide", NULL, NULL, "The guide.", shared + 1, 1, NULL, 0, 0, true,
	false, false,
};

/* Every row of the form that must stand in it. */
static void
check_parts(schema *write, const char *const *parts)
{
	static const struct record_type *const types[] = {
		&walk, &run, &guide,
	};
	const struct format *format[] = { &test_bf16 };
	const struct catalog words = { .format = format, .format_count = 1 };
	struct arena *a = arena_new(check_no_memory);
	struct text t;

	text_init(&t, a);
	write(&t, &words, types, COUNT(types));
	for (; *parts; parts++)
		if (!strstr(t.data, *parts)) {
			print_error("lacks:\n%s\nin:\n%s\n", *parts, t.data);
			fail();
		}
	arena_free(a);
}

static void
lua(void **state)
{
	static const char *const parts[] = {
		"---@meta\n",
		"---A fast task.\n---@class ridgeline.task.run\n"
		"---@field [integer] ridgeline.facts\n"
		"---Which.\n---@field kind \"run\"\n"
		"---Its name.\n---@field name string\n"
		"---At the wall. In W, for instance.\n"
		"---@field power? ridgeline.quantity\n"
		"---A part. In percent, for instance.\n"
		"---@field share? number\n",
		"---@field rates? table<ridgeline.id.format, "
		"ridgeline.quantity>\n",
		"---@field tiers? (\"a\"|\"b\")[]|\"a\"|\"b\"\n",
		"---What. Id of a model.\n---@field of? string\n",
		"---@field pace ridgeline.quantity\n",
		"---@return fun(record: ridgeline.task.walk|"
		"ridgeline.task.run)\nfunction task(id) end\n",
		"---@param record ridgeline.guide\nfunction guide(record) "
		"end\n",
		"---gibibyte\n---@type ridgeline.quantity\nGiB = nil\n",
		"---hundredth\n---@type number\npercent = nil\n",
		"---| \"bf16\" # bf16\n",
		NULL,
	};

	(void)state;
	check_parts(schema_lua, parts);
}

static void
man(void **state)
{
	static const char *const parts[] = {
		".Ss task walk\nA task.\n.Bl -tag -width Ds\n",
		".It Va power\nAt the wall.\n.Pq number in W; required; under "
		"cite or assume\n",
		".It Va rates\nPeaks \\e more.\n",
		".Ss task run\nA fast task.\nThese fields follow those of "
		"every task.\n.Bl -tag -width Ds\n.It Va pace\nHow fast.\n"
		"Or slow.\n.Pq number in 1/s; required\n.El\n",
		NULL,
	};

	(void)state;
	check_parts(schema_man, parts);
}

static void
json(void **state)
{
	static const char *const parts[] = {
		"{\"verb\":\"task\",\"kind\":\"run\",\"singleton\":false,"
		"\"doc\":\"A fast task.\",\"fields\":[",
		"{\"name\":\"power\",\"type\":\"number\",\"unit\":\"W\","
		"\"required\":true,\"fact\":true,\"zero\":false,"
		"\"share\":false,\"doc\":\"At the wall.\"}",
		"\"choices\":[\"a\",\"b\"]",
		"\"record\":\"model\"",
		"\"doc\":\"Peaks \\\\ more.\"",
		"{\"name\":\"GiB\",\"meaning\":\"gibibyte\","
		"\"factor\":1073741824,\"dimension\":\"byte\"}",
		NULL,
	};

	(void)state;
	check_parts(schema_json, parts);
}

static void
text(void **state)
{
	static const char *const parts[] = {
		"task run: A fast task.\n  pace  (number in 1/s; required)\n"
		"      How fast. Or slow.\n\nguide: The guide.\n",
		"  share  (number in percent; may be 0; at most 100 percent)\n",
		"  tiers  (list of choices: a, b)\n",
		NULL,
	};

	(void)state;
	check_parts(schema_text, parts);
}

/* Each row says what it is, ends its sentence, and stands where it says. */
static void
rows(void **state)
{
	(void)state;
	for (size_t i = 0; i < record_type_count; i++) {
		const struct record_type *type = &record_types[i];

		for (size_t n = 0; n < record_type_fields(type); n++) {
			const struct field *f = record_type_field(type, n);
			struct quantity q;

			assert_true(text_ends(f->doc, "."));
			assert_true(f->offset >= sizeof(struct record));
			assert_true(f->offset < type->size);
			assert_ptr_equal(record_type_find(type, f->name), f);
			if (f->type == FIELD_NUMBER || f->type == FIELD_RATES)
				assert_true(unit_parse(f->arg, &q));
		}
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(lua),
		cmocka_unit_test(man),
		cmocka_unit_test(json),
		cmocka_unit_test(text),
		cmocka_unit_test(rows),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
