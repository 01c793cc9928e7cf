#include "write/html.h"

#include <string.h>

#include "model/formula.h"

static const struct formula *
formula_of(const struct chain_row *row)
{
	return row->what == CHAIN_CALC && row->formula >= 0 ?
	    &formulas[row->formula] : NULL;
}

static const char *
row_title(struct html *h, const struct working_row *w)
{
	const char *title = w->row->title && *w->row->title ? w->row->title :
	    w->row->name;

	if (w->row->bound < 2)
		return title;
	return arena_printf(h->arena, "%s (%d)", title, w->index + 1);
}

static void
input_source(struct html *h, const struct working_row *w)
{
	const struct input *input = w->input;
	const struct fact *fact = input->fact;
	const char *key = fact && fact->source ? fact->source : input->source;
	const char *says = input_says(h->arena, h->guide->catalog, input);

	if (w->again) {
		html_add(h, "as above");
		return;
	}
	if (fact && fact->assume)
		html_add(h, "<span class=\"assumed\">†</span> ");
	html_link(h, key ? source_href(h->arena, h->guide, key) : NULL, says);
}

/* A step of a book leads to where its formula is explained. */
static void
head_cell(struct html *h, const struct working_row *w)
{
	html_add(h, "<tr><th scope=\"row\">");
	html_link(h, formula_of(w->row) ? formula_href(h->arena, h->guide,
	    w->row->formula) : NULL, row_title(h, w));
	html_add(h, "</th>");
}

/* An input has no formula: who says so stands in its place. */
static void
grounds(struct html *h, const struct working_row *w)
{
	html_add(h, w->input ? "<td colspan=\"2\">" : "<td>");
	if (w->input)
		input_source(h, w);
	else if (w->row->what == CHAIN_CONST)
		html_add(h, "constant of the model");
	else if (w->equation) {
		html_add(h, "<code>");
		html_text(h, working_equation(h->arena, w));
		html_add(h, "</code>");
	}
	html_add(h, "</td>");
	if (w->input)
		return;
	html_add(h, "<td>");
	html_text(h, working_numbers(h->arena, w));
	html_add(h, "</td>");
}

static void
value_cell(struct html *h, const char *value)
{
	html_add(h, "<td>");
	html_text(h, value);
	html_add(h, "</td>");
}

static void
row(struct html *h, const struct working *working,
    const struct working_row *w)
{
	head_cell(h, w);
	grounds(h, w);
	value_cell(h, value_show(h->arena, w->value, w->row->unit));
	if (working->beside)
		value_cell(h, working_beside(h->arena, w));
	html_add(h, "</tr>\n");
}

static void
column(struct html *h, const char *name)
{
	html_add(h, "<th scope=\"col\" class=\"n\">");
	html_text(h, name);
	html_add(h, "</th>");
}

static void
open_table(struct html *h, const struct working *working)
{
	html_add(h, "<div class=\"scroll\" role=\"group\" "
	    "tabindex=\"0\"");
	html_attribute(h, "aria-label", working->title);
	html_add(h, working->beside ? "><table class=\"two\">\n" :
	    "><table>\n");
	html_add(h, "<thead><tr><th scope=\"col\">Step</th>"
	    "<th scope=\"col\">Formula, or source</th>"
	    "<th scope=\"col\">Numbers</th>");
	column(h, working->name);
	if (working->beside)
		column(h, working->beside_name);
	html_add(h, "</tr></thead>\n");
}

/* Rows up to the next section, under its title; none where all are zero. */
static size_t
section(struct html *h, const struct working *working,
    const struct working_row *w, size_t n)
{
	bool titled = w[0].row->what == CHAIN_SECTION, open = false;
	size_t end = titled;

	for (; end < n && w[end].row->what != CHAIN_SECTION; end++) {
		if (working_row_nothing(&w[end]))
			continue;
		if (!open)
			html_add(h, "<tbody>\n");
		if (!open && titled) {
			text_printf(h->out, "<tr><th colspan=\"%d\" "
			    "scope=\"rowgroup\">", working->beside ? 5 : 4);
			html_text(h, w[0].row->title);
			html_add(h, "</th></tr>\n");
		}
		open = true;
		row(h, working, &w[end]);
	}
	html_add(h, open ? "</tbody>\n" : "");
	return end;
}

