-- Where guides contradict each other, and what decides.  The answers are
-- computed at each build.

contradiction "hours-or-utilization" {
  title = "From how many hours is owning cheaper?",
  first = "Rent up to 2,600 accelerator-hours in all.",
  second =
    "Rent below 70 percent utilization, own from 80 percent over three " ..
    "years.",
  inputs =
    "The price bought for over the rate rented at, less running cost, " ..
    "and over how many years. The first is a price over a rate; the " ..
    "second adds staff and a long life. As one rule they cannot both " ..
    "hold: 80 percent of three years are 21,024 hours.",
  claims = { "seed003-c12", "seed003-c11", "seed003-c13", "seed003-c101" },
  answers = {
    "Break-even hours of an A100, in racks for three years, all cost: " ..
      "shown_in(chain('own.break_even_total', { with = { 'rack' }, " ..
      "rest = 0, purchase = accelerator 'a100-sxm4-80gb'.list_price, " ..
      "board_power = accelerator 'a100-sxm4-80gb'.power, " ..
      "rent = least(offer.price, { accelerator = 'a100-sxm4-80gb', " ..
      "tier = 'on_demand', provider = 'runpod' }), offers_to_rent = 1, " ..
      "utilization = 1, horizon = 3 * year, discount_rate = 0.08 }), h)",
    "The same for the bare part and its energy: shown_in(accelerator " ..
      "'a100-sxm4-80gb'.list_price / (least(offer.price, { " ..
      "accelerator = 'a100-sxm4-80gb', tier = 'on_demand', " ..
      "provider = 'runpod' }) - accelerator 'a100-sxm4-80gb'.power * 1.3 * " ..
      "(0.10 * USD / kWh)), h)",
    "Break-even hours of an H100, in racks for three years, all cost: " ..
      "shown_in(chain('own.break_even_total', { with = { 'rack' }, " ..
      "rest = 0, purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
      "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
      "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
      "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
      "horizon = 3 * year, discount_rate = 0.08 }), h)",
    "H100 as a share of three years: " ..
      "shown_in(chain('own.break_even_utilization', { with = { 'rack' }, " ..
      "rest = 0, purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
      "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
      "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
      "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
      "horizon = 3 * year, discount_rate = 0.08 }), percent)",
    "80 percent of three years: shown_in(0.80 * (3 * year), h)",
  },
}

contradiction "hours-a-year" {
  title = "How many hours a year does owning take?",
  first = "Owning wins from 3,000 hours a year.",
  second = "Owning wins from 200 hours a month.",
  inputs =
    "Price of the part, rate of the rent and how many years are counted: " ..
    "three to five in one, two in the other. Both lie near 30 percent of " ..
    "the hours there are.",
  claims = { "seed000-c147", "seed001-c195" },
  answers = {
    "H100, hours a year, in racks for three years, all cost: " ..
      "shown_in(chain('own.break_even_hours', { with = { 'rack' }, " ..
      "rest = 0, purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
      "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
      "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
      "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
      "horizon = 3 * year, discount_rate = 0.08 }) * 12, h)",
    "H100, hours a year, bare part and energy: shown_in(accelerator " ..
      "'h100-sxm5-80gb'.list_price / (median(offer.price, { " ..
      "accelerator = 'h100-sxm5-80gb', tier = 'on_demand' }) - " ..
      "accelerator 'h100-sxm5-80gb'.power * 1.3 * (0.10 * USD / kWh)) / 3, " ..
      "h)",
    "RTX 4090 at home for two years, hours a month: " ..
      "shown_in(chain('own.break_even_hours', { with = { 'home' }, " ..
      "rest = 0, accelerators_per_person = 1, " ..
      "purchase = accelerator 'rtx-4090'.list_price, " ..
      "board_power = accelerator 'rtx-4090'.power, " ..
      "rent = median(offer.price, { accelerator = 'rtx-4090', " ..
      "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
      "horizon = 2 * year, discount_rate = 0.08 }), h)",
    "200 hours a month as a share of the month: 200 * h / (730 * h)",
  },
}

