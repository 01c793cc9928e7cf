/* figure: which figure of accuracy a measured case counts to. */
#include <string.h>

#include "base/array.h"
#include "catalog/software.h"
#include "validate/score.h"

static const struct {
	const char *title;
	enum score_fitted fitted;
} figures[] = {
#define FIGURE(id, title, fit) { title, FITTED_##fit },
#include "validate/figure.def"
};

const char *
score_figure_title(enum score_figure f)
{
	return figures[f].title;
}

enum score_fitted
score_fitted(enum score_figure f)
{
	return f < FIGURE_COUNT ? figures[f].fitted : FITTED_nothing;
}

static bool
is_memory(const struct case_row *row)
{
	return case_is(row, CASE_quantity, "memory_bytes_per_accelerator") ||
	    case_is(row, CASE_quantity, "memory_bytes_total");
}

/* Is the case measured on a variant of the accelerator?  Its speed differs. */
static bool
is_speed(const struct case_row *row)
{
	return predict_class(row) == CLASS_speed &&
	    (case_is(row, CASE_accelerator_match, "exact") ||
	    case_is(row, CASE_accelerator_match, "assumed"));
}

/* Work done over the peak, recomputation left out. */
static bool
is_utilization(const struct case_row *row)
{
	return case_is(row, CASE_quantity, "mfu") ||
	    (case_is(row, CASE_quantity, "flops_per_s_per_accelerator") &&
	    case_is(row, CASE_flops_basis, "model"));
}

static enum score_figure
training_speed(const struct case_row *row)
{
	static const char *const rates[] = { "tokens_per_s_per_accelerator",
		"tokens_per_s", "samples_per_s", "step_s" };

	if (is_utilization(row))
		return FIGURE_training_mfu;
	for (size_t i = 0; i < COUNT(rates); i++)
		if (case_is(row, CASE_quantity, rates[i]))
			return case_text(row, CASE_recompute) ?
			    FIGURE_training_speed :
			    FIGURE_training_speed_loose;
	return FIGURE_COUNT;
}

/* A total is one accelerator's memory times their number where all do alike. */
static enum score_figure
training_memory(const struct case_row *row)
{
	double dp, count;

	if (case_is(row, CASE_quantity, "memory_bytes_total") &&
	    (!case_number(row, CASE_dp, &dp) ||
	    !case_number(row, CASE_count, &count) || dp < count))
		return FIGURE_COUNT;
	if (!case_text(row, CASE_recompute) ||
	    case_is(row, CASE_unit_sure, "no"))
		return FIGURE_training_memory_loose;
	return FIGURE_training_memory;
}

static enum score_figure
training(const struct case_row *row)
{
	if (!case_is(row, CASE_phase, "train"))
		return FIGURE_COUNT;
	if (is_memory(row))
		return training_memory(row);
	return is_speed(row) ? training_speed(row) : FIGURE_COUNT;
}

/* Stacks that launch each operation from Python: the host sets the pace. */
static bool
is_eager(const struct case_row *row)
{
	const char *name = case_text(row, CASE_software), *end;
	struct software s = software_printed(name ? name : "");

	return case_is(row, CASE_host_bound, "yes") ||
	    software_find(&s, "transformers", &end) == s.name ||
	    software_find(&s, "LitGPT", &end) == s.name;
}

static enum score_figure
serving_speed(const struct case_row *row)
{
	if (case_is(row, CASE_phase, "decode"))
		return is_eager(row) ? FIGURE_decode_eager : FIGURE_decode;
	if (case_is(row, CASE_phase, "prefill"))
		return FIGURE_prefill;
	if (!case_is(row, CASE_phase, "serve_throughput"))
		return FIGURE_COUNT;
	return case_text(row, CASE_batch) ? FIGURE_throughput_batch :
	    FIGURE_throughput;
}

static enum score_figure
serving(const struct case_row *row)
{
	if (is_memory(row))
		return FIGURE_serving_memory;
	if (case_is(row, CASE_quantity, "weights_bytes"))
		return FIGURE_weights;
	if (case_is(row, CASE_quantity, "kv_cache_tokens"))
		return FIGURE_cache;
	return is_speed(row) ? serving_speed(row) : FIGURE_COUNT;
}

/* Whose errors speak of what. */
static const struct {
	const char *kind;
	enum score_figure speed, memory;
} sorts[] = {
#define SURE(kind, objective, memory) \
	{ #kind, FIGURE_##objective, FIGURE_##memory },
#include "validate/figure.def"
};

size_t
score_figures_of(const char *kind, enum score_figure out[2])
{
	for (size_t i = 0; i < COUNT(sorts); i++) {
		if (strcmp(sorts[i].kind, kind) != 0)
			continue;
		out[0] = sorts[i].speed;
		out[1] = sorts[i].memory;
		return sorts[i].memory < FIGURE_COUNT ? 2 : 1;
	}
	return 0;
}

enum score_figure
score_figure(const struct case_row *row)
{
	enum score_figure of[2];
	const char *kind = case_text(row, CASE_kind);

	if (predict_class(row) == CLASS_cost)
		return FIGURE_cost;
	if (!kind || !score_figures_of(kind, of))
		return FIGURE_COUNT;
	if (of[1] == FIGURE_training_memory)
		return training(row);
	if (of[1] == FIGURE_serving_memory)
		return serving(row);
	return is_memory(row) ? of[1] : is_speed(row) ? of[0] : FIGURE_COUNT;
}
