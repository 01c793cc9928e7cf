---@meta
-- Types of specs for editors that run lua-language-server.
-- Generated from the rows of every record: do not edit.

---A number with a dimension: 80 * GB, 3.35 * TB/s.
---@class ridgeline.quantity
---@operator add(ridgeline.quantity): ridgeline.quantity
---@operator sub(ridgeline.quantity): ridgeline.quantity
---@operator mul(number|ridgeline.quantity): ridgeline.quantity
---@operator div(number|ridgeline.quantity): ridgeline.quantity
---@operator pow(integer): ridgeline.quantity
---@operator unm: ridgeline.quantity

---Fields that somebody states.
---@class ridgeline.facts

---The fields that follow are stated by a source.
---@param source string id of a source
---@param place? string where in it: a page, a table
---@return fun(fields: table): ridgeline.facts
function cite(source, place) end

---The fields that follow are believed, for a reason.
---@param why string
---@return fun(fields: table): ridgeline.facts
function assume(why) end

---Reads dated prices from a CSV file below specs/.
---@param path string
function prices_csv(path) end

---@alias ridgeline.format
---| "fp32" # 32-bit float
---| "tf32" # TensorFloat-32
---| "bf16" # bfloat16
---| "fp16" # 16-bit float
---| "fp16_acc16" # 16-bit float, 16-bit sums
---| "fp8" # 8-bit float
---| "fp8_acc32" # 8-bit float, 32-bit sums
---| "mxfp8" # 8-bit float, shared scales
---| "int8" # 8-bit integer
---| "int4" # 4-bit integer
---| "int4_g128" # 4-bit integer, groups of 128
---| "awq" # AWQ 4-bit, groups of 128
---| "gptq" # GPTQ 4-bit, groups of 128
---| "nf4" # 4-bit NormalFloat
---| "nf4_dq" # 4-bit NormalFloat, double quantization
---| "mxfp4" # 4-bit float, shared scales
---| "nvfp4" # 4-bit float, scales a block of 16
---| "fp4" # 4-bit float
---| "fp4_dq" # 4-bit float, double quantization
---| "fp6" # 6-bit float
---| "int4_g32" # 4-bit integer, groups of 32
---| "awq_g32" # AWQ 4-bit, groups of 32
---| "gptq_g32" # GPTQ 4-bit, groups of 32
---| "gptq_int8" # GPTQ 8-bit, groups of 128
---| "exl2" # ExLlamaV2, bits as measured
---| "q2_k_s" # llama.cpp Q2_K_S
---| "q2_k" # llama.cpp Q2_K
---| "q3_k_s" # llama.cpp Q3_K_S
---| "q3_k_m" # llama.cpp Q3_K_M
---| "q3_k_l" # llama.cpp Q3_K_L
---| "q4_0" # llama.cpp Q4_0
---| "q4_k_s" # llama.cpp Q4_K_S
---| "q4_k_m" # llama.cpp Q4_K_M
---| "q5_0" # llama.cpp Q5_0
---| "q5_k_s" # llama.cpp Q5_K_S
---| "q5_k_m" # llama.cpp Q5_K_M
---| "q6_k" # llama.cpp Q6_K
---| "q8_0" # llama.cpp Q8_0
---| "iq1_s" # llama.cpp IQ1_S
---| "iq1_m" # llama.cpp IQ1_M
---| "iq2_xxs" # llama.cpp IQ2_XXS
---| "iq2_xs" # llama.cpp IQ2_XS
---| "iq2_s" # llama.cpp IQ2_S
---| "iq2_m" # llama.cpp IQ2_M
---| "iq3_xxs" # llama.cpp IQ3_XXS
---| "iq3_xs" # llama.cpp IQ3_XS
---| "iq3_s" # llama.cpp IQ3_S
---| "iq3_m" # llama.cpp IQ3_M
---| "iq4_xs" # llama.cpp IQ4_XS
---| "iq4_nl" # llama.cpp IQ4_NL

---@alias ridgeline.layer_kind
---| "conv1d" # Convolution along tokens.
---| "conv2d" # Convolution of images.
---| "conv3d" # Convolution of videos or volumes.
---| "deconv2d" # Transposed convolution of images.
---| "linear" # A matrix, for a vector or for each token.
---| "lstm" # Long short-term memory over tokens.
---| "gru" # Gated recurrent units over tokens.
---| "rnn" # Plain recurrent units over tokens.
---| "attention" # Attention with its four matrices.
---| "norm" # Norm: batch, layer, group or rms.
---| "pool" # The largest or the mean of a window; max unless stated.
---| "mean" # The mean over all positions: a vector.
---| "first" # The first token: a vector.
---| "embedding" # A table that tokens are looked up in.
---| "positions" # A learned vector for each token, added.
---| "prepend" # Tokens before the others, learned unless stated.
---| "drop" # That many tokens fewer.
---| "half" # Half of the channels or of the width.
---| "activation" # A function of each number, without parameters.
---| "gate" # One half of the width, activated, times the other.
---| "flatten" # All numbers in one vector.
---| "tokens" # Each position of an image becomes a token.
---| "image" # A vector or tokens become an image; of the size that became tokens unless stated.
---| "upsample" # Positions repeated along each axis.
---| "parameters" # Learned numbers that change no shape.
---| "block" # Layers in a row, as often as times says.
---| "residual" # Layers whose output is added to their input.
---| "shortcut" # In a residual: what the input passes instead.
---| "concat" # Each layer inside reads the input; the outputs stand side by side.
---| "frames" # The frames of a video pass one by one, as images.
---| "places" # The places of a video pass one by one, each as the tokens of all frames.
---| "keep" # Keeps what passes under a name.
---| "join" # Puts what was last kept under a name beside what passes.
---| "side" # Layers that read another input, tokens of a width or one vector; what passes is not changed.

---@class ridgeline.layer
---@field of? string
---Channels of the output.
---@field channels? integer|boolean
---Positions of the window along each axis.
---@field kernel? integer|boolean
---Step of the window: 1 unless stated, for a pool the kernel.
---@field stride? integer|boolean
---Positions added at either end: 0 unless stated.
---@field padding? integer|boolean
---Distance of the window's positions: 1 unless stated.
---@field dilation? integer|boolean
---Parts of the channels that do not mix: 1 unless stated.
---@field groups? integer|boolean
---Biases: true unless stated; for attention those of queries and values, and of keys unless key_bias says otherwise.
---@field bias? integer|boolean
---Width of the output.
---@field units? integer|boolean
---Width of the state of a recurrent layer.
---@field hidden? integer|boolean
---Recurrent layers on top of each other: 1 unless stated.
---@field depth? integer|boolean
---Biases a gate: 2 unless stated, as in cuDNN.
---@field biases? integer|boolean
---A second layer reads backwards; the outputs stand side by side.
---@field bidirectional? integer|boolean
---Query heads.
---@field heads? integer|boolean
---Key-value heads: as many as heads unless stated.
---@field kv_heads? integer|boolean
---Width of a head: the input's width / heads unless stated.
---@field head_dim? integer|boolean
---Bias on the keys: as bias unless stated.
---@field key_bias? integer|boolean
---Bias on the attention output: true unless stated.
---@field output_bias? integer|boolean
---Attention to another sequence: its width.
---@field context_width? integer|boolean
---Attention to another sequence: its length.
---@field context_tokens? integer|boolean
---Positions of another stream that are attended to besides the own.
---@field joint_tokens? integer|boolean
---In a side: attends to what passes beside it too.
---@field joint? integer|boolean
---Attention within windows: positions that each one sees; all unless stated.
---@field window? integer|boolean
---Entries of the table.
---@field vocab? integer|boolean
---Width of a token.
---@field width? integer|boolean
---Number of tokens.
---@field tokens? integer|boolean
---The tokens are parameters; false for those of another stream.
---@field learned? integer|boolean
---Height of the image.
---@field height? integer|boolean
---Learned scale and shift: true unless stated.
---@field affine? integer|boolean
---How many times larger along each axis.
---@field factor? integer|boolean
---How many times in a row: 1 unless stated.
---@field times? integer|boolean
---Numbers that are learned.
---@field count? integer|boolean
---@field [integer] ridgeline.layer

---@class ridgeline.network
---@field input integer[]
---@field [integer] ridgeline.layer

---One layer of a network.
---@param kind ridgeline.layer_kind
---@return fun(options: ridgeline.layer): ridgeline.layer
function layer(kind) end

