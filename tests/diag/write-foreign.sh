# A folder that someone else filled is not replaced.
mkdir home
echo years >home/thesis.tex
"$RIDGELINE" build -C "$ROOT" -o "$PWD/home"
status=$?
cat home/thesis.tex
exit $status
