#!/bin/sh
# quick
# Prices that are likely wrong decide nothing until someone accepts them.
. tests/lib.sh

cp -r tests/guide "$T/guide"
day=$T/guide/specs/prices/acme-2026-01-04.csv
snapshot() { # ROWS...: the next day's file
	echo date,provider,sku,accelerator,count,region,tier,unit,price,currency,source
	for row in "$@"; do
		echo "2026-01-04,acme,$row,USD,made-up-prices"
	done
}
best() { # the accelerator that chat is decided for
	"$RIDGELINE" -C "$T/guide" rank chat --profile team --format csv \
	    2>"$T/err" | sed -n 2p | tr -d '"' | tr ',' '\n' |
	    grep -m 1 -x 'alpha\|beta\|gamma'
}

# Beta at 0.80 USD/h wins beside alpha at 2; at 2.20 it does not.
snapshot b1,beta,1,here,on_demand,accelerator_hour,2.2 >"$day"
check "a price that rose decides" "$(best)" test "$(best)" = alpha
snapshot b1,beta,1,here,on_demand,accelerator_hour,80 >"$day"
check "a hundredfold price does not: the last one stands" "$(best)" \
    test "$(best)" = beta
check "it is said" "$(cat "$T/err")" grep -q \
    '80.00/h is 100 times its price of 2026-01-03, $0.80/h' "$T/err"
check "once" "$(wc -l <"$T/err") lines" \
    test "$(grep -c price_outlier "$T/err")" -eq 1
cat >"$T/guide/specs/accept.lua" <<'END'
accept "beta-is-dear" {
  offer = "acme/b1/beta-x1/here/on_demand",
  date = "2026-01-04",
  reason = "the provider confirmed it",
}
END
check "once accepted it decides" "$(best)" test "$(best)" = alpha
check "and is not told any more" "$(cat "$T/err")" \
    test "$(grep -c price_outlier "$T/err")" -eq 0
rm "$T/guide/specs/accept.lua"

# Eight together for 18 USD/h, that is 2.25 for one: divided twice, 0.28.
snapshot a8,alpha,8,here,on_demand,instance_hour,2.25 >"$day"
best >"$T/out"
check "a unit that changed in silence" "$(cat "$T/err")" \
    grep -q 'divided twice?' "$T/err"

# A lone purchase price: dated before launch, or of no such size.
snapshot b9,beta,1,here,purchase,accelerator,9000000 >"$day"
best >"$T/out"
check "a purchase price is looked at too" "$(cat "$T/err")" \
    grep -q 'more than anyone asks' "$T/err"

# Each rule alone, on both sides of where it begins.  A card without a list
# price, and one that was listed at 10,000 USD and launched on 2025-06-01.
cp -r tests/guide "$T/rules"
rules=$T/rules/specs/prices/rules.csv
sed -n '/^accelerator "beta"/,/^}/p' "$T/rules/specs/guide.lua" |
    sed 's/"beta"/"plain"/; s/name = "[^"]*"/name = "Plain"/' \
    >"$T/rules/specs/cards.lua"
sed 's/"plain"/"listed"/; s/"Plain"/"Listed"/' "$T/rules/specs/cards.lua" \
    >"$T/listed"
sed '$d' "$T/listed" >>"$T/rules/specs/cards.lua"
cat >>"$T/rules/specs/cards.lua" <<'END'
  cite "made-up" { launched = "2025-06-01", list_price = 10000 * USD },
}
END
# held_count MESSAGES: how many prices; more than three are one message.
held_count() {
	many=$(sed -n 's/.* warning: \([0-9]*\) prices are held back;.*/\1/p' "$1")
	echo "${many:-$(grep -c price_outlier "$1")}"
}
# rule NAME WANT COUNT ROWS...: so many prices are held back, for that reason.
# A row: date seller accelerator count region tier unit price [condition]
rule() {
	name=$1 want=$2 n=$3
	shift 3
	{
		echo date,provider,sku,accelerator,count,region,tier,unit,price,currency,source,condition
		for row; do
			echo "$row" | awk '{ print $1 "," $2 ",s," $3 "," $4 \
			    "," $5 "," $6 "," $7 "," $8 \
			    ",USD,made-up-prices," $9 }'
		done
	} >"$rules"
	"$RIDGELINE" -C "$T/rules" check >"$T/out" 2>&1
	got=$(held_count "$T/out")
	grep ' error: ' "$T/out" && bad "$name" "the guide has errors"
	check "$name" "$got held: $(cat "$T/out")" test "$got" -eq "$n"
	[ "$n" -eq 0 ] || check "$name: why" "$(cat "$T/out")" \
	    test "$(grep price_outlier "$T/out" | grep -o "$want" | wc -l)" \
	    -eq $((n < 3 ? n : 3))
}
hour='on_demand accelerator_hour'
was="2026-01-03 a plain 1 x $hour 2"

# The same offer: four times its last price, or a quarter of it.
rule "3.99 times its last price" - 0 "$was" "2026-01-04 a plain 1 x $hour 7.98"
rule "4.01 times its last price" '4 times its price of 2026-01-03, $2.00/h' 1 \
    "$was" "2026-01-04 a plain 1 x $hour 8.02"