contradiction "utilization" {
  title = "At what utilization does owning pay?",
  first = "From 27 to 34 percent.",
  second = "From 70 to 80 percent.",
  inputs =
    "The rate that owning is compared with, and whether staff, space and " ..
    "a share of the server are counted.",
  claims = { "seed003-c95", "seed001-c195", "seed000-c147" },
  answers = {
    "H100 against the middle rent, bare part and energy: " ..
      "shown_in(accelerator 'h100-sxm5-80gb'.list_price / " ..
      "(median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
      "tier = 'on_demand' }) - accelerator 'h100-sxm5-80gb'.power * 1.3 * " ..
      "(0.10 * USD / kWh)) / (3 * year), percent)",
    "H100 against the middle rent, all cost: " ..
      "shown_in(chain('own.break_even_utilization', { with = { 'rack' }, " ..
      "rest = 0, purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
      "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
      "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
      "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
      "horizon = 3 * year, discount_rate = 0.08 }), percent)",
    "H100 against the cheapest rent, all cost: " ..
      "shown_in(chain('own.break_even_utilization', { with = { 'rack' }, " ..
      "rest = 0, purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
      "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
      "rent = least(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
      "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
      "horizon = 3 * year, discount_rate = 0.08 }), percent)",
    "RTX 4090 at home: shown_in(chain('own.break_even_utilization', { " ..
      "with = { 'home' }, rest = 0, accelerators_per_person = 1, " ..
      "purchase = accelerator 'rtx-4090'.list_price, " ..
      "board_power = accelerator 'rtx-4090'.power, " ..
      "rent = median(offer.price, { accelerator = 'rtx-4090', " ..
      "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
      "horizon = 3 * year, discount_rate = 0.08 }), percent)",
  },
}

contradiction "rtx-4090-rent" {
  title = "What does an RTX 4090 rent for?",
  first = "2 USD an hour; it pays for itself within months.",
  second = "0.34 to 0.70 USD an hour in the market.",
  inputs = "A dated price of a named provider.",
  claims = { "seed004-c79", "seed004-c77" },
  answers = {
    "Least, middle and most on demand: span(least(offer.price, { " ..
      "accelerator = 'rtx-4090', tier = 'on_demand' }), median(offer.price, " ..
      "{ accelerator = 'rtx-4090', tier = 'on_demand' }), most(offer.price, " ..
      "{ accelerator = 'rtx-4090', tier = 'on_demand' }))",
    "Time to pay for it around the clock at the middle rate, at home: " ..
      "shown_in(chain('own.payback_time', { with = { 'home' }, rest = 0, " ..
      "accelerators_per_person = 1, " ..
      "purchase = accelerator 'rtx-4090'.list_price, " ..
      "board_power = accelerator 'rtx-4090'.power, " ..
      "rent = median(offer.price, { accelerator = 'rtx-4090', " ..
      "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
      "horizon = 3 * year, discount_rate = 0.08 }), month)",
    "At 2 USD/h: shown_in(chain('own.payback_time', { with = { 'home' }, " ..
      "rest = 0, accelerators_per_person = 1, " ..
      "purchase = accelerator 'rtx-4090'.list_price, " ..
      "board_power = accelerator 'rtx-4090'.power, rent = 2 * USD / h, " ..
      "offers_to_rent = 1, utilization = 1, horizon = 3 * year, " ..
      "discount_rate = 0.08 }), month)",
  },
}

contradiction "production-place" {
  title = "Where does production run?",
  first = "Mostly in the cloud.",
  second = "Steady pipelines belong on one's own hardware.",
  inputs =
    "The load around the clock, staff and how many regions. Hours decide " ..
    "the part that is arithmetic.",
  claims = { "seed004-c94", "seed000-c151", "seed003-c13" },
  answers = {
    "Hours of three years around the clock: shown_in(3 * year, h)",
    "Break-even hours of an H100, in racks for three years, all cost: " ..
      "shown_in(chain('own.break_even_total', { with = { 'rack' }, " ..
      "rest = 0, purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
      "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
      "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
      "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
      "horizon = 3 * year, discount_rate = 0.08 }), h)",
  },
}

contradiction "largest-cost" {
  title = "What is the largest cost of owning?",
  first = "The purchase is half of it.",
  second =
    "Staff, at 225,000 to 300,000 USD over three years, is the largest.",
  inputs =
    "How many servers share the staff. Both hold only where purchase and " ..
    "staff are alike and power is small.",
  claims = { "seed003-c60", "seed003-c97" },
  answers = {
    "Capital of one H100 over three years, less resale: " ..
      "chain('own.cost_capital', { with = { 'rack' }, rest = 0, " ..
      "purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
      "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
      "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
      "tier = 'on_demand' }), offers_to_rent = 1, utilization = 0.8, " ..
      "horizon = 3 * year, discount_rate = 0.08 })",
    "People, one for 192: chain('own.cost_people', { with = { 'rack' }, " ..
      "rest = 0, purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
      "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
      "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
      "tier = 'on_demand' }), offers_to_rent = 1, utilization = 0.8, " ..
      "horizon = 3 * year, discount_rate = 0.08 })",
    "Energy at 80 percent of the time: chain('own.cost_running', { " ..
      "with = { 'rack' }, rest = 0, " ..
      "purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
      "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
      "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
      "tier = 'on_demand' }), offers_to_rent = 1, utilization = 0.8, " ..
      "horizon = 3 * year, discount_rate = 0.08 })",
    "All cost: chain('own.cost_owned', { with = { 'rack' }, rest = 0, " ..
      "purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
      "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
      "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
      "tier = 'on_demand' }), offers_to_rent = 1, utilization = 0.8, " ..
      "horizon = 3 * year, discount_rate = 0.08 })",
    "Staff of 262,500 USD over three years on one server of eight, for " ..
      "each: 262500 * USD / 8",
  },
}

