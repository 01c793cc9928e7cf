# Both files as an old editor saves them.
cp -r "$ROOT"/tests/guide guide
for file in specs/guide.lua specs/prices/acme-2026-01-03.csv; do
	iconv -f UTF-8 -t UTF-16 "$ROOT/tests/guide/$file" >"guide/$file"
done
exec "$RIDGELINE" -C guide rank chat
