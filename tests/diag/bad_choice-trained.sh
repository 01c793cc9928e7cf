# Weights of a few bits are stored, not trained.
cp -r "$ROOT/tests/guide/." .
sed -i '/^workload "learn"/,/^}/s/ optimizer = .*/&\n  weight_format = "nf4",/' \
    specs/guide.lua
exec "$RIDGELINE" check
