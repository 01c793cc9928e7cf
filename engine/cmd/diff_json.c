/* What changed as data; its schema is data/diff.schema.json of every site. */
#include <math.h>

#include "base/arena.h"
#include "base/text.h"
#include "cmd/cmd.h"
#include "cmd/diff.h"
#include "feed/json.h"
#include "write/json.h"

static void
side(struct emit *e, const char *key, const struct json *a)
{
	if (!a)
		return;
	json_open(e, key, '{');
	json_text(e, "id", json_text_of(a, "id"));
	json_text(e, "accelerator", json_text_of(a, "accelerator"));
	json_number(e, "count", json_number_of(a, "count"));
	if (json_number_of(a, "accelerators") > 0)
		json_number(e, "accelerators", json_number_of(a,
		    "accelerators"));
	json_text(e, "offer", json_text_of(a, "offer"));
	json_number(e, "objective", json_number_of(a, "objective"));
	if (json_number_of(a, "usd_attributed") > 0)
		json_number(e, "usd_attributed", json_number_of(a,
		    "usd_attributed"));
	json_close(e, '}');
}

static void
reading(struct emit *e, const char *key, const struct reading *r)
{
	if (!r->is)
		return;
	if (r->number)
		json_number(e, key, r->value);
	else
		json_text(e, key, r->text);
}

static void
fact(struct emit *e, const struct fact_change *f, bool caused)
{
	const char *unit = f->now.is ? f->now.unit : f->was.unit;

	json_line(e);
	json_open(e, NULL, '{');
	json_text(e, "id", f->id);
	json_text(e, "change", change_ways[f->way]);
	if (caused)
		json_text(e, "cause", change_causes[f->cause]);
	reading(e, "was", &f->was);
	reading(e, "now", &f->now);
	if (*unit)
		json_text(e, "unit", unit);
	json_close(e, '}');
}

static void
facts(struct emit *e, const char *key, const struct fact_changes *list,
    bool caused)
{
	json_line(e);
	json_open(e, key, '[');
	for (size_t i = 0; i < list->count; i++)
		fact(e, &list->item[i], caused);
	json_close(e, ']');
}

static void
decision(struct emit *e, struct options *o, const struct changes *all,
    const struct change *c)
{
	json_line(e);
	json_open(e, NULL, '{');
	json_text(e, "id", c->id);
	json_text(e, "name", diff_name(all, o, c));
	json_text(e, "change", change_types[c->type]);
	side(e, "was", change_choice(c->was));
	side(e, "now", change_choice(c->now));
	side(e, "stays", c->stays);
	if (c->stays_out)
		json_text(e, "stays_out", json_text_of(c->stays_out,
		    "reason"));
	if (c->action) {
		json_text(e, "action", change_actions[c->action]);
		json_flag(e, "proven", c->proven);
	}
	if (!isnan(c->stake)) {
		json_number(e, "staying_share", c->share);
		json_number(e, "staying_usd", c->stake);
		json_text(e, "staying_per", c->of_run ? "run" : "month");
	}
	json_text(e, "evidence", diff_evidence(o, all, c));
	json_text(e, "staying", diff_staying(o, all, c));
	json_text(e, "margin", diff_margin(o, all, c));
	json_open(e, "causes", '[');
	for (int m = 0; m < MOVED_CAUSES; m++)
		if (c->causes & 1u << m)
			json_text(e, NULL, change_causes[m]);
	json_close(e, ']');
	facts(e, "inputs", &c->facts, true);
	json_close(e, '}');
}

static void
decisions(struct emit *e, struct options *o, const struct changes *all)
{
	json_line(e);
	json_open(e, "decisions", '[');
	for (size_t i = 0; i < all->count; i++)
		if (all->item[i].type != CHANGE_alike)
			decision(e, o, all, &all->item[i]);
	json_close(e, ']');
}

static void
causes(struct emit *e, const struct changes *all)
{
	json_line(e);
	json_open(e, "causes", '{');
	for (int m = 0; m < MOVED_CAUSES; m++) {
		json_open(e, change_causes[m], '{');
		for (int w = 0; w < WAYS; w++)
			json_number(e, change_ways[w],
			    (double)all->moved[m][w]);
		json_number(e, "flips", (double)all->flips[m]);
		json_close(e, '}');
	}
	json_close(e, '}');
}

static void
remarks(struct emit *e, const struct remarks *list)
{
	json_line(e);
	json_open(e, "remarks", '[');
	for (size_t i = 0; i < list->count; i++) {
		const struct remark *r = &list->item[i];

		json_line(e);
		json_open(e, NULL, '{');
		json_text(e, "rule", diff_rules[r->rule]);
		json_text(e, "subject", r->subject);
		json_text(e, "text", r->text);
		json_flag(e, "fails", r->fails);
		json_origin(e, "origin", r->at);
		json_close(e, '}');
	}
	json_close(e, ']');
}

static void
held(struct emit *e, const struct changes *all)
{
	json_line(e);
	json_open(e, "held", '[');
	for (size_t i = 0; i < all->held_count; i++) {
		json_line(e);
		json_open(e, NULL, '{');
		json_text(e, "id", json_text_of(&all->held[i], "id"));
		json_text(e, "date", json_text_of(&all->held[i], "date"));
		json_text(e, "reason", json_text_of(&all->held[i], "reason"));
		json_close(e, '}');
	}
	json_close(e, ']');
}

void
diff_json(struct options *o, const struct changes *all,
    const struct remarks *list)
{
	struct emit e = { .out = o->out };

	json_open(&e, NULL, '{');
	json_text(&e, "schema", "ridgeline-diff-1");
	json_text(&e, "old", json_text_of(all->old->guide, "date"));
	json_text(&e, "new", json_text_of(all->new->guide, "date"));
	json_text(&e, "old_program", all->old->program);
	json_text(&e, "new_program", all->new->program);
	for (int type = 0; type < CHANGE_TYPES; type++)
		json_number(&e, change_types[type],
		    (double)all->types[type]);
	json_number(&e, "usd_was", all->both.was);
	json_number(&e, "usd_now", all->both.now);
	json_number(&e, "answered", (double)all->fresh.count);
	json_number(&e, "usd_answered", all->fresh.now);
	json_number(&e, "lost", (double)all->lost.count);
	json_number(&e, "usd_lost", all->lost.was);
	json_flag(&e, "whole", all->whole);
	causes(&e, all);
	decisions(&e, o, all);
	facts(&e, "facts", &all->facts, true);
	facts(&e, "claims", &all->claims, false);
	facts(&e, "figures", &all->figures, false);
	held(&e, all);
	remarks(&e, list);
	json_close(&e, '}');
	text_char(o->out, '\n');
}
