#include "spec/chunk.h"

#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "spec/sandbox.h"

int
chunk_line(const char *text, const char *end)
{
	int line = 1;

	for (; text < end; text++)
		line += *text == '\n';
	return line;
}

bool
chunk_refused(struct diags *diags, const char *name, const char *text,
    size_t len)
{
	struct origin at = { name, 0 };
	const char *nul = memchr(text, '\0', len);
	size_t whole = nul ? (size_t)(nul - text) : len;
	size_t good = text_utf8_run(text, whole);

	if (len && *text == LUA_SIGNATURE[0]) {
		diag(diags, DIAG_bytecode, at,
		    "holds compiled Lua, not text");
		return true;
	}
	if (good == len)
		return false;
	at.line = chunk_line(text, text + good);
	diag(diags, DIAG_encoding, at, "%s", text_unread(text, len));
	return true;
}

struct chunk
chunk_open(const char *text, size_t len)
{
	const size_t skip = text_mark(text, len);

	return (struct chunk){ text + skip, len - skip };
}

const char *
chunk_read(lua_State *lua, void *ud, size_t *size)
{
	struct chunk *r = ud;
	const char *piece = r->text, *end;

	*size = r->left < CHUNK_PIECE ? r->left : CHUNK_PIECE;
	end = memchr(piece, '\n', *size);
	if (end)
		*size = (size_t)(end - piece) + 1;
	r->text += *size;
	r->left -= *size;
	sandbox_spend(lua, (double)*size);
	return piece;
}

const char *
chunk_hint(const char *message)
{
	/* The first is the first byte of quotes and dashes that word
	 * processors set. */
	static const char *const hints[][2] = {
		{ "near '<\\226>'", ": a curly quote or a long dash? Lua wants "
		    "\" and -" },
		{ "near <eof>", ": the file ends too early; is a } missing?" },
		{ "malformed number", ": a number and its unit are written "
		    "50 * ms" },
		{ "'}' expected", ": is a comma missing before it?" },
		{ "<name> expected near", ": a field takes its value by = and "
		    "not by :" },
		{ "near '#'", ": a comment begins with --" },
	};

	for (size_t i = 0; i < COUNT(hints); i++)
		if (strstr(message, hints[i][0]))
			return hints[i][1];
	return "";
}
