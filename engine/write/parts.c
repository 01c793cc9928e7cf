#include "write/parts.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "model/formula.h"
#include "unit/number.h"

const char *
page_root(struct arena *arena, const struct doc *doc)
{
	struct text t;

	text_init(&t, arena);
	for (const char *p = doc->id; *p; p++)
		if (*p == '/')
			text_add(&t, "../");
	return t.data;
}

/* Has the link a scheme of its own that is not one of ours? */
static bool
is_foreign(const char *href)
{
	static const char *const known[] = { "http://", "https://", "mailto:" };
	size_t scheme = strcspn(href, ":/?#");

	for (const char *p = href; *p; p++)
		if ((unsigned char)*p <= ' ' || *p == 0x7f)
			return true;
	for (size_t i = 0; i < COUNT(known); i++)
		if (strncasecmp(href, known[i], strlen(known[i])) == 0)
			return false;
	return href[scheme] == ':' || text_starts(href, "//") ||
	    text_starts(href, "\\");
}

const char *
page_link(struct arena *arena, const struct doc *from, const char *href,
    const char *extension)
{
	if (!href)
		return NULL;
	if (text_starts(href, "page:"))
		href = write_href(arena, from, href, extension);
	else if (text_starts(href, "static/"))
		href = arena_printf(arena, "%s%s", page_root(arena, from),
		    href);
	return is_foreign(href) ? NULL : href;
}

size_t
page_tables(struct arena *arena, const struct doc *doc,
    const struct table ***out)
{
	struct {
		const struct table **item;
		size_t count, cap;
	} list = {0};

	for (size_t i = 0; i < doc->count; i++) {
		const struct block *b = &doc->item[i];

		if (b->type == BLOCK_TABLE)
			ARRAY_ADD(arena, &list, b->of.table);
		if (b->type == BLOCK_CHART && b->of.chart->data)
			ARRAY_ADD(arena, &list, b->of.chart->data);
		if (b->type != BLOCK_DECISION)
			continue;
		if (b->of.decision->card)
			ARRAY_ADD(arena, &list, b->of.decision->card);
		if (b->of.decision->ranked)
			ARRAY_ADD(arena, &list, b->of.decision->ranked);
		if (b->of.decision->rejected)
			ARRAY_ADD(arena, &list, b->of.decision->rejected);
	}
	*out = list.item;
	return list.count;
}

size_t
table_shown(const struct table *t)
{
	return t->shown && t->shown < t->rows ? t->shown : t->rows;
}

char *
table_path(struct arena *arena, const struct doc *doc, const struct table *t)
{
	enum { HEAD = sizeof("data/") - 1 };
	char *path = arena_printf(arena, "data/%s-%s.csv", doc->id, t->id);

	for (char *p = path + HEAD; *p; p++)
		if (!isalnum((unsigned char)*p) && !strchr("._-", *p))
			*p = '-';
	if (path[HEAD] == '.')
		path[HEAD] = '-';
	return path;
}

const char *
plain(struct arena *arena, const char *s)
{
	const char *p = s;

	if (!s)
		return "";
	while (*p >= ' ' && *p <= '~')
		p++;
	return *p ? text_clean(arena, s, strlen(s), false) : s;
}

bool
table_again(const struct table *t, size_t row, size_t column)
{
	const struct cell *cell, *above;

	if (!t->ditto || row == 0 || column + 1 != t->columns)
		return false;
	cell = table_cell(t, row, column);
	above = table_cell(t, row - 1, column);
	return cell->type == CELL_TEXT && above->type == CELL_TEXT &&
	    strcmp(cell->text, above->text) == 0 &&
	    strcmp(cell->href ? cell->href : "", above->href ? above->href :
	    "") == 0;
}

const char *
column_unit(const struct column *column)
{
	const char *unit = column->unit;

	if (!unit || strcmp(unit, "1") == 0 || strcmp(unit, "percent") == 0)
		return "";
	return unit;
}

bool
fits_unit(struct quantity q, const char *unit)
{
	struct quantity u;

	return unit && unit_parse(unit, &u) && dim_equal(u.dim, q.dim);
}

double
in_unit(struct quantity q, const char *unit)
{
	struct quantity u;

	if (!unit || !unit_parse(unit, &u))
		return q.value;
	return q.value / u.value;
}

static struct quantity
quantity_of(double value, const char *unit)
{
	struct quantity q = {0};

	if (unit)
		unit_parse(unit, &q);
	q.value = value;
	return q;
}

const char *
value_show(struct arena *arena, double value, const char *unit)
{
	struct quantity q = quantity_of(value, unit);
	struct text t;

	text_init(&t, arena);
	if (dim_none(q.dim) && fabs(value) < 1e15 && floor(value) == value)
		number_fixed(&t, value, 0, ",");
	else
		number_show(&t, q, NULL, 3);
	return t.data;
}

