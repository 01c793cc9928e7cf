# Two quotes in a workbook, the second past its validity.
cp -r "$ROOT/tests/diag/guide/." .
cat >>specs/all.lua <<'END'
offer "cloud-card" {
  date = "2025-01-01",
  provider = "cloud",
  accelerator = "card",
  count = 1,
  tier = "on_demand",
  currency = "USD",
  cite "sheet" { price = 2 * USD/h },
}
END
python3 - <<'END'
import zipfile
QUOTES = [["Vendor", "Like candidate", "Currency", "Valid until",
           "USD for one", "Price of one", "Tax (percent)", "From so many on",
           "Price of one from there", "Support (USD a year, each)",
           "Delivery (weeks)"],
          ["Acme", "job/team/cloud-card", "USD", "2026-01-01", 1, 1.5, 0, 0,
           0, 0, 0],
          ["Bolt", "job/team/cloud-card", "USD", "2024-12-30", 1, 1.4, 0, 0,
           0, 0, 0]]
SHEETS = {"Quotes": QUOTES, "Inputs": [["id", "value", "unit",
                                        "As published"]],
          "Candidates": [["candidate", "Configuration", "Accelerators"],
                         ["job/team/cloud-card", "1 x Card", 1]]}
BEGIN = '<?xml version="1.0"?>'


def sheet(rows):
    return BEGIN + "<worksheet><sheetData>" + "".join(
        f'<row r="{r}">' + "".join(
            f'<c r="{chr(65 + c)}{r}" t="str"><v>{x}</v></c>'
            for c, x in enumerate(row)) + "</row>"
        for r, row in enumerate(rows, 1)) + "</sheetData></worksheet>"


with zipfile.ZipFile("quotes.xlsx", "w") as z:
    z.writestr("xl/workbook.xml", BEGIN + "<workbook><sheets>" + "".join(
        f'<sheet name="{name}" sheetId="{i}" r:id="rId{i}"/>'
        for i, name in enumerate(SHEETS, 1)) + "</sheets></workbook>")
    z.writestr("xl/_rels/workbook.xml.rels", BEGIN + "<Relationships>" +
               "".join(f'<Relationship Id="rId{i}" '
                       f'Target="worksheets/sheet{i}.xml"/>'
                       for i in range(1, 4)) + "</Relationships>")
    for i, rows in enumerate(SHEETS.values(), 1):
        z.writestr(f"xl/worksheets/sheet{i}.xml", sheet(rows))
END
"$RIDGELINE" import quotes quotes.xlsx 2>&1
