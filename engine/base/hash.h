/*
 * hash: where a key stands in a table of slots, by a few products.
 *
 * Eight bytes at a time are spread over the word.  The value differs from one
 * kind of machine to another: nothing that is written may depend on it.
 */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

static inline uint64_t
hash_word(uint64_t hash, uint64_t word)
{
	hash = (hash ^ word) * UINT64_C(0x9e3779b97f4a7c15);
	return hash ^ hash >> 32;
}

static inline uint64_t
hash_numbers(const uint32_t *key, size_t width)
{
	uint64_t h = width;

	for (size_t i = 0; i < width; i += 2) {
		uint64_t next = i + 1 < width ? key[i + 1] : 0;

		h = hash_word(h, key[i] | next << 32);
	}
	return h;
}

/* Up to eight bytes as a number, each of them read once or twice. */
static inline uint64_t
hash_tail(const char *s, size_t n)
{
	uint32_t first = 0, last = 0;

	if (n >= 4) {
		memcpy(&first, s, sizeof(first));
		memcpy(&last, s + n - sizeof(last), sizeof(last));
	} else if (n) {
		first = (unsigned char)s[0];
		last = (uint32_t)((unsigned char)s[n / 2] |
		    (unsigned char)s[n - 1] << 8);
	}
	return first | (uint64_t)last << 32;
}

static inline uint64_t
hash_bytes(const char *s, size_t n)
{
	uint64_t h = n, word;

	for (; n > sizeof(word); s += sizeof(word), n -= sizeof(word)) {
		memcpy(&word, s, sizeof(word));
		h = hash_word(h, word);
	}
	return hash_word(h, hash_tail(s, n));
}

static inline uint64_t
hash_text(const char *s)
{
	return hash_bytes(s, strlen(s));
}

#endif