---byte
---@type ridgeline.quantity
B = nil

---kilobyte
---@type ridgeline.quantity
KB = nil

---megabyte
---@type ridgeline.quantity
MB = nil

---gigabyte
---@type ridgeline.quantity
GB = nil

---terabyte
---@type ridgeline.quantity
TB = nil

---petabyte
---@type ridgeline.quantity
PB = nil

---kibibyte
---@type ridgeline.quantity
KiB = nil

---mebibyte
---@type ridgeline.quantity
MiB = nil

---gibibyte
---@type ridgeline.quantity
GiB = nil

---tebibyte
---@type ridgeline.quantity
TiB = nil

---bit
---@type ridgeline.quantity
bit = nil

---gigabit
---@type ridgeline.quantity
Gbit = nil

---floating-point operation
---@type ridgeline.quantity
FLOP = nil

---megaflop
---@type ridgeline.quantity
MFLOP = nil

---gigaflop
---@type ridgeline.quantity
GFLOP = nil

---teraflop
---@type ridgeline.quantity
TFLOP = nil

---petaflop
---@type ridgeline.quantity
PFLOP = nil

---exaflop
---@type ridgeline.quantity
EFLOP = nil

---microsecond
---@type ridgeline.quantity
us = nil

---millisecond
---@type ridgeline.quantity
ms = nil

---second
---@type ridgeline.quantity
s = nil

---minute
---@type ridgeline.quantity
minute = nil

---hour
---@type ridgeline.quantity
h = nil

---day
---@type ridgeline.quantity
day = nil

---week
---@type ridgeline.quantity
week = nil

---a twelfth of a year, 730 h
---@type ridgeline.quantity
month = nil

---365 days, 8760 h
---@type ridgeline.quantity
year = nil

---joule
---@type ridgeline.quantity
J = nil

---kilojoule
---@type ridgeline.quantity
kJ = nil

---megajoule
---@type ridgeline.quantity
MJ = nil

---watt-hour
---@type ridgeline.quantity
Wh = nil

---kilowatt-hour
---@type ridgeline.quantity
kWh = nil

---megawatt-hour
---@type ridgeline.quantity
MWh = nil

---watt
---@type ridgeline.quantity
W = nil

---kilowatt
---@type ridgeline.quantity
kW = nil

---megawatt
---@type ridgeline.quantity
MW = nil

---US dollar
---@type ridgeline.quantity
USD = nil

---hundredth
---@type number
percent = nil

---gram, counted: of CO2 equivalent
---@type number
g = nil

---kilogram, counted
---@type number
kg = nil

---A document that facts are cited from.
---@class ridgeline.source
---@field [integer] ridgeline.facts
---Title as printed.
---@field title string
---Who wrote or published it.
---@field author? string
---Where it can be opened; a repository path will do.
---@field url? string
---When it was published, or the day its data is of. YYYY-MM-DD.
---@field date? string
---When it was last opened. YYYY-MM-DD.
---@field retrieved? string
---Licence of the material, where one is stated.
---@field licence? string
---What a reader should know before trusting it.
---@field note? string

---A processor that runs models.
---@class ridgeline.accelerator
---@field [integer] ridgeline.facts
---As the vendor prints it.
---@field name string
---Who makes it.
---@field vendor string
---Generation, as the vendor names it.
---@field architecture string
---Market it is sold into; cloud: rented only.
---@field segment "datacenter"|"workstation"|"consumer"|"cloud"
---Module or card.
---@field form_factor? string
---Day it was announced or first sold. YYYY-MM-DD.
---@field launched? string
---Memory that the driver reports, or the printed size where no reading is known. In GiB, for instance.
---@field memory? ridgeline.quantity
---Memory as printed, in the vendor's own unit. In GB, for instance.
---@field memory_nominal? ridgeline.quantity
---HBM3, GDDR6X and so on.
---@field memory_type? string
---Peak memory bandwidth, decimal. In GB/s, for instance.
---@field memory_bandwidth? ridgeline.quantity
---Error-correcting memory.
---@field ecc? "yes"|"no"|"optional"
---Dense tensor peak by number format, 32-bit sums unless the format says otherwise; integer operations count as flops. In TFLOP/s, for instance.
---@field dense? table<ridgeline.format, ridgeline.quantity>
---Peak with 2:4 structured sparsity by number format; never used in a roofline. In TFLOP/s, for instance.
---@field sparse? table<ridgeline.format, ridgeline.quantity>
---Peak of the vector units by number format. In TFLOP/s, for instance.
---@field vector? table<ridgeline.format, ridgeline.quantity>
---Streaming multiprocessors, compute units or the like.
---@field compute_units? integer
---Dies that compute, where there are several.
---@field compute_dies? integer
---Stacks of HBM.
---@field memory_stacks? integer
---Last cache before the memory, shared by all units. In MiB, for instance.
---@field cache? ridgeline.quantity
---Units for ray tracing.
---@field ray_units? integer
---Video encoders.
---@field video_encoders? integer
---Fastest link to a peer: NVLink 4, Infinity Fabric, PCIe 4.0 x16.
---@field link? string
---One-way bandwidth of all peer links together; half of what vendors print as total. In GB/s, for instance.
---@field link_bandwidth? ridgeline.quantity
---One-way bandwidth to the host. In GB/s, for instance.
---@field pcie_bandwidth? ridgeline.quantity
---Board power at its default limit. In W, for instance.
---@field power? ridgeline.quantity
---Launch or list price of one; the citation says which kind of price. In USD, for instance.
---@field list_price? ridgeline.quantity
---Accelerators that one node or link domain joins.
---@field max_count? integer
---A: two or more independent sources agree. B: one source, derived, or sources disagree. C: do not rank by it.
---@field confidence "A"|"B"|"C"
---What a reader should know.
---@field note? string

---A part of an accelerator that works as one of its own.
---@class ridgeline.slice
---@field [integer] ridgeline.facts
---As the vendor prints it: 2g.20gb.
---@field name string
---What it is cut from. Id of a accelerator.
---@field accelerator string
---Memory that the driver reports for it. In GiB, for instance.
---@field memory? ridgeline.quantity
---Its share of the slots for memory, and so of the bandwidth: 1 / 8.
---@field memory_share? number
---Its share of the slots for arithmetic: 1 / 7. Where it and the whole state compute_units, those say what it reaches.
---@field compute_share? number
---Streaming multiprocessors in it.
---@field compute_units? integer
---As many of them fit onto one accelerator.
---@field instances? integer
---What a reader should know.
---@field note? string

---A server or instance that accelerators come in.
---@class ridgeline.host
---@field [integer] ridgeline.facts
---As sold.
---@field name string
---What it holds. Id of a accelerator.
---@field accelerator string
---Accelerators in it.
---@field count? integer
---Host memory. In GiB, for instance.
---@field memory? ridgeline.quantity
---Virtual or physical processors, as sold.
---@field cpus? integer
---One-way bandwidth to other hosts, all ports. In Gbit/s, for instance.
---@field network_bandwidth? ridgeline.quantity
---Power of the whole host at load. In kW, for instance.
---@field power? ridgeline.quantity
---What a reader should know.
---@field note? string

