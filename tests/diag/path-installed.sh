# A program that was copied away from what belongs to it says so, and tells
# nothing of what it cannot know.
mkdir bin
cp "$RIDGELINE" bin
bin/ridgeline -q init one --kind serve,vision
bin/ridgeline -C one check
bin/ridgeline -q init two
exec bin/ridgeline -C two check
