#include "write/html_plot.h"

#include <math.h>
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "unit/number.h"

enum {
	LEFT = 72, RIGHT = 16, TOP = 12, BOTTOM = 52,  /* of points, lines */
	BAR_LEFT = 220, BAR = 16, BAR_GAP = 6,
	LABEL_HEIGHT = 13, LABEL_WIDTH = 7,            /* of a letter */
	COLOURS = 6
};

/* "311": a part of a pixel is not seen, and is in ten thousand numbers. */
static const char *
number(struct plot *p, double v)
{
	return arena_printf(p->h->arena, "%.0f", v);
}

/* A part of a path, from here straight down or across to there. */
void
plot_line(struct plot *p, const double at[4])
{
	bool down = fabs(at[0] - at[2]) <= 0;

	text_printf(p->h->out, "M%s,%s%c%s", number(p, at[0]),
	    number(p, at[1]), down ? 'V' : 'H', number(p, at[down ? 3 : 2]));
}

static void
coordinate(struct plot *p, char name, double v)
{
	if (fabs(v) > 0)
		text_printf(p->h->out, " %c=\"%s\"", name, number(p, v));
}

/* The class is that of the group around it, where it is NULL. */
void
plot_label(struct plot *p, const char *class, double x, double y, const char *s)
{
	html_add(p->h, "<text");
	html_attribute(p->h, "class", class);
	coordinate(p, 'x', x);
	coordinate(p, 'y', y);
	html_add(p->h, ">");
	html_text(p->h, s);
	html_add(p->h, "</text>\n");
}

static void
open_group(struct plot *p, const char *class)
{
	text_printf(p->h->out, "<g class=\"%s\">\n", class);
}

/* Its labels count from there, so that those of a line say half as much. */
static void
open_line(struct plot *p, const char *class, double x, double y)
{
	text_printf(p->h->out, "<g class=\"%s\" transform=\"translate(%s,%s)"
	    "\">\n", class, number(p, x), number(p, y));
}

static void
close_group(struct plot *p)
{
	html_add(p->h, "</g>\n");
}

void
plot_marker(struct plot *p, size_t series, double x, double y)
{
	static const char *const path[COLOURS] = {
		NULL, "-4.5,-4.5h9v9h-9z", "0,-6l5.5,10h-11z",
		"0,-6l6,6l-6,6l-6,-6z", "0,6l5.5,-10h-11z",
		"-6,-2h4v-4h4v4h4v4h-4v4h-4v-4h-4z",
	};
	size_t colour = series % COLOURS;
	/* The second round of colours has other shapes. */
	size_t shape = (series + series / COLOURS) % COLOURS;

	if (shape == 0)
		text_printf(p->h->out, "<circle class=\"s%zu\" cx=\"%.0f\" "
		    "cy=\"%.0f\"/>", colour, x, y);
	else
		text_printf(p->h->out, "<path class=\"s%zu\" d=\"M%.0f,%.0f"
		    "m%s\"/>", colour, x, y, path[shape]);
}

/* Where a value stands between two ends of the drawing. */
static double
between(const struct scale *s, double v, double from, double to)
{
	return from + plot_at(s, v) * (to - from);
}

