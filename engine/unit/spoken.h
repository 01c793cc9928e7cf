/*
 * spoken: a sentence as it is read aloud.
 *
 * Screen readers and speech engines stumble over signs: "$1.70/h", "31 ms",
 * "(FP8, vLLM; 2 copies)".  The same sentence in words alone has none of them.
 */
#ifndef UNIT_SPOKEN_H
#define UNIT_SPOKEN_H

struct arena;

/* "1 dollar 70 cents per hour", "31 milliseconds": units, money and signs in
 * words; what is none of them stays as it is. */
const char *spoken(struct arena *, const char *sentence);

#endif
