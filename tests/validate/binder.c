/*
 * A measured case and a workload of the same configuration are one: what
 * predicts the case, what explains a candidate, the search that ranks and what
 * looks for what fits come to equal figures, to the bit; and the software that
 * the case prints, stated by a workload, picks the same calibration.
 *
 * long 5
 */
#include <string.h>

#include "base/array.h"
#include "base/file.h"
#include "check.h"
#include "kind/case_bind.h"
#include "kind/place.h"
#include "search/fitting.h"
#include "search/fixture.h"
#include "search/search.h"

/*
 * Cases that must come through each of the ways; places that a search may come
 * by before the one that is looked for, and accelerators of a copy that it is
 * let go through.
 */
enum { LEAST = 300, PLACES = 2048, MOST_COUNT = 64 };

/* How many cases of a kind came through. */
struct tally {
	size_t explained, ranked, fitted;
};

struct bench {
	struct arena *arena;
	struct catalog *catalog;
	struct profile profile;      /* asks for nothing */
	struct offer offer;          /* of one, at a price */
	struct tally tally[16];      /* one a kind */
};

/* One case as a workload that states all, and where it stands. */
struct desk {
	const struct case_row *row;
	const struct prediction *got;
	struct catalog catalog;      /* of the case, and one offer */
	struct offer offer;
	struct record *offers[1];
	struct workload *workload;
	struct placement place;
	struct question question;
	double value[CHAIN_SLOTS];
};

static void
equal(const struct desk *d, const char *who, const char *row, double value,
    double case_value)
{
	if (memcmp(&value, &case_value, sizeof(value)) != 0)
		fail_msg("%s: %s is %.17g %s and %.17g by the case",
		    d->row->cell[CASE_id], row, value, who, case_value);
}

static void
desk_open(struct desk *d, const struct bench *b, const struct case_row *row,
    const struct prediction *got)
{
	const struct case_bound *ran = got->ran;
	size_t size = ran->kind->type->size;

	d->row = row;
	d->got = got;
	d->catalog = ran->catalog;
	d->offer = b->offer;
	d->offer.accelerator.text = ran->accelerator.head.id;
	d->offers[0] = &d->offer.head;
	d->catalog.offers = (struct record_list){ d->offers, 1, 1 };
	d->catalog.kept = (struct record_list){ NULL, 0, 0 };
	d->workload = arena_alloc(b->arena, size);
	memcpy(d->workload, ran->workload, size);
	d->place = ran->place;
	place_state(b->arena, ran->kind, d->workload, &d->place);
	search_question(&d->question, &d->catalog, d->workload, &b->profile);
}

/* What nobody binds keeps what stood there: that of another placement. */
static void
leave_other_values(struct desk *d)
{
	static const enum axis_name axes[] = { AXIS_tensor, AXIS_stages,
		AXIS_data, AXIS_zero_stage, AXIS_micro_batch, AXIS_batch,
		AXIS_concurrency, AXIS_context };
	struct placement other = d->place;
	struct answer answer;

	other.count *= 3;
	for (size_t i = 0; i < COUNT(axes); i++)
		other.axis[axes[i]] += 1;
	search_place(&d->question, &other, &answer, NULL, NULL);
}

/* What a run is bound by is what its case is worked out from: hours by its
 * chain, from rows of the candidate that explain shows. */
static void
work_out_run(struct desk *d)
{
	static double value[CHAIN_SLOTS][CHAIN_BLOCK];
	static const char *const same[][2] = {
		{ "active_parameters", "token_parameters" },
		{ "train_tokens", "train_tokens" },
		{ "peak_flops", "peak_flops" },
	};
	const struct chain *job = chain_find("job");

	memset(value, 0, sizeof(value));
	for (size_t i = 0; i < COUNT(same); i++)
		value[chain_slot(job, same[i][0])][0] = d->value[chain_slot(
		    d->question.chain, same[i][1])];
	value[chain_slot(job, "run_utilization")][0] =
	    d->got->calibration->run_utilization.value;
	chain_run(job, value, 1);
	equal(d, "from explained rows", "accelerator_hours",
	    value[chain_slot(job, "accelerator_time")][0] / 3600,
	    d->got->value);
}

