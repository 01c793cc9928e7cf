# Files and looks that a site names and does not have.
cp -r "$ROOT/tests/diag/guide/." .
cp -r "$ROOT/templates" .
cat >site/site.lua <<'END'
site {
  title = "Looks", logo = "logo.svg", icon = "../icon.png",
  color = "red", color_dark = "#12", font = "A; } body {",
  font_file = "a.ttf",
}
page "index" { title = "Home", template = "winners" }
page "workload" { title = "{name}", template = "workload", each = "workload" }
END
cat >site/racks.md <<'END'
# Racks

![Racks](static/racks.png) and [a file](static/../specs/guide.lua).

![From the root](/static/a.ttf)
END
mkdir static
echo >static/a.ttf
"$RIDGELINE" check
