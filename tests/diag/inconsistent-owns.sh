# A profile that owns accelerators and has no place for them.
cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
echo "# Home" >templates/home.md
cat >specs/owns.lua <<'END'
holding "old" {
  name = "Old ones", accelerator = "card", count = 2, paid = 100 * USD,
  assume "half" { value = 50 * USD },
}
profile "keeper" {
  name = "Keeper", summary = "Has some.", hours_per_month = 100 * h,
  tiers = { "on_demand" }, owns = { "old" },
}
END
exec "$RIDGELINE" check
