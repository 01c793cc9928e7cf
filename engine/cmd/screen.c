#include "cmd/screen.h"

#include <stdbool.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"

/* A heading of more than a word gets room for two short ones. */
enum { COLUMNS = 32, HEADING = 8 };

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
screen_wrap(struct text *out, const char *s, size_t at, size_t hang)
{
	bool first = true;

	while (*s) {
		size_t len = strcspn(s, " \n"), wide = width_n(s, len);

		if (!first && at + 1 + wide > SCREEN_WIDTH) {
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
grid_add(struct grid *g, const char *cell)
{
	ARRAY_ADD(g->arena, g, cell);
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
	size_t gap = wide - width_n(s, len);

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

void
grid_print(const struct grid *g, struct text *out)
{
	size_t wide[COLUMNS];

	measure(g, wide);
	print_heading(g, out, wide);
	for (size_t i = g->columns; i < g->count; i++) {
		size_t c = i % g->columns;

		print_cell(out, g, c, g->item[i], strlen(g->item[i]), wide[c]);
		if (c < g->columns - 1)
			text_add(out, "  ");
		else
			end_line(out);
	}
}
