#include "cmd/emit.h"

#include <math.h>

#include "base/text.h"
#include "unit/number.h"

static void
member(struct emit *e, const char *key)
{
	if (e->more)
		text_char(e->out, ',');
	e->more = true;
	if (!key)
		return;
	text_json(e->out, key);
	text_char(e->out, ':');
}

void
emit_open(struct emit *e, const char *key, char bracket)
{
	member(e, key);
	text_char(e->out, bracket);
	e->more = false;
}

void
emit_close(struct emit *e, char bracket)
{
	text_char(e->out, bracket);
	e->more = true;
}

void
emit_line(struct emit *e)
{
	if (e->more)
		text_char(e->out, ',');
	text_char(e->out, '\n');
	e->more = false;
}

void
emit_text(struct emit *e, const char *key, const char *s)
{
	if (!s)
		return;
	member(e, key);
	text_json(e->out, s);
}

void
emit_number(struct emit *e, const char *key, double v)
{
	member(e, key);
	if (isfinite(v))
		number_exact(e->out, v);
	else
		text_add(e->out, "null");
}

void
emit_flag(struct emit *e, const char *key, bool on)
{
	member(e, key);
	text_add(e->out, on ? "true" : "false");
}

void
emit_origin(struct emit *e, const char *key, struct origin at)
{
	if (!at.file)
		return;
	emit_open(e, key, '{');
	emit_text(e, "file", at.file);
	if (at.line > 0)
		emit_number(e, "line", at.line);
	emit_close(e, '}');
}
