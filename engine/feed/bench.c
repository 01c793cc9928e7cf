#define _GNU_SOURCE	/* memmem() */
#include "feed/bench.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "feed/csv.h"
#include "feed/json.h"
#include "unit/number.h"

typedef void bench_take(struct bench *, const struct bench_result *);

/* Who prints a cell of that name. */
static const struct {
	const char *mark, *name;
	bench_take *take;
} tools[] = {
	{ "total_output_tokens", "benchmark_serving", bench_vllm },
	{ "avg_ts", "llama-bench", bench_llama },
	{ "t/s", "llama-bench", bench_llama },
};

struct results {
	struct bench_result *item;
	size_t count, cap;
};

const char *
bench_text(const struct bench_result *r, const char *name)
{
	for (size_t i = 0; i < r->count; i++)
		if (!strcmp(r->item[i].name, name))
			return *r->item[i].text ? r->item[i].text : NULL;
	return NULL;
}

bool
bench_number(const struct bench_result *r, const char *name, double *value)
{
	const char *text = bench_text(r, name);

	return text && number_read(text, value);
}

const char *
bench_cell(struct arena *arena, double value)
{
	struct text t;

	text_init(&t, arena);
	number_exact(&t, value);
	return t.data;
}

struct case_row *
bench_add(struct bench *b, const struct bench_result *r,
    const struct case_row *like, const char *quantity, double value)
{
	struct case_row row = *like;

	row.at = (struct origin){ b->path, r->line };
	row.cell[CASE_kind] = "serve";
	row.cell[CASE_trust] = "A";
	row.cell[CASE_quantity] = quantity;
	row.cell[CASE_value] = bench_cell(b->arena, value);
	ARRAY_ADD(b->arena, &b->rows, row);
	return &b->rows.item[b->rows.count - 1];
}

void
bench_leave(struct bench *b, const struct bench_result *r, const char *why)
{
	ARRAY_ADD(b->arena, &b->left, ((struct bench_left){ r->line, why }));
}

static void
add_cell(struct arena *arena, struct bench_result *r, const char *name,
    const char *text)
{
	ARRAY_ADD(arena, r, ((struct bench_cell){ name, text }));
}

/* Members that hold one thing; a list is told by how much it varies, as the
 * deviation over the mean, under "spread:NAME". */
static void
add_member(struct arena *arena, struct bench_result *r, const struct json *m)
{
	double sum = 0, squares = 0, n = (double)m->count;

	if (m->type == JSON_string || m->type == JSON_number) {
		add_cell(arena, r, m->name, m->type == JSON_string ? m->text :
		    bench_cell(arena, m->number));
		return;
	}
	if (m->type != JSON_list || m->count < 2)
		return;
	for (size_t i = 0; i < m->count; i++) {
		sum += m->item[i].number;
		squares += m->item[i].number * m->item[i].number;
	}
	if (sum > 0)
		add_cell(arena, r, arena_printf(arena, "spread:%s", m->name),
		    bench_cell(arena, sqrt(fmax(0, squares / n -
		    sum / n * (sum / n))) / (sum / n)));
}

static void
add_object(struct bench *b, struct results *all, const struct json *j,
    int line)
{
	struct bench_result r = { .line = line };

	for (size_t i = 0; j->type == JSON_object && i < j->count; i++)
		add_member(b->arena, &r, &j->item[i]);
	ARRAY_ADD(b->arena, all, r);
}

static void
fault(struct bench *b, int line, const char *why)
{
	diag(b->diags, DIAG_csv, (struct origin){ b->path, line }, "%s", why);
}

/* A value a line, as runs are appended to one file. */
static void
read_lines(struct bench *b, const char *data, size_t len, struct results *all)
{
	const char *end = data + len;
	int line = 1;

	for (const char *p = data, *next; p < end; p = next, line++) {
		const char *stop = memchr(p, '\n', (size_t)(end - p)), *error;
		struct json *j;
		int at;

		next = stop ? stop + 1 : end;
		while (p < next && isspace((unsigned char)*p))
			p++;
		if (p == next)
			continue;
		j = json_read(b->arena, p, (size_t)(next - p), &error, &at);
		if (!j) {
			fault(b, line + at - 1, error);
			return;
		}
		add_object(b, all, j, line);
	}
}

