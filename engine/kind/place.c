#include "kind/place.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"

/* The value that the workload states for an axis; false when it is open. */
static bool
stated(const struct workload *w, const struct axis_rule *r, int *value)
{
	const struct field *f = place_field(w, r);

	if (r->how == AXIS_LISTED) {
		*value = 0;
		return place_listed(w, r)->count < 2;
	}
	if (!f || !record_fact(&w->head, f)->given)
		return false;
	if (f->type == FIELD_CHOICE || f->type == FIELD_REF)
		*value = place_index(w, f, ((const struct word *)
		    record_field(&w->head, f))->text);
	else
		*value = (int)((const struct number *)
		    record_field(&w->head, f))->value;
	return true;
}

/* An axis is an int; more than this of anything is a slip of the pen. */
enum { LARGEST_AXIS = 1000000000 };

static void
check_listed(const struct workload *w, const struct axis_rule *r,
    struct diags *diags)
{
	const struct words *list = r->how == AXIS_LISTED ?
	    place_listed(w, r) : NULL;

	if (list && list->count > AXIS_VALUES)
		diag(diags, DIAG_limit, list->fact.at, "workload \"%s\": no "
		    "room for \"%s\", as at most %d may be compared",
		    w->head.id, list->item[AXIS_VALUES].text, AXIS_VALUES);
}

void
place_check(const struct kind *k, const struct workload *w,
    struct diags *diags)
{
	for (size_t i = 0; i < k->axis_count; i++) {
		const struct field *f = place_field(w, &k->axes[i]);
		const struct number *n;

		check_listed(w, &k->axes[i], diags);
		if (!f || f->type != FIELD_COUNT)
			continue;
		n = record_field(&w->head, f);
		if (n->fact.given && n->value > LARGEST_AXIS)
			diag(diags, DIAG_out_of_range, n->fact.at,
			    "workload \"%s\": %s wants at most %d, got %.0f",
			    w->head.id, f->name, LARGEST_AXIS, n->value);
	}
}

static void
add(struct places *s, size_t rule, int value)
{
	if (s->values[rule] < AXIS_VALUES)
		s->value[rule][s->values[rule]++] = value;
}

/* Adds a divisor of the count that divides the parts of the model, too. */
static void
add_divisor(struct places *s, size_t rule, int n)
{
	if (s->parts[rule] <= 0 || fmod(s->parts[rule], n) <= 0)
		add(s, rule, n);
}

/* Divisors of a count up to the most, rising: those below its root, then
 * what each up to it leaves. */
static void
add_divisors(struct places *s, size_t rule, int count, int most)
{
	int n = 1;

	for (; n <= most && n < count / n; n++)
		if (count % n == 0)
			add_divisor(s, rule, n);
	for (; n > 0; n--)
		if (count % n == 0 && n <= count / n && count / n <= most)
			add_divisor(s, rule, count / n);
}

/* Steps of an eighth to a sixteenth: 1 2 ... 16 18 ... 32 36 ... */
enum { RISES = 8 };

static void
find_values(struct places *s, size_t rule, int count)
{
	const struct axis_rule *r = &s->kind->axes[rule];
	int most = r->most ? r->most : count;
	double parts = s->parts[rule];

	s->values[rule] = 0;
	if (s->fixed[rule]) {
		add(s, rule, s->stated[rule]);
		return;
	}
	switch (r->how) {
	case AXIS_DIVIDES:
	case AXIS_WITHIN:
		if (parts > 0 && parts < most)
			most = (int)parts;
		add_divisors(s, rule, count, most);
		break;
	case AXIS_REST:
		add(s, rule, 0);
		break;
	case AXIS_CHOICES:
	case AXIS_LISTED:
		for (int i = 0; i < s->listed[rule]; i++)
			add(s, rule, i);
		break;
	case AXIS_RISES:
		for (int n = 1, step = 1; n <= most; n += step) {
			add(s, rule, n);
			if (n == 2 * RISES * step)
				step *= 2;
		}
		break;
	}
}

bool
place_splits(const struct axis_rule *r)
{
	return r->how == AXIS_DIVIDES || r->how == AXIS_REST ||
	    r->how == AXIS_WITHIN;
}

/* A kind without axes that split runs at any count. */
static bool
no_split(const struct kind *k)
{
	for (size_t i = 0; i < k->axis_count; i++)
		if (place_splits(&k->axes[i]))
			return false;
	return true;
}

/* Accelerators that share parts of the same layers: whole groups of those that
 * split each matrix, of all that the stages leave. */
static bool
within(const struct placement *p, int size)
{
	int stages = p->axis[AXIS_stages], tensor = p->axis[AXIS_tensor];

	return size == 1 || (size > 1 && size % (tensor ? tensor : 1) == 0 &&
	    p->count / (stages ? stages : 1) % size == 0);
}

/* Sets the rest; false when the others do not divide the count: rule *at is
 * the first that does not, whatever stands in those behind it. */
