#include "base/text.h"
#include "eval/eval.h"
#include "model/cost.h"
#include "unit/number.h"
#include "unit/unit.h"

double
answer_headroom(const struct answer *a)
{
	return a->limit && a->have > 0 ? (a->have - a->need) / a->have : 1;
}

static void
show(struct text *t, double value, const struct answer *a)
{
	struct quantity q;

	unit_parse(a->limit_unit, &q);
	q.value = value;
	number_show(t, q, a->limit->unit, 3);
}

const char *
answer_reason(struct arena *arena, const struct answer *a)
{
	struct text t;

	text_init(&t, arena);
	if (!a->limit) {
		text_add(&t, a->why ? a->why : "no limit is set");
		return t.data;
	}
	text_printf(&t, "%s: needs ", a->limit->title);
	show(&t, a->need, a);
	text_add(&t, ", has ");
	show(&t, a->have, a);
	if (a->need > a->have) {
		text_add(&t, ", short by ");
		show(&t, a->need - a->have, a);
	} else {
		text_printf(&t, ", ");
		number_fixed(&t, 100 * answer_headroom(a), 0, "");
		text_add(&t, " % left");
	}
	return t.data;
}

double
answer_value(const struct decision *d, const struct answer *a,
    const char *row)
{
	return a->value[chain_slot(kind_chain(d->kind), row)];
}

double
answer_overtake(const struct decision *d, const struct answer *a,
    const struct answer *other)
{
	int slot = chain_slot(kind_chain(d->kind), "price");

	if (slot < 0 || d->kind->worth)
		return 0;
	return cost_overtake(a->value[slot], a->objective, 0,
	    other->objective);
}
