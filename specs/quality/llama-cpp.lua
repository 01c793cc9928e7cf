-- Perplexity of files of llama.cpp against the same network in 16 bits, on
-- WikiText-2.

local function board(b)
  for _, row in ipairs(b.rows) do
    quality(b.id .. "-" .. row[1]) {
      name = b.network .. " in " .. row[1]:upper(),
      format = row[1],
      network = b.network,
      models = b.models,
      measure = "perplexity",
      data = "WikiText-2",
      note = b.note,
      cite(b.source, b.place) {
        parameters = b.parameters,
        before = b.before,
        after = row[2],
      },
    }
  end
end

board {
  id = "llama-3-8b",
  network = "Llama 3 8B",
  models = { "llama-3-8b", "llama-3.1-8b" },
  source = "llama-cpp-perplexity",
  place = "LLaMA 3 8b scoreboard, no imatrix",
  parameters = 8.03e9,
  before = 6.233160,
  rows = {
    { "q8_0", 6.234284 },
    { "q6_k", 6.253382 },
    { "q5_k_m", 6.288607 },
    { "q5_k_s", 6.336598 },
    { "q5_0", 6.363224 },
    { "q4_k_m", 6.407115 },
    { "q4_k_s", 6.500529 },
    { "q4_0", 6.700147 },
    { "q3_k_l", 6.787876 },
    { "q3_k_m", 6.888498 },
    { "q3_k_s", 7.863786 },
    { "q2_k", 9.751568 },
  },
}

board {
  id = "llama-3-8b",
  network = "Llama 3 8B",
  models = { "llama-3-8b", "llama-3.1-8b" },
  source = "llama-cpp-perplexity",
  place = "LLaMA 3 8b scoreboard, WT 10m",
  note = "With an importance matrix of 10 million tokens of WikiText.",
  parameters = 8.03e9,
  before = 6.233160,
  rows = {
    { "iq4_nl", 6.455593 },
    { "iq4_xs", 6.459705 },
    { "iq3_m", 6.898327 },
    { "iq3_s", 6.965501 },
    { "iq3_xs", 7.163043 },
    { "iq3_xxs", 7.458436 },
    { "iq2_m", 8.600799 },
    { "q2_k_s", 9.323778 },
    { "iq2_s", 9.650781 },
    { "iq2_xs", 10.761424 },
    { "iq2_xxs", 14.091782 },
    { "iq1_m", 25.493722 },
    { "iq1_s", 60.694593 },
  },
}

board {
  id = "llama-3-70b",
  network = "Llama 3 70B Instruct",
  models = { "llama-3-70b", "llama-3.1-70b" },
  source = "llama-3-70b-gguf-card",
  place = "perplexity table, F16 2.8308",
  parameters = 70.6e9,
  before = 2.8308,
  rows = {
    { "iq1_s", 9.8655 },
    { "iq1_m", 8.5193 },
    { "iq2_xxs", 6.6705 },
    { "iq2_xs", 5.7486 },
    { "iq2_s", 5.5215 },
    { "q2_k_s", 5.4334 },
    { "iq2_m", 4.8959 },
    { "q2_k", 4.7763 },
    { "iq3_xxs", 3.9671 },
    { "iq3_xs", 3.7210 },
    { "q3_k_s", 3.6502 },
    { "iq3_s", 3.4698 },
    { "iq3_m", 3.4402 },
    { "q3_k_m", 3.3617 },
    { "q3_k_l", 3.3016 },
    { "iq4_xs", 3.0310 },
    { "iq4_nl", 3.0261 },
    { "q4_k_s", 3.0050 },
    { "q4_k_m", 2.9674 },
    { "q5_k_s", 2.8843 },
    { "q5_k_m", 2.8656 },
    { "q6_k", 2.8441 },
    { "q8_0", 2.8316 },
  },
}

board {
  id = "llama-2-70b",
  network = "Llama 2 70B",
  models = { "llama-2-70b" },
  source = "llama-cpp-perplexity",
  place = "Llama 2 70B scoreboard, fp16 3.4313",
  parameters = 69e9,
  before = 3.4313,
  rows = {
    { "q4_0", 3.5550 },
    { "q5_0", 3.4744 },
    { "q2_k", 3.7339 },
    { "q3_k_s", 3.7019 },
    { "q3_k_m", 3.5932 },
    { "q3_k_l", 3.5617 },
    { "q4_k_s", 3.4852 },
    { "q4_k_m", 3.4725 },
    { "q5_k_s", 3.4483 },
    { "q5_k_m", 3.4451 },
    { "q6_k", 3.4367 },
  },
}
