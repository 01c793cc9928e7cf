/* The kernels of a network by their intensity. */
#include "catalog/network.h"
#include "base/array.h"

/* Multiply-adds a number moved, from which on a kernel is of the class. */
static const double from[WORK_CLASSES] = { 0, 0, 32, 64, 128, 256, 512 };

static size_t
class_of(const struct layer_cost *c)
{
	size_t i = 0;

	while (c->multiplies > 0 && i + 1 < COUNT(from) &&
	    c->multiplies >= from[i + 1] * c->moved)
		i++;
	return i;
}

void
network_work(const struct network_count *n,
    struct network_work of[WORK_CLASSES])
{
	for (size_t i = 0; i < WORK_CLASSES; i++)
		of[i] = (struct network_work){ 0 };
	for (size_t i = 0; i < n->count; i++) {
		const struct layer_cost *c = &n->layer[i];
		struct network_work *w = &of[class_of(c)];

		w->multiplies += c->multiplies;
		w->moved += c->moved;
		w->weights += c->multiplies > 0 ? c->parameters : 0;
		w->runs += c->runs;
	}
}
