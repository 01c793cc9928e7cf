-- The same of one generation twice; of another generation it may differ.
for _, row in ipairs {
  { "a", "Hopper", "supported" }, { "b", "Hopper", "not" }, { "c", "Volta", "not" },
} do
  support("stack-" .. row[1]) {
    name = "Stack on " .. row[2],
    software = "stack",
    architectures = { row[2] },
    formats = { "fp8", "awq" },
    assume "a test" { state = row[3] },
  }
end
