# More formats of the cache than are compared: the first left out is named.
cp -r "$ROOT/tests/guide" guide
cat >guide/specs/more.lua <<'END'
local kv = {}

for i = 1, 100 do
	kv[i] = "wide" .. i
	format(kv[i]) { name = kv[i], assume "wide" { bits = (16 + i) * bit } }
end

workload "long" {
	name = "Long", summary = "Many caches.",
	kind = "serve",
	model = "toy",
	profiles = { "team" },
	input_len = 100,
	output_len = 50,
	weight_formats = { "bf16" },
	kv_format = kv,
}
END
"$RIDGELINE" -C guide check -q
