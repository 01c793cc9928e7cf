#!/bin/sh
# needs: python3
# A guide's own templates/words/ says a sentence in another way: on the page, in
# Markdown, in the terminal, in the feed and in the workbook.
# quick
. tests/lib.sh

cp -r tests/guide "$T/guide"
cp -r templates "$T/guide"
rm -r "$T/guide/templates/words"
mkdir "$T/guide/templates/words"
cp site/*.css site/*.js "$T/guide/site"
cat >"$T/guide/templates/words/deutsch.md" <<'END'
# Auf Deutsch

verdict_choice: {% if way == "buy" then %}Kaufen Sie{% else %}Nehmen Sie{% end %} {{ order }}: {{ price }}.
order_from: {{ order }}{% if seller then %} von {{ seller }}{% end %}
verdict_limit: Am engsten ist {{ limit }}{% if left then %}, {{ left }} % sind frei{% end %}.
reason_few_cases: zu wenig gemessen ({{ cases }})
sheet_state_stands: "Bleibt" die beste Wahl.
book_checks: Summen der Tabellen, miteinander verglichen.
sheet_inputs_note: Die gelben Zellen dürfen geändert werden.
sheet_quote_age: am {{ date }}; vor dem Unterschreiben neu anfragen
END
"$RIDGELINE" -C "$T/guide" build -o "$T/site" >"$T/out" 2>&1
check "it builds" "$(cat "$T/out")" test -f "$T/site/index.html"
unzip -p "$T"/site/data/chat-team.xlsx >"$T/sheets" 2>/dev/null
"$RIDGELINE" -C "$T/guide" rank chat >"$T/rank" 2>&1
tr '\n' ' ' <"$T/rank" >"$T/rank.line"

# said WHERE FILE TEXT
said() {
	check "$1 says \"$3\"" "it does not" grep -q "$3" "$2"
}
for text in 'Nehmen Sie [0-9]* x [^.]* von ' 'Am engsten ist '; do
	said "the page" "$T"/site/workloads/chat.html "$text"
	said "Markdown" "$T"/site/workloads/chat.md "$text"
	said "the feed" "$T/site/feed.atom" "$text"
	said "the workbook" "$T/sheets" "$text"
	said "the terminal" "$T/rank.line" "$text"
done
unzip -p "$T/site/data/guide.xlsx" >"$T/all" 2>/dev/null
said "the workbook of all decisions" "$T/all" 'Summen der Tabellen, mit'
# A sentence of a sheet, one inside a formula, and one with a date.
said "the workbook" "$T/sheets" 'Die gelben Zellen dürfen geändert werden'
said "the workbook" "$T/sheets" 'am 20[0-9-]*; vor dem Unterschreiben'
said "a formula" "$T/sheets" '&quot;&quot;Bleibt&quot;&quot; die beste Wahl\|""Bleibt"" die beste'
said "its value" "$T/sheets" '<v>"Bleibt" die beste\|<v>&quot;Bleibt&quot; die beste'
for file in workloads/chat.html feed.atom; do
	check "$file keeps no other words" "it does" \
	    [ "$(grep -c 'The tightest limit is' "$T/site/$file")" = 0 ]
done

# What stays in C is listed with its reason; a new sentence is no literal.
says python3 tests/tools/sentences.py tests/sentences \
    engine/report/*.[ch] engine/write/*.[ch] engine/cmd/*.[ch] \
    engine/search/*.[ch] engine/kind/*.[ch]
rc=$?
check "sentences stand in templates/words" "$(cat "$T/says")" \
    [ $rc -eq 0 ]
for id in $(sed -n 's/^P[A-Z]*(\([a-z_0-9]*\)[,)].*/\1/p' \
    engine/spec/phrase.def); do
	case $id in caution_*) continue ;; esac
	grep -qrE "(PHRASE_|[[:space:]])$id[,)]" engine --include="*.c" ||
	    bad "$id" "nobody says this phrase"
done