static void
grid(struct plot *p)
{
	double right = p->width - RIGHT, bottom = p->height - BOTTOM;
	double at;

	html_add(p->h, "<path class=\"grid\" d=\"");
	for (int i = 0; i < p->x.ticks; i++) {
		at = between(&p->x, p->x.tick[i], LEFT, right);
		plot_line(p, (double[]){ at, TOP, at, bottom });
	}
	for (int i = 0; i < p->y.ticks; i++) {
		at = between(&p->y, p->y.tick[i], bottom, TOP);
		plot_line(p, (double[]){ LEFT, at, right, at });
	}
	html_add(p->h, "\"/>\n<path class=\"axis\" d=\"");
	plot_line(p, (double[]){ LEFT, bottom, right, bottom });
	plot_line(p, (double[]){ LEFT, TOP, LEFT, bottom });
	html_add(p->h, "\"/>\n");
	open_line(p, "tick middle", 0, bottom + 16);
	for (int i = 0; i < p->x.ticks; i++)
		plot_label(p, NULL, between(&p->x, p->x.tick[i], LEFT, right),
		    0, plot_tick(p->h->arena, &p->x,
		    p->x.tick[i]));
	close_group(p);
	open_line(p, "tick end", LEFT - 6, 0);
	for (int i = 0; i < p->y.ticks; i++)
		plot_label(p, NULL, 0, between(&p->y, p->y.tick[i], bottom,
		    TOP) + 4, plot_tick(p->h->arena, &p->y,
		    p->y.tick[i]));
	close_group(p);
	plot_label(p, "title middle", (LEFT + right) / 2, p->height - 10,
	    p->x.title);
	text_printf(p->h->out, "<text class=\"title middle\" transform=\""
	    "translate(14,%.0f) rotate(-90)\">", (TOP + bottom) / 2);
	html_text(p->h, p->y.title);
	html_add(p->h, "</text>\n");
}

struct spot {
	bool shown;
	double x, y;
};

static struct spot
spot_of(const struct plot *p, const struct series *s, size_t i)
{
	const struct chart *c = p->chart;
	double x = plot_value(&p->x, &c->x, s->x ? s->x[i] : (double)NAN);
	double y = plot_value(&p->y, &c->y, s->y[i]);
	struct spot spot = {0};

	if (!isfinite(x) || !isfinite(y) || (p->x.log && x <= 0) ||
	    (p->y.log && y <= 0))
		return spot;
	spot.shown = true;
	spot.x = between(&p->x, x, LEFT, p->width - RIGHT);
	spot.y = between(&p->y, y, p->height - BOTTOM, TOP);
	return spot;
}

static void
draw_line(struct plot *p, size_t series)
{
	const struct series *s = &p->chart->series[series];
	bool open = false;

	text_printf(p->h->out, "<path class=\"line l%zu\" d=\"",
	    series % COLOURS);
	for (size_t i = 0; i < s->count; i++) {
		struct spot spot = spot_of(p, s, i);

		if (spot.shown)
			text_printf(p->h->out, "%c%.0f,%.0f",
			    open ? 'L' : 'M', spot.x, spot.y);
		open = spot.shown;
	}
	html_add(p->h, "\"/>\n");
}

/* Labels that have found a place, so that the next ones keep clear. */
struct placed {
	struct label_room { double x, y, width; } *item;
	size_t count, cap;
};

static bool
is_free(const struct placed *placed, double x, double y, double width)
{
	for (size_t i = 0; i < placed->count; i++) {
		double dx = x - placed->item[i].x;

		if (fabs(y - placed->item[i].y) < LABEL_HEIGHT &&
		    dx < placed->item[i].width && -dx < width)
			return false;
	}
	return true;
}

static void
place(struct plot *p, struct placed *placed, double x, double y, double width)
{
	ARRAY_ADD(p->h->arena, placed, (struct label_room){ x, y, width });
}

/*
 * To the right of its marker, else to the left, else not at all; above where
 * a line runs through the marker.
 */
static bool
draw_label(struct plot *p, struct placed *placed, const char *s,
    struct spot at, bool above)
{
	double width = (double)strlen(s) * LABEL_WIDTH;
	double right = at.x + 8, left = right - 16 - width;
	double y = at.y + (above ? -7 : 4);
	double x = right + width <= p->width &&
	    is_free(placed, right, y, width) ? right : left;

	if (x < LEFT || !is_free(placed, x, y, width))
		return false;
	place(p, placed, x, y, width);
	plot_label(p, "label", x, y, s);
	return true;
}

