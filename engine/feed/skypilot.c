/*
 * skypilot: vms.csv of the SkyPilot catalogue, a file a cloud.
 *
 * Price and SpotPrice are of the whole instance an hour.  Rows of Google
 * Cloud have no instance: they price accelerators alone, and the machine that
 * they come in stands in a row of its own.  Where one machine alone holds so
 * many of them, both prices are added; else the row is not used.
 */
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/clamp.h"
#include "base/map.h"
#include "base/text.h"
#include "feed/intake.h"
#include "feed/table.h"
#include "unit/number.h"

enum { TYPE, NAME, PER, PRICE, SPOT, REGION, ZONE, INFO, COLUMNS };

static const char *const columns[COLUMNS] = { "InstanceType",
	"AcceleratorName", "AcceleratorCount", "Price", "SpotPrice", "Region",
	"AvailabilityZone", "GpuInfo" };

/* Machines of Google Cloud that come with accelerators and no other. */
static const struct {
	const char *name;
	int count;
	const char *machine;
} joins[] = {
	{ "A100", 1, "a2-highgpu-1g" }, { "A100", 2, "a2-highgpu-2g" },
	{ "A100", 4, "a2-highgpu-4g" }, { "A100", 8, "a2-highgpu-8g" },
	{ "A100", 16, "a2-megagpu-16g" },
	{ "A100-80GB", 1, "a2-ultragpu-1g" },
	{ "A100-80GB", 2, "a2-ultragpu-2g" },
	{ "A100-80GB", 4, "a2-ultragpu-4g" },
	{ "A100-80GB", 8, "a2-ultragpu-8g" },
	{ "L4", 1, "g2-standard-4" }, { "L4", 2, "g2-standard-24" },
	{ "L4", 4, "g2-standard-48" }, { "L4", 8, "g2-standard-96" },
	{ "H100", 8, "a3-highgpu-8g" },
};

/* Prices of a machine or of the accelerators in it, in one zone. */
struct pair {
	double price, spot;
};

/* Accelerators without a machine, until all of the file is read. */
struct lone {
	const char *name, *machine, *region, *zone;
	double count;
	struct pair pair;
	size_t times;                  /* that a row says just this */
};

struct run {
	const struct feed_file *file;
	struct table_file table;
	struct map *machines;          /* "machine zone" to struct pair */
	struct map *lone;              /* all that a row says of it to it */
	struct text key;
};

static const double mebibyte = 1048576;

/* The first SizeInMiB: the memory of one, or of all as if of one. */
static double
memory_of(const char *info)
{
	static const char word[] = "'SizeInMiB': ";
	const char *at = strstr(info, word);
	double value = 0;

	for (at = at ? at + strlen(word) : ""; *at >= '0' && *at <= '9'; at++)
		value = 10 * value + (*at - '0');
	return value * mebibyte;
}

static double
number_of(const char *cell)
{
	double value;

	return number_read(cell, &value) ? value : 0;
}

static const char *
machine_of(const char *name, double count)
{
	for (size_t i = 0; i < COUNT(joins); i++)
		if (!strcmp(joins[i].name, name) &&
		    joins[i].count == clamp_int(count))
			return joins[i].machine;
	return NULL;
}

static bool
is_machine(const char *type)
{
	for (size_t i = 0; i < COUNT(joins); i++)
		if (!strcmp(joins[i].machine, type))
			return true;
	return false;
}

static const char *
key_of(struct run *r, const char *one, const char *other)
{
	r->key.len = 0;
	text_add(&r->key, one);
	text_char(&r->key, ' ');
	text_add(&r->key, other);
	return r->key.data;
}

static struct pair
pair_of(const struct run *r)
{
	return (struct pair){ number_of(table_file_cell(&r->table, PRICE)),
		number_of(table_file_cell(&r->table, SPOT)) };
}

static void
note_machine(struct run *r, const char *type)
{
	struct arena *arena = r->file->arena;
	const char *key;
	struct pair *p;

	if (!is_machine(type))
		return;
	key = key_of(r, type, table_file_cell(&r->table, ZONE));
	p = map_get(r->machines, key);
	if (!p) {
		p = ARENA_NEW(arena, struct pair);
		map_put(r->machines, arena_strdup(arena, key), p);
	}
	*p = pair_of(r);
}