---A network, by its dimensions.
---@class ridgeline.model
---@field [integer] ridgeline.facts
---As its authors print it.
---@field name string
---Series it belongs to.
---@field family? string
---Day of release. YYYY-MM-DD.
---@field released? string
---All parameters; checked against dimensions or layers within 0.5 %. A network that does not state them has those of its layers.
---@field parameters? number
---The layers in order, where the network is no text network of the dimensions below.
---@field network? ridgeline.network
---Transformer blocks.
---@field layers? integer
---Width of the residual stream.
---@field hidden? integer
---Width of a dense MLP.
---@field ffn? integer
---Query heads.
---@field heads? integer
---Key-value heads; heads / kv_heads is whole.
---@field kv_heads? integer
---Width of a head.
---@field head_dim? integer
---Entries of the vocabulary as stored.
---@field vocab? integer
---Longest context in tokens.
---@field max_context? integer
---The output head is the input embedding.
---@field tied_embeddings? boolean
---gated: three matrices; plain: two.
---@field mlp? "gated"|"plain"
---Routed experts of a layer.
---@field experts? integer
---Routed experts that a token passes.
---@field experts_per_token? integer
---Width of a routed expert.
---@field expert_ffn? integer
---Experts that every token passes.
---@field shared_experts? integer
---Width of all shared experts together.
---@field shared_ffn? integer
---Leading layers with a dense MLP in a network of experts.
---@field dense_layers? integer
---Every how many layers the MLP is routed.
---@field moe_every? integer
---The router has a bias an expert.
---@field router_bias? boolean
---Sliding attention window in tokens.
---@field window? integer
---Layers with the window; the others see the whole context.
---@field window_layers? integer
---Latent attention: width of the latent from which keys and values are made.
---@field kv_lora_rank? integer
---Latent attention: width of the latent of the queries; without it they are made at once.
---@field q_lora_rank? integer
---Latent attention: positional part of a query head; the keys' is shared by all heads.
---@field qk_rope_dim? integer
---Latent attention: part of a query and key head without position.
---@field qk_nope_dim? integer
---Latent attention: width of a value head.
---@field v_head_dim? integer
---Layers that read the whole input and cache nothing; where others follow, those attend to their output too.
---@field encoder_layers? integer
---Biases on query, key and value projections.
---@field qkv_bias? boolean
---Bias on the attention output.
---@field output_bias? boolean
---Biases in the MLP.
---@field mlp_bias? boolean
---Bias on the output head.
---@field head_bias? boolean
---Norm of queries and keys: one for all heads or one a head.
---@field qk_norm? "none"|"shared"|"per_head"
---A learned sink a head.
---@field attention_sinks? boolean
---Kind of norm; rmsnorm unless stated.
---@field norm? "rmsnorm"|"layernorm"|"layernorm_no_bias"
---Norms of a layer; 2 unless stated.
---@field norms_per_layer? integer
---A norm behind the input embedding.
---@field embed_norm? boolean
---Learned positions, all together.
---@field position_parameters? integer
---Parts outside the text network, such as a vision tower.
---@field extra_parameters? integer
---Of a network that makes images: what turns its latents into pixels, a list of layers that keeps them as "latent". Id of a model.
---@field autoencoder? string
---Pixels along each axis that one place of the latents stands for.
---@field latent_pixels? integer
---Parameters of the encoders that read its text.
---@field text_parameters? integer
---Tokens of that text.
---@field text_tokens? integer
---Passes of a denoising step: 2 where guidance compares with and without the text; 1 unless stated.
---@field guidance_passes? integer
---Format the weights are published in.
---@field weight_format? "fp32"|"bf16"|"fp16"|"fp8"|"mxfp4"
---Licence of the weights.
---@field licence? string
---What a reader should know.
---@field note? string

---Where accelerators stand, and what owning them there costs.
---@class ridgeline.facility
---@field [integer] ridgeline.facts
---Title.
---@field name string
---Providers whose rented machines stand in such a place.
---@field providers? string[]
---Energy of the building per energy used, PUE.
---@field pue? number
---CO2 equivalent of the grid. In g/kWh, for instance.
---@field carbon? ridgeline.quantity
---Mean share of the full power that is drawn at work. In percent, for instance.
---@field power_load? number
---Power of the host, over its accelerators' board power. In percent, for instance.
---@field host_power? number
---Price of energy. In USD/kWh, for instance.
---@field tariff? ridgeline.quantity
---Space and connection by the power that may be drawn, without energy; none unless stated. In USD/kW/month, for instance.
---@field space_price? ridgeline.quantity
---Cost of one person who looks after machines; none unless stated. In USD/year, for instance.
---@field salary? ridgeline.quantity
---Accelerators that one person looks after; 1 unless stated.
---@field accelerators_per_person? integer
---Repairs and contracts, over the price of the hardware; none unless stated. In percent/year, for instance.
---@field maintenance? ridgeline.quantity
---Software licences for one accelerator; none unless stated. In USD/year, for instance.
---@field licences? ridgeline.quantity
---Price of a host over that of its bare accelerators; whole machines have it in their price; none unless stated. In percent, for instance.
---@field host_share? number
---Price of the network for one accelerator; none unless stated. In USD, for instance.
---@field network_share? ridgeline.quantity
---Spare parts, over the price of the hardware; none unless stated. In percent, for instance.
---@field spares? number
---Tax and import that nobody gives back; none unless stated. In percent, for instance.
---@field tax? number
---Share of its value that hardware keeps in a year; nothing unless stated. In percent, for instance.
---@field value_kept? number
---Time from the order to the first day of work. In week, for instance.
---@field lead_time? ridgeline.quantity
---What a reader should know.
---@field note? string

---What comes with the price of a tier.
---@class ridgeline.contract
---@field [integer] ridgeline.facts
---Title.
---@field name string
---Tier it is about.
---@field tier "on_demand"|"spot"|"reserved_1y"|"reserved_3y"
---Providers it is of; all without one of their own unless stated.
---@field providers? string[]
---Interruptions of a machine, a time rented; none unless stated. In 1/month, for instance.
---@field interruptions? ridgeline.quantity
---Time until work goes on after one; none unless stated. In minute, for instance.
---@field restart_time? ridgeline.quantity
---It is paid whether it is used or not.
---@field committed? boolean
---Time that is billed at once; a second unless stated. In s, for instance.
---@field granularity? ridgeline.quantity
---Least time that is billed; none unless stated. In s, for instance.
---@field minimum? ridgeline.quantity
---Price of data that leave. In USD/GB, for instance.
---@field egress_price? ridgeline.quantity
---Price of data that are kept. In USD/GB/month, for instance.
---@field storage_price? ridgeline.quantity
---What a reader should know.
---@field note? string

---What is best, where answers differ.
---@class ridgeline.policy
---@field [integer] ridgeline.facts
---Title.
---@field name string
---What it is good for, in a sentence.
---@field summary string
---Goals that decide one after the other, the most important first; not beside weights.
---@field goals? ("cost"|"time"|"memory"|"accelerators"|"energy"|"co2")[]
---Share above the least cost that counts as the least too, so that the next goal decides; none unless stated. In percent, for instance.
---@field within_cost? number
---Share above the least time that counts as the least too, so that the next goal decides; none unless stated. In percent, for instance.
---@field within_time? number
---Share above the least memory in use that counts as the least too, so that the next goal decides; none unless stated. In percent, for instance.
---@field within_memory? number
---Share above the least number of accelerators that counts as the least too, so that the next goal decides; none unless stated. In percent, for instance.
---@field within_accelerators? number
---Share above the least energy that counts as the least too, so that the next goal decides; none unless stated. In percent, for instance.
---@field within_energy? number
---Share above the least greenhouse gases that counts as the least too, so that the next goal decides; none unless stated. In percent, for instance.
---@field within_co2? number
---Weight of the cost against that of other goals; nothing unless stated.
---@field weight_cost? number
---Weight of the time against that of other goals; nothing unless stated.
---@field weight_time? number
---Weight of the memory in use against that of other goals; nothing unless stated.
---@field weight_memory? number
---Weight of the number of accelerators against that of other goals; nothing unless stated.
---@field weight_accelerators? number
---Weight of the energy against that of other goals; nothing unless stated.
---@field weight_energy? number
---Weight of the greenhouse gases against that of other goals; nothing unless stated.
---@field weight_co2? number

