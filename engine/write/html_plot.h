/*
 * html_plot: what a chart is drawn with.
 *
 * A scale holds an axis in the unit that it shows; plot_at() puts a value on
 * it, 0 at the low end and 1 at the high one.  Coordinates are printed with one
 * decimal, so that a drawing does not depend on the last bit of a logarithm.
 */
#ifndef WRITE_HTML_PLOT_H
#define WRITE_HTML_PLOT_H

#include "write/html.h"

enum { SCALE_TICKS = 40 };

struct scale {
	bool log, any, calendar;
	double low, high;
	double tick[SCALE_TICKS];
	int ticks;
	const char *unit, *title;
};

struct plot {
	struct html *h;
	const struct chart *chart;
	struct scale x, y;
	int width, height;
};

double plot_value(const struct scale *, const struct axis *, double);
double plot_at(const struct scale *, double);
/* A number of a scale as its tick; nothing between two years. */
const char *plot_tick(struct arena *, const struct scale *, double);

/* html_draw.c */
/* A part of a path, from here straight down or across to there. */
void plot_line(struct plot *, const double at[4]);
/* The class is that of the group around it, where it is NULL. */
void plot_label(struct plot *, const char *class, double x, double y,
    const char *);
/* As many letters as so much room takes. */
const char *plot_cut(struct arena *, const char *, size_t width);
int plot_bars_height(const struct plot *);
void plot_bars(struct plot *);
/* html_tree.c: a series is a branch of the root, its points are leaves with
 * their texts. */
int plot_tree_height(const struct plot *);
void plot_tree(struct plot *);
void plot_points(struct plot *);
/* The marker of a series, centred. */
void plot_marker(struct plot *, size_t series, double x, double y);

#endif
