#include "kind/kind.h"
#include "kind/link.h"

#include "check.h"
#include "formats.h"

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

/* Peaks of the sheet of the Ada architecture, RTX 4090, in TFLOP/s. */
static void
geforce(void **state)
{
	static const struct {
		const char *name;
		const struct format *weights;
		double want;
	} rows[] = {
		{ "16 bit with 32-bit sums, not 16", &test_fp16, 165.2 },
		{ "8 bit with 32-bit sums where they are apart", &test_fp8,
		    330.3 },
		{ "4-bit weights compute in 16 bit", &test_awq, 165.2 },
		{ "integers as they are", &test_int8, 660.6 },
	};
	struct accelerator a = { 0 };

	(void)state;
	test_rate(&a.dense, &test_bf16, 165.2);
	test_rate(&a.dense, &test_fp16, 165.2);
	test_rate(&a.dense, &test_fp16_acc16, 330.3);
	test_rate(&a.dense, &test_fp8, 660.6);
	test_rate(&a.dense, &test_fp8_acc32, 330.3);
	test_rate(&a.dense, &test_int8, 660.6);
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name, kind_rate(&a,
		    rows[i].weights)->value, rows[i].want, 0);
}

/* V100: fp16 alone, and fp32 on its vector units; H100: one rate for 8 bit. */
static void
others(void **state)
{
	static struct accelerator v100, h100;

	(void)state;
	test_rate(&v100.dense, &test_fp16, 125);
	test_rate(&h100.dense, &test_fp8, 1978.9);
	check_close("fp16 units stand in for bf16",
	    kind_known_rate(&v100, FORMAT_bf16)->value, 125, 0);
	assert_null(kind_known_rate(&v100, FORMAT_fp8));
	assert_null(kind_known_rate(&v100, FORMAT_fp32));
	test_rate(&v100.vector, &test_fp32, 15.7);
	check_close("32 bits on the vector units",
	    kind_known_rate(&v100, FORMAT_fp32)->value, 15.7, 0);
	assert_ptr_equal(kind_runs(&v100, &test_bf16), &test_fp16);
	assert_ptr_equal(kind_runs(&v100, &test_awq), &test_awq);
	test_rate(&v100.dense, &test_bf16, 125);
	assert_ptr_equal(kind_runs(&v100, &test_bf16), &test_bf16);
	check_close("one rate for 8 bit",
	    kind_known_rate(&h100, FORMAT_fp8)->value, 1978.9, 0);
}

static double
linked(const struct accelerator *a)
{
	double value[1][CHAIN_BLOCK] = { { 0 } };
	struct binding b = { .value = value };

	link_bind(&b, 0, a);
	return value[0][0];
}

/* Two channels of DDR5-5200 for two cards on 16 lanes of PCIe 4.0 each. */
static void
links(void **state)
{
	struct accelerator a = { .link_bandwidth.value = 31.5,
		.host_memory_bandwidth = { 41.6, { .given = true } } };

	(void)state;
	check_close("peers reach each other unless one says no", linked(&a),
	    31.5, 0);
	a.peer_access.text = "no";
	check_close("written and read", linked(&a), 20.8, 1e-15);
	a.link_bandwidth.value = 15.75;
	check_close("the bus is slower", linked(&a), 15.75, 0);
	a.link_bandwidth.value = 31.5;
	a.host_memory_bandwidth.fact.given = false;
	check_close("of the host nothing is known", linked(&a), 31.5, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(geforce),
		cmocka_unit_test(others),
		cmocka_unit_test(links),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