---Who decides: budget, tiers, exclusions.
---@class ridgeline.profile
---@field [integer] ridgeline.facts
---Title.
---@field name string
---Who this is, in a sentence.
---@field summary string
---Time that serving capacity is rented for in a month. In h, for instance.
---@field hours_per_month ridgeline.quantity
---Most that may be spent a month on serving. In USD, for instance.
---@field budget_per_month? ridgeline.quantity
---Most that one training run may cost. In USD, for instance.
---@field budget_per_job? ridgeline.quantity
---Most that may be paid at once for what is bought, host and network included; no limit unless stated. In USD, for instance.
---@field budget_at_once? ridgeline.quantity
---Credit of a provider for a month of serving on what is rented; none unless stated. In USD, for instance.
---@field credit_per_month? ridgeline.quantity
---Credit of a provider for one training run on what is rented; none unless stated. In USD, for instance.
---@field credit_per_job? ridgeline.quantity
---Price tiers that are acceptable.
---@field tiers ("on_demand"|"spot"|"reserved_1y"|"reserved_3y"|"purchase")[]
---The only providers rented from; all unless stated.
---@field providers? string[]
---The only segments considered; all unless stated.
---@field segments? ("datacenter"|"workstation"|"consumer"|"cloud")[]
---Most accelerators that can be had at once.
---@field max_accelerators? integer
---What is best; the least cost, then the least time, unless stated. Id of a policy.
---@field policy? string
---Runners-up shown with their working; 4 unless stated.
---@field runners_up? integer
---Where owned accelerators stand; none can be bought without one. Id of a facility.
---@field facility? string
---Share of the time that what is owned or committed to is used; that of hours_per_month unless stated. In percent, for instance.
---@field utilization? number
---Time that owned accelerators are kept; 3 years unless stated. In year, for instance.
---@field horizon? ridgeline.quantity
---Cost of capital a year; 8 percent unless stated. In percent, for instance.
---@field discount_rate? number
---Time rented by the hour and not used, of the time used; none unless stated. In percent, for instance.
---@field idle_share? number
---Time between two checkpoints, lost by half when a machine is taken away; an hour unless stated. In h, for instance.
---@field checkpoint_interval? ridgeline.quantity
---Where it must run: nothing is bought for the cloud, nothing rented for the rest; anywhere unless stated.
---@field deployment? "cloud"|"on_prem"|"edge"|"air_gapped"
---How the only regions rented in begin, in the provider's words; anywhere unless stated.
---@field regions? string[]
---What an accelerator must have: ecc, error-correcting memory; certified, a stack that a vendor certifies on it and supports under contract.
---@field needs? ("ecc"|"certified")[]
---Stacks that must all run on an accelerator, "vllm" or "vllm 0.11"; none unless stated.
---@field software? string[]
---Most board power of one accelerator that the place can feed and cool. In W, for instance.
---@field max_power? ridgeline.quantity
---The most that its people keep running for one copy: one accelerator, those of one node or link domain, or any number, which is so unless stated.
---@field skills? "one_card"|"one_node"|"cluster"
---Slices of an accelerator count too, at their share of its price: others use the rest. Whole accelerators alone unless stated.
---@field slices? boolean

---A price, dated.
---@class ridgeline.offer
---@field [integer] ridgeline.facts
---Day the price was seen. YYYY-MM-DD.
---@field date string
---Who sells.
---@field provider string
---What the provider calls it.
---@field sku? string
---What is sold. Id of a accelerator.
---@field accelerator string
---Accelerators that are sold together.
---@field count integer
---Where, in the provider's words.
---@field region? string
---How it is sold.
---@field tier "on_demand"|"spot"|"reserved_1y"|"reserved_3y"|"purchase"
---What is counted: accelerators, in any number that a node joins, which is so unless stated, or whole instances of count; without the hour where they are bought.
---@field unit? "accelerator_hour"|"instance_hour"|"accelerator"|"instance"
---Price of one accelerator an hour; the row's price divided by count where its unit is the instance. In USD/h, for instance.
---@field price? ridgeline.quantity
---Price of one accelerator that is bought, tier purchase; with its share of the host where the unit is the instance. In USD, for instance.
---@field purchase? ridgeline.quantity
---Currency of the row.
---@field currency "USD"

---Efficiencies of a software stack.
---@class ridgeline.calibration
---@field [integer] ridgeline.facts
---Title.
---@field name string
---Kind of workload it is for.
---@field kind string
---Stack; "default" for whatever is unknown.
---@field software string
---Other names of the stack, and of those that work alike; none unless stated.
---@field aliases? string[]
---Another word that a printed name must have, such as compile; none unless stated.
---@field word? string
---Versions it holds for: 4.51, 4.40..4.47, 4.48.. or ..4.47; all unless stated.
---@field versions? string
---Accelerator generations it holds for; all unless stated.
---@field architectures? string[]
---Segments of accelerators it holds for; all unless stated.
---@field segments? ("datacenter"|"workstation"|"consumer"|"cloud")[]
---Sustained share of the dense peak in large matrix multiplications. In percent, for instance.
---@field compute_efficiency? number
---Sustained share of the memory bandwidth. In percent, for instance.
---@field bandwidth_efficiency? number
---Sustained share of the link bandwidth in collectives. In percent, for instance.
---@field link_efficiency? number
---Latency of one message between peers. In us, for instance.
---@field link_latency? ridgeline.quantity
---Launch time of one layer in a decode step. In us, for instance.
---@field layer_overhead? ridgeline.quantity
---Sustained share of the 16-bit peak in fused attention; that of large matrices in serving and 45 percent in training unless stated. In percent, for instance.
---@field attention_efficiency? number
---Share of the sustained rate that matrices of routed experts keep in serving; all of it unless stated. In percent, for instance.
---@field expert_efficiency? number
---Memory bandwidth that kernels on one compute unit draw; no bound unless stated. In GB/s, for instance.
---@field unit_bandwidth? ridgeline.quantity
---Share of the sustained bandwidth in reading the KV cache; all of it unless stated. In percent, for instance.
---@field cache_efficiency? number
---Share of the sustained bandwidth in reading weights below 8 bits; all of it unless stated. In percent, for instance.
---@field unpack_bandwidth? number
---Share of the sustained rate where narrow weights are unpacked to 16 bits; all of it unless stated. In percent, for instance.
---@field unpack_compute? number
---More launch time of a layer with weights below 16 bits; none unless stated. In us, for instance.
---@field narrow_overhead? ridgeline.quantity
---More launch time of a layer with routed experts; none unless stated. In us, for instance.
---@field expert_overhead? ridgeline.quantity
---Time to hand a pass to the next stage of layers; none unless stated. In us, for instance.
---@field stage_overhead? ridgeline.quantity
---Time of the host to launch one layer, beside the accelerator's work; none unless stated. In us, for instance.
---@field host_overhead? ridgeline.quantity
---Times a layer moves its residual stream through memory between matrices; none unless stated.
---@field token_copies? number
---Bytes moved for one score of attention that is not fused; none in serving and 4 in training, backward pass included, unless stated. In B, for instance.
---@field score_traffic? ridgeline.quantity
---Time of a request outside of the model before its first token; none unless stated. In ms, for instance.
---@field request_overhead? ridgeline.quantity
---Most tokens of prompts in one pass, for its time; prefill_tokens unless stated.
---@field pass_tokens? integer
---Most requests that the stack runs at once; no bound unless stated.
---@field max_requests? integer
---Matrix products sum in 16 bits where an accelerator is faster so.
---@field half_sums? boolean
---The KV cache is in 8 bits where matrices compute in 8 bits or less, unless a case says otherwise.
---@field narrow_cache? boolean
---Traffic of norms, activations and sums that is left where a compiler joins them with their neighbours; all of it unless stated. In percent, for instance.
---@field elementwise_share? number
---Time that the host takes to prepare one image for an accelerator; none unless stated. In us, for instance.
---@field sample_time? ridgeline.quantity
---Driver context, graphs and communication buffers of one accelerator. In GiB, for instance.
---@field runtime_overhead? ridgeline.quantity
---Share of an accelerator's memory that the stack may fill. In percent, for instance.
---@field memory_fraction? number
---Memory the allocator of a training stack loses to rounding and gaps, over its tensors; 5 percent unless stated. In percent, for instance.
---@field allocator_overhead? number
---Free blocks the allocator keeps where sequences vary in length, over activations; none unless stated. In percent, for instance.
---@field allocator_cache? number
---Bytes of all copies of one logit in training; 14 unless stated. In B, for instance.
---@field logit_bytes? ridgeline.quantity
---Activations kept over those that the gradients need; 100 percent unless stated. In percent, for instance.
---@field activation_factor? number
---Temporaries of the optimizer's step, over its masters and moments; none unless stated. In percent, for instance.
---@field optimizer_scratch? number
---Layers that are whole at once under sharded weights; 2 unless stated.
---@field gathered_layers? integer
---Norms, gates and adapters run in kernels that keep no copies.
---@field fused_kernels? boolean
---Matrix products add into the gradient themselves; a buffer a shape stands in for it.
---@field fused_accumulation? boolean
---Gradients lie in buffers that stay through the step.
---@field gradients_held? boolean
---The optimizer copies 16-bit gradients to 32 bits, in its own shard.
---@field gradient_copy? boolean
---16-bit gradients stay beside the 32-bit ones that they are added into.
---@field gradients_beside? boolean
---Tensor parallelism splits what lies between matrices too, unless a case says otherwise.
---@field sequence_parallel? boolean
---Inputs of layers that are recomputed lie in the host's memory.
---@field checkpoints_offloaded? boolean
---Beside weights of a few bits, embeddings, head and norms are cast to 32 bits.
---@field wide_tables? boolean
---Prints what its allocator holds, without the driver's context; where a source does not say and the stack does not either, a figure is taken for the driver's.
---@field reports_reserved? boolean
---How weights are trained where a case does not say: 16-bit with 32-bit masters, all in 16 bits, or in 32 bits and cast.
---@field param_scheme? "master"|"pure"|"amp"
---Format that gradients are accumulated in where nobody says; as the scheme of parameters has it unless stated.
---@field grad_format? "bf16"|"fp32"
---Most tokens of prompts in one pass; all of them unless stated.
---@field prefill_tokens? integer
---Bytes live of one score of attention that is not fused; 0 unless stated. In B, for instance.
---@field score_bytes? ridgeline.quantity
---Joined copies of query, key and value weights beside the first; 0 unless stated.
---@field fused_copies? integer
---Wide copies of a narrow output head; 0 unless stated.
---@field head_copies? integer
---A batch's prompts all run before its answers grow; unless stated, prompts run among answers.
---@field static_batch? boolean
---Weight formats whose files hold the head again where it is tied to the embedding.
---@field head_again? ("bf16"|"fp16"|"fp8"|"int8"|"awq"|"gptq"|"nf4")[]
---The output head is stored in the weight format.
---@field narrow_head? boolean
---Every accelerator holds embedding and head in whole.
---@field whole_ends? boolean
---Tokens of a page of the KV cache; 1 unless stated.
---@field kv_page? integer
---Share of the efficiency that matrices in 8 bits and fewer keep; 85 percent unless stated. In percent, for instance.
---@field narrow_efficiency? number
---Share of matrix work that selective recomputation repeats; none unless stated, attention alone. In percent, for instance.
---@field selective_matrices? number
---Bytes moved to unpack one weight of few bits; 25 unless stated. In B, for instance.
---@field unpacking? ridgeline.quantity
---One-way network bandwidth of one accelerator beyond its node; 200 Gbit/s unless stated. In Gbit/s, for instance.
---@field network_bandwidth? ridgeline.quantity
---Share of the traffic of data parallelism that arithmetic hides; 80 percent unless stated. In percent, for instance.
---@field link_overlap? number
---What the host does once a training step beside the kernels; nothing unless stated. In ms, for instance.
---@field step_overhead? ridgeline.quantity
---Time of an operation of a network of layers besides its work; none unless stated. In us, for instance.
---@field operation_gap? ridgeline.quantity
---Sums 16-bit products in 16 bits where the accelerator is faster at that.
---@field narrow_sums? boolean
---Weights are loaded as published and narrowed on the accelerator.
---@field narrows_weights? boolean
---Share of the dense peak that whole published runs sustained, restarts and waiting included; for their cost. In percent, for instance.
---@field run_utilization? number