contradiction "idle-rent" {
  title = "Is idle time paid when renting?",
  first = "Rents hide 10 to 15 percent of idle time.",
  second = "A rent is paid only for use.",
  inputs =
    "What idle means: reserved and not used is billed, released is not.",
  claims = { "seed000-c145", "seed000-c140" },
  answers = {
    "An hour of an H100 of which 12.5 percent is idle costs: " ..
      "median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
      "tier = 'on_demand' }) / 0.875",
  },
}

contradiction "life" {
  title = "How long does hardware last?",
  first = "It is written off over three to five years.",
  second = "It is outdated in 9 to 12 months.",
  inputs =
    "How resale falls, how fast new parts come, and whether the work " ..
    "still fits. Generations lie this far apart.",
  claims = { "seed000-c139", "seed003-c109" },
  answers = {
    "Peak in 16 bits, H100 over A100: " ..
      "accelerator 'h100-sxm5-80gb'.dense.bf16 / " ..
      "accelerator 'a100-sxm4-80gb'.dense.bf16",
    "B200 over H100: accelerator 'b200-sxm'.dense.bf16 / " ..
      "accelerator 'h100-sxm5-80gb'.dense.bf16",
    "Rent of an A100 still paid, of that of an H100: least(offer.price, { " ..
      "accelerator = 'a100-sxm4-80gb', tier = 'on_demand', " ..
      "provider = 'runpod' }) / least(offer.price, { " ..
      "accelerator = 'h100-sxm5-80gb', tier = 'on_demand', " ..
      "provider = 'runpod' })",
  },
}

contradiction "rtx-4090-price" {
  title = "What does an RTX 4090 cost?",
  first = "1,600 USD in the street.",
  second = "About 2,000 USD.",
  inputs =
    "The list price at launch against the street price of a day; the " ..
    "latter is on no record here.",
  claims = { "seed001-c133", "seed004-c78", "seed004-c86" },
  answers = {
    "List price at launch: accelerator 'rtx-4090'.list_price",
  },
}

contradiction "server-price" {
  title = "What does a server cost?",
  first = "150,000 to 400,000 USD and more for a cluster.",
  second = "50,000 or 100,000 USD and more for a server.",
  inputs = "How many accelerators and of which class.",
  claims = { "seed000-c137", "seed004-c73", "seed004-c96" },
  answers = {
    "Eight A100 PCIe, the parts alone: 8 * " ..
      "accelerator 'a100-pcie-80gb'.list_price",
    "Eight H100 SXM, the parts alone: 8 * " ..
      "accelerator 'h100-sxm5-80gb'.list_price",
    "Four RTX A6000, the parts alone: 4 * accelerator 'rtx-a6000'.list_price",
  },
}

contradiction "70b-training" {
  title = "What does training a 70B model take?",
  first = "Eight H100 of 80 GB, 640 GB in all.",
  second = "More than 1.1 TB; 16 to 64 accelerators.",
  inputs =
    "All weights or adapters, bytes of the optimizer, and how states are " ..
    "sharded.",
  claims = { "seed000-c96", "seed003-c38", "seed003-c55", "seed004-c42" },
  answers = {
    "Weights, gradients and Adam states: peer_states(model " ..
      "'llama-2-70b'.parameters, 2 * B, 2 * B, 12 * B, 1, 1, 1)",
    "Fewest H100 for all weights: smallest{ count = { 8, 16, 24, 32, 48, " ..
      "64, 128 }, kind = 'finetune', model = 'llama-2-70b', " ..
      "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
      "param_scheme = 'master', micro_batch = 1, seq_len = 2048, " ..
      "recompute = 'full', accelerator = 'h100-sxm5-80gb', zero_stage = 3 }",
    "LoRA on 16-bit weights, one accelerator: predict{ kind = 'finetune', " ..
      "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-70b', " ..
      "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
      "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
      "recompute = 'full', count = 1 }",
    "QLoRA, one accelerator: predict{ kind = 'finetune', " ..
      "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-70b', " ..
      "method = 'qlora', optimizer = 'adamw', weight_format = 'nf4', " ..
      "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
      "recompute = 'full', count = 1 }",
  },
}

