/* Predictions and decisions in expressions. */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "validate/asking.h"
#include "kind/predict.h"

static enum case_column
column_of(const char *name)
{
	int c = 0;

	while (c < CASE_COLUMNS && strcmp(case_column_name(
	    (enum case_column)c), name))
		c++;
	return (enum case_column)c;
}

static bool
fill(struct asking *a, const struct filters *by, struct case_row *row)
{
	row->cell[CASE_id] = "claim";
	row->cell[CASE_split] = "train";
	for (size_t i = 0; i < by->count; i++) {
		enum case_column c = column_of(by->item[i].name);

		if (c == CASE_COLUMNS || strcmp(by->item[i].op, "=")) {
			asking_fault(a, "a case has no column %s%s",
			    by->item[i].name, by->item[i].op);
			return false;
		}
		row->cell[c] = by->item[i].value;
	}
	if (row->cell[CASE_kind] && row->cell[CASE_quantity])
		return true;
	asking_fault(a, "a case wants kind and quantity");
	return false;
}

static bool
is_known(struct asking *a, const struct case_row *row)
{
	static const struct {
		enum case_column column;
		const char *verb;
	} ids[] = {
		{ CASE_model, "model" }, { CASE_accelerator, "accelerator" },
	};

	for (size_t i = 0; i < COUNT(ids); i++) {
		const char *id = row->cell[ids[i].column];

		if (id && !catalog_find(catalog_records(a->of->catalog,
		    ids[i].verb), id)) {
			asking_fault(a, "there is no %s \"%s\"", ids[i].verb,
			    id);
			return false;
		}
	}
	return true;
}

/* "168 GB of 151 GB": what is needed of what there is. */
static const char *
refit_shown(struct asking *a, const struct predictor *p, struct case_row row,
    bool fits)
{
	const struct record *r = row.cell[CASE_accelerator] ? catalog_find(
	    &a->of->catalog->accelerators, row.cell[CASE_accelerator]) : NULL;
	struct dim byte = { { [DIM_BYTE] = 1 } };
	struct prediction need;

	row.cell[CASE_quantity] = "memory_bytes_per_accelerator";
	row.cell[CASE_memory_basis] = "device";
	need = predict(p, &row);
	if (need.status != PREDICT_ok || !r)
		return fits ? "it fits" : "it does not fit";
	return arena_printf(a->of->arena, "it %s, %s of %s", fits ? "fits" :
	    "does not fit", term_number(a->of->arena, need.value, byte,
	    "GB").shown, term_number(a->of->arena, ((const struct
	    accelerator *)r)->memory.value, byte, "GB").shown);
}

static struct term
predicted(struct asking *a, const struct case_row *row)
{
	const struct predictor p = { .arena = a->of->arena,
		.catalog = a->of->catalog };
	const char *quantity = row->cell[CASE_quantity];
	struct prediction got;
	const char *shown;
	struct quantity unit;

	if (!is_known(a, row))
		return term_none(a->of->arena, "unknown");
	got = predict(&p, row);
	if (got.status == PREDICT_error)
		return asking_fault(a, "%s", got.reason);
	if (got.status == PREDICT_skipped)
		return term_none(a->of->arena, "%s", got.reason);
	if (!strcmp(quantity, "fits")) {
		struct term t = term_flag(got.value > 0);

		t.shown = refit_shown(a, &p, *row, t.on);
		return t;
	}
	shown = predict_unit(row);
	unit_parse(shown ? shown : "1", &unit);
	return term_number(a->of->arena, got.value, unit.dim,
	    dim_none(unit.dim) ? shown : NULL);
}

/* Of the values that the first filter lists, the first or last that fits. */
static struct term
sweep(struct asking *a, const struct filters *by, struct case_row *row,
    bool largest)
{
	enum case_column c = column_of(by->item[0].name);
	struct term best = term_none(a->of->arena, "it fits at no %s of %s",
	    by->item[0].name, by->item[0].value);
	const char *list = by->item[0].value;

	row->cell[CASE_quantity] = "fits";
	while (*list && !a->fault) {
		size_t len = strcspn(list, ";");
		struct quantity q;
		const char *unit;
		struct term t;

		row->cell[c] = arena_strndup(a->of->arena, list, len);
		t = predicted(a, row);
		if (t.type == TERM_none)
			return t;
		if (t.on && ask_quantity(row->cell[c], &q, &unit,
		    a->of->arena))
			best = term_number(a->of->arena, q.value, q.dim, NULL);
		if (t.on && !largest)
			break;
		list += len + (list[len] == ';');
	}
	return best;
}

bool
ask_cases(struct asking *a, const char *name, struct term *out)
{
	bool smallest = !strcmp(name, "smallest");
	bool largest = !strcmp(name, "largest");
	struct case_row row = {0};
	struct filters by = {0};

	if (!smallest && !largest && strcmp(name, "predict"))
		return false;
	*out = term_none(a->of->arena, "no case");
	row.cell[CASE_quantity] = smallest || largest ? "fits" : NULL;
	if (!asking_filters(a, &by) || !fill(a, &by, &row))
		return true;
	*out = smallest || largest ? sweep(a, &by, &row, largest) :
	    predicted(a, &row);
	return true;
}