/* As explain works out a candidate, with where each value came from. */
static void
explain(struct desk *d)
{
	static const char *const rows[] = { "memory_needed", "weights", "tpot",
		"ttft", "output_tokens_per_s", "service_time", "step_time",
		"tokens_per_s", "latency", "images_per_s", "allocated",
		"texts_per_s", "audio_per_s" };
	static struct input input[CHAIN_SLOTS];
	struct answer answer;

	leave_other_values(d);
	search_place(&d->question, &d->place, &answer, d->value, input);
	for (size_t i = 0; i < COUNT(rows); i++) {
		int slot = chain_slot(d->question.chain, rows[i]);

		if (slot >= 0)
			equal(d, "explained", rows[i], d->value[slot],
			    d->got->values[slot]);
	}
}

static bool
same_place(const struct placement *a, const struct placement *b)
{
	return a->count == b->count && a->weight_format == b->weight_format &&
	    !memcmp(a->axis, b->axis, sizeof(a->axis));
}

/* The case's own workload, which leaves open how accelerators are used; axes
 * that stand apart are stated, of which a search tells the best alone. */
static struct workload *
open_workload(const struct desk *d, const struct bench *b)
{
	const struct kind *k = d->question.kind;
	struct workload *w = arena_alloc(b->arena, k->type->size);

	memcpy(w, d->got->ran->workload, k->type->size);
	w->max_count.value = d->place.count;
	w->max_count.fact.given = true;
	for (size_t i = 0; i < k->axis_count; i++) {
		const struct axis_rule *r = &k->axes[i];
		const struct field *f = place_field(w, r);

		if (r->apart && f && f->type == FIELD_COUNT)
			fixture_state(w, r->field, d->place.axis[r->axis]);
		else if (r->apart && f)
			record_choose(b->arena, &w->head, f, place_choice(
			    b->arena, w, r, &d->place));
	}
	return w;
}

/* The place of the case among all that the search walks, or NULL: of a count
 * between powers of two, or a split that no stack has. */
static const struct answer *
find_place(const struct desk *d, const struct question *q)
{
	static struct found each[PLACES];
	size_t n = search_places(q, d->place.accelerator, each, PLACES);

	for (size_t i = 0; i < n && i < PLACES; i++)
		if (each[i].any && same_place(&each[i].best.place, &d->place))
			return &each[i].best;
	return NULL;
}

/* As the search finds it; false where it does not walk it. */
static bool
rank(struct desk *d, const struct bench *b)
{
	static const enum goal goals[] = { GOAL_time, GOAL_memory };
	const struct answer *found;
	struct question q;

	if (d->place.count > MOST_COUNT)
		return false;
	search_question(&q, &d->catalog, open_workload(d, b), &b->profile);
	found = find_place(d, &q);
	for (size_t i = 0; found && i < COUNT(goals); i++) {
		int slot = q.goal[goals[i]], of = q.share[goals[i]];
		double value = d->got->values[slot];

		equal(d, "ranked", chain_at(q.chain, slot)->name,
		    found->goal[goals[i]],
		    of >= 0 ? value / d->got->values[of] : value);
	}
	return found != NULL;
}

/* As fit finds what it needs, before it changes anything. */
static void
fit(struct desk *d, const struct bench *b)
{
	struct arena *room = arena_child(b->arena);
	const struct decision decision = { .workload = d->workload,
		.profile = &b->profile, .kind = d->question.kind };
	const struct answer answer = { .place = d->place,
		.value = d->value };
	const struct fitting *f = fitting_of(room, &d->catalog, &decision,
	    &answer);

	assert_non_null(f);
	equal(d, "by what fits", "memory_needed", f->needed,
	    d->got->values[chain_slot(d->question.chain, "memory_needed")]);
	arena_free(room);
}

/* The whole of the count, as the fields of a workload say it? */
static bool
is_whole(const struct desk *d)
{
	struct placement place = d->place;

	return place_read(d->question.kind, d->workload, &place) &&
	    same_place(&place, &d->place);
}

