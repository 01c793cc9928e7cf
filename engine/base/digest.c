#include "base/digest.h"

static const uint64_t prime = UINT64_C(0x100000001b3);

uint64_t
digest_add(uint64_t digest, const void *data, size_t len)
{
	const unsigned char *byte = data;

	for (size_t i = 0; i < len; i++)
		digest = (digest ^ byte[i]) * prime;
	return digest;
}
