# Tests that cannot be read, a claim without one, and one with two reasons.
cp -r "$ROOT/tests/diag/guide/." .
mkdir templates
echo "# Home" >templates/home.md
cat >specs/claims.lua <<'EOF'
claim "unknown" {
  says = "A card has 80 GB.",
  topic = "memory",
  subject = "card",
  quantity = "memory",
  basis = "fact",
  test = "accelerator 'cart'.memory",
  cite "sheet" { stated = "80 GB" },
}

claim "dimension" {
  says = "Its bandwidth is 1,321 TOPS.",
  topic = "bandwidth",
  subject = "card",
  quantity = "bandwidth",
  basis = "fact",
  test = "accelerator 'card'.memory_bandwidth",
  cite "sheet" { stated = "1321 TFLOP/s" },
}

claim "nothing" {
  says = "It is fast.",
  topic = "compute",
  subject = "card",
  quantity = "speed",
  basis = "opinion",
  cite "sheet" { stated = "fast" },
}

claim "exact" {
  says = "It has 80 GiB.",
  topic = "memory",
  subject = "card",
  quantity = "memory",
  basis = "fact",
  test = "accelerator 'card'.memory == 80 * GiB",
  cite "sheet" { stated = "80 GiB" },
}

claim "hex-stated" {
  says = "It has 0x50 GiB.",
  topic = "memory",
  subject = "card",
  quantity = "memory",
  basis = "fact",
  test = "accelerator 'card'.memory",
  cite "sheet" { stated = "0x50 GiB" },
}

contradiction "both" {
  title = "Which?",
  first = "One.",
  second = "Two.",
  inputs = "A count.",
  claims = { "unknown" },
  answers = { "no colon", "A sum: 1 * GB + 1 * s" },
}
EOF
exec "$RIDGELINE" check
