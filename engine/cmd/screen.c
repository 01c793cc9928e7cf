#include "cmd/screen.h"

#include <stdbool.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "cmd/cmd.h"

/* A heading of more than a word gets room for two short ones; no column is
 * made narrower than the last, for a terminal. */
enum { COLUMNS = 32, HEADING = 8, NARROW = 6 };

static size_t
width_n(const char *s, size_t len)
{
	size_t n = 0;

	for (size_t i = 0; i < len; i++)
		n += (s[i] & 0xc0) != 0x80;
	return n;
}

size_t
screen_width(const char *s)
{
	return width_n(s, strlen(s));
}

void
screen_pad(struct text *out, size_t n)
{
	while (n-- > 0)
		text_char(out, ' ');
}

void
screen_fill(struct text *out, const char *s, size_t at, size_t hang,
    size_t columns)
{
	bool first = true;

	while (*s) {
		size_t len = strcspn(s, " \n"), wide = width_n(s, len);

		if (!first && at + 1 + wide > columns) {
			text_char(out, '\n');
			screen_pad(out, hang);
			at = hang;
		} else if (!first) {
			text_char(out, ' ');
			at++;
		}
		text_add_n(out, s, len);
		at += wide;
		s += len;
		first = *s == '\n';
		if (first) {
			text_char(out, '\n');
			screen_pad(out, hang);
			at = hang;
		}
		s += *s != '\0';
	}
	text_char(out, '\n');
}

void
screen_wrap(const struct options *o, const char *s, size_t at, size_t hang)
{
	screen_fill(o->out, s, at, hang, o->columns && o->columns <
	    SCREEN_WIDTH ? o->columns : SCREEN_WIDTH);
}

void
grid_add(struct grid *g, const char *cell)
{
	ARRAY_ADD(g->arena, g, cell);
}

void
grid_add_all(struct grid *g, const char *const *cell, size_t n)
{
	for (size_t i = 0; i < n; i++)
		grid_add(g, cell[i]);
}

static size_t
heading_width(const char *s)
{
	size_t most = 0, whole = screen_width(s);

	while (*s) {
		size_t len = strcspn(s, " ");

		if (width_n(s, len) > most)
			most = width_n(s, len);
		s += len + (s[len] == ' ');
	}
	return whole < HEADING ? whole : most < HEADING ? HEADING : most;
}

static void
measure(const struct grid *g, size_t *wide)
{
	for (size_t c = 0; c < g->columns; c++)
		wide[c] = heading_width(g->item[c]);
	for (size_t i = g->columns; i < g->count; i++)
		if (screen_width(g->item[i]) > wide[i % g->columns])
			wide[i % g->columns] = screen_width(g->item[i]);
}

/* Takes from the widest column of text until a row fits the terminal. */
static void
narrow(const struct grid *g, size_t columns, size_t *wide)
{
	size_t all = 2 * (g->columns - 1), most;

	for (size_t c = 0; c < g->columns; c++)
		all += wide[c];
	for (; columns && all > columns; all--) {
		most = g->columns;
		for (size_t c = 0; c < g->columns; c++)
			if (g->right[c] != 'r' && wide[c] > NARROW &&
			    (most == g->columns || wide[c] > wide[most]))
				most = c;
		if (most == g->columns)
			return;
		wide[most]--;
	}
}

/* Bytes of the first line of a cell: up to a blank, a hyphen or the like that
 * fits, else what fits. */
static size_t
first_line(const char *s, size_t wide)
{
	size_t fits = 0, at = 0, n = 0;

	for (; s[n] && width_n(s, n + 1) <= wide; n++) {
		at = n + 1;
		if (strchr(" -_/,", s[n]))
			fits = at;
	}
	while (s[at] && ((unsigned char)s[at] & 0xc0) == 0x80)
		at++;
	return !s[n] || !fits ? at : fits;
}

/* As many words as fit in a line; the rest. */
static const char *
line_of(const char *s, size_t wide, size_t *len)
{
	*len = 0;
	while (s[*len]) {
		size_t end = *len + (*len > 0);

		end += strcspn(s + end, " ");
		if (*len && width_n(s, end) > wide)
			break;
		*len = end;
	}
	return s + *len + (s[*len] == ' ');
}

static void
print_cell(struct text *out, const struct grid *g, size_t column,
    const char *s, size_t len, size_t wide)
{
	size_t used = width_n(s, len), gap = used < wide ? wide - used : 0;

	if (g->right[column] == 'r')
		screen_pad(out, gap);
	text_add_n(out, s, len);
	if (g->right[column] != 'r')
		screen_pad(out, gap);
}

/* Blanks at the end of a line are nobody's. */
static void
end_line(struct text *out)
{
	while (out->len && out->data[out->len - 1] == ' ')
		out->len--;
	text_char(out, '\n');
}

static void
print_heading(const struct grid *g, struct text *out, const size_t *wide)
{
	const char *rest[COLUMNS];
	bool more = true;

	memcpy(rest, g->item, g->columns * sizeof(*rest));
	while (more) {
		more = false;
		for (size_t c = 0; c < g->columns; c++) {
			const char *s = rest[c];
			size_t len;

			rest[c] = line_of(s, wide[c], &len);
			more |= *rest[c] != '\0';
			print_cell(out, g, c, s, len, wide[c]);
			text_add(out, "  ");
		}
		end_line(out);
	}
}

/* A row, on as many lines as its fullest cell takes. */
static void
print_row(const struct grid *g, struct text *out, const size_t *wide,
    const char *const *cell)
{
	const char *rest[COLUMNS];
	bool more = true;

	memcpy(rest, cell, g->columns * sizeof(*rest));
	while (more) {
		more = false;
		for (size_t c = 0; c < g->columns; c++) {
			const char *s = rest[c];
			size_t len = screen_width(s) <= wide[c] ? strlen(s) :
			    first_line(s, wide[c]);

			rest[c] = s + len;
			more |= s[len] != '\0';
			print_cell(out, g, c, s, len, wide[c]);
			if (c < g->columns - 1)
				text_add(out, "  ");
		}
		end_line(out);
	}
}

void
grid_print(const struct grid *g, const struct options *o, struct text *out)
{
	size_t wide[COLUMNS];

	measure(g, wide);
	narrow(g, o->columns, wide);
	print_heading(g, out, wide);
	for (size_t i = g->columns; i + g->columns <= g->count;
	    i += g->columns)
		print_row(g, out, wide, g->item + i);
}
