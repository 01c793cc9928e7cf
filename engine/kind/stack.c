#include "kind/stack.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/text.h"
#include "catalog/software.h"
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
	if (!software_find(p, "compile", &end))
		return false;
	end += strspn(end, " ");
	return !*end || *end == ',' || *end == '(';
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
		return c->aliases.count ? FAMILY + so : so > 1 ? FAMILY :
		    DEFAULT;
	}
	name = names(c, p, &end);
	if (!name || !version_covers(c->versions.text, end))
		return 0;
	return FAMILY + name + so - 1 + (c->versions.text ? 1 : 0);
}

static bool
is_of_kind(const struct calibration *c, const struct printed_stack *s)
{
	return text_same(c->kind.text, s->kind);
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

		if (!is_of_kind(e.calibration, s) ||
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

struct printed_stack
printed_of(const struct workload *w, const char *stack)
{
	return (struct printed_stack){ .kind = w->head.type->variant,
	    .software = stack, .compiled = w->compiled.on,
	    .layout = w->memory_layout.text };
}

static bool
same_name(const char *a, const char *b)
{
	return software_same(a, strlen(a), b);
}

static void
add_name(struct stacks *s, const char *name)
{
	for (size_t i = 0; i < s->count; i++)
		if (same_name(s->name[i], name))
			return;
	if (s->count < STACK_CHOICES)
		s->name[s->count++] = name;
	else if (!s->unrecorded)
		s->unrecorded = name;
}

/* All that are known to run the kind, calibrations first. */
static void
add_known(struct stacks *s, const struct catalog *cat, const char *kind)
{
	for (size_t i = 0; i < cat->calibrations.count; i++) {
		const struct calibration *c = (const struct calibration *)
		    cat->calibrations.item[i];

		if (!strcmp(c->kind.text, kind) && !stack_is_default(c) &&
		    !c->cases_only.on)
			add_name(s, c->software.text);
	}
	for (size_t i = 0; i < cat->supports.count; i++) {
		const struct support *r = (const struct support *)
		    cat->supports.item[i];

		for (size_t k = 0; k < r->kinds.count; k++)
			if (!strcmp(r->kinds.item[k].text, kind))
				add_name(s, r->software.text);
	}
}

/* The calibration that the workload names has a stack, or none. */
static void
add_named(struct stacks *s, const struct catalog *cat,
    const struct workload *w)
{
	const struct calibration *c = (const struct calibration *)
	    catalog_find(&cat->calibrations, w->calibration.text);

	s->name[s->count++] = c && !stack_is_default(c) ? c->software.text :
	    w->software.count ? w->software.item[0].text : NULL;
}

void
stacks_of(const struct catalog *cat, const struct workload *w,
    struct stacks *s)
{
	*s = (struct stacks){ .count = 0 };
	if (w->calibration.text)
		add_named(s, cat, w);
	for (size_t i = 0; !w->calibration.text && i < w->software.count; i++)
		add_name(s, w->software.item[i].text);
	if (!s->count && !kind_of(w)->uncalibrated)
		add_known(s, cat, w->head.type->variant);
	if (!s->count)
		s->name[s->count++] = NULL;
}

size_t
stack_entries(const struct catalog *cat, const struct workload *w,
    const struct stacks *stacks, struct stack_entry *out, size_t most)
{
	const struct record_list *all = &cat->calibrations;
	size_t n = 0;

	for (size_t i = 0; i < stacks->count; i++) {
		struct printed_stack s = printed_of(w, stacks->name[i]);
		struct software p = software_printed(s.software ? s.software :
		    "");

		for (size_t j = 0; j < all->count; j++) {
			struct stack_entry e = { .stack = i, .calibration =
			    (const struct calibration *)all->item[j] };

			if (!is_of_kind(e.calibration, &s))
				continue;
			e.suits = suits(e.calibration, &s, &p);
			if (e.suits && n < most)
				out[n] = e;
			n += e.suits > 0;
		}
	}
	return n;
}

static bool
any_covers(const struct stack_entry *entry, size_t n,
    const struct accelerator *a)
{
	for (size_t i = 0; i < n; i++)
		if (kind_covers(entry[i].calibration, a))
			return true;
	return false;
}

/* What no calibration holds for is in no answer, however it is priced: all
 * accelerators where a guide takes none of the kind, or those of a generation
 * where it takes no default. */
static void
check_calibrated(const struct catalog *cat, const struct workload *w,
    const struct stacks *s, struct diags *diags)
{
	const struct record_list *l = &cat->accelerators;
	const struct accelerator *first = NULL;
	const char *kind = w->head.type->variant;
	struct arena *own = arena_child(cat->arena);
	size_t without = 0, n = stack_entries(cat, w, s, NULL, 0);
	struct stack_entry *entry = arena_array(own, n + 1, sizeof(*entry));

	stack_entries(cat, w, s, entry, n);
	for (size_t i = 0; i < l->count; i++) {
		const struct accelerator *a = (const struct accelerator *)
		    l->item[i];

		if (any_covers(entry, n, a))
			continue;
		first = first ? first : a;
		without++;
	}
	arena_free(own);
	if (without && without == l->count)
		diag(diags, DIAG_no_calibration, w->head.at, "workload "
		    "\"%s\": no calibration of %s holds for any accelerator; "
		    "take those of the reference catalogue, or write one with "
		    "kind = \"%s\" and software = \"default\"", w->head.id,
		    kind, kind);
	else if (without)
		diag(diags, DIAG_uncalibrated, w->head.at, "workload \"%s\": "
		    "no calibration of %s holds for %zu of %zu accelerators, "
		    "such as %s (architecture %s), and no answer has them; "
		    "write one for them with software = \"default\"",
		    w->head.id, kind, without, l->count, first->head.id,
		    first->architecture.text);
}

void
stacks_check(const struct catalog *cat, const struct workload *w,
    struct diags *diags)
{
	struct stacks s;

	stacks_of(cat, w, &s);
	if (!kind_of(w)->uncalibrated)
		check_calibrated(cat, w, &s, diags);
	if (s.unrecorded)
		diag(diags, DIAG_limit, w->software.fact.given ?
		    w->software.fact.at : w->head.at, "workload \"%s\": no "
		    "room for \"%s\", as %d other stacks may run it: list "
		    "those to compare in software", w->head.id, s.unrecorded,
		    STACK_CHOICES);
}

const struct calibration *
stack_choose(const struct stack_entry *entries, size_t count, size_t stack,
    const struct accelerator *a)
{
	struct stack_entry best = { .calibration = NULL };

	for (size_t i = 0; i < count; i++)
		if (entries[i].stack == stack &&
		    kind_covers(entries[i].calibration, a) &&
		    better(&best, &entries[i]))
			best = entries[i];
	return best.calibration;
}

/* What ends the name of a stack and begins what it has with it. */
static const char listing[] = ",;(+";

const char *
stack_id(struct arena *arena, const char *stack)
{
	char *id = arena_strndup(arena, stack, strlen(stack));
	size_t n = 0;

	for (const char *s = stack, *end = s + strcspn(s, listing); s < end;
	    s++) {
		char c = (char)tolower((unsigned char)*s);
		bool plain = isalnum((unsigned char)c) || c == '.' || c == '_';

		if (plain || (n && id[n - 1] != '-'))
			id[n++] = plain ? c : '-';
	}
	while (n && id[n - 1] == '-')
		n--;
	id[n] = '\0';
	return id;
}

const char *
stack_title(struct arena *arena, const struct calibration *c,
    const char *stack)
{
	const struct software p = software_printed(stack);
	const char *end;
	size_t len;

	if (!c || stack_is_default(c) || software_find(&p, c->software.text,
	    &end) != stack)
		return stack;
	len = strcspn(c->software.text, listing);
	while (len && c->software.text[len - 1] == ' ')
		len--;
	return arena_printf(arena, "%.*s%s", (int)len, c->software.text, end);
}

struct stack_family
stack_family(const struct calibration *c, const char *printed)
{
	const char *name = c && !stack_is_default(c) ? c->software.text :
	    printed;

	return (struct stack_family){ name, strcspn(name, name == printed ?
	    " ,;/(+" : listing) };
}

int
stack_order(const struct placement *a, const struct placement *b)
{
	int less = strcmp(a->accelerator->head.id, b->accelerator->head.id);

	return less ? less : strcasecmp(a->stack ? a->stack : "",
	    b->stack ? b->stack : "");
}

bool
stack_is(const struct stack_family *f, const char *name)
{
	return software_same(f->name, f->len, name);
}

/* The method of fine-tuning, of workloads that have one. */
static const char *
method_of(const struct workload *w)
{
	const struct field *f = record_type_find(w->head.type, "method");

	return f ? ((const struct word *)record_field(&w->head, f))->text :
	    NULL;
}

struct support_asked
stack_asked(const struct workload *w, const struct placement *p)
{
	return (struct support_asked){ .software = p->stack,
	    .accelerator = p->accelerator, .kind = w->head.type->variant,
	    .method = method_of(w), .format = kind_of(w)->type->modelless ?
	    NULL : p->weight_format };
}

const struct format *
stack_computes(const struct catalog *cat, const struct workload *w,
    const struct placement *p)
{
	const struct support_asked asked = stack_asked(w, p);
	const struct support *s = p->stack ? support_find(cat, &asked).record :
	    NULL;

	return s ? format_find(cat, s->compute.text) : NULL;
}
