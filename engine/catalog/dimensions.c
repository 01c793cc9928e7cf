#include "catalog/dimensions.h"

#include <string.h>

static struct dimension
without(double value, const char *note)
{
	return (struct dimension){ value, NULL, note, false };
}

/* A number that was derived is there and has no fact. */
static struct dimension
stated(const struct number *n, double otherwise, const char *note)
{
	if (n->fact.given)
		return (struct dimension){ n->value, &n->fact, NULL,
		    false };
	return n->value > 0 ? without(n->value, "derived") :
	    without(otherwise, note);
}

/* What follows from a word. */
static struct dimension
chosen(const struct word *word, double value, const char *note)
{
	return (struct dimension){ value,
	    word->fact.given ? &word->fact : NULL, note, false };
}

static struct dimension
turned(const struct flag *flag, bool on)
{
	return (struct dimension){ on, flag->fact.given ? &flag->fact : NULL,
	    on ? "yes" : "no", false };
}

/* Of a part that the network has only where it says so. */
static struct dimension
where(bool there, struct dimension d)
{
	d.absent = !there;
	return d;
}

/* Layers without what n says how many have; as many as are taken unless it
 * does. */
static struct dimension
others(const struct model *m, const struct number *n, double taken)
{
	if (n->fact.given)
		return (struct dimension){ m->layers.value - n->value,
		    &n->fact, "all layers but those", false };
	return where(taken > 0, without(taken, "as many as have a state"));
}

void
model_dimensions(const struct model *m, struct dimension out[DIMENSION_COUNT])
{
#define DIMENSION(name, value) out[DIMENSION_##name] = value;
#include "catalog/dimension.def"
#undef DIMENSION
}

const char *
dimension_title(enum dimension_name d)
{
	static const char *const names[] = {
#define DIMENSION(name, value) #name,
#include "catalog/dimension.def"
#undef DIMENSION
	};

	return names[d];
}