rule "0.255 of its last price" - 0 "$was" "2026-01-04 a plain 1 x $hour 0.51"
rule "0.245 of its last price" 'times its price of 2026-01-03' 1 "$was" \
    "2026-01-04 a plain 1 x $hour 0.49"
bought='purchase accelerator'
rule "3.9 times what it was sold for" - 0 \
    "2026-01-03 a plain 1 x $bought 9000" "2026-01-04 a plain 1 x $bought 35100"
rule "4.1 times what it was sold for" 'times its price of 2026-01-03, $9,000' \
    1 "2026-01-03 a plain 1 x $bought 9000" \
    "2026-01-04 a plain 1 x $bought 36900"

# The unit: a factor that is the count, though it is no large one.
whole='on_demand instance_hour'
rule "half of its price, of one" - 0 "$was" "2026-01-04 a plain 1 x $hour 1"
rule "half of its price, of two" 'divided twice?' 1 \
    "2026-01-03 a plain 2 x $whole 4" "2026-01-04 a plain 2 x $whole 2"
rule "0.45 of its price, of two" - 0 \
    "2026-01-03 a plain 2 x $whole 4" "2026-01-04 a plain 2 x $whole 1.8"
rule "twice its price, of two" 'a price per instance?' 1 \
    "2026-01-03 a plain 2 x $whole 4" "2026-01-04 a plain 2 x $whole 8"

# Others: six times the median over sellers, each with one say.
others="2026-01-03 b plain 1 x $hour 2"
rule "5.9 times what others ask" - 0 "$was" "$others" \
    "2026-01-03 c plain 1 x $hour 2" "2026-01-03 d plain 1 x $hour 11.8"
rule "6.1 times what others ask" '6.1 times the median of Plain, on demand, $2.00/h' \
    1 "$was" "$others" "2026-01-03 c plain 1 x $hour 2" \
    "2026-01-03 d plain 1 x $hour 12.2"
rule "one seller with most of the rows" '7 times the median' 5 "$was" \
    "$others" "2026-01-03 c plain 1 x $hour 2" \
    "2026-01-03 d plain 1 r1 $hour 14" "2026-01-03 d plain 1 r2 $hour 14" \
    "2026-01-03 d plain 1 r3 $hour 14" "2026-01-03 d plain 1 r4 $hour 14" \
    "2026-01-03 d plain 1 r5 $hour 14"
rule "of two sellers, the median of all prices" '6.5 times the median' 1 \
    "$was" "2026-01-03 a plain 1 y $hour 2" "2026-01-03 a plain 1 z $hour 2" \
    "2026-01-03 d plain 1 x $hour 13"
rule "two prices say nothing of each other" - 0 "$was" \
    "2026-01-03 d plain 1 x $hour 13"
rule "a bid is no price on demand" - 0 "$was" "$others" \
    "2026-01-03 c plain 1 x $hour 2" \
    "2026-01-03 d plain 1 x spot accelerator_hour 0.2"
rule "purchases beside others" '6.1 times the median of Plain, purchase' 1 \
    "2026-01-03 a plain 1 x $bought 9000" \
    "2026-01-03 b plain 1 x $bought 9000" \
    "2026-01-03 c plain 1 x $bought 9000" \
    "2026-01-03 d plain 1 x $bought 54900"

# A lone offer: the largest price of all, the launch, the list price; a year's
# rent of 8,766 hours is 20 times it from 22.81 USD/h on, a twentieth at 0.057.
rule "a lone rent" - 0 "2026-01-03 a plain 1 x $hour 59.9"
rule "a lone rent of no such size" 'more than anyone asks' 1 \
    "2026-01-03 a plain 1 x $hour 60.1"
rule "a lone purchase" - 0 "2026-01-03 a plain 1 x $bought 149999"
rule "a lone purchase of no such size" 'more than anyone asks' 1 \
    "2026-01-03 a plain 1 x $bought 150001"
rule "on the day of its launch" - 0 "2025-06-01 a listed 1 x $hour 2"
rule "the day before its launch" 'before the day that Listed was launched, 2025-06-01' \
    1 "2025-05-31 a listed 1 x $hour 2"
rule "a year's rent of 19.3 list prices" - 0 "2026-01-03 a listed 1 x $hour 22"
rule "a year's rent of 20.2 list prices" '20 times its list price a year' 1 \
    "2026-01-03 a listed 1 x $hour 23"
rule "a year's rent of a 19th" - 0 "2026-01-03 a listed 1 x $hour 0.06"
rule "a year's rent of a 21st" 'times its list price a year' 1 \
    "2026-01-03 a listed 1 x $hour 0.054"
rule "sold at 7.9 list prices" - 0 "2026-01-03 a listed 1 x $bought 79000"
rule "sold at 8.1 list prices" '8.1 times its list price' 1 \
    "2026-01-03 a listed 1 x $bought 81000"
rule "sold at a ninth of it, new" '0.11 times its list price' 1 \
    "2026-01-03 a listed 1 x $bought 1100"
rule "sold at a ninth of it, used" - 0 \
    "2026-01-03 a listed 1 x $bought 1100 used"
rule "sold at a 51st of it, used" 'times its list price' 1 \
    "2026-01-03 a listed 1 x $bought 196 used"
