#include "model/chain.h"

static int
same(const char *a, const char *b)
{
	while (*a && *a == *b)
		a++, b++;
	return *a == *b;
}

const struct chain_row *
chain_row(const struct chain *c, const char *name)
{
	for (size_t i = 0; i < c->rows; i++)
		if (c->row[i].slot >= 0 && same(c->row[i].name, name))
			return &c->row[i];
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
		if (same(chains[i]->name, name))
			return chains[i];
	return NULL;
}
