/*
 * A book as a file, by libxlsxwriter.
 *
 * The library trusts its caller: it overflows on an empty sheet name, writes
 * NaN as it is, keeps bad UTF-8, counts validations in one byte and drops what
 * is too long.  So names, texts and numbers are looked at before it has them,
 * and every answer of the library is read.  A fault in the content is
 * DIAG_sheet and the cell says "n/a"; a fault of the file system is DIAG_write.
 */
#include "write/xlsx_file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/file.h"
#include "base/text.h"
#include "write/xlsx_guard.h"
#include "write/xlsx_out.h"
#include "write/xlsx_read.h"

/* "$1.2M" of what an axis shows. */
#define SHORT_USD "[>=1000000]\"$\"#,##0.0,,\"M\";" \
    "[>=1000]\"$\"#,##0,\"k\";\"$\"0"

enum {
	FOOTER_TITLE = 80,
	TITLE_HEIGHT = 22,      /* points */
	CHART_OFF = 10,         /* pixels between a chart and a number */
	PAPER_A4 = 9,
	PATH_ROOM = 4096
};

void
out_fault(struct out *o, const char *where, const char *why)
{
	diag(o->diags, DIAG_sheet, (struct origin){ 0 }, "%s: %s: %s", o->name,
	    where, why);
}

bool
out_took(struct out *o, lxw_error error, const char *where)
{
	if (error == LXW_NO_ERROR)
		return true;
	out_fault(o, where, lxw_strerror(error));
	return false;
}

static void
put_merged(struct out *o)
{
	for (size_t i = 0; i < o->sheet->merged.count; i++) {
		const struct sheet_range *m = &o->sheet->merged.item[i];

		out_took(o, worksheet_merge_range(o->to, m->row,
		    (lxw_col_t)m->col, m->row2, (lxw_col_t)m->col2, "",
		    NULL), o->sheet->name);
	}
}

static void
put_chart(struct out *o, const struct sheet_chart *c)
{
	lxw_chart_options place = { .object_position =
	    LXW_OBJECT_MOVE_DONT_SIZE };
	lxw_chart_font title = { .size = 12, .bold = LXW_TRUE };
	lxw_chart_font small = { .size = 10 };
	lxw_chart *chart = workbook_add_chart(o->file, c->bars ?
	    LXW_CHART_BAR : LXW_CHART_LINE);

	if (!chart)
		return;
	for (size_t i = 0; i < c->count; i++)
		chart_series_set_name(chart_add_series(chart,
		    c->series[i].names, c->series[i].values),
		    c->series[i].title);
	chart_title_set_name(chart, c->title);
	chart_title_set_name_font(chart, &title);
	if (!c->bars)
		chart_axis_set_interval_unit(chart->x_axis, 12);
	chart_axis_set_num_font(chart->x_axis, &small);
	chart_axis_set_num_font(chart->y_axis, &small);
	if (c->x)
		chart_axis_set_name(chart->x_axis, c->x);
	if (c->y)
		chart_axis_set_name(chart->y_axis, c->y);
	if (c->bars) {
		chart_axis_set_reverse(chart->y_axis);
		/* A bar is as long as its value, from nothing on. */
		chart_axis_set_min(chart->x_axis, 0);
	}
	if (c->money)
		chart_axis_set_num_format(chart->y_axis, SHORT_USD);
	if (c->percent)
		chart_axis_set_num_format(c->bars ? chart->x_axis :
		    chart->y_axis, "0%");
	if (c->count < 2)
		chart_legend_set_position(chart, LXW_CHART_LEGEND_NONE);
	else
		chart_legend_set_position(chart, LXW_CHART_LEGEND_BOTTOM);
	chart_legend_set_font(chart, &small);
	place.x_offset = c->col ? CHART_OFF : 0;
	place.x_scale = c->width / 480.;
	place.y_scale = c->height / 288.;
	place.description = arena_strdup(o->arena, c->alt);
	out_took(o, worksheet_insert_chart_opt(o->to, c->row, (lxw_col_t)c->col,
	    chart, &place), o->sheet->name);
}

