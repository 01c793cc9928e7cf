#include "kind/case_images.h"

double
images_want(const struct image_case *s, enum case_column c)
{
	return case_or(s->p, s->row, s->out, s->group, c);
}

void
images_taken(const struct image_case *s, const char *const *quantities,
    const char *what)
{
	for (; *quantities; quantities++)
		if (case_is(s->row, CASE_quantity, *quantities))
			return;
	case_skip(s->p, s->out, "not modelled yet: %s of %s",
	    case_text(s->row, CASE_quantity), what);
}

static void
find_model(struct image_case *s)
{
	const char *id = case_text(s->row, CASE_model), *why;
	const struct model *m = id ? (const struct model *)catalog_find(
	    &s->p->catalog->models, id) : NULL;
	struct pipeline pipe;

	s->size = (struct pipeline_size){ images_want(s, CASE_image_height),
	    images_want(s, CASE_image_width), images_want(s, CASE_frames), 0 };
	if (!m)
		case_skip(s->p, s->out, "the model is not in the catalogue");
	if (s->out->status != PREDICT_ok)
		return;
	why = pipeline_find(s->p->catalog, m, &s->size, &pipe);
	if (why)
		case_skip(s->p, s->out, "the model has %s", why);
	if (!s->weights && !case_text(s->row, CASE_weight_format))
		s->weights = m->published;
	if (!s->compute)
		s->compute = s->weights;
}

/* Speed asks for an accelerator with units, memory for neither. */
static void
find_stack(struct image_case *s)
{
	const struct accelerator *a = case_accelerator(s->p, s->row);
	bool speed = predict_class(s->row) == CLASS_speed;

	s->out->calibration = case_calibration(s->p, s->row);
	s->capacity = case_capacity(s->p, s->row);
	if (!s->out->calibration)
		case_skip(s->p, s->out, "no calibration of this kind");
	if (speed && !a)
		case_skip(s->p, s->out, "no accelerator of the catalogue");
	if (s->capacity <= 0 && case_is(s->row, CASE_quantity, "fits"))
		case_skip(s->p, s->out, "no memory of the accelerator is "
		    "stated");
	if (!s->weights || !s->compute)
		case_skip(s->p, s->out, "weight_format is not known");
	else if (speed && a && (!kind_rate(a, s->compute) ||
	    !kind_known_rate(a, FORMAT_bf16)))
		case_skip(s->p, s->out, "no tensor units for the format");
}

bool
images_open(struct image_case *s, const char *kind)
{
	find_model(s);
	find_stack(s);
	if (s->out->status != PREDICT_ok)
		return false;
	case_bound_open(s->bound, s->p, s->row, kind, NULL);
	case_choose(s->row, &s->bound->workload->model, case_text(s->row,
	    CASE_model));
	case_bound_on(s->bound, s->p, s->row, s->weights, s->capacity);
	case_bound_rates(s->bound, s->compute);
	s->bound->place.calibration = s->out->calibration;
	return true;
}

void
images_memory(const struct image_case *s, const struct image_memory *slot,
    double count)
{
	double (*value)[CHAIN_BLOCK] = s->p->lane;
	struct prediction *out = s->out;
	double needed = value[slot->needed][0];

	out->fit = s->capacity <= 0 ? FIT_unknown : needed <= s->capacity ?
	    FIT_yes : FIT_no;
	out->value = value[slot->reserved][0];
	if (case_is(s->row, CASE_memory_basis, "device"))
		out->value = needed;
	if (case_is(s->row, CASE_memory_basis, "allocated") ||
	    case_is(s->row, CASE_memory_basis, "active"))
		out->value = value[slot->allocated][0];
	if (case_is(s->row, CASE_quantity, "memory_bytes_total"))
		out->value *= count;
	if (case_is(s->row, CASE_quantity, "fits"))
		out->value = out->fit == FIT_yes;
}
