/* The tables of a decision's pages: what is ranked, and what is rejected. */
#include <string.h>

#include "base/array.h"
#include "report/compose.h"
#include "spec/phrase.h"

struct heading {
	const char *id, *title;
};

static void
add_columns(struct compose *c, struct value *list, const struct heading *h,
    size_t count)
{
	for (size_t i = 0; i < count; i++) {
		struct value *v = value_map(c->arena);

		set_text(c, v, "id", h[i].id);
		set_text(c, v, "title", h[i].title);
		if (strcmp(h[i].id, "name") == 0)
			set(c, v, "heading", value_flag(c->arena, true));
		value_add(c->arena, list, v);
	}
}

/*
 * The columns of a ranked table: what it is, what it does, what limits it.
 * What decides comes first, other measures last; the data hold all of them.
 */
static struct value *
ranked_columns(struct compose *c, const struct view *view)
{
	enum { FIRST = 2, SHOWN = 3 };
	static const struct heading what[] = { { "rank", "Rank" },
		{ "name", "Accelerator" }, { "accelerators", "GPUs" },
		{ "copies", "Copies" },
		{ "accelerators_per_copy", "GPUs per copy" },
		{ "format", "Format" } };
	static const struct heading ratio = { "ratio", "Times the pick" };
	static const struct heading score = { "score", "Score" };
	static const struct heading limits[] = { { "offer", "From" },
		{ "price", "Price per GPU" }, { "bound", "Time set by" },
		{ "limit", "Tightest limit" }, { "headroom", "Headroom" } };
	static const struct heading last[] = { { "unbeaten", "Pareto" },
		{ "grade", "Grade" } };
	struct value *list = value_list(c->arena);
	const struct value *measures = value_get(view->value, "measures");

	add_columns(c, list, what, COUNT(what));
	for (size_t i = 0; i < measures->count && i < FIRST; i++) {
		value_add(c->arena, list, measures->item[i]);
		if (i == 0)
			add_columns(c, list, &ratio, 1);
	}
	if (view->decision->ranking.weighed)
		add_columns(c, list, &score, 1);
	add_columns(c, list, limits, COUNT(limits));
	for (size_t i = FIRST; i < measures->count && i < SHOWN; i++)
		value_add(c->arena, list, measures->item[i]);
	add_columns(c, list, last, COUNT(last));
	return list;
}

static bool
is_blank(const struct value *v)
{
	return !v || v->type == VALUE_NIL ||
	    (v->type == VALUE_TEXT && !*v->text);
}

/* Of columns those that some row has something in. */
static struct value *
filled_columns(struct compose *c, const struct value *columns,
    const struct value *rows)
{
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < columns->count; i++) {
		const char *id = value_get_text(columns->item[i], "id", "");
		size_t row = 0;

		while (row < rows->count && is_blank(value_get(
		    rows->item[row], id)))
			row++;
		if (row < rows->count || !rows->count)
			value_add(c->arena, list, columns->item[i]);
	}
	return list;
}

static struct value *
rejected_columns(struct compose *c)
{
	static const struct heading columns[] = { { "name", "Accelerator" },
		{ "count", "Count" }, { "format", "Format" },
		{ "reason", "Why not" } };
	struct value *list = value_list(c->arena);

	add_columns(c, list, columns, COUNT(columns));
	return list;
}

/* Has a reject no numbers, and a reason that another one has, too? */
static bool
is_grouped(const struct value *row)
{
	return !value_get(row, "limit");
}

/* One row for all that are rejected for the same reason without numbers. */
static struct value *
group(struct compose *c, const struct value *rows, size_t from)
{
	const char *reason = value_get_text(rows->item[from], "reason", "");
	struct value *row = value_map(c->arena);
	struct text names;
	size_t count = 0;

	text_init(&names, c->arena);
	for (size_t i = from; i < rows->count; i++) {
		const struct value *v = rows->item[i];

		if (!is_grouped(v) ||
		    strcmp(value_get_text(v, "reason", ""), reason) != 0)
			continue;
		text_printf(&names, "%s%s", count++ ? ", " : "",
		    value_get_text(v, "name", ""));
	}
	if (count == 1)
		set_text(c, row, "accelerator", value_get_text(
		    rows->item[from], "accelerator", NULL));
	set_text(c, row, "name", names.data);
	set_text(c, row, "reason", reason);
	return row;
}

static bool
is_first(const struct value *rows, size_t at)
{
	const char *reason = value_get_text(rows->item[at], "reason", "");

	for (size_t i = 0; i < at; i++)
		if (is_grouped(rows->item[i]) && strcmp(value_get_text(
		    rows->item[i], "reason", ""), reason) == 0)
			return false;
	return true;
}

/* Rejects with numbers each, the others by their reason. */
static const struct value *
rejected_rows(struct compose *c, const struct value *rows)
{
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < rows->count; i++) {
		if (!is_grouped(rows->item[i]))
			value_add(c->arena, list, rows->item[i]);
		else if (is_first(rows, i))
			value_add(c->arena, list, group(c, rows, i));
	}
	return list;
}

static const struct table *
view_table(struct compose *c, const struct view *view, const char *name,
    const struct value *columns, const char *caption)
{
	const char *error = NULL;
	const struct value *all = value_get(view->value, name);
	const struct value *rows = strcmp(name, "rejected") ? all :
	    rejected_rows(c, all);
	const struct table *made = table_make(c, rows, filled_columns(c,
	    columns, rows), &error);
	struct table *t = ARENA_NEW(c->arena, struct table);

	*t = *made;
	t->id = prose_id(c, arena_printf(c->arena, "%s-%s", view->id, name));
	t->caption = arena_printf(c->arena, "%s: %s", value_get_text(
	    view->value, "name", ""), caption);
	t->sortable = true;
	return t;
}

const struct decision_block *
view_block(struct compose *c, const struct view *view,
    const struct table *card)
{
	struct decision_block *b = ARENA_NEW(c->arena, struct decision_block);
	const struct phrases *phrases = c->guide->catalog->phrases;

	b->id = prose_id(c, view->id);
	b->decision = view->decision;
	b->verdict = view->verdict;
	b->card = card;
	b->ranked = view_table(c, view, "ranked", ranked_columns(c, view),
	    SAID_PLAIN(phrases, page_ranked));
	b->rejected = view_table(c, view, "rejected", rejected_columns(c),
	    SAID_PLAIN(phrases, page_rejected));
	return b;
}
