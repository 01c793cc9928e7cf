#include "spec/pattern.h"

#include <lauxlib.h>
#include <limits.h>
#include <string.h>

#include "spec/sandbox.h"

enum { DEPTH = 200, BATCH = 512 };

enum kind {
	ITEM_CLASS,      /* one character of a set, perhaps repeated */
	ITEM_OPEN,
	ITEM_POSITION,
	ITEM_CLOSE,
	ITEM_BALANCE,    /* %bxy */
	ITEM_FRONTIER,   /* %f[set] */
	ITEM_BACK,       /* %1 */
	ITEM_FINISH,     /* $ at the end */
	ITEM_END
};

struct pattern_item {
	enum kind kind;
	char repeat;               /* '*' '+' '-' '?' or 0 */
	unsigned char first, last; /* of a balance; first: of a capture */
	unsigned char set[32];
};

struct compiler {
	lua_State *lua;
	const char *at, *end;
	struct pattern_item *item;
	int opened;
	int open[PATTERN_CAPTURES];  /* captures not closed yet */
	int depth;
};

struct matcher {
	lua_State *lua;
	const char *subject, *end;
	struct match *match;
	int depth;
	double steps;
};

static bool
within(int c, const char *ranges)
{
	for (; *ranges; ranges += 2)
		if (c >= (unsigned char)ranges[0] &&
		    c <= (unsigned char)ranges[1])
			return true;
	return false;
}

/* Is c in the class of this letter (%a, %d, ...)?  ASCII, no locale. */
static bool
in_class(int c, int letter)
{
	switch (letter) {
	case 'a':
		return within(c, "azAZ");
	case 'c':
		return c < 32 || c == 127;
	case 'd':
		return within(c, "09");
	case 'g':
		return c > 32 && c < 127;
	case 'l':
		return within(c, "az");
	case 'p':
		return within(c, "!/:@[`{~");
	case 's':
		return c == ' ' || (c >= '\t' && c <= '\r');
	case 'u':
		return within(c, "AZ");
	case 'w':
		return within(c, "azAZ09");
	case 'z':
		return c == 0;
	default:
		return within(c, "09afAF");
	}
}

static void
set_add(unsigned char *set, int c)
{
	set[c >> 3] |= (unsigned char)(1 << (c & 7));
}

static bool
set_has(const unsigned char *set, char c)
{
	unsigned u = (unsigned char)c;

	return set[u >> 3] >> (u & 7) & 1;
}

/* What stands behind a '%': a class, or the character itself. */
static void
set_escape(unsigned char *set, char letter)
{
	int low = letter | 0x20;
	bool is_class = in_class((unsigned char)letter, 'a') &&
	    strchr("acdglpsuwxz", low);

	if (!is_class) {
		set_add(set, (unsigned char)letter);
		return;
	}
	for (int c = 0; c <= UCHAR_MAX; c++)
		if (in_class(c, low) == (letter == low))
			set_add(set, c);
}

static char
next_char(struct compiler *c, const char *missing)
{
	if (c->at == c->end)
		luaL_error(c->lua, "malformed pattern (%s)", missing);
	return *c->at++;
}

/* A '[' was read: the set up to its ']'. */
static void
compile_set(struct compiler *c, unsigned char *set)
{
	static const char missing[] = "missing ']'";
	bool negated = c->at < c->end && *c->at == '^';
	char ch;

	c->at += negated;
	ch = next_char(c, missing);
	do {
		if (ch == '%') {
			set_escape(set, next_char(c, missing));
		} else if (c->end - c->at >= 2 && c->at[0] == '-' &&
		    c->at[1] != ']') {
			for (int i = (unsigned char)ch;
			    i <= (unsigned char)c->at[1]; i++)
				set_add(set, i);
			c->at += 2;
		} else {
			set_add(set, (unsigned char)ch);
		}
		ch = next_char(c, missing);
	} while (ch != ']');
	for (int i = 0; negated && i < 32; i++)
		set[i] = (unsigned char)~set[i];
}

static void
compile_open(struct compiler *c, struct pattern_item *item)
{
	bool position = c->at < c->end && *c->at == ')';

	if (c->opened == PATTERN_CAPTURES)
		luaL_error(c->lua, "too many captures");
	item->kind = position ? ITEM_POSITION : ITEM_OPEN;
	item->first = (unsigned char)c->opened++;
	c->at += position;
	if (!position)
		c->open[c->depth++] = item->first;
}

