#include "write/html.h"

#include <string.h>

#include "base/array.h"

struct row {
	const char **item;
	size_t count, cap;
};

static const char *
trim(struct arena *arena, const char *s, size_t len)
{
	while (len && (*s == ' ' || *s == '\t'))
		s++, len--;
	while (len && (s[len - 1] == ' ' || s[len - 1] == '\t'))
		len--;
	return arena_strndup(arena, s, len);
}

/* A cell's text with "\|" as the bar that it stands for. */
static const char *
unescape(struct arena *arena, const char *s)
{
	struct text t;

	text_init(&t, arena);
	for (; *s; s++)
		if (s[0] != '\\' || s[1] != '|')
			text_char(&t, *s);
	return t.data;
}

/* The cells of a line; bars with a backslash before them do not divide. */
static bool
split(struct arena *arena, const char *line, struct row *row)
{
	const char *s = line, *from;
	bool bar = false;

	memset(row, 0, sizeof(*row));
	s += strspn(s, " \t");
	if (*s == '|') {
		bar = true;
		s++;
	}
	for (from = s; *s; s++) {
		if (*s == '\\' && s[1]) {
			s++;
		} else if (*s == '|') {
			ARRAY_ADD(arena, row, unescape(arena,
			    trim(arena, from, (size_t)(s - from))));
			from = s + 1;
			bar = true;
		}
	}
	if (from[strspn(from, " \t")] != '\0')
		ARRAY_ADD(arena, row, unescape(arena,
		    trim(arena, from, (size_t)(s - from))));
	return bar && row->count > 0;
}

/* ":--:" and its kin; false for anything else. */
static bool
read_align(const char *s, enum pipe_align *align)
{
	bool left = *s == ':', right;
	size_t dashes;

	s += left;
	dashes = strspn(s, "-");
	s += dashes;
	right = *s == ':';
	s += right;
	*align = left && right ? PIPE_CENTER : left ? PIPE_LEFT :
	    right ? PIPE_RIGHT : PIPE_NONE;
	return dashes > 0 && *s == '\0';
}

static bool
read_rule(struct arena *arena, const char *line, struct pipe_table *table)
{
	struct row row;
	enum pipe_align *align;

	if (!split(arena, line, &row))
		return false;
	align = arena_array(arena, row.count, sizeof(*align));
	for (size_t i = 0; i < row.count; i++)
		if (!read_align(row.item[i], &align[i]))
			return false;
	table->align = align;
	table->columns = row.count;
	return true;
}

bool
pipe_read(struct arena *arena, const char *const *line, size_t lines,
    struct pipe_table *table)
{
	struct row row;

	if (lines < 2 || !read_rule(arena, line[1], table) ||
	    !split(arena, line[0], &row) || row.count != table->columns)
		return false;
	table->rows = lines - 1;
	table->cell = arena_array(arena, table->rows * table->columns,
	    sizeof(*table->cell));
	for (size_t r = 0; r < table->rows; r++) {
		split(arena, line[r ? r + 1 : 0], &row);
		for (size_t c = 0; c < table->columns; c++)
			table->cell[r * table->columns + c] =
			    c < row.count ? row.item[c] : "";
	}
	return true;
}
