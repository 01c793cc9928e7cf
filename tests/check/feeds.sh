#!/bin/sh
# long 30
# Prices of each feed come into a guide a second time, beside files of one's own,
# from long files, with zeros; what the samples become, check/samples.sh holds.
. tests/lib.sh
. tests/samples.sh

"$RIDGELINE" -C "$T/guide" import prices --feed plain "$samples/own.csv" \
    >"$T/again"
check "a second time" "status $?" test $? -eq 0
check "and nothing changes" "$(tail -n 1 "$T/again")" \
    grep -q 'as it was$' "$T/again"
"$RIDGELINE" -C "$T/guide" check >"$T/out" 2>&1
check "the guide takes them" "$(grep -v warning "$T/out" | head -n 2)" \
    test $? -eq 0

# A file with rows of another source is not ours to replace.
printf '%s\n' 'date,provider,sku,accelerator,count,region,tier,unit,price,currency,source' \
    '2026-01-03,shop,by hand,l40s,4,eu,on_demand,instance_hour,9,USD,aws-vantage-2025-12-21' \
    >"$T/guide/specs/prices/shop-2026-01-03.csv"
"$RIDGELINE" -C "$T/guide" import prices -q --feed plain "$samples/own.csv"
check "a file of one's own stays" "it is gone" \
    grep -q 'by hand' "$T/guide/specs/prices/shop-2026-01-03.csv"
check "the feed's stands beside it" "it does not" \
    test -f "$T/guide/specs/prices/shop-2026-01-03.plain.csv"

# Memory follows what is kept, not the length of the file.
# resident FEED FILE: what it takes at most, in KB.
resident() {
	/usr/bin/time -o "$T/time" -f %M "$RIDGELINE" -C "$T/guide" import \
	    prices -q --feed "$1" --date 2026-01-03 "$2" >"$T/out" 2>&1
	tail -n 1 "$T/time"
}
mkdir "$T/long"
while read -r feed lines file; do
	long=$T/long/$file
	long_feed "$samples/$file" "$lines" 8000000 >"$long"
	once=$(resident "$feed" "$samples/$file")
	many=$(resident "$feed" "$long")
	check "$feed, $file: memory" "$once KB, $many KB of a long file" \
	    test "$many" -lt $((once + 4000))
done <tests/import/long

# A price of zero says that nobody knows it, in every feed: never free.
free() { # FEED DAY, of a file whose text is standard input
	cat >"$T/free.csv"
	"$RIDGELINE" -C "$T/guide" import prices --feed "$1" --provider free \
	    --date "$2" "$T/free.csv" >"$T/out" 2>&1
	check "$1: a price of zero" "$(cat "$T/out")" \
	    grep -q '^  1 with a price of zero or less' "$T/out"
	check "$1: nobody gives it away" "$(cat "$T/out")" \
	    sh -c '! grep -q "specs/prices/" "$1"' - "$T/out"
}
free aws_vantage 2026-01-03 <<'END'
instance,gpu,gpu_count,region,usd_hour_on_demand
f1,l40s,1,eu,0
END
free ebay_used 2026-01-31 <<'END'
gpu,avg_sold_usd,month
GeForce RTX 3090 Ti,0,2026-01
END
free epoch 2026-01-03 <<'END'
price_date,hardware,vendor,location,usd_chip_hour_on_demand,usd_chip_hour_1y,usd_chip_hour_3y,usd_purchase,cloud_gpu_description
2026-01-03,NVIDIA A100 PCIe,free,eu,0.00,,,,A100 PCIe 40 GB
END
free gcp_calculator 2026-01-03 <<'END'
name,region,usd_hour,usd_hour_spot
a2-highgpu-1g,us-central1,0,0.0
END
free gpu_rental_daily 2026-01-03 <<'END'
date,provider,gpu_model,gpu_count,region,rental_type,price_median_usd
2026-01-03,free,l40s,1,eu,on_demand,0
END
free gpuhunt 2026-01-03 <<'END'
instance_name,location,price,gpu_count,gpu_name,gpu_memory,spot
f1,eu,0,1,l40s,,False
END
free neocloud_4h 2026-01-03 <<'END'
timestamp,gpu_type,socket,gpu_count,min_usd_hour_total,best_provider,best_location,best_is_spot
2026-01-03T04:00:00,l40s,,1,0,free,eu,False
END
free plain 2026-01-03 <<'END'
accelerator,count,tier,unit,price
l40s,1,on_demand,accelerator_hour,0
END
free retail_pcpartpicker 2026-01-03 <<'END'
chipset,price,memory
GeForce RTX 3090 Ti,0,24
END
free retail_tracker 2026-01-03 <<'END'
gpu,usd,date
l40s,0,2026-01-03
END
free skypilot 2026-01-03 <<'END'
InstanceType,AcceleratorName,AcceleratorCount,Price,SpotPrice,Region
f1,l40s,1,0,0.00,eu
END

