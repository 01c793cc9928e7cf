# Two claims on one test, apart; a contradiction names the other two.
cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
echo "# Home" >templates/home.md
claim() {
	cat <<EOF
claim "$1" {
  says = "Its power.",
  topic = "power",
  subject = "card",
  quantity = "power",
  basis = "fact",
  test = "accelerator 'card'.$2",
  cite "sheet" { stated = "$3" },
}

EOF
}
claim a power "400 W" >specs/claims.lua
claim b power "700 W" >>specs/claims.lua
claim c memory_bandwidth "2 TB/s" >>specs/claims.lua
claim d memory_bandwidth "3 TB/s" >>specs/claims.lua
cat >>specs/claims.lua <<'EOF'
contradiction "bandwidth" {
  title = "Which bandwidth?",
  first = "2 TB/s.",
  second = "3 TB/s.",
  inputs = "The sheet.",
  claims = { "c", "d" },
  answers = { "Bandwidth: shown_in(accelerator 'card'.memory_bandwidth, TB/s)" },
}
EOF
exec "$RIDGELINE" check
