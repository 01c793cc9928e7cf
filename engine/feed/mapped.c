/*
 * mapped: files of any feed, by a record that says where what stands.
 *
 * CSV by the names of its columns, JSON by paths.  A column that a record names
 * and a file lacks is a fault of the file; a rule of the record that cannot be
 * read, one of the record.
 */
#include "feed/mapped.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/text.h"
#include "feed/alias.h"
#include "feed/intake.h"
#include "feed/json.h"
#include "feed/table.h"
#include "unit/number.h"

static const double gigabyte = 1073741824;

/* The texts that columns are asked for. */
enum column { DATE, SELLER, NAME, SKU, REGION, TIER, PER, PRICE, CURRENCY,
	CONDITION, MEMORY, AVAILABLE, COLUMNS };

/* "secure = on_demand secure", or "type != Consumption". */
struct rule {
	const char *left, *right;
	bool not;
};

struct rules {
	struct rule item[32];
	size_t count;
};

/* A price of a row: its tier, its column, and what it is divided by. */
struct amount {
	const char *tier, *column;
	double by;
};

/* JSON that encloses a row, outermost first, and what each * stood for. */
enum { DEEP = 8 };

struct mapped {
	const struct feed_file *file;
	const struct price_feed *is;
	struct arena *own;         /* of the row at hand */
	struct rules tiers, only;
	struct amount amount[8];
	size_t amounts;
	/* One of these is at hand. */
	struct table_file *table;
	const char *const *heads;
	size_t head_count;
	const struct json *around[DEEP];
	const char *star[DEEP];
	size_t depth, stars;
	int line;
};

static const char *
trimmed(struct arena *arena, const char *from, size_t len)
{
	for (; len && *from == ' '; len--)
		from++;
	while (len && from[len - 1] == ' ')
		len--;
	return arena_strndup(arena, from, len);
}

static bool
read_rule(struct mapped *m, const struct word *w, struct rule *r)
{
	const char *at = strchr(w->text, '=');
	struct arena *arena = m->file->arena;

	if (!at) {
		diag(m->file->diags, DIAG_bad_choice, w->fact.at,
		    "price_feed \"%s\": \"%s\" wants a =, as in "
		    "\"secure = on_demand\"", m->is->head.id, w->text);
		return false;
	}
	r->not = at > w->text && at[-1] == '!';
	r->left = trimmed(arena, w->text, (size_t)(at - w->text) - r->not);
	r->right = trimmed(arena, at + 1, strlen(at + 1));
	return true;
}

static void
read_rules(struct mapped *m, const struct words *list, struct rules *to)
{
	for (size_t i = 0; i < list->count && to->count < COUNT(to->item); i++)
		to->count += read_rule(m, &list->item[i],
		    &to->item[to->count]);
}

/* "reserved_1y = month_1y / 730". */
static void
read_amount(struct mapped *m, const struct word *w)
{
	struct amount *a = &m->amount[m->amounts];
	struct arena *arena = m->file->arena;
	const char *slash = strrchr(w->text, '/');
	struct rule r;

	if (m->amounts == COUNT(m->amount) || !read_rule(m, w, &r))
		return;
	slash = strrchr(r.right, '/');
	*a = (struct amount){ r.left, r.right, 1 };
	if (slash && number_read(trimmed(arena, slash + 1, strlen(slash + 1)),
	    &a->by))
		a->column = trimmed(arena, r.right, (size_t)(slash - r.right));
	m->amounts++;
}

/* '*' stands for any letters; nothing, for a blank. */
static bool
fits(const char *pattern, const char *text)
{
	return *pattern ? alias_fits(pattern, text) : !*text;
}

static const char *
json_said(struct mapped *m, const struct json *v)
{
	struct text t;

	if (!v || v->type == JSON_list || v->type == JSON_object)
		return NULL;
	if (v->type == JSON_string)
		return v->text;
	if (v->type == JSON_flag)
		return v->number > 0 ? "true" : "false";
	if (v->type != JSON_number)
		return "";
	text_init(&t, m->own);
	number_exact(&t, v->number);
	return t.data;
}

