#include "kind/predict.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"

typedef void case_predict(const struct predictor *, const struct case_row *,
    struct prediction *);

/* Who predicts what: a kind of case and a quantity. */
static const struct {
	const char *kind, *quantity;
	case_predict *run;
} table[] = {
	{ "pretrain", "memory_bytes_per_accelerator", case_train },
	{ "pretrain", "memory_bytes_total", case_train },
	{ "pretrain", "fits", case_train },
	{ "finetune", "memory_bytes_per_accelerator", case_train },
	{ "finetune", "memory_bytes_total", case_train },
	{ "finetune", "fits", case_train },
	{ "serve", "memory_bytes_per_accelerator", case_serve },
	{ "serve", "memory_bytes_total", case_serve },
	{ "serve", "weights_bytes", case_serve },
	{ "serve", "kv_cache_tokens", case_serve },
	{ "serve", "fits", case_serve },
};

const struct case_default case_defaults[] = {
#define DEFAULT(group, column, value, why) \
	{ #group, CASE_##column, value, why },
#include "kind/case_default.def"
#undef DEFAULT
};
const size_t case_default_count = COUNT(case_defaults);

const char *
predict_status_name(enum predict_status s)
{
	static const char *const names[] = { "ok", "skipped", "error" };

	return names[s];
}

static case_predict *
find(const struct case_row *row)
{
	for (size_t i = 0; i < COUNT(table); i++)
		if (case_is(row, CASE_kind, table[i].kind) &&
		    case_is(row, CASE_quantity, table[i].quantity))
			return table[i].run;
	return NULL;
}

struct prediction
predict(const struct predictor *p, const struct case_row *row)
{
	struct prediction out = { .status = PREDICT_ok };
	case_predict *run;

	if (row->fault) {
		out.status = PREDICT_error;
		out.reason = row->fault;
		return out;
	}
	if (case_text(row, CASE_skip_reason)) {
		out.status = PREDICT_skipped;
		out.reason = arena_printf(p->arena, "set aside in the file: "
		    "%s", case_text(row, CASE_skip_reason));
		return out;
	}
	run = find(row);
	if (run) {
		run(p, row, &out);
		return out;
	}
	out.status = PREDICT_skipped;
	out.reason = arena_printf(p->arena, "not modelled yet: %s of %s",
	    case_text(row, CASE_quantity), case_text(row, CASE_kind));
	return out;
}
