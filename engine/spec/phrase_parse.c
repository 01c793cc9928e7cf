#include "spec/phrase_parse.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "unit/number.h"

/* How deep conditions and parentheses may stand in each other. */
enum { DEEPEST = 40 };

/* Characters of "{{" and "}}". */
enum { CLOSE = 2 };

/* What an expression gives. */
enum sort { SORT_TEXT, SORT_NUMBER, SORT_FLAG };

struct parser {
	struct arena *arena;
	struct diags *diags;
	const char *id;
	const struct signature *told;
	struct origin at;
	const char *p;           /* what is still to be read */
	const char *end;         /* of the tag at hand */
	unsigned used;           /* a bit a name */
	int depth;
	bool bad;
};

/* What ends a list of pieces. */
enum stop { STOP_TEXT, STOP_ELSE, STOP_ELSEIF, STOP_END };

static void
fault(struct parser *s, const char *what)
{
	if (!s->bad)
		diag(s->diags, DIAG_phrase, s->at, "phrase \"%s\": %s", s->id,
		    what);
	s->bad = true;
}

static void
skip_blanks(struct parser *s)
{
	while (s->p < s->end && isspace((unsigned char)*s->p))
		s->p++;
}

/* Takes a sign or a whole word; else leaves all where it is. */
static bool
take(struct parser *s, const char *word)
{
	size_t len = strlen(word);

	skip_blanks(s);
	if ((size_t)(s->end - s->p) < len || strncmp(s->p, word, len) != 0)
		return false;
	if (isalpha((unsigned char)*word) && s->p + len < s->end &&
	    (isalnum((unsigned char)s->p[len]) || s->p[len] == '_'))
		return false;
	s->p += len;
	return true;
}

static struct expr *
make(struct parser *s, enum operation op, const struct expr *a,
    const struct expr *b)
{
	struct expr *e = ARENA_NEW(s->arena, struct expr);

	*e = (struct expr){ .op = op, .a = a, .b = b };
	return e;
}

static const struct expr *read_or(struct parser *, enum sort *);

static const struct expr *
read_name(struct parser *s, enum sort *sort)
{
	const char *from = s->p, *near, *name;
	struct expr *e = make(s, OP_NAME, NULL, NULL);

	*sort = SORT_TEXT;
	while (s->p < s->end && (isalnum((unsigned char)*s->p) ||
	    *s->p == '_'))
		s->p++;
	name = arena_strndup(s->arena, from, (size_t)(s->p - from));
	for (size_t i = 0; i < s->told->count; i++)
		if (strcmp(s->told->name[i], name) == 0) {
			e->name = i;
			e->counts = s->told->number[i];
			s->used |= 1u << i;
			*sort = e->counts ? SORT_NUMBER : SORT_TEXT;
			return e;
		}
	near = text_nearest(name, s->told->name, s->told->count);
	fault(s, !*name ? "an expression is not finished" :
	    arena_printf(s->arena, near ? "it is not told \"%s\"; did you "
	    "mean \"%s\"?" : "it is not told \"%s\"", name, near));
	return e;
}

static const struct expr *
read_text(struct parser *s)
{
	struct expr *e = make(s, OP_TEXT, NULL, NULL);
	const char *from = s->p + 1, *to = memchr(from, *s->p,
	    (size_t)(s->end - from));

	if (!to) {
		fault(s, "a text in quotes is not closed");
		to = s->end;
	}
	e->text = arena_strndup(s->arena, from, (size_t)(to - from));
	s->p = to < s->end ? to + 1 : to;
	return e;
}

static const struct expr *
read_number(struct parser *s)
{
	struct expr *e = make(s, OP_NUMBER, NULL, NULL);
	const char *from = s->p;

	while (s->p < s->end && (isdigit((unsigned char)*s->p) ||
	    *s->p == '.'))
		s->p++;
	if (!number_read(arena_strndup(s->arena, from, (size_t)(s->p - from)),
	    &e->number))
		fault(s, "a number cannot be read");
	return e;
}