/* A dotted path below a value. */
static const struct json *
below(struct mapped *m, const struct json *v, const char *path)
{
	while (v && *path) {
		size_t n = strcspn(path, ".");

		v = json_member(v, arena_strndup(m->own, path, n));
		path += n + (path[n] == '.');
	}
	return v;
}

static const char *
from_json(struct mapped *m, const char *column)
{
	double number;

	if (*column == '$')
		return number_read(column + 1, &number) && number >= 1 &&
		    number <= (double)m->stars ?
		    m->star[(size_t)number - 1] : NULL;
	for (size_t i = m->depth; i-- > 0;) {
		const struct json *v = below(m, m->around[i], column);

		if (v)
			return json_said(m, v);
	}
	return NULL;
}

static const char *
from_table(const struct mapped *m, const char *column)
{
	for (size_t i = 0; i < m->head_count; i++)
		if (!strcmp(m->heads[i], column))
			return table_file_cell(m->table, i);
	return NULL;
}

/* What one column of the row says; "" where it says nothing. */
static const char *
cell(struct mapped *m, const char *column)
{
	const char *said = m->table ? from_table(m, column) : from_json(m,
	    column);

	return said ? said : "";
}

/* What a field of the record comes to: fixed, a column, or several. */
static const char *
said(struct mapped *m, const struct word *field)
{
	const char *from = field->text;
	struct text t;

	if (!from)
		return "";
	if (*from == '=')
		return from + 1;
	if (!strchr(from, '+'))
		return cell(m, from);
	text_init(&t, m->own);
	while (*from) {
		size_t n = strcspn(from, "+");
		const char *part = cell(m, trimmed(m->own, from, n));

		text_printf(&t, "%s%s", t.len && *part ? " " : "", part);
		from += n + (from[n] == '+');
	}
	return t.data;
}

static bool
is_wanted(struct mapped *m)
{
	for (size_t i = 0; i < m->only.count; i++) {
		const struct rule *r = &m->only.item[i];

		if (fits(r->right, cell(m, r->left)) == r->not)
			return false;
	}
	return true;
}

/* The tier of the row, and the seller's word; false where it is left out. */
static bool
find_tier(struct mapped *m, struct quote *q)
{
	const char *word = m->is->tier.text ? said(m, &m->is->tier) :
	    "on_demand";
	const char *to = word, *blank;

	for (size_t i = 0; i < m->tiers.count; i++)
		if (fits(m->tiers.item[i].left, word)) {
			to = m->tiers.item[i].right;
			break;
		}
	if (!strcmp(to, "-"))
		return false;
	blank = strchr(to, ' ');
	q->tier = blank ? arena_strndup(m->own, to, (size_t)(blank - to)) : to;
	q->seller_tier = blank ? blank + 1 : NULL;
	return true;
}

/* A number as people print it: "$1,234.50". */
static bool
read_amount_cell(struct mapped *m, const char *cell, double *value)
{
	struct text t;

	text_init(&t, m->own);
	for (; *cell; cell++)
		if (*cell != '$' && *cell != ',' && *cell != ' ')
			text_char(&t, *cell);
	return t.len && number_read(t.data, value);
}

/* What the price is of, and what it is sold in. */
static void
set_unit(const struct mapped *m, struct quote *q)
{
	bool bought = !strcmp(q->tier, "purchase");
	const char *sold = m->is->sold.text ? m->is->sold.text : "";
	bool whole = !strcmp(m->is->priced.text, "machine") || !strcmp(sold,
	    "machine");

	q->each = whole && strcmp(m->is->priced.text, "machine") != 0;
	q->unit = whole ? bought ? "instance" : "instance_hour" : bought ?
	    "accelerator" : "accelerator_hour";
	q->sold_as = !*sold ? NULL : whole ? bought ? "server" : "instance" :
	    bought ? "card" : "accelerator";
}

