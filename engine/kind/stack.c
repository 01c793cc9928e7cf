#include "kind/stack.h"

#include <string.h>

#include "catalog/software.h"
#include "catalog/support.h"
#include "catalog/version.h"

/* A name at the start of a printed one outweighs any that stands within; how
 * the network is run outweighs some letters of the name. */
enum { START = 1000, LETTER = 4, COMPILED = 28, LAYOUT = 24, DEFAULT = 1,
	FAMILY = 2 };

/*
 * How well one name of a stack is met: 0 not at all; the longer the better,
 * the one that the printed name starts with before all others, which are
 * parts that it lists.
 */
static size_t
met(const struct software *p, const char *name, const char **end)
{
	const char *at = software_find(p, name, end);

	return at ? LETTER * software_letters(name) +
	    (at == p->name ? START : 0) : 0;
}

/* The name that is met best, and what follows it. */
static size_t
names(const struct calibration *c, const struct software *p,
    const char **end)
{
	size_t best = met(p, c->software.text, end);

	for (size_t i = 0; i < c->aliases.count; i++) {
		const char *behind;
		size_t more = met(p, c->aliases.item[i].text, &behind);

		if (more > best) {
			best = more;
			*end = behind;
		}
	}
	return best;
}

static bool
of_family(const struct calibration *c, const struct software *p)
{
	const char *end;

	for (size_t i = 0; i < c->aliases.count; i++)
		if (met(p, c->aliases.item[i].text, &end) > START)
			return true;
	return !c->aliases.count;
}

bool
stack_of_family(const struct calibration *c, const char *software)
{
	struct software p = software_printed(software);

	return of_family(c, &p);
}

/* Is a graph compiler among the software that is printed?  "torch.compile",
 * or "compile" alone behind what it compiles. */
static bool
lists_compiler(const struct software *p)
{
	const char *end;

	if (software_find(p, "torch.compile", &end))
		return true;
	return software_find(p, "compile", &end) && (!*end || *end == ',');
}

/* How the network is run: 0 as the calibration does not have it. */
static size_t
runs_so(const struct calibration *c, const struct printed_stack *s,
    const struct software *p)
{
	const char *layout = c->memory_layout.text;

	if ((c->compiled.on && !s->compiled && !lists_compiler(p)) ||
	    (layout && (!s->layout || strcmp(layout, s->layout) != 0)))
		return 0;
	return 1u + (c->compiled.on ? COMPILED : 0u) +
	    (layout ? LAYOUT : 0u);
}

static size_t
suits(const struct calibration *c, const struct printed_stack *s,
    const struct software *p)
{
	size_t so = runs_so(c, s, p), name;
	const char *end = NULL;

	if (!so)
		return 0;
	if (!strcmp(c->software.text, "default")) {
		if (!of_family(c, p))
			return 0;
		return so > 1 || c->aliases.count ? FAMILY : DEFAULT;
	}
	name = names(c, p, &end);
	if (!name || !version_covers(c->versions.text, end))
		return 0;
	return FAMILY + name + so - 1 + (c->versions.text ? 1 : 0);
}

size_t
stack_suits(const struct calibration *c, const struct printed_stack *s)
{
	struct software p = software_printed(s->software ? s->software : "");

	return strcmp(c->kind.text, s->kind) ? 0 : suits(c, s, &p);
}

static bool
better(const struct stack_entry *best, const struct stack_entry *e)
{
	return !best->calibration || e->suits > best->suits ||
	    (e->suits == best->suits && kind_closeness(e->calibration) >
	    kind_closeness(best->calibration));
}

/* The best of those that suit the stack and hold for the accelerator. */
static struct stack_entry
find(const struct catalog *cat, const struct printed_stack *s,
    const struct accelerator *a)
{
	const struct record_list *all = &cat->calibrations;
	struct software p = software_printed(s->software ? s->software : "");
	struct stack_entry best = { .calibration = NULL };

	for (size_t i = 0; i < all->count; i++) {
		struct stack_entry e = { .calibration =
		    (const struct calibration *)all->item[i] };

		if (strcmp(e.calibration->kind.text, s->kind) != 0 ||
		    !kind_covers(e.calibration, a))
			continue;
		e.suits = suits(e.calibration, s, &p);
		if (e.suits && better(&best, &e))
			best = e;
	}
	return best;
}

