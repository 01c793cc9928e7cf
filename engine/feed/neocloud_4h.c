/*
 * neocloud_4h: summaries of the Prime Intellect market, JSON lines, or their
 * best offers by number of GPUs as CSV.
 *
 * Only a best offer says who sells it, where and how; minima and means over
 * providers do not, and are not used.  Of several hours of a day the last
 * counts.
 */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/text.h"
#include "feed/intake.h"
#include "feed/json.h"
#include "feed/table.h"
#include "unit/number.h"

enum { TIME, TYPE, SOCKET, PER, TOTAL, PROVIDER, PLACE, SPOT, COLUMNS };

static const char *const columns[COLUMNS] = { "timestamp", "gpu_type",
	"socket", "gpu_count", "min_usd_hour_total", "best_provider",
	"best_location", "best_is_spot" };

/* The words of one best offer; those of the row alone live until the next. */
struct best {
	const char *time, *type, *socket, *provider, *place;
	double count, total;
	bool spot;
};

static void
add_best(const struct feed_file *f, struct text *name, const struct best *b)
{
	char day[sizeof("2026-01-03")];
	struct quote q = {
		.date = day,
		.provider = b->provider,
		.sku = b->type, .region = b->place,
		.tier = b->spot ? "spot" : "on_demand",
		.unit = "instance_hour", .count = b->count, .price = b->total,
	};

	text_copy(day, sizeof(day), b->time);
	name->len = 0;
	text_add(name, b->type);
	text_add(name, *b->socket ? " " : "");
	text_add(name, b->socket);
	q.name = name->data;
	intake_add(f->intake, &q);
}

static double
number_in(const struct json *j, const char *name)
{
	const struct json *member = j ? json_member(j, name) : NULL;

	return member ? member->number : 0;
}

/* "8x": eight together. */
static void
add_config(const struct feed_file *f, struct text *name,
    const struct json *line, const struct json *config)
{
	const struct json *deal = json_member(config, "best_deal");
	struct best b = { json_text_of(line, "timestamp"),
		json_text_of(line, "gpu_type"), json_text_of(deal, "socket"),
		json_text_of(deal, "provider"),
		json_text_of(deal, "location"), 0,
		number_in(config, "min_total"),
		number_in(deal, "spot") > 0 };

	intake_row(f->intake);
	if (!deal || !*b.provider) {
		intake_skip(f->intake, SKIP_average);
		return;
	}
	for (const char *p = config->name; *p >= '0' && *p <= '9'; p++)
		b.count = 10 * b.count + (*p - '0');
	add_best(f, name, &b);
}

static void
read_line(const struct feed_file *f, struct arena *arena, struct text *name,
    const char *text, size_t len)
{
	const char *error = NULL;
	int line = 0;
	const struct json *j = json_read(arena, text, len, &error, &line);
	const struct json *configs = j && j->type == JSON_object ?
	    json_member(j, "by_config") : NULL;

	if (!configs) {
		intake_row(f->intake);
		intake_skip(f->intake, SKIP_malformed);
	}
	for (size_t i = 0; configs && i < configs->count; i++)
		add_config(f, name, j, &configs->item[i]);
}

/* So many lines share an arena: each of them is short. */
enum { LINES = 64 };

struct lines {
	struct arena *arena;
	size_t count;
};

/* What a row leaves open is settled before its texts go. */
static void
forget(const struct feed_file *f, struct lines *l)
{
	intake_close(f->intake);
	arena_free(l->arena);
	*l = (struct lines){ arena_child(f->arena), 0 };
}

static void
read_lines(const struct feed_file *f)
{
	struct lines l = { .arena = arena_child(f->arena) };
	struct stream s;
	struct text name;
	size_t len;
	char *line;

	text_init(&name, f->arena);
	if (stream_open(&s, f->arena, f->path) < 0) {
		diag(f->diags, file_unread(), (struct origin){ f->path, 0 },
		    "%s", file_error());
		arena_free(l.arena);
		return;
	}
	while ((line = stream_next(&s, false, &len))) {
		if (len)
			read_line(f, l.arena, &name, line, len);
		if (++l.count == LINES)
			forget(f, &l);
	}
	forget(f, &l);
	arena_free(l.arena);
	if (s.error)
		diag(f->diags, DIAG_csv, (struct origin){ f->path, s.line },
		    "%s", s.error);
	stream_close(&s);
}

static void
read_table(const struct feed_file *f)
{
	struct table_file t;
	struct text name;

	text_init(&name, f->arena);
	if (!table_file_open(&t, f, columns, COLUMNS, SOCKET + 1))
		return;
	while (table_file_row(&t, f)) {
		struct best b = { table_file_cell(&t, TIME),
			table_file_cell(&t, TYPE), table_file_cell(&t, SOCKET),
			table_file_cell(&t, PROVIDER),
			table_file_cell(&t, PLACE), 0, 0,
			*table_file_cell(&t, SPOT) == 'T' };

		if (!*b.provider)
			intake_skip(f->intake, SKIP_average);
		else if (!number_read(table_file_cell(&t, PER), &b.count) ||
		    !number_read(table_file_cell(&t, TOTAL), &b.total))
			intake_skip(f->intake, SKIP_malformed);
		else
			add_best(f, &name, &b);
	}
}

static void
read(const struct feed_file *f)
{
	if (text_ends(f->path, ".jsonl"))
		read_lines(f);
	else
		read_table(f);
}

const struct feed feed_neocloud_4h = {
	.name = "neocloud_4h",
	.title = "GPU price tracker (Prime Intellect market)",
	.url = "https://github.com/tugot17/gpu-price-tracker",
	.fresh_days = 7,
	/* The best offer of a number of GPUs is not all that one sells. */
	.part = true,
	.merge = MERGE_last,
	.read = read,
};
