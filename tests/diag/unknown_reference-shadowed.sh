# A file of the guide takes the place of the program's, and leaves out what the
# engine falls back to.
cp -r "$ROOT/tests/guide/." .
mkdir specs/vocabulary
grep -v '^$' "$ROOT/specs/vocabulary/optimizers.lua" |
    sed 's/^optimizer "adamw" /optimizer "adam" /' \
    >specs/vocabulary/optimizers.lua
sed -i 's/optimizer = "adamw"/optimizer = "adam"/' specs/guide.lua
exec "$RIDGELINE" check