static void
draw_points(struct plot *p, size_t series, struct placed *placed)
{
	const struct series *s = &p->chart->series[series];

	for (size_t i = 0; i < s->count; i++) {
		struct spot spot = spot_of(p, s, i);
		const char *name = s->label ? s->label[i] : s->name;

		if (!spot.shown)
			continue;
		if (s->label) {
			html_add(p->h, s->quiet ?
			    "<g class=\"quiet\"><title>" : "<g><title>");
			html_text(p->h, name);
			html_add(p->h, "</title>");
		}
		plot_marker(p, series, spot.x, spot.y);
		html_add(p->h, s->label ? "</g>\n" : "\n");
		if (s->label && !s->quiet)
			draw_label(p, placed, plain(p->h->arena, name), spot,
			    p->chart->type == CHART_LINES && !s->apart);
	}
}

/* Labels keep clear of every marker. */
static void
place_markers(struct plot *p, struct placed *placed)
{
	for (size_t i = 0; i < p->chart->series_count; i++)
		for (size_t k = 0; k < p->chart->series[i].count; k++) {
			struct spot at = spot_of(p, &p->chart->series[i], k);

			if (at.shown)
				place(p, placed, at.x - 6, at.y + 4, 12);
		}
}

/* The name of a line above its last point, or below it, where its points have
 * no texts. */
static void
name_line(struct plot *p, size_t series, struct placed *placed)
{
	const struct series *s = &p->chart->series[series];
	struct spot last = {0};

	for (size_t i = 0; i < s->count; i++) {
		struct spot at = spot_of(p, s, i);

		last = at.shown ? at : last;
	}
	if (!last.shown || s->label || s->apart || draw_label(p, placed,
	    plain(p->h->arena, s->name), last, true))
		return;
	last.y += 24;
	draw_label(p, placed, plain(p->h->arena, s->name), last, true);
}

void
plot_points(struct plot *p)
{
	struct placed placed = {0};

	grid(p);
	place_markers(p, &placed);
	for (size_t i = 0; i < p->chart->series_count; i++)
		if (p->chart->type == CHART_LINES && !p->chart->series[i].apart)
			draw_line(p, i);
	for (size_t i = 0; i < p->chart->series_count; i++)
		draw_points(p, i, &placed);
	for (size_t i = 0; i < p->chart->series_count &&
	    p->chart->type == CHART_LINES; i++)
		name_line(p, i, &placed);
}

static size_t
bars(const struct plot *p)
{
	size_t most = 0;

	for (size_t i = 0; i < p->chart->series_count; i++)
		if (p->chart->series[i].count > most)
			most = p->chart->series[i].count;
	return most;
}

static double
bar_group(const struct plot *p)
{
	return (double)p->chart->series_count * BAR + BAR_GAP;
}

int
plot_bars_height(const struct plot *p)
{
	return TOP + BOTTOM + (int)((double)bars(p) * bar_group(p));
}

/* The bars hatched from the second series on. */
static void
hatching(struct plot *p)
{
	for (size_t i = 1; i < p->chart->series_count && i < COLOURS; i++) {
		text_printf(p->h->out, "<defs><pattern width=\"6\" "
		    "height=\"6\" patternUnits=\"userSpaceOnUse\" "
		    "patternTransform=\"rotate(%zu)\"", 45 * i);
		html_attribute(p->h, "id", arena_printf(p->h->arena,
		    "%s-hatch%zu", p->chart->id, i));
		text_printf(p->h->out, "><rect class=\"b%zu\" width=\"6\" "
		    "height=\"6\"/><rect class=\"gap\" width=\"2\" "
		    "height=\"6\"/></pattern></defs>\n", i);
	}
}

/* Where a bar begins and ends, and its upper edge; shown: it has a value. */
struct bar {
	bool shown;
	double value, zero, end, y;
};

static struct bar
bar_of(const struct plot *p, size_t series, size_t i)
{
	double right = p->width - RIGHT - 70;
	double v = plot_value(&p->y, &p->chart->y,
	    p->chart->series[series].y[i]);
	struct bar b = { .value = v, .y = TOP + (double)i * bar_group(p) +
		(double)series * BAR };

	b.shown = isfinite(v) && (!p->y.log || v > 0);
	if (!b.shown)
		return b;
	b.zero = between(&p->y, p->y.log ? p->y.low : 0, BAR_LEFT, right);
	b.end = between(&p->y, v, BAR_LEFT, right);
	return b;
}

