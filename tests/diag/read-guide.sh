# A folder that holds no guide.
"$RIDGELINE" check
