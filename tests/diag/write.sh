# A site below something that is not a folder.
touch file
exec "$RIDGELINE" build -C "$ROOT/tests/diag/guide" -o "$PWD/file/site"