/* The title for a footer, where '&' begins a code. */
static const char *
footer(const struct out *o)
{
	const char *title = guard_text(o->arena, o->book->title, FOOTER_TITLE);
	struct text t;

	text_init(&t, o->arena);
	text_add(&t, "&L");
	for (; *title && t.len < 180; title++)
		text_add_n(&t, "&&", *title == '&' ? 2 : 0),
		    text_add_n(&t, title, *title == '&' ? 0 : 1);
	return t.data;
}

static void
put_page(struct out *o)
{
	const struct sheet *s = o->sheet;
	struct text t;

	if (s->portrait)
		worksheet_set_portrait(o->to);
	else
		worksheet_set_landscape(o->to);
	worksheet_set_paper(o->to, PAPER_A4);
	if (s->print_scale)
		worksheet_set_print_scale(o->to, (uint16_t)s->print_scale);
	else
		worksheet_fit_to_pages(o->to, 1, s->one_page);
	worksheet_set_margins(o->to, 0.4, 0.4, 0.5, 0.6);
	if (s->print_repeat)
		out_took(o, worksheet_repeat_columns(o->to, 0,
		    (lxw_col_t)(s->print_repeat - 1)), s->name);
	if (s->print_columns && (s->filter_last || s->print_last))
		out_took(o, worksheet_print_area(o->to, 0, 0, s->print_last ?
		    s->print_last : s->filter_last,
		    (lxw_col_t)(s->print_columns - 1)), s->name);
	if (s->head)
		out_took(o, worksheet_repeat_rows(o->to, s->head, s->head),
		    s->name);
	text_init(&t, o->arena);
	text_printf(&t, "%s&C&A&RPage &P of &N", footer(o));
	out_took(o, worksheet_set_footer(o->to, t.data), s->name);
}

/* Column by column, the last width given: ranges must not overlap. */
static void
put_widths(struct out *o)
{
	const struct sheet *s = o->sheet;
	double *width = arena_array(o->arena, BOOK_COLUMNS, sizeof(*width));
	lxw_row_col_options hidden = { .hidden = 1 };

	for (size_t i = 0; i < s->widths.count; i++) {
		const struct sheet_width *w = &s->widths.item[i];

		for (unsigned c = w->first; c <= w->last && c < BOOK_COLUMNS;
		    c++)
			width[c] = w->width;
	}
	for (unsigned c = 0; c < BOOK_COLUMNS; c++)
		if (width[c] < 0)
			out_took(o, worksheet_set_column_opt(o->to,
			    (lxw_col_t)c, (lxw_col_t)c, LXW_DEF_COL_WIDTH,
			    NULL, &hidden), s->name);
		else if (width[c] > 0)
			out_took(o, worksheet_set_column(o->to, (lxw_col_t)c,
			    (lxw_col_t)c, width[c], NULL), s->name);
}

static void
put_frame(struct out *o)
{
	const struct sheet *s = o->sheet;
	lxw_protection locked = { .format_columns = 1, .format_rows = 1,
		.sort = 1, .autofilter = 1 };

	if (s->row_height > 0)
		worksheet_set_default_row(o->to, s->row_height, LXW_FALSE);
	put_widths(o);
	for (size_t i = 0; i < s->heights.count; i++)
		out_took(o, worksheet_set_row(o->to, s->heights.item[i].row,
		    s->heights.item[i].points, NULL), s->name);
	out_took(o, worksheet_set_row(o->to, 0, TITLE_HEIGHT, NULL), s->name);
	if (s->head_height > 0)
		out_took(o, worksheet_set_row(o->to, s->head, s->head_height,
		    NULL), s->name);
	if (s->freeze_row || s->freeze_col)
		worksheet_freeze_panes(o->to, s->freeze_row,
		    (lxw_col_t)s->freeze_col);
	if (s->filter_last && s->filter_last < BOOK_ROWS &&
	    s->filter_col < BOOK_COLUMNS)
		out_took(o, worksheet_autofilter(o->to, s->head, 0,
		    s->filter_last, (lxw_col_t)s->filter_col), s->name);
	if (s->locked)
		worksheet_protect(o->to, NULL, &locked);
	put_page(o);
}

