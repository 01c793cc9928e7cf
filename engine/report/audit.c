/* What templates see of published claims: verdicts and how they came about. */
#include <string.h>

#include "base/array.h"
#include "base/map.h"
#include "validate/claim.h"
#include "model/formula.h"
#include "report/compose.h"

static void
set_count(struct compose *c, struct value *v, const char *key, size_t n)
{
	value_set(c->arena, v, key, value_number(c->arena, (double)n, NULL,
	    NULL));
}

/* "80 GB" alone, or with the numbers it came from. */
static const char *
working_of(struct compose *c, struct term t)
{
	const char *value = term_value(c->arena, t);

	if (t.type == TERM_none)
		return t.text;
	return strcmp(value, t.shown) ? arena_printf(c->arena, "%s = %s",
	    value, t.shown) : value;
}

/* The formula of this name, or NULL. */
static const struct formula *
formula_of(const char *name)
{
	for (size_t i = 0; i < formula_count; i++)
		if (!strcmp(formulas[i].name, name))
			return &formulas[i];
	return NULL;
}

/* The accelerator or model that a path such as ID.dense.fp8 names, or NULL. */
static const struct record *
record_of(struct compose *c, const char *path)
{
	static const char *const verbs[] = { "accelerator", "model" };

	for (const char *end = path + strlen(path); end > path; end--) {
		const char *id = arena_strndup(c->arena, path,
		    (size_t)(end - path));

		if (*end && *end != '.')
			continue;
		for (size_t i = 0; i < COUNT(verbs); i++) {
			const struct record *r = catalog_find(catalog_records(
			    c->guide->catalog, verbs[i]), id);

			if (r)
				return r;
		}
	}
	return NULL;
}

/* The first formula and the first record that the test names. */
static void
set_grounds(struct compose *c, struct value *v, const char *test)
{
	static const char word[] = "abcdefghijklmnopqrstuvwxyz"
	    "0123456789_.-";
	const struct formula *formula = NULL;
	const struct record *record = NULL;

	for (const char *at = test; at && *at;) {
		size_t len = strspn(at, word);
		const char *name = arena_strndup(c->arena, at, len);

		if (len && !formula)
			formula = formula_of(name);
		if (len && !record)
			record = record_of(c, name);
		at += len ? len : 1;
	}
	if (formula) {
		set_text(c, v, "formula", formula->name);
		set_text(c, v, "formula_title", formula->title);
	}
	if (record)
		value_set(c->arena, v, "record", piece_link(c, record, NULL));
}

static struct value *
finding_value(struct compose *c, const struct finding *f)
{
	const struct claim *claim = f->claim;
	const struct fact *fact = &claim->stated.fact;
	const struct record *source = fact->source ? catalog_find(
	    &c->guide->catalog->sources, fact->source) : NULL;
	struct value *v = value_map(c->arena);

	set_text(c, v, "id", claim->head.id);
	set_text(c, v, "verdict", verdict_name(f->verdict));
	set_text(c, v, "topic", claim->topic.text);
	set_text(c, v, "says", claim->says.text);
	set_text(c, v, "subject", claim->subject.text);
	set_text(c, v, "quantity", claim->quantity.text);
	set_text(c, v, "compare", f->by->title);
	set_text(c, v, "stated", claim->stated.text);
	set_text(c, v, "test", claim->test.text);
	set_text(c, v, "note", claim->note.text);
	set_text(c, v, "place", fact->place);
	set_text(c, v, "why", f->why);
	if (f->verdict != VERDICT_untestable)
		set_text(c, v, "computed", working_of(c, f->computed));
	if (f->verdict == VERDICT_close)
		set_text(c, v, "within_error", working_of(c, f->otherwise));
	if (source)
		value_set(c->arena, v, "source", piece_link(c, source, NULL));
	set_grounds(c, v, claim->test.text);
	return v;
}

static struct value *
list_of(struct compose *c, const struct findings *all, enum verdict verdict)
{
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < all->count; i++)
		if (all->item[i].verdict == verdict)
			value_add(c->arena, list, finding_value(c,
			    &all->item[i]));
	return list;
}

/* The claims of one group: a topic, a basis or a source; NULL for all. */
static struct value *
tally(struct compose *c, const struct findings *all, const char *title,
    const char *(*group)(const struct finding *))
{
	struct value *v = value_map(c->arena);
	size_t count[VERDICT_COUNT] = {0}, sum = 0;

	for (size_t i = 0; i < all->count; i++)
		if (!group || !strcmp(group(&all->item[i]), title)) {
			count[all->item[i].verdict]++;
			sum++;
		}
	set_text(c, v, "title", title);
	set_count(c, v, "claims", sum);
	set_count(c, v, "tested", sum - count[VERDICT_untestable]);
	for (int i = 0; i < VERDICT_COUNT; i++)
		set_count(c, v, verdict_name((enum verdict)i), count[i]);
	return v;
}