void
html_working(struct html *h, const struct working *working)
{
	struct working_row *w;
	size_t n = working_rows(h->arena, working, &w);

	html_add(h, "<details class=\"working\"");
	html_attribute(h, "id", working->id);
	html_add(h, working->open ? " open><summary>" : "><summary>");
	html_text(h, working->title);
	html_add(h, "</summary>\n");
	open_table(h, working);
	for (size_t i = 0; i < n;)
		i += section(h, working, w + i, n - i);
	html_add(h, "</table></div>\n</details>\n");
}

/* "see roof_intensity" leads to that formula. */
static void
meaning(struct html *h, const char *text)
{
	const char *name = strncmp(text, "see ", 4) == 0 ? text + 4 : "";

	for (size_t i = 0; i < formula_count; i++)
		if (strcmp(formulas[i].name, name) == 0) {
			html_link(h, formula_href(h->arena, h->guide, (int)i),
			    formulas[i].title);
			return;
		}
	html_text(h, text);
}

static void
parameter(struct html *h, const struct formula_arg *arg)
{
	html_add(h, "<tr><td><math>");
	html_add(h, arg->mathml ? arg->mathml : "");
	html_add(h, "</math></td><td>");
	meaning(h, arg->meaning);
	html_add(h, "</td><td>");
	html_text(h, strcmp(arg->unit, "1") == 0 ? "" : arg->unit);
	html_add(h, "</td><td><code>");
	html_text(h, arg->name);
	html_add(h, "</code></td></tr>\n");
}

static void
parameters(struct html *h, const struct formula *f)
{
	html_add(h, "<div class=\"scroll\" role=\"group\" tabindex=\"0\"");
	html_attribute(h, "aria-label", arena_printf(h->arena,
	    "Symbols of %s", f->title));
	html_add(h, "><table>\n<thead><tr><th scope=\"col\">Symbol</th>"
	    "<th scope=\"col\">Meaning</th><th scope=\"col\">Unit</th>"
	    "<th scope=\"col\">Name</th></tr></thead>\n<tbody>\n");
	if (f->result.mathml && *f->result.mathml)
		parameter(h, &f->result);
	for (int i = 0; i < f->args; i++)
		parameter(h, &f->arg[i]);
	html_add(h, "</tbody></table></div>\n");
}

static void
formula_notes(struct html *h, const struct formula *f)
{
	const struct source *s = f->source ? source_of(h->guide, f->source) :
	    NULL;

	html_add(h, "<dl class=\"formula-notes\">\n<dt>Source</dt><dd>");
	if (f->source)
		html_link(h, source_href(h->arena, h->guide, f->source),
		    s && s->title.text ? s->title.text : f->source);
	if (f->place && *f->place) {
		html_add(h, ", ");
		html_text(h, f->place);
	}
	html_add(h, "</dd>\n<dt>Valid</dt><dd>");
	html_text(h, f->valid && *f->valid ? f->valid : "always");
	html_add(h, "</dd>\n<dt>Code</dt><dd><code>");
	html_text(h, f->name);
	html_add(h, "</code> in ");
	html_text(h, f->file);
	html_add(h, "</dd>\n</dl>\n");
}

void
html_formula(struct html *h, const struct formula_block *block)
{
	const struct formula *f = &formulas[block->formula];
	int level = h->level < 6 ? h->level + 1 : 6;

	html_add(h, "<section class=\"formula\"");
	html_attribute(h, "id", block->id);
	text_printf(h->out, ">\n<h%d>", level);
	html_text(h, f->title);
	text_printf(h->out, "</h%d>\n<div class=\"equation\">", level);
	if (f->mathml)
		html_add(h, f->mathml);
	else
		html_text(h, f->equation);
	html_add(h, "</div>\n");
	parameters(h, f);
	formula_notes(h, f);
	html_add(h, "</section>\n");
}
