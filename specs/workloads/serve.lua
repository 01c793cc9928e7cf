-- Serving.  Traffic and targets are choices of this guide's authors.
-- What four-bit weights cost in quality is on record, and max_quality_loss
-- bounds it: without that the smallest format would always win.
-- max_tpot 50 ms is 20 tokens a second for each reader, faster than reading.
-- People state a load as users with a time to think: they ask no more because a
-- card is faster, so that the least rent which serves them wins.  A queue that
-- nobody waits at (batch-summaries-8b, transcribe) is as large as what is paid.

workload "chat-8b" {
  name = "Chat with an 8B model",
  words = "llm inference serving chatbot website visitors support helpdesk",
  summary = "An assistant on a website: short questions, answers of a page.",
  kind = "serve",
  model = "llama-3.1-8b",
  profiles = {
    "student", "startup", "enterprise", "small-team", "regulated",
  },
  input_len = 1000,
  output_len = 300,
  concurrency = 16,
  request_rate = 1 / s,
  weight_formats = { "bf16", "fp8" },
  software = { "vLLM" },
  max_ttft = 1 * s,
  max_tpot = 50 * ms,
  -- Weights; an answer of 300 tokens.  Tuned to the house once a year.
  data_kept = 16 * GB,
  data_out = 0.002 * MB,
  training_cost = 100 * USD,
  service_life = 1 * year,
}

-- Half of a campus of 3,000 in the busiest hour, twenty minutes each: more than
-- four cards can answer.
workload "campus-chat-8b" {
  name = "Chat for a campus with an 8B model",
  words = "school university college students campus users",
  summary = "Students ask an assistant of the institute, more of them than "
    .. "its own machines can answer.",
  kind = "serve",
  model = "llama-3.1-8b",
  profiles = { "institute" },
  input_len = 1500,
  output_len = 400,
  concurrency = 32,
  users = 1500,
  think_time = 45 * s,
  session_length = 20 * minute,
  weight_formats = { "bf16", "fp8" },
  software = { "vLLM" },
  max_ttft = 2 * s,
  max_tpot = 60 * ms,
}

workload "chat-70b" {
  name = "Chat with a 70B model",
  words = "llm inference serving chatbot api users company assistant",
  summary = "An assistant for staff that must be good and must feel quick.",
  kind = "serve",
  model = "llama-3.1-70b",
  profiles = { "startup", "enterprise", "regulated", "production" },
  input_len = 1500,
  output_len = 400,
  concurrency = 32,
  request_rate = 1 / s,
  weight_formats = { "bf16", "fp8" },
  software = { "vLLM", "TensorRT-LLM" },
  max_ttft = 2 * s,
  max_tpot = 50 * ms,
}

workload "rag-32b" {
  name = "Answers from documents with a 32B model",
  words = "rag retrieval documents",
  summary = "Long prompts of retrieved passages, short answers with citations.",
  kind = "serve",
  model = "qwen2.5-32b",
  profiles = { "startup", "enterprise", "small-team", "regulated" },
  input_len = 12000,
  output_len = 400,
  concurrency = 8,
  users = 20,
  think_time = 2 * minute,
  weight_formats = { "bf16", "fp8" },
  software = { "vLLM" },
  kv_format = "fp8",
  max_ttft = 5 * s,
  max_tpot = 60 * ms,
}

workload "rag-70b" {
  name = "Answers from documents with a 70B model",
  words = "rag retrieval documents",
  summary = "Contracts and reports: prompts of 16,000 tokens, a page back.",
  kind = "serve",
  model = "llama-3.1-70b",
  software = { "vLLM", "SGLang", "TensorRT-LLM" },
  profiles = { "enterprise" },
  input_len = 16000,
  output_len = 500,
  concurrency = 8,
  users = 20,
  think_time = 3 * minute,
  weight_formats = { "bf16", "fp8" },
  max_ttft = 8 * s,
  max_tpot = 60 * ms,
}

workload "batch-summaries-8b" {
  name = "Overnight summaries with an 8B model",
  words = "batch processing offline summaries",
  summary = "A night's queue of documents: nobody waits, all are done by "
    .. "the morning.",
  kind = "serve",
  model = "llama-3.1-8b",
  profiles = {
    "student", "startup", "enterprise", "researcher", "production",
    "own-machines",
  },
  input_len = 3000,
  output_len = 250,
  -- 58,000 documents in a night of eight hours.
  request_rate = 2 / s,
  -- Whole on one card: nobody cuts 8B into stages.
  stages = 1,
  weight_formats = { "bf16", "fp8" },
  software = { "vLLM" },
}

workload "moe-120b" {
  name = "A mixture of experts with 120B parameters",
  words = "reasoning thinking gpt-oss",
  summary = "A reasoning assistant: long answers, few parameters a token.",
  kind = "serve",
  model = "gpt-oss-120b",
  profiles = { "startup", "enterprise", "production", "laboratory" },
  input_len = 1000,
  output_len = 1500,
  concurrency = 32,
  users = 50,
  think_time = 1 * minute,
  -- vLLM's documents keep stages for several machines; one holds it.
  stages = 1,
  weight_formats = { "mxfp4", "bf16" },
  software = { "vLLM" },
  max_ttft = 2 * s,
  max_tpot = 30 * ms,
}

