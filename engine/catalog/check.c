#include "catalog/check.h"

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

	text_init(&names, c->arena);
	for (size_t i = 0; i < sizeof(verbs) / sizeof(*verbs); i++) {
		if (catalog_records(c->catalog, verbs[i])->count)
			continue;
		if (names.len)
			text_add(&names, ", ");
		text_add(&names, verbs[i]);
	}
	if (names.len)
		diag(c->diags, DIAG_empty, (struct origin){ 0 },
		    "the guide has no record of: %s", names.data);
}

void
catalog_check(const struct catalog *catalog, struct arena *arena,
    struct diags *diags)
{
	const struct check c = { catalog, arena, diags };

	if (!catalog->partial) {
		check_references(&c);
		check_sources(&c);
		check_supports(&c);
		check_scopes(&c);
	}
	check_accelerators(&c);
	check_slices(&c);
	check_hosts(&c);
	check_processors(&c);
	check_owners(&c);
	check_facilities(&c);
	check_offers(&c);
	check_models(&c);
	check_policies(&c);
	check_workloads(&c);
	check_prices(&c);
	check_suspects(&c);
	if (!catalog->partial)
		check_unused(&c);
	if (diags_count(diags, LEVEL_error) == 0 &&
	    diags_count(diags, LEVEL_system) == 0)
		check_empty(&c);
}
