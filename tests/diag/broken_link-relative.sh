# Addresses that lead nowhere on the site, beside some that lead to what a
# build publishes, to another site, and to text that is no link.
cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates static
echo '# Home' >templates/home.md
echo >static/a.svg
echo '# Team' >site/team.md
cat >site/links.md <<'END'
# Links

## Here

A [page](decision.html) that is none, [one](nothing/else) of no kind,
[a text](taem.md), [a folder](data/), [nothing]() and [no id](page:),
[a place](team.html#gone), [above](../index.html), [a file](./static/b.svg)
and [a reference][r].

[r]: page:gone

[Data](data/guide.json), [feed](feed.atom), [team](team.html "Who"),
[its text](team.md), [here](#here), [this](links.html#here), [own](page:team),
[a file](static/a.svg), [elsewhere](https://example.org/x.html),
[mail](mailto:a@example.org), [root](/up.html), `[code](gone.html)`,
a list [1](see below) and x <b> y.
END
"$RIDGELINE" check