static void
malformed(struct mapped *m, const char *what, const char *cell)
{
	if (intake_names_more(m->file->intake, SKIP_malformed))
		intake_skip_named(m->file->intake, SKIP_malformed,
		    arena_printf(m->file->arena, "line %d, %s \"%s\"",
		    m->line, what, text_clean(m->file->arena, cell,
		    strnlen(cell, 40), false)));
	else
		intake_skip_named(m->file->intake, SKIP_malformed, "");
}

static void
add_price(struct mapped *m, const struct quote *row, const char *column,
    const char *cell, double by)
{
	struct quote q = *row;

	if (!*cell)
		return;
	if (!read_amount_cell(m, cell, &q.price)) {
		malformed(m, column, cell);
		return;
	}
	q.price /= by;
	set_unit(m, &q);
	intake_add(m->file->intake, &q);
}

static const char *
some(const char *text)
{
	return *text ? text : NULL;
}

/* The day of "2026-01-03T20:30:17+00:00". */
static const char *
day_of(struct mapped *m)
{
	const char *day = said(m, &m->is->date);

	return strlen(day) > 10 ? arena_strndup(m->own, day, 10) : some(day);
}

static bool
read_quote(struct mapped *m, struct quote *q)
{
	const struct price_feed *is = m->is;
	const char *count = said(m, &is->count);

	q->date = day_of(m);
	q->provider = some(said(m, &is->seller));
	q->name = said(m, &is->name);
	q->sku = is->sku.text ? said(m, &is->sku) : q->name;
	q->region = said(m, &is->region);
	q->currency = some(said(m, &is->currency));
	q->condition = some(said(m, &is->condition));
	if (number_read(said(m, &is->memory), &q->memory))
		q->memory *= gigabyte;
	number_read(said(m, &is->available), &q->available);
	if (!*count || number_read(count, &q->count))
		return true;
	malformed(m, is->count.text, count);
	return false;
}

static void
add_row(struct mapped *m)
{
	struct quote q = { 0 };

	intake_row(m->file->intake);
	if (!is_wanted(m) || !find_tier(m, &q)) {
		intake_skip(m->file->intake, SKIP_unwanted);
		return;
	}
	if (!read_quote(m, &q))
		return;
	if (m->is->price.text)
		add_price(m, &q, m->is->price.text, said(m, &m->is->price), 1);
	for (size_t i = 0; i < m->amounts; i++) {
		const struct amount *a = &m->amount[i];

		q.tier = a->tier;
		add_price(m, &q, a->column, cell(m, a->column), a->by);
	}
}

static const struct word *
field_at(const struct price_feed *is, enum column c)
{
	const struct word *all[COLUMNS] = { &is->date, &is->seller, &is->name,
		&is->sku, &is->region, &is->tier, &is->count, &is->price,
		&is->currency, &is->condition, &is->memory, &is->available };

	return all[c];
}

struct heads {
	const char **item;
	size_t count, cap;
};

static void
add_head(struct mapped *m, struct heads *h, const char *column)
{
	for (size_t i = 0; i < h->count; i++)
		if (!strcmp(h->item[i], column))
			return;
	if (h->count < TABLE_COLUMNS)
		ARRAY_ADD(m->file->arena, h, column);
}

/* The columns that the record names. */
static void
find_heads(struct mapped *m, struct heads *h)
{
	for (int c = 0; c < COLUMNS; c++) {
		const char *from = field_at(m->is, (enum column)c)->text;

		while (from && *from && *from != '=') {
			size_t n = strcspn(from, "+");

			add_head(m, h, trimmed(m->file->arena, from, n));
			from += n + (from[n] == '+');
		}
	}
	for (size_t i = 0; i < m->amounts; i++)
		add_head(m, h, m->amount[i].column);
	for (size_t i = 0; i < m->only.count; i++)
		add_head(m, h, m->only.item[i].left);
}

/* The row at hand is settled, and its texts go. */
static void
forget(struct mapped *m)
{
	intake_close(m->file->intake);
	arena_free(m->own);
	m->own = arena_child(m->file->arena);
}