static void
try_case(struct bench *b, const struct case_row *row,
    const struct prediction *got)
{
	static struct desk d;
	struct tally *t = b->tally;

	desk_open(&d, b, row, got);
	while (kinds[t - b->tally] != got->ran->kind)
		t++;
	if (got->calibration != kind_calibration(&d.catalog, d.workload,
	    d.place.accelerator, d.place.stack))
		fail_msg("%s: software \"%s\" picks another calibration",
		    row->cell[CASE_id], row->cell[CASE_software]);
	explain(&d);
	if (case_is(row, CASE_quantity, "accelerator_hours"))
		work_out_run(&d);
	t->explained++;
	t->ranked += rank(&d, b);
	if (is_whole(&d)) {
		fit(&d, b);
		t->fitted++;
	}
}

static void
try_file(struct bench *b, const char *path, size_t every,
    const char *format)
{
	struct predictor p = { .arena = b->arena, .catalog = b->catalog,
		.keeps = true };
	struct cases cases = { 0 };
	size_t len;
	char *csv = file_read(b->arena, path, &len);

	assert_non_null(csv);
	cases_read(b->arena, diags_new(b->arena), &cases, path, csv, len);
	for (size_t i = every * first_of() % cases.count; i < cases.count;
	    i += every * one_of()) {
		struct prediction got;

		/* What is set aside is bound as well: its measured value is not
		 * looked at. */
		cases.item[i].cell[CASE_skip_reason] = NULL;
		if (format)
			cases.item[i].cell[CASE_weight_format] = format;
		got = predict(&p, &cases.item[i]);
		if (got.status == PREDICT_ok && got.ran)
			try_case(b, &cases.item[i], &got);
	}
}

static void
bench_open(struct bench *b)
{
	const struct record_list *offers;
	size_t i = 0;

	b->catalog = fixture_load(&b->arena, ".");
	b->profile.head = b->catalog->profiles.item[0]->type ?
	    *b->catalog->profiles.item[0] : b->profile.head;
	b->profile.hours_per_month = ((const struct profile *)
	    b->catalog->profiles.item[0])->hours_per_month;
	offers = &b->catalog->offers;
	while (strcmp(((const struct offer *)offers->item[i])->tier.text,
	    "on_demand") != 0)
		i++;
	b->offer = *(const struct offer *)offers->item[i];
	b->offer.count.value = 1;
	b->offer.unit.text = NULL;
	b->offer.available.fact.given = false;
}

static void
equal_figures(void **state)
{
	static const struct {
		const char *file, *kind;
		size_t every;        /* one of so many rows is tried */
		const char *format;  /* of cases that print none, or NULL */
	} files[] = {
		{ "specs/measured/serve.csv", "serve", 3, NULL },
		{ "specs/measured/pretrain.csv", "pretrain", 3, NULL },
		{ "specs/measured/cost.csv", "pretrain", 1, NULL },
		{ "specs/measured/finetune.csv", "finetune", 3, NULL },
		{ "specs/measured/diffusion_infer.csv", "diffusion_infer",
		    3, NULL },
		{ "specs/measured/diffusion_train.csv", "diffusion_train",
		    3, NULL },
		{ "specs/measured/vision_infer.csv", "vision_infer", 3, NULL },
		{ "specs/measured/vision_train.csv", "vision_train", 3, NULL },
		{ "specs/measured/embed.csv", "embed", 1, "fp16" },
		{ "specs/measured/asr.csv", "asr", 1, NULL },
	};
	static struct bench b;
	struct tally all = { 0 };

	(void)state;
	bench_open(&b);
	for (size_t i = 0; i < COUNT(files); i++) {
		const struct tally *t = b.tally;

		try_file(&b, files[i].file, files[i].every, files[i].format);
		while (strcmp(kinds[t - b.tally]->name, files[i].kind) != 0)
			t++;
		print_message("%s: %zu explained, %zu ranked, %zu fitted\n",
		    files[i].kind, t->explained, t->ranked, t->fitted);
		assert_true(t->explained && t->ranked && t->fitted);
		all.explained += t->explained;
		all.ranked += t->ranked;
		all.fitted += t->fitted;
	}
	assert_true(all.explained >= LEAST / one_of() &&
	    all.ranked >= LEAST / one_of() &&
	    all.fitted >= LEAST / one_of());
	arena_free(b.arena);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(equal_figures),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
