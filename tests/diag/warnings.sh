# More warnings than are allowed: an error, and no site is written.
cp -r "$ROOT/tests/guide" guide
mkdir guide/templates
for shape in home accelerators accelerator workload methodology sources; do
	echo "# {{ page.title }}" >guide/templates/$shape.md
done
sed -i 's/max_tpot = 1 \* ms/max_tpot = 1 * us/' guide/specs/guide.lua
"$RIDGELINE" -q build -C guide --max-warnings 1
status=$?
test ! -e guide/build || echo "a site was written"
exit $status