static void
read_table(struct mapped *m)
{
	struct heads h = { 0 };
	struct table_file t;

	find_heads(m, &h);
	if (!table_file_open(&t, m->file, h.item, h.count, h.count))
		return;
	m->table = &t;
	m->heads = h.item;
	m->head_count = h.count;
	while (table_file_next(&t, m->file)) {
		m->line = t.stream.line;
		add_row(m);
		forget(m);
	}
}

static bool
is_container(const struct json *v)
{
	return v->type == JSON_list || v->type == JSON_object;
}

/* Follows the path to each row. */
static size_t
walk(struct mapped *m, const struct json *v, const char *path)
{
	size_t n = strcspn(path, "."), rows = 0;
	const char *rest = path + n + (path[n] == '.');
	bool each = n == 1 && *path == '*';

	if (m->depth == DEEP)
		return 0;
	m->around[m->depth++] = v;
	if (!*path && v->type == JSON_list)
		rows = walk(m, v, "*");
	else if (!*path && v->type == JSON_object) {
		m->line = v->line;
		add_row(m);
		rows = 1;
	} else if (!each) {
		const struct json *next = json_member(v, arena_strndup(m->own,
		    path, n));

		rows = next ? walk(m, next, rest) : 0;
	} else {
		size_t star = m->stars++;

		for (size_t i = 0; i < v->count && is_container(v); i++) {
			m->star[star] = v->item[i].name;
			rows += walk(m, &v->item[i], rest);
		}
		m->stars--;
	}
	m->depth--;
	return rows;
}

/* From the first bracket on: what a script says before it is none of it. */
static void
read_json(struct mapped *m)
{
	const struct feed_file *f = m->file;
	const char *path = m->is->rows.text ? m->is->rows.text : "";
	struct origin at = { f->path, 0 };
	const char *error = NULL;
	const struct json *root;
	size_t len, from, to;
	char *data = file_read(f->arena, f->path, &len);

	if (!data) {
		diag(f->diags, file_unread(), at, "%s", file_error());
		return;
	}
	from = text_ends(f->path, ".js") ? strcspn(data, "[{") : 0;
	to = len;
	while (from && to > from && data[to - 1] != ']' && data[to - 1] != '}')
		to--;
	root = json_read(f->arena, data + from, to - from, &error, &at.line);
	if (!root) {
		diag(f->diags, DIAG_csv, at, "%s", error);
		return;
	}
	if (!walk(m, root, path) && !(is_container(root) && !root->count))
		diag(f->diags, DIAG_csv, (struct origin){ f->path,
		    root->line }, "no rows at \"%s\", where price_feed \"%s\" "
		    "has them: is it a file of this feed?", path,
		    m->is->head.id);
	intake_close(f->intake);
}

static void
mapped_read(const struct feed_file *f)
{
	struct mapped m = { .file = f, .is = f->mapping,
		.own = arena_child(f->arena) };

	read_rules(&m, &m.is->tiers, &m.tiers);
	read_rules(&m, &m.is->only, &m.only);
	for (size_t i = 0; i < m.is->prices.count; i++)
		read_amount(&m, &m.is->prices.item[i]);
	if (text_ends(f->path, ".json") || text_ends(f->path, ".js"))
		read_json(&m);
	else
		read_table(&m);
	arena_free(m.own);
}

struct feed *
mapped_feed(struct arena *arena, const struct price_feed *is)
{
	static const struct {
		const char *word;
		enum quote_merge merge;
	} words[] = { { "last", MERGE_last }, { "median", MERGE_median } };
	struct feed *f = ARENA_NEW(arena, struct feed);

	*f = (struct feed){ .name = is->head.id, .title = is->title.text,
		.url = is->url.text, .fresh_days = is->fresh.value / 86400,
		.part = is->part.on, .merge = MERGE_lowest,
		.read = mapped_read };
	for (size_t i = 0; is->merge.text && i < COUNT(words); i++)
		if (!strcmp(words[i].word, is->merge.text))
			f->merge = words[i].merge;
	return f;
}
