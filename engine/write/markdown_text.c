#include "write/markdown.h"

#include <ctype.h>
#include <string.h>

static bool
ends_marker(char c)
{
	return c == ' ' || c == '\0';
}

/* Does the character open a heading, a list or a rule at a line's start? */
static bool
opens_block(const char *s, const char *from)
{
	size_t digits = strspn(from, "0123456789");

	if (digits)
		return s == from + digits && strchr(".)", *s) &&
		    ends_marker(s[1]);
	if (s != from)
		return false;
	return *s == '#' || *s == '=' ||
	    ((*s == '+' || *s == '-') && (ends_marker(s[1]) || s[1] == *s));
}

/* Would CommonMark, or a table, read this character as markup? */
static bool
is_markup(const char *s, const char *from)
{
	if (*s == '_')
		return s == from || !text_in_word(s[-1]) || !text_in_word(s[1]);
	return strchr("\\`*[]<>|~&", *s) || opens_block(s, from);
}

/* Letters, digits and blanks, which are markup nowhere. */
static size_t
words(const char *s)
{
	size_t n = 0;

	while (s[n] == ' ' || text_in_word(s[n]))
		n++;
	return n;
}

void
md_text(struct markdown *m, const char *s)
{
	const char *text = plain(m->arena, s);

	for (const char *p = text; *p; p++) {
		size_t n = words(p);

		text_add_n(m->out, p, n);
		p += n;
		if (!*p)
			break;
		if (is_markup(p, text))
			text_char(m->out, '\\');
		text_char(m->out, *p);
	}
}

void
md_code(struct markdown *m, const char *s)
{
	const char *text = plain(m->arena, s);
	bool ticks = strchr(text, '`') != NULL;

	text_add(m->out, ticks ? "`` " : "`");
	for (const char *p = text; *p; p++) {
		if (*p == '|')
			text_char(m->out, '\\');
		text_char(m->out, *p);
	}
	text_add(m->out, ticks ? " ``" : "`");
}

/* A destination: what would end it is written as %XX. */
static void
destination(struct text *out, const char *href)
{
	for (; *href; href++) {
		if ((unsigned char)*href <= ' ' || strchr("()<>|\\", *href))
			text_printf(out, "%%%02X", (unsigned char)*href);
		else
			text_char(out, *href);
	}
}

/* A page's Markdown, or the page itself where that is all there is. */
static const char *
link_of(struct markdown *m, const char *href)
{
	const char *id = href && text_starts(href, "page:") ?
	    href + strlen("page:") : "";
	const struct doc *to = guide_page(m->guide,
	    arena_strndup(m->arena, id, strcspn(id, "#")));

	return page_link(m->arena, m->doc, href,
	    to && to->html_only ? ".html" : ".md");
}

void
md_link(struct markdown *m, const char *href, const char *text)
{
	href = link_of(m, href);
	if (!href) {
		md_text(m, text);
		return;
	}
	text_char(m->out, '[');
	md_text(m, text);
	text_add(m->out, "](");
	destination(m->out, href);
	text_char(m->out, ')');
}

void
md_link_once(struct markdown *m, const char *href, const char *text)
{
	const char *key = href ? arena_printf(m->arena, "%s %s", href, text) :
	    NULL;

	if (key && map_get(m->linked, key))
		href = NULL;
	else if (key)
		map_put(m->linked, key, m);
	md_link(m, href, text);
}

/* Length of a run of one character. */
static size_t
run(const char *s, char c)
{
	size_t n = 0;

	while (s[n] == c)
		n++;
	return n;
}

/* The end of a code span that opens at s, or s where none does. */
static const char *
code_end(const char *s)
{
	size_t open = run(s, '`');

	for (const char *p = s + open; *p; ) {
		size_t n = run(p, '`');

		if (n == open)
			return p + n;
		if (p[0] == '\n' && p[1] == '\n')
			return s;
		p += n ? n : 1;
	}
	return s;
}

/* A destination without <>: no blanks, parentheses in pairs. */
static size_t
bare_length(const char *s)
{
	size_t n, open = 0;

	for (n = 0; s[n] && !isspace((unsigned char)s[n]); n++) {
		if (s[n] == '(')
			open++;
		else if (s[n] == ')' && open-- == 0)
			break;
	}
	return n;
}

/* Does a reader of Markdown see other characters in it than stand here? */
static bool
is_spelled(const char *href)
{
	for (; *href; href++) {
		size_t n = *href == '&' ? 1 + strspn(href + 1, "#"
		    "0123456789abcdefghijklmnopqrstuvwxyz"
		    "ABCDEFGHIJKLMNOPQRSTUVWXYZ") : 0;

		if (*href == '\\' || (n > 1 && href[n] == ';'))
			return true;
	}
	return false;
}

/* A destination that an author wrote, or NULL: of those that spell characters
 * otherwise only one that starts with a scheme leads nowhere else for sure. */
