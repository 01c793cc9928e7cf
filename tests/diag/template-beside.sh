mkdir specs site templates
echo 'source "s" { titel = "T" }' >specs/s.lua
printf '# Mine\n\n{{ 1 + }}\n' >site/mine.md
printf 'A {{ table\n' >templates/all.md
"$RIDGELINE" check
