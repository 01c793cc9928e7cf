/*
 * csv_answers: every answer and reject, and every point of the front, as lines
 * of CSV.
 */
#include <math.h>

#include "base/text.h"
#include "kind/place.h"
#include "search/caution.h"
#include "search/grade.h"
#include "unit/number.h"
#include "write/data.h"
#include "write/parts.h"

/* Numbers that a model works out. */
static void
figures(struct text *t, const double *item, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		double v = number_rounded(item[i], FIGURE_DIGITS);

		data_numbers(t, &v, 1);
	}
}

static const char *
measure_unit(const struct decision *d, size_t i)
{
	const struct chain *chain = kind_chain(d->kind);
	const struct chain_row *row = i < d->kind->measure_count && chain ?
	    chain_row(chain, d->kind->measures[i].row) : NULL;

	return row ? row->unit : "";
}

/* Blank where no error is known. */
static double
chance(const struct answer *a, double value)
{
	return a->order && a->order->knows ? value : (double)NAN;
}

/* Which it is, its value and unit; blank where there is none. */
static void
objective(struct text *t, struct arena *arena, const struct decision *d,
    double value)
{
	bool is = isfinite(value);

	data_texts(t, arena, (const char *[]){ is ? d->kind->measures[0].row :
	    "" }, 1);
	figures(t, &value, 1);
	data_texts(t, arena, (const char *[]){ is ? measure_unit(d, 0) : "" },
	    1);
}

static const char *
stack_of(const struct placement *p)
{
	return p->stack ? p->stack : "";
}

static void
answer_line(struct text *t, struct arena *arena, const struct decision *d,
    const struct answer *a, size_t rank)
{
	const struct offer *offer = a->place.offer;
	bool fits = a->reject == REJECT_NONE;

	data_texts(t, arena, (const char *[]){ d->workload->head.id,
	    d->profile->head.id, d->kind->name, fits ? "answer" : "reject" },
	    4);
	if (fits)
		text_printf(t, "%zu", rank);
	text_char(t, ',');
	data_texts(t, arena, (const char *[]){ a->id,
	    a->place.accelerator->head.id, stack_of(&a->place) }, 3);
	text_printf(t, "%d,", a->place.count);
	data_numbers(t, (double[]){ a->order ? a->order->copies : (double)NAN,
	    a->order ? a->order->accelerators : (double)NAN }, 2);
	data_texts(t, arena, (const char *[]){
	    format_id(a->place.weight_format),
	    offer ? offer->head.id : "" }, 2);
	objective(t, arena, d, a->value ? a->objective : (double)NAN);
	figures(t, (double[]){ a->value ? a->time : (double)NAN }, 1);
	text_add(t, a->front ? "true," : "false,");
	data_texts(t, arena, (const char *[]){ a->limit ? a->limit->name :
	    "" }, 1);
	figures(t, (double[]){ a->limit ? a->need : (double)NAN,
	    a->limit ? a->have : (double)NAN }, 2);
	data_texts(t, arena, (const char *[]){ a->limit ? a->limit_unit : "",
	    a->bound ? a->bound->title : "", a->order ? grade_word(
	    (enum grade)a->order->grade) : "", cautions_ids(arena, a->order),
	    answer_reason(arena, decision_phrases(d), a) }, 5);
	figures(t, (double[]){ a->order && a->order->has_memory ?
	    chance(a, a->order->p_fit) : (double)NAN, chance(a, a->order ?
	    a->order->p_limits : 0), chance(a, a->order ?
	    a->order->p_stays : 0) }, 3);
	data_end(t);
}

void
data_decisions_csv(struct text *t, struct arena *arena,
    const struct decisions *decisions)
{
	text_add(t, "workload,profile,kind,status,rank,candidate,"
	    "accelerator,stack,count,copies,accelerators,format,offer,"
	    "objective,objective_value,objective_unit,time [s],front,limit,"
	    "need,have,limit_unit,bound,grade,cautions,reason,p_fit,"
	    "p_limits,p_stays\r\n");
	for (size_t i = 0; i < decisions->count; i++) {
		const struct decision *d = &decisions->item[i];

		for (size_t k = 0; k < d->ranked_count; k++)
			answer_line(t, arena, d, &d->ranked[k], k + 1);
		for (size_t k = 0; k < d->rejected_count; k++)
			answer_line(t, arena, d, &d->rejected[k], 0);
	}
}

static void
point_line(struct text *t, struct arena *arena, const struct decision *d,
    const struct point *p)
{
	data_texts(t, arena, (const char *[]){ d->workload->head.id,
	    d->profile->head.id, p->place.accelerator->head.id,
	    stack_of(&p->place) }, 4);
	text_printf(t, "%d,", p->place.count);
	data_texts(t, arena, (const char *[]){
	    format_id(p->place.weight_format),
	    place_id(arena, d->kind, d->workload, &p->place),
	    p->place.offer->head.id }, 3);
	objective(t, arena, d, p->goal[GOAL_cost]);
	figures(t, (double[]){ p->goal[GOAL_time],
	    p->goal[GOAL_memory] }, 2);
	data_end(t);
}

void
data_front_csv(struct text *t, struct arena *arena,
    const struct decisions *decisions)
{
	text_add(t, "workload,profile,accelerator,stack,count,format,"
	    "placement,offer,objective,objective_value,objective_unit,time [s],"
	    "memory_in_use\r\n");
	for (size_t i = 0; i < decisions->count; i++)
		for (size_t k = 0; k < decisions->item[i].front_count; k++)
			point_line(t, arena, &decisions->item[i],
			    &decisions->item[i].front[k]);
}