const struct calibration *
stack_calibration(const struct catalog *cat, const struct printed_stack *s,
    const struct accelerator *a)
{
	return find(cat, s, a).calibration;
}

size_t
stack_count(const struct workload *w)
{
	return w->software.count ? w->software.count : 1;
}

struct printed_stack
printed_of(const struct workload *w, size_t i)
{
	return (struct printed_stack){ .kind = w->head.type->variant,
	    .software = i < w->software.count ? w->software.item[i].text :
	    NULL, .compiled = w->compiled.on,
	    .layout = w->memory_layout.text };
}

size_t
stack_entries(const struct catalog *cat, const struct workload *w,
    struct stack_entry *out, size_t most)
{
	const struct record_list *all = &cat->calibrations;
	size_t n = 0;

	for (size_t i = 0; i < stack_count(w); i++) {
		struct printed_stack s = printed_of(w, i);

		for (size_t j = 0; j < all->count; j++) {
			struct stack_entry e = { .software = i,
				.calibration = (const struct calibration *)
				    all->item[j] };

			e.suits = stack_suits(e.calibration, &s);
			if (e.suits && n < most)
				out[n] = e;
			n += e.suits > 0;
		}
	}
	return n;
}

/*
 * Which of the workload's stacks, the i-th of those that run it best: by the
 * records of support, then as they are listed.  One that does not run there
 * comes only where all do not.
 */
static size_t
order(const struct catalog *cat, const struct workload *w,
    const struct accelerator *a, const struct format *f, size_t *out,
    size_t most)
{
	enum support_state state[STACK_CHOICES];
	size_t n = 0, all = stack_count(w) < most ? stack_count(w) : most;

	for (size_t i = 0; i < all; i++)
		state[i] = w->software.count < 2 || !a ? SUPPORT_unknown :
		    support_find(cat, w->software.item[i].text, a, f).state;
	for (int s = SUPPORT_supported; s > SUPPORT_not; s--)
		for (size_t i = 0; i < all; i++)
			if (state[i] == (enum support_state)s)
				out[n++] = i;
	for (size_t i = 0; !n && i < all; i++)
		out[i] = i;
	return n ? n : all;
}

static struct stack_entry
choose(const struct stack_entry *entries, size_t count, size_t software,
    const struct accelerator *a)
{
	struct stack_entry best = { .calibration = NULL };

	for (size_t i = 0; i < count; i++)
		if (entries[i].software == software &&
		    kind_covers(entries[i].calibration, a) &&
		    better(&best, &entries[i]))
			best = entries[i];
	return best;
}

size_t
stack_choose(const struct stack_where *where,
    const struct stack_entry *entries, size_t count,
    struct stack_entry out[STACK_CHOICES])
{
	size_t which[STACK_CHOICES], n = 0;
	size_t most = order(where->catalog, where->workload,
	    where->accelerator, where->format, which, STACK_CHOICES);

	for (size_t i = 0; i < most; i++) {
		out[n] = choose(entries, count, which[i], where->accelerator);
		n += out[n].calibration != NULL;
	}
	return n;
}

/* The one that the workload names. */
static size_t
named(const struct catalog *cat, const struct workload *w,
    struct stack_entry *out)
{
	*out = (struct stack_entry){ .suits = 1, .calibration =
	    (const struct calibration *)catalog_find(&cat->calibrations,
	    w->calibration.text) };
	return out->calibration != NULL;
}

size_t
stack_choices(const struct stack_where *where,
    struct stack_entry out[STACK_CHOICES])
{
	const struct workload *w = where->workload;
	size_t which[STACK_CHOICES], n = 0, most;

	if (w->calibration.text)
		return named(where->catalog, w, out);
	most = order(where->catalog, w, where->accelerator, where->format,
	    which, STACK_CHOICES);
	for (size_t i = 0; i < most; i++) {
		struct printed_stack s = printed_of(w, which[i]);

		out[n] = find(where->catalog, &s, where->accelerator);
		out[n].software = which[i];
		n += out[n].calibration != NULL;
	}
	return n;
}
