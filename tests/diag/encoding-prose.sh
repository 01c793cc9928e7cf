# A page as an old editor saves it, with its mark and without, and a template.
mkdir -p site templates
cp -r "$ROOT/tests/diag/guide/." .
printf '# Prose\n' | iconv -f UTF-8 -t UTF-16 >site/marked.md
printf '# Prose\n' | iconv -f UTF-8 -t UTF-16BE >site/plain.md
printf '# Home\n' | iconv -f UTF-8 -t UTF-16 >templates/home.md
"$RIDGELINE" check
