# A workload that no accelerator can serve: a warning, and the page says why.
cp -r "$ROOT/tests/guide" guide
mkdir guide/templates
for shape in home accelerators accelerator workload methodology sources; do
	echo "# {{ page.title }}" >guide/templates/$shape.md
done
sed -i 's/max_tpot = 1 \* ms/max_tpot = 1 * us/' guide/specs/guide.lua
"$RIDGELINE" -C guide rank chat --profile team
exec "$RIDGELINE" -C guide check
