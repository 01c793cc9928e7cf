/* What a replay found as records that a guide keeps. */
#include <string.h>

#include "base/arena.h"
#include "base/map.h"
#include "base/text.h"
#include "cmd/cmd.h"
#include "cmd/option.h"
#include "cmd/replay.h"
#include "search/grade.h"
#include "unit/number.h"

static void
field(struct text *out, const char *name, size_t n)
{
	if (n)
		text_printf(out, "  %s = %zu,\n", name, n);
}

static void
share(struct text *out, const char *name, double value)
{
	text_printf(out, "  %s = ", name);
	number_fixed(out, 100 * value, 1, "");
	text_add(out, " * percent,\n");
}

static size_t
decisions(const struct replay *r)
{
	struct map *known = map_new(r->o->arena);

	for (size_t i = 0; i < r->count; i++)
		map_put(known, r->item[i].decision, known);
	return map_count(known);
}

static size_t
orders(const struct replay *r)
{
	size_t n = 0;

	for (size_t i = 0; i < r->count; i++)
		n += r->item[i].accelerator != NULL;
	return n;
}

static size_t
pairs(const struct replay *r)
{
	size_t n = 0;

	for (int span = 0; span < TRACK_SPANS; span++)
		n += track_count(r->o->arena, r->item, r->count, NULL, NULL,
		    (enum track_span)span).orders;
	return n;
}

static void
print_source(const struct replay *r)
{
	text_printf(r->o->out, "source \"replay\" {\n"
	    "  title = \"Orders of this guide, decided again by the prices "
	    "of each day\",\n  date = \"%s\",\n"
	    "  note = \"ridgeline replay %s %s --every %ld --format lua\",\n"
	    "}\n\n", r->to, r->from, r->to, r->every);
}

static void
print_replayed(const struct replay *r)
{
	struct track_flicker f = track_flickers(r->item, r->count);
	struct text *out = r->o->out;

	text_printf(out, "replayed \"days\" { cite \"replay\" {\n"
	    "  from = \"%s\",\n  to = \"%s\",\n  every = %ld,\n", r->from,
	    r->to, r->every);
	field(out, "days", r->days);
	field(out, "decisions", decisions(r));
	text_printf(out, "  orders = %zu,\n  pairs = %zu,\n"
	    "  compared = %zu,\n", orders(r), pairs(r), f.days);
	field(out, "back", f.back);
	field(out, "back_near", f.near);
	text_add(out, "} }\n");
}

static void
print_outcome(const struct replay *r, const char *grade, const char *day,
    enum track_span span)
{
	struct text *out = r->o->out;
	const char *after = track_span_word(span);
	struct track_tally t = track_count(r->o->arena, r->item, r->count,
	    grade, day, span);

	if (!t.orders)
		return;
	text_printf(out, "outcome \"%s-%s\" { cite \"replay\" {\n",
	    grade ? grade : day ? day : "all", after);
	if (grade)
		text_printf(out, "  grade = \"%s\",\n", grade);
	if (day)
		text_printf(out, "  day = \"%s\",\n", day);
	text_printf(out, "  after = \"%s\",\n", after);
	field(out, "orders", t.orders);
	field(out, "asked", t.asked);
	field(out, "accelerator", t.accelerator);
	field(out, "price_seen", t.price_seen);
	field(out, "seller", t.seller);
	field(out, "near", t.near);
	field(out, "learnt", t.learnt);
	field(out, "priced", t.priced);
	if (t.priced) {
		share(out, "median", t.median);
		share(out, "p90", t.p90);
	}
	field(out, "unasked_kept", t.unasked_kept);
	text_add(out, "} }\n");
}

static void
print_spans(const struct replay *r, const char *grade, const char *day)
{
	for (int span = 0; span < TRACK_SPANS; span++)
		print_outcome(r, grade, day, (enum track_span)span);
}

static void
print_bin(struct text *out, const char *word, const struct track_bin *b,
    int bin)
{
	if (!b->orders)
		return;
	text_printf(out, "reliability \"%s-%d\" { cite \"replay\" {\n"
	    "  odds = \"%s\",\n", word, bin * 100 / TRACK_BINS, word);
	share(out, "from", (double)bin / TRACK_BINS);
	share(out, "to", (double)(bin + 1) / TRACK_BINS);
	field(out, "orders", b->orders);
	share(out, "mean", b->mean);
	field(out, "kept", b->kept);
	field(out, "learnt", b->learnt);
	text_add(out, "} }\n");
}

static void
scores(struct text *out, const struct track_stated *s, const char *brier,
    const char *constant)
{
	text_printf(out, "  %s = ", brier);
	number_fixed(out, track_brier(s->p, s->came, s->count), 4, "");
	text_printf(out, ",\n  %s = ", constant);
	number_fixed(out, track_brier_constant(s->came, s->count), 4, "");
	text_add(out, ",\n");
}

static void
print_stated(const struct replay *r, enum track_odds odds)
{
	struct track_stated s = track_stated(r->o->arena, r->item, r->count,
	    odds);
	struct track_stated known = track_unlearnt(r->o->arena, &s);
	struct track_bin all = { .orders = s.count };
	const char *word = track_odds_word(odds);

	if (!s.count)
		return;
	for (int i = 0; i < TRACK_BINS; i++) {
		struct track_bin b = track_bin(&s, i);

		print_bin(r->o->out, word, &b, i);
		all.kept += b.kept;
		all.learnt += b.learnt;
		all.mean += b.mean * (double)b.orders / (double)s.count;
	}
	text_printf(r->o->out, "reliability \"%s\" { cite \"replay\" {\n"
	    "  odds = \"%s\",\n", word, word);
	field(r->o->out, "orders", all.orders);
	share(r->o->out, "mean", all.mean);
	field(r->o->out, "kept", all.kept);
	field(r->o->out, "learnt", all.learnt);
	scores(r->o->out, &s, "brier", "constant");
	scores(r->o->out, &known, "brier_known", "constant_known");
	text_add(r->o->out, "} }\n");
}

void
replay_lua(const struct replay *r)
{
	const char *day = NULL;

	text_add(r->o->out, "-- Made by ridgeline replay --format lua from "
	    "the prices of past days.\n\n");
	print_source(r);
	print_replayed(r);
	print_spans(r, NULL, NULL);
	for (unsigned grade = 0; grade <= GRADE_UNTESTED; grade++)
		print_spans(r, grade_word(grade), NULL);
	for (size_t i = 0; i < r->count; i++) {
		if (!day || strcmp(day, r->item[i].day) != 0)
			print_spans(r, NULL, r->item[i].day);
		day = r->item[i].day;
	}
	for (int odds = 0; odds < TRACK_ODDS; odds++)
		print_stated(r, (enum track_odds)odds);
}
