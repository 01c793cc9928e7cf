/*
 * import cases: what benchmarks of one's own measured, as rows of
 * specs/measured that are shown as measured here.
 */
#include <ctype.h>
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "catalog/software.h"
#include "cmd/cmd.h"
#include "cmd/import.h"
#include "cmd/option.h"
#include "cmd/screen.h"
#include "cmd/tally.h"
#include "feed/bench.h"
#include "feed/csv.h"
#include "kind/case_name.h"

static const struct origin nowhere;

/* One file on its way. */
struct taking {
	struct options *o;
	const struct catalog *catalog;
	const char *const *set;  /* by column, what --set says; or NULL */
	const char *path, *stem; /* of the file */
	const char *tool;        /* that wrote it; NULL: a CSV of cases */
	struct cases *rows;
};

/* "run-3" of "results/Run 3.json": what its rows and its file are called. */
static const char *
stem_of(struct options *o, const char *path)
{
	const char *slash = strrchr(path, '/');
	const char *name = slash ? slash + 1 : path;
	const char *dot = strrchr(name, '.');
	struct text t;

	if (!strcmp(name, "-"))
		return "measured";
	text_init(&t, o->arena);
	for (; *name && name != dot && t.len < 60; name++)
		if (isalnum((unsigned char)*name) || *name == '.')
			text_char(&t, (char)tolower((unsigned char)*name));
		else if (t.len && t.data[t.len - 1] != '-')
			text_char(&t, '-');
	return t.len ? t.data : "measured";
}

/* What --set says of columns; false after a fault. */
static bool
read_sets(struct options *o, const char **set)
{
	const char *names[CASE_COLUMNS];

	for (int c = 0; c < CASE_COLUMNS; c++)
		names[c] = case_column_name((enum case_column)c);
	for (int i = 0; i < o->sets; i++) {
		size_t n = strcspn(o->set[i], "=");
		const char *name = arena_strndup(o->arena, o->set[i], n);
		enum case_column c = case_column_find(name);

		if (c == CASE_COLUMNS)
			options_fault(o, "--set: ridgeline-cases(5) has no "
			    "column", name, text_nearest(name, names,
			    CASE_COLUMNS));
		else if (!o->set[i][n])
			diag(o->diags, DIAG_usage, nowhere, "import cases "
			    "takes --set COLUMN=VALUE, not \"%s\"", name);
		else
			set[c] = o->set[i] + n + 1;
	}
	return !diags_status(o->diags);
}

/* Columns that nothing reads: each is told, with the nearest that there is. */
static void
tell_columns(struct taking *t, const char *data, size_t len)
{
	const char *names[CASE_COLUMNS], *near;
	struct csv csv;

	for (int c = 0; c < CASE_COLUMNS; c++)
		names[c] = case_column_name((enum case_column)c);
	csv_open(&csv, t->o->arena, data, len);
	if (!csv_next(&csv))
		return;
	for (size_t i = 0; i < csv.cells; i++) {
		if (case_column_find(csv.cell[i]) != CASE_COLUMNS)
			continue;
		near = text_nearest(csv.cell[i], names, CASE_COLUMNS);
		text_printf(t->o->aside, "%s:1: column %s is left out: "
		    "ridgeline-cases(5) has none of that name%s%s%s\n",
		    t->path, csv.cell[i], near ? "; did you mean " : "",
		    near ? near : "", near ? "?" : "");
	}
}

static void
read_file(struct taking *t, struct bench *b)
{
	struct options *o = t->o;
	size_t len = 0;
	char *data = strcmp(t->path, "-") ? file_read(o->arena, t->path,
	    &len) : file_read_input(o->arena, &len);

	if (!data) {
		diag(o->diags, file_unread(), (struct origin){ t->path, 0 },
		    "%s", file_error());
		return;
	}
	t->tool = bench_read(b, data, len);
	if (t->tool || diags_status(o->diags))
		return;
	cases_read(o->arena, o->diags, t->rows, t->path, data, len);
	if (!diags_status(o->diags))
		tell_columns(t, data, len);
}

/* The only accelerator of the guide whose id starts like that, or NULL. */
static const char *
only_one(const struct taking *t, const char *name)
{
	const struct record_list *l = &t->catalog->accelerators;
	const char *found = NULL;

	for (size_t i = 0; i < l->count; i++) {
		const char *id = l->item[i]->id;
		size_t n = strlen(id);

		while (n && !software_same(name, strlen(name), id) &&
		    !software_same(name, strlen(name), arena_strndup(
		    t->o->arena, id, n)))
			n--;
		if (n && found)
			return NULL;
		if (n)
			found = id;
	}
	return found;
}

