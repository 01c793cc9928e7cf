/* hf_field: what a config.json says of one field, or its family's code. */
#include <math.h>
#include <stdarg.h>
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "feed/hf_read.h"

void
hf_fault(struct hf_reading *r, enum diag_id id, int line, const char *fmt, ...)
{
	va_list args;

	va_start(args, fmt);
	diag(r->diags, id, (struct origin){ r->path, line }, "%s",
	    arena_vprintf(r->arena, fmt, args));
	va_end(args);
	r->failed = true;
}

/* Where an object that lacks something says what it is, or where it begins. */
int
hf_line(const struct json *object)
{
	const struct json *type = json_member(object, "model_type");

	return type ? type->line : object->line ? object->line : 1;
}

bool
hf_is(const struct json *v, const char *text)
{
	return v && v->type == JSON_string && !strcmp(v->text, text);
}

/* What the family's code takes where the file does not say. */
const double *
hf_default(const struct hf_reading *r, const char *key)
{
	static const struct {
		const char *type;
		bool part;
		const char *key;
		double value;
	} all[] = {
#define DEFAULT(type, part, key, value) { type, part, key, value },
#include "feed/hf_default.def"
#undef DEFAULT
	};

	for (size_t i = 0; i < COUNT(all); i++)
		if (!strcmp(all[i].type, r->arch->type) &&
		    !strcmp(all[i].key, key) && (!all[i].part ||
		    r->file != r->whole))
			return &all[i].value;
	return NULL;
}

/* Some put attention and MLPs into objects of their own. */
static const struct json *
find(const struct hf_reading *r, const char *key)
{
	static const char *const inside[] = { "attn_config", "ffn_config" };
	const struct json *v = json_member(r->file, key);

	for (size_t i = 0; !v && i < COUNT(inside); i++) {
		const struct json *of = json_member(r->file, inside[i]);

		if (of && of->type == JSON_object)
			v = json_member(of, key);
	}
	return v;
}

static const struct json *
lookup(const struct hf_reading *r, hf_names key)
{
	for (int i = 0; i < HF_NAMES && key[i]; i++) {
		const struct json *v = find(r, key[i]);

		if (v)
			return v;
	}
	return NULL;
}

static const char *
unsaid(const struct hf_reading *r)
{
	return arena_printf(r->arena, "the code of %s: the file does not say",
	    r->arch->type);
}

/* From a line of the file, or, with 0, from the code that reads it. */
struct fact
hf_fact(const struct hf_reading *r, int line)
{
	return (struct fact){ .given = true, .at = { r->path,
	    line ? line : 1 }, .assume = line ? NULL : unsaid(r) };
}

void
hf_state(const struct hf_reading *r, struct number *n, double value, int line)
{
	n->value = value;
	n->fact = hf_fact(r, line);
}

/* Whole, and small enough that every step to the next one is held. */
static bool
is_count(double n)
{
	return n >= 0 && n < 9007199254740992.0 && floor(n) >= n;
}

double
hf_size(struct hf_reading *r, const struct json *of, const char *name,
    double otherwise)
{
	const struct json *v = json_member(of, name);

	if (!v && otherwise > 0)
		return otherwise;
	if (!v)
		hf_fault(r, DIAG_missing_field, hf_line(of),
		    "%s%s is missing", of->name ? arena_printf(r->arena,
		    "%s: ", of->name) : "", name);
	else if (v->type != JSON_number || !is_count(v->number) ||
	    v->number < 1)
		hf_fault(r, DIAG_wrong_type, v->line, "%s: wants a whole "
		    "number from 1 on", v->name);
	else
		return v->number;
	return 0;
}

static bool
take_default(const struct hf_reading *r, struct number *n, hf_names key)
{
	for (int i = 0; i < HF_NAMES && key[i]; i++) {
		const double *value = hf_default(r, key[i]);

		if (value) {
			hf_state(r, n, *value, 0);
			return true;
		}
	}
	return false;
}

/* False when neither the file nor the family's code says. */
bool
hf_take(struct hf_reading *r, struct number *n, hf_names key)
{
	const struct json *v = lookup(r, key);

	if (!v)
		return take_default(r, n, key);
	if (v->type != JSON_number || !is_count(v->number)) {
		hf_fault(r, DIAG_wrong_type, v->line, "%s: wants a whole "
		    "number", v->name);
		return false;
	}
	hf_state(r, n, v->number, v->line);
	return true;
}

void
hf_lack(struct hf_reading *r, const char *fmt, ...)
{
	va_list args;

	va_start(args, fmt);
	hf_fault(r, DIAG_missing_field, hf_line(r->file), "a network of type "
	    "%s needs %s", r->arch->type, arena_vprintf(r->arena, fmt, args));
	va_end(args);
}

/* The name that files of the family have for a dimension. */
static const char *
usual(const struct hf_reading *r, hf_names key)
{
	static const struct {
		const char *type, *key;
	} all[] = {
#define KEY(type, key) { #type, #key },
#include "feed/hf_key.def"
#undef KEY
	};

	for (size_t i = 0; i < COUNT(all); i++)
		for (int n = 0; n < HF_NAMES && key[n]; n++)
			if (!strcmp(all[i].type, r->arch->type) &&
			    !strcmp(all[i].key, key[n]))
				return key[n];
	return key[0];
}

void
hf_need(struct hf_reading *r, struct number *n, hf_names key)
{
	const bool failed = r->failed;

	r->failed = false;
	if ((!hf_take(r, n, key) || !(n->value > 0)) && !r->failed)
		hf_lack(r, "%s", usual(r, key));
	r->failed |= failed;
}

const struct json *
hf_flag_of(const struct hf_reading *r, const char *key)
{
	const struct json *v = find(r, key);

	if (!v)
		v = json_member(r->whole, key);
	return v && v->type == JSON_flag ? v : NULL;
}

bool
hf_flag(const struct hf_reading *r, const char *key, bool otherwise)
{
	const struct json *v = hf_flag_of(r, key);

	return v ? v->number > 0 : otherwise;
}

/* What is true of it, by the file where it has the key, else by the code. */
void
hf_raise(const struct hf_reading *r, struct flag *f, bool on, const char *key)
{
	const struct json *v = key ? hf_flag_of(r, key) : NULL;

	f->on = on;
	if (on)
		f->fact = hf_fact(r, v ? v->line : 0);
}

void
hf_word(const struct hf_reading *r, struct word *w, const char *text)
{
	w->text = text;
	w->fact = hf_fact(r, 0);
}
