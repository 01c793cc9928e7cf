# A catalogue that uses the guide that uses it, and a guide that uses itself.
mkdir -p guide shared
: >.ridgeline-root
cp -r "$ROOT"/tests/guide/. guide
printf 'use "../shared"\nuse "../guide"\n' >guide/specs/use.lua
cat >shared/catalogue.lua <<'END'
catalogue "shared" { name = "Shared", version = "1", date = "2026-01-05" }
use "../guide"
END
"$RIDGELINE" -C guide check