static void
compile_close(struct compiler *c, struct pattern_item *item)
{
	if (!c->depth)
		luaL_error(c->lua, "invalid pattern capture");
	item->kind = ITEM_CLOSE;
	item->first = (unsigned char)c->open[--c->depth];
}

/* %1: the capture must be closed by then. */
static void
compile_back(struct compiler *c, struct pattern_item *item, char digit)
{
	int n = digit - '1';

	for (int i = 0; i < c->depth; i++)
		if (c->open[i] == n)
			n = -1;
	if (n < 0 || n >= c->opened)
		luaL_error(c->lua, "invalid capture index %%%c in pattern",
		    digit);
	item->kind = ITEM_BACK;
	item->first = (unsigned char)n;
}

/* One character class, with what repeats it. */
static void
compile_class(struct compiler *c, struct pattern_item *item, char ch)
{
	item->kind = ITEM_CLASS;
	if (ch == '.')
		memset(item->set, 0xff, sizeof item->set);
	else if (ch == '[')
		compile_set(c, item->set);
	else if (ch == '%')
		set_escape(item->set, next_char(c, "ends with '%'"));
	else
		set_add(item->set, (unsigned char)ch);
	if (c->at < c->end && *c->at && strchr("*+-?", *c->at))
		item->repeat = *c->at++;
}

/* %b, %f and %1; false for a plain class. */
static bool
compile_special(struct compiler *c, struct pattern_item *item)
{
	char letter = c->at < c->end ? *c->at : '\0';

	if (letter == 'b') {
		if (c->end - c->at < 3)
			luaL_error(c->lua, "malformed pattern "
			    "(missing arguments to '%%b')");
		item->kind = ITEM_BALANCE;
		item->first = (unsigned char)c->at[1];
		item->last = (unsigned char)c->at[2];
		c->at += 3;
	} else if (letter == 'f') {
		c->at++;
		if (c->at == c->end || *c->at++ != '[')
			luaL_error(c->lua, "missing '[' after '%%f' in "
			    "pattern");
		item->kind = ITEM_FRONTIER;
		compile_set(c, item->set);
	} else if (letter >= '0' && letter <= '9') {
		c->at++;
		compile_back(c, item, letter);
	} else {
		return false;
	}
	return true;
}

static void
compile_item(struct compiler *c, struct pattern_item *item)
{
	char ch = *c->at++;

	if (ch == '(')
		compile_open(c, item);
	else if (ch == ')')
		compile_close(c, item);
	else if (ch == '$' && c->at == c->end)
		item->kind = ITEM_FINISH;
	else if (ch != '%' || !compile_special(c, item))
		compile_class(c, item, ch);
}

struct pattern *
pattern_push(lua_State *lua, const char *text, size_t len, bool anchor)
{
	struct compiler c = { .lua = lua, .at = text, .end = text + len };
	struct pattern *p;

	sandbox_spend(lua, (double)len);
	p = lua_newuserdatauv(lua, sizeof *p +
	    (len + 1) * sizeof *p->item, 0);
	memset(p, 0, sizeof *p + (len + 1) * sizeof *p->item);
	p->item = (struct pattern_item *)(p + 1);
	p->anchored = anchor && len && *text == '^';
	c.at += p->anchored;
	for (c.item = p->item; c.at < c.end; c.item++)
		compile_item(&c, c.item);
	if (c.depth)
		luaL_error(lua, "unfinished capture");
	c.item->kind = ITEM_END;
	return p;
}

bool
pattern_is_plain(const char *text, size_t len)
{
	for (size_t i = 0; i < len; i++)
		if (text[i] && strchr("^$*+?.()[%-", text[i]))
			return false;
	return true;
}

static void
step(struct matcher *m, double steps)
{
	m->steps += steps;
	if (m->steps < BATCH)
		return;
	steps = m->steps;
	m->steps = 0;
	sandbox_spend(m->lua, steps);
}

static const char *match_from(struct matcher *, const struct pattern_item *,
    const char *);

/* %bxy at s: behind the last that balances the first, or NULL. */
static const char *
match_balance(struct matcher *m, const struct pattern_item *item,
    const char *s)
{
	size_t open = 1;

	if (s == m->end || (unsigned char)*s != item->first)
		return NULL;
	while (++s < m->end) {
		step(m, 1);
		if ((unsigned char)*s == item->last) {
			if (--open == 0)
				return s + 1;
		} else if ((unsigned char)*s == item->first) {
			open++;
		}
	}
	return NULL;
}

