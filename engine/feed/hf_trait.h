/*
 * hf_trait: what a family of networks has that its config.json does not say in
 * numbers; for feed/hf_*.c alone.
 */
#ifndef FEED_HF_TRAIT_H
#define FEED_HF_TRAIT_H

enum {
	BIAS_KEY = 1,       /* attention_bias and mlp_bias say */
	QKV_BIAS = 2,
	REST_BIAS = 4,      /* output and MLP */
	HEAD_BIAS = 8,
	TIED = 16,          /* unless the file says otherwise */
	QK_NORM = 32,
	WINDOW = 64,        /* on every layer, where there is one */
	ALTERNATE = 128,    /* on some layers */
	ALL_EXPERTS = 256,  /* intermediate_size is an expert's */
	POSITIONS = 512,    /* learned */
	POSITIONS_2 = 1024, /* and two more rows of them */
	EMBED_NORM = 2048,
	WIDTH_4 = 4096,     /* the MLP is four times as wide unless stated */
	LATENT = 8192,
	ROUTER_BIAS = 16384,
	SINKS = 32768,
	QKV_KEY = 1 << 16,  /* attention_bias says, of these alone */
	MLP_BIAS = 1 << 17,
	QK_NORM_KEY = 1 << 18, /* use_qk_norm says */
	QK_NORM_HEAD = 1 << 19, /* over all heads, or one of each */
	QK_NORM_HEAD_KEY = 1 << 20,
	SOME_EXPERTS = 1 << 21, /* every few layers, beside a shared one */
	MULTI_QUERY = 1 << 22, /* one key head unless the file says more */
	ENCODER = 1 << 23,  /* all layers read the whole input */
	POOLER = 1 << 24,   /* token types, and a matrix at the end */
	RELATIVE = 1 << 25, /* an encoder and a decoder, relative positions */
	STACKS = 1 << 26,   /* an encoder and a decoder, counted apart */
	SOUND = 1 << 27     /* two convolutions before the encoder */
};

#endif