static const char *
safe(struct markdown *m, const char *href)
{
	if (is_spelled(href) && strncmp(href, "https://", 8) != 0 &&
	    strncmp(href, "http://", 7) != 0)
		return NULL;
	return link_of(m, href);
}

/* White space that may stand before a destination. */
static size_t
gap(const char *s)
{
	size_t n = strspn(s, " \t\r\f\v");

	if (s[n] == '\n')
		n += 1 + strspn(s + n + 1, " \t\r\f\v");
	return n;
}

/* A link's destination, from behind "(" or "]:". */
static const char *
link_to(struct markdown *m, const char *s)
{
	bool angle = *s == '<';
	const char *from = s + angle;
	size_t len = angle ? strcspn(from, ">\n") : bare_length(from);
	const char *href = safe(m, arena_strndup(m->arena, from, len));

	destination(m->out, href ? href : "#");
	return from + len + (angle && from[len] == '>');
}

/* An autolink stays, a page: one becomes a link, other tags become text. */
static const char *
angle(struct markdown *m, const char *s)
{
	size_t len = strcspn(s + 1, "> \t\n<");
	char *inner = arena_strndup(m->arena, s + 1, len);
	bool closed = s[1 + len] == '>';

	if (closed && text_starts(inner, "page:")) {
		md_link(m, inner, inner + strlen("page:"));
		return s + len + 2;
	}
	if (closed && (strstr(inner, "://") || text_starts(inner, "mailto:"))
	    && link_of(m, inner)) {
		text_add_n(m->out, s, len + 2);
		return s + len + 2;
	}
	if (isalpha((unsigned char)s[1]) || strchr("/!?", s[1]))
		text_char(m->out, '\\');
	text_char(m->out, '<');
	return s + 1;
}

/*
 * A number whose first digit is spelled "&#52;", as the composer does where a
 * line starts: a reader of the copy sees digits, and a backslash keeps "4."
 * from opening a list.  s where it is none.
 */
static const char *
spelled_number(struct markdown *m, const char *s)
{
	size_t n = 0;
	const char *end;

	if (strncmp(s, "&#", 2) != 0 || (s[2] != '4' && s[2] != '5') ||
	    !isdigit((unsigned char)s[3]) || s[4] != ';')
		return s;
	n = (size_t)(10 * (s[2] - '0') + s[3] - '0');
	if (n < '0' || n > '9')
		return s;
	text_char(m->out, (char)n);
	end = s + 5;
	n = strspn(end, "0123456789");
	text_add_n(m->out, end, n);
	end += n;
	if ((*end == '.' || *end == ')') && (ends_marker(end[1]) ||
	    end[1] == '\n'))
		text_char(m->out, '\\');
	return end;
}

static const char *
inline_part(struct markdown *m, const char *s)
{
	const char *end = spelled_number(m, s);

	if (end != s)
		return end;
	if (*s == '\\' && s[1] && s[1] != '\n') {
		text_add_n(m->out, s, 2);
		return s + 2;
	}
	if (*s == '`') {
		end = code_end(s);
		if (end == s)
			end = s + run(s, '`');
		text_add_n(m->out, s, (size_t)(end - s));
		return end;
	}
	if (*s == '<')
		return angle(m, s);
	if (s[0] == '!' && s[1] == '[')
		return s + 1;  /* a link: a page shows nothing from elsewhere */
	if (s[0] == ']' && (s[1] == '(' || s[1] == ':')) {
		size_t n = s[1] == '(' || s[2] != ' ' ? 2 : 3;

		text_add_n(m->out, s, n);
		return link_to(m, s + n + gap(s + n));
	}
	text_char(m->out, *s);
	return s + 1;
}

/* "```" or "~~~": the length of the fence that a line opens or closes. */
static size_t
fence(const char *line)
{
	size_t n;

	line += strspn(line, " ");
	n = *line == '`' || *line == '~' ? run(line, *line) : 0;
	return n >= 3 ? n : 0;
}

/* Lines up to the end of the fence that opens here, as they are. */
static const char *
fenced(struct markdown *m, const char *s, const char *prefix)
{
	size_t open = fence(s), len;
	bool first = true;

	for (; *s; first = false) {
		bool last = !first && fence(s) >= open;

		len = strcspn(s, "\n");
		if (!first)
			text_add(m->out, prefix);
		text_add_n(m->out, s, len);
		s += len;
		if (last || !*s)
			break;
		text_char(m->out, *s++);
	}
	return s;
}

void
md_prose(struct markdown *m, const char *markdown, size_t len,
    const char *prefix)
{
	const char *s = text_clean(m->arena, markdown, len, true);
	bool start = true;

	while (len && *s == '\n')
		s++;
	while (*s) {
		if (start)
			text_add(m->out, prefix);
		if (start && fence(s)) {
			s = fenced(m, s, prefix);
			start = false;
		} else {
			start = *s == '\n';
			s = inline_part(m, s);
		}
	}
	if (m->out->len && m->out->data[m->out->len - 1] != '\n')
		text_char(m->out, '\n');
	text_char(m->out, '\n');
}
