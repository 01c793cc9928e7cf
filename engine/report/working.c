/* A chain with its numbers on a page, and where every input came from. */
#include <string.h>

#include "base/map.h"
#include "report/compose.h"
#include "unit/number.h"

static bool
is_offer(const struct record *r)
{
	return r && strcmp(r->type->verb, "offer") == 0;
}

/* ", 1.1 EUR an hour at 1.15 USD of 2026-07-01": of a price that was
 * converted. */
static void
add_listed(struct text *t, const struct offer *o, const char *field)
{
	bool bought = o->purchase.fact.given;

	if (!o->exchange || !field ||
	    strcmp(field, bought ? "purchase" : "price") != 0)
		return;
	text_add(t, ", ");
	number_round(t, o->listed * (bought ? 1 : 3600), 6);
	text_printf(t, " %s%s at ", o->exchange->currency.text, bought ? "" :
	    " an hour");
	number_round(t, o->exchange->usd.value, 6);
	text_printf(t, " USD of %s", o->exchange->date.text);
}

const char *
input_says(struct arena *arena, const struct catalog *catalog,
    const struct input *in)
{
	struct fact derived = { .source = in->source };
	struct text t;

	text_init(&t, arena);
	if (in->fact && (in->fact->source || in->fact->assume))
		text_add(&t, fact_says(arena, catalog, in->fact));
	else if (in->source)
		text_add(&t, fact_says(arena, catalog, &derived));
	else if (in->cause == CAUSE_choice)
		text_add(&t, in->note ? "" : "choice");
	else if (in->of && !in->note)
		text_add(&t, record_name(in->of));
	/* What it does not state was not seen. */
	if (is_offer(in->of) && t.len) {
		text_printf(&t, ", seen %s",
		    ((const struct offer *)in->of)->date.text);
		add_listed(&t, (const struct offer *)in->of, in->field);
	}
	if (in->note)
		text_printf(&t, "%s%s", t.len ? "; " : "", in->note);
	if (!t.len)
		text_add(&t, "not stated: the default");
	return t.data;
}

const char *
input_id(struct arena *arena, const struct input *in)
{
	const char *part = in->fact ? in->fact->part : NULL;

	if (!in->of)
		return in->field ? in->field : "";
	return arena_printf(arena, "%s/%s%s%s", record_key(arena, in->of),
	    in->field, part ? "." : "", part ? part : "");
}

static const struct candidate *
candidate_of(struct compose *c, const struct value *v)
{
	return map_get(compose_candidates(c), v->type == VALUE_TEXT ? v->text :
	    value_get_text(v, "id", ""));
}

static const char *
name_of(struct compose *c, const struct candidate *a)
{
	return placement_words(c->arena, a->view->decision->workload,
	    &a->answer->place);
}

static struct working *
working_make(struct compose *c, const struct candidate *a,
    const struct candidate *beside, const char *id)
{
	struct working *w = ARENA_NEW(c->arena, struct working);

	w->chain = kind_chain(a->view->decision->kind);
	w->answer = a->answer;
	w->input = answer_inputs(c->arena, c->guide->catalog,
	    a->view->decision, a->answer);
	w->name = name_of(c, a);
	if (beside && beside->answer->value) {
		w->beside = beside->answer;
		w->beside_name = name_of(c, beside);
	}
	w->title = arena_printf(c->arena, "%s: %s", value_get_text(
	    a->view->value, "name", ""), w->name);
	w->id = id;
	return w;
}

/* The best of a decision and the next beside it; NULL where none fits. */
static struct working *
working_of(struct compose *c, const struct value *decision)
{
	const struct value *ranked = decision->type == VALUE_MAP ?
	    value_get(decision, "ranked") : NULL;
	const struct candidate *best = ranked && ranked->count ?
	    candidate_of(c, ranked->item[0]) : NULL;

	if (!best || !best->answer->value)
		return NULL;
	return working_make(c, best, ranked->count > 1 ?
	    candidate_of(c, ranked->item[1]) : NULL, NULL);
}

/* working(decision): the best, the next beside it; working(answer); whether
 * it is open; a decision of the same workload whose page has what is alike. */
static const struct value *
working_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	struct call call = { args, count, error };
	const struct value *ranked = count ? value_get(args[0], "ranked") :
	    NULL;
	const struct candidate *found = NULL, *beside = NULL;
	struct working *w;

	(void)arena;
	if (ranked && ranked->count == 0)
		return call_fails(c, call, "the decision has no answer");
	if (count)
		found = candidate_of(c, ranked ? ranked->item[0] : args[0]);
	if (ranked && ranked->count > 1)
		beside = candidate_of(c, ranked->item[1]);
	if (!found)
		return call_fails(c, call, "wants a decision or an answer");
	if (!found->answer->value)
		return call_fails(c, call, "\"%s\" was rejected before its "
		    "numbers were worked out", found->answer->id);
	w = working_make(c, found, beside, prose_id(c, arena_printf(c->arena,
	    "working-%s-%s", found->view->decision->profile->head.id,
	    found->answer->place.accelerator->head.id)));
	w->open = count > 1 && args[1]->type == VALUE_FLAG && args[1]->flag;
	w->as = count > 2 ? working_of(c, args[2]) : NULL;
	if (w->as && w->as->chain != w->chain)
		return call_fails(c, call, "what is alike is that of another "
		    "workload");
	return piece_block(c, BLOCK_WORKING, w);
}

void
workings_install(struct compose *c)
{
	templates_function(c->templates, "working", working_function, c);
}
