# A word that none of the choices is near to gets all of them, another the
# nearest; and what is wrong is told before anything is printed.
cp -r "$ROOT/tests/guide" guide
"$RIDGELINE" new tr one --kind zzz
"$RIDGELINE" new workload one --kind zzz
"$RIDGELINE" new workload one --kind trian
"$RIDGELINE" new wrkload one
"$RIDGELINE" import prices --feed zzz none.csv
"$RIDGELINE" import prices --feed skypilto none.csv
"$RIDGELINE" -C guide rank chat --policy zzz
"$RIDGELINE" -C guide rank zzz
"$RIDGELINE" -C guide explain chat beta --section zzz
"$RIDGELINE" -C guide build --vendor amce
"$RIDGELINE" -C guide build --public --vendor acme
"$RIDGELINE" diff --fail-on "increse>5%" none nothing
exec "$RIDGELINE" diff --fail-on zzz none nothing
