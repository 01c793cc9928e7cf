# A scheme that holds adapters is none for training in full.
cp -r "$ROOT/tests/guide/." .
sed -i '/^workload "learn"/,/^}/s/ optimizer = .*/&\n  param_scheme = "frozen",/' \
    specs/guide.lua
exec "$RIDGELINE" check