/* The library overflows on names that it should refuse. */
static bool
legal_sheet(struct out *o, const char *name)
{
	size_t len = strlen(name);

	if (!len || !text_is_utf8(name, len) || name[0] == '\'' ||
	    name[len - 1] == '\'' || strpbrk(name, "[]:*?/\\") ||
	    !lxw_strcasecmp(name, "History")) {
		out_fault(o, name, "no name for a sheet");
		return false;
	}
	return out_took(o, workbook_validate_sheet_name(o->file, name), name);
}

static void
put_sheet(struct out *o, const struct sheet *s)
{
	if (!legal_sheet(o, s->name))
		return;
	o->to = workbook_add_worksheet(o->file, s->name);
	if (!o->to) {
		out_fault(o, s->name, "the sheet could not be made");
		return;
	}
	o->sheet = s;
	o->urls = 0;
	put_frame(o);
	put_merged(o);
	out_cells(o);
	out_rules(o);
	for (size_t i = 0; i < s->charts.count; i++)
		put_chart(o, &s->charts.item[i]);
}

static void
put_names(struct out *o)
{
	for (size_t i = 0; i < o->book->names.count; i++) {
		const struct book_name *n = &o->book->names.item[i];

		if (n->target)
			out_took(o, workbook_define_name(o->file, n->name,
			    arena_printf(o->arena, "=%s", n->target)),
			    n->name);
	}
}

/* Seconds since 1970 of a date's first; never now. */
static time_t
created(const char *date)
{
	double serial = date ? book_serial(date) : 0;

	return (time_t)(serial > 25569 ? (serial - 25569) * 86400 : 86400);
}

static char *
property(const struct out *o, const char *s)
{
	return arena_strdup(o->arena, guard_text(o->arena, s ? s : "",
	    GUARD_LITERAL));
}

static void
put_properties(struct out *o)
{
	lxw_doc_properties p = { 0 };

	p.title = property(o, o->book->title);
	p.subject = property(o, o->book->subject);
	p.author = property(o, o->book->author);
	p.comments = property(o, o->book->version);
	p.created = created(o->book->date);
	out_took(o, workbook_set_properties(o->file, &p), "properties");
}

/* The font that widths are worked out for; the library's own is the first. */
static void
set_font(struct out *o)
{
	lxw_format *first = STAILQ_FIRST(o->file->formats);

	if (first)
		look_font(first);
}

/* The library's temporary files go where the workbook goes. */
static char *
folder_of(struct arena *arena, const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? arena_strndup(arena, path, (size_t)(slash - path)) :
	    arena_strdup(arena, ".");
}

static int
failed(const struct out *o, const char *why)
{
	diag(o->diags, DIAG_write, (struct origin){ 0 }, "%s: %s", o->name,
	    why);
	return -1;
}

FILE *tmpfileplus(const char *, const char *, char **, int);

/*
 * Called by the library in place of its own, which sets errno to 0 and so hides
 * what found no memory before.  It asks for files that have no name.
 */
FILE *
tmpfileplus(const char *dir, const char *prefix, char **path, int keep)
{
	char name[PATH_ROOM];
	int len = snprintf(name, sizeof(name), "%s/.XXXXXX", dir), at;
	FILE *file;

	(void)prefix;
	if (keep || path || len < 0 || len >= (int)sizeof(name))
		return NULL;
	at = mkstemp(name);
	if (at < 0)
		return NULL;
	unlink(name);
	file = fdopen(at, "w+b");
	if (!file)
		close(at);
	return file;
}

/* No number of an error: it stands until a call fails. */
enum { UNTOUCHED = 1 << 20 };

/* The library works out the date by gmtime(), which has one room for all. */
static lxw_error
close_file(struct out *o)
{
	lxw_error e;

	if (o->book->alone)
		pthread_mutex_lock(o->book->alone);
	errno = UNTOUCHED;
	e = workbook_close(o->file);
	if (o->book->alone)
		pthread_mutex_unlock(o->book->alone);
	return e;
}

enum { TRIES = 3 };

/* What errno told of a writing. */
enum heard { HEARD_NOTHING, HEARD_OTHER, HEARD_MEMORY };

