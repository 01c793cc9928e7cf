#include "kind/place.h"

#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "catalog/vocabulary.h"
#include "spec/phrase.h"

static const struct {
	const char *name, *prefix, *neutral, *title;
} axes[AXIS_COUNT] = {
#define AXIS(name, prefix, neutral, title) { #name, prefix, neutral, title },
#include "kind/axis.def"
#undef AXIS
};

const char *
place_title(enum axis_name axis)
{
	return axes[axis].title;
}

const char *
place_neutral(enum axis_name axis)
{
	return axes[axis].neutral;
}

const char *
place_name(enum axis_name axis)
{
	return axes[axis].name;
}

const struct field *
place_field(const struct workload *w, const struct axis_rule *r)
{
	return r->field ? record_type_find(w->head.type, r->field) : NULL;
}

const struct words *
place_listed(const struct workload *w, const struct axis_rule *r)
{
	return record_field(&w->head, place_field(w, r));
}

const struct axis_rule *
place_rule(const struct kind *k, enum axis_name axis)
{
	for (size_t i = 0; i < k->axis_count; i++)
		if (k->axes[i].axis == axis)
			return &k->axes[i];
	return NULL;
}

static const char *
listed_word(const struct workload *w, const struct axis_rule *r,
    const struct placement *p)
{
	const struct words *list = place_listed(w, r);

	return list->count ? list->item[p->axis[r->axis]].text :
	    axes[r->axis].neutral;
}

const char *
place_word(const struct workload *w, const struct placement *p,
    enum axis_name axis)
{
	const struct axis_rule *r = place_rule(kind_of(w), axis);

	return r ? listed_word(w, r, p) : NULL;
}

int
place_index(const struct workload *w, const struct field *f, const char *word)
{
	const struct record_list *all;

	if (f->type != FIELD_REF)
		return field_word_index(f, word);
	all = catalog_records(w->catalog, f->arg);
	for (size_t i = 0; i < all->count; i++)
		if (!strcmp(all->item[i]->id, word))
			return (int)i;
	return -1;
}

/* The id of a record by its place; "" where there is none. */
static const char *
record_word(const struct workload *w, const struct field *f, int place)
{
	const struct record_list *all = catalog_records(w->catalog, f->arg);

	return place >= 0 && (size_t)place < all->count ?
	    all->item[place]->id : "";
}

const char *
place_choice(struct arena *arena, const struct workload *w,
    const struct axis_rule *r, const struct placement *p)
{
	const struct field *f = place_field(w, r);
	const char *word;
	size_t len;

	if (r->how == AXIS_LISTED)
		return listed_word(w, r, p);
	if (f && f->type == FIELD_REF)
		return record_word(w, f, p->axis[r->axis]);
	if (!f || f->type != FIELD_CHOICE ||
	    !field_word(f, p->axis[r->axis], &word, &len))
		return "";
	return arena_strndup(arena, word, len);
}

/* A word or number of the axis; NULL where it is the neutral one. */
static const char *
value_of(struct arena *arena, const struct workload *w,
    const struct axis_rule *r, const struct placement *p)
{
	const char *word = place_choice(arena, w, r, p);
	const char *value = *word ? word : arena_printf(arena, "%d",
	    p->axis[r->axis]);

	return strcmp(value, axes[r->axis].neutral) != 0 ? value : NULL;
}

/* "tp8" where it is not neutral. */
static void
add_part(struct text *t, const struct workload *w, const struct axis_rule *r,
    const struct placement *p, const char *between)
{
	const char *value = value_of(t->arena, w, r, p);

	if (value)
		text_printf(t, "%s%s%s", t->len ? between : "",
		    axes[r->axis].prefix, value);
}

/* Is it a part of what place_words() says? */
static bool
is_said(const struct axis_rule *r, const struct placement *p)
{
	return place_splits(r) || p->searched & 1u << r->axis;
}

const char *
place_id(struct arena *arena, const struct kind *k,
    const struct workload *w, const struct placement *p)
{
	struct text t;

	text_init(&t, arena);
	for (size_t i = 0; i < k->axis_count; i++)
		add_part(&t, w, &k->axes[i], p, "-");
	return t.len ? t.data : "whole";
}