/* "RTX 4090" of "NVIDIA GeForce RTX 4090", with the memory left open. */
static void
name_accelerator(const struct taking *t, struct case_row *row)
{
	static const char *const makers[] = { "NVIDIA ", "AMD ", "GeForce ",
		"Instinct ", "Radeon " };
	const char *name = row->cell[CASE_accelerator], *id;

	if (!name || catalog_find(&t->catalog->accelerators, name))
		return;
	for (size_t i = 0; i < COUNT(makers); i++)
		if (!strncasecmp(name, makers[i], strlen(makers[i])))
			name += strlen(makers[i]);
	id = only_one(t, name);
	if (id)
		row->cell[CASE_accelerator] = id;
}

/* What every row of one's own has. */
static void
complete(const struct taking *t, struct case_row *row, size_t n)
{
	struct arena *arena = t->o->arena;
	const char **cell = row->cell;

	for (int c = 0; c < CASE_COLUMNS; c++)
		if (t->set[c])
			cell[c] = *t->set[c] ? t->set[c] : NULL;
	if (!cell[CASE_id])
		cell[CASE_id] = arena_printf(arena, "%s-%zu", t->stem, n);
	if (!cell[CASE_split])
		cell[CASE_split] = "train";
	if (!cell[CASE_trust])
		cell[CASE_trust] = "A";
	if (!cell[CASE_accelerator_match])
		cell[CASE_accelerator_match] = "exact";
	if (!cell[CASE_source])
		cell[CASE_source] = t->stem;
	if (!cell[CASE_count] && cell[CASE_tp])
		cell[CASE_count] = cell[CASE_tp];
	cell[CASE_own] = "yes";
}

static void
group(const struct taking *t, struct case_row *row)
{
	const char *model = row->cell[CASE_model];
	const char *accelerator = row->cell[CASE_accelerator];

	if (!row->cell[CASE_group])
		row->cell[CASE_group] = arena_printf(t->o->arena,
		    "own/%s/%s", model ? model : "none", accelerator ?
		    accelerator : "none");
}

/* What a benchmark's file does not say, and the guide must know. */
static void
check_row(const struct taking *t, const struct case_row *row)
{
	static const struct {
		enum case_column column;
		const char *example;
	} needs[] = { { CASE_model, "llama-3.1-8b" },
		{ CASE_accelerator, "h100-sxm5-80gb" },
		{ CASE_software, "'vLLM 0.11.0'" },
		{ CASE_weight_format, "bf16" } };

	for (size_t i = 0; i < COUNT(needs); i++)
		if (!row->cell[needs[i].column])
			diag(t->o->diags, DIAG_csv, row->at, "%s does not "
			    "say %s: add --set %s=%s", t->tool,
			    case_column_name(needs[i].column),
			    case_column_name(needs[i].column),
			    needs[i].example);
}

/* Names that the guide has no record of. */
static void
check_name(const struct taking *t, const struct case_row *row,
    enum case_column c, const struct record_list *list)
{
	const char *name = row->cell[c], *near;
	const char **ids = arena_array(t->o->arena, list->count + 1,
	    sizeof(*ids));

	if (!name || catalog_find(list, name))
		return;
	for (size_t i = 0; i < list->count; i++)
		ids[i] = list->item[i]->id;
	near = text_nearest(name, ids, list->count);
	diag(t->o->diags, DIAG_csv, row->at, "the guide has no %s \"%s\"%s%s%s",
	    case_column_name(c), name, near ? "; did you mean \"" : "; state "
	    "its id with --set ", near ? near : case_column_name(c), near ?
	    "\"?" : "=ID");
}

static void
finish(struct taking *t)
{
	struct cases *rows = t->rows;

	for (size_t i = 0; i < rows->count; i++)
		complete(t, &rows->item[i], i + 1);
	case_names(t->o->arena, t->catalog, rows);
	for (size_t i = 0; i < rows->count; i++) {
		struct case_row *row = &rows->item[i];

		name_accelerator(t, row);
		group(t, row);
		/* One message for what all rows of a run lack. */
		if (i && row->at.line == rows->item[i - 1].at.line)
			continue;
		if (t->tool)
			check_row(t, row);
		if (!row->cell[CASE_skip_reason]) {
			check_name(t, row, CASE_model, &t->catalog->models);
			check_name(t, row, CASE_accelerator,
			    &t->catalog->accelerators);
		}
	}
}