---What a software stack runs.
---@class ridgeline.support
---@field [integer] ridgeline.facts
---Title: the stack, what it runs, and on what.
---@field name string
---Stack, as workloads and profiles name it.
---@field software string
---Versions it speaks of: 0.11, 0.7..0.14, 0.15.. or ..0.14; all unless stated.
---@field versions? string
---Vendors of accelerators it speaks of; all unless stated.
---@field vendors? string[]
---Accelerator generations it speaks of; all unless stated.
---@field architectures? string[]
---Segments of accelerators it speaks of; all unless stated.
---@field segments? ("datacenter"|"workstation"|"consumer"|"cloud")[]
---The only accelerators it speaks of; all unless stated. Id of a accelerator.
---@field accelerators? string[]
---Weight formats it speaks of; whether the stack runs there at all, unless stated.
---@field formats? ("fp32"|"bf16"|"fp16"|"fp8"|"mxfp8"|"int8"|"int4"|"int4_g128"|"awq"|"gptq"|"nf4"|"nf4_dq"|"mxfp4"|"nvfp4"|"fp4"|"fp4_dq"|"fp6"|"int4_g32"|"awq_g32"|"gptq_g32"|"gptq_int8"|"exl2"|"q2_k_s"|"q2_k"|"q3_k_s"|"q3_k_m"|"q3_k_l"|"q4_0"|"q4_k_s"|"q4_k_m"|"q5_0"|"q5_k_s"|"q5_k_m"|"q6_k"|"q8_0"|"iq1_s"|"iq1_m"|"iq2_xxs"|"iq2_xs"|"iq2_s"|"iq2_m"|"iq3_xxs"|"iq3_xs"|"iq3_s"|"iq3_m"|"iq4_xs"|"iq4_nl")[]
---supported; partial: with less than its speed or its functions, which note tells; or not.
---@field state? "supported"|"partial"|"not"
---A vendor certifies it there and supports it under contract.
---@field certified? boolean
---What a reader should know; of partial, what is missing.
---@field note? string

---What a number format costs in quality.
---@class ridgeline.quality
---@field [integer] ridgeline.facts
---Title: the format and the network.
---@field name string
---Weight format that was measured.
---@field format "fp32"|"bf16"|"fp16"|"fp8"|"mxfp8"|"int8"|"int4"|"int4_g128"|"awq"|"gptq"|"nf4"|"nf4_dq"|"mxfp4"|"nvfp4"|"fp4"|"fp4_dq"|"fp6"|"int4_g32"|"awq_g32"|"gptq_g32"|"gptq_int8"|"exl2"|"q2_k_s"|"q2_k"|"q3_k_s"|"q3_k_m"|"q3_k_l"|"q4_0"|"q4_k_s"|"q4_k_m"|"q5_0"|"q5_k_s"|"q5_k_m"|"q6_k"|"q8_0"|"iq1_s"|"iq1_m"|"iq2_xxs"|"iq2_xs"|"iq2_s"|"iq2_m"|"iq3_xxs"|"iq3_xs"|"iq3_s"|"iq3_m"|"iq4_xs"|"iq4_nl"
---Network it was measured on.
---@field network string
---Models of the catalogue that are this network, or differ from it in training alone. Id of a model.
---@field models? string[]
---Parameters of the network.
---@field parameters? number
---perplexity: less is better; score of a benchmark: more is better.
---@field measure "perplexity"|"score"
---Text or benchmark.
---@field data string
---Measure in 16 bits.
---@field before? number
---Measure in the format.
---@field after? number
---What a reader should know.
---@field note? string

---A published statement, and how it is tested.
---@class ridgeline.claim
---@field [integer] ridgeline.facts
---What is stated, in our words.
---@field says string
---What it is about.
---@field topic "memory"|"compute"|"bandwidth"|"interconnect"|"precision"|"power"|"scaling"|"cost"|"market"|"recommendation"|"software"|"reliability"
---Of what it is stated.
---@field subject string
---What is stated of it.
---@field quantity string
---What it rests on: a fact of the catalogue, what a model derives, a benchmark or survey, a rule of decision, an opinion.
---@field basis "fact"|"model"|"benchmark"|"rule"|"opinion"
---As stated: a number or a range with its unit, a word, or true or false.
---@field stated? string
---How what is computed is held against it; is unless stated.
---@field compare? "is"|"about"|"at_least"|"at_most"|"within"|"holds"|"ceiling"
---What to compute, as an expression over the catalogue, the formulas and the chains.
---@field test? string
---Why there is no test.
---@field untestable? string
---The verdict that check --claims holds it to.
---@field expect? "agrees"|"disagrees"
---What reconciles or qualifies it.
---@field note? string

---Two statements that cannot both hold.
---@class ridgeline.contradiction
---@field [integer] ridgeline.facts
---The question they answer.
---@field title string
---One statement.
---@field first string
---The other.
---@field second string
---The claims that state them. Id of a claim.
---@field claims? string[]
---The inputs that decide, or reconcile the two.
---@field inputs string
---What is computed, each as "what it is: expression"; the expression as in a claim.
---@field answers string[]

---A page of the guide.
---@class ridgeline.page
---@field [integer] ridgeline.facts
---Title; {name} stands for the record's name on a page a record.
---@field title string
---File in templates/, without .md.
---@field template string
---One page a record of this type, at <records>/<id>: accelerators/l4; a decision at workloads/<workload>/<profile>.
---@field each? "accelerator"|"model"|"workload"|"source"|"profile"|"decision"
---One sentence for lists and search.
---@field summary? string

