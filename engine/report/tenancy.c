/* The tenants of a cluster, as values that templates make tables of. */

#include "base/map.h"
#include "kind/cluster.h"
#include "kind/ownership.h"
#include "report/compose.h"

/* One tenant of an answer: its place among the rows of the set. */
struct seat {
	struct compose *c;
	const struct candidate *of;
	struct value *map;
	int at;
};

/* A row of the chain, in a unit; that of the set is the tenant's. */
static void
set_row(const struct seat *s, const char *key, const char *row,
    const char *unit)
{
	const struct chain_row *r = chain_row(kind_chain(
	    s->of->view->decision->kind), row);
	double value = s->of->answer->value[r->slot + (r->set ? s->at : 0)];

	set(s->c, s->map, key, value_quantity(s->c->arena,
	    row_quantity(r->unit, value), unit, NULL));
}

static double
row_of(const struct seat *s, const char *row)
{
	const struct chain_row *r = chain_row(kind_chain(
	    s->of->view->decision->kind), row);

	return s->of->answer->value[r->slot + (r->set ? s->at : 0)];
}

static void
set_runs(const struct seat *s, const struct tenancy *t,
    const struct stay *stay)
{
	struct arena *arena = s->c->arena;
	const struct workload *w = t->runs[s->at];

	set_text(s->c, s->map, "name", t->tenant[s->at]->name.text);
	set_text(s->c, s->map, "tenant", t->tenant[s->at]->head.id);
	set(s->c, s->map, "workload", piece_link(s->c, &w->head, NULL));
	set_text(s->c, s->map, "placement", placement_words(arena, w,
	    &stay->place));
	set_row(s, "group", "group", "1");
	if (stay->serves) {
		set_row(s, "busy_copies", "busy_copies", "1");
		set_row(s, "quiet_copies", "quiet_copies", "1");
		return;
	}
	set_row(s, "jobs", "jobs", "1");
	set_row(s, "run_time", "run_time", "h");
	set_row(s, "wait", "job_wait", "h");
}

static void
set_costs(const struct seat *s, const struct tenancy *t,
    const struct alone *alone)
{
	struct arena *arena = s->c->arena;

	set_row(s, "used", "used", "h");
	set(s->c, s->map, "share", value_number(arena, row_of(s, "used") /
	    row_of(s, "time_shared"), "percent", NULL));
	set_row(s, "busy_used", "busy_used", "h");
	set_row(s, "quiet_used", "quiet_used", "h");
	set_row(s, "usd_by_time", "usd_by_time", "USD");
	set_row(s, "usd_by_peak", "usd_by_peak", "USD");
	if (!alone->known)
		return;
	set_row(s, "usd_alone", "usd_alone", "USD");
	set_text(s->c, s->map, "alone", placement_words(arena,
	    t->runs[s->at], &alone->place));
	set_text(s->c, s->map, "alone_offer", offer_words(arena,
	    s->c->guide->catalog->phrases,
	    alone->place.offer));
}

static const struct {
	const char *row, *unit;
} totals[] = {
	{ "busy_time", "h" }, { "quiet_time", "h" }, { "least", "1" },
	{ "accelerators", "1" }, { "busy_at_once", "1" },
	{ "quiet_at_once", "1" }, { "busy_cards", "1" },
	{ "quiet_cards", "1" }, { "all_used", "h" }, { "paid_for", "h" },
	{ "use", "percent" }, { "idle", "percent" },
	{ "owned_here", "1" }, { "used_held", "1" }, { "bought", "1" },
	{ "all_rented", "1" }, { "rented_time", "h" },
	{ "usd_rented", "USD" }, { "usd_bought", "USD" },
	{ "usd_held", "USD" }, { "usd_energy", "USD" },
	{ "usd_per_month", "USD" }, { "all_alone", "USD" },
	{ "saving", "USD" }, { "queue_load", "percent" },
	{ "co2", "kg" },
};

/* tenancy(answer): nothing where it is no cluster. */
static const struct value *
tenancy_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	const struct candidate *x = count && args[0]->type == VALUE_MAP ?
	    map_get(compose_candidates(c), value_get_text(args[0], "id",
	    "")) : NULL;
	struct seat s = { c, x, value_map(arena), 0 };
	struct value *rows = value_list(arena);
	const struct decision *d = x ? x->view->decision : NULL;
	bool known = true;

	if (!x)
		return call_fails(c, (struct call){ args, count, error },
		    "wants an answer");
	if (!tenancy_of(d->workload) || !x->answer->value)
		return value_nil(arena);
	for (size_t i = 0; i < sizeof(totals) / sizeof(totals[0]); i++)
		set_row(&s, totals[i].row, totals[i].row, totals[i].unit);
	for (size_t i = 0; i < tenancy_of(d->workload)->tenants; i++) {
		const struct tenancy *t = tenancy_of(d->workload);
		const struct alone *alone = &tenancy_alone(t, d->profile)[i];
		struct seat one = { c, x, value_map(arena), (int)i };

		known &= alone->known;
		set_runs(&one, t, &tenancy_stays(t,
		    x->answer->place.accelerator)[i]);
		set_costs(&one, t, alone);
		value_add(arena, rows, one.map);
	}
	set(c, s.map, "tenants", rows);
	set(c, s.map, "compares", value_flag(arena, known));
	return s.map;
}

void
tenancy_install(struct compose *c)
{
	templates_function(c->templates, "tenancy", tenancy_function, c);
}
