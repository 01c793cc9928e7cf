/* Predictions in tests: cases of measurements that nobody made. */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "catalog/tested.h"
#include "kind/case_bind.h"
#include "kind/predict.h"
#include "unit/number.h"
#include "validate/ask.h"

static enum case_column
column_of(const char *name)
{
	int c = 0;

	while (c < CASE_COLUMNS && strcmp(case_column_name(
	    (enum case_column)c), name))
		c++;
	return (enum case_column)c;
}

/* A cell as the file of cases would have it; NULL for what is none. */
static const char *
cell_of(const struct ask *of, const struct value *v)
{
	struct text out;

	if (v->type == VALUE_TEXT)
		return v->text;
	if (v->type != VALUE_NUMBER || !dim_none(v->number.dim))
		return NULL;
	text_init(&out, of->arena);
	number_exact(&out, v->number.value);
	return out.data;
}

/* Fills the row; a column that has a list is *listed. */
static void
fill(const struct ask *of, const struct value *columns, struct case_row *row,
    const struct value_entry **listed, const char **fault)
{
	row->cell[CASE_id] = "claim";
	row->cell[CASE_split] = "train";
	for (size_t i = 0; i < columns->count; i++) {
		const struct value_entry *e = &columns->entry[i];
		enum case_column c = column_of(e->key);

		if (c == CASE_COLUMNS)
			ask_fault(of, fault, "a case has no column %s",
			    e->key);
		else if (e->value->type == VALUE_LIST && !*listed)
			*listed = e;
		else if (!(row->cell[c] = cell_of(of, e->value)))
			ask_fault(of, fault, "%s wants a text or a bare "
			    "number", e->key);
	}
	if (!*fault && (!row->cell[CASE_kind] || !row->cell[CASE_quantity]))
		ask_fault(of, fault, "a case wants kind and quantity");
}

static void
check_ids(const struct ask *of, const struct case_row *row,
    const char **fault)
{
	static const struct {
		enum case_column column;
		const char *verb;
	} ids[] = {
		{ CASE_model, "model" }, { CASE_accelerator, "accelerator" },
	};

	for (size_t i = 0; i < COUNT(ids); i++) {
		const char *id = row->cell[ids[i].column];

		if (id && !catalog_find(catalog_records(of->catalog,
		    ids[i].verb), id))
			ask_fault(of, fault, "there is no %s \"%s\"",
			    ids[i].verb, id);
	}
}

/* The median error of such predictions; 0 of what is no model's. */
static double
error_of(const struct ask *of, const struct case_row *row,
    const struct prediction *got)
{
	enum quantity_class class = predict_class(row);
	const char *figure = class == CLASS_speed ? "speed" : "memory";
	const char *id = row->cell[CASE_accelerator];
	const struct accelerator *a = id ? (const struct accelerator *)
	    catalog_find(&of->catalog->accelerators, id) : NULL;
	const char *kind = row->cell[CASE_kind];

	if (class == CLASS_cost || class == CLASS_unknown)
		return 0;
	if (!a || !got->calibration)
		return tested_unseen(of->catalog, kind, figure).median;
	return tested_error(of->catalog, kind, figure,
	    got->calibration->software.text, a->architecture.text).median;
}

/* What is known of a case, whatever is perturbed: no offer moves it. */
struct known {
	bool is;
	struct prediction got;
	double error;
};

static const struct known *
known_of(const struct ask *of, const struct case_row *row)
{
	const struct predictor p = { .arena = of->arena,
		.catalog = of->catalog, .lane = of->lane, .tells = true };
	struct known *k = predicted_of(of->known, "claim", row, sizeof(*k));

	if (k->is)
		return k;
	k->is = true;
	k->got = predict(&p, row);
	if (k->got.status == PREDICT_ok)
		k->error = error_of(of, row, &k->got);
	k->got = predicted_lasting(of->known, k->got);
	return k;
}

/* Whether it fits once its need is moved by the error. */
static bool
still_fits(const struct ask *of, const struct known *k)
{
	if (!(k->got.usable > 0))
		return k->got.value > 0;
	return perturbed(of->perturbation, k->got.needed, k->error) <=
	    k->got.usable;
}

/* "168 GB of 151 GB": what is needed of what there is. */
static const char *
fits_shown(const struct ask *of, struct case_row row, bool fits)
{
	const struct record *r = row.cell[CASE_accelerator] ? catalog_find(
	    &of->catalog->accelerators, row.cell[CASE_accelerator]) : NULL;
	struct dim byte = { { [DIM_BYTE] = 1 } };
	const struct prediction *need;

	row.cell[CASE_quantity] = "memory_bytes_per_accelerator";
	row.cell[CASE_memory_basis] = "device";
	need = &known_of(of, &row)->got;
	if (need->status != PREDICT_ok || !r)
		return fits ? "it fits" : "it does not fit";
	return arena_printf(of->arena, "it %s, %s of %s", fits ? "fits" :
	    "does not fit", term_number(of->arena, need->value, byte,
	    "GB").shown, term_number(of->arena, ((const struct
	    accelerator *)r)->memory.value, byte, "GB").shown);
}

static struct term
predicted(const struct ask *of, const struct case_row *row,
    const char **fault)
{
	const struct known *k = known_of(of, row);
	const struct prediction *got = &k->got;
	const char *shown;
	struct quantity unit;

	if (got->status == PREDICT_error)
		return ask_fault(of, fault, "%s", got->reason);
	if (got->status == PREDICT_skipped)
		return term_none(of->arena, "%s", got->reason);
	if (!strcmp(row->cell[CASE_quantity], "fits")) {
		struct term t = term_flag(still_fits(of, k));

		t.shown = fits_shown(of, *row, t.on);
		return t;
	}
	shown = predict_unit(row);
	unit_parse(shown ? shown : "1", &unit);
	return term_number(of->arena, perturbed(of->perturbation, got->value,
	    k->error), unit.dim, dim_none(unit.dim) ? shown : NULL);
}

/* Of the values that a column lists, the first or last that fits. */
static struct term
sweep(const struct ask *of, const struct value_entry *listed,
    struct case_row *row, bool largest, const char **fault)
{
	const struct value *list = listed->value;
	struct term best = term_none(of->arena, "it fits at no %s listed",
	    listed->key);

	for (size_t i = 0; i < list->count && !*fault; i++) {
		struct term t;

		row->cell[column_of(listed->key)] = cell_of(of,
		    list->item[i]);
		t = predicted(of, row, fault);
		if (t.type == TERM_none)
			return t;
		if (t.on)
			best = ask_given(of, list->item[i]);
		if (t.on && !largest)
			break;
	}
	return best;
}

struct term
ask_case(void *context, const struct test_call *call, const char **fault)
{
	const struct ask *of = context;
	const struct value_entry *listed = NULL;
	bool swept = strcmp(call->name, "predict") != 0;
	struct case_row row = {0};

	row.cell[CASE_quantity] = swept ? "fits" : NULL;
	fill(of, ask_table(call, 0), &row, &listed, fault);
	check_ids(of, &row, fault);
	if (!*fault && swept != (listed != NULL))
		ask_fault(of, fault, swept ? "%s wants a list in one column" :
		    "%s wants no list", call->name);
	if (*fault)
		return term_none(of->arena, "no case");
	return swept ? sweep(of, listed, &row, *call->name == 'l', fault) :
	    predicted(of, &row, fault);
}