workload "moe-30b" {
  name = "A mixture of experts with 30B parameters",
  words = "agent agents tools qwen",
  summary = "An agent that calls tools: many short turns, quick answers.",
  kind = "serve",
  model = "qwen3-30b-a3b",
  software = { "vLLM", "SGLang" },
  profiles = { "student", "startup", "individual", "small-team" },
  input_len = 4000,
  output_len = 500,
  concurrency = 8,
  -- A turn waits for its tools, some seconds each.
  users = 8,
  think_time = 5 * s,
  weight_formats = { "bf16", "fp8", "awq" },
  kv_format = { "bf16", "fp8" },
  max_quality_loss = 2 * percent,
  max_tpot = 30 * ms,
}

workload "local-8b" {
  name = "An 8B model for one person",
  words = "local llm at home ollama lm studio own pc",
  summary = "One user at a time, private, on the smallest card that will do.",
  kind = "serve",
  model = "llama-3.1-8b",
  profiles = { "student", "individual", "edge" },
  max_count = 1,
  input_len = 2000,
  output_len = 500,
  concurrency = 1,
  users = 1,
  think_time = 30 * s,
  weight_formats = {
    "awq", "int8", "q4_k_m", "q5_k_m", "q6_k", "q8_0", "bf16",
  },
  software = { "vLLM", "llama.cpp" },
  max_quality_loss = 2 * percent,
  max_tpot = 40 * ms,
}

workload "code-24b" {
  name = "A coding assistant with a 24B model",
  words = "copilot code completion coding",
  summary = "Completions and edits in an editor: long prompts, no patience.",
  kind = "serve",
  model = "mistral-small-3-24b",
  profiles = { "startup", "enterprise", "small-team", "regulated" },
  input_len = 6000,
  output_len = 200,
  concurrency = 8,
  users = 25,
  think_time = 30 * s,
  weight_formats = { "bf16", "fp8" },
  software = { "vLLM" },
  max_quality_loss = 1 * percent,
  max_ttft = 2 * s,
  max_tpot = 25 * ms,
}

-- 30 seconds of speech are 1500 places for the encoder and some 100 tokens of
-- text; 64 of them at once are half an hour of sound.
workload "transcribe" {
  name = "Speech to text with Whisper large-v3",
  words = "speech to text whisper asr transcription audio calls call center",
  summary = "A call centre's day as text by the morning: pieces of 30 "
    .. "seconds, many at once.",
  kind = "serve",
  model = "whisper-large-v3",
  software = { "vLLM", "TensorRT-LLM" },
  profiles = { "student", "startup", "small-team" },
  input_len = 1500,
  output_len = 100,
  -- 960 hours of calls in a night of eight hours.
  request_rate = 4 / s,
  weight_formats = { "fp16", "bf16" },
}

workload "one-user-70b" {
  name = "A 70B model for one person",
  words = "single user alone home local",
  summary = "One request at a time: every token waits for all weights.",
  kind = "serve",
  model = "llama-3.1-70b",
  software = { "vLLM", "SGLang", "TensorRT-LLM" },
  profiles = { "startup", "enterprise" },
  input_len = 1000,
  output_len = 500,
  concurrency = 1,
  users = 1,
  think_time = 30 * s,
  weight_formats = { "bf16", "fp8" },
  -- For a demonstration in two weeks.
  needed_within = 2 * week,
}

workload "many-users-70b" {
  name = "A 70B model for 200 people",
  words = "users concurrent load chat assistant",
  summary = "A busy assistant: each read of the weights serves some fifty "
    .. "answers.",
  kind = "serve",
  model = "llama-3.1-70b",
  software = { "vLLM", "SGLang", "TensorRT-LLM" },
  profiles = { "startup", "enterprise", "production" },
  input_len = 1000,
  output_len = 500,
  concurrency = 64,
  users = 200,
  think_time = 1 * minute,
  weight_formats = { "bf16", "fp8" },
  max_tpot = 100 * ms,
}

workload "moe-671b" {
  name = "Chat with DeepSeek-V3",
  words = "deepseek",
  summary = "The largest open mixture of experts, for a whole company.",
  kind = "serve",
  model = "deepseek-v3",
  software = { "vLLM", "SGLang", "TensorRT-LLM" },
  profiles = { "enterprise", "production" },
  input_len = 1000,
  output_len = 1000,
  -- Of ten thousand people one in twenty has it open at the busy hour.
  users = 500,
  think_time = 1 * minute,
  weight_formats = { "fp8" },
  max_ttft = 5 * s,
  max_tpot = 60 * ms,
}

workload "offline-8b" {
  name = "Labels for a million documents",
  words = "batch processing documents classification offline",
  summary = "Nobody waits: all are done by tomorrow, as cheaply as may be.",
  kind = "serve",
  model = "llama-3.1-8b",
  software = { "vLLM", "SGLang", "TensorRT-LLM" },
  profiles = { "startup", "enterprise" },
  input_len = 2000,
  output_len = 200,
  batch_requests = 1000000,
  max_job_time = 24 * h,
  weight_formats = { "bf16", "fp8" },
}
