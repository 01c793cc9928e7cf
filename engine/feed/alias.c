#include "feed/alias.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "feed/table.h"
#include "unit/number.h"

enum { FEED, PROVIDER, NAME, SKU, REGION, PER, ACCELERATOR, COLUMNS };

static const char *const columns[COLUMNS] = { "feed", "provider", "name",
	"sku", "region", "count", "accelerator" };

bool
alias_read(struct alias_list *list, const struct feed_file *f)
{
	struct table_file t;
	const char *cell[COLUMNS];

	if (!table_file_open(&t, f, columns, COLUMNS, COLUMNS))
		return false;
	while (table_file_next(&t, f)) {
		struct alias a;
		double count = 0;

		for (size_t i = 0; i < COLUMNS; i++)
			cell[i] = arena_strdup(f->arena, table_file_cell(&t,
			    i));
		if (*cell[PER] && !number_read(cell[PER], &count))
			diag(f->diags, DIAG_csv, (struct origin){ f->path,
			    t.stream.line }, "count is \"%s\": want a number",
			    cell[PER]);
		a = (struct alias){ cell[FEED], cell[PROVIDER], cell[NAME],
			cell[SKU], cell[REGION], count, cell[ACCELERATOR] };
		ARRAY_ADD(f->arena, list, a);
	}
	return true;
}

static char
lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

bool
alias_fits(const char *pattern, const char *text)
{
	const char *star = NULL, *from = text;

	if (!*pattern)
		return true;
	while (*text) {
		if (*pattern == '*') {
			star = pattern++;
			from = text;
		} else if (lower(*pattern) == lower(*text)) {
			pattern++;
			text++;
		} else if (star) {
			pattern = star + 1;
			text = ++from;
		} else
			return false;
	}
	return pattern[strspn(pattern, "*")] == '\0';
}

static const char *
said(const char *text)
{
	return text ? text : "";
}

const struct alias *
alias_find(const struct alias_list *list, const char *feed,
    const char *provider, const struct quote *q)
{
	for (size_t i = 0; i < list->count; i++) {
		const struct alias *a = &list->item[i];

		if (alias_fits(a->feed, feed) &&
		    alias_fits(a->provider, provider) &&
		    alias_fits(a->name, said(q->name)) &&
		    alias_fits(a->sku, said(q->sku)))
			return a;
	}
	return NULL;
}

bool
alias_sells(const struct alias *a, const char *region)
{
	const char *p = a->region, *r;

	if (!*p)
		return true;
	while (*p) {
		for (r = region; *r && *r != ' ' && *p == *r; r++)
			p++;
		if (!*r && r > region && (!*p || *p == ' '))
			return true;
		while (*p && *p != ' ')
			p++;
		while (*p == ' ')
			p++;
	}
	return false;
}
