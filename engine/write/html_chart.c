#include "write/html_plot.h"

#include <math.h>
#include <string.h>

#include "unit/number.h"

static const char *
unit_of(const struct axis *axis, double largest)
{
	if (axis->unit)
		return axis->unit;
	return number_unit((struct quantity){ largest, axis->dim });
}

/* The axis title with its unit: "Cost (USD/h)". */
static const char *
axis_title(struct arena *arena, const struct axis *axis, const char *unit)
{
	if (!*unit || strcmp(unit, "1") == 0)
		return axis->title;
	return arena_printf(arena, "%s (%s)", axis->title, unit);
}

static bool
usable(double v, bool log)
{
	return isfinite(v) && (!log || v > 0);
}

static void
widen(struct scale *s, double v)
{
	if (!usable(v, s->log))
		return;
	s->low = s->any ? fmin(s->low, v) : v;
	s->high = s->any ? fmax(s->high, v) : v;
	s->any = true;
}

/* 1, 2 or 5 times a power of ten, at least x. */
static double
nice(double x)
{
	double power = pow(10, floor(log10(x)));
	double head = x / power;

	return power * (head <= 1 ? 1 : head <= 2 ? 2 : head <= 5 ? 5 : 10);
}

static void
ticks_linear(struct scale *s)
{
	double step = nice((s->high - s->low) / 6);

	s->low = floor(s->low / step) * step;
	s->high = ceil(s->high / step) * step;
	for (int i = 0; s->ticks < SCALE_TICKS; i++) {
		double v = s->low + i * step;

		if (v > s->high + step / 2)
			break;
		s->tick[s->ticks++] = v;
	}
}

/* Decades; halves between them where there are few. */
static void
ticks_log(struct scale *s)
{
	static const double head[] = { 1, 2, 5 };
	double low = floor(log10(s->low)), high = ceil(log10(s->high));
	bool dense = log10(s->high / s->low) <= 3.2;

	for (double e = low; e <= high; e++)
		for (int i = 0; i < (dense ? 3 : 1); i++) {
			double v = head[i] * pow(10, e);

			if (s->ticks < SCALE_TICKS && v >= s->low / 2.01 &&
			    v <= s->high * 2.01)
				s->tick[s->ticks++] = v;
		}
	if (s->ticks) {
		s->low = fmin(s->low, s->tick[0]);
		s->high = fmax(s->high, s->tick[s->ticks - 1]);
	}
}

static void
settle(struct scale *s, bool from_zero)
{
	if (!s->any) {
		s->low = s->log ? 1 : 0;
		s->high = s->log ? 10 : 1;
	}
	if (from_zero && !s->log)
		s->low = fmin(s->low, 0);
	if (s->high <= s->low) {
		s->low = s->log ? s->low / 2 : fmin(s->low, 0);
		s->high = s->log ? s->high * 2 : fmax(s->high, s->low + 1);
	}
	if (s->log) {
		/* No point lies on the frame. */
		s->low /= 1.2;
		s->high *= 1.2;
		ticks_log(s);
	} else {
		ticks_linear(s);
	}
}

static double
largest(const struct chart *c, bool x)
{
	double top = 0;

	for (size_t i = 0; i < c->series_count; i++)
		for (size_t k = 0; k < c->series[i].count; k++) {
			const double *v = x ? c->series[i].x : c->series[i].y;

			if (v && isfinite(v[k]))
				top = fmax(top, fabs(v[k]));
		}
	return top;
}

/* An axis over all series, in the unit that it shows. */
static void
scale_init(struct plot *p, struct scale *s, const struct axis *axis, bool x)
{
	const struct chart *c = p->chart;

	memset(s, 0, sizeof(*s));
	s->log = axis->log;
	s->calendar = axis->calendar;
	s->unit = unit_of(axis, largest(c, x));
	s->title = axis_title(p->h->arena, axis, s->unit);
	for (size_t i = 0; i < c->series_count; i++)
		for (size_t k = 0; k < c->series[i].count; k++)
			if (x ? c->series[i].x : c->series[i].y)
				widen(s, plot_value(s, axis, x ?
				    c->series[i].x[k] : c->series[i].y[k]));
	settle(s, c->type == CHART_BARS);
}