/* With the digits of a table's cell; thousands as a source prints them. */
static void
bar_label(struct plot *p, const struct bar *b)
{
	struct text value;

	if (!b->shown) {
		plot_label(p, NULL, BAR_LEFT + 6, b->y + BAR - 4, "n/a");
		return;
	}
	text_init(&value, p->h->arena);
	number_round(&value, b->value, fabs(b->value) < 1000 ? 3 : 4);
	plot_label(p, NULL, fmax(b->zero, b->end) + 5, b->y + BAR - 5,
	    value.data);
}

/* The bars of a series in its colour, hatched from the second on, as one path;
 * then their values. */
static void
draw_bars(struct plot *p, size_t series)
{
	size_t n = p->chart->series[series].count;

	text_printf(p->h->out, "<path class=\"b%zu\"", series % COLOURS);
	if (series)
		html_attribute(p->h, "style", arena_printf(p->h->arena,
		    "fill:url(#%s-hatch%zu)", p->chart->id,
		    series % COLOURS));
	html_add(p->h, " d=\"");
	for (size_t i = 0; i < n; i++) {
		struct bar b = bar_of(p, series, i);

		if (b.shown)
			text_printf(p->h->out, "M%s,%sh%sv%dH%sz",
			    number(p, fmin(b.zero, b.end)), number(p, b.y),
			    number(p, fabs(b.end - b.zero)), BAR - 2,
			    number(p, fmin(b.zero, b.end)));
	}
	html_add(p->h, "\"/>\n");
	open_group(p, "value");
	for (size_t i = 0; i < n; i++) {
		struct bar b = bar_of(p, series, i);

		bar_label(p, &b);
	}
	close_group(p);
}

/* As many letters as so much room takes. */
const char *
plot_cut(struct arena *arena, const char *s, size_t width)
{
	size_t letters = 0, len = strlen(s), room = width / LABEL_WIDTH - 2;
	const char *p = s;
	unsigned code;
	int n;

	while ((n = text_utf8_next(p, len - (size_t)(p - s), &code)) > 0) {
		if (++letters > room)
			return arena_printf(arena, "%.*s…", (int)(p - s), s);
		p += n;
	}
	return s;
}

void
plot_bars(struct plot *p)
{
	const struct series *first = p->chart->series;
	double right = p->width - RIGHT - 70, bottom = p->height - BOTTOM + 4;

	hatching(p);
	html_add(p->h, "<path class=\"grid\" d=\"");
	for (int i = 0; i < p->y.ticks; i++) {
		double x = between(&p->y, p->y.tick[i], BAR_LEFT, right);

		plot_line(p, (double[]){ x, TOP, x, bottom });
	}
	html_add(p->h, "\"/>\n");
	open_line(p, "tick middle", 0, bottom + 16);
	for (int i = 0; i < p->y.ticks; i++)
		plot_label(p, NULL, between(&p->y, p->y.tick[i], BAR_LEFT,
		    right), 0, plot_tick(p->h->arena, &p->y,
		    p->y.tick[i]));
	close_group(p);
	for (size_t s = 0; s < p->chart->series_count; s++)
		draw_bars(p, s);
	open_line(p, "name end", BAR_LEFT - 8, 0);
	for (size_t i = 0; first && first->label && i < first->count; i++)
		plot_label(p, NULL, 0,
		    TOP + (double)i * bar_group(p) + bar_group(p) / 2 + 1,
		    plot_cut(p->h->arena, plain(p->h->arena, first->label[i]),
		    BAR_LEFT));
	close_group(p);
	plot_label(p, "title middle", (BAR_LEFT + right) / 2, p->height - 8,
	    p->y.title);
}
