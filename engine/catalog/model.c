/* model: parameters of a text network, counted by the chain that says how. */
#include "catalog/dimensions.h"
#include "chain_text.h"
#include "model/formula.h"

_Static_assert(TEXT_extra_parameters - TEXT_layers + 1 == DIMENSION_COUNT,
    "text_parameters.part and dimension.def have the same rows");

/* One lane of a chain that is inputs and calculations alone. */
static void
walk(const struct chain *c, double *value)
{
	for (size_t i = 0; i < c->rows; i++) {
		const struct chain_row *row = &c->row[i];
		double arg[FORMULA_ARGS];

		if (row->what != CHAIN_CALC)
			continue;
		for (int k = 0; k < row->args; k++)
			arg[k] = value[row->arg[k]];
		value[row->slot] = row->says->call(arg);
	}
}

static void
take(const double *value, struct model_parts *p)
{
	double table = value[TEXT_table];

	p->lookup = table * value[TEXT_untied];
	p->embedding = table + p->lookup +
	    value[TEXT_head_bias] * value[TEXT_vocab];
	p->attention = value[TEXT_attention_parameters];
	p->state = value[TEXT_state_parameters];
	p->dense_mlp = value[TEXT_mlp_parameters];
	p->experts = value[TEXT_expert_parameters];
	p->router = value[TEXT_router_parameters];
	p->norms = value[TEXT_norm_parameters];
	p->other = value[TEXT_other_parameters];
	p->total = value[TEXT_all_parameters];
	p->active = value[TEXT_token_parameters];
	p->encoder = value[TEXT_encoder_parameters];
	p->moe_layers = value[TEXT_moe_layers];
	p->state_width = value[TEXT_state_width];
	p->channels = value[TEXT_state_channels];
	p->token_ffn = value[TEXT_ffn];
}

void
model_count(const struct model *m, struct model_parts *p)
{
	double value[TEXT_SLOTS];
	struct dimension d[DIMENSION_COUNT];

	model_dimensions(m, d);
	for (int i = 0; i < DIMENSION_COUNT; i++)
		value[TEXT_layers + i] = d[i].value;
	walk(chain_find("text"), value);
	take(value, p);
}