contradiction "70b-on-32gb" {
  title = "Does a 70B model train on a card of 32 GB?",
  first = "An RTX 5090 handles it on a small scale.",
  second = "70B does not even run in 24 GB at four bits.",
  inputs = "Bits a weight, method and offload.",
  claims = { "seed003-c14", "seed001-c120", "seed000-c111" },
  answers = {
    "QLoRA of 70B: predict{ kind = 'finetune', " ..
      "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-70b', " ..
      "method = 'qlora', optimizer = 'adamw', weight_format = 'nf4', " ..
      "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
      "recompute = 'full', count = 1 }",
    "Serving 70B at four bits: predict{ kind = 'serve', " ..
      "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-70b', " ..
      "weight_format = 'awq', batch = 1, input_len = 2048, " ..
      "output_len = 128, count = 1 }",
    "Memory of the card: accelerator 'rtx-5090'.memory",
  },
}

contradiction "20b-on-24gb" {
  title = "Does a 20B model train on 24 GB?",
  first = "A 4090 trains about 20B with LoRA.",
  second = "13B takes one or two 4090.",
  inputs = "LoRA holds its base in 16 bits, QLoRA in four.",
  claims = { "seed003-c79", "seed000-c109" },
  answers = {
    "20B in 16 bits: mem_weights(20e9, 2 * B)",
    "20B at four bits: mem_weights(20e9, 0.5 * B)",
    "Mistral Small 24B by QLoRA: predict{ kind = 'finetune', " ..
      "quantity = 'memory_bytes_per_accelerator', " ..
      "model = 'mistral-small-3-24b', method = 'qlora', " ..
      "optimizer = 'adamw', weight_format = 'nf4', adapter_rank = 16, " ..
      "micro_batch = 1, seq_len = 2048, recompute = 'full', count = 1 }",
    "Llama 2 13B by LoRA: predict{ kind = 'finetune', " ..
      "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-13b', " ..
      "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
      "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
      "recompute = 'full', count = 1 }",
  },
}

contradiction "7b-30b-pretraining" {
  title = "What does pretraining 7B to 30B take?",
  first = "80 to 160 GB.",
  second = "16 GB a billion parameters.",
  inputs = "The optimizer and sharding. The first is short for 30B.",
  claims = { "seed004-c40", "seed003-c02" },
  answers = {
    "Weights, gradients and Adam states: span(peer_states(7e9, 2 * B, 2 * " ..
      "B, 12 * B, 1, 1, 1), peer_states(30e9, 2 * B, 2 * B, 12 * B, 1, 1, " ..
      "1))",
  },
}

contradiction "70b-finetuning" {
  title = "What does fine-tuning 70B and more take?",
  first = "80 GB and more.",
  second = "More than 1.1 TB.",
  inputs = "All weights, or QLoRA.",
  claims = { "seed004-c49", "seed003-c38" },
  answers = {
    "QLoRA: predict{ kind = 'finetune', " ..
      "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-70b', " ..
      "method = 'qlora', optimizer = 'adamw', weight_format = 'nf4', " ..
      "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
      "recompute = 'full', count = 1 }",
    "All weights, states alone: peer_states(model " ..
      "'llama-2-70b'.parameters, 2 * B, 2 * B, 12 * B, 1, 1, 1)",
  },
}

contradiction "70b-row" {
  title = "In which row is 70B?",
  first = "In 30B to 70B.",
  second = "In 70B and more, of the same table.",
  inputs = "Ranges that share an end overlap; half-open ones do not.",
  claims = { "seed004-c47", "seed004-c49" },
  answers = {
    "What 70B takes by QLoRA: predict{ kind = 'finetune', " ..
      "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-70b', " ..
      "method = 'qlora', optimizer = 'adamw', weight_format = 'nf4', " ..
      "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
      "recompute = 'full', count = 1 }",
  },
}

contradiction "180b-200b-row" {
  title = "In which row is a model of 180B to 200B?",
  first = "70B to 180B takes 80 to 160 GB.",
  second = "200B and more takes 160 GB and more.",
  inputs = "None: the two rows leave a gap.",
  claims = { "seed004-c55", "seed004-c57" },
  answers = {
    "Weights of 190B at four and at eight bits: span(mem_weights(190e9, " ..
      "0.5 * B), mem_weights(190e9, 1 * B))",
  },
}

