#include "model/chain.h"

/* Below 0 where a comes before b by its bytes, 0 where they are the same. */
static int
compare(const char *a, const char *b)
{
	while (*a && *a == *b)
		a++, b++;
	return (unsigned char)*a - (unsigned char)*b;
}

/* Of the copies of a step: the one that this processor runs best. */
static int
best_copy(void)
{
#if defined(__x86_64__) && defined(__GNUC__)
	return !!__builtin_cpu_supports("avx2");
#else
	return 0;
#endif
}

void
chain_run(const struct chain *c, double (*value)[CHAIN_BLOCK], size_t n)
{
	const int copy = best_copy();

	n = (n + 7) / 8 * 8;
	for (const struct chain_row *r = c->row; r < c->row + c->rows; r++)
		if (r->step)
			r->step->run[copy](value, n, r);
}

void
chain_run_rows(const struct chain *c, double (*value)[CHAIN_BLOCK], size_t n,
    const unsigned short *row, size_t rows)
{
	const int copy = best_copy();

	n = (n + 7) / 8 * 8;
	for (size_t k = 0; k < rows; k++) {
		const struct chain_row *r = &c->row[row[k]];

		r->step->run[copy](value, n, r);
	}
}

void
chain_spread(const struct chain *c, double (*value)[CHAIN_BLOCK], size_t n)
{
	enum { TOGETHER = 8 };
	const size_t end = (n + TOGETHER - 1) / TOGETHER * TOGETHER;

	for (size_t r = 0; r < c->rows; r++) {
		const struct chain_row *row = &c->row[r];

		if (row->what != CHAIN_INPUT)
			continue;
		for (int slot = row->slot; slot < row->slot + row->bound;
		    slot++)
			for (size_t i = n; i < end; i++)
				value[slot][i] = value[slot][0];
	}
}

const struct chain_row *
chain_row(const struct chain *c, const char *name)
{
	size_t low = 0, high = c->named;

	while (low < high) {
		size_t middle = low + (high - low) / 2;
		const struct chain_row *r = &c->row[c->by_name[middle]];
		int order = compare(r->name, name);

		if (order == 0)
			return r;
		if (order < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return NULL;
}

int
chain_slot(const struct chain *c, const char *name)
{
	const struct chain_row *row = chain_row(c, name);

	return row ? row->slot : -1;
}

const struct chain_row *
chain_at(const struct chain *c, int slot)
{
	return slot >= 0 && slot < c->slots ? &c->row[c->at[slot]] : NULL;
}

const struct chain *
chain_find(const char *name)
{
	for (size_t i = 0; i < chain_count; i++)
		if (compare(chains[i]->name, name) == 0)
			return chains[i];
	return NULL;
}