static void
read_json(struct bench *b, const char *data, size_t len, struct results *all)
{
	const char *error;
	int line;
	const struct json *j = json_read(b->arena, data, len, &error, &line);

	if (!j)
		read_lines(b, data, len, all);
	else if (j->type == JSON_list)
		for (size_t i = 0; i < j->count; i++)
			add_object(b, all, &j->item[i], j->item[i].line);
	else
		add_object(b, all, j, j->line);
}

static void
read_csv(struct bench *b, const char *data, size_t len, struct results *all)
{
	struct bench_result head = { 0 };
	struct csv csv;

	csv_open(&csv, b->arena, data, len);
	while (csv_next(&csv)) {
		struct bench_result r = { .line = csv.line };

		for (size_t i = 0; i < csv.cells; i++)
			if (csv.line == 1)
				add_cell(b->arena, &head, csv.cell[i], "");
			else if (i < head.count)
				add_cell(b->arena, &r, head.item[i].name,
				    csv.cell[i]);
		if (csv.line > 1)
			ARRAY_ADD(b->arena, all, r);
	}
	if (csv.error)
		fault(b, csv.line, csv.error);
}

/* A cell between two bars, without the blanks around it. */
static const char *
next_cell(struct arena *arena, const char **at, const char *end)
{
	const char *p = *at, *stop = memchr(p, '|', (size_t)(end - p));
	size_t n = stop ? (size_t)(stop - p) : 0;

	if (!stop)
		return NULL;
	*at = stop + 1;
	while (n && isspace((unsigned char)*p))
		p++, n--;
	while (n && isspace((unsigned char)p[n - 1]))
		n--;
	return arena_strndup(arena, p, n);
}

/* Tables of Markdown; other lines are passed over. */
static void
read_table(struct bench *b, const char *data, size_t len, struct results *all)
{
	const char *end = data + len, *next, *text;
	struct bench_result head = { 0 };
	int line = 1;

	for (const char *p = data; p < end; p = next, line++) {
		const char *stop = memchr(p, '\n', (size_t)(end - p));
		struct bench_result r = { .line = line };

		next = stop ? stop + 1 : end;
		if (*p++ != '|') {
			head.count = 0;
			continue;
		}
		for (size_t i = 0; (text = next_cell(b->arena, &p, next)); i++)
			add_cell(b->arena, &r, i < head.count ?
			    head.item[i].name : text, text);
		if (!head.count)
			head = r;
		else if (r.count && !text_starts(r.item[0].text, "--") &&
		    !text_starts(r.item[0].text, ":-"))
			ARRAY_ADD(b->arena, all, r);
	}
}

static bool
has_cell(const struct bench_result *r, const char *name)
{
	for (size_t i = 0; i < r->count; i++)
		if (!strcmp(r->item[i].name, name))
			return true;
	return false;
}

const char *
bench_read(struct bench *b, const char *data, size_t len)
{
	size_t blank = strspn(data, " \t\r\n"), faults;
	struct results all = { 0 };
	const char *name = NULL;
	bool json = data[blank] == '{' || data[blank] == '[';

	faults = diags_count(b->diags, LEVEL_error);
	if (json)
		read_json(b, data, len, &all);
	else if (memmem(data, len, "\n|", 2) || data[blank] == '|')
		read_table(b, data, len, &all);
	else if (memmem(data, strcspn(data, "\n"), "avg_ts", 6))
		read_csv(b, data, len, &all);
	for (size_t i = 0; i < all.count; i++)
		for (size_t t = 0; t < COUNT(tools); t++)
			if (has_cell(&all.item[i], tools[t].mark)) {
				name = tools[t].name;
				tools[t].take(b, &all.item[i]);
				break;
			}
	if (json && !name && diags_count(b->diags, LEVEL_error) == faults)
		fault(b, 1, "it is no result of vLLM's benchmark_serving or "
		    "of llama-bench");
	return name;
}
