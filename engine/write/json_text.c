#include "write/json.h"

#include <math.h>
#include <string.h>

#include "catalog/network.h"
#include "unit/number.h"

static void
member(struct emit *j, const char *key)
{
	if (j->more)
		text_char(j->out, ',');
	j->more = true;
	if (!key)
		return;
	text_json(j->out, key);
	text_char(j->out, ':');
}

void
json_line(struct emit *j)
{
	if (j->more)
		text_char(j->out, ',');
	text_char(j->out, '\n');
	j->more = false;
}

void
json_open(struct emit *j, const char *key, char bracket)
{
	member(j, key);
	text_char(j->out, bracket);
	j->more = false;
}

void
json_close(struct emit *j, char bracket)
{
	text_char(j->out, bracket);
	j->more = true;
}

void
json_text(struct emit *j, const char *key, const char *s)
{
	if (!s)
		return;
	member(j, key);
	text_json(j->out, s);
}

void
json_entry(struct emit *j, const char *id)
{
	json_line(j);
	json_open(j, NULL, '{');
	json_text(j, "id", id);
}

void
json_number(struct emit *j, const char *key, double v)
{
	member(j, key);
	if (isfinite(v)) {
		number_exact(j->out, j->digits ? number_rounded(v, j->digits) :
		    v);
		return;
	}
	text_add(j->out, "null");
	if (j->guide)
		diag(j->guide->diags, DIAG_out_of_range, (struct origin){0},
		    "guide.json: %s is not a finite number", key ? key :
		    "an item");
}

void
json_null(struct emit *j)
{
	member(j, NULL);
	text_add(j->out, "null");
}

void
json_flag(struct emit *j, const char *key, bool on)
{
	member(j, key);
	text_add(j->out, on ? "true" : "false");
}

void
json_origin(struct emit *j, const char *key, struct origin at)
{
	if (!at.file)
		return;
	json_open(j, key, '{');
	json_text(j, "file", at.file);
	if (at.line > 0)
		json_number(j, "line", at.line);
	json_close(j, '}');
}

static void
rates(struct emit *j, const char *key, const struct rates *r)
{
	if (!r->fact.given)
		return;
	json_open(j, key, '{');
	for (size_t i = 0; i < r->count; i++)
		json_number(j, r->item[i].number.fact.part,
		    r->item[i].number.value);
	json_close(j, '}');
}

static void
words(struct emit *j, const char *key, const struct words *w)
{
	if (!w->fact.given)
		return;
	json_open(j, key, '[');
	for (size_t i = 0; i < w->count; i++) {
		member(j, NULL);
		text_json(j->out, w->item[i].text);
	}
	json_close(j, ']');
}

/* How many layers there are, those inside others too. */
static void
network(struct emit *j, const char *key, const struct network *n)
{
	double layers = 0;

	if (!n->fact.given)
		return;
	for (size_t i = 0; i < n->count; i++)
		layers += (double)n->layer[i]->size;
	json_number(j, key, layers);
}

static void
field(struct emit *j, const struct record *r, const struct field *f)
{
	const void *carrier = record_field(r, f);

	switch (f->type) {
	case FIELD_TEXT: case FIELD_URL: case FIELD_DATE: case FIELD_CHOICE:
	case FIELD_REF:
		json_text(j, f->name, ((const struct word *)carrier)->text);
		break;
	case FIELD_FLAG:
		if (((const struct flag *)carrier)->fact.given)
			json_flag(j, f->name,
			    ((const struct flag *)carrier)->on);
		break;
	case FIELD_NUMBER: case FIELD_COUNT:
		if (((const struct number *)carrier)->fact.given)
			json_number(j, f->name,
			    ((const struct number *)carrier)->value);
		break;
	case FIELD_RATES:
		rates(j, f->name, carrier);
		break;
	case FIELD_TEXTS: case FIELD_REFS: case FIELD_CHOICES:
		words(j, f->name, carrier);
		break;
	case FIELD_NETWORK:
		network(j, f->name, carrier);
		break;
	}
}

void
json_record(struct emit *j, const char *key, const struct record *r)
{
	json_open(j, key, '{');
	for (size_t i = 0; i < record_type_fields(r->type); i++)
		field(j, r, record_type_field(r->type, i));
	json_origin(j, "origin", r->at);
	json_close(j, '}');
}
