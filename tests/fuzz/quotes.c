/*
 * Any bytes as a decision's workbook that a vendor sent back.  They are the
 * whole file; or, if the first is a letter from 'A' on, one of its parts, in a
 * file that is sound but for it.  What is printed is pasted into a shell and
 * into a guide: plain text without a character that either takes for more.
 */
#include "fuzz.h"

#include <ctype.h>

#include "cmd/import.h"
#include "zip.h"

#define CELL(at, text) "<c r=\"" at "\" t=\"inlineStr\"><is><t>" text \
    "</t></is></c>"
#define NUMBER(at, text) "<c r=\"" at "\"><v>" text "</v></c>"
#define PART(name, text) { name, text, sizeof(text) - 1 }

/* As spreadsheets save it, with one quote, one edited input. */
static const struct zip_part parts[] = {
	PART("xl/workbook.xml", "<?xml version=\"1.0\"?><workbook><sheets>"
	    "<sheet name=\"Quotes\" sheetId=\"1\" r:id=\"rId1\"/>"
	    "<sheet name=\"Inputs\" sheetId=\"2\" r:id=\"rId2\"/>"
	    "<sheet name=\"Candidates\" sheetId=\"3\" r:id=\"rId3\"/>"
	    "</sheets></workbook>"),
	PART("xl/_rels/workbook.xml.rels", "<Relationships>"
	    "<Relationship Id=\"rId1\" Target=\"worksheets/1.xml\"/>"
	    "<Relationship Id=\"rId2\" Target=\"/xl/worksheets/2.xml\"/>"
	    "<Relationship Id=\"rId3\" Target=\"worksheets/3.xml\"/>"
	    "</Relationships>"),
	PART("xl/sharedStrings.xml", "<sst><si><t>Vendor</t></si>"
	    "<si><r><t>Like </t></r><r><t>candidate</t></r></si></sst>"),
	PART("xl/worksheets/1.xml", "<worksheet><sheetData><row>"
	    "<c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"B1\" t=\"s\"><v>1</v></c>"
	    CELL("C1", "USD for one") CELL("D1", "Price of one")
	    CELL("E1", "Tax (percent)") CELL("F1", "From so many on")
	    CELL("G1", "Price of one from there")
	    CELL("H1", "Support (USD a year, each)")
	    CELL("I1", "Delivery (weeks)") CELL("J1", "Currency")
	    CELL("K1", "Valid until") "</row><row>"
	    CELL("A2", "A &amp; B &#169;")
	    CELL("B2", "chat/team/acme/a1/alpha-x1/here/on_demand")
	    NUMBER("C2", "1") NUMBER("D2", "1.5") NUMBER("E2", "20")
	    NUMBER("F2", "2") NUMBER("G2", "1.25") NUMBER("H2", "100")
	    NUMBER("I2", "3") CELL("J2", "USD") CELL("K2", "2098-12-31")
	    "</row></sheetData></worksheet>"),
	PART("xl/worksheets/2.xml", "<worksheet><sheetData><row>"
	    CELL("A1", "id") CELL("B1", "value") CELL("C1", "unit")
	    CELL("D1", "As published") "</row><row>"
	    CELL("A2", "profile/team/hours_per_month") NUMBER("B2", "100")
	    CELL("C2", "h") NUMBER("D2", "730") "</row></sheetData>"
	    "</worksheet>"),
	PART("xl/worksheets/3.xml", "<worksheet><sheetData><row>"
	    CELL("A1", "candidate") CELL("B1", "Accelerators") "</row><row>"
	    CELL("A2", "chat/team/acme/a1/alpha-x1/here/on_demand")
	    NUMBER("B2", "4") "</row></sheetData></worksheet>"),
};

/* What a shell or a terminal takes for more stands in single quotes. */
static void
check_command(const char *out)
{
	const char *line = strstr(out, "\nridgeline rank ");
	bool quoted = false;

	fuzz_must(line != NULL, "a command is printed");
	for (const char *p = out; *p; p++)
		fuzz_must(isprint((unsigned char)*p) || *p == '\n',
		    "what is printed is plain text");
	for (const char *p = line + 1; *p && *p != '\n'; p++)
		if (*p == '\'')
			quoted = !quoted;
		else
			fuzz_must(quoted || isalnum((unsigned char)*p) ||
			    strchr(" -_./=", *p), "a command of plain words");
	fuzz_must(!quoted, "quotes end");
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	size_t other = len ? (size_t)(*data - 'A') : COUNT(parts);
	bool part = other < COUNT(parts);
	struct fuzz f;
	struct fuzz_file file;
	struct text t;
	char quotes[] = "quotes", *args[] = { quotes, file.path };

	fuzz_open(&f);
	text_init(&t, f.arena);
	if (part)
		zip_add(&t, parts, COUNT(parts), other,
		    (const char *)data + 1, len - 1);
	else
		text_add_n(&t, (const char *)data, len);
	file = fuzz_file(t.data, t.len);
	f.options.arg = args;
	f.options.args = 2;
	if (import_quotes(&f.options) == 0)
		check_command(f.out.data);
	else
		fuzz_must(!f.out.len, "what is refused prints nothing");
	if (part && len - 1 == parts[other].len &&
	    !memcmp(data + 1, parts[other].text, len - 1))
		fuzz_told(&f, strstr(f.out.data, "# 1 quote, 1 edited"),
		    "the workbook as it was is read");
	close(file.fd);
	fuzz_close(&f);
	return 0;
}
