"""recount_work.py: memory and time of a candidate by the public rules of
thumb, from dimensions, formats, lengths and the efficiencies that are stated.

Weights are parameters times bytes; the cache is 2 x layers x heads x head
size x tokens x bytes; a step of decoding reads both once; a step of training
is 6 operations a parameter and token, and 2 more where the forward pass is
done again."""


def text_network(a):
    """Parameters by where they stand: (attention, dense blocks, experts,
    those of the experts that one token reads, embedding, head)."""
    h, layers, heads = a("hidden"), a("layers"), a("heads")
    if a("kv_lora_rank"):
        wide = a("qk_nope_dim") + a("qk_rope_dim")
        query = (a("q_lora_rank") * (h + heads * wide) if a("q_lora_rank")
                 else h * heads * wide)
        attention = query + h * (a("kv_lora_rank") + a("qk_rope_dim")) + (
            heads * (a("kv_lora_rank") * (a("qk_nope_dim") + a("v_head_dim")) +
                     a("v_head_dim") * h))
    else:
        attention = 2 * h * a("head_dim") * (heads + a("kv_heads"))
    lead = min(a("lead_layers"), layers)
    dense = lead * a("mlp_parts") * h * a("dense_ffn")
    one = a("mlp_parts") * h * a("expert_ffn") * (layers - lead)
    dense += (layers - lead) * h * (
        a("experts") + a("mlp_parts") * a("shared_ffn"))
    # A decoder that listens to an encoder has attention twice.
    deep = layers - a("encoder_layers")
    twice = deep if a("encoder_layers") and deep else 0
    return {"attention": attention * (layers + twice), "dense": dense,
            "experts": one * a("experts"),
            "read": one * a("experts_per_token"),
            "table": a("vocab") * h, "head": a("vocab") * h * a("untied"),
            "extra": a("position_parameters") + a("extra_parameters")}


def cache_of_a_token(a):
    """Keys and values of a token in all layers."""
    wide = 2 * a("kv_heads") * a("head_dim")
    if a("kv_lora_rank"):
        wide = a("kv_lora_rank") + a("qk_rope_dim")
    return wide * a("kv_bytes", 2)


def cached(a, tokens):
    """Bytes of one request that is so long; a window is the most that a
    layer of its kind keeps."""
    whole = a("full_layers", a("layers"))
    total = whole * tokens
    for count, window in zip(a.inputs["group_layers"],
                             a.inputs["group_window"]):
        total += count * min(tokens, window)
    return total * cache_of_a_token(a)


def text_bytes(a, net, experts):
    """Bytes of the weights, of so many parameters in experts."""
    kept = a("kept_bytes") if a("experts_only") else a("weight_bytes")
    return (net["attention"] + net["dense"]) * kept + (
        net[experts] * a("weight_bytes"))


def sustained(a):
    """Operations a second: time of the units, and time that the board's power
    takes, one after the other.  Where wide sums alone are slow, operands come
    as fast as for narrow ones, and the units are never short of them."""
    peak = next((v[0] for k, v in a.inputs.items() if k.startswith(
        "accelerator/dense.")), a("accelerator/vector.fp32"))
    narrow = a("accelerator/dense.fp16_acc16", peak)
    peak = min(peak, narrow * a("compute_efficiency"))
    paid = a("energy_efficiency") * a("accelerator/power")
    if not paid:
        return peak
    return 1 / (1 / peak + a("compute_width", 1) / paid)


def serve_memory(a):
    net, n = text_network(a), a("workload/count", 1)
    whole = text_bytes(a, net, "experts") + net["table"] * (
        a("embedding_bytes")) + net["head"] * a("head_bytes") + (
        net["extra"] * a("kept_bytes"))
    length = a("input_len") + a("output_len")
    cache = cached(a, length) * a("concurrency", 1)
    if a("kv_lora_rank"):
        cache *= a("workload/tensor", 1)
    return (whole + cache) / n + a("runtime_overhead") + widest(a,
        a("batched_tokens"))


def widest(a, tokens):
    """What so many tokens hold in one layer, in 16 bits: the stream, query,
    key, value and the rows of its block."""
    return 2 * tokens * (4 * a("hidden") + (a("mlp_parts") - 1) * (
        a("dense_ffn") or a("experts_per_token") * a("expert_ffn"))) / (
        a("workload/tensor", 1))


def serve_step(a):
    """Time in which the step of a full batch reads what it needs: an expert
    that nobody asks for is left, and so are the keys and values that look at
    an encoder's output, which are worked out once."""
    net, n = text_network(a), a("workload/count", 1)
    if a("encoder_layers"):
        share = 1 - a("encoder_layers") / a("layers")
        net["dense"] *= share
        net["attention"] *= 1.5 * share / (1 + share)
    many = a("concurrency", 1)
    if net["experts"]:
        missed = (1 - a("experts_per_token") / a("experts")) ** many
        net["read"] = net["experts"] * (1 - missed)
    read = text_bytes(a, net, "read") + a("head_bytes") * (
        net["head"] or net["table"])
    read /= a("unpack_bandwidth", 1)
    read += many * cached(a, a("input_len") + a("output_len") / 2) / (
        a("cache_efficiency", 1))
    return read / n / (a("memory_bandwidth") * a("bandwidth_efficiency"))


def embed_memory(a):
    net = text_network(a)
    whole = sum(net[k] for k in
                ("attention", "dense", "experts", "table", "head", "extra"))
    cache = 0
    if a.kind == "asr":
        deep = a("layers") - a("encoder_layers")
        cache = deep * cache_of_a_token(a) * a("batch", 1) * (
            a("frames") + a("output_len") * a("beams", 1))
    return whole * a("weight_bytes") + cache + a("runtime_overhead") + widest(
        a, a("batch", 1) * (a("frames") or a("input_len")))


