/*
 * case_training: training cases as workloads.
 *
 * What a blank cell counts as: numbers as in the kind's .def, a micro-batch
 * only where speed is asked; weights in 16 bits, or in 32 where they are cast
 * for the work or the work is in 32 bits; targets and rank of adapters are
 * what the stack has; layers are recomputed where weights are sharded and
 * memory is asked, and kept elsewhere; scores of attention are written out in
 * encoders, whose scripts are older than kernels that do not; how parameters
 * are stored is what the stack's calibration says; products are in 16 bits
 * where speed is asked.  Where a case holds all in one format of 32 bits, it
 * computes in that.
 */
#include "kind/case_training.h"

#include <string.h>

#include "base/array.h"

static double
stated(const struct training_case *t, enum case_column c)
{
	return case_or(t->p, t->row, t->out, "train", c);
}

static bool
is_of_speed(const struct training_case *t)
{
	return predict_class(t->row) == CLASS_speed;
}

/* What is trained, or a reason to pass the case over. */
static bool
find_method(struct training_case *t)
{
	const char *method = case_text(t->row, CASE_method);
	bool projects = method && !strcmp(method, "galore");

	t->method = method_find(t->p->catalog, projects ? "full" : method);
	if (!t->out->calibration)
		case_skip(t->p, t->out, "no calibration of this kind");
	if (!method)
		case_skip(t->p, t->out, "method is not stated");
	if (!t->method)
		case_skip(t->p, t->out, "not modelled yet: method %s", method);
	return t->out->status == PREDICT_ok;
}

/* Blank: 32 bits where the scheme casts them or all is in 32 bits, else 16. */
static const struct format *
weights_of(const struct training_case *t)
{
	const char *cell = case_text(t->row, CASE_weight_format);
	const struct format *f = case_format(t->p, t->row,
	    CASE_weight_format);

	if (!f && !cell)
		f = format_of(t->p->catalog,
		    case_is(t->row, CASE_param_scheme, "amp") ||
		    case_is(t->row, CASE_compute_format, "fp32") ?
		    FORMAT_fp32 : FORMAT_bf16);
	if (f)
		return f;
	case_skip(t->p, t->out, "weight_format is not known: %s", cell);
	return format_of(t->p->catalog, FORMAT_bf16);
}

static const struct scheme *
scheme_of(const struct training_case *t)
{
	const struct catalog *cat = t->p->catalog;
	const struct scheme *scheme = scheme_find(cat, case_text(t->row,
	    CASE_param_scheme));
	bool frozen = t->method->frozen.on;

	if (scheme && scheme->weight.value <= 0 && !frozen &&
	    t->weights->width > 16)
		return scheme_find(cat, "fp32");
	if (!scheme || !strcmp(scheme->head.id, "frozen"))
		scheme = scheme_find(cat,
		    t->out->calibration->param_scheme.text);
	if (!scheme && frozen)
		scheme = scheme_find(cat, "frozen");
	if (!scheme)
		case_skip(t->p, t->out, "param_scheme is not stated");
	return scheme;
}

/* Projected gradients are the optimizer's doing, not a method's. */
static const char *
optimizer_of(const struct training_case *t)
{
	const char *id = case_text(t->row, CASE_optimizer);

	if (case_is(t->row, CASE_method, "galore"))
		return id && !strcmp(id, "adamw_8bit") ? "galore_8bit" :
		    "galore";
	if (id && !optimizer_find(t->p->catalog, id))
		case_skip(t->p, t->out, "not modelled yet: optimizer %s", id);
	return id ? id : "adamw";
}

/* Rank, targets and what else is trained: the stack's where no cell says. */
static void
state_adapters(struct training_case *t)
{
	struct finetune *f = (struct finetune *)t->training;
	const struct calibration *c = t->out->calibration;
	const char *targets = case_text(t->row, CASE_adapter_targets);

	case_choose(t->row, &f->method, t->method->head.id);
	case_choose(t->row, &f->adapter_targets, targets_find(t->p->catalog,
	    targets) ? targets : NULL);
	case_choose(t->row, &f->extra_trained, case_is(t->row,
	    CASE_extra_trained, "embed_head") ? "embed_head" : NULL);
	if (t->method->ranked.on && (case_text(t->row, CASE_adapter_rank) ||
	    !c->adapter_rank.fact.given))
		case_state(t->row, &f->adapter_rank, stated(t,
		    CASE_adapter_rank));
}

