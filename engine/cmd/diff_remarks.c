/* What a gate or a reviewer looks at, and what --fail-on makes of it. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/clamp.h"
#include "base/map.h"
#include "base/text.h"
#include "cmd/cmd.h"
#include "cmd/diff.h"
#include "cmd/option.h"
#include "feed/json.h"
#include "unit/number.h"

const char *const diff_rules[RULES] = { "flip", "increase", "stale",
	"outlier", "claim", "signed" };
const char *const diff_rule_docs[RULES] = {
	"A decision has another choice, or is gone.",
	"A decision costs more than it did.",
	"A decision rests on a price older than its source allows.",
	"A price that came is likely wrong: it decides nothing until accepted.",
	"A published claim has another verdict.",
	"A decision is not what was signed.",
};

/* What --fail-on asks for. */
struct gates {
	bool rule[RULES];
	double increase;         /* share */
	double flip, flip_usd;   /* a flip below both is let through */
};

struct making {
	struct options *o;
	const struct changes *all;
	struct gates gates;
	struct remarks *out;
};

/* "increase>5%", "flip>$200": the share or the dollars, else below 0. */
static double
more_than(const char *word, const char *name, bool money)
{
	char number[32], *end;
	double value;

	if (!text_starts(word, name))
		return -1;
	word += strlen(name);
	if ((*word == '$') != money)
		return -1;
	text_copy(number, sizeof(number), word + money);
	end = strchr(number, '%');
	if (end && !money)
		*end = '\0';
	return number_read(number, &value) && value >= 0 ? money ? value :
	    value / 100 : -1;
}

/* "flip>5%" and "flip>$200": a flip fails where staying costs more than either
 * that is named. */
static bool
asks_flips(struct gates *a, const char *word)
{
	double share = more_than(word, "flip>", false);
	double usd = more_than(word, "flip>", true);

	if (share < 0 && usd < 0)
		return false;
	a->rule[RULE_flip] = true;
	if (share >= 0)
		a->flip = share;
	else
		a->flip_usd = usd;
	return true;
}

static void
ask_word(struct options *o, struct gates *a, const char *word)
{
	double share = more_than(word, "increase>", false);
	const char *near;

	if (asks_flips(a, word))
		return;
	if (share >= 0) {
		a->rule[RULE_increase] = true;
		a->increase = share;
		return;
	}
	for (int r = 0; r < RULES; r++)
		if (r != RULE_increase && !strcmp(word, diff_rules[r])) {
			a->rule[r] = true;
			return;
		}
	near = text_nearest(arena_strndup(o->arena, word, strcspn(word, ">")),
	    diff_rules, RULES);
	diag(o->diags, DIAG_usage, (struct origin){ NULL, 0 }, "--fail-on "
	    "takes flip, flip>N%%, flip>$N, increase>N%%, stale, outlier, "
	    "claim and signed, parted by commas, not \"%s\"%s%s%s", word, near ?
	    "; did you mean \"" : "", near ? near : "", !near ? "" :
	    strcmp(near, diff_rules[RULE_increase]) ? "\"?" : ">5%\"?");
}

static struct gates
asked_of(struct options *o)
{
	struct gates a = { .increase = change_slight, .flip = (double)NAN,
		.flip_usd = (double)NAN };

	for (const char *p = o->fail_on ? o->fail_on : ""; *p; p += *p == ',') {
		size_t n = strcspn(p, ",");

		ask_word(o, &a, arena_strndup(o->arena, p, n));
		p += n;
	}
	return a;
}

static void
remark(const struct making *m, enum diff_rule rule, const char *subject,
    struct origin at, const char *text)
{
	ARRAY_ADD(m->o->arena, m->out, (struct remark){ .rule = rule,
		.subject = subject, .text = text, .at = at,
		.fails = m->gates.rule[rule] });
}

/* One that nobody can stay out of is never slight. */
static bool
is_slight(const struct gates *a, const struct change *c)
{
	bool any = !isnan(a->flip) || !isnan(a->flip_usd);

	return any && !isnan(c->share) && !(c->share > a->flip) &&
	    !(c->stake > a->flip_usd);
}

static struct origin
line_of(const struct json *j)
{
	if (!*json_text_of(j, "file"))
		return (struct origin){ NULL, 0 };
	return (struct origin){ json_text_of(j, "file"),
		clamp_int(json_number_of(j, "line")) };
}

/* The line of the first fact behind it; else that of the workload. */
static struct origin
origin_of(const struct making *m, const struct change *c)
{
	const struct edition *e = c->now ? m->all->new : m->all->old;
	const char *slash = strchr(c->id, '/');
	const char *workload = arena_strndup(m->o->arena, c->id, slash ?
	    (size_t)(slash - c->id) : strlen(c->id));

	for (size_t i = 0; i < c->facts.count; i++) {
		const struct reading *now = &c->facts.item[i].now;

		if (now->is && *now->file)
			return (struct origin){ now->file, now->line };
	}
	return line_of(map_get(e->records, arena_printf(m->o->arena,
	    "workload/%s", workload)));
}

