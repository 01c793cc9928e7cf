#include "check.h"

#include "model/layers.h"

static void
windows(void **state)
{
	(void)state;
	check_close("dumoulin2016 2.4: 5, window 3, step 2, padding 1",
	    layer_window(5, 3, 2, 1, 1), 3, 0);
	check_close("dumoulin2016 2.4: 6 gives 3 too",
	    layer_window(6, 3, 2, 1, 1), 3, 0);
	check_close("dumoulin2016 5.1: 7, window 3, distance 2",
	    layer_window(7, 3, 1, 0, 2), 3, 0);
	check_close("he2015 table 1: 224 to 112", layer_window(224, 7, 2, 3,
	    1), 112, 0);
	check_close("dumoulin2016 4.5: 3 back to 5",
	    layer_transposed(3, 3, 2, 1), 5, 0);
}

static void
counts(void **state)
{
	(void)state;
	check_close("lecun1998 II.B: C1 of 6 maps, 156 parameters",
	    layer_parameters(layer_weights(25, 1, 6, 1), 1, 6), 156, 0);
	check_close("lecun1998 II.B: C1, 122,304 connections with biases",
	    layer_multiplies(28 * 28, layer_weights(25, 1, 6, 1)) +
		28 * 28 * 6, 122304, 0);
	check_close("lecun1998 II.B: F6 of 84 units, 10,164",
	    layer_parameters(layer_weights(1, 120, 84, 1), 1, 84), 10164, 0);
	check_close("by hand: half the weights in two groups",
	    layer_weights(9, 4, 6, 2), 108, 0);
	check_close("by hand: LSTM 1 -> 2 with two biases a gate",
	    layer_recurrent(4, 1, 2, 2), 40, 0);
	check_close("by hand: scores and sums, 3 over 5 of width 4",
	    layer_attention(3, 5, 4), 120, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(windows),
		cmocka_unit_test(counts),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