static const char *
topic_of(const struct finding *f)
{
	return f->claim->topic.text;
}

static const char *
basis_of(const struct finding *f)
{
	return f->claim->basis.text;
}

/* A row a group, in the order in which claims first name it. */
static struct value *
tallies(struct compose *c, const struct findings *all,
    const char *(*group)(const struct finding *))
{
	struct value *list = value_list(c->arena);
	struct map *seen = map_new(c->arena);

	for (size_t i = 0; i < all->count; i++) {
		const char *title = group(&all->item[i]);

		if (!map_put(seen, title, list))
			value_add(c->arena, list, tally(c, all, title,
			    group));
	}
	return list;
}

static struct value *
rules(struct compose *c)
{
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < comparator_count; i++) {
		struct value *v = value_map(c->arena);

		set_text(c, v, "title", comparators[i].title);
		set_text(c, v, "rule", comparators[i].rule);
		value_add(c->arena, list, v);
	}
	return list;
}

static struct value *
answers(struct compose *c, const struct ask *of,
    const struct contradiction *both)
{
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < both->answers.count; i++) {
		struct resolved r = contradiction_answer(of, c->guide->diags,
		    both, &both->answers.item[i]);
		struct value *v = value_map(c->arena);

		set_text(c, v, "title", r.title);
		set_text(c, v, "value", working_of(c, r.term));
		value_add(c->arena, list, v);
	}
	return list;
}

/* "seed003-c12 disagrees, seed003-c11 agrees". */
static const char *
verdicts_of(struct compose *c, const struct findings *all,
    const struct words *ids)
{
	struct text t;

	text_init(&t, c->arena);
	for (size_t n = 0; n < ids->count; n++)
		for (size_t i = 0; i < all->count; i++)
			if (!strcmp(all->item[i].claim->head.id,
			    ids->item[n].text))
				text_printf(&t, "%s%s %s", t.len ? ", " : "",
				    ids->item[n].text, verdict_name(
				    all->item[i].verdict));
	return t.data;
}

/* What both are about: the topic of the first claim. */
static const char *
subject_of(const struct catalog *catalog, const struct contradiction *both)
{
	const struct claim *claim = both->claims.count ?
	    (const struct claim *)catalog_find(&catalog->claims,
	    both->claims.item[0].text) : NULL;

	return claim ? claim->topic.text : "others";
}

static struct value *
contradictions(struct compose *c, const struct ask *of,
    const struct findings *findings)
{
	const struct record_list *all = &of->catalog->contradictions;
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < all->count; i++) {
		const struct contradiction *both =
		    (const struct contradiction *)all->item[i];
		struct value *v = value_map(c->arena);

		set_text(c, v, "id", both->head.id);
		set_text(c, v, "title", both->title.text);
		set_text(c, v, "topic", title_of(c->arena,
		    subject_of(of->catalog, both)));
		set_text(c, v, "first", both->first.text);
		set_text(c, v, "second", both->second.text);
		set_text(c, v, "inputs", both->inputs.text);
		set_text(c, v, "verdicts", verdicts_of(c, findings,
		    &both->claims));
		value_set(c->arena, v, "answers", answers(c, of, both));
		value_add(c->arena, list, v);
	}
	return list;
}

static const struct value *
audit(void *context)
{
	struct compose *c = context;
	struct ask *of = ask_open(c->arena, c->guide->diags,
	    c->guide->catalog, guide_decisions(c->guide),
	    c->guide->predicted);
	const struct findings *all = guide_findings(c->guide, of);
	struct value *v = tally(c, all, "all", NULL);

	for (int i = 0; i < VERDICT_COUNT; i++)
		value_set(c->arena, v, arena_printf(c->arena, "%s_claims",
		    verdict_name((enum verdict)i)), list_of(c, all,
		    (enum verdict)i));
	value_set(c->arena, v, "topics", tallies(c, all, topic_of));
	value_set(c->arena, v, "bases", tallies(c, all, basis_of));
	value_set(c->arena, v, "rules", rules(c));
	value_set(c->arena, v, "contradictions", contradictions(c, of,
	    all));
	ask_close(of);
	return v;
}

void
audit_install(struct compose *c)
{
	templates_later(c->templates, "audit", audit, c);
}
