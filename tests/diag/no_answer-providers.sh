# Prices there are, of providers and in regions that the profile does not take:
# the reason says which of them keeps each out.
cp -r "$ROOT/tests/guide" guide
"$RIDGELINE" -C guide rank chat --profile team --set profile/team/providers=other
"$RIDGELINE" -C guide rank chat --profile team --set profile/team/regions=there
"$RIDGELINE" -C guide rank chat --profile team \
    --set profile/team/providers=other --set profile/team/regions=here
sed -i 's/max_tpot = 1 \* ms/max_tpot = 1 * us/' guide/specs/guide.lua
mkdir guide/templates
for shape in home accelerators accelerator workload methodology sources; do
	echo "# {{ page.title }}" >guide/templates/$shape.md
done
exec "$RIDGELINE" -C guide check
