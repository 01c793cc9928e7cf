/*
 * bench: what benchmarks of servers print, as rows of measured cases.
 *
 * Read are the JSON of vLLM's benchmark_serving, a run a file or a line, and
 * the CSV, JSON, JSON lines and Markdown of llama-bench.  A row holds what the
 * file says and nothing else; what is no figure here is left out, with the
 * reason.  All of it lives in the arena.
 */
#ifndef FEED_BENCH_H
#define FEED_BENCH_H

#include "feed/cases.h"

struct bench {
	struct arena *arena;
	struct diags *diags;
	const char *path;        /* names the file in messages */
	struct cases rows;
	struct {
		struct bench_left {
			int line;
			const char *why;
		} *item;
		size_t count, cap;
	} left;                  /* what is no row */
};

/* One result of a file, whatever its form: names and what they hold. */
struct bench_result {
	int line;
	struct bench_cell {
		const char *name, *text;
	} *item;
	size_t count, cap;
};

/*
 * Which benchmark wrote the file; NULL where it is none of these, a CSV of
 * cases perhaps.  What is wrong in one is a message.
 */
const char *bench_read(struct bench *, const char *data, size_t len);

/* For the readers, bench_vllm.c and bench_llama.c.  NULL where the result has
 * no such cell or it is blank; false where it is no number. */
const char *bench_text(const struct bench_result *, const char *name);
bool bench_number(const struct bench_result *, const char *name, double *);
/* A row of the result: of the kind serve, trust A, with the figure. */
struct case_row *bench_add(struct bench *, const struct bench_result *,
    const struct case_row *like, const char *quantity, double value);
void bench_leave(struct bench *, const struct bench_result *, const char *why);
/* A number as a cell has it. */
const char *bench_cell(struct arena *, double);

void bench_vllm(struct bench *, const struct bench_result *);
void bench_llama(struct bench *, const struct bench_result *);

#endif
