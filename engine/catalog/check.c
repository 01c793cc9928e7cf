#include "catalog/check.h"

#include "base/arena.h"
#include "base/array.h"
#include "base/pool.h"
#include "base/text.h"

static void
visit_list(const struct record_list *list, void *context,
    void (*visit)(void *context, const struct record *))
{
	for (size_t i = 0; i < list->count; i++)
		visit(context, list->item[i]);
}

void
check_each(const struct check *c, void *context,
    void (*visit)(void *context, const struct record *))
{
#define RECORD(verb, many, singleton, doc) \
	visit_list(&c->catalog->many, context, visit);
#include "catalog/record.def"
#undef RECORD
	visit_list(&c->catalog->workloads, context, visit);
}

/*
 * The kinds that are missing, in one message.  A record that was refused is
 * missing too, so this is only said when there is nothing else to say.
 */
static void
check_empty(const struct check *c)
{
	static const char *const verbs[] = {
		"site", "accelerator", "model", "profile", "workload",
	};
	struct text names;
	bool any = false;

	text_init(&names, c->arena);
	for (size_t i = 0; i < sizeof(verbs) / sizeof(*verbs); i++) {
		if (catalog_records(c->catalog, verbs[i])->count) {
			any = true;
			continue;
		}
		if (names.len)
			text_add(&names, ", ");
		text_add(&names, verbs[i]);
	}
	if (names.len)
		diag(c->diags, DIAG_empty, (struct origin){ 0 },
		    "the guide has no record of: %s%s", names.data, any ? "" :
		    "; 'ridgeline init DIR' writes a guide to begin with");
}

/* Each for itself, the longest first. */
static const struct {
	void (*run)(const struct check *);
	bool whole;              /* of a catalogue that has all its parts */
} checks[] = {
	{ check_models, false },
	{ check_references, true },
	{ check_unused, true },
	{ check_suspects, false },
	{ check_bounds, false },
	{ check_supports, true },
	{ check_scopes, true },
	{ check_sources, true },
	{ check_accelerators, false },
	{ check_slices, false },
	{ check_hosts, false },
	{ check_processors, false },
	{ check_exchanges, false },
	{ check_owners, false },
	{ check_facilities, false },
	{ check_likes, false },
	{ check_offers, false },
	{ check_policies, false },
	{ check_workloads, false },
	{ check_approvals, false },
};

/* One check a worker, with its arena. */
static void
run_check(void *context, size_t i, int worker)
{
	const struct check *c = (const struct check *)context + worker;

	if (!checks[i].whole || !c->catalog->partial)
		checks[i].run(c);
}

void
catalog_check(const struct catalog *catalog, struct arena *arena, int jobs,
    struct diags *diags)
{
	int workers = pool_workers(jobs);
	struct check *c = arena_array(arena, (size_t)workers, sizeof(*c));

	for (int i = 0; i < workers; i++)
		c[i] = (struct check){ .catalog = catalog,
			.arena = arena_part(arena), .diags = diags };
	pool_run(jobs, COUNT(checks), run_check, c);
	if (!diags_failed(diags))
		check_empty(c);
}

void
catalog_check_references(const struct catalog *catalog, struct arena *arena,
    struct diags *diags)
{
	check_references(&(struct check){ .catalog = catalog,
	    .arena = arena, .diags = diags });
}
