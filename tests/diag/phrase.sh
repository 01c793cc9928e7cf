cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates/words
cat >templates/words/house.md <<'EOF'
# Our voice

verdict_nxt: Next best: {{ order }} {{ ratio }}.
order_idle: {{ idle }} unused
order_idle: {{ idle }} spare
order_copies: {{ copies }} of them
order_sold: {{ units }} {{ sold_is }}{% if units > 1 then %}s{% end %} of {{ each }}
term: {% if months > 12 then %}{{ years }} years, {{ months }} months
reason_price_age: an old price ({{ days > 3 }})
verdict_here: {{ figures }} {% if error > 3 then %}far{% end %} off by {{ error }}
no id here
verdict_sure:
EOF
"$RIDGELINE" check
