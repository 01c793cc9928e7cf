/* The catalogue: order, dates, and what is said of records that clash. */
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "check.h"
#include "formats.h"
#include "said.h"

/* A guide without a fault, for each test to spoil. */
struct guide {
	struct arena *arena;
	struct diags *diags;
	struct catalog catalog;
	struct site site;
	struct source source;
	struct format format;
	struct accelerator card;
	struct host host;
	struct model model;
	struct profile profile;
	struct workload workload;
	struct word profiles[1];
	struct tier tier;
	struct currency currency;
	struct offer offer[8];
};

/* Rows of workload.def. */
enum {
	WORKLOAD_ROWS = 0
#define FIELD(name, type, arg, flags, doc) + 1
#include "catalog/workload.def"
#undef FIELD
};

static const struct record_type workload_type = {
	"workload", "test", NULL, "For this test.", workload_fields,
	WORKLOAD_ROWS, NULL, 0, sizeof(struct workload), false, false, false,
};

static const struct record_type *
type_of(const char *verb)
{
	for (size_t i = 0; i < record_type_count; i++)
		if (strcmp(record_types[i].verb, verb) == 0)
			return &record_types[i];
	return &workload_type;
}

static void
add(struct guide *g, struct record *r, const char *verb, const char *id,
    int line)
{
	*r = (struct record){ .id = id, .type = type_of(verb),
		.at = { "s.lua", line } };
	ARRAY_ADD(g->arena, catalog_list(&g->catalog, verb), r);
}

static struct word
word(const char *text)
{
	return (struct word){ text, { .given = true, .at = { "s.lua", 99 } } };
}

/* A fact that says its field and the only source. */
static struct number
number(double value, const char *field)
{
	return (struct number){ value, { .given = true, .field = field,
		.at = { "s.lua", 50 }, .source = "sheet" } };
}

static void
fill_model(struct model *m)
{
	m->mlp = word("gated");
	m->parameters = number(8030261248, "parameters");
	m->layers = number(32, "layers");
	m->hidden = number(4096, "hidden");
	m->ffn = number(14336, "ffn");
	m->heads = number(32, "heads");
	m->kv_heads = number(8, "kv_heads");
	m->head_dim = number(128, "head_dim");
	m->vocab = number(128256, "vocab");
}

static struct guide *
new_guide(void)
{
	struct arena *arena = arena_new(check_no_memory);
	struct guide *g = ARENA_NEW(arena, struct guide);

	g->arena = arena;
	g->diags = diags_new(arena);
	add(g, &g->site.head, "site", NULL, 1);
	add(g, &g->source.head, "source", "sheet", 2);
	add(g, &g->format.head, "format", "bf16", 3);
	add(g, &g->tier.head, "tier", "on_demand", 3);
	add(g, &g->currency.head, "currency", "usd", 3);
	g->currency.name = word("USD");
	add(g, &g->card.head, "accelerator", "card", 3);
	add(g, &g->host.head, "host", "host", 4);
	add(g, &g->model.head, "model", "net", 5);
	add(g, &g->profile.head, "profile", "team", 6);
	add(g, &g->workload.head, "workload", "chat", 7);
	fill_model(&g->model);
	g->source.date = word("2025-03-01");
	g->card.memory = number(80e9, "memory");
	g->card.max_count = number(8, "max_count");
	g->host.accelerator = word("card");
	g->host.count = number(8, "count");
	g->profiles[0] = word("team");
	g->workload.model = word("net");
	g->workload.profiles = (struct words){ g->profiles, 1,
		{ .given = true, .at = { "s.lua", 99 } } };
	return g;
}

/* Checks the guide, compares the messages, frees it. */
static void
expect(const char *name, struct guide *g, const char *want)
{
	catalog_seal(&g->catalog, g->arena, 1);
	catalog_check(&g->catalog, g->arena, 2, g->diags);
	catalog_hold(&g->catalog, g->arena, g->diags);
	check_text(name, said(g->arena, g->diags), want);
	arena_free(g->arena);
}