/* Adapters are held as the stack has them, where it is known for that. */
static void
state_scheme(struct training_case *t, const struct scheme *s)
{
	bool adapts = t->method->frozen.on && t->method->layers.value <= 0;

	if (!adapts || !t->out->calibration->adapter_scheme.text)
		case_choose(t->row, &t->training->param_scheme, s->head.id);
}

static void
state_formats(struct training_case *t, const struct scheme *s)
{
	const struct format *f = case_format(t->p, t->row,
	    CASE_compute_format);

	if (!f && !case_text(t->row, CASE_compute_format))
		f = format_of(t->p->catalog, FORMAT_bf16);
	if (is_of_speed(t) && (!f || !kind_rate(case_accelerator(t->p,
	    t->row), f)))
		case_skip(t->p, t->out, "no rate of the accelerator for %s",
		    case_text(t->row, CASE_compute_format));
	else if (is_of_speed(t))
		case_choose(t->row, &t->training->compute_format, f->head.id);
	else
		case_bound_rates(t->bound, s->computes);
}

/* Is it what an unknown stack has? */
static bool
is_usual(const struct fact *f)
{
	return f->of && !strcmp(((const struct calibration *)
	    f->of)->software.text, "default");
}

/*
 * What lies between split matrices: said by the case or by its stack.
 * Unknown ones split it since 2022, the year in which scores of attention
 * ceased to be written out.
 */
static void
state_split(struct training_case *t)
{
	struct flag *split = &t->training->sequence_parallel;

	if (case_text(t->row, CASE_sequence_parallel))
		case_switch(t->row, split, case_is(t->row,
		    CASE_sequence_parallel, "yes"));
	else if (case_is(t->row, CASE_attention, "eager") &&
	    is_usual(&t->out->calibration->sequence_parallel.fact))
		case_switch(t->row, split, false);
}

/* The word of the cell, where it is one. */
static const char *
loss_of(const struct case_row *row)
{
	static const char *const words[] = { "whole", "chunked", "fused" };

	for (size_t i = 0; i < COUNT(words); i++)
		if (case_is(row, CASE_loss, words[i]))
			return words[i];
	return NULL;
}

/* The order of the passes of a pipeline, where the cell says it; another one
 * than are modelled is not taken for a usual one. */
static void
state_schedule(struct training_case *t)
{
	const char *cell = case_text(t->row, CASE_schedule);
	const struct field *f = record_type_find(t->bound->kind->type,
	    "schedule");

	if (!cell)
		return;
	if (field_word_index(f, cell) < 0)
		case_skip(t->p, t->out, "schedule not modelled: %s", cell);
	else if (strcmp(cell, "1f1b") != 0 &&
	    stated(t, CASE_virtual_stages) > 1)
		case_skip(t->p, t->out, "schedule %s in chunks", cell);
	else
		case_choose(t->row, &t->training->schedule, cell);
}

static void
state_recipe(struct training_case *t, const struct scheme *s)
{
	const struct case_row *row = t->row;
	struct training *w = t->training;
	bool encoder = t->model->encoder_layers.value >=
	    t->model->layers.value;
	double spread;

	state_scheme(t, s);
	case_choose(row, &w->optimizer, optimizer_of(t));
	case_state(row, &w->projection_rank, stated(t, CASE_adapter_rank));
	case_choose(row, &w->grad_format, case_text(row, CASE_grad_format));
	case_choose(row, &w->offload, case_is(row, CASE_offload, "both") ?
	    "both" : case_is(row, CASE_offload, "params") ? "params" :
	    case_is(row, CASE_offload, "optimizer") ? "moments" : NULL);
	case_choose(row, &w->attention, case_is(row, CASE_attention,
	    "eager") || (encoder && !case_text(row, CASE_attention)) ?
	    "eager" : "flash");
	case_choose(row, &w->loss, loss_of(row));
	if (case_number(row, CASE_length_spread, &spread))
		case_state(row, &w->length_spread, spread);
	if (case_is(row, CASE_fused_step, "yes"))
		case_switch(row, &w->fused_step, true);
	if (case_is(row, CASE_checkpoints_on_host, "yes"))
		case_switch(row, &w->checkpoints_on_host, true);
	state_split(t);
}

