#include "write/html.h"

#include <string.h>

#include "base/map.h"
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
		html_text(h, HTML_PLAIN(h, page_again));
		return;
	}
	if (fact && fact->assume)
		html_add(h, "<span class=\"assumed\">†</span> ");
	html_link(h, key ? source_href(h->arena, h->guide, key) : NULL, says);
}

/* The steps of one answer, as they are written. */
struct steps {
	struct html *h;
	const struct working *working;
	bool *linked;    /* formulas that a step above leads to */
	struct map *named;  /* terms of the list so far */
	int level;       /* of the headings */
};

/* A term stands once in a list: "Weights (2)" where a second has its name. */
static const char *
own_title(const struct steps *s, const struct working_row *w)
{
	const char *title = row_title(s->h, w), *own = title;

	for (int n = 2; map_get(s->named, own); n++)
		own = arena_printf(s->h->arena, "%s (%d)", title, n);
	map_put(s->named, own, s->named);
	return own;
}

/* The first step of a formula leads to where that is explained, unless another
 * page of the workload does. */
static void
term(const struct steps *s, const struct working_row *w)
{
	int formula = formula_of(w->row) ? w->row->formula : -1;
	const char *href = NULL;

	if (formula >= 0 && !w->said && !s->linked[formula]) {
		href = formula_href(s->h->arena, s->h->guide, formula);
		s->linked[formula] = true;
	}
	html_add(s->h, "<dt>");
	html_link(s->h, href, own_title(s, w));
}

static void
says(struct html *h, const char *text)
{
	html_add(h, "<dd>");
	html_text(h, text);
}

/*
 * An input has no formula: who says so stands in its place, and in that of its
 * numbers.  A formula that another page of the workload has is not repeated.
 */
static void
grounds(struct html *h, const struct working_row *w)
{
	bool computed = !w->input && w->row->what != CHAIN_CONST;

	if (computed && !w->said) {
		says(h, w->equation ? text_joined(h->arena, w->equation, "; ") :
		    "");
		says(h, working_numbers(h->arena, w));
		return;
	}
	html_add(h, "<dd class=\"s\">");
	if (w->input)
		input_source(h, w);
	else
		html_text(h, computed ? working_numbers(h->arena, w) :
		    "constant of the model");
}

/* Its value, and that of the next choice where it is another. */
static void
step(const struct steps *s, const struct working_row *w)
{
	const char *beside = s->working->beside ?
	    working_beside(s->h->arena, w) : NULL;

	term(s, w);
	grounds(s->h, w);
	says(s->h, value_show(s->h->arena, w->value, w->row->unit));
	if (beside && *beside)
		says(s->h, beside);
	html_add(s->h, "\n");
}

/* Rows up to the next section, under its title; none where all are zero. */
static size_t
section(struct steps *s, const struct working_row *w, size_t n)
{
	bool titled = w[0].row->what == CHAIN_SECTION, open = false;
	size_t end = titled;

	s->named = map_new(s->h->arena);
	for (; end < n && w[end].row->what != CHAIN_SECTION; end++) {
		if (working_row_nothing(&w[end]) || w[end].hands_on)
			continue;
		if (!open && titled) {
			text_printf(s->h->out, "<h%d>", s->level);
			html_text(s->h, w[0].row->title);
			text_printf(s->h->out, "</h%d>\n", s->level);
		}
		html_add(s->h, open ? "" : "<dl>\n");
		open = true;
		step(s, &w[end]);
	}
	html_add(s->h, open ? "</dl>\n" : "");
	return end;
}

/*
 * A list of terms, not a table: a step and its numbers are read line by line,
 * on a telephone one under the other, and weigh half as much.
 */
void
html_working(struct html *h, const struct working *working)
{
	struct steps s = { h, working, arena_array(h->arena,
		formula_count + 1, sizeof(*s.linked)), NULL,
		h->level && h->level < 6 ? h->level + 1 : 3 };
	struct working_row *w;
	size_t n = working_rows(h->arena, working, &w);

	html_add(h, "<details class=\"working\"");
	html_attribute(h, "id", working->id);
	html_add(h, working->open ? " open><summary>" : "><summary>");
	html_text(h, working->title);
	html_add(h, "</summary>\n");
	if (working->beside) {
		html_add(h, "<p>");
		html_text(h, HTML_SAID(h, page_beside,
		    working->beside_name));
		html_add(h, "</p>\n");
	}
	for (size_t i = 0; i < n;)
		i += section(&s, w + i, n - i);
	html_add(h, "</details>\n");
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
	html_add(h, "</math><td>");
	meaning(h, arg->meaning);
	html_add(h, "<td>");
	html_text(h, strcmp(arg->unit, "1") == 0 ? "" : arg->unit);
	html_add(h, "<td><code>");
	html_text(h, arg->name);
	html_add(h, "</code>\n");
}

static void
parameters(struct html *h, const struct formula *f)
{
	html_add(h, "<div class=\"scroll\"><table>\n<thead><tr>"
	    "<th scope=\"col\">Symbol"
	    "<th scope=\"col\">Meaning<th scope=\"col\">Unit"
	    "<th scope=\"col\">Name<tbody>\n");
	if (f->result.mathml && *f->result.mathml)
		parameter(h, &f->result);
	for (int i = 0; i < f->args; i++)
		parameter(h, &f->arg[i]);
	html_add(h, "</table></div>\n");
}

static void
formula_notes(struct html *h, const struct formula *f)
{
	const struct source *s = f->source ? source_of(h->guide, f->source) :
	    NULL;

	html_add(h, "<dl class=\"formula-notes\">\n<dt>Source<dd>");
	if (f->source)
		html_link(h, source_href(h->arena, h->guide, f->source),
		    s && s->title.text ? s->title.text : f->source);
	if (f->place && *f->place) {
		html_add(h, ", ");
		html_text(h, f->place);
	}
	html_add(h, "\n<dt>Valid<dd>");
	html_text(h, f->valid && *f->valid ? f->valid : "always");
	html_add(h, "\n<dt>Code<dd><code>");
	html_text(h, f->name);
	html_add(h, "</code> in ");
	html_text(h, f->file);
	html_add(h, "\n</dl>\n");
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
