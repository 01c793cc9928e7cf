/*
 * case_diffusion_train: memory and speed of cases that train networks that
 * make images, by the chain that answers such workloads.
 *
 * What a blank cell counts as: numbers as in the kind's .def; AdamW; weights
 * in 16 bits, held as master says; nothing recomputed, unless what ran could
 * not have kept it; latents and texts encoded before, as what is published is
 * the rate of the denoiser.
 */
#include <string.h>

#include "chain_diffusion_train.h"
#include "kind/case_images.h"

static bool
is_lora(const struct image_case *s)
{
	return case_is(s->row, CASE_method, "lora") ||
	    case_is(s->row, CASE_method, "lokr");
}

/* What the case names and nothing counts with passes it over. */
static void
check(const struct image_case *s)
{
	const struct catalog *cat = s->p->catalog;
	const char *method = case_text(s->row, CASE_method);
	const char *scheme = case_text(s->row, CASE_param_scheme);
	const char *optimizer = case_text(s->row, CASE_optimizer);

	if (method && !is_lora(s) && strcmp(method, "full") != 0)
		case_skip(s->p, s->out, "not modelled yet: method %s",
		    method);
	if (!is_lora(s) && scheme && !scheme_find(cat, scheme))
		case_skip(s->p, s->out, "not modelled yet: %s", scheme);
	if (optimizer && !optimizer_find(cat, optimizer))
		case_skip(s->p, s->out, "not modelled yet: %s", optimizer);
}

static void
state(struct image_case *s)
{
	struct diffusion_train *w =
	    (struct diffusion_train *)s->bound->workload;
	const struct case_row *row = s->row;
	const char *scheme = case_text(row, CASE_param_scheme);
	const char *optimizer = case_text(row, CASE_optimizer);

	case_state(row, &w->image_height, s->size.height);
	case_state(row, &w->image_width, s->size.width);
	case_state(row, &w->frames, s->size.frames);
	case_state(row, &w->train_images, 1);
	case_choose(row, &w->method, is_lora(s) ? "lora" : "full");
	if (is_lora(s))
		case_state(row, &w->adapter_rank,
		    images_want(s, CASE_adapter_rank));
	case_choose(row, &w->optimizer, optimizer ? optimizer : "adamw");
	case_choose(row, &w->param_scheme, scheme ? scheme : "master");
	case_choose(row, &w->grad_format, case_text(row, CASE_grad_format));
	case_choose(row, &w->latents, "stored");
	case_choose(row, &w->weight_format, s->weights->head.id);
}

/* All of them share the images. */
static void
place(struct image_case *s, double count)
{
	struct placement *p = &s->bound->place;

	p->count = p->axis[AXIS_data] = case_axis(count);
	p->axis[AXIS_zero_stage] = case_sharding(s->p, s->row, s->out,
	    "diffusion_train");
	p->axis[AXIS_batch] = case_axis(images_want(s,
	    CASE_micro_batch));
	p->axis[AXIS_recompute] = case_is(s->row, CASE_recompute, "full");
}

/* It ran, though what it would keep, were nothing run again, does not fit. */
static bool
must_recompute(const struct image_case *s)
{
	return !case_text(s->row, CASE_recompute) && s->capacity > 0 &&
	    !case_is(s->row, CASE_quantity, "fits") &&
	    s->p->lane[DIFFUSION_TRAIN_memory_needed][0] > s->capacity;
}

static void
take(const struct image_case *s, double count)
{
	static const struct image_memory memory = {
		DIFFUSION_TRAIN_memory_needed, DIFFUSION_TRAIN_reserved,
		DIFFUSION_TRAIN_allocated,
	};
	double (*value)[CHAIN_BLOCK] = s->p->lane;

	images_memory(s, &memory, count);
	if (case_is(s->row, CASE_quantity, "images_per_s") ||
	    case_is(s->row, CASE_quantity, "samples_per_s"))
		s->out->value = value[DIFFUSION_TRAIN_images_per_s][0];
	if (case_is(s->row, CASE_quantity, "step_s"))
		s->out->value = value[DIFFUSION_TRAIN_step_time][0];
}

static const char *const taken[] = { "memory_bytes_per_accelerator",
	"memory_bytes_total", "fits", "images_per_s", "samples_per_s",
	"step_s", NULL };

void
case_diffusion_train(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	struct image_case s = { .p = p, .row = row, .out = out,
		.bound = p->bound, .group = "diffusion_train" };
	double count = images_want(&s, CASE_count);
	const struct format *f = case_format(p, row, CASE_weight_format);

	s.compute = format_of(p->catalog, FORMAT_bf16);
	s.weights = f ? f : s.compute;
	images_taken(&s, taken, "training on images");
	check(&s);
	if (!images_open(&s, "diffusion_train"))
		return;
	state(&s);
	place(&s, count);
	if (out->status != PREDICT_ok)
		return;
	case_bound_run(s.bound, p, out, p->lane);
	if (must_recompute(&s)) {
		s.bound->place.axis[AXIS_recompute] = 1;
		case_bound_run(s.bound, p, out, p->lane);
	}
	take(&s, count);
}