double
plot_value(const struct scale *s, const struct axis *axis, double v)
{
	return in_unit((struct quantity){ v, axis->dim },
	    *s->unit ? s->unit : NULL);
}

double
plot_at(const struct scale *s, double v)
{
	if (s->log)
		return (log10(v) - log10(s->low)) /
		    (log10(s->high) - log10(s->low));
	return (v - s->low) / (s->high - s->low);
}

const char *
plot_tick(struct arena *arena, const struct scale *s, double v)
{
	if (s->calendar)
		return fabs(v - round(v)) > 0.01 ? "" :
		    arena_printf(arena, "%.0f", v);
	return number_digits(arena, fabs(v) < 1e-300 ? 0 : v, 4);
}

/* Series by colour and by marker or hatching, so not by colour alone. */
static void
legend(struct plot *p)
{
	struct text *out = p->h->out;

	if (p->chart->series_count < 2 || p->chart->type == CHART_TREE)
		return;
	html_add(p->h, "<ul class=\"key\" aria-hidden=\"true\">");
	for (size_t i = 0; i < p->chart->series_count; i++) {
		text_add(out, "<li><svg>");
		plot_marker(p, i, 7, 7);
		text_add(out, "</svg> ");
		html_text(p->h, p->chart->series[i].name);
	}
	html_add(p->h, "</ul>\n");
}

static void
names(struct plot *p)
{
	const struct chart *c = p->chart;

	text_printf(p->h->out, "<svg class=\"plot\" role=\"img\" viewBox=\""
	    "0 0 %d %d\" width=\"%d\" height=\"%d\"", p->width, p->height,
	    p->width, p->height);
	html_attribute(p->h, "aria-labelledby", arena_printf(p->h->arena,
	    "%s-title", c->id));
	html_add(p->h, ">\n<desc>");
	html_text(p->h, c->description);
	html_add(p->h, "</desc>\n");
}

static void
numbers(struct html *h, const struct chart *c)
{
	if (c->beside) {
		html_add(h, "<p class=\"rest\"><a");
		html_attribute(h, "href", arena_printf(h->arena, "#%s",
		    c->beside));
		html_add(h, ">");
		html_text(h, HTML_PLAIN(h, page_numbers));
		html_add(h, "</a></p>\n");
	}
	if (!c->data)
		return;
	html_fold(h, "numbers", HTML_PLAIN(h, page_numbers));
	html_table(h, c->data);
	html_add(h, "</details>\n");
}

static void
draw(struct plot *p)
{
	switch (p->chart->type) {
	case CHART_BARS:
		p->height = plot_bars_height(p);
		names(p);
		plot_bars(p);
		break;
	case CHART_TREE:
		p->height = plot_tree_height(p);
		names(p);
		plot_tree(p);
		break;
	default:
		p->height = 400;
		names(p);
		plot_points(p);
	}
}

void
html_chart(struct html *h, const struct chart *c)
{
	struct plot p = { .h = h, .chart = c, .width = 760 };

	scale_init(&p, &p.y, &c->y, false);
	if (c->type == CHART_LINES || c->type == CHART_POINTS)
		scale_init(&p, &p.x, &c->x, true);
	html_add(h, "<figure class=\"chart\"");
	html_attribute(h, "id", c->id);
	html_add(h, ">\n<figcaption");
	html_attribute(h, "id", arena_printf(h->arena, "%s-title", c->id));
	html_add(h, ">");
	html_text(h, c->title);
	html_add(h, "</figcaption>\n");
	legend(&p);
	html_add(h, "<div class=\"scroll\">");
	draw(&p);
	html_add(h, "</svg></div>\n");
	numbers(h, c);
	html_add(h, "</figure>\n");
}
