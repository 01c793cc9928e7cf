# A cluster in a cluster, a pool in a cluster, too many tenants, and a month
# without quiet hours.
cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
echo "# Home" >templates/home.md
cat >specs/cluster.lua <<'END'
workload "pool" {
  name = "Pool",
  summary = "Runs nothing.",
  kind = "own",
  profiles = { "team" },
  base = 1,
  peak = 4,
}

local names = {}
for i = 1, 9 do
  names[i] = "tenant-" .. i
  tenant(names[i]) {
    name = "Tenant " .. i,
    workload = i == 1 and "pool" or i == 2 and "shared" or "chat",
  }
end

workload "shared" {
  name = "Shared",
  summary = "Nine of them, always busy.",
  kind = "cluster",
  profiles = { "team" },
  tenants = names,
  busy_hours = 730 * h,
}
END
exec "$RIDGELINE" check
