/*
 * Any bytes as a workbook that is read back.  They are the whole file; or, if
 * the first is a letter from 'A' on, one of its parts, in a file that is sound
 * but for it: a checksum would keep all else out.
 */
#include "fuzz.h"

#include "base/file.h"
#include "write/xlsx_file.h"
#include "write/xlsx_read.h"
#include "zip.h"

enum { PARTS = 32 };

/* A small workbook as the library writes it. */
struct sample {
	struct book *book;
	size_t links[2];
	struct zip_part part[PARTS];
	size_t parts;
};

static unsigned long
get(const unsigned char *p, int bytes)
{
	unsigned long n = 0;

	while (bytes--)
		n = n << 8 | p[bytes];
	return n;
}

static struct book *
make_book(struct arena *arena)
{
	struct book *b = book_new(arena);
	struct sheet *s = book_sheet(b, "One"), *more = book_sheet(b, "Two");
	static const char *const heads[] = { "Name", "Value" };

	b->title = b->subject = b->author = "Fuzz";
	b->date = "2026-01-02";
	sheet_heads(s, 0, heads, 2);
	sheet_text(s, 1, 0, ROLE_PLAIN, "a text");
	sheet_number(s, 1, 1, ROLE_INPUT, 42, "0.0");
	sheet_live(s, 2, 1, "B2*2", 84, "0.0");
	sheet_link(s, 3, 0, "a link", "https://example.org/");
	sheet_date(s, 3, 1, "2026-01-02");
	sheet_width(s, 0, 1, 20);
	s->filter_last = 3;
	s->filter_col = 1;
	s->freeze_row = 1;
	s->head = 1;
	sheet_text(more, 0, 0, ROLE_TITLE, "another");
	book_target(b, book_define(b, "the_value"), s, 1, 1);
	return b;
}

/* Unpacks what the library packed. */
static void
take_parts(struct sample *s, struct arena *arena, const unsigned char *zip,
    size_t len)
{
	const unsigned char *end = zip + len - 22, *p = zip + get(end + 16, 4);

	for (; p < end; p += 46 + get(p + 28, 2) + get(p + 30, 2) +
	    get(p + 32, 2)) {
		const unsigned char *local = zip + get(p + 42, 4);
		size_t size = get(p + 24, 4), i = s->parts++;
		char *text = arena_alloc(arena, size + 1);
		z_stream z = { .avail_in = (unsigned)get(p + 20, 4),
			.next_out = (unsigned char *)text,
			.avail_out = (unsigned)size };

		fuzz_must(i < PARTS, "few parts");
		z.next_in = (unsigned char *)(uintptr_t)(local + 30 +
		    get(local + 26, 2) + get(local + 28, 2));
		inflateInit2(&z, -MAX_WBITS);
		inflate(&z, Z_FINISH);
		inflateEnd(&z);
		s->part[i] = (struct zip_part){ arena_strndup(arena,
			(const char *)p + 46, get(p + 28, 2)), text, size };
	}
}

static const struct sample *
sample(void)
{
	static struct sample s;
	static struct fuzz f;
	char folder[] = "/tmp/ridgeline-fuzz-XXXXXX";
	const char *fault, *path;
	size_t len;
	char *zip;

	if (s.book)
		return &s;
	fuzz_open(&f);
	s.book = make_book(f.arena);
	s.links[0] = 1;
	fuzz_must(mkdtemp(folder) != NULL, "a folder");
	path = path_join(f.arena, folder, "x.xlsx");
	fuzz_told(&f, book_write(s.book, f.options.diags, "x.xlsx",
	    path) == 0, "the workbook is written");
	fault = book_fault(s.book, s.links, path);
	fuzz_must(!fault, fault ? fault : "");
	zip = file_read(f.arena, path, &len);
	fuzz_must(zip && remove(path) == 0 && rmdir(folder) == 0,
	    "the workbook is read");
	take_parts(&s, f.arena, (const unsigned char *)zip, len);
	return &s;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	const struct sample *s = sample();
	size_t other = len ? (size_t)(*data - 'A') : PARTS;
	struct fuzz f;
	struct fuzz_file file;
	struct text t;
	const char *fault;

	fuzz_open(&f);
	text_init(&t, f.arena);
	if (other < s->parts)
		zip_add(&t, s->part, s->parts, other,
		    (const char *)data + 1, len - 1);
	else
		text_add_n(&t, (const char *)data, len);
	file = fuzz_file(t.data, t.len);
	fault = book_fault(s->book, s->links, file.path);
	if (other < s->parts && len - 1 == s->part[other].len &&
	    memcmp(data + 1, s->part[other].text, len - 1) == 0)
		fuzz_must(!fault, "the workbook as it was is sound");
	close(file.fd);
	fuzz_close(&f);
	return 0;
}
