#include "validate/perturb.h"

double
perturbed(struct perturbation *s, double value, double error)
{
	static const int up[PERTURBATIONS + 1][2] = {
		{ 0, 0 }, { 1, 1 }, { -1, -1 }, { 1, -1 }, { -1, 1 },
	};

	if (error <= 0)
		return value;
	return value * (1 + up[s->way][s->made++ % 2] * error);
}
