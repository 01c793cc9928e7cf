/* serve_check: what the fields of a served model say together. */
#include "base/array.h"
#include "kind/serve.h"
#include "kind/text.h"

/* A chance that leaves none over has no finite wait or run of guesses. */
static void
below_all(const struct workload *w, const char *name, const struct number *n,
    struct diags *diags)
{
	if (n->fact.given && n->value >= 1)
		diag(diags, DIAG_out_of_range, n->fact.at,
		    "workload \"%s\": %s wants less than 100 percent",
		    w->head.id, name);
}

/* A job has a deadline of its own, and no one who waits. */
static void
check_job(const struct workload *w, struct diags *diags)
{
	const struct serve *s = (const struct serve *)w;
	const struct number *waits[] = { &s->request_rate, &s->users,
		&s->max_ttft, &s->max_tpot };

	if (!s->batch_requests.fact.given && s->max_job_time.fact.given)
		diag(diags, DIAG_inconsistent, s->max_job_time.fact.at,
		    "workload \"%s\": a max_job_time wants batch_requests, "
		    "the requests of the job", w->head.id);
	for (size_t i = 0; i < COUNT(waits); i++)
		if (s->batch_requests.fact.given && waits[i]->fact.given)
			diag(diags, DIAG_inconsistent, waits[i]->fact.at,
			    "workload \"%s\": batch_requests are those of a "
			    "job that runs offline; request_rate, users, "
			    "max_ttft and max_tpot are of requests that come "
			    "one by one", w->head.id);
}

/* Requests come at a stated rate or from people, and people think. */
static void
check_users(const struct serve *s, struct diags *diags)
{
	const char *id = s->workload.head.id;
	const struct number *theirs[] = { &s->think_time, &s->session_length };
	const double hour = 3600;

	if (s->users.fact.given && s->request_rate.fact.given)
		diag(diags, DIAG_inconsistent, s->users.fact.at,
		    "workload \"%s\": users and request_rate both say how "
		    "many requests come: state one of them", id);
	if (s->users.fact.given && !s->think_time.fact.given)
		diag(diags, DIAG_inconsistent, s->users.fact.at,
		    "workload \"%s\": users want a think_time, from an "
		    "answer to the next request", id);
	for (size_t i = 0; i < COUNT(theirs); i++)
		if (theirs[i]->fact.given && !s->users.fact.given)
			diag(diags, DIAG_inconsistent, theirs[i]->fact.at,
			    "workload \"%s\": think_time and session_length "
			    "are those of users: state users too", id);
	if (s->session_length.value > hour)
		diag(diags, DIAG_out_of_range, s->session_length.fact.at,
		    "workload \"%s\": session_length is the part of the "
		    "busiest hour that each user is there: at most 60 "
		    "minutes", id);
}

/* They cost and hold the same: nothing would choose between them. */
static void
check_cache(const struct serve *s, struct diags *diags)
{
	const struct words *kv = &s->kv_format;
	size_t wide = 0;

	for (size_t i = 0; i < kv->count; i++) {
		const struct format *f = format_find(
		    s->workload.catalog, kv->item[i].text);

		wide += format_is(f, FORMAT_bf16) || format_is(f, FORMAT_fp16);
	}
	if (wide > 1)
		diag(diags, DIAG_inconsistent, kv->fact.at,
		    "workload \"%s\": a KV cache in bf16 is as large as one "
		    "in fp16: list one of them", s->workload.head.id);
}

void
serve_check(const struct catalog *cat, const struct workload *w,
    struct diags *diags)
{
	const struct serve *s = (const struct serve *)w;
	const struct model *m = kind_model(cat, w);
	double input = s->input_len.value, output = s->output_len.value;
	bool apart = m && m->encoder_layers.value > 0;
	double context = !apart ? input + output :
	    input > output ? input : output;

	if (m && m->encoder_layers.value >= m->layers.value)
		diag(diags, DIAG_inconsistent, w->model.fact.at,
		    "workload \"%s\": model \"%s\" is an encoder alone, and "
		    "serving writes text token by token", w->head.id,
		    m->head.id);
	if (m && m->encoder_layers.value > 0 && s->prefix_len.value > 0)
		diag(diags, DIAG_inconsistent, s->prefix_len.fact.at,
		    "workload \"%s\": model \"%s\" reads each prompt whole, "
		    "so no prefix is shared", w->head.id, m->head.id);
	if (s->draft_model.text && !(s->draft_tokens.fact.given &&
	    s->acceptance.fact.given))
		diag(diags, DIAG_inconsistent, s->draft_model.fact.at,
		    "workload \"%s\": a draft_model wants draft_tokens and "
		    "acceptance", w->head.id);
	kind_check_mixer((const struct model *)catalog_follow(cat, "model",
	    &s->draft_model), w, diags);
	if (s->draft_tokens.value > s->output_len.value)
		diag(diags, DIAG_inconsistent, s->draft_tokens.fact.at,
		    "workload \"%s\": %.0f tokens are guessed at a time, and "
		    "an answer has %.0f", w->head.id, s->draft_tokens.value,
		    s->output_len.value);
	if (s->prefix_len.value > s->input_len.value)
		diag(diags, DIAG_inconsistent, s->prefix_len.fact.at,
		    "workload \"%s\": a prefix of %.0f tokens is longer than "
		    "the prompt of %.0f", w->head.id, s->prefix_len.value,
		    s->input_len.value);
	check_job(w, diags);
	check_users(s, diags);
	check_cache(s, diags);
	below_all(w, "percentile", &s->percentile, diags);
	below_all(w, "acceptance", &s->acceptance, diags);
	if (m && context > m->max_context.value)
		diag(diags, DIAG_inconsistent, s->input_len.fact.at,
		    "workload \"%s\": %.0f tokens of context, and model "
		    "\"%s\" holds %.0f", w->head.id, context, m->head.id,
		    m->max_context.value);
}
