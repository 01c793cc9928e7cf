/*
 * clones: a function compiled for two generations of vector units, the better
 * one picked when the program starts.  No two operations are fused, so that
 * results are the same in both.  Elsewhere the macro is empty.  The steps of
 * chains choose for themselves: model/lanes.h.
 */
#ifndef BASE_CLONES_H
#define BASE_CLONES_H

#if defined(__x86_64__) && defined(__linux__) && defined(__OPTIMIZE__) && \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) && \
    !defined(__clang__)
#define CLONES_ARE_MADE
#define CLONES __attribute__((target_clones("default", "avx2")))
#else
#define CLONES
#endif

#endif