contradiction "rtx-4090-bandwidth" {
  title = "What is the bandwidth of an RTX 4090?",
  first = "1,321 GB/s.",
  second = "About 1 TB/s, and 1,321 TOPS.",
  inputs = "Units: a rate of operations was read as a bandwidth.",
  claims = { "seed001-c14", "seed000-c72", "seed000-c70" },
  answers = {
    "Bandwidth: accelerator 'rtx-4090'.memory_bandwidth",
    "Dense and sparse rate in 8 bits: span(accelerator " ..
      "'rtx-4090'.dense.fp8, 2 * accelerator 'rtx-4090'.dense.fp8)",
  },
}

contradiction "nvlink-4" {
  title = "How fast is NVLink 4?",
  first = "1.8 TB/s.",
  second = "900 GB/s.",
  inputs =
    "The generation: 1.8 TB/s is NVLink 5. Both add the two directions.",
  claims = { "seed001-c11", "seed001-c47", "seed003-c56" },
  answers = {
    "H100, both directions: 2 * accelerator 'h100-sxm5-80gb'.link_bandwidth",
    "B200, both directions: 2 * accelerator 'b200-sxm'.link_bandwidth",
  },
}

contradiction "l40s-memory" {
  title = "What memory has an L40S?",
  first = "HBM2e at 192 GB/s.",
  second = "48 GB of GDDR6.",
  inputs = "One record.",
  claims = { "seed001-c87", "seed001-c88", "seed001-c94" },
  answers = {
    "Type: accelerator 'l40s'.memory_type",
    "Bandwidth: accelerator 'l40s'.memory_bandwidth",
  },
}

contradiction "l40s-balance" {
  title = "Has an L40S more bandwidth for its compute than an H100?",
  first = "Yes.",
  second = "It has 192 GB/s against 3.35 TB/s.",
  inputs = "The quotient itself.",
  claims = { "seed001-c171", "seed001-c88" },
  answers = {
    "L40S, bytes for a thousand operations: " ..
      "accelerator 'l40s'.memory_bandwidth / accelerator 'l40s'.dense.bf16 " ..
      "* (1000 * FLOP) / (1 * B)",
    "H100: accelerator 'h100-sxm5-80gb'.memory_bandwidth / " ..
      "accelerator 'h100-sxm5-80gb'.dense.bf16 * (1000 * FLOP) / (1 * B)",
    "MI300X: accelerator 'mi300x'.memory_bandwidth / " ..
      "accelerator 'mi300x'.dense.bf16 * (1000 * FLOP) / (1 * B)",
  },
}

contradiction "memory-for-money" {
  title = "How much more memory for money has MI300X?",
  first = "1.8 times that of H100.",
  second = "4.8 times, from the prices printed beside it.",
  inputs = "The division.",
  claims = { "seed001-c77" },
  answers = {
    "From its own prices: 192 * GB / (15000 * USD) / (80 * GB / (30000 * " ..
      "USD))",
    "From the prices on record: accelerator 'mi300x'.memory_nominal / " ..
      "accelerator 'mi300x'.list_price / (accelerator " ..
      "'h100-sxm5-80gb'.memory_nominal / " ..
      "accelerator 'h100-sxm5-80gb'.list_price)",
  },
}

contradiction "small-slower" {
  title = "Can a smaller model be slower?",
  first = "A 13B model at four bits writes 22 tokens a second.",
  second = "A 7B model at four bits writes 18.4 on the same card.",
  inputs =
    "Decoding reads every weight once a token: fewer bytes cannot take " ..
    "longer on one stack.",
  claims = { "seed001-c117", "seed001-c118" },
  answers = {
    "Most that the bandwidth allows, 13B: " ..
      "accelerator 'rtx-4090'.memory_bandwidth / mem_weights(model " ..
      "'llama-2-13b'.parameters, 0.5 * B)",
    "7B: accelerator 'rtx-4090'.memory_bandwidth / mem_weights(model " ..
      "'mistral-7b-v0.1'.parameters, 0.5 * B)",
  },
}

contradiction "what-binds" {
  title = "Does compute or bandwidth bind?",
  first = "Tensor rates decide the speed of training.",
  second = "Most work waits for memory.",
  inputs =
    "Operations for each byte: the phase, the batch and the length " ..
    "decide the side of the ridge point.",
  claims = { "seed000-c14", "seed000-c18", "seed004-c36" },
  answers = {
    "Ridge point of an H100 in bf16: roof_ridge_point(accelerator " ..
      "'h100-sxm5-80gb'.dense.bf16, " ..
      "accelerator 'h100-sxm5-80gb'.memory_bandwidth)",
    "Decoding one request in 16 bits: 2 * FLOP / (2 * B)",
    "A training step of 4,096 tokens: roof_intensity(work_matmul(7e9, " ..
      "4096, 2 * FLOP), mem_weights(7e9, 2 * B))",
  },
}