static bool
set_rest(const struct kind *k, struct placement *p, size_t *at)
{
	int left = p->count, rest = -1;

	*at = k->axis_count - 1;

	for (size_t i = 0; i < k->axis_count; i++) {
		if (k->axes[i].how == AXIS_REST)
			rest = (int)k->axes[i].axis;
		if (k->axes[i].how == AXIS_WITHIN && !within(p,
		    p->axis[k->axes[i].axis])) {
			*at = i;
			return false;
		}
		if (k->axes[i].how != AXIS_DIVIDES)
			continue;
		/* What is left is divided: a product could pass an int. */
		if (p->axis[k->axes[i].axis] < 1 ||
		    left % p->axis[k->axes[i].axis] != 0) {
			*at = i;
			return false;
		}
		left /= p->axis[k->axes[i].axis];
	}
	if (rest >= 0)
		p->axis[rest] = left;
	return rest >= 0 || left == 1;
}

static bool
set_axes(const struct places *s, struct placement *p, size_t *at)
{
	for (size_t i = 0; i < s->kind->axis_count; i++)
		p->axis[s->kind->axes[i].axis] = s->value[i][s->at[i]];
	return set_rest(s->kind, p, at);
}

/* The next values of the first rules up to at, and the first of the others. */
static bool
advance(struct places *s, size_t at)
{
	for (size_t i = s->kind->axis_count; i-- > at + 1;)
		s->at[i] = 0;
	for (size_t i = at + 1; i-- > 0;) {
		if (s->still & 1u << i)
			continue;
		if (++s->at[i] < s->values[i])
			return true;
		s->at[i] = 0;
	}
	return false;
}

bool
place_first(struct places *s, const struct kind *k, const struct workload *w,
    struct placement *p)
{
	place_open(s, k, w);
	return place_start(s, p, 0);
}

/* Words that an axis of them may have. */
static int
count_words(const struct workload *w, const struct axis_rule *r)
{
	const struct field *f = place_field(w, r);
	const char *word;
	size_t len;
	int n = 0;

	if (r->how == AXIS_LISTED)
		return (int)place_listed(w, r)->count;
	if (r->how != AXIS_CHOICES)
		return 0;
	if (f->type == FIELD_REF)
		return (int)catalog_records(w->catalog, f->arg)->count;
	while (field_word(f, n, &word, &len))
		n++;
	return n;
}

void
place_open(struct places *s, const struct kind *k, const struct workload *w)
{
	s->kind = k;
	for (size_t i = 0; i < k->axis_count; i++) {
		s->field[i] = place_field(w, &k->axes[i]);
		s->fixed[i] = stated(w, &k->axes[i], &s->stated[i]);
		s->listed[i] = count_words(w, &k->axes[i]);
		s->parts[i] = 0;
	}
}

void
place_cut(struct places *s, const struct model *m)
{
	for (size_t i = 0; m && s->kind->parts && i < s->kind->axis_count; i++)
		s->parts[i] = s->kind->parts(m, s->kind->axes[i].axis);
}

/* The place that stands there, or the next one that is legal. */
static bool
place_from(struct places *s, struct placement *p, bool here)
{
	size_t at = s->kind->axis_count - 1;

	while (here || advance(s, at)) {
		if (set_axes(s, p, &at) || no_split(s->kind))
			return true;
		here = false;
	}
	return false;
}

bool
place_start(struct places *s, struct placement *p, unsigned still)
{
	s->still = still;
	p->searched = 0;
	for (size_t i = 0; i < s->kind->axis_count; i++) {
		const struct axis_rule *r = &s->kind->axes[i];

		find_values(s, i, p->count);
		s->at[i] = 0;
		if (!s->fixed[i] && r->how != AXIS_REST)
			p->searched |= 1u << r->axis;
	}
	return place_from(s, p, true);
}

bool
place_next(struct places *s, struct placement *p)
{
	return place_from(s, p, false);
}

static bool
has_value(const struct places *s, size_t rule, int value)
{
	for (int i = 0; i < s->values[rule]; i++)
		if (s->value[rule][i] == value)
			return true;
	return false;
}

bool
place_walked(const struct kind *k, const struct workload *w,
    const struct placement *p)
{
	struct placement rest = *p, start = *p;
	struct places s;
	size_t at;

	place_open(&s, k, w);
	if (!place_start(&s, &start, 0) || (!set_rest(k, &rest, &at) &&
	    !no_split(k)))
		return false;
	for (size_t i = 0; i < k->axis_count; i++) {
		int value = p->axis[k->axes[i].axis];

		if (k->axes[i].how == AXIS_REST ?
		    value != rest.axis[k->axes[i].axis] :
		    !has_value(&s, i, value))
			return false;
	}
	return true;
}

void
place_state(struct arena *arena, const struct kind *k, struct workload *w,
    const struct placement *p)
{
	for (size_t i = 0; i < k->axis_count; i++) {
		const struct axis_rule *r = &k->axes[i];
		const struct field *f = place_field(w, r);

		int value;

		if (!f || stated(w, r, &value))
			continue;
		if (f->type != FIELD_COUNT) {
			record_choose(arena, &w->head, f, place_choice(arena,
			    w, r, p));
		} else {
			struct number *number = record_slot(&w->head, f);

			number->value = p->axis[r->axis];
			number->fact.given = true;
		}
	}
}

bool
place_read(const struct kind *k, const struct workload *w,
    struct placement *p)
{
	size_t at;
	int value;

	for (size_t i = 0; i < k->axis_count; i++)
		if (stated(w, &k->axes[i], &value))
			p->axis[k->axes[i].axis] = value;
	return set_rest(k, p, &at) || no_split(k);
}