# What Vast says of the host is the same for every row, and none of its facts.
sed 's/,32,64[.]0,/,96,512.0,/' "$samples/vast_2026-01-03.csv" >"$T/vast.csv"
for one in "$samples/vast_2026-01-03.csv" "$T/vast.csv"; do
	"$RIDGELINE" -C "$T/guide" import prices -q --feed skypilot \
	    --provider vast --date 2026-01-03 "$one"
	cat "$T"/guide/specs/prices/vast*-2026-01-03*.csv
done >"$T/hosts" 2>&1
lines=$(($(wc -l <"$T/hosts") / 2))
check "vast: the host is not said" "$(head -n 3 "$T/hosts")" \
    test "$(head -n "$lines" "$T/hosts")" = "$(tail -n "$lines" "$T/hosts")"

# A file that does not say its day has none: today's would be made up.
cp "$samples/vast_2026-01-03.csv" "$T/vast_v8_schema_sample.csv"
"$RIDGELINE" -C "$T/guide" import prices --feed skypilot \
    "$T/vast_v8_schema_sample.csv" >"$T/out" 2>&1
check "a file without a day" "$(cat "$T/out")" \
    grep -q '^  [1-9][0-9]* without a day' "$T/out"
check "gives no price" "$(cat "$T/out")" \
    grep -q '^skypilot: 5 rows read, 0 used' "$T/out"

refused() { # NAME WANT ARGUMENTS...
	name=$1 want=$2
	shift 2
	"$RIDGELINE" -C "$T/guide" import prices "$@" >"$T/out" 2>"$T/err"
	status=$?
	check "$name" "status $status" test $status -eq 1
	check "$name: said" "$(cat "$T/err")" grep -q "$want" "$T/err"
}

refused "no feed" "wants --feed" "$samples/own.csv"
refused "a feed that is not" 'did you mean "skypilot"' --feed skypilt \
    "$samples/own.csv"
refused "a file of another feed" "column instance is missing" --feed aws_vantage \
    "$samples/own.csv"

# Schemas that look alike: a file given to any other feed is refused with the
# column that it lacks, and nothing of it is read.
cat >"$T/alike" <<'END'
aws_vantage vantage_2026-01-04.csv
ebay_used ebay.csv
epoch Hardware prices.csv
gcp_calculator gcp_calculator_2026-01-03.csv
gpu_rental_daily observations.csv
gpuhunt nebius_2026-01-03.csv
neocloud_4h by_gpu_count.csv
plain own.csv
retail_pcpartpicker video-card_2026-01-03.csv
retail_tracker amazon_buybox.csv
skypilot aws_2026-01-03.csv
skypilot gcp_2026-01-03.csv
skypilot vast_2026-01-03.csv
END
cp -r tests/guide "$T/small"
ls "$T/small/specs/prices" >"$T/before"
while read -r of file; do
	for feed in $(cut -d ' ' -f 1 "$T/alike" | uniq); do
		[ "$feed" != "$of" ] || continue
		"$RIDGELINE" -C "$T/small" import prices --feed "$feed" \
		    --date 2026-01-03 "$samples/$file" >"$T/out" 2>&1
		echo "$?, $(wc -l <"$T/out") line: $(cat "$T/out")" |
		    grep -q '^1, 1 line: .*: error: column [A-Za-z_]* is missing' ||
		    echo "$file as $feed: $(head -n 1 "$T/out")"
	done
done <"$T/alike" >"$T/half"
check "a file of another feed names what it lacks" "$(head -n 3 "$T/half")" \
    test ! -s "$T/half"
check "and nothing of it is read" "a file of prices is written" \
    sh -c 'ls "$1/small/specs/prices" | cmp -s - "$1/before"' - "$T"

# Which of a feed's tables it is stands in its head, behind a mark as well.
printf '\357\273\277tpu,region,usd_chip_hour_on_demand\nTPU v5e,us,1.2\n' \
    >"$T/tpus.csv"
"$RIDGELINE" -C "$T/small" import prices --feed gpuhunt --date 2026-01-03 \
    "$T/tpus.csv" >"$T/out" 2>&1
check "a table of TPUs with a byte order mark" "$(cat "$T/out")" \
    grep -q '^gpuhunt: 1 row read' "$T/out"