contradiction "more-memory" {
  title = "Is more memory always better?",
  first = "Always take the larger memory.",
  second = "To judge by memory or rate alone is the commonest mistake.",
  inputs =
    "First whether it fits, then the goal. A card of 16 GB that is " ..
    "slower than one of 12 GB shows both.",
  claims = { "seed004-c102", "seed001-c187" },
  answers = {
    "RTX 4060 Ti 16 GB, bandwidth: " ..
      "accelerator 'rtx-4060-ti-16gb'.memory_bandwidth",
    "RTX 4070 12 GB, bandwidth: accelerator 'rtx-4070'.memory_bandwidth",
    "Does QLoRA of 13B fit the first and the second: predict{ " ..
      "kind = 'finetune', quantity = 'fits', model = 'llama-2-13b', " ..
      "method = 'qlora', optimizer = 'adamw', weight_format = 'nf4', " ..
      "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
      "recompute = 'full', accelerator = 'rtx-4060-ti-16gb', count = 1 } " ..
      "and predict{ kind = 'finetune', quantity = 'fits', " ..
      "model = 'llama-2-13b', method = 'qlora', optimizer = 'adamw', " ..
      "weight_format = 'nf4', adapter_rank = 16, micro_batch = 1, " ..
      "seq_len = 2048, recompute = 'full', accelerator = 'rtx-4070', " ..
      "count = 1 }",
  },
}

contradiction "comparing-tflops" {
  title = "May rates be compared?",
  first = "Ignore TFLOPS between architectures.",
  second = "Others rank by them, and mix sparse with dense.",
  inputs = "Tags: dense or sparse, vector or tensor, with 16- or 32-bit sums.",
  claims = { "seed004-c31", "seed000-c33", "seed001-c20" },
  answers = {
    "H100 FP8, dense and sparse: span(accelerator " ..
      "'h100-sxm5-80gb'.dense.fp8, accelerator 'h100-sxm5-80gb'.sparse.fp8)",
    "RTX 4090 FP16, vector, 32-bit sums, 16-bit sums: span(accelerator " ..
      "'rtx-4090'.vector.fp32, accelerator 'rtx-4090'.dense.fp16, " ..
      "accelerator 'rtx-4090'.dense.fp16_acc16)",
  },
}

contradiction "a100-to-h100" {
  title = "What does moving from A100 to H100 gain?",
  first = "Little in fine-tuning.",
  second = "1.7 to 3.9 times in inference, 2.8 times in pretraining.",
  inputs = "Tokens a step, precision and the input pipeline.",
  claims = { "seed000-c112", "seed003-c45", "seed001-c39" },
  answers = {
    "Bandwidth: accelerator 'h100-sxm5-80gb'.memory_bandwidth / " ..
      "accelerator 'a100-sxm4-80gb'.memory_bandwidth",
    "Peak in 16 bits: accelerator 'h100-sxm5-80gb'.dense.bf16 / " ..
      "accelerator 'a100-sxm4-80gb'.dense.bf16",
    "FP8 against 16 bits: accelerator 'h100-sxm5-80gb'.dense.fp8 / " ..
      "accelerator 'a100-sxm4-80gb'.dense.bf16",
  },
}

contradiction "l40s-lora" {
  title = "How near does an L40S come to an H100 in LoRA?",
  first = "85 percent.",
  second = "By its rates, far less.",
  inputs = "Only a run that waits for neither comes near.",
  claims = { "seed001-c166" },
  answers = {
    "Peak in 16 bits: accelerator 'l40s'.dense.bf16 / " ..
      "accelerator 'h100-sxm5-80gb'.dense.bf16",
    "Bandwidth: accelerator 'l40s'.memory_bandwidth / " ..
      "accelerator 'h100-sxm5-80gb'.memory_bandwidth",
  },
}

contradiction "mi300x-price" {
  title = "What does an MI300X cost against NVIDIA?",
  first = "60 percent.",
  second = "Half: 15,000 USD against 30,000.",
  inputs = "Dated prices and which part it is held against.",
  claims = { "seed003-c83", "seed001-c76" },
  answers = {
    "List prices, against H100: accelerator 'mi300x'.list_price / " ..
      "accelerator 'h100-sxm5-80gb'.list_price",
    "Rents at one provider: least(offer.price, { accelerator = 'mi300x', " ..
      "tier = 'on_demand', provider = 'runpod' }) / least(offer.price, { " ..
      "accelerator = 'h100-sxm5-80gb', tier = 'on_demand', " ..
      "provider = 'runpod' })",
  },
}

