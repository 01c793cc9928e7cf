/*
 * lanes: the loops that the generated steps of chains are made of.
 *
 * Steps of one shape, a * b say, differ in slots alone: each shape is compiled
 * once, and a row says which slots it reads and writes.  A step writes lanes
 * 0 .. n-1 of one slot of v, n a multiple of eight; one of a set does so for
 * each row r of it.  Rows of a set stand apart and a step reads no other lane
 * than its own, which a compiler cannot see of slots that it does not know.
 */
#ifndef MODEL_LANES_H
#define MODEL_LANES_H

#include "base/clones.h"
#include "model/chain.h"

#if defined(__GNUC__) && !defined(__clang__)
#define LANES_APART _Pragma("GCC ivdep") _Pragma("GCC unroll 2")
#else
#define LANES_APART
#endif

/* Where argument k stands: the same for a set's rows, or for row r of it. */
#define READ(k) const double *const a##k = v[row->arg[k]];
#define READ_ROW(k) const double *const a##k = v[row->arg[k] + r];
/* Lane i of argument k; of row k of the set that argument 0 begins. */
#define AT(k) a##k[i]
#define AT_ROW(k) a0[k * CHAIN_BLOCK + i]

#define LANES_OF(result, value) { \
	double *const restrict to = result; \
	const size_t lanes = n & ~(size_t)7; \
	LANES_APART \
	for (size_t i = 0; i < lanes; i++) \
		to[i] = value; \
	}
#define LANES(reads, value) \
	reads \
	LANES_OF(v[row->slot], value)
#define ROWS(reads, value) \
	for (int r = 0; r < row->bound; r++) { \
		reads \
		LANES_OF(v[row->slot + r], value) \
	}

/*
 * STEP(name, loops) is a shape, compiled twice: for processors with AVX2 as
 * vector code, and for older ones plainly, which takes a third of the time to
 * compile.  The processor is asked when the steps run.  No two operations are
 * fused, so that results are the same in both.  Wider units would at best
 * halve the steps, a fifth of a large search.  Other compilers and machines
 * have the plain one alone.
 */
#define STEP_AS(kind, name, how, loops) \
	how static void \
	name##_##kind(double (*restrict v)[CHAIN_BLOCK], size_t n, \
	    const struct chain_row *restrict row) \
	{ \
		loops \
	}

#ifdef CLONES_ARE_MADE
#define STEP(name, loops) \
	STEP_AS(plain, name, __attribute__((optimize("Og"))), loops) \
	STEP_AS(wide, name, __attribute__((target("avx2"))), loops) \
	const struct chain_step name = { { name##_plain, name##_wide } };
#else
#define STEP(name, loops) \
	STEP_AS(plain, name, , loops) \
	const struct chain_step name = { { name##_plain, name##_plain } };
#endif

/* The expression of a shape that a chain states, as formulas are called. */
#define CALL(name, expression) \
	double name##_call(const double *arg); \
	double \
	name##_call(const double *arg) \
	{ \
		return expression; \
	}

#endif