/* A rate in bf16, which the catalogue knows. */
static struct number *
add_rate(struct rates *r, struct number n)
{
	struct number *rate = test_rate(r, &test_bf16, n.value);

	*rate = n;
	rate->fact.part = "bf16";
	return rate;
}

static void
references(void **state)
{
	struct guide *g = new_guide();

	(void)state;
	expect("nothing to say", g, "");
	g = new_guide();
	g->workload.model = word("nett");
	g->profiles[0] = word("zzz");
	expect("names that lead nowhere", g,
	    "s.lua:99: error: workload \"chat\": model names model \"nett\", "
	    "which does not exist; did you mean \"net\"? "
	    "[unknown_reference]\n"
	    "s.lua:99: error: workload \"chat\": profiles names profile "
	    "\"zzz\", which does not exist; 'ridgeline new profile zzz' "
	    "writes one to fill in [unknown_reference]\n");
	g = new_guide();
	add_rate(&g->card.dense, number(1e15, "dense"))->fact.source = "shet";
	g->card.power = number(700, "power");
	g->card.power.fact.source = "shet";
	expect("a source that is not there is told once a record", g,
	    "s.lua:50: error: accelerator \"card\": dense names source "
	    "\"shet\", which does not exist; did you mean \"sheet\"? "
	    "[unknown_reference]\n");
	g = new_guide();
	add(g, &ARENA_NEW(g->arena, struct source)->head, "source", "idle",
	    8);
	g->format.bits = number(2, "bits");
	g->format.bits.fact.source = "ieee754";
	add(g, &ARENA_NEW(g->arena, struct source)->head, "source", "ieee754",
	    9);
	expect("nothing cites it; a number format cites the other", g,
	    "s.lua:8: warning: source \"idle\": nothing cites it [unused]\n");
}