---The guide itself.
---@class ridgeline.site
---@field [integer] ridgeline.facts
---Title of the guide.
---@field title string
---One sentence under the title.
---@field tagline? string
---Who publishes it.
---@field publisher? string
---Where it is published, for feeds and canonical links.
---@field url? string
---Pages in the navigation, in order. Id of a page.
---@field navigation? string[]
---Date on the guide; the newest date of its sources unless stated. YYYY-MM-DD.
---@field date? string

---Making images or videos from noise.
---@class ridgeline.workload.diffusion_infer
---@field [integer] ridgeline.facts
---Title of its decision page.
---@field name string
---Who runs it and why, in a sentence.
---@field summary string
---Kind of workload; decides which fields follow.
---@field kind "diffusion_infer"
---What is run; every kind but own wants one. Id of a model.
---@field model? string
---Whose decision it is; one ranked table each. Id of a profile.
---@field profiles string[]
---The only ones considered; all unless stated. Id of a accelerator.
---@field accelerators? string[]
---Accelerators that one copy may span; 8 unless stated.
---@field max_count? integer
---Data that are stored beside the accelerators, weights, data sets and checkpoints: all month where it serves, else while it runs; none unless stated. In GB, for instance.
---@field data_kept? ridgeline.quantity
---Data that leave the provider: for each request or image where it serves, else for the run; none unless stated. In GB, for instance.
---@field data_out? ridgeline.quantity
---Stacks that may run it, "vllm" or "vllm 0.11": one must run on the accelerator, in the weight format; any unless stated.
---@field software? string[]
---Efficiencies to use; the kind's default unless stated. Id of a calibration.
---@field calibration? string
---Pixels of an image from top to bottom.
---@field image_height integer
---Pixels of an image from side to side.
---@field image_width integer
---Frames of a video; an image unless stated.
---@field frames? integer
---Denoising steps of an image.
---@field steps integer
---Images of one accelerator at once; searched unless stated.
---@field batch? integer
---Images a second that must be made; what one accelerator makes unless stated. In 1/s, for instance.
---@field image_rate? ridgeline.quantity
---Weight formats of the denoiser that are acceptable; the other parts keep 16 bits.
---@field weight_formats ("fp32"|"bf16"|"fp16"|"fp8"|"int8"|"nf4"|"int4_g128"|"nvfp4")[]
---What waits in the host's memory: nothing, the parts that do not work, or all layers but one; nothing unless stated.
---@field offload? "none"|"parts"|"layers"
---How latents become pixels: all images at once, one by one, or one by one in tiles of 512 pixels; all at once unless stated.
---@field decoder? "whole"|"sliced"|"tiled"
---Longest time from request to images. In s, for instance.
---@field max_latency? ridgeline.quantity

---Training a network that makes images.
---@class ridgeline.workload.diffusion_train
---@field [integer] ridgeline.facts
---Title of its decision page.
---@field name string
---Who runs it and why, in a sentence.
---@field summary string
---Kind of workload; decides which fields follow.
---@field kind "diffusion_train"
---What is run; every kind but own wants one. Id of a model.
---@field model? string
---Whose decision it is; one ranked table each. Id of a profile.
---@field profiles string[]
---The only ones considered; all unless stated. Id of a accelerator.
---@field accelerators? string[]
---Accelerators that one copy may span; 8 unless stated.
---@field max_count? integer
---Data that are stored beside the accelerators, weights, data sets and checkpoints: all month where it serves, else while it runs; none unless stated. In GB, for instance.
---@field data_kept? ridgeline.quantity
---Data that leave the provider: for each request or image where it serves, else for the run; none unless stated. In GB, for instance.
---@field data_out? ridgeline.quantity
---Stacks that may run it, "vllm" or "vllm 0.11": one must run on the accelerator, in the weight format; any unless stated.
---@field software? string[]
---Efficiencies to use; the kind's default unless stated. Id of a calibration.
---@field calibration? string
---Pixels of an image from top to bottom.
---@field image_height integer
---Pixels of an image from side to side.
---@field image_width integer
---Frames of a video; an image unless stated.
---@field frames? integer
---What is trained: the whole denoiser, or adapters beside the matrices of attention.
---@field method "full"|"lora"
---Rank of the adapters; 16 unless stated.
---@field adapter_rank? integer
---Images of one accelerator in one pass; searched unless stated.
---@field batch? integer
---Images of the whole run, repeats counted.
---@field train_images integer
---Images of the data, seen once: an epoch; all of the run unless stated.
---@field dataset_images? integer
---Optimizer; decides the bytes of state a parameter.
---@field optimizer "adamw"|"adamw_8bit"|"lion"|"sgd"
---How trained parameters are held, as in training text models; amp unless stated.
---@field param_scheme? "master"|"amp"|"pure"
---Format that gradients are accumulated in; as param_scheme has it unless stated.
---@field grad_format? "bf16"|"fp32"
---ZeRO stage, what the accelerators share: 0 nothing, 1 optimizer state, 2 gradients too, 3 weights too; the best is searched unless stated.
---@field zero_stage? "0"|"1"|"2"|"3"
---Whether residuals are run again in the backward pass; the best is searched unless stated.
---@field recompute? "none"|"full"
---Whether images and texts are encoded in each step or were before; live unless stated.
---@field latents? "live"|"stored"
---Longest time the run may take. In day, for instance.
---@field max_job_time? ridgeline.quantity

---Fine-tuning a text model, in full or with adapters.
---@class ridgeline.workload.finetune
---@field [integer] ridgeline.facts
---Title of its decision page.
---@field name string
---Who runs it and why, in a sentence.
---@field summary string
---Kind of workload; decides which fields follow.
---@field kind "finetune"
---What is run; every kind but own wants one. Id of a model.
---@field model? string
---Whose decision it is; one ranked table each. Id of a profile.
---@field profiles string[]
---The only ones considered; all unless stated. Id of a accelerator.
---@field accelerators? string[]
---Accelerators that one copy may span; 8 unless stated.
---@field max_count? integer
---Data that are stored beside the accelerators, weights, data sets and checkpoints: all month where it serves, else while it runs; none unless stated. In GB, for instance.
---@field data_kept? ridgeline.quantity
---Data that leave the provider: for each request or image where it serves, else for the run; none unless stated. In GB, for instance.
---@field data_out? ridgeline.quantity
---Stacks that may run it, "vllm" or "vllm 0.11": one must run on the accelerator, in the weight format; any unless stated.
---@field software? string[]
---Efficiencies to use; the kind's default unless stated. Id of a calibration.
---@field calibration? string
---Tokens of a sequence.
---@field seq_len integer
---Sequences of one accelerator in one pass; the best is searched unless stated.
---@field micro_batch? integer
---Sequences of a step over all accelerators; one pass of each unless stated.
---@field global_batch? integer
---Tokens of the whole run.
---@field train_tokens integer
---Tokens of the data, seen once: an epoch; all of the run unless stated.
---@field dataset_tokens? integer
---Optimizer; decides the bytes of state a parameter.
---@field optimizer "adamw"|"adamw_8bit"|"adamw_paged"|"adamw_8bit_paged"|"lamb"|"lion"|"lion_8bit"|"adafactor"|"muon"|"galore"|"galore_8bit"|"momentum"|"sgd"
---Rank that GaLore projects gradients to; 1024 unless stated.
---@field projection_rank? integer
---How parameters are held: 16-bit with 32-bit masters, in 32 bits and cast, all in 32 bits, all in 16 bits, or as the first with matrices in fp8; master unless stated. Adapters have their own.
---@field param_scheme? "master"|"amp"|"fp32"|"pure"|"fp8"
---Format that gradients are accumulated in; as param_scheme has it unless stated.
---@field grad_format? "bf16"|"fp32"
---Activation recomputation: nothing, every second matrix, or whole layers; the best is searched unless stated.
---@field recompute? "none"|"selective"|"full"
---What lies in the host's memory: optimizer state and gradients, weights, or all; none unless stated.
---@field offload? "none"|"optimizer"|"params"|"both"
---Whether attention scores are written out (eager); flash unless stated.
---@field attention? "flash"|"eager"
---Whether head and loss are done in eight chunks; whole unless stated.
---@field loss? "whole"|"chunked"
---Accelerators that split each matrix; the best is searched unless stated.
---@field tensor? integer
---Stages of the pipeline; the best is searched unless stated.
---@field stages? integer
---Accelerators that split each sequence; the best is searched unless stated.
---@field context_parallel? integer
---ZeRO stage, what the accelerators share: 0 nothing, 1 optimizer state, 2 gradients too, 3 weights too; the best is searched unless stated.
---@field zero_stage? "0"|"1"|"2"|"3"
---Chunks of layers a stage, more than one if interleaved; 1 unless stated.
---@field pipeline_chunks? integer
---Tokens a second that the data loader of one accelerator reads; as many as are trained unless stated. In 1/s, for instance.
---@field loader_rate? ridgeline.quantity
---Longest time the run may take. In day, for instance.
---@field max_job_time? ridgeline.quantity
---What is trained: everything, adapters beside 16-bit weights (qlora: 4-bit ones), or some layers of a frozen model.
---@field method "full"|"lora"|"qlora"|"dora"|"adalora"|"loha"|"vera"|"ia3"|"prefix"|"prompt"|"adapter"|"adapter_v2"|"layers"|"lisa"|"llama_pro"
---Rank of the adapters, or width of bottlenecks; 16 unless stated.
---@field adapter_rank? integer
---Matrices with adapters: queries and values, keys too, attention's output too, or all of each layer; all_linear unless stated.
---@field adapter_targets? "qv"|"qkv"|"qkv_out"|"all_linear"
---Layers that are trained where the method is layers, lisa or llama_pro: the last one, two or four unless stated.
---@field trained_layers? integer
---What is trained in full beside adapters: embeddings and head.
---@field extra_trained? "embed_head"