contradiction "students" {
  title = "Which card for a student?",
  first = "RTX 4070 or 4060 Ti.",
  second = "RTX 4090.",
  inputs = "The budget.",
  claims = { "seed000-c88", "seed001-c184" },
  answers = {
    "List prices: span(accelerator 'rtx-4060-ti-16gb'.list_price, " ..
      "accelerator 'rtx-4070'.list_price, accelerator 'rtx-4090'.list_price)",
    "To rent, for local chat: winner('local-8b', 'student')",
    "To rent, for QLoRA of 8B: winner('qlora-8b', 'student')",
  },
}

contradiction "individuals" {
  title = "Should an individual own or rent first?",
  first = "Own a 4090 and rent the peaks.",
  second = "Rent first.",
  inputs = "Whether the use is known, and hours a month.",
  claims = { "seed000-c152", "seed004-c83" },
  answers = {
    "RTX 4090 at home, hours a month from which owning is cheaper over " ..
      "three years: shown_in(chain('own.break_even_hours', { " ..
      "with = { 'home' }, rest = 0, accelerators_per_person = 1, " ..
      "purchase = accelerator 'rtx-4090'.list_price, " ..
      "board_power = accelerator 'rtx-4090'.power, " ..
      "rent = median(offer.price, { accelerator = 'rtx-4090', " ..
      "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
      "horizon = 3 * year, discount_rate = 0.08 }), h)",
  },
}

contradiction "vram-range" {
  title = "How much memory do modern cards have?",
  first = "8 to 48 GB.",
  second = "80 to 192 GB.",
  inputs = "The segment and the date.",
  claims = { "seed002-c11" },
  answers = {
    "Consumer, before 2024: span(accelerator.memory_nominal, { " ..
      "segment = 'consumer', launched = { below = '2024-01-01' } })",
    "Data center, before 2024: span(accelerator.memory_nominal, { " ..
      "segment = 'datacenter', launched = { below = '2024-01-01' } })",
  },
}

contradiction "datacenter-bandwidth" {
  title = "What bandwidth has a data-center card?",
  first = "3 to 5 TB/s.",
  second = "Its own list has 0.86 to 2 TB/s as well.",
  inputs = "A query of the catalogue.",
  claims = { "seed000-c20" },
  answers = {
    "All of them: span(accelerator.memory_bandwidth, { " ..
      "segment = 'datacenter' })",
    "How many: count(accelerator, { segment = 'datacenter' })",
    "Of them within 3 to 5 TB/s: count(accelerator, { " ..
      "segment = 'datacenter', memory_bandwidth = { at_least = 3 * TB / s, " ..
      "at_most = 5 * TB / s } })",
  },
}

contradiction "hbm-gddr" {
  title = "How much faster is HBM?",
  first = "50 to 100 percent.",
  second = "Three to five times.",
  inputs = "Which parts are compared.",
  claims = { "seed004-c34", "seed000-c20" },
  answers = {
    "A100 40 GB over RTX 4090: " ..
      "accelerator 'a100-sxm4-40gb'.memory_bandwidth / " ..
      "accelerator 'rtx-4090'.memory_bandwidth",
    "H200 over RTX 4090: accelerator 'h200-sxm-141gb'.memory_bandwidth / " ..
      "accelerator 'rtx-4090'.memory_bandwidth",
    "A100 80 GB over RTX 5090: " ..
      "accelerator 'a100-sxm4-80gb'.memory_bandwidth / " ..
      "accelerator 'rtx-5090'.memory_bandwidth",
  },
}

contradiction "small-batch" {
  title = "Does a small batch harm the result?",
  first = "Smaller batches can hurt quality.",
  second = "Accumulated gradients give the same batch.",
  inputs = "How many steps are accumulated; memory follows the micro-batch.",
  claims = { "seed004-c07", "seed002-c43" },
  answers = {
    "Batch of 32 at once: predict{ kind = 'finetune', " ..
      "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-7b', " ..
      "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
      "adapter_rank = 16, micro_batch = 32, seq_len = 2048, " ..
      "recompute = 'full', count = 1 }",
    "Batch of 32 in eight parts: predict{ kind = 'finetune', " ..
      "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-7b', " ..
      "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
      "adapter_rank = 16, micro_batch = 4, seq_len = 2048, " ..
      "recompute = 'full', count = 1, global_batch = 32 }",
  },
}