static void
models(void **state)
{
	static const struct {
		const char *name;
		size_t offset;
		double value;
		const char *field, *want;
	} rows[] = {
		{ "half a percent below is rounding",
		    offsetof(struct model, parameters), 8.03e9 * 0.9951,
		    "parameters", "" },
		{ "by hand: 7.5 / 8.030261248 = 1 - 0.066",
		    offsetof(struct model, parameters), 7.5e9, "parameters",
		    "parameters is 7500000000, 6.6 percent below the "
		    "8030261248 of its dimensions" },
		{ "twice the count",
		    offsetof(struct model, parameters), 16060522496,
		    "parameters", "parameters is 16060522496, 100.0 percent "
		    "above the 8030261248 of its dimensions" },
		{ "experts alone", offsetof(struct model, shared_experts), 1,
		    "shared_experts", "shared_experts needs experts" },
		{ "a window of no layers", offsetof(struct model, window),
		    4096, "window", "window needs window_layers" },
		{ "dense layers of nothing",
		    offsetof(struct model, dense_layers), 1, "dense_layers",
		    "dense_layers needs experts" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct guide *g = new_guide();
		char *slot = (char *)&g->model + rows[i].offset;

		*(struct number *)(void *)slot = number(rows[i].value,
		    rows[i].field);
		expect(rows[i].name, g, *rows[i].want ? arena_printf(g->arena,
		    "s.lua:50: error: model \"net\": %s [inconsistent]\n",
		    rows[i].want) : "");
	}
}

static void
more_models(void **state)
{
	struct guide *g = new_guide();

	(void)state;
	g->model.parameters.value = 0;
	g->model.kv_heads.value = 5;
	g->model.window = number(128, "window");
	g->model.window_layers = number(33, "window_layers");
	g->model.experts = number(8, "experts");
	g->model.experts_per_token = number(9, "experts_per_token");
	expect("each contradiction is told", g,
	    "s.lua:50: error: model \"net\": experts needs expert_ffn "
	    "[inconsistent]\n"
	    "s.lua:50: error: model \"net\": experts_per_token is 9, above "
	    "experts, 8 [inconsistent]\n"
	    "s.lua:50: error: model \"net\": kv_heads is 5, which does not "
	    "divide heads, 32 [inconsistent]\n"
	    "s.lua:50: error: model \"net\": window_layers is 33, above "
	    "layers, 32 [inconsistent]\n");
}

static void
hardware(void **state)
{
	struct guide *g = new_guide();

	(void)state;
	g->card.memory_nominal = number(80e9, "memory_nominal");
	g->card.memory.value = 81559 * 1048576.0;
	g->card.link_bandwidth = number(450e9, "link_bandwidth");
	g->card.pcie_bandwidth = number(64e9, "pcie_bandwidth");
	expect("H100: 81559 MiB are sold as 80 GB", g, "");
	g = new_guide();
	g->card.link_bandwidth = number(32e9, "link_bandwidth");
	g->card.pcie_bandwidth = number(64e9, "pcie_bandwidth");
	expect("a peer behind host memory: half of the bus", g, "");
	g = new_guide();
	g->card.memory_nominal = number(24e9, "memory_nominal");
	add_rate(&g->card.dense, number(1979e12, "dense"));
	add_rate(&g->card.sparse, number(989e12, "sparse"));
	g->card.link_bandwidth = number(16e9, "link_bandwidth");
	g->card.pcie_bandwidth = number(64e9, "pcie_bandwidth");
	g->host.count.value = 16;
	expect("another card's memory, rates swapped, a slow link, 16 of 8",
	    g,
	    "s.lua:50: error: accelerator \"card\": link_bandwidth is "
	    "16 GB/s, below half of pcie_bandwidth, 64 GB/s: a peer is never "
	    "further than host memory and back [inconsistent]\n"
	    "s.lua:50: error: accelerator \"card\": memory_nominal is 24 GB "
	    "and memory 74.5058 GiB: not the same size [inconsistent]\n"
	    "s.lua:50: error: accelerator \"card\": sparse.bf16 is "
	    "989 TFLOP/s, below dense, 1,979 TFLOP/s [inconsistent]\n"
	    "s.lua:50: error: host \"host\": count is 16, above max_count of "
	    "card, 8 [inconsistent]\n");
}

/* Offers of one accelerator on demand, USD an hour each. */
static void
add_prices(struct guide *g, const double *usd, size_t n, double count_of_last)
{
	static const char *const names[] = { "a", "b", "c", "d", "e" };

	for (size_t i = 0; i < n; i++) {
		struct offer *o = &g->offer[i];

		add(g, &o->head, "offer", names[i], 20 + (int)i);
		o->accelerator = word("card");
		o->tier = word("on_demand");
		o->count = number(i + 1 < n ? 1 : count_of_last, "count");
		o->price = number(usd[i] / 3600, "price");
	}
}

static void
prices(void **state)
{
	static const struct {
		const char *name;
		double usd[5];
		size_t count;
		double count_of_last;
		const char *want;
	} rows[] = {
		{ "four times the median is still a price",
		    { 2, 2, 8 }, 3, 1, "" },
		{ "two prices say nothing", { 2, 50 }, 2, 1, "" },
		{ "eight times, and eight in the instance",
		    { 2, 2, 2, 16.4 }, 4, 8, "offer \"d\": $16.40/h is 8.2 "
		    "times the median of card, on_demand, $2.00/h; the "
		    "factor is its count: a price per instance?" },
		{ "an eighth", { 2, 2, 2, 2, 0.26 }, 5, 8, "offer \"e\": "
		    "$0.26/h is 0.13 times the median of card, on_demand, "
		    "$2.00/h; the factor is its count: divided twice?" },
		{ "a factor of nothing", { 2, 2.2, 20 }, 3, 8, "offer \"c\": "
		    "$20.00/h is 9.1 times the median of card, on_demand, "
		    "$2.20/h" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct guide *g = new_guide();

		add_prices(g, rows[i].usd, rows[i].count,
		    rows[i].count_of_last);
		expect(rows[i].name, g, *rows[i].want ? arena_printf(g->arena,
		    "s.lua:50: warning: %s [price_outlier]\n",
		    rows[i].want) : "");
	}
}

/* Three offers of one file name a card that is not there. */
static void
prices_of_nothing(void **state)
{
	static const double usd[] = { 3, 1, 2 };
	struct guide *g = new_guide();

	(void)state;
	add_prices(g, usd, COUNT(usd), 1);
	for (size_t i = 0; i < COUNT(usd); i++) {
		g->offer[i].accelerator.text = "zzz";
		g->offer[i].accelerator.fact.at.line = 20 + (int)i;
	}
	expect("the first line, once", g, "s.lua:20: error: offer \"a\": "
	    "accelerator names accelerator \"zzz\", which does not exist "
	    "(named by 2 more offers of the file); use \"reference\" brings "
	    "the reference catalogue's, 'ridgeline new accelerator zzz' "
	    "writes one to fill in [unknown_reference]\n");
}

static void
missing_kinds(void **state)
{
	struct guide *g = new_guide();

	(void)state;
	g->catalog = (struct catalog){ 0 };
	expect("no records at all", g,
	    "ridgeline: error: the guide has no record of: site, "
	    "accelerator, model, profile, workload; 'ridgeline init DIR' "
	    "writes a guide to begin with [empty]\n");
	g = new_guide();
	g->catalog.profiles.count = 0;
	expect("a profile that was refused is told once", g,
	    "s.lua:99: error: workload \"chat\": profiles names profile "
	    "\"team\", which does not exist; 'ridgeline new profile team' "
	    "writes one to fill in [unknown_reference]\n");
}

static void
order_and_date(void **state)
{
	static const double usd[] = { 3, 1, 2 };
	struct guide *g = new_guide();
	const struct catalog *c = &g->catalog;

	(void)state;
	add_prices(g, usd, COUNT(usd), 1);
	add(g, &ARENA_NEW(g->arena, struct source)->head, "source", "a", 9);
	g->offer[1].date = word("2025-06-30");
	catalog_seal(&g->catalog, g->arena, 1);
	check_text("the newest of sources and prices", c->date, "2025-06-30");
	check_text("sources by id", c->sources.item[0]->id, "a");
	check_text("offers by price", c->offers.item[0]->id, "b");
	check_text("found", catalog_find(&c->sources, "sheet")->id, "sheet");
	assert_null(catalog_find(&c->sources, "t"));
	assert_null(catalog_find(&c->sources, ""));
	assert_ptr_equal(catalog_follow(c, "model", &g->workload.model),
	    &g->model.head);
	assert_null(catalog_records(c, "nothing"));
	g->site.date = word("2024-01-01");
	catalog_seal(&g->catalog, g->arena, 1);
	check_text("the site's own", c->date, "2024-01-01");
	arena_free(g->arena);
}

/* A guide that has no price yet is no less a guide. */
static void
nothing_to_hold(void **state)
{
	struct arena *arena = arena_new(check_no_memory);
	struct catalog c = { 0 };

	(void)state;
	struct diags *diags = diags_new(arena);

	catalog_hold(&c, arena, diags);
	assert_int_equal(c.offers.count, 0);
	assert_int_equal(c.held.count, 0);
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(references),
		cmocka_unit_test(models),
		cmocka_unit_test(more_models),
		cmocka_unit_test(hardware),
		cmocka_unit_test(prices),
		cmocka_unit_test(prices_of_nothing),
		cmocka_unit_test(missing_kinds),
		cmocka_unit_test(order_and_date),
		cmocka_unit_test(nothing_to_hold),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
