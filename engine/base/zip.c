#include "base/zip.h"

#include <zlib.h>

unsigned long
zip_number(const unsigned char *p, int bytes)
{
	unsigned long n = 0;

	while (bytes--)
		n = n << 8 | p[bytes];
	return n;
}

bool
zip_inflate(const unsigned char *from, size_t packed, char *to, size_t size)
{
	union { const unsigned char *in; unsigned char *out; } bytes = { from };
	z_stream z = { .next_in = bytes.out, .avail_in = (unsigned)packed,
	    .next_out = (unsigned char *)to, .avail_out = (unsigned)size };
	bool good;

	if (inflateInit2(&z, -MAX_WBITS) != Z_OK)
		return false;
	good = inflate(&z, Z_FINISH) == Z_STREAM_END && z.avail_out == 0;
	inflateEnd(&z);
	return good;
}

unsigned long
zip_sum(const char *data, size_t len)
{
	return crc32(0, (const unsigned char *)data, (unsigned)len);
}
