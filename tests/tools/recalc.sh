#!/bin/sh
# recalc.sh OUT FILE.xlsx...: LibreOffice loads the files, computes every
# formula again, whatever values are cached, and saves them as OUT/*.xlsx.
set -eu
out=$1
shift
profile=$(mktemp -d)
trap 'rm -rf "$profile"' EXIT
mkdir -p "$profile/user" "$out"
# OOXMLRecalcMode 0: always.
cat >"$profile/user/registrymodifications.xcu" <<'XCU'
<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load">
<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop>
</item>
</oor:items>
XCU
HOME=$profile timeout 300 soffice --headless --norestore \
    "-env:UserInstallation=file://$profile" --convert-to xlsx \
    --outdir "$out" "$@" >/dev/null 2>&1