static const struct expr *
read_primary(struct parser *s, enum sort *sort)
{
	const struct expr *e;

	skip_blanks(s);
	if (s->p < s->end && (*s->p == '"' || *s->p == '\'')) {
		*sort = SORT_TEXT;
		return read_text(s);
	}
	if (s->p < s->end && isdigit((unsigned char)*s->p)) {
		*sort = SORT_NUMBER;
		return read_number(s);
	}
	if (!take(s, "("))
		return read_name(s, sort);
	if (++s->depth > DEEPEST)
		fault(s, "it is nested too deep");
	*sort = SORT_FLAG;
	e = s->bad ? NULL : read_or(s, sort);
	s->depth--;
	if (!take(s, ")"))
		fault(s, "a parenthesis is not closed");
	return e;
}

static const struct expr *
read_not(struct parser *s, enum sort *sort)
{
	const struct expr *e;

	if (!take(s, "not"))
		return read_primary(s, sort);
	e = make(s, OP_NOT, read_primary(s, sort), NULL);
	*sort = SORT_FLAG;
	return e;
}

static const struct expr *
read_rest(struct parser *s, enum sort *sort)
{
	const struct expr *e = read_not(s, sort);
	enum sort by;

	while (!s->bad && s->p < s->end && take(s, "%")) {
		e = make(s, OP_REST, e, read_not(s, &by));
		if (*sort != SORT_NUMBER || by != SORT_NUMBER)
			fault(s, "% wants two numbers");
	}
	return e;
}

static const struct expr *
read_comparison(struct parser *s, enum sort *sort)
{
	static const struct { const char *sign; enum operation op; } signs[] =
	    { { "==", OP_EQUAL }, { "~=", OP_DIFFERENT }, { "<=", OP_AT_MOST },
	    { ">=", OP_AT_LEAST }, { "<", OP_LESS }, { ">", OP_MORE } };
	const struct expr *e = read_rest(s, sort);
	enum sort other;

	for (size_t i = 0; i < sizeof(signs) / sizeof(*signs); i++) {
		if (!take(s, signs[i].sign))
			continue;
		e = make(s, signs[i].op, e, read_rest(s, &other));
		if (*sort != other || *sort == SORT_FLAG || (i > 1 &&
		    other == SORT_TEXT))
			fault(s, "a comparison wants two numbers, or == and "
			    "~= two texts");
		*sort = SORT_FLAG;
		break;
	}
	return e;
}

static const struct expr *
read_and(struct parser *s, enum sort *sort)
{
	const struct expr *e = read_comparison(s, sort);

	while (!s->bad && take(s, "and"))
		e = make(s, OP_AND, e, read_comparison(s, sort));
	return e;
}

static const struct expr *
read_or(struct parser *s, enum sort *sort)
{
	const struct expr *e = read_and(s, sort);

	while (!s->bad && take(s, "or"))
		e = make(s, OP_OR, e, read_and(s, sort));
	return e;
}

/* Up to the tag's end, or to the word before it. */
static const struct expr *
read_expression(struct parser *s, const char *word, enum sort *sort)
{
	const struct expr *e = read_or(s, sort);

	if (word && !s->bad && !take(s, word))
		fault(s, arena_printf(s->arena, "\"%s\" is missing", word));
	skip_blanks(s);
	if (!s->bad && s->p < s->end)
		fault(s, arena_printf(s->arena, "\"%s\" is too much",
		    text_clean(s->arena, s->p, (size_t)(s->end - s->p),
		    false)));
	return e;
}

static struct phrase_piece *read_pieces(struct parser *, enum stop *);

