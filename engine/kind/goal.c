#include "kind/goal.h"

#include <string.h>

#include "base/array.h"

/* The first of these that a chain has. */
static const struct {
	enum goal goal;
	const char *row, *title, *unit;
} rows[] = {
	{ GOAL_accelerators, "accelerators", "Accelerators", "1" },
	{ GOAL_accelerators, "count", "Accelerators", "1" },
	{ GOAL_energy, "energy", "Energy", "kWh" },
	{ GOAL_energy, "energy_per_million_output_tokens",
	    "Energy per million output tokens", "kWh" },
	{ GOAL_energy, "energy_per_thousand_images",
	    "Energy per thousand images", "kWh" },
	{ GOAL_energy, "energy_per_million_images",
	    "Energy per million images", "kWh" },
	{ GOAL_energy, "energy_per_million_tokens",
	    "Energy per million tokens", "kWh" },
	{ GOAL_energy, "energy_per_audio_hour",
	    "Energy per hour of audio", "kWh" },
	{ GOAL_co2, "co2", "CO2 equivalent", "kg" },
	{ GOAL_co2, "co2_per_million_output_tokens",
	    "CO2 equivalent per million output tokens", "kg" },
	{ GOAL_co2, "co2_per_thousand_images",
	    "CO2 equivalent per thousand images", "kg" },
	{ GOAL_co2, "co2_per_million_images",
	    "CO2 equivalent per million images", "kg" },
	{ GOAL_co2, "co2_per_million_tokens",
	    "CO2 equivalent per million tokens", "kg" },
	{ GOAL_co2, "co2_per_audio_hour",
	    "CO2 equivalent per hour of audio", "kg" },
};

static bool
measure_row(const struct kind *k, size_t i, struct goal_row *out)
{
	const struct measure *m = &k->measures[i];

	if (i >= k->measure_count)
		return false;
	*out = (struct goal_row){ chain_row(kind_chain(k), m->row), NULL,
		m->title, m->unit };
	return out->row != NULL;
}

/* Its limit's share: what is needed of what there is. */
static bool
memory_row(const struct kind *k, struct goal_row *out)
{
	const struct chain *chain = kind_chain(k);

	for (size_t i = 0; i < k->limit_count; i++) {
		const struct limit *l = &k->limits[i];

		if (strcmp(l->name, "memory") != 0 || l->from != HAVE_ROW)
			continue;
		*out = (struct goal_row){ chain_row(chain, l->need),
			chain_row(chain, "memory_usable"), "Memory used",
			"percent" };
		return true;
	}
	return false;
}

/* No row: how far predictions err is no part of the chain. */
static bool
risk_row(const struct kind *k, struct goal_row *out)
{
	if (k->uncalibrated || !memory_row(k, out))
		return false;
	*out = (struct goal_row){ NULL, NULL, "Expected tries", "1" };
	return true;
}

/* No row: the offer alone has it. */
static bool
commitment_row(const struct kind *k, struct goal_row *out)
{
	*out = (struct goal_row){ NULL, NULL, "Months committed to", "1" };
	return !k->worth;
}

bool
goal_in_chain(const struct kind *k, enum goal goal)
{
	struct goal_row r;

	return goal_row(k, goal, &r) && r.row;
}

bool
goal_row(const struct kind *k, enum goal goal, struct goal_row *out)
{
	const struct chain *chain = kind_chain(k);

	if (goal == GOAL_cost || goal == GOAL_time)
		return measure_row(k, goal == GOAL_time, out);
	if (goal == GOAL_memory)
		return memory_row(k, out);
	if (goal == GOAL_risk)
		return risk_row(k, out);
	if (goal == GOAL_commitment)
		return commitment_row(k, out);
	for (size_t i = 0; i < COUNT(rows); i++) {
		const struct chain_row *r = rows[i].goal != goal ? NULL :
		    chain_row(chain, rows[i].row);

		if (!r)
			continue;
		*out = (struct goal_row){ r, NULL, rows[i].title,
			rows[i].unit };
		return true;
	}
	return false;
}