/* Between a character outside the set and one inside; the ends count as 0. */
static bool
match_frontier(const struct matcher *m, const struct pattern_item *item,
    const char *s)
{
	char before = s == m->subject ? '\0' : s[-1];
	char here = s == m->end ? '\0' : *s;

	return !set_has(item->set, before) && set_has(item->set, here);
}

static const char *
match_back(struct matcher *m, const struct pattern_item *item, const char *s)
{
	const struct pattern_capture *c = &m->match->capture[item->first];
	size_t len = c->len;

	step(m, (double)len);
	if (c->position || (size_t)(m->end - s) < len ||
	    memcmp(c->at, s, len) != 0)
		return NULL;
	return s + len;
}

static bool
accepts(const struct matcher *m, const struct pattern_item *item,
    const char *s)
{
	return s < m->end && set_has(item->set, *s);
}

/* As many as there are, then fewer. */
static const char *
match_greedy(struct matcher *m, const struct pattern_item *item,
    const char *s, ptrdiff_t least)
{
	ptrdiff_t n = 0;
	const char *end;

	for (; accepts(m, item, s + n); n++)
		step(m, 1);
	for (; n >= least; n--) {
		end = match_from(m, item + 1, s + n);
		if (end)
			return end;
	}
	return NULL;
}

/* As few as will do. */
static const char *
match_lazy(struct matcher *m, const struct pattern_item *item, const char *s)
{
	const char *end;

	for (;;) {
		end = match_from(m, item + 1, s);
		if (end || !accepts(m, item, s))
			return end;
		s++;
	}
}

static const char *
match_repeat(struct matcher *m, const struct pattern_item *item, const char *s)
{
	const char *end;

	switch (item->repeat) {
	case '*':
		return match_greedy(m, item, s, 0);
	case '+':
		return match_greedy(m, item, s, 1);
	case '-':
		return match_lazy(m, item, s);
	default:
		end = accepts(m, item, s) ? match_from(m, item + 1, s + 1) :
		    NULL;
		return end ? end : match_from(m, item + 1, s);
	}
}

/* Opens, closes or sets a capture, and undoes that when the rest fails. */
static const char *
match_capture(struct matcher *m, const struct pattern_item *item,
    const char *s)
{
	struct pattern_capture *c = &m->match->capture[item->first];
	struct pattern_capture before = *c;
	int captures = m->match->captures;
	const char *end;

	if (item->kind == ITEM_CLOSE) {
		c->len = (size_t)(s - c->at);
	} else {
		*c = (struct pattern_capture){ .at = s,
			.position = item->kind == ITEM_POSITION };
		m->match->captures = item->first + 1;
	}
	end = match_from(m, item + 1, s);
	if (!end) {
		*c = before;
		m->match->captures = captures;
	}
	return end;
}

/* An item that takes a fixed stretch: where it ends, or NULL. */
static const char *
match_one(struct matcher *m, const struct pattern_item *item, const char *s)
{
	switch (item->kind) {
	case ITEM_BALANCE:
		return match_balance(m, item, s);
	case ITEM_FRONTIER:
		return match_frontier(m, item, s) ? s : NULL;
	case ITEM_BACK:
		return match_back(m, item, s);
	case ITEM_FINISH:
		return s == m->end ? s : NULL;
	default:
		return accepts(m, item, s) ? s + 1 : NULL;
	}
}

/* The end of a match of the items from this one on, at s; NULL if none. */
static const char *
match_from(struct matcher *m, const struct pattern_item *item, const char *s)
{
	if (m->depth == DEPTH)
		luaL_error(m->lua, "pattern too complex");
	m->depth++;
	for (; s && item->kind != ITEM_END; item++) {
		step(m, 1);
		if (item->kind == ITEM_CLASS && item->repeat) {
			s = match_repeat(m, item, s);
			break;
		}
		if (item->kind == ITEM_OPEN || item->kind == ITEM_POSITION ||
		    item->kind == ITEM_CLOSE) {
			s = match_capture(m, item, s);
			break;
		}
		s = match_one(m, item, s);
	}
	m->depth--;
	return s;
}

bool
pattern_match(lua_State *lua, const struct pattern *p, const char *subject,
    size_t len, const char *s, struct match *out)
{
	struct matcher m = { .lua = lua, .subject = subject,
		.end = subject + len, .match = out };
	const char *end;

	out->captures = 0;
	end = match_from(&m, p->item, s);
	sandbox_spend(lua, m.steps + 1);
	out->begin = s;
	out->end = end;
	return end != NULL;
}
