# sanitize.sh: SANITIZE, the flags of programs under address and
# undefined-behaviour sanitizers.  What they put around variables is no part of a
# frame.
SANITIZE='-fsanitize=address,undefined,float-cast-overflow'
SANITIZE="$SANITIZE -fno-sanitize-recover=all -Wno-frame-larger-than"
