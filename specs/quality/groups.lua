-- Four-bit weights in groups of 128, WikiText-2: FP16 against GPTQ and AWQ.

for _, row in ipairs {
  { "opt-1.3b", "OPT 1.3B", 1.32e9, 14.62, gptq = 16.15, awq = 14.92 },
  { "opt-6.7b", "OPT 6.7B", 6.66e9, 10.86, gptq = 11.05, awq = 10.92 },
  { "opt-13b", "OPT 13B", 12.9e9, 10.13, gptq = 10.21, awq = 10.22 },
  { "llama-2-7b", "Llama 2 7B", 6.74e9, 5.47, gptq = 5.87, awq = 5.6 },
  { "llama-2-13b", "Llama 2 13B", 13.0e9, 4.88, gptq = 4.97, awq = 4.97 },
  { "llama-2-70b", "Llama 2 70B", 69e9, 3.32, gptq = 3.52, awq = 3.41 },
} do
  for _, format in ipairs { "gptq", "awq" } do
    quality(row[1] .. "-" .. format) {
      name = row[2] .. " in " .. format:upper(),
      format = format,
      network = row[2],
      models = { row[1] },
      measure = "perplexity",
      data = "WikiText-2",
      cite("llm-quantization-tables", "INT4-g128") {
        parameters = row[3],
        before = row[4],
        after = row[format],
      },
    }
  end
end
