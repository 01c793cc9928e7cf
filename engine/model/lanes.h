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

#endif