# Two files of a feed and day, one after the other: what the first brought and
# the second lacks is told of; given together, both stay.
deal='"provider": "both", "location": "US", "spot": false'
for one in SXM5 PCIe; do
	echo '{"timestamp": "2026-02-01T04:00:00+00:00",' \
	    '"gpu_type": "H100_80GB", "by_config": {"1x": {"min_total": 2,' \
	    "\"best_deal\": {$deal, \"socket\": \"$one\"}}}}" \
	    >"$T/$one.jsonl"
	"$RIDGELINE" -C "$T/guide" import prices --feed neocloud_4h \
	    "$T/$one.jsonl" >"$T/out"
done
check "what a later file of the day lacks is told" "$(cat "$T/out")" \
    grep -q 'both-2026-02-01.csv: 1 price, replaced, without 1 that' "$T/out"
"$RIDGELINE" -C "$T/guide" import prices --feed neocloud_4h \
    "$T/SXM5.jsonl" "$T/PCIe.jsonl" >"$T/out"
check "given together, both stay" "$(cat "$T/out")" \
    grep -q 'both-2026-02-01.csv: 2 prices, replaced$' "$T/out"

# What would be dropped might be what keeps a row private.
head='accelerator,count,tier,unit,price,provider,date'
row='l40s,1,on_demand,accelerator_hour,1,lender,2026-01-03'
printf '%s\n' "$head,privat" "$row,yes" >"$T/own.csv"
refused "a column that is none" 'unknown column "privat"; did you mean private' \
    --feed plain "$T/own.csv"
printf '%s\n' "$head,private,private" "$row,yes," >"$T/own.csv"
refused "a column twice" 'column "private" stands twice' --feed plain \
    "$T/own.csv"
printf '%s\n' "$head,private" "$row,Yes" >"$T/own.csv"
refused "private is yes or no" 'own.csv:2: .*private is "Yes": want yes or no' \
    --feed plain "$T/own.csv"

# A row that names its source is the import's own: said again, it is mended.
printf '%s\n' "$head,source,private" "$row,epoch," >"$T/own.csv"
"$RIDGELINE" -C "$T/guide" import prices -q --feed plain "$T/own.csv"
sed -i '2s/$/yes/' "$T/own.csv"
"$RIDGELINE" -C "$T/guide" import prices --feed plain "$T/own.csv" >"$T/out"
check "a row made private is no longer public" "$(cat "$T/out")" \
    grep -q 'USD,epoch,.*,yes,*$' "$T/guide/specs/prices/lender-2026-01-03.csv"

# What a provider sells no more has a price of its day all the same.
head="$head,list"
long=date,provider,sku,accelerator,count,region,tier,unit,price,currency,source,list
dated=2026-01-03,mover,m1,l40s,1,eu,on_demand,accelerator_hour,1,USD,epoch,whole
printf '%s\n' "$long" "$dated" >"$T/guide/specs/prices/by-hand.csv"
printf '%s\n' "$long" "$dated" | sed 's/01-03/01-04/; s/m1/m2/' \
    >"$T/guide/specs/prices/by-hand-later.csv"
printf '%s\n' "sku,region,$head" \
    'm1,eu,l40s,1,on_demand,accelerator_hour,1,mover,2026-01-03,whole' \
    >"$T/own.csv"
"$RIDGELINE" -C "$T/guide" import prices --feed plain "$T/own.csv" >"$T/out"
check "a price that is retired is not said again" "$(cat "$T/out")" \
    grep -q 'another file of the guide states: 1$' "$T/out"
"$RIDGELINE" -C "$T/guide" check >"$T/out" 2>&1
check "and the guide takes it" "$(grep error "$T/out")" test $? -eq 0

# One that is held back has one too: a card at a hundred times its price.
printf '%s\n' "$long" "$dated" | sed 's/,1,USD/,100,USD/; s/m1/m3/; s/mover/holder/' \
    >"$T/guide/specs/prices/held.csv"
printf '%s\n' "sku,region,$head" \
    'm3,eu,l40s,1,on_demand,accelerator_hour,100,holder,2026-01-03,whole' \
    >"$T/own.csv"
"$RIDGELINE" -C "$T/guide" check >"$T/out" 2>&1
check "a price is held back" "$(cat "$T/out")" \
    grep -q 'held.csv:2: warning: .*outlier' "$T/out"
"$RIDGELINE" -C "$T/guide" import prices --feed plain "$T/own.csv" >"$T/out"
check "and not said again" "$(cat "$T/out")" \
    grep -q 'another file of the guide states: 1$' "$T/out"
"$RIDGELINE" -C "$T/guide" check >"$T/out" 2>&1
check "which the guide takes" "$(grep error "$T/out")" \
    sh -c '! grep -q error "$1"' - "$T/out"
