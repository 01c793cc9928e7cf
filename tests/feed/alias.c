/* What a feed calls things, matched by the words of a row, by hand. */
#include "check.h"

#include <string.h>

#include "base/array.h"
#include "feed/alias.h"
#include "feed/feed.h"
#include "feed/prices.h"

static void
found(void **state)
{
	static struct alias rows[] = {
		{ "aws", "", "", "p5.*", "", 8, "h100" },
		{ "", "acme", "A100*80*", "", "", 0, "a100-80" },
		{ "", "", "A100*", "", "", 0, "?" },
		{ "", "", "*T4", "", "", 0, "t4" },
		{ "", "", "l4", "", "", 0, "l4" },
	};
	static const struct {
		const char *name, *feed, *provider, *card, *sku, *want;
	} asked[] = {
		{ "by what is sold", "aws", "x", "", "p5.48xlarge", "h100" },
		{ "of that feed alone", "gcp", "x", "", "p5.48xlarge",
		    "none" },
		{ "by name and seller", "f", "acme", "A100 SXM 80GB", "",
		    "a100-80" },
		{ "the first that matches speaks", "f", "other",
		    "A100 SXM 80GB", "", "?" },
		{ "whatever the case", "f", "x", "nvidia t4", "", "t4" },
		{ "to the end of the pattern", "f", "x", "T4G", "", "none" },
		{ "without a star the whole name", "f", "x", "L40", "",
		    "none" },
		{ "which it is", "f", "x", "L4", "", "l4" },
		{ "a star stands for nothing too", "f", "x", "T4", "", "t4" },
		{ "nobody said a name", "f", "x", NULL, NULL, "none" },
	};
	const struct alias_list list = { rows, COUNT(rows), COUNT(rows) };

	(void)state;
	for (size_t i = 0; i < COUNT(asked); i++) {
		const struct quote q = { .name = asked[i].card,
			.sku = asked[i].sku };
		const struct alias *a = alias_find(&list, asked[i].feed,
		    asked[i].provider, &q);

		check_text(asked[i].name, a ? a->accelerator : "none",
		    asked[i].want);
	}
}

static void
regions(void **state)
{
	static const struct {
		const char *name, *listed, *asked;
		int sells;
	} rows[] = {
		{ "nothing is listed: everywhere", "", "us-east-1", 1 },
		{ "the only one", "us-east-1", "us-east-1", 1 },
		{ "the first of two", "us-east-1 eu-west-3", "us-east-1", 1 },
		{ "the second", "us-east-1 eu-west-3", "eu-west-3", 1 },
		{ "another", "us-east-1 eu-west-3", "eu-west-1", 0 },
		{ "more than is listed", "us-east-1", "us-east-12", 0 },
		{ "less than is listed", "us-east-12", "us-east-1", 0 },
		{ "less than the first, and the second", "us-east-12 us-east-1",
		    "us-east-1", 1 },
		{ "both together", "us-east-1 eu-west-3",
		    "us-east-1 eu-west-3", 0 },
		{ "no place is none of them", "us-east-1", "", 0 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		const struct alias a = { .region = rows[i].listed };

		check_int(rows[i].name, alias_sells(&a, rows[i].asked),
		    rows[i].sells);
	}
}

/* A cell of a price file holds 256 bytes and no control character. */
static void
cells(void **state)
{
	char cell[260];

	(void)state;
	memset(cell, 'x', sizeof(cell));
	cell[256] = '\0';
	check_int("256 bytes", prices_holds(cell), 1);
	cell[256] = 'x';
	cell[257] = '\0';
	check_int("257 bytes", prices_holds(cell), 0);
	check_int("nothing", prices_holds(""), 1);
	check_int("a letter of two bytes", prices_holds("\xc3\xa9"), 1);
	check_int("half of it", prices_holds("\xc3"), 0);
	check_int("a tab", prices_holds("a\tb"), 0);
	check_int("0x7f", prices_holds("\xc3\xa9\x7f"), 0);
	check_int("U+009F", prices_holds("\xc2\x9f"), 0);
	check_int("U+00A0", prices_holds("\xc2\xa0"), 1);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(found), cmocka_unit_test(regions),
		cmocka_unit_test(cells),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
