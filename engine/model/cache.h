/*
 * cache: formulas of what requests hold while a text model answers them.
 */
#ifndef MODEL_CACHE_H
#define MODEL_CACHE_H

#include <math.h>

#include "model/select.h"

/*
 * Tokens kept for a request alone.
 *
 *     k = s - u
 *
 * kept    s  tokens in reach of a layer              [1]
 * prefix  u  those of them that are held once        [1]
 * return  k  tokens of the request's own             [1]
 *
 * Source: kwon2023 section 4.4
 * Valid:  requests that begin alike share the pages of that prefix
 */
static inline double
cache_own(double kept, double prefix)
{
	return kept - prefix;
}

/*
 * Tokens that a cache holds.
 *
 *     N = pick(K > 0, b * s * F / K, 0)
 *
 * requests  b  requests in flight              [1]
 * context   s  tokens kept of each             [1]
 * free      F  memory that the cache may fill  [byte]
 * cache     K  cache of those requests         [byte]
 * return    N  tokens                          [1]
 *
 * Source: kwon2023 section 4.2
 * Valid:  every token takes as much as one of those requests; none where
 *         nothing is cached
 */
static inline double
cache_tokens(double requests, double context, double free, double cache)
{
	return pick(cache > 0, requests * context * free / cache, 0);
}

/*
 * Tokens of a prompt that are computed.
 *
 *     q = max(1, i - x)
 *
 * input   i  tokens of the prompt                              [1]
 * prefix  x  first of them that lie in the cache already       [1]
 * return  q  tokens to compute                                 [1]
 *
 * Source: kwon2023 section 4.4
 * Valid:  the prefix was read once before; the last token is always computed
 */
static inline double
cache_prompt_tokens(double input, double prefix)
{
	return max2(1, input - prefix);
}

/*
 * Mean keys that a query behind the prefix sees.
 *
 *     q = max(1, i - x)
 *     c = (i * s - (i - q) * p) / q
 *
 * input           i  tokens of the prompt                     [1]
 * whole_context   s  mean keys over all its queries           [1]
 * prefix          x  tokens of the prefix                     [1]
 * prefix_context  p  mean keys over the prefix's queries      [1]
 * return          c  mean keys over the others                [1]
 *
 * Source: derivation sum over queries
 * Valid:  causal attention
 */
static inline double
cache_tail_context(double input, double whole_context, double prefix,
    double prefix_context)
{
	const double queries = max2(1, input - prefix);
	return (input * whole_context - (input - queries) * prefix_context) /
	    queries;
}

/*
 * Numbers cached a token and layer, by heads.
 *
 *     w = 2 * g * d
 *
 * kv_heads  g  key-value heads, fewer than query heads under GQA  [1]
 * head_dim  d  width of a head                                    [1]
 * return    w  numbers of a token's keys and values               [1]
 *
 * Source: ainslie2023 section 2.2
 * Valid:  multi-head, grouped and multi-query attention
 */
static inline double
mem_kv_head_width(double kv_heads, double head_dim)
{
	return 2 * kv_heads * head_dim;
}

/*
 * Numbers cached a token and layer, as a latent.
 *
 *     w = r + p
 *
 * kv_lora_rank  r  width of the latent of keys and values        [1]
 * qk_rope_dim   p  width of the positional key, shared by heads  [1]
 * return        w  numbers of a token                            [1]
 *
 * Source: deepseek2024 section 2.1.4
 * Valid:  latent attention, the cache held by every accelerator of a group
 */
static inline double
mem_kv_latent_width(double kv_lora_rank, double qk_rope_dim)
{
	return kv_lora_rank + qk_rope_dim;
}

/*
 * Tokens that whole pages hold.
 *
 *     S = ceil(s / B) * B
 *
 * context  s  tokens of a request           [1]
 * page     B  tokens of a page, 1 for none  [1]
 * return   S  tokens allocated              [1]
 *
 * Source: kwon2023 section 4.1
 * Valid:  a request owns its pages alone
 */
static inline double
mem_pages(double context, double page)
{
	return ceil(context / page) * page;
}

/*
 * Keys and values of all requests in flight.
 *
 *     K = L * w * s * b * e
 *
 * layers      L  layers of like attention          [1]
 * width       w  numbers cached a token and layer  [1]
 * context     s  tokens kept of a request          [1]
 * requests    b  requests in flight                [1]
 * kv_bytes    e  bytes of one cached number        [byte]
 * return      K  KV cache                          [byte]
 *
 * Source: ainslie2023 section 2.2
 * Valid:  every layer of the group caches alike
 */
static inline double
mem_kv_cache(double layers, double width, double context, double requests,
    double kv_bytes)
{
	return layers * width * context * requests * kv_bytes;
}

/*
 * Share of a cache on the fullest accelerator.
 *
 *     m = phi * K / n
 *
 * cache        K    cache of all layers               [byte]
 * stage_share  phi  share of the layers on one stage  [1]
 * shards       n    accelerators that split a layer's [1]
 * return       m    what one of them holds            [byte]
 *
 * Source: narayanan2021 section 2.2
 * Valid:  even split, n >= 1
 */
static inline double
mem_cache_share(double cache, double stage_share, double shards)
{
	return stage_share * cache / shards;
}

/*
 * Accelerators that can split a KV cache.
 *
 *     N = min(n, g)
 *
 * count     n  accelerators of the group  [1]
 * kv_heads  g  key-value heads            [1]
 * return    N  shards of the cache        [1]
 *
 * Source: pope2022 section 3.3
 * Valid:  split over heads: with more accelerators than heads each head is
 *         held more than once
 */
static inline double
mem_kv_shards(double count, double kv_heads)
{
	return min2(count, kv_heads);
}

#endif