const char *
place_words(struct arena *arena, const struct kind *k,
    const struct workload *w, const struct placement *p)
{
	struct text t;

	text_init(&t, arena);
	text_add(&t, "");
	for (size_t i = 0; i < k->axis_count; i++)
		if (is_said(&k->axes[i], p))
			add_part(&t, w, &k->axes[i], p, " ");
	return t.data;
}

/* "FP8" of a format, else the word itself. */
static const char *
said_value(const struct workload *w, const struct axis_rule *r,
    const char *value)
{
	const struct format *f = r->axis != AXIS_kv_format ? NULL :
	    format_find(w->catalog, value);

	return f ? format_said(f) : value;
}

/* "8" of "tp8" where place_words() says something of this axis, else NULL. */
static const char *
said_of(struct arena *arena, const struct workload *w,
    const struct axis_rule *r, const struct placement *p)
{
	return is_said(r, p) ? value_of(arena, w, r, p) : NULL;
}

/* Is an axis the same in another placement? */
static bool
is_alike(struct arena *arena, const struct workload *w,
    const struct axis_rule *r, const char *value,
    const struct placement *other)
{
	const char *its = other ? said_of(arena, w, r, other) : NULL;

	return its && !strcmp(its, value);
}

/* All axes, or those of said_of() that are others beside another. */
static const char *
says(struct arena *arena, const struct workload *w, const struct placement *p,
    bool all, const struct placement *other)
{
	const struct kind *k = kind_of(w);
	struct text t;

	text_init(&t, arena);
	text_add(&t, "");
	for (size_t i = 0; i < k->axis_count; i++) {
		const struct axis_rule *r = &k->axes[i];
		const char *value = all ? value_of(arena, w, r, p) :
		    said_of(arena, w, r, p);

		if (value && !is_alike(arena, w, r, value, other))
			text_printf(&t, "%s%s", t.len ? ", " : "",
			    SAID(arena, w->catalog->phrases, split,
			    .axis = axes[r->axis].name,
			    .value = said_value(w, r, value)));
	}
	return t.data;
}

const char *
place_says(struct arena *arena, const struct workload *w,
    const struct placement *p)
{
	return says(arena, w, p, true, NULL);
}

const char *
place_says_beside(struct arena *arena, const struct workload *w,
    const struct placement *p, const struct placement *other)
{
	return says(arena, w, p, false, other);
}

const char *
place_mark(struct arena *arena, const struct workload *w,
    const struct axis_rule *r, const struct placement *p)
{
	return *axes[r->axis].prefix && is_said(r, p) &&
	    value_of(arena, w, r, p) ? axes[r->axis].prefix : NULL;
}

bool
place_is(const struct workload *w, const struct placement *p,
    enum axis_name axis, const char *word)
{
	const struct axis_rule *r = place_rule(kind_of(w), axis);

	return r && field_word_index(place_field(w, r), word) ==
	    p->axis[axis];
}

void
bind_axis_value(struct binding *b, int slot, const struct workload *w,
    enum axis_name axis, double value, const char *field)
{
	struct input input = { .of = &w->head, .field = field,
	    .note = "solved by the search", .cause = CAUSE_choice };
	const struct axis_rule *r;
	const struct field *f;

	if (!b->origin) {
		b->value[slot][b->lane] = value;
		return;
	}
	r = place_rule(kind_of(w), axis);
	f = r ? place_field(w, r) : NULL;
	if (f && record_fact(&w->head, f)->given) {
		input.fact = record_fact(&w->head, f);
		input.note = NULL;
	}
	bind_value(b, slot, value, input);
}

void
bind_axis(struct binding *b, int slot, const struct workload *w,
    const struct placement *p, enum axis_name axis)
{
	const struct axis_rule *r = b->origin ? place_rule(kind_of(w), axis) :
	    NULL;

	bind_axis_value(b, slot, w, axis, p->axis[axis], r && r->field ?
	    r->field : axes[axis].name);
}

void
bind_count(struct binding *b, int slot, const struct workload *w,
    const struct placement *p)
{
	bind_value(b, slot, p->count, (struct input){ .of = &w->head,
	    .field = "count", .note = "solved by the search",
	    .cause = CAUSE_choice });
}
