# Everything that is wrong with a command line is told at once.
"$RIDGELINE"
"$RIDGELINE" bild
"$RIDGELINE" rank
"$RIDGELINE" --forma=json -j none check
"$RIDGELINE" -C "$ROOT" check --format csv
"$RIDGELINE" -C "$ROOT" rank chat-8
"$RIDGELINE" -C "$ROOT" explain chat-8b h100 --profile enterprize
exec "$RIDGELINE" schema everything
