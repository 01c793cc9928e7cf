# A guide to start from does not go over one that is there.
"$RIDGELINE" init guide
rm guide/specs/*.lua
echo mine >guide/site/site.lua
"$RIDGELINE" init guide
status=$?
cat guide/site/site.lua
ls guide/specs
exit $status
