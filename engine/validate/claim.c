#include "validate/claim.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"
#include "base/text.h"
#include "unit/number.h"

const struct comparator comparators[] = {
#define COMPARATOR(id, title, tolerance, rule) \
	{ #id, title, rule, tolerance },
#include "validate/comparator.def"
#undef COMPARATOR
};
const size_t comparator_count = COUNT(comparators);

const char *
verdict_name(enum verdict v)
{
	static const char *const names[] = {
		CHOICE_NAMES(VERDICT_WORDS), "untestable" };

	return names[v];
}

/* A stated number or range, with what each end may be off by. */
struct stated {
	double low, high, low_slack, high_slack;
	struct dim dim;
	const char *unit;
};

/* Half of the last digit printed: 0.05 of "1.6", 500 of "12e3". */
static double
half_digit(const char *digits, const char *end)
{
	const char *point = memchr(digits, '.', (size_t)(end - digits));
	const char *e = digits;
	double decimals, power;

	while (e < end && *e != 'e' && *e != 'E')
		e++;
	decimals = point && point < e ? (double)(e - point - 1) : 0;
	power = e < end ? strtod(e + 1, NULL) : 0;
	return pow(10, power - decimals) / 2;
}

/* The length of the number at the start, not of the dots of a range. */
static size_t
number_length(const char *s)
{
	const char *dots = strstr(s, "..");
	size_t len = strspn(s, "0123456789.eE+-");

	return dots && (size_t)(dots - s) < len ? (size_t)(dots - s) : len;
}

/* A number as printed, and what it may be off by; its end, or NULL. */
static const char *
read_number(struct arena *arena, const char *text, double share,
    double *value, double *slack)
{
	size_t len = number_length(text);

	if (!number_read(arena_strndup(arena, text, len), value))
		return NULL;
	*slack = fmax(half_digit(text, text + len), share * *value);
	return text + len;
}

/* "3958 TFLOP/s", "3..5 TB/s". */
static bool
read_stated(struct arena *arena, const char *text, double share,
    struct stated *s)
{
	const char *end = read_number(arena, text, share, &s->low,
	    &s->low_slack);
	struct quantity unit;

	s->high = s->low;
	s->high_slack = s->low_slack;
	if (end && text_starts(end, ".."))
		end = read_number(arena, end + 2, share, &s->high,
		    &s->high_slack);
	if (!end || !unit_parse(end + strspn(end, " "), &unit))
		return false;
	end += strspn(end, " ");
	s->unit = *end ? end : NULL;
	s->dim = unit.dim;
	s->low *= unit.value;
	s->high *= unit.value;
	s->low_slack *= unit.value;
	s->high_slack *= unit.value;
	return true;
}

static bool
number_holds(const char *how, const struct stated *s, const struct term *c)
{
	bool above = c->low >= s->low - s->low_slack;
	bool below = c->high <= s->high + s->high_slack;

	if (!strcmp(how, "at_least"))
		return above;
	if (!strcmp(how, "at_most"))
		return below;
	if (!strcmp(how, "ceiling"))
		return c->high >= s->high - s->high_slack;
	if (!strcmp(how, "holds"))
		return below && c->low <= s->low + s->low_slack;
	return above && below;
}

const char *
claim_holds(struct arena *arena, const struct comparator *by,
    const char *text, struct term computed, bool *holds)
{
	struct stated s;

	if (computed.type == TERM_flag) {
		*holds = !strcmp(text, computed.on ? "true" : "false");
		return *holds || !strcmp(text, computed.on ? "false" :
		    "true") ? NULL : "the test is true or false, and what is "
		    "stated is neither";
	}
	if (computed.type == TERM_text) {
		const char *fault = NULL;

		*holds = term_apply(arena, "=", term_text(text), computed,
		    &fault).on;
		return fault;
	}
	if (!read_stated(arena, text, by->tolerance, &s))
		return arena_printf(arena, "the test is %s, and \"%s\" is no "
		    "number with a unit", computed.shown, text);
	if (!dim_equal(s.dim, computed.dim))
		return arena_printf(arena, "the test is %s, and \"%s\" has "
		    "another dimension", computed.shown, text);
	*holds = number_holds(by->id, &s, &computed);
	return NULL;
}

static const struct comparator *
comparator_of(const struct claim *c)
{
	for (size_t i = 0; c->compare.text && i < comparator_count; i++)
		if (!strcmp(comparators[i].id, c->compare.text))
			return &comparators[i];
	return &comparators[0];
}

/* The computed number is shown in the unit it was stated in. */
static void
show_as_stated(struct arena *arena, const struct claim *c, struct term *t)
{
	struct stated s;

	if (t->type == TERM_number && read_stated(arena, c->stated.text, 0,
	    &s) && s.unit && dim_equal(s.dim, t->dim))
		t->unit = s.unit;
	if (t->type == TERM_number && t->level == BIND_atom)
		t->shown = term_value(arena, *t);
}

static void
untestable(struct finding *f, const char *why)
{
	f->verdict = VERDICT_untestable;
	f->why = why;
}

/* Does it say what a value is, not a bound or a range of it? */
static bool
says_value(const struct finding *f)
{
	return f->computed.type == TERM_number &&
	    (!strcmp(f->by->id, "is") || !strcmp(f->by->id, "about"));
}

/* Is it decided within the error of the models? */
static bool
is_close(const struct ask *of, struct finding *f, bool holds)
{
	const struct claim *c = f->claim;

	if (holds && says_value(f))
		return false;
	for (int way = 1; way <= PERTURBATIONS; way++) {
		bool other = holds;

		if (!ask_perturbed(of, c->test.text, way, &f->otherwise))
			return false;
		if (!claim_holds(of->arena, f->by, c->stated.text, f->otherwise,
		    &other) && other != holds)
			return true;
	}
	return false;
}

static struct finding
verdict_on(const struct ask *of, struct diags *diags, const struct claim *c)
{
	struct finding f = { .claim = c, .by = comparator_of(c) };
	const char *fault = NULL;
	bool holds = false;

	if (!c->test.text) {
		untestable(&f, c->untestable.text);
		return f;
	}
	f.computed = ask(of, c->test.text, &fault);
	if (!fault && f.computed.type == TERM_none) {
		untestable(&f, f.computed.text);
		return f;
	}
	show_as_stated(of->arena, c, &f.computed);
	if (!fault)
		fault = claim_holds(of->arena, f.by, c->stated.text,
		    f.computed, &holds);
	if (fault) {
		diag(diags, DIAG_bad_test, c->test.fact.at,
		    "claim \"%s\": %s", c->head.id, fault);
		untestable(&f, fault);
		return f;
	}
	f.verdict = is_close(of, &f, holds) ? VERDICT_close : holds ?
	    VERDICT_agrees : VERDICT_disagrees;
	return f;
}

/* Exactly one of a test and the reason why there is none. */
static void
check_whole(struct diags *diags, const struct claim *c)
{
	if (!c->test.text == !c->untestable.text)
		diag(diags, DIAG_bad_test, c->head.at,
		    "claim \"%s\": wants test or untestable, one of the two",
		    c->head.id);
}

/* Does a contradiction name both? */
static bool
is_known(const struct catalog *cat, const char *a, const char *b)
{
	for (size_t i = 0; i < cat->contradictions.count; i++) {
		const struct words *w = &((const struct contradiction *)
		    cat->contradictions.item[i])->claims;
		int both = 0;

		for (size_t n = 0; n < w->count; n++)
			both += !strcmp(w->item[n].text, a) ||
			    !strcmp(w->item[n].text, b);
		if (both > 1)
			return true;
	}
	return false;
}

/* A number or a range that a claim says something is, or is about. */
static bool
states_value(struct arena *arena, const struct claim *c, struct stated *s)
{
	const char *how = c->compare.text ? c->compare.text : "is";

	return c->test.text && (!strcmp(how, "is") ||
	    !strcmp(how, "about")) && read_stated(arena, c->stated.text,
	    comparator_of(c)->tolerance, s);
}

static bool
are_apart(const struct stated *a, const struct stated *b)
{
	return dim_equal(a->dim, b->dim) &&
	    (a->low - a->low_slack > b->high + b->high_slack ||
	    b->low - b->low_slack > a->high + a->high_slack);
}

/* Claims that state a value of one test, in their order. */
struct stated_claim {
	const struct claim *claim;
	struct stated value;
	struct stated_claim *next;
};

struct stated_claims {
	struct stated_claim *first, **end;
};

static void
add_stated(struct arena *arena, struct stated_claims *list,
    const struct claim *c, const struct stated *value)
{
	struct stated_claim *t = ARENA_NEW(arena, struct stated_claim);

	*t = (struct stated_claim){ .claim = c, .value = *value };
	*list->end = t;
	list->end = &t->next;
}

static struct stated_claims *
claims_of_test(struct arena *arena, struct map *by_test, const char *test)
{
	struct stated_claims *list = map_get(by_test, test);

	if (list)
		return list;
	list = ARENA_NEW(arena, struct stated_claims);
	list->end = &list->first;
	map_put(by_test, test, list);
	return list;
}

/* The first claim before this one with the same test and another value. */
static void
check_conflict(const struct ask *of, struct diags *diags, struct map *by_test,
    const struct claim *c)
{
	struct stated_claims *list;
	struct stated mine;
	const struct stated_claim *t;

	if (!states_value(of->arena, c, &mine))
		return;
	list = claims_of_test(of->arena, by_test, c->test.text);
	for (t = list->first; t; t = t->next)
		if (are_apart(&mine, &t->value) && !is_known(of->catalog,
		    c->head.id, t->claim->head.id))
			break;
	if (t)
		diag(diags, DIAG_claim_conflict, c->stated.fact.at,
		    "claim \"%s\" states %s, \"%s\" %s of the same",
		    c->head.id, c->stated.text, t->claim->head.id,
		    t->claim->stated.text);
	add_stated(of->arena, list, c, &mine);
}

struct findings
claims_check(const struct ask *of, struct diags *diags)
{
	const struct record_list *all = &of->catalog->claims;
	struct findings f = { arena_array(of->arena, all->count + 1,
	    sizeof(*f.item)), all->count };
	struct map *by_test = map_new(of->arena);

	for (size_t i = 0; i < all->count; i++) {
		const struct claim *c = (const struct claim *)all->item[i];

		check_whole(diags, c);
		f.item[i] = verdict_on(of, diags, c);
		check_conflict(of, diags, by_test, c);
	}
	return f;
}

struct resolved
contradiction_answer(const struct ask *of, struct diags *diags,
    const struct contradiction *c, const struct word *w)
{
	const char *colon = strstr(w->text, ": ");
	const char *fault = NULL;
	struct resolved r = { .title = w->text };

	r.term = term_none(of->arena, "there is no \": \"");
	if (colon) {
		r.title = arena_strndup(of->arena, w->text,
		    (size_t)(colon - w->text));
		r.term = ask(of, colon + 2, &fault);
	}
	if (fault || !colon)
		diag(diags, DIAG_bad_test, c->answers.fact.at,
		    "contradiction \"%s\": %s: %s", c->head.id, r.title,
		    fault ? fault : r.term.text);
	return r;
}