const char *
working_numbers(struct arena *arena, const struct working_row *r)
{
	const char *end = NULL;

	for (const char *p = r->substituted; p && (p = strstr(p, " = ")); p++)
		end = p;
	return end ? arena_strndup(arena, r->substituted,
	    (size_t)(end - r->substituted)) : r->substituted;
}

const char *
working_beside(struct arena *arena, const struct working_row *r)
{
	return fabs(r->beside - r->value) <= 0 ? "" :
	    value_show(arena, r->beside, r->row->unit);
}

/* A number under a heading that has said the unit already. */
static void
show_bare(struct text *t, struct quantity q, const char *unit, int digits)
{
	struct quantity money;

	q.value = in_unit(q, unit);
	if (text_starts(unit, "USD") && unit_parse("USD", &money)) {
		money.value = q.value;
		number_show(t, money, "USD", digits);
		return;
	}
	number_round(t, q.value, digits);
}

static void
show_number(struct text *t, const struct column *column,
    const struct cell *cell)
{
	int digits = cell->digits ? cell->digits : 3;
	const char *unit = cell->unit ? cell->unit : column->unit;
	const char *heading = column_unit(column);

	if (!fits_unit(cell->number, unit))
		unit = NULL;
	if (unit && *heading && strcmp(unit, heading) == 0)
		show_bare(t, cell->number, unit, digits);
	else
		number_show(t, cell->number, unit, digits);
}

const char *
cell_show(struct arena *arena, const struct column *column,
    const struct cell *cell)
{
	struct text t;

	switch (cell->type) {
	case CELL_TEXT:
		return plain(arena, cell->text);
	case CELL_FLAG:
		return cell->flag ? "yes" : "no";
	case CELL_NUMBER:
		text_init(&t, arena);
		show_number(&t, column, cell);
		return t.data;
	case CELL_EMPTY:
		break;
	}
	return "";
}

const struct source *
source_of(const struct guide *guide, const char *key)
{
	return (const struct source *)catalog_find(&guide->catalog->sources,
	    key);
}

const char *
source_href(struct arena *arena, const struct guide *guide, const char *key)
{
	const char *id = arena_printf(arena, "sources/%s", key);

	if (guide_page(guide, id))
		return arena_printf(arena, "page:%s", id);
	return guide_page(guide, "sources") ? "page:sources" : NULL;
}

size_t
marks_find(const struct marks *marks, const struct fact *fact)
{
	for (size_t i = 0; fact && i < marks->count; i++) {
		const struct mark *m = &marks->item[i];

		if (fact->source ? m->source &&
		    strcmp(m->source, fact->source) == 0 :
		    fact->assume && !m->source &&
		    strcmp(m->title, fact->assume) == 0)
			return i + 1;
	}
	return 0;
}

static struct mark
mark_of(struct arena *arena, const struct guide *guide,
    const struct fact *fact)
{
	struct mark m = { .source = fact->source, .title = fact->assume };
	const struct source *source;

	if (!m.source) {
		if (guide_page(guide, "assumptions"))
			m.href = "page:assumptions";
		return m;
	}
	source = source_of(guide, m.source);
	m.title = source && source->title.text ? source->title.text :
	    m.source;
	m.href = source_href(arena, guide, m.source);
	return m;
}

void
marks_collect(struct arena *arena, const struct guide *guide,
    const struct table *table, struct marks *marks)
{
	memset(marks, 0, sizeof(*marks));
	if (!table->facts)
		return;
	for (size_t i = 0; i < table->rows * table->columns; i++) {
		const struct fact *fact = table->cell[i].fact;

		if (fact && (fact->source || fact->assume) &&
		    !marks_find(marks, fact))
			ARRAY_ADD(arena, marks, mark_of(arena, guide, fact));
	}
}

/* Where the page has the formula; NULL where it has not. */
static const char *
href_on(struct arena *arena, const struct doc *doc, int formula)
{
	for (size_t k = 0; k < doc->count; k++) {
		const struct block *b = &doc->item[k];

		if (b->type == BLOCK_FORMULA &&
		    b->of.formula->formula == formula)
			return arena_printf(arena, "page:%s#%s", doc->id,
			    b->of.formula->id);
	}
	return NULL;
}

/* On the page of its book; where the guide has none, on the first that shows
 * it.  That of a book has all of it, made or not. */
const char *
formula_href(struct arena *arena, const struct guide *guide, int formula)
{
	const struct formula *f = &formulas[formula];
	const struct doc *book = guide_page(guide, arena_printf(arena,
	    "formulas/%s", f->book));
	const char *href = book ? href_on(arena, book, formula) : NULL;

	if (book && book->outlined)
		return arena_printf(arena, "page:%s#%s", book->id, f->name);
	for (size_t i = 0; !href && i < guide->pages; i++)
		href = href_on(arena, guide->page[i], formula);
	return href;
}