---Renting or buying accelerators, whatever runs on them.
---@class ridgeline.workload.own
---@field [integer] ridgeline.facts
---Title of its decision page.
---@field name string
---Who runs it and why, in a sentence.
---@field summary string
---Kind of workload; decides which fields follow.
---@field kind "own"
---What is run; every kind but own wants one. Id of a model.
---@field model? string
---Whose decision it is; one ranked table each. Id of a profile.
---@field profiles string[]
---The only ones considered; all unless stated. Id of a accelerator.
---@field accelerators? string[]
---Accelerators that one copy may span; 8 unless stated.
---@field max_count? integer
---Data that are stored beside the accelerators, weights, data sets and checkpoints: all month where it serves, else while it runs; none unless stated. In GB, for instance.
---@field data_kept? ridgeline.quantity
---Data that leave the provider: for each request or image where it serves, else for the run; none unless stated. In GB, for instance.
---@field data_out? ridgeline.quantity
---Stacks that may run it, "vllm" or "vllm 0.11": one must run on the accelerator, in the weight format; any unless stated.
---@field software? string[]
---Efficiencies to use; the kind's default unless stated. Id of a calibration.
---@field calibration? string
---Accelerators that are needed at every hour.
---@field base integer
---Accelerators needed at the busiest hour; the load lies evenly between.
---@field peak integer

---Training a text model from nothing.
---@class ridgeline.workload.pretrain
---@field [integer] ridgeline.facts
---Title of its decision page.
---@field name string
---Who runs it and why, in a sentence.
---@field summary string
---Kind of workload; decides which fields follow.
---@field kind "pretrain"
---What is run; every kind but own wants one. Id of a model.
---@field model? string
---Whose decision it is; one ranked table each. Id of a profile.
---@field profiles string[]
---The only ones considered; all unless stated. Id of a accelerator.
---@field accelerators? string[]
---Accelerators that one copy may span; 8 unless stated.
---@field max_count? integer
---Data that are stored beside the accelerators, weights, data sets and checkpoints: all month where it serves, else while it runs; none unless stated. In GB, for instance.
---@field data_kept? ridgeline.quantity
---Data that leave the provider: for each request or image where it serves, else for the run; none unless stated. In GB, for instance.
---@field data_out? ridgeline.quantity
---Stacks that may run it, "vllm" or "vllm 0.11": one must run on the accelerator, in the weight format; any unless stated.
---@field software? string[]
---Efficiencies to use; the kind's default unless stated. Id of a calibration.
---@field calibration? string
---Tokens of a sequence.
---@field seq_len integer
---Sequences of one accelerator in one pass; the best is searched unless stated.
---@field micro_batch? integer
---Sequences of a step over all accelerators; one pass of each unless stated.
---@field global_batch? integer
---Tokens of the whole run.
---@field train_tokens integer
---Tokens of the data, seen once: an epoch; all of the run unless stated.
---@field dataset_tokens? integer
---Optimizer; decides the bytes of state a parameter.
---@field optimizer "adamw"|"adamw_8bit"|"adamw_paged"|"adamw_8bit_paged"|"lamb"|"lion"|"lion_8bit"|"adafactor"|"muon"|"galore"|"galore_8bit"|"momentum"|"sgd"
---Rank that GaLore projects gradients to; 1024 unless stated.
---@field projection_rank? integer
---How parameters are held: 16-bit with 32-bit masters, in 32 bits and cast, all in 32 bits, all in 16 bits, or as the first with matrices in fp8; master unless stated. Adapters have their own.
---@field param_scheme? "master"|"amp"|"fp32"|"pure"|"fp8"
---Format that gradients are accumulated in; as param_scheme has it unless stated.
---@field grad_format? "bf16"|"fp32"
---Activation recomputation: nothing, every second matrix, or whole layers; the best is searched unless stated.
---@field recompute? "none"|"selective"|"full"
---What lies in the host's memory: optimizer state and gradients, weights, or all; none unless stated.
---@field offload? "none"|"optimizer"|"params"|"both"
---Whether attention scores are written out (eager); flash unless stated.
---@field attention? "flash"|"eager"
---Whether head and loss are done in eight chunks; whole unless stated.
---@field loss? "whole"|"chunked"
---Accelerators that split each matrix; the best is searched unless stated.
---@field tensor? integer
---Stages of the pipeline; the best is searched unless stated.
---@field stages? integer
---Accelerators that split each sequence; the best is searched unless stated.
---@field context_parallel? integer
---ZeRO stage, what the accelerators share: 0 nothing, 1 optimizer state, 2 gradients too, 3 weights too; the best is searched unless stated.
---@field zero_stage? "0"|"1"|"2"|"3"
---Chunks of layers a stage, more than one if interleaved; 1 unless stated.
---@field pipeline_chunks? integer
---Tokens a second that the data loader of one accelerator reads; as many as are trained unless stated. In 1/s, for instance.
---@field loader_rate? ridgeline.quantity
---Longest time the run may take. In day, for instance.
---@field max_job_time? ridgeline.quantity

---Serving a text model to people or programs.
---@class ridgeline.workload.serve
---@field [integer] ridgeline.facts
---Title of its decision page.
---@field name string
---Who runs it and why, in a sentence.
---@field summary string
---Kind of workload; decides which fields follow.
---@field kind "serve"
---What is run; every kind but own wants one. Id of a model.
---@field model? string
---Whose decision it is; one ranked table each. Id of a profile.
---@field profiles string[]
---The only ones considered; all unless stated. Id of a accelerator.
---@field accelerators? string[]
---Accelerators that one copy may span; 8 unless stated.
---@field max_count? integer
---Data that are stored beside the accelerators, weights, data sets and checkpoints: all month where it serves, else while it runs; none unless stated. In GB, for instance.
---@field data_kept? ridgeline.quantity
---Data that leave the provider: for each request or image where it serves, else for the run; none unless stated. In GB, for instance.
---@field data_out? ridgeline.quantity
---Stacks that may run it, "vllm" or "vllm 0.11": one must run on the accelerator, in the weight format; any unless stated.
---@field software? string[]
---Efficiencies to use; the kind's default unless stated. Id of a calibration.
---@field calibration? string
---Prompt tokens of a request.
---@field input_len integer
---First tokens of the prompt that all requests share, cached once; none unless stated.
---@field prefix_len? integer
---Generated tokens of a request.
---@field output_len integer
---Requests in flight on one copy of the model; the best is searched unless stated.
---@field concurrency? integer
---Stages that divide the layers of one copy; the best is searched unless stated.
---@field stages? integer
---Groups of accelerators that deal out the routed experts, each with requests of its own; the best is searched unless stated.
---@field expert_parallel? integer
---Requests a second that must be served; one copy at capacity unless stated. In 1/s, for instance.
---@field request_rate? ridgeline.quantity
---Weight formats that are acceptable.
---@field weight_formats ("fp32"|"bf16"|"fp16"|"fp8"|"int8"|"awq"|"gptq"|"int4_g128"|"mxfp4"|"nvfp4")[]
---Most that a weight format may cost in quality by the records of quality: the rise of perplexity, or the fall of a score where no perplexity is on record; any unless stated. In percent, for instance.
---@field max_quality_loss? number
---Format of the KV cache; bf16 unless stated.
---@field kv_format? "fp32"|"bf16"|"fp16"|"fp8"|"int8"
---What waits in the host's memory: nothing, or the weights that do not fit, which come over its bus in every pass; nothing unless stated.
---@field offload? "none"|"weights"
---Tokens of one prefill chunk; the prompt, at most the stack's prefill_tokens, unless stated.
---@field batched_tokens? integer
---Model in 16 bits that guesses tokens ahead; none unless stated. It wants the next two. Id of a model.
---@field draft_model? string
---Tokens guessed at a time.
---@field draft_tokens? integer
---Chance that a guessed token is right. In percent, for instance.
---@field acceptance? number
---Longest time to the first token: of an idle server, and for the percentile with its wait where a request_rate is stated. In s, for instance.
---@field max_ttft? ridgeline.quantity
---Share of the requests that must keep max_ttft; 95 percent unless stated. In percent, for instance.
---@field percentile? number
---Longest decode step at the stated concurrency; prompts of other requests come on top. In ms, for instance.
---@field max_tpot? ridgeline.quantity
---Cost of training the model, to be seen beside that of serving it; none unless stated. In USD, for instance.
---@field training_cost? ridgeline.quantity
---Time the model is served for; a year unless stated. In year, for instance.
---@field service_life? ridgeline.quantity

