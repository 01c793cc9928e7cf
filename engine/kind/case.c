#include "kind/case.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/clamp.h"

static const double gibibyte = 1073741824;

void
case_clear(double (*value)[CHAIN_BLOCK], int slots)
{
	for (int i = 0; i < slots; i++)
		value[i][0] = 0;
}

void
case_skip(const struct predictor *p, struct prediction *out,
    const char *fmt, ...)
{
	va_list args;

	if (out->status != PREDICT_ok)
		return;
	va_start(args, fmt);
	out->reason = arena_vprintf(p->arena, fmt, args);
	va_end(args);
	out->status = PREDICT_skipped;
}

double
case_or(const struct predictor *p, const struct case_row *row,
    struct prediction *out, const char *group, enum case_column c)
{
	double value;

	if (case_number(row, c, &value))
		return value;
	for (size_t i = 0; i < case_default_count; i++)
		if (case_defaults[i].column == c &&
		    !strcmp(case_defaults[i].group, group))
			return case_defaults[i].value;
	case_skip(p, out, "%s is not stated", case_column_name(c));
	return (double)NAN;
}

int
case_sharding(const struct predictor *p, const struct case_row *row,
    struct prediction *out, const char *group)
{
	const char *id = case_text(row, CASE_zero_stage);
	int place;

	if (!id)
		id = arena_printf(p->arena, "%g", case_or(p, row, out, group,
		    CASE_zero_stage));
	place = sharding_place(p->catalog, id);
	if (place < 0)
		case_skip(p, out, "not modelled yet: zero_stage %s", id);
	return place < 0 ? 0 : place;
}

int
case_axis(double value)
{
	return clamp_int(value);
}

static void
replace(const struct case_row *row, enum case_column c, struct number *n)
{
	double value;

	if (!case_number(row, c, &value))
		return;
	n->value = value;
	n->fact.given = true;
	n->fact.at = row->at;
	n->fact.source = case_text(row, CASE_source);
}

/* Without these a network has no shape. */
static bool
has_shape(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	static const enum case_column need[] = { CASE_model_layers,
		CASE_model_hidden, CASE_model_heads, CASE_model_ffn };
	double value;

	for (size_t i = 0; i < COUNT(need); i++)
		if (!case_number(row, need[i], &value)) {
			case_skip(p, out, case_text(row, CASE_model) ?
			    "the model is not in the catalogue, and %s is not "
			    "stated" : "neither model nor %s is stated",
			    case_column_name(need[i]));
			return false;
		}
	return true;
}

/* A dense network of the case's own dimensions. */
static void
own_model(const struct predictor *p, const struct case_row *row,
    struct prediction *out, struct model *m)
{
	m->vocab.value = case_or(p, row, out, "shape", CASE_model_vocab);
	m->head.id = case_text(row, CASE_id);
	m->mlp.text = case_is(row, CASE_model_mlp, "plain") ? "plain" :
	    "gated";
	m->weight_format.text = "bf16";
	replace(row, CASE_model_heads, &m->kv_heads);
	m->max_context.value = HUGE_VAL;
}

static void
replace_dimensions(const struct case_row *row, struct model *m)
{
	double heads = m->heads.value;

	replace(row, CASE_model_layers, &m->layers);
	replace(row, CASE_model_hidden, &m->hidden);
	replace(row, CASE_model_heads, &m->heads);
	replace(row, CASE_model_kv_heads, &m->kv_heads);
	replace(row, CASE_model_ffn, &m->ffn);
	replace(row, CASE_model_vocab, &m->vocab);
	replace(row, CASE_model_dense_layers, &m->dense_layers);
	if (m->head_dim.value <= 0 || m->heads.value < heads ||
	    m->heads.value > heads)
		m->head_dim.value = m->hidden.value / m->heads.value;
}

/* A server that was told to read beyond what a network was trained for saw all
 * of the prompt; learned positions end where they end. */
static void
see_prompt(const struct case_row *row, struct model *m)
{
	double prompt = 0, answer = 0;

	case_number(row, CASE_input_len, &prompt);
	case_number(row, CASE_output_len, &answer);
	if (!(m->position_parameters.value > 0) &&
	    prompt + answer > m->max_context.value)
		m->max_context.value = prompt + answer;
}

const struct model *
case_model(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	const char *id = case_text(row, CASE_model);
	const struct record *known = id ? catalog_find(&p->catalog->models,
	    id) : NULL;
	struct model *m = ARENA_NEW(p->arena, struct model);
	struct model_parts n;

	if (known && ((const struct model *)known)->network.fact.given) {
		case_skip(p, out, "not modelled yet: a network by its layers");
		return NULL;
	}
	if (known)
		*m = *(const struct model *)known;
	else if (has_shape(p, row, out))
		own_model(p, row, out, m);
	else
		return NULL;
	replace_dimensions(row, m);
	see_prompt(row, m);
	model_count(m, &n);
	m->parameters.value = n.total;
	return m;
}

const struct format *
case_format(const struct predictor *p, const struct case_row *row,
    enum case_column c)
{
	return format_find(p->catalog, case_text(row, c));
}

const struct accelerator *
case_accelerator(const struct predictor *p, const struct case_row *row)
{
	const char *id = case_text(row, CASE_accelerator);

	return id ? (const struct accelerator *)catalog_find(
	    &p->catalog->accelerators, id) : NULL;
}

double
case_capacity(const struct predictor *p, const struct case_row *row)
{
	const struct accelerator *a = case_accelerator(p, row);
	double printed;

	if (a && !case_is(row, CASE_accelerator_match, "variant"))
		return a->memory.value;
	if (case_number(row, CASE_accelerator_memory_gb, &printed))
		return printed * gibibyte;
	return a ? a->memory.value : 0;
}