/*
 * The library goes on without what it found no memory for; errno tells of it.
 * It also tells of an allocation that malloc then served from elsewhere, as it
 * does for threads.  e is what the library says.
 */
static enum heard
write_once(struct out *o, lxw_workbook_options *options,
    const char *path, lxw_error *e)
{
	const struct book *book = o->book;
	int before;

	*e = LXW_ERROR_MEMORY_MALLOC_FAILED;
	errno = 0;
	o->file = workbook_new_opt(path, options);
	if (!o->file)
		return HEARD_MEMORY;
	o->looks = (struct looks){ .arena = o->arena, .file = o->file };
	set_font(o);
	put_properties(o);
	o->links = arena_array(o->arena, book->sheets.count + 1,
	    sizeof(*o->links));
	for (size_t i = 0; i < book->sheets.count; i++) {
		put_sheet(o, book->sheets.item[i]);
		o->links[i] = o->urls;
	}
	put_names(o);
	before = errno;
	*e = close_file(o);
	if (before == ENOMEM || errno == ENOMEM)
		return HEARD_MEMORY;
	if (before || errno != UNTOUCHED)
		return HEARD_OTHER;
	errno = 0;
	return HEARD_NOTHING;
}

static bool
same_files(struct arena *parent, const char *a, const char *b)
{
	struct arena *arena = arena_child(parent);
	size_t len, other;
	const char *one = file_read(arena, a, &len);
	const char *two = file_read(arena, b, &other);
	bool same = one && two && len == other && !memcmp(one, two, len);

	arena_free(arena);
	return same;
}

enum written { WRITTEN_ALIKE, WRITTEN_DOUBTED, WRITTEN_APART };

/*
 * Where no call failed, what is written is whole.  Where one did, or a library
 * resets errno, what it leaves out for want of memory shows by a second writing
 * alone: twice the same file, of which errno may still doubt that it is whole,
 * or two that differ.
 */
static enum written
write_twice(struct out *o, lxw_workbook_options *options, const char *path,
    lxw_error *e)
{
	const char *again = arena_printf(o->arena, "%s.again", path);
	struct out twin = { .arena = o->arena, .name = o->name,
	    .book = o->book, .diags = diags_new(o->arena) };
	enum heard heard = write_once(o, options, path, e);
	bool quiet = heard != HEARD_MEMORY, same;

	if (*e != LXW_NO_ERROR)
		return quiet ? WRITTEN_ALIKE : WRITTEN_APART;
	if (heard == HEARD_NOTHING)
		return WRITTEN_ALIKE;
	quiet = write_once(&twin, options, again, e) != HEARD_MEMORY && quiet;
	same = *e == LXW_NO_ERROR && same_files(o->arena, path, again);
	if (unlink(again) || !same)
		return *e != LXW_NO_ERROR && quiet ? WRITTEN_ALIKE :
		    WRITTEN_APART;
	return quiet ? WRITTEN_ALIKE : WRITTEN_DOUBTED;
}

int
book_write(const struct book *book, struct diags *diags, const char *name,
    const char *path)
{
	struct out o = { .arena = book->arena, .diags = diags, .name = name,
	    .book = book };
	lxw_workbook_options options = { .tmpdir = folder_of(book->arena,
	    path) };
	FILE *probe = fopen(path, "wb");
	lxw_error e = LXW_NO_ERROR;
	enum written how = WRITTEN_APART;

	/* The library would say so on stderr, in its own words. */
	if (!probe || fclose(probe))
		return failed(&o, strerror(errno));
	/* What is the same file each time is judged by what stands in it. */
	for (int i = 0; i < TRIES && how != WRITTEN_ALIKE; i++)
		how = write_twice(&o, &options, path, &e);
	if (how == WRITTEN_APART)
		return failed(&o, strerror(ENOMEM));
	if (e == LXW_NO_ERROR) {
		const char *fault = book_fault(book, o.links, path);

		return fault ? failed(&o, arena_printf(o.arena, "what was "
		    "written is broken, %s", fault)) : 0;
	}
	return failed(&o, errno ? strerror(errno) : lxw_strerror(e));
}
