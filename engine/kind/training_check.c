/* training_check: what the fields of a training say together, and which splits
 * of it are none. */
#include "kind/training.h"

#include <math.h>

#include "kind/choice.h"
#include "spec/phrase.h"

/* Shorter parts of a sequence are not tried: a choice, so that the search asks
 * only for splits that long contexts need. */
enum { SHORTEST_PART = 4096 };

/* Accelerators that the fast link joins. */
static double
node_of(const struct accelerator *a)
{
	return a->max_count.fact.given ? a->max_count.value : 8;
}

/* A dense model has no experts to share: that needs no reason. */
double
training_parts(const struct model *m, enum axis_name axis)
{
	if (axis != AXIS_expert)
		return 0;
	return m->experts.fact.given ? m->experts.value : 1;
}

/* Places of layers that a stage may leave empty: embedding, head, and a layer
 * that predicts further tokens may stand in for one each. */
static const double stand_ins = 3;

static bool
divides_layers(const struct model *m, int stages)
{
	double deepest = ceil(m->layers.value / stages);

	return m->layers.value >= stages &&
	    deepest * stages - m->layers.value <= stand_ins;
}

const char *
training_misplaced(const struct model *m, const struct workload *w,
    const struct placement *p)
{
	const struct training *t = (const struct training *)w;
	int tensor = p->axis[AXIS_tensor], stages = p->axis[AXIS_stages];
	int context = p->axis[AXIS_context];
	const struct sharding *share = sharding_at(w->catalog,
	    p->axis[AXIS_zero_stage]);

	/* What is stated, before what is searched. */
	if (t->shard_degree.fact.given && fmod(p->axis[AXIS_data] * context,
	    t->shard_degree.value) > 0)
		return SAID_PLAIN(w->catalog->phrases, misplaced_groups);
	if (tensor > node_of(p->accelerator))
		return SAID_PLAIN(w->catalog->phrases, misplaced_tensor);
	if (fmod(m->heads.value, tensor) > 0)
		return SAID_PLAIN(w->catalog->phrases, misplaced_heads);
	if (t->global_batch.fact.given && fmod(t->global_batch.value,
	    p->axis[AXIS_data]) > 0)
		return SAID_PLAIN(w->catalog->phrases, misplaced_batch);
	if (fmod(training_parts(m, AXIS_expert), p->axis[AXIS_expert]) > 0)
		return SAID_PLAIN(w->catalog->phrases, misplaced_experts);
	if (!divides_layers(m, stages))
		return SAID_PLAIN(w->catalog->phrases, misplaced_layers);
	if (context > 1 && fmod(t->seq_len.value, 2 * context) > 0)
		return SAID_PLAIN(w->catalog->phrases, misplaced_tokens);
	if (context > 1 && t->seq_len.value < SHORTEST_PART * context)
		return SAID_PLAIN(w->catalog->phrases, misplaced_short);
	if (stages > 1 && (share->gradients.on ||
	    share->weights.on))
		return SAID_PLAIN(w->catalog->phrases, misplaced_zero);
	if (stages > 1 && t->pipeline_chunks.value * stages >
	    m->layers.value + stand_ins)
		return SAID_PLAIN(w->catalog->phrases, misplaced_chunks);
	if (stages > 1 && stages % 2 && word_is(&t->schedule, "dualpipe"))
		return SAID_PLAIN(w->catalog->phrases, misplaced_pairs);
	return NULL;
}

void
training_check(const struct catalog *cat, const struct workload *w,
    struct diags *diags)
{
	const struct training *t = (const struct training *)w;
	const struct model *m = kind_model(cat, w);

	choice_check_scheme(w, &t->param_scheme, false, diags);
	choice_check_gradient(w, &t->grad_format, diags);
	kind_check_mixer(m, w, diags);
	if (m && t->seq_len.value > m->max_context.value)
		diag(diags, DIAG_inconsistent, t->seq_len.fact.at,
		    "workload \"%s\": sequences of %.0f tokens, and model "
		    "\"%s\" holds %.0f", w->head.id, t->seq_len.value,
		    m->head.id, m->max_context.value);
	if (t->pipeline_chunks.value > 1 && t->schedule.fact.given &&
	    !word_is(&t->schedule, "1f1b"))
		diag(diags, DIAG_inconsistent, t->schedule.fact.at,
		    "workload \"%s\": pipeline_chunks is %.0f, but schedule "
		    "\"%s\" does not interleave stages", w->head.id,
		    t->pipeline_chunks.value, t->schedule.text);
	if (t->global_batch.fact.given &&
	    t->global_batch.value * t->seq_len.value > t->train_tokens.value)
		diag(diags, DIAG_inconsistent, t->global_batch.fact.at,
		    "workload \"%s\": one step of %.0f tokens is more than "
		    "the whole run of %.0f", w->head.id,
		    t->global_batch.value * t->seq_len.value,
		    t->train_tokens.value);
}
