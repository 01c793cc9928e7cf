/* Formulas, chains and number formats, as values that templates list. */
#include <string.h>

#include "model/chain.h"
#include "model/formula.h"
#include "report/compose.h"

static struct value *
formula_value(struct compose *c, const struct formula *f)
{
	struct value *v = value_map(c->arena);

	set_text(c, v, "name", f->name);
	set_text(c, v, "title", f->title);
	set_text(c, v, "equation", text_joined(c->arena, f->equation, "; "));
	set_text(c, v, "unit", f->result.unit);
	set_text(c, v, "source", f->source);
	set_text(c, v, "place", f->place);
	set_text(c, v, "valid", f->valid);
	value_set(c->arena, v, "live", value_flag(c->arena, f->sheet != NULL));
	return v;
}

/* Books in the order of the table, each with its formulas. */
static const struct value *
books(void *context)
{
	struct compose *c = context;
	struct value *list = value_list(c->arena), *in = NULL;
	const char *last = "";

	for (size_t i = 0; i < formula_count; i++) {
		if (strcmp(formulas[i].book, last) != 0) {
			struct value *book = value_map(c->arena);

			last = formulas[i].book;
			in = value_list(c->arena);
			set_text(c, book, "name", last);
			set_text(c, book, "title", title_of(c->arena, last));
			value_set(c->arena, book, "formulas", in);
			value_add(c->arena, list, book);
		}
		value_add(c->arena, in, formula_value(c, &formulas[i]));
	}
	return list;
}

static const struct value *
chain_values(void *context)
{
	struct compose *c = context;
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < chain_count; i++) {
		struct value *v = value_map(c->arena);

		set_text(c, v, "name", chains[i]->name);
		set_text(c, v, "title", chains[i]->title);
		value_add(c->arena, list, v);
	}
	return list;
}

static struct value *
format_values(struct compose *c)
{
	const struct catalog *cat = c->guide->catalog;
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < cat->format_count; i++) {
		const struct format *f = cat->format[i];
		struct value *v = value_map(c->arena);

		set_text(c, v, "id", f->head.id);
		set_text(c, v, "title", f->name.text);
		value_set(c->arena, v, "bits", value_number(c->arena,
		    f->width, NULL, NULL));
		set_text(c, v, "compute", f->computes->head.id);
		set_text(c, v, "source", f->bits.fact.source);
		value_add(c->arena, list, v);
	}
	return list;
}

void
books_install(struct compose *c)
{
	templates_later(c->templates, "books", books, c);
	templates_later(c->templates, "chains", chain_values, c);
	templates_set(c->templates, "formats", format_values(c));
}