/* Memory hangs on it, speed far less: a blank one has a default there. */
static double
micro_batch(const struct training_case *t)
{
	double length = stated(t, CASE_seq_len);

	if (!is_of_speed(t))
		return stated(t, CASE_micro_batch);
	return case_or(t->p, t->row, t->out, length > 512 ? "train_speed" :
	    "train_speed_short", CASE_micro_batch);
}

static const char *
recompute_of(const struct training_case *t)
{
	const char *cell = case_text(t->row, CASE_recompute);

	if (!cell)
		return sharding_at(t->p->catalog, t->stage)->weights.on &&
		    !is_of_speed(t) ? "full" : "none";
	return !strcmp(cell, "full") || !strcmp(cell, "selective") ? cell :
	    "none";
}

static void
state_recompute(struct training_case *t)
{
	const struct field *f = record_type_find(t->bound->kind->type,
	    "recompute");
	const char *word = recompute_of(t);

	case_choose(t->row, &t->training->recompute, word);
	t->bound->place.axis[AXIS_recompute] = field_word_index(f, word);
}

/* A global batch that nobody states is a pass for each stage. */
static void
state_degrees(struct training_case *t)
{
	struct placement *place = &t->bound->place;
	double tensor = stated(t, CASE_tp), stages = stated(t, CASE_pp);
	double context = stated(t, CASE_cp), count = stated(t, CASE_count);
	double micro = micro_batch(t), data, batch, shards;

	if (!case_number(t->row, CASE_dp, &data))
		data = count / (tensor * stages * context);
	if (!case_number(t->row, CASE_global_batch, &batch))
		batch = stages * micro * data;
	place->count = case_axis(count);
	place->axis[AXIS_tensor] = case_axis(tensor);
	place->axis[AXIS_stages] = case_axis(stages);
	place->axis[AXIS_context] = case_axis(context);
	place->axis[AXIS_expert] = case_axis(stated(t, CASE_ep));
	place->axis[AXIS_data] = case_axis(data);
	place->axis[AXIS_zero_stage] = t->stage;
	place->axis[AXIS_micro_batch] = case_axis(micro);
	case_state(t->row, &t->training->global_batch, batch);
	if (case_number(t->row, CASE_shard_degree, &shards))
		case_state(t->row, &t->training->shard_degree, shards);
	case_state(t->row, &t->training->pipeline_chunks,
	    stated(t, CASE_virtual_stages));
}

/* Hosts of the catalogue are not where it ran: what its stack was measured
 * with is. */
static void
state_network(struct training_case *t)
{
	const struct number *n = &t->out->calibration->network_bandwidth;

	if (n->fact.given)
		case_state(t->row, &t->training->network_bandwidth, n->value);
}

bool
training_open(struct training_case *t, const struct predictor *p,
    const struct case_row *row, struct prediction *out)
{
	const struct scheme *scheme;

	*t = (struct training_case){ .value = p->lane, .p = p, .row = row,
		.out = out, .bound = p->bound };
	t->model = case_model(p, row, out);
	if (t->model && t->model->state_layers.value > 0) {
		case_skip(p, out, "not modelled yet: training of recurrent "
		    "layers");
		return false;
	}
	out->calibration = case_calibration(p, row);
	t->stage = case_sharding(p, row, out, "train");
	if (!find_method(t))
		return false;
	t->weights = weights_of(t);
	scheme = scheme_of(t);
	if (out->status != PREDICT_ok)
		return false;
	case_bound_open(t->bound, p, row, case_text(row, CASE_kind), t->model);
	case_bound_on(t->bound, p, row, t->weights, case_capacity(p, row));
	t->bound->place.calibration = out->calibration;
	t->training = (struct training *)t->bound->workload;
	if (t->bound->kind == kind_find("finetune"))
		state_adapters(t);
	case_state(row, &t->training->seq_len, stated(t, CASE_seq_len));
	case_state(row, &t->training->train_tokens, 1);
	case_choose(row, &t->training->weight_format, t->weights->head.id);
	state_recipe(t, scheme);
	state_formats(t, scheme);
	state_degrees(t);
	state_schedule(t);
	state_recompute(t);
	state_network(t);
	return out->status == PREDICT_ok;
}

void
training_run(struct training_case *t)
{
	case_bound_run(t->bound, t->p, t->out, t->value);
}
