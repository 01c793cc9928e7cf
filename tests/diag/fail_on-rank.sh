# What --fail-on of rank and check names: nothing that fits, and a word that is
# none of its own.
cp -r "$ROOT/tests/guide" guide
cp -r "$ROOT/templates" guide
cp "$ROOT"/site/*.css "$ROOT"/site/*.js guide/site
"$RIDGELINE" -C guide rank chat --fail-on none >all
echo "nothing is wrong: $?"
"$RIDGELINE" -C guide rank chat --fail-on stail >all
echo "no such word: $?"
"$RIDGELINE" -C guide rank chat --fail-on none --set 'workload/chat/max_tpot=1us' >all
echo "nothing fits: $?"
"$RIDGELINE" -C guide check --fail-on none,untested
