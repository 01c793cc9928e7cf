/* What Markdown may hold, so that no reader of it takes too long. */
#include "report/guide.h"

#include <ctype.h>
#include <string.h>

#include "base/text.h"

/*
 * libcmark 0.30.2 is quadratic in the depth of containers that one line opens,
 * in blank lines inside an open list, and in the delimiters of one paragraph.
 * Fixed upstream between 0.30.3 and 0.31; until a distribution has that, the
 * input is bounded far above what people write.
 */
enum {
	LARGEST = 1 << 20,        /* bytes of a text */
	CONTAINERS = 64,          /* markers that one line opens */
	BLANKS = 10000,           /* blank lines in a row */
	DELIMITERS = 20000,       /* in one paragraph */
	OPENERS = 200,            /* "<?" and "<!" in one paragraph */
	CELLS = 100000            /* of the pipe tables of a text */
};

/* What is counted on the way through a text. */
struct counts {
	size_t blanks, marks, openers;
	size_t columns;           /* of the table that the lines are in, or 0 */
	size_t cells;
};

static size_t
marker(const char *s, size_t len)
{
	size_t digits = 0;

	if (len && (*s == '>' || *s == '-' || *s == '+' || *s == '*'))
		return 1;
	while (digits < len && isdigit((unsigned char)s[digits]))
		digits++;
	if (digits && digits < len && (s[digits] == '.' || s[digits] == ')'))
		return digits + 1;
	return 0;
}

/* Container markers at the start of a line. */
static size_t
containers(const char *s, size_t len)
{
	size_t count = 0, n;

	for (;;) {
		while (len && (*s == ' ' || *s == '\t'))
			s++, len--;
		n = marker(s, len);
		if (!n)
			return count;
		count++;
		s += n;
		len -= n;
	}
}

/* A rule of many stars or dashes opens no containers. */
static bool
is_rule(const char *s, size_t len)
{
	char c = '\0';

	for (size_t i = 0; i < len; i++) {
		if (isspace((unsigned char)s[i]))
			continue;
		if (!strchr("*-_", s[i]) || (c && s[i] != c))
			return false;
		c = s[i];
	}
	return c != '\0';
}

static bool
is_blank(const char *s, size_t len)
{
	for (size_t i = 0; i < len; i++)
		if (s[i] != ' ' && s[i] != '\t')
			return false;
	return true;
}

static size_t
delimiters(const char *s, size_t len)
{
	size_t count = 0;

	for (size_t i = 0; i < len; i++) {
		if (s[i] == '\\')
			i++;
		else if (strchr("[]*_`<!", s[i]))
			count++;
	}
	return count;
}

/* For each of them the rest of the paragraph is searched for its end. */
static size_t
openers(const char *s, size_t len)
{
	size_t count = 0;

	for (size_t i = 0; i + 1 < len; i++)
		count += s[i] == '<' && (s[i + 1] == '?' || s[i + 1] == '!');
	return count;
}

/* Columns of a line that divides a table's heading from its rows, or 0. */
static size_t
columns(const char *s, size_t len)
{
	size_t bars = 0, dashes = 0;

	for (size_t i = 0; i < len; i++) {
		if (!strchr(" \t>|:-", s[i]))
			return 0;
		bars += s[i] == '|';
		dashes += s[i] == '-';
	}
	return dashes ? bars + 1 : 0;
}

/* A short row has as many cells as its table has columns. */
static void
count_cells(struct counts *n, const char *s, size_t len)
{
	size_t wide = columns(s, len);

	if (wide > n->columns)
		n->columns = wide;
	n->cells += n->columns > 1 ? n->columns : 0;
}

static const char *
line_fault(const char *s, size_t len, struct counts *n)
{
	if (is_blank(s, len)) {
		n->marks = n->openers = n->columns = 0;
		return ++n->blanks > BLANKS ? "too many blank lines in a row" :
		    NULL;
	}
	n->blanks = 0;
	n->marks += delimiters(s, len);
	n->openers += openers(s, len);
	count_cells(n, s, len);
	if (n->marks > DELIMITERS)
		return "too many markup characters in one paragraph";
	if (n->openers > OPENERS)
		return "too many \"<?\" and \"<!\" in one paragraph";
	if (n->cells > CELLS)
		return "tables of more than 100000 cells";
	if (!is_rule(s, len) && containers(s, len) > CONTAINERS)
		return "too many nested lists or quotes on one line";
	return NULL;
}

const char *
markdown_fault(const char *s, size_t len, int *line)
{
	const char *end = s + len, *fault = NULL;
	struct counts counts = { 0 };

	*line = 0;
	if (len > LARGEST)
		return "more than 1 MiB of Markdown";
	if (memchr(s, '\0', len) || !text_is_utf8(s, len))
		return "not UTF-8 text";
	for (; s < end && !fault; ++*line) {
		const char *stop = memchr(s, '\n', (size_t)(end - s));

		if (!stop)
			stop = end;
		fault = line_fault(s, (size_t)(stop - s), &counts);
		s = stop + 1;
	}
	if (fault)
		--*line;
	return fault;
}
