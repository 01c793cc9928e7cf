/* A tree of choices, as a drawing. */
#include "write/html_plot.h"

/* Of a tree: where branches and leaves begin, and the room of a leaf. */
enum { BRANCH = 26, LEAF = 320, LEAF_HEIGHT = 22, EDGE = 12, LETTER = 7 };

/* A branch without leaves has room of its own. */
static size_t
leaves(const struct series *s)
{
	return s->count ? s->count : 1;
}

int
plot_tree_height(const struct plot *p)
{
	size_t n = 0;

	for (size_t i = 0; i < p->chart->series_count; i++)
		n += leaves(&p->chart->series[i]);
	return 2 * EDGE + (int)n * LEAF_HEIGHT;
}

static double
leaf_y(size_t row)
{
	return EDGE + ((double)row + 0.5) * LEAF_HEIGHT;
}

/* From the trunk to the branch, and from the branch to its leaves. */
static void
branch_lines(struct plot *p, const struct series *s, size_t row)
{
	double y = (leaf_y(row) + leaf_y(row + leaves(s) - 1)) / 2;
	double fork = LEAF - 14;

	plot_line(p, (double[]){ 8, y, BRANCH - 6, y });
	if (s->count == 0)
		return;
	plot_line(p, (double[]){ fork - 10, y, fork, y });
	plot_line(p, (double[]){ fork, leaf_y(row), fork,
	    leaf_y(row + s->count - 1) });
	for (size_t i = 0; i < s->count; i++)
		plot_line(p, (double[]){ fork, leaf_y(row + i), LEAF - 6,
		    leaf_y(row + i) });
}

static void
tree_lines(struct plot *p)
{
	const struct chart *c = p->chart;
	size_t row = 0;
	double first = 0, last = 0;

	html_add(p->h, "<path class=\"axis\" d=\"");
	for (size_t i = 0; i < c->series_count; i++) {
		size_t n = leaves(&c->series[i]);

		last = (leaf_y(row) + leaf_y(row + n - 1)) / 2;
		first = i ? first : last;
		branch_lines(p, &c->series[i], row);
		row += n;
	}
	plot_line(p, (double[]){ 8, first, 8, last });
	html_add(p->h, "\"/>\n");
}

void
plot_tree(struct plot *p)
{
	const struct chart *c = p->chart;
	size_t row = 0;

	tree_lines(p);
	for (size_t i = 0; i < c->series_count; i++) {
		const struct series *s = &c->series[i];
		size_t n = leaves(s);

		plot_label(p, "branch", BRANCH, (leaf_y(row) +
		    leaf_y(row + n - 1)) / 2 + 4, plot_cut(p->h->arena,
		    plain(p->h->arena, s->name), LEAF - 24 - BRANCH));
		for (size_t k = 0; s->label && k < s->count; k++)
			plot_label(p, NULL, LEAF, leaf_y(row + k) + 4,
			    plot_cut(p->h->arena, plain(p->h->arena,
			    s->label[k]), (size_t)p->width - LEAF +
			    2 * LETTER));
		row += n;
	}
}