static void
remark_flips(const struct making *m)
{
	for (size_t i = 0; i < m->all->count; i++) {
		const struct change *c = &m->all->item[i];

		if (c->type != CHANGE_flipped && c->type != CHANGE_gone)
			continue;
		remark(m, RULE_flip, c->id, origin_of(m, c), arena_printf(
		    m->o->arena, "decision \"%s\": %s, now %s", c->id,
		    diff_choice(m->o, m->all->old, c->id, change_choice(
		    c->was)), c->now ? diff_choice(m->o, m->all->new, c->id,
		    change_choice(c->now)) : "no such decision"));
		m->out->item[m->out->count - 1].fails &=
		    !is_slight(&m->gates, c);
	}
}

static void
remark_increases(const struct making *m)
{
	for (size_t i = 0; i < m->all->count; i++) {
		const struct change *c = &m->all->item[i];
		const struct json *was = change_choice(c->was);
		const struct json *now = change_choice(c->now);

		if (!was || !now || !(json_number_of(now, "objective") >
		    (1 + m->gates.increase) * json_number_of(was,
		    "objective")))
			continue;
		remark(m, RULE_increase, c->id, origin_of(m, c), arena_printf(
		    m->o->arena, "decision \"%s\": %s: was %s, is %s%s",
		    c->id, diff_cost_title(c->now), diff_cost(m->o, c->was,
		    was), diff_cost(m->o, c->now, now), diff_share(m->o,
		    json_number_of(was, "objective"), json_number_of(now,
		    "objective"))));
	}
}

static bool
is_stale(const struct json *offer)
{
	const struct json *stale = offer ? json_member(offer, "stale") : NULL;

	return stale && stale->number > 0;
}

/* The price that was stale and won before was told of then. */
const struct json *
diff_went_stale(const struct changes *all, const struct change *c)
{
	const char *id = json_text_of(change_choice(c->now), "offer");
	const char *was = json_text_of(change_choice(c->was), "offer");
	const struct json *offer = map_get(all->new->offer, id);

	return is_stale(offer) && (strcmp(was, id) != 0 ||
	    !is_stale(map_get(all->old->offer, was))) ? offer : NULL;
}

static void
remark_stale(const struct making *m)
{
	for (size_t i = 0; i < m->all->count; i++) {
		const struct change *c = &m->all->item[i];
		const struct json *offer = diff_went_stale(m->all, c);

		if (offer)
			remark(m, RULE_stale, c->id, line_of(offer),
			    arena_printf(m->o->arena, "decision \"%s\": %s",
			    c->id, diff_stale(m->o, m->all->new, offer)));
	}
}

bool
diff_was_held(const struct changes *all, const struct json *h)
{
	static const char *const same[] = { "id", "date", "reason" };
	const struct json *item;
	size_t n = json_items(all->old->offers, "held", &item);

	for (size_t i = 0; i < n; i++) {
		size_t alike = 0;

		for (size_t f = 0; f < COUNT(same); f++)
			alike += !strcmp(json_text_of(&item[i], same[f]),
			    json_text_of(h, same[f]));
		if (alike == COUNT(same))
			return true;
	}
	return false;
}

/* What is held back still was told of when it came, and fails no more. */
static void
remark_held(const struct making *m)
{
	for (size_t i = 0; i < m->all->held_count; i++) {
		const struct json *h = &m->all->held[i];
		const char *id = json_text_of(h, "id");

		if (!diff_was_held(m->all, h))
			remark(m, RULE_outlier, id, line_of(h), arena_printf(
			    m->o->arena, "offer \"%s\" is held back: %s", id,
			    json_text_of(h, "reason")));
	}
}

static void
remark_claims(const struct making *m)
{
	for (size_t i = 0; i < m->all->claims.count; i++) {
		const struct fact_change *f = &m->all->claims.item[i];

		if (f->way != WAY_changed)
			continue;
		remark(m, RULE_claim, f->id, (struct origin){ *f->now.file ?
		    f->now.file : NULL, f->now.line }, arena_printf(
		    m->o->arena, "%s: was %s, is %s", diff_claim(m->o, m->all,
		    f), f->was.text, f->now.text));
	}
}

static void
remark_signed(const struct making *m)
{
	for (size_t i = 0; i < m->all->count; i++) {
		const struct change *c = &m->all->item[i];
		const char *says = diff_signed(m->o, m->all, c);

		if (*says)
			remark(m, RULE_signed, c->id, origin_of(m, c),
			    arena_printf(m->o->arena, "decision \"%s\": %s",
			    c->id, says));
	}
}

bool
diff_asks_well(struct options *o)
{
	asked_of(o);
	return !diags_status(o->diags);
}

const struct remarks *
diff_remarks(struct options *o, const struct changes *all)
{
	struct making m = { o, all, asked_of(o), ARENA_NEW(o->arena,
	    struct remarks) };

	remark_flips(&m);
	remark_increases(&m);
	remark_stale(&m);
	remark_held(&m);
	remark_claims(&m);
	remark_signed(&m);
	for (size_t i = 0; i < m.out->count; i++) {
		const struct remark *r = &m.out->item[i];

		if (r->fails)
			diag(o->diags, r->rule == RULE_flip ?
			    DIAG_choice_flipped : DIAG_fail_on, r->at, "%s",
			    r->text);
	}
	return m.out;
}
