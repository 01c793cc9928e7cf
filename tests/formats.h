/*
 * formats: number formats for tests that load no catalogue, and rates in them.
 */
#ifndef TESTS_FORMATS_H
#define TESTS_FORMATS_H

#include "catalog/vocabulary.h"

#define TEST_FORMAT(ID, BITS, IN, NAME) \
	static const struct format test_##ID = { .head = { .id = #ID }, \
	    .name = { .text = #ID }, .width = (BITS), \
	    .computes = &test_##IN, .known = (NAME), \
	    .bits = { .value = (BITS) / 8.0 } }

TEST_FORMAT(fp32, 32, fp32, FORMAT_fp32);
TEST_FORMAT(bf16, 16, bf16, FORMAT_bf16);
TEST_FORMAT(fp16, 16, fp16, FORMAT_fp16);
TEST_FORMAT(fp16_acc16, 16, fp16_acc16, FORMAT_fp16_acc16);
TEST_FORMAT(fp8, 8, fp8, FORMAT_fp8);
TEST_FORMAT(fp8_acc32, 8, fp8_acc32, FORMAT_fp8_acc32);
TEST_FORMAT(int8, 8, int8, FORMAT_other);
TEST_FORMAT(mxfp4, 4.25, bf16, FORMAT_mxfp4);
TEST_FORMAT(nvfp4, 4.5, nvfp4, FORMAT_other);
TEST_FORMAT(awq, 4.15625, bf16, FORMAT_other);

/* States one more rate. */
static inline struct number *
test_rate(struct rates *r, const struct format *f, double value)
{
	struct rate *rate = &r->item[r->count++];

	rate->of = f;
	rate->number.value = value;
	rate->number.fact.given = true;
	rate->number.fact.part = f->head.id;
	return &rate->number;
}

#endif
