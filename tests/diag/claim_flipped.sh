# A claim that was expected to agree and does not: a gate of check --claims.
cp -r "$ROOT/tests/diag/guide/." .
cat >specs/claims.lua <<'EOF'
claim "memory" {
  says = "A card has 96 GiB.",
  topic = "memory",
  subject = "card",
  quantity = "memory",
  basis = "fact",
  test = "accelerator 'card'.memory",
  expect = "agrees",
  cite "sheet" { stated = "96 GiB" },
}

claim "power" {
  says = "It draws some 400 W.",
  topic = "power",
  subject = "card",
  quantity = "power",
  basis = "fact",
  compare = "about",
  test = "accelerator 'card'.power",
  expect = "agrees",
  cite "sheet" { stated = "400 W" },
}

claim "opinion" {
  says = "It is the best.",
  topic = "recommendation",
  subject = "card",
  quantity = "rank",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite "sheet" { stated = "1" },
}
EOF
exec "$RIDGELINE" check --claims
