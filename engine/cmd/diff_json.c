/* What changed as data; its schema is data/diff.schema.json of every site. */
#include "base/arena.h"
#include "base/text.h"
#include "cmd/cmd.h"
#include "cmd/diff.h"
#include "cmd/emit.h"
#include "feed/json.h"

static void
side(struct emit *e, const char *key, const struct json *a)
{
	if (!a)
		return;
	emit_open(e, key, '{');
	emit_text(e, "id", json_text_of(a, "id"));
	emit_text(e, "accelerator", json_text_of(a, "accelerator"));
	emit_number(e, "count", json_number_of(a, "count"));
	if (json_number_of(a, "accelerators") > 0)
		emit_number(e, "accelerators", json_number_of(a,
		    "accelerators"));
	emit_text(e, "offer", json_text_of(a, "offer"));
	emit_number(e, "objective", json_number_of(a, "objective"));
	if (json_number_of(a, "usd_attributed") > 0)
		emit_number(e, "usd_attributed", json_number_of(a,
		    "usd_attributed"));
	emit_close(e, '}');
}

static void
reading(struct emit *e, const char *key, const struct reading *r)
{
	if (!r->is)
		return;
	if (r->number)
		emit_number(e, key, r->value);
	else
		emit_text(e, key, r->text);
}

static void
fact(struct emit *e, const struct fact_change *f, bool caused)
{
	const char *unit = f->now.is ? f->now.unit : f->was.unit;

	emit_line(e);
	emit_open(e, NULL, '{');
	emit_text(e, "id", f->id);
	emit_text(e, "change", change_ways[f->way]);
	if (caused)
		emit_text(e, "cause", change_causes[f->cause]);
	reading(e, "was", &f->was);
	reading(e, "now", &f->now);
	if (*unit)
		emit_text(e, "unit", unit);
	emit_close(e, '}');
}

static void
facts(struct emit *e, const char *key, const struct fact_changes *list,
    bool caused)
{
	emit_line(e);
	emit_open(e, key, '[');
	for (size_t i = 0; i < list->count; i++)
		fact(e, &list->item[i], caused);
	emit_close(e, ']');
}

static void
decision(struct emit *e, struct options *o, const struct changes *all,
    const struct change *c)
{
	emit_line(e);
	emit_open(e, NULL, '{');
	emit_text(e, "id", c->id);
	emit_text(e, "name", diff_name(all, o, c));
	emit_text(e, "change", change_types[c->type]);
	side(e, "was", change_choice(c->was));
	side(e, "now", change_choice(c->now));
	side(e, "stays", c->stays);
	if (c->stays_out)
		emit_text(e, "stays_out", json_text_of(c->stays_out,
		    "reason"));
	emit_text(e, "staying", diff_staying(o, all, c));
	emit_text(e, "margin", diff_margin(o, all, c));
	emit_open(e, "causes", '[');
	for (int m = 0; m < MOVED_CAUSES; m++)
		if (c->causes & 1u << m)
			emit_text(e, NULL, change_causes[m]);
	emit_close(e, ']');
	facts(e, "inputs", &c->facts, true);
	emit_close(e, '}');
}

static void
decisions(struct emit *e, struct options *o, const struct changes *all)
{
	emit_line(e);
	emit_open(e, "decisions", '[');
	for (size_t i = 0; i < all->count; i++)
		if (all->item[i].type != CHANGE_alike)
			decision(e, o, all, &all->item[i]);
	emit_close(e, ']');
}

static void
causes(struct emit *e, const struct changes *all)
{
	emit_line(e);
	emit_open(e, "causes", '{');
	for (int m = 0; m < MOVED_CAUSES; m++) {
		emit_open(e, change_causes[m], '{');
		for (int w = 0; w < WAYS; w++)
			emit_number(e, change_ways[w],
			    (double)all->moved[m][w]);
		emit_number(e, "flips", (double)all->flips[m]);
		emit_close(e, '}');
	}
	emit_close(e, '}');
}

static void
remarks(struct emit *e, const struct remarks *list)
{
	emit_line(e);
	emit_open(e, "remarks", '[');
	for (size_t i = 0; i < list->count; i++) {
		const struct remark *r = &list->item[i];

		emit_line(e);
		emit_open(e, NULL, '{');
		emit_text(e, "rule", diff_rules[r->rule]);
		emit_text(e, "subject", r->subject);
		emit_text(e, "text", r->text);
		emit_flag(e, "fails", r->fails);
		emit_origin(e, "origin", r->at);
		emit_close(e, '}');
	}
	emit_close(e, ']');
}

static void
held(struct emit *e, const struct changes *all)
{
	emit_line(e);
	emit_open(e, "held", '[');
	for (size_t i = 0; i < all->held_count; i++) {
		emit_line(e);
		emit_open(e, NULL, '{');
		emit_text(e, "id", json_text_of(&all->held[i], "id"));
		emit_text(e, "date", json_text_of(&all->held[i], "date"));
		emit_text(e, "reason", json_text_of(&all->held[i], "reason"));
		emit_close(e, '}');
	}
	emit_close(e, ']');
}

void
diff_json(struct options *o, const struct changes *all,
    const struct remarks *list)
{
	struct emit e = { .out = o->out };

	emit_open(&e, NULL, '{');
	emit_text(&e, "schema", "ridgeline-diff-1");
	emit_text(&e, "old", json_text_of(all->old->guide, "date"));
	emit_text(&e, "new", json_text_of(all->new->guide, "date"));
	emit_text(&e, "old_program", all->old->program);
	emit_text(&e, "new_program", all->new->program);
	for (int type = 0; type < CHANGE_TYPES; type++)
		emit_number(&e, change_types[type],
		    (double)all->types[type]);
	emit_number(&e, "usd_was", all->both.was);
	emit_number(&e, "usd_now", all->both.now);
	emit_number(&e, "answered", (double)all->fresh.count);
	emit_number(&e, "usd_answered", all->fresh.now);
	emit_number(&e, "lost", (double)all->lost.count);
	emit_number(&e, "usd_lost", all->lost.was);
	emit_flag(&e, "whole", all->whole);
	causes(&e, all);
	decisions(&e, o, all);
	facts(&e, "facts", &all->facts, true);
	facts(&e, "claims", &all->claims, false);
	facts(&e, "figures", &all->figures, false);
	held(&e, all);
	remarks(&e, list);
	emit_close(&e, '}');
	text_char(o->out, '\n');
}
