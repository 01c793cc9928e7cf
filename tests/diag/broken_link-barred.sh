# Addresses that no published page has, or that lead elsewhere from a page that
# is opened as a file, beside some that do not.
cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
cat >templates/home.md <<'END'
# Home

{{ note("See [the sheet](file:///srv/sheet.pdf).") }}
END
cat >site/links.md <<'END'
# Links

A [file](file:///srv/offer.pdf), [one](FILE:/srv/x.pdf), [a drive](C:/x.pdf),
[a share](\\server\x.pdf), <file:///srv/y.pdf>, [a reference][r],
[a script](javascript:alert(1)), [another](VBScript:x) and
[data](data:text/html,x).  A [host](//example.org/x.html).

[r]: file:///srv/z.pdf

[Elsewhere](https://example.org/x.html), [mail](mailto:a@example.org),
[root](/up.html), `[code](file:///srv/w.pdf)`, (see file:///srv/v.pdf), a list
[1] of C: drives, ![a dot](data:image/png;base64,iVBORw0KGgo=).
END
"$RIDGELINE" check