---Running a network for images.
---@class ridgeline.workload.vision_infer
---@field [integer] ridgeline.facts
---Title of its decision page.
---@field name string
---Who runs it and why, in a sentence.
---@field summary string
---Kind of workload; decides which fields follow.
---@field kind "vision_infer"
---What is run; every kind but own wants one. Id of a model.
---@field model? string
---Whose decision it is; one ranked table each. Id of a profile.
---@field profiles string[]
---The only ones considered; all unless stated. Id of a accelerator.
---@field accelerators? string[]
---Accelerators that one copy may span; 8 unless stated.
---@field max_count? integer
---Data that are stored beside the accelerators, weights, data sets and checkpoints: all month where it serves, else while it runs; none unless stated. In GB, for instance.
---@field data_kept? ridgeline.quantity
---Data that leave the provider: for each request or image where it serves, else for the run; none unless stated. In GB, for instance.
---@field data_out? ridgeline.quantity
---Stacks that may run it, "vllm" or "vllm 0.11": one must run on the accelerator, in the weight format; any unless stated.
---@field software? string[]
---Efficiencies to use; the kind's default unless stated. Id of a calibration.
---@field calibration? string
---Height of an image in pixels; as the network's own input unless stated.
---@field image_height? integer
---Width of an image in pixels; as the network's own input unless stated.
---@field image_width? integer
---Images of one batch; the best is searched unless stated.
---@field batch? integer
---Images a second that must be read; one copy at capacity unless stated. In 1/s, for instance.
---@field image_rate? ridgeline.quantity
---Formats to run in that are acceptable.
---@field weight_formats ("fp32"|"tf32"|"bf16"|"fp16"|"int8")[]
---Longest time of a batch. In ms, for instance.
---@field max_latency? ridgeline.quantity

---Training a network for images.
---@class ridgeline.workload.vision_train
---@field [integer] ridgeline.facts
---Title of its decision page.
---@field name string
---Who runs it and why, in a sentence.
---@field summary string
---Kind of workload; decides which fields follow.
---@field kind "vision_train"
---What is run; every kind but own wants one. Id of a model.
---@field model? string
---Whose decision it is; one ranked table each. Id of a profile.
---@field profiles string[]
---The only ones considered; all unless stated. Id of a accelerator.
---@field accelerators? string[]
---Accelerators that one copy may span; 8 unless stated.
---@field max_count? integer
---Data that are stored beside the accelerators, weights, data sets and checkpoints: all month where it serves, else while it runs; none unless stated. In GB, for instance.
---@field data_kept? ridgeline.quantity
---Data that leave the provider: for each request or image where it serves, else for the run; none unless stated. In GB, for instance.
---@field data_out? ridgeline.quantity
---Stacks that may run it, "vllm" or "vllm 0.11": one must run on the accelerator, in the weight format; any unless stated.
---@field software? string[]
---Efficiencies to use; the kind's default unless stated. Id of a calibration.
---@field calibration? string
---Height of an image in pixels; as the network's own input unless stated.
---@field image_height? integer
---Width of an image in pixels; as the network's own input unless stated.
---@field image_width? integer
---Images of one accelerator in one pass; the best is searched unless stated.
---@field batch? integer
---Images of the run: those of the data set, each as often as it is shown.
---@field train_images integer
---Images of the data, seen once: an epoch; all of the run unless stated.
---@field dataset_images? integer
---Formats to compute in that are acceptable; weights stay in 32 bits.
---@field compute_formats ("fp32"|"tf32"|"bf16"|"fp16")[]
---Optimizer; decides the bytes of state a parameter.
---@field optimizer "adamw"|"momentum"|"sgd"|"lion"
---Activation recomputation; the best is searched unless stated.
---@field recompute? "none"|"full"
---Most images of a step on all accelerators together; a larger one would learn otherwise.
---@field max_global_batch? integer
---Longest time the run may take. In day, for instance.
---@field max_job_time? ridgeline.quantity

---A document that facts are cited from.
---@param id string a-z, 0-9, '.', '_', '-'
---@return fun(record: ridgeline.source)
function source(id) end

---A processor that runs models.
---@param id string a-z, 0-9, '.', '_', '-'
---@return fun(record: ridgeline.accelerator)
function accelerator(id) end

---A part of an accelerator that works as one of its own.
---@param id string a-z, 0-9, '.', '_', '-'
---@return fun(record: ridgeline.slice)
function slice(id) end

---A server or instance that accelerators come in.
---@param id string a-z, 0-9, '.', '_', '-'
---@return fun(record: ridgeline.host)
function host(id) end

---A network, by its dimensions.
---@param id string a-z, 0-9, '.', '_', '-'
---@return fun(record: ridgeline.model)
function model(id) end

---Where accelerators stand, and what owning them there costs.
---@param id string a-z, 0-9, '.', '_', '-'
---@return fun(record: ridgeline.facility)
function facility(id) end

---What comes with the price of a tier.
---@param id string a-z, 0-9, '.', '_', '-'
---@return fun(record: ridgeline.contract)
function contract(id) end

---What is best, where answers differ.
---@param id string a-z, 0-9, '.', '_', '-'
---@return fun(record: ridgeline.policy)
function policy(id) end

---Who decides: budget, tiers, exclusions.
---@param id string a-z, 0-9, '.', '_', '-'
---@return fun(record: ridgeline.profile)
function profile(id) end

---A price, dated.
---@param id string a-z, 0-9, '.', '_', '-'
---@return fun(record: ridgeline.offer)
function offer(id) end

---Efficiencies of a software stack.
---@param id string a-z, 0-9, '.', '_', '-'
---@return fun(record: ridgeline.calibration)
function calibration(id) end

---What a software stack runs.
---@param id string a-z, 0-9, '.', '_', '-'
---@return fun(record: ridgeline.support)
function support(id) end

---What a number format costs in quality.
---@param id string a-z, 0-9, '.', '_', '-'
---@return fun(record: ridgeline.quality)
function quality(id) end

---A published statement, and how it is tested.
---@param id string a-z, 0-9, '.', '_', '-'
---@return fun(record: ridgeline.claim)
function claim(id) end

---Two statements that cannot both hold.
---@param id string a-z, 0-9, '.', '_', '-'
---@return fun(record: ridgeline.contradiction)
function contradiction(id) end

---A page of the guide.
---@param id string a-z, 0-9, '.', '_', '-'
---@return fun(record: ridgeline.page)
function page(id) end

---The guide itself.
---@param record ridgeline.site
function site(record) end

---Making images or videos from noise.
---@param id string a-z, 0-9, '.', '_', '-'
---@return fun(record: ridgeline.workload.diffusion_infer|ridgeline.workload.diffusion_train|ridgeline.workload.finetune|ridgeline.workload.own|ridgeline.workload.pretrain|ridgeline.workload.serve|ridgeline.workload.vision_infer|ridgeline.workload.vision_train)
function workload(id) end