static bool
is_used(const struct cases *rows, int c)
{
	for (size_t i = 0; i < rows->count; i++)
		if (rows->item[i].cell[c])
			return true;
	return false;
}

/* The columns that any row fills, in the order of ridgeline-cases(5). */
static void
write_csv(struct text *out, const struct cases *rows)
{
	for (int c = 0, n = 0; c < CASE_COLUMNS; c++)
		if (is_used(rows, c))
			text_printf(out, "%s%s", n++ ? "," : "",
			    case_column_name((enum case_column)c));
	text_char(out, '\n');
	for (size_t i = 0; i < rows->count; i++) {
		for (int c = 0, n = 0; c < CASE_COLUMNS; c++) {
			if (!is_used(rows, c))
				continue;
			text_add(out, n++ ? "," : "");
			tally_cell(out, rows->item[i].cell[c] ?
			    rows->item[i].cell[c] : "");
		}
		text_char(out, '\n');
	}
}

static void
add_scored(struct taking *t, struct grid *g, const struct scored *s)
{
	struct arena *arena = t->o->arena;
	struct text value;

	grid_add(g, case_text(s->row, CASE_id));
	grid_add(g, arena_printf(arena, "%s %s", case_text(s->row,
	    CASE_phase) ? case_text(s->row, CASE_phase) : "",
	    case_text(s->row, CASE_quantity)));
	grid_add(g, case_text(s->row, CASE_value));
	text_init(&value, arena);
	if (s->got.status == PREDICT_ok)
		tally_value(&value, s->got.value);
	grid_add(g, value.data);
	grid_add(g, s->got.status == PREDICT_ok ? tally_percent(arena,
	    score_error(s)) : s->got.reason ? s->got.reason : "");
}

static void
print(struct taking *t, const struct bench *b, const char *name,
    const char *what)
{
	struct options *o = t->o;
	size_t n = t->rows->count;
	struct scored *scored = arena_array(o->arena, n + 1, sizeof(*scored));
	struct grid g = { .arena = o->arena, .right = "llrrl" };

	text_printf(o->out, "%s: %s, %zu figure%s\n  %s: %s\n", t->path,
	    t->tool ? t->tool : "columns of ridgeline-cases(5)", n,
	    n == 1 ? "" : "s", name, what);
	for (size_t i = 0; i < b->left.count; i++)
		text_printf(o->out, "  line %d: not taken: %s\n",
		    b->left.item[i].line, b->left.item[i].why);
	for (size_t i = 0; i < n; i++)
		scored[i].row = &t->rows->item[i];
	score_predict(o->arena, t->catalog, o->jobs, scored, n);
	GRID_ADD(&g, "case", "figure", "measured", "predicted", "error");
	g.columns = g.count;
	for (size_t i = 0; i < n; i++)
		if (!t->rows->item[i].fault)
			add_scored(t, &g, &scored[i]);
	grid_print(&g, o, o->out);
}

static void
take(struct taking *t)
{
	struct options *o = t->o;
	struct bench b = { .arena = o->arena, .diags = o->diags,
		.path = t->path };
	struct text csv;
	const char *name, *what;

	t->rows = &b.rows;
	t->stem = stem_of(o, t->path);
	read_file(t, &b);
	finish(t);
	if (diags_status(o->diags))
		return;
	text_init(&csv, o->arena);
	write_csv(&csv, t->rows);
	name = arena_printf(o->arena, "specs/measured/%s.csv", t->stem);
	what = import_file(o, name, csv.data, csv.len);
	if (what && !o->quiet)
		print(t, &b, name, what);
}

int
import_cases(struct options *o)
{
	const char *set[CASE_COLUMNS] = { 0 };
	struct taking t = { .o = o, .set = set };

	if (o->feed) {
		diag(o->diags, DIAG_usage, nowhere, "import cases takes the "
		    "files alone: which tool wrote them is seen");
		return diags_status(o->diags);
	}
	if (!read_sets(o, set))
		return diags_status(o->diags);
	t.catalog = import_catalog(o);
	for (int i = 1; i < o->args; i++) {
		t.path = o->arg[i];
		t.tool = NULL;
		take(&t);
	}
	return diags_status(o->diags);
}
