# What a whole run may take: one message each, and the old site stands.  Which
# file meets the limit is another one as the vocabulary grows.
cp -r "$ROOT/tests/guide" guide
cp -r "$ROOT/templates" guide
cp "$ROOT"/site/*.css "$ROOT"/site/*.js guide/site
"$RIDGELINE" -q -j 1 build -C guide -o site
cp -r site old
for limit in memory=1M steps=1k pages=5 output=10k; do
	"$RIDGELINE" -q -j 1 build -C guide -o site --date 2026-02-02 \
	    --limit $limit 2>err
	echo "$limit: $?"
	sed 's/.*: error: .* \([0-9][0-9]*\) /\1 /' err
	diff -r old site || echo "another site"
done
