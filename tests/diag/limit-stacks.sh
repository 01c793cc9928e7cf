# More stacks than a workload is compared on: the first left out is named.
cp -r "$ROOT/tests/guide" guide
cat >guide/specs/more.lua <<'END'
for i = 1, 40 do
	support("s" .. i) {
		name = "Stack " .. i,
		software = "stack" .. i,
		kinds = { "serve" },
		cite "made-up" { state = "supported" },
	}
end
END
"$RIDGELINE" -C guide check -q
