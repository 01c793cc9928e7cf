/* Measured cases that contradict each other: a smaller model that is slower. */
#include <string.h>

#include "base/array.h"
#include "base/diag.h"
#include "base/map.h"
#include "feed/cases.h"
#include "report/compose.h"

/* Runs differ by some percent, and no one calls a model of 7B less than 8B. */
static const double slower = 0.9, smaller = 0.8;

/* What two cases must share to differ by their model alone. */
static const enum case_column alike[] = {
	CASE_kind, CASE_quantity, CASE_accelerator, CASE_count, CASE_nodes,
	CASE_tp, CASE_pp, CASE_dp, CASE_ep, CASE_offload, CASE_weight_format,
	CASE_compute_format, CASE_kv_format, CASE_attention, CASE_input_len,
	CASE_output_len, CASE_batch, CASE_software, CASE_token_basis,
	CASE_weight_bits,
};

struct sized {
	const struct case_row *row;
	const struct model *model;
	double rate;
};

struct sized_list {
	struct sized *item;
	size_t count, cap;
};

/* Decoding reads every weight once a token: of a dense model, all of it. */
static bool
is_decoding(const struct compose *c, const struct case_row *row,
    struct sized *out)
{
	const char *id = case_text(row, CASE_model);
	const struct model *m = id ? (const struct model *)catalog_find(
	    &c->guide->catalog->models, id) : NULL;

	*out = (struct sized){ row, m, 0 };
	return m && m->layers.fact.given && !m->experts.fact.given &&
	    case_text(row, CASE_accelerator) &&
	    !case_text(row, CASE_skip_reason) &&
	    case_is(row, CASE_phase, "decode") &&
	    (case_is(row, CASE_quantity, "tokens_per_s") ||
	    case_is(row, CASE_quantity, "tokens_per_s_per_request")) &&
	    case_number(row, CASE_value, &out->rate);
}

static const char *
key_of(struct compose *c, const struct case_row *row)
{
	struct text t;

	text_init(&t, c->arena);
	for (size_t i = 0; i < COUNT(alike); i++)
		text_printf(&t, "%s\n", case_text(row, alike[i]) ?
		    case_text(row, alike[i]) : "");
	return t.data;
}

/* More layers take more launches, however narrow they are. */
static void
compare(struct compose *c, const struct sized *a, const struct sized *b)
{
	const struct model *small = a->model, *large = b->model;

	if (small->parameters.value < smaller * large->parameters.value &&
	    small->layers.value <= large->layers.value &&
	    a->rate < slower * b->rate)
		diag(c->guide->diags, DIAG_not_monotone, a->row->at,
		    "case \"%s\": %s is slower than the larger %s of case "
		    "\"%s\", all else alike", case_text(a->row, CASE_id),
		    small->head.id, large->head.id, case_text(b->row,
		    CASE_id));
}

void
cases_monotone(struct compose *c, const struct cases *cases)
{
	struct map *groups = map_new(c->arena);

	for (size_t i = 0; i < cases->count; i++) {
		const char *key;
		struct sized_list *group;
		struct sized one;

		if (!is_decoding(c, &cases->item[i], &one))
			continue;
		key = key_of(c, one.row);
		group = map_get(groups, key);
		if (!group) {
			group = ARENA_NEW(c->arena, struct sized_list);
			map_put(groups, key, group);
		}
		for (size_t k = 0; k < group->count; k++) {
			compare(c, &one, &group->item[k]);
			compare(c, &group->item[k], &one);
		}
		ARRAY_ADD(c->arena, group, one);
	}
}