/* p is behind the word if or elseif, and then behind the tag of its end. */
static struct phrase_piece *
read_if(struct parser *s)
{
	struct phrase_piece *piece = ARENA_NEW(s->arena, struct phrase_piece);
	enum stop stop = STOP_END;
	enum sort sort;

	*piece = (struct phrase_piece){ .condition = read_expression(s,
	    "then", &sort) };
	if (++s->depth > DEEPEST)
		fault(s, "it is nested too deep");
	if (!s->bad) {
		s->p = s->end + CLOSE;
		piece->yes = read_pieces(s, &stop);
	}
	if (stop == STOP_ELSE) {
		piece->no = read_pieces(s, &stop);
	} else if (stop == STOP_ELSEIF) {
		piece->no = read_if(s);
		stop = STOP_END;
	}
	s->depth--;
	if (stop != STOP_END)
		fault(s, "an if has no end");
	return piece;
}

/* The words of {% %}: an if, or what stops the list of pieces. */
static struct phrase_piece *
read_statement(struct parser *s, enum stop *stop)
{
	if (take(s, "if"))
		return read_if(s);
	if (take(s, "elseif")) {
		*stop = STOP_ELSEIF;
		return NULL;
	}
	*stop = take(s, "else") ? STOP_ELSE : STOP_END;
	if (*stop == STOP_END && !take(s, "end"))
		fault(s, "{% %} holds if, elseif, else or end");
	skip_blanks(s);
	if (s->p < s->end)
		fault(s, "{% %} holds one statement");
	s->p = s->end + CLOSE;
	return NULL;
}

static struct phrase_piece *
read_value(struct parser *s)
{
	struct phrase_piece *piece = ARENA_NEW(s->arena, struct phrase_piece);
	enum sort sort;

	*piece = (struct phrase_piece){ .value = read_expression(s, NULL,
	    &sort) };
	if (sort == SORT_FLAG)
		fault(s, "{{ }} wants a text or a number, not a condition");
	s->p = s->end + CLOSE;
	return piece;
}

/* "{{", "{%" or "{#" at p: the brace's kind, else 0. */
static char
tag_at(const char *p)
{
	return *p == '{' && p[1] && strchr("{%#", p[1]) ? p[1] : '\0';
}

static struct phrase_piece *
read_plain(struct parser *s)
{
	struct phrase_piece *piece = ARENA_NEW(s->arena, struct phrase_piece);
	const char *from = s->p;

	while (*s->p && !tag_at(s->p))
		s->p++;
	*piece = (struct phrase_piece){ .text = from,
		.len = (size_t)(s->p - from) };
	return piece;
}

/* A tag, of which a comment gives nothing and neither does what stops. */
static struct phrase_piece *
read_tag(struct parser *s, char kind, enum stop *stop)
{
	const char *to = strstr(s->p + CLOSE, kind == '{' ? "}}" :
	    kind == '%' ? "%}" : "#}");

	if (!to) {
		fault(s, arena_printf(s->arena, "{%c is not closed", kind));
		return NULL;
	}
	s->p += CLOSE;
	s->end = to;
	if (kind == '{')
		return read_value(s);
	if (kind == '%')
		return read_statement(s, stop);
	s->p = to + CLOSE;
	return NULL;
}

static struct phrase_piece *
read_pieces(struct parser *s, enum stop *stop)
{
	struct phrase_piece *first = NULL, **next = &first;

	*stop = STOP_TEXT;
	while (!s->bad && *s->p && *stop == STOP_TEXT) {
		char kind = tag_at(s->p);

		*next = kind ? read_tag(s, kind, stop) : read_plain(s);
		if (*next)
			next = &(*next)->next;
	}
	return first;
}

bool
phrase_parse(struct arena *arena, struct diags *diags, const char *id,
    const struct signature *told, struct origin at, const char *text,
    const struct phrase_piece **pieces)
{
	struct parser s = { .arena = arena, .diags = diags, .id = id,
		.told = told, .at = at, .p = text };
	enum stop stop;

	*pieces = read_pieces(&s, &stop);
	if (stop != STOP_TEXT)
		fault(&s, "{% else %} or {% end %} without an if");
	for (size_t i = 0; *text && i < told->count; i++)
		if (!(s.used & 1u << i))
			fault(&s, arena_printf(arena, "it does not say "
			    "\"%s\"", told->name[i]));
	return !s.bad;
}
