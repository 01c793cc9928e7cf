# A site below something that is not a folder.
touch file
exec "$RIDGELINE" build -C "$ROOT" -o "$PWD/file/site"
