/*
 * replay [-s SECONDS] [-o FILE] FILE...: hands each file to a door once, for
 * tools that watch the run: coverage, valgrind, sanitizers.  With -s it goes on
 * for so long with the files changed by chance, the same ones in every run, and
 * -o keeps the one at hand, for when the door does not survive it.
 */
#include "fuzz.h"

#include <time.h>

#include "base/file.h"

enum { LONGEST = 8192 };

struct bytes {
	char *data;
	size_t len;
};

struct replay {
	struct bytes *file;
	size_t files;
	uint64_t state;          /* of chance */
	int kept;                /* the file of -o, or -1 */
	char room[LONGEST];
};

/* xorshift64: any order will do, and the same on every machine. */
static size_t
chance(struct replay *r, size_t below)
{
	r->state ^= r->state << 13;
	r->state ^= r->state >> 7;
	r->state ^= r->state << 17;
	return below ? (size_t)(r->state % below) : 0;
}

static void
hand(struct replay *r, const char *data, size_t len)
{
	if (r->kept >= 0 && (ftruncate(r->kept, 0) != 0 ||
	    pwrite(r->kept, data, len, 0) != (ssize_t)len))
		fuzz_must(false, "the input is kept");
	LLVMFuzzerTestOneInput((const uint8_t *)data, len);
}

/* Bytes of one place go to another, written over what is there. */
static size_t
change(struct replay *r, size_t len)
{
	static const char odd[] = "\0\1\x7f\x80\xff\"'\n\r,;:{}[]()<>"
	    "-+.0919eE%\\";
	size_t at = chance(r, len), n = 1 + chance(r, 8), from;

	switch (chance(r, 5)) {
	case 0:
		r->room[at] ^= (char)(1 << chance(r, 8));
		return len;
	case 1:
		r->room[at] = odd[chance(r, sizeof(odd) - 1)];
		return len;
	case 2:
		n = n < len - at ? n : len - at;
		memmove(r->room + at, r->room + at + n, len - at - n);
		return len - n;
	case 3:
		n = len + n < LONGEST ? n : 0;
		memmove(r->room + at + n, r->room + at, len - at);
		return len + n;
	default:
		from = chance(r, len);
		n = n < len - at ? n : len - at;
		n = n < len - from ? n : len - from;
		memmove(r->room + at, r->room + from, n);
		return len;
	}
}

/* The start of one file, the end of another, and some changes. */
static void
mutate(struct replay *r)
{
	const struct bytes *a = &r->file[chance(r, r->files)];
	const struct bytes *b = &r->file[chance(r, r->files)];
	size_t cut = chance(r, 4) ? a->len : chance(r, a->len + 1), len, end;

	len = cut < LONGEST ? cut : LONGEST;
	memcpy(r->room, a->data, len);
	end = cut < a->len ? chance(r, b->len + 1) : 0;
	end = end < LONGEST - len ? end : LONGEST - len;
	memcpy(r->room + len, b->data + b->len - end, end);
	len += end;
	for (size_t n = 1 + chance(r, 6); n && len; n--)
		len = change(r, len);
	hand(r, r->room, len);
}

static void
read_files(struct replay *r, struct arena *arena, char **path)
{
	for (size_t i = 0; i < r->files; i++) {
		r->file[i].data = file_read(arena, path[i], &r->file[i].len);
		fuzz_must(r->file[i].data != NULL, path[i]);
	}
}

int
main(int argc, char **argv)
{
	struct arena *arena = arena_new(fuzz_no_memory);
	struct replay *r = ARENA_NEW(arena, struct replay);
	long seconds = 0, runs = 0;
	time_t until;
	int c;

	r->state = 88172645463325252;
	r->kept = -1;
	while ((c = getopt(argc, argv, "s:o:")) != -1) {
		if (c == 's')
			seconds = strtol(optarg, NULL, 10);
		if (c == 'o')
			r->kept = open(optarg, O_RDWR | O_CREAT | O_CLOEXEC,
			    0666);
	}
	r->files = (size_t)(argc - optind);
	r->file = arena_array(arena, r->files + 1, sizeof(*r->file));
	read_files(r, arena, argv + optind);
	for (size_t i = 0; i < r->files; i++)
		hand(r, r->file[i].data, r->file[i].len);
	for (until = time(NULL) + seconds; r->files && time(NULL) < until;
	    runs++)
		mutate(r);
	printf("%zu files, %ld changed\n", r->files, runs);
	arena_free(arena);
	return 0;
}
