/*
 * lanes: the loops that the generated code of a chain is made of.
 *
 * A step writes lanes 0 .. n-1 of one slot of v, n a multiple of eight; that
 * of a set does so for each row r of it.  Rows of a set stand apart and a step
 * reads no other lane than its own, which a compiler cannot see of a slot that
 * moves with r.
 */
#ifndef MODEL_LANES_H
#define MODEL_LANES_H

#if defined(__GNUC__) && !defined(__clang__)
#define LANES_APART _Pragma("GCC ivdep")
#else
#define LANES_APART
#endif

#define LANES(assignment) \
	for (size_t i = 0; i < n; i++) \
		assignment;
#define EACH(bound, assignment) \
	for (size_t r = 0; r < bound; r++) \
		LANES_APART \
		for (size_t i = 0; i < n; i++) \
			assignment;

/*
 * STEPS do_N() runs some steps of a chain, and BOTH(N) compiles it twice: for
 * processors with AVX2 as vector code, and for older ones plainly, which takes
 * a third of the time to compile.  The processor is asked when the steps run.
 * No two operations are fused, so that results are the same in both.  Wider
 * units would at best halve the steps, a fifth of a large search.  Other
 * compilers and machines take do_N() as it is.
 */
typedef size_t run_group(double (*restrict)[CHAIN_BLOCK], size_t,
    const unsigned short *, size_t, size_t);

struct group {
	run_group *run[2];
};

#define GROUP_AS(n, name, how) \
	how static size_t \
	name##_##n(double (*restrict v)[CHAIN_BLOCK], size_t lanes, \
	    const unsigned short *step, size_t k, size_t steps) \
	{ \
		return do_##n(v, lanes, step, k, steps); \
	}

#if defined(__x86_64__) && defined(__linux__) && defined(__OPTIMIZE__) && \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) && \
    !defined(__clang__)
#define STEPS static inline __attribute__((always_inline))
#define BOTH(n) \
	GROUP_AS(n, plain, __attribute__((optimize("Og")))) \
	GROUP_AS(n, wide, __attribute__((target("avx2"))))
#define GROUP(n) { { plain_##n, wide_##n } }
#define IS_WIDE !!__builtin_cpu_supports("avx2")
#else
#define STEPS static
#define BOTH(n)
#define GROUP(n) { { do_##n, NULL } }
#define IS_WIDE 0
#endif
#define GROUP_NONE { { NULL, NULL } }

#endif