def embed_speed(a):
    """Time of a batch: two operations a parameter and token, attention, and
    the launch of each layer."""
    net = text_network(a)
    tokens, length = a("batch", 1) * a("input_len"), a("input_len")
    work = 2 * (net["attention"] + net["dense"]) + (
        4 * a("layers") * length * a("heads") * a("head_dim"))
    return work * tokens / a("workload/count", 1) / sustained(a) + (
        a("layers") * a("layer_overhead"))


def trained(a):
    """Parameters of the network, and those that are learnt."""
    net = text_network(a)
    whole = sum(net[k] for k in
                ("attention", "dense", "experts", "table", "head", "extra"))
    if not a("adapter_rank"):
        return net, whole, whole
    h, d, rank = a("hidden"), a("head_dim"), a("adapter_rank")
    q, kv = a("heads") * d, a("kv_heads") * d
    pairs = 2 * h + q + kv if a("adapter_pairs") else 0  # of query and value
    pairs += (h + kv) * bool(a("adapter_keys"))
    pairs += (h + q) * bool(a("adapter_output"))
    pairs += a("mlp_parts") * (h + a("dense_ffn")) * bool(a("adapter_mlp"))
    return net, whole, rank * pairs * a("layers")


def train_memory(a):
    net, whole, learnt = trained(a)
    tensor = a("workload/tensor", 1) * a("workload/stages", 1)
    frozen = whole - learnt if a("adapter_rank") else 0
    state = frozen * a("weight_bytes")
    if a("adapter_rank"):
        state += (net["table"] + net["head"]) * (
            a("kept_bytes") - a("weight_bytes"))
        state += learnt * (a("adapter_bytes") + a("gradient_bytes") +
                           a("optimizer_bytes") + a("master_bytes"))
    else:
        state = learnt * (
            a("weight_bytes") / a("weight_shards", 1) +
            a("gradient_bytes") / a("gradient_shards", 1) +
            (a("optimizer_bytes") + a("master_bytes")) /
            a("optimizer_shards", 1))
    if a.raw["placement"].get("zero_stage") == "3" and a("count", 1) > 1:
        state += a("gathered_layers") * whole / a("layers") * (
            a("gathered_bytes"))
        state += (net["table"] + net["head"]) * a("gathered_table_bytes")
    tokens = a("micro_batch", 1) * a("seq_len") / a("context_parallel", 1)
    layer = tokens * (a("hidden") * 16 + a("mlp_parts") * a("dense_ffn") * 2 +
                      a("head_dim") * (2 * a("kv_heads") + a("heads")) * 2)
    how = a.raw["placement"].get("recompute") or a.work.get("recompute")
    if how == "full":
        kept = a("layers") * tokens * a("hidden") * 2 + layer
    else:
        kept = a("layers") * layer
    logits = tokens * a("vocab") * a("logit_bytes") / max(
        1, a("loss_chunks", 1))
    return ((state + kept) / tensor + logits) * (
        1 + a("allocator_overhead")) + a("runtime_overhead")


def train_speed(a):
    """Time of the run: 6 operations a parameter and token, 8 where the forward
    pass is done twice, 2 fewer where most is not learnt; and attention."""
    net, whole, learnt = trained(a)
    active = net["attention"] + net["dense"] + net["read"] + net["head"]
    if not a("untied"):
        active += net["table"]
    how = a.raw["placement"].get("recompute") or a.work.get("recompute")
    passes = (6 if not a("adapter_rank") else 4) + 2 * (how == "full")
    scores = passes * a("layers") * a("seq_len") * a("heads") * a("head_dim")
    work = (passes * active + scores) * a("train_tokens")
    return work / a.n / sustained(a) + a("run_start")


def picture_memory(a):
    whole = a("denoiser_parameters") * a("weight_bytes") + a("part_bytes") * (
        a("text_parameters") + a("image_parameters"))
    return (whole * (1 + a("allocator_overhead"))) + a("runtime_overhead") + (
        a("activation_factor", 1) * a("batch", 1) * max(
            a("denoiser_live"), a("decoder_live") * a("decoder_width", 1)))


def picture_speed(a):
    """Time of a picture: the network's own products, for each step."""
    work = 2 * (a("products") + a("scores")) * a("guidance_passes", 1)
    peak = next(v[0] for k, v in a.inputs.items()
                if k.startswith("accelerator/dense."))
    rate = min(peak * a("compute_efficiency"), a("energy_efficiency") *
               a("accelerator/power") / a("compute_width", 1))
    return a("steps") * work * a("batch", 1) / rate / (a("context", 1) or 1)


def vision_memory(a):
    per = sum(a(k) for k in ("weight_bytes", "cast_bytes", "gradient_bytes",
                             "optimizer_bytes", "master_bytes"))
    kept = a("activation_bytes") * a("batch", 1) * (
        a("kept_numbers") or a("live_numbers"))
    return (a("parameters") * per + kept) * (
        1 + a("allocator_overhead")) + a("runtime_overhead")


def vision_time(a):
    """Time of a batch: two operations a multiplication; three times as many
    where it learns, and for all pictures of the run."""
    work = 2 * sum(a.inputs["class_multiplies"])
    if a.kind == "vision_train":
        work *= 3 * a("train_images") / a.n
        return work / sustained(a) + a("run_start")
    return work * a("batch", 1) / sustained(a)
