-- A version, or a range of them with the older first; 3 holds all 3.x.
for i, versions in ipairs {
  "4.51", "4.40..4.47", "0.15..", "..0.14", "3..3", "4.5..4.5.1", "4.47..4",
  "abc", "9..1", "0.14..0.7", "..", "1...2", "1.", "v2", "1..2..3", "2.0rc1",
} do
  support("stack-" .. i) {
    name = "Stack",
    software = "stack",
    versions = versions,
    assume "a test" { state = "supported" },
  }
end
