/*
 * Each change of a decision as a record that a guide keeps; that a choice costs
 * more or less is none.
 */
#include <inttypes.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/digest.h"
#include "base/text.h"
#include "cmd/cmd.h"
#include "cmd/diff.h"
#include "feed/json.h"
#include "unit/number.h"

/* Facts that a record names. */
enum { NAMED = 6 };

static void
field(struct options *o, const char *name, const char *text)
{
	if (!*text)
		return;
	text_printf(o->out, "  %s = ", name);
	text_lua(o->out, text);
	text_add(o->out, ",\n");
}

static void
money(struct options *o, const char *name, const struct json *answer)
{
	double usd = json_number_of(answer, "usd_attributed");

	if (!(usd > 0))
		return;
	text_printf(o->out, "  %s = ", name);
	number_exact(o->out, usd);
	text_add(o->out, " * USD,\n");
}

static void
reasons(struct options *o, const struct changes *all, const struct change *c)
{
	if (!c->facts.count)
		return;
	text_add(o->out, "  because = {\n");
	for (size_t i = 0; i < c->facts.count && i < NAMED; i++) {
		text_add(o->out, "    ");
		text_lua(o->out, arena_printf(o->arena, "%s%s",
		    diff_subject(o, all, &c->facts.item[i]),
		    diff_values(o, &c->facts.item[i])));
		text_add(o->out, ",\n");
	}
	text_add(o->out, "  },\n");
}

static void
causes(struct options *o, const struct change *c)
{
	const char *between = "";

	if (!c->causes)
		return;
	text_add(o->out, "  causes = {");
	for (int m = 0; m < MOVED_CAUSES; m++)
		if (c->causes & 1u << m) {
			text_printf(o->out, "%s \"%s\"", between,
			    change_causes[m]);
			between = ",";
		}
	text_add(o->out, " },\n");
}

/* What a record says, without its id. */
static void
record_body(struct options *o, const struct changes *all,
    const struct change *c)
{
	field(o, "date", json_text_of(all->new->guide, "date"));
	field(o, "decision", c->id);
	field(o, "title", diff_name(all, o, c));
	field(o, "change", change_types[c->type]);
	if (c->was)
		field(o, "was", diff_choice(o, all->old, c->id,
		    change_choice(c->was)));
	if (c->now)
		field(o, "now", diff_choice(o, all->new, c->id,
		    change_choice(c->now)));
	if (c->was)
		money(o, "usd_was", change_choice(c->was));
	if (c->now)
		money(o, "usd_now", change_choice(c->now));
	field(o, "staying", diff_staying(o, all, c));
	causes(o, c);
	reasons(o, all, c);
}

/* Two updates of one day tell different changes: an id is of what is said. */
static void
record(struct options *o, const struct changes *all, const struct change *c)
{
	struct options own = *o;
	struct text body;

	text_init(&body, o->arena);
	own.out = &body;
	record_body(&own, all, c);
	text_printf(o->out, "\ndecided \"%s-%016" PRIx64 "\" {\n",
	    json_text_of(all->new->guide, "date"), digest_add(DIGEST_EMPTY,
	    body.data, body.len));
	text_add(o->out, body.data);
	text_add(o->out, "}\n");
}

void
diff_lua(struct options *o, const struct changes *all)
{
	text_printf(o->out, "-- What changed in the guide of %s, made by "
	    "ridgeline diff --format lua.\n", json_text_of(all->new->guide,
	    "date"));
	for (size_t i = 0; i < all->count; i++)
		if (all->item[i].type != CHANGE_alike &&
		    all->item[i].type != CHANGE_cost)
			record(o, all, &all->item[i]);
}
