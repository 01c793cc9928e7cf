# A port that another program listens on.
mkdir specs
"$RIDGELINE" serve --listen 127.0.0.1:0 >at 2>&1 &
first=$!
for i in $(seq 100); do
	[ -s at ] && break
	sleep 0.1
done
port=$(sed 's/.*:\([0-9]*\).$/\1/' at)
"$RIDGELINE" serve --listen "127.0.0.1:$port" >err 2>&1
status=$?
kill $first
sed "s/:$port/:PORT/" err
exit $status
