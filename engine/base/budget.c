#include "base/budget.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"

static const struct {
	const char *name;
	double most;
} rows[BUDGET_COUNT] = {
#define BUDGET(name, most, doc) { #name, most },
#include "base/budget.def"
#undef BUDGET
};

struct budget *
budget_new(struct arena *arena)
{
	struct budget *b = ARENA_NEW(arena, struct budget);

	for (size_t i = 0; i < BUDGET_COUNT; i++)
		b->most[i] = rows[i].most;
	return b;
}

bool
budget_take(struct budget *b, enum budget_id id, double amount)
{
	unsigned long long n = (unsigned long long)amount;

	if (!b)
		return true;
	return (double)(atomic_fetch_add(&b->used[id], n) + n) <= b->most[id];
}

void
budget_give(struct budget *b, enum budget_id id, double amount)
{
	if (b)
		atomic_fetch_sub(&b->used[id], (unsigned long long)amount);
}

bool
budget_over(const struct budget *b, enum budget_id id)
{
	return b && (double)atomic_load(&b->used[id]) > b->most[id];
}

bool
budget_tells(struct budget *b, enum budget_id id)
{
	return !atomic_exchange(&b->told[id], true);
}

double
budget_most(const struct budget *b, enum budget_id id)
{
	return b ? b->most[id] : rows[id].most;
}

/* 1000 for "k" and so on; 0 for what is no suffix. */
static double
scale(const char *suffix)
{
	static const char *const names[] = { "", "k", "M", "G", "T" };

	for (size_t i = 0; i < COUNT(names); i++)
		if (!strcmp(suffix, names[i]))
			return pow(1000, (double)i);
	return 0;
}

bool
budget_set(struct budget *b, const char *word)
{
	size_t len = strcspn(word, "=");
	const char *number = word + len + (word[len] == '=');
	char *end;
	double n = strtod(number, &end) * scale(end);

	if (*number < '0' || *number > '9' || !(n >= 1 && n <= 1e18))
		return false;
	for (size_t i = 0; i < BUDGET_COUNT; i++)
		if (strlen(rows[i].name) == len &&
		    !memcmp(rows[i].name, word, len)) {
			b->most[i] = floor(n);
			return true;
		}
	return false;
}