static struct lone *
add_lone(struct run *r, const char *name, const char *machine)
{
	struct arena *arena = r->file->arena;
	struct lone *l = ARENA_NEW(arena, struct lone);

	*l = (struct lone){ .name = arena_strdup(arena, name),
		.machine = machine, .region = arena_strdup(arena,
		table_file_cell(&r->table, REGION)),
		.zone = arena_strdup(arena, table_file_cell(&r->table, ZONE)),
		.count = number_of(table_file_cell(&r->table, PER)),
		.pair = pair_of(r) };
	map_put(r->lone, arena_strdup(arena, r->key.data), l);
	return l;
}

static void
note_lone(struct run *r, const char *name, double count)
{
	static const int said[] = { REGION, ZONE, PER, PRICE, SPOT };
	const char *machine = machine_of(name, count);
	struct lone *l;

	intake_skip(r->file->intake, SKIP_no_host);
	if (!machine)
		return;
	key_of(r, name, "");
	for (size_t i = 0; i < COUNT(said); i++) {
		text_add(&r->key, table_file_cell(&r->table,
		    (size_t)said[i]));
		text_char(&r->key, '\n');
	}
	l = map_get(r->lone, r->key.data);
	if (!l)
		l = add_lone(r, name, machine);
	l->times++;
}

static void
read_row(struct run *r)
{
	const char *type = table_file_cell(&r->table, TYPE);
	struct quote q = {
		.name = table_file_cell(&r->table, NAME), .sku = type,
		.region = table_file_cell(&r->table, REGION),
		.unit = "instance_hour",
		.count = number_of(table_file_cell(&r->table, PER)),
	};
	const char *spot = table_file_cell(&r->table, SPOT);

	if (!*q.name) {
		intake_skip(r->file->intake, SKIP_no_accelerator);
		note_machine(r, type);
	} else if (!*type && !text_starts(q.name, "tpu-")) {
		note_lone(r, q.name, q.count);
	} else {
		q.memory = memory_of(table_file_cell(&r->table, INFO));
		intake_add_cell(r->file->intake, &q, table_file_cell(
		    &r->table, PRICE), "on_demand");
		/* 0.00 says that the spot price is not known. */
		if (number_of(spot) > 0)
			intake_add_cell(r->file->intake, &q, spot, "spot");
	}
}

/* Accelerators and their machine, once both are known. */
static void
join(struct run *r, const struct lone *l)
{
	const struct pair *m = map_get(r->machines, key_of(r, l->machine,
	    l->zone));
	struct quote q = { .name = l->name, .sku = l->machine,
		.region = l->region, .unit = "instance_hour",
		.count = l->count };

	if (!m)
		return;
	intake_settle(r->file->intake, SKIP_no_host);
	q.tier = "on_demand";
	q.price = l->pair.price + m->price;
	if (l->pair.price > 0 && m->price > 0)
		intake_add(r->file->intake, &q);
	q.tier = "spot";
	q.price = l->pair.spot + m->spot;
	if (l->pair.spot > 0 && m->spot > 0)
		intake_add(r->file->intake, &q);
}

static void
read(const struct feed_file *f)
{
	struct run r = { .file = f, .machines = map_new(f->arena),
		.lone = map_new(f->arena) };

	text_init(&r.key, f->arena);
	if (!table_file_open(&r.table, f, columns, COLUMNS, REGION + 1))
		return;
	while (table_file_row(&r.table, f))
		read_row(&r);
	intake_close(f->intake);
	for (size_t i = 0; i < map_count(r.lone); i++) {
		const struct lone *l = map_value(r.lone, i);

		for (size_t n = 0; n < l->times; n++)
			join(&r, l);
	}
}

const struct feed feed_skypilot = {
	.name = "skypilot",
	.title = "SkyPilot catalogue (vms.csv)",
	.url = "https://github.com/skypilot-org/skypilot-catalog",
	.fresh_days = 7,
	.read = read,
};
