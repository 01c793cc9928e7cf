# A region and a provider that nobody sells in or is, beside some that are right:
# the beginning of a region is enough, in small letters or large.
cp -r "$ROOT/tests/guide" guide
sed -i 's/^profile "team" {/&\
  regions = { "HER", "hree" }, providers = { "acme", "acmee" },/' \
    guide/specs/guide.lua
exec "$RIDGELINE" -C guide rank chat --profile team >/dev/null
