/* Blocks of a page, by hand: titles of ids, and tables in order. */
#include <string.h>

#include "base/array.h"
#include "check.h"
#include "report/compose.h"

#include "test_arena.h"

static void
titles(void **state)
{
	static const char *const rows[][2] = {
		{ "memory_bandwidth", "Memory bandwidth" },
		{ "tpot", "Time per output token" },
		{ "ttft.p95", "Time to first token p95" },
		{ "max_context", "Largest context" },
		{ "kv_heads", "KV heads" }, { "input_len", "Input length" },
		{ "moe_every", "MoE every" }, { "mlp_parts", "MLP parts" },
		{ "lora_rank", "LoRA rank" }, { "zero_stage", "ZeRO stage" },
		{ "pcie_lanes", "PCIe lanes" }, { "qk_norm", "QK norm" },
		{ "qkv_bias", "QKV bias" }, { "seq_len", "Sequence length" },
		{ "sku", "SKU" }, { "url", "URL" }, { "id", "ID" },
		{ "ecc", "ECC" }, { "dense_ffn", "Dense FFN" },
		{ "valid_identity", "Valid identity" }, { "a", "A" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i][0], title_of(arena, rows[i][0]),
		    rows[i][1]);
}

/* A cell of a letter is a text, of a digit a number, of a blank empty. */
static struct cell
keyed(const char *s)
{
	struct cell c = { .type = CELL_EMPTY };

	if (*s >= '0' && *s <= '9')
		c = (struct cell){ .type = CELL_NUMBER,
			.number.value = *s - '0' };
	else if (*s != ' ')
		c = (struct cell){ .type = CELL_TEXT,
			.text = arena_strndup(arena, s, 1) };
	return c;
}

/* Rows are named by letters; the second column is what they are sorted by. */
static void
sorts(void **state)
{
	static const struct {
		const char *name, *by, *keys, *want;
	} rows[] = {
		{ "numbers rise", "key", "312", "bca" },
		{ "numbers fall", "-key", "312", "acb" },
		{ "what is empty comes last", "key", "3 1", "cab" },
		{ "also where they fall", "-key", "1 3", "cab" },
		{ "texts rise", "key", "zxy", "bca" },
		{ "texts fall", "-key", "zxy", "acb" },
		{ "equals stay as they stand", "key", "2121", "bdac" },
		{ "and where they fall", "-key", "2121", "acbd" },
		{ "numbers and texts stay as they stand", "key", "2a",
		    "ab" },
		{ "by the first column", "-name", "1234", "dcba" },
	};
	static const struct column columns[] = { { .id = "name" },
		{ .id = "key" } };

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct compose c = { .arena = arena };
		size_t n = strlen(rows[i].keys);
		struct cell *cell = arena_array(arena, 2 * n, sizeof(*cell));
		struct table t = { .column = columns, .columns = 2,
			.cell = cell, .rows = n };
		char got[8] = "";

		for (size_t k = 0; k < n; k++) {
			cell[2 * k] = keyed((char[]){ (char)('a' + k), 0 });
			cell[2 * k + 1] = keyed(rows[i].keys + k);
		}
		assert_true(table_sort(&c, (struct call){ 0 }, &t,
		    rows[i].by));
		for (size_t k = 0; k < n; k++)
			got[k] = *t.cell[2 * k].text;
		check_text(rows[i].name, got, rows[i].want);
	}
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = { TEST(titles), TEST(sorts) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