contradiction "share-of-inference" {
  title = "How large is the share of inference?",
  first = "Two thirds of all AI compute.",
  second = "80 to 90 percent of the cost of a system.",
  inputs = "The scope: the world in one year, or one system over its life.",
  claims = { "seed003-c06", "seed003-c54" },
  answers = {
    "Tokens served that cost the operations of training 70B on 2e12: 6 * " ..
      "2e12 / 2",
  },
}

contradiction "inference-memory" {
  title = "How much memory does inference take?",
  first = "Minimal.",
  second = "24 to 160 GB for 70B.",
  inputs = "Bits a weight, the KV cache and how many requests at once.",
  claims = { "seed003-c04", "seed001-c120", "seed004-c53" },
  answers = {
    "70B at four bits, one request: predict{ kind = 'serve', " ..
      "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-70b', " ..
      "weight_format = 'awq', batch = 1, input_len = 2048, " ..
      "output_len = 128, count = 1 }",
    "70B in 16 bits, one request: predict{ kind = 'serve', " ..
      "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-70b', " ..
      "weight_format = 'fp16', batch = 1, input_len = 2048, " ..
      "output_len = 128, count = 1 }",
    "70B in 16 bits, 32 requests of 4,096: predict{ kind = 'serve', " ..
      "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-70b', " ..
      "weight_format = 'fp16', batch = 32, input_len = 4000, " ..
      "output_len = 96, count = 1 }",
    "8B at four bits, one request: predict{ kind = 'serve', " ..
      "quantity = 'memory_bytes_per_accelerator', model = 'llama-3.1-8b', " ..
      "weight_format = 'awq', batch = 1, input_len = 2048, " ..
      "output_len = 128, count = 1 }",
  },
}

contradiction "cheap-inference" {
  title = "Which card serves for least?",
  first = "L40S, at less than half an A100 and a quarter of an H100.",
  second = "L4 or RTX 4090.",
  inputs = "Dated prices and the workload.",
  claims = { "seed001-c97", "seed001-c167", "seed003-c89" },
  answers = {
    "Winner for chat with 8B, student: winner('chat-8b', 'student')",
    "Winner for chat with 8B, startup: winner('chat-8b', 'startup')",
    "Winner for chat with 70B, startup: winner('chat-70b', 'startup')",
  },
}

contradiction "amd-flagship" {
  title = "Which is AMD's flagship?",
  first = "MI300X.",
  second = "MI325X, MI355X.",
  inputs = "The date.",
  claims = { "seed000-c54", "seed001-c160" },
  answers = {
    "Most bandwidth before 2024: top(accelerator.memory_bandwidth, { " ..
      "vendor = 'AMD', launched = { below = '2024-01-01' } })",
    "Before 2025: top(accelerator.memory_bandwidth, { vendor = 'AMD', " ..
      "launched = { below = '2025-01-01' } })",
    "Now: top(accelerator.memory_bandwidth, { vendor = 'AMD' })",
  },
}

contradiction "h200-date" {
  title = "When did H200 and B100 come?",
  first = "In 2025, says a heading; late in 2024, says its text.",
  second = "They are there.",
  inputs = "The date.",
  claims = { "seed001-c156" },
  answers = {
    "H200: accelerator 'h200-sxm-141gb'.launched",
    "B100: accelerator 'b100'.launched",
  },
}

contradiction "consumer-ecc" {
  title = "Have consumer cards ECC and long support?",
  first = "Neither.",
  second =
    "The 4090 has a switch for ECC; drivers came for eight years and " ..
    "more.",
  inputs = "A field of each part.",
  claims = { "seed001-c203", "seed001-c204" },
  answers = {
    "ECC of the RTX 4090 on record: accelerator 'rtx-4090'.ecc",
    "Of the L40S: accelerator 'l40s'.ecc",
  },
}

contradiction "gap-70-80" {
  title = "And between 70 and 80 percent?",
  first = "Rent below 70 percent.",
  second = "Own from 80 percent.",
  inputs = "A rule must cover every case; the break-even is one number.",
  claims = { "seed003-c107" },
  answers = {
    "The one number, H100, in racks for three years, all cost: " ..
      "shown_in(chain('own.break_even_utilization', { with = { 'rack' }, " ..
      "rest = 0, purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
      "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
      "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
      "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
      "horizon = 3 * year, discount_rate = 0.08 }), percent)",
  },
}

contradiction "seven-picks" {
  title = "How many picks?",
  first = "The title promises seven.",
  second = "The text ends on four.",
  inputs = "A count.",
  claims = { "seed001-c03", "seed001-c162" },
  answers = {
    "Accelerators in this catalogue: count(accelerator)",
  },
}
