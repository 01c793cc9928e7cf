// opens.js FOLDER: SheetJS opens each workbook of a folder and finds no error
// value in a cell; and it does find one that is put in.
"use strict";
const fs = require("fs");
const path = require("path");
const XLSX = require(path.join(process.env.MODULES, "xlsx"));

function errors(book) {
	const found = [];
	let cells = 0;

	for (const name of book.SheetNames)
		for (const [at, cell] of Object.entries(book.Sheets[name])) {
			if (at[0] === "!")
				continue;
			cells++;
			if (cell.t === "e" || /^#(REF|VALUE|NAME|DIV\/0|N\/A|NUM|NULL)/
				.test(String(cell.v)))
				found.push(`${name}!${at} ${cell.w || cell.v}`);
		}
	return { found, cells };
}

const folder = process.argv[2];
const files = fs.readdirSync(folder).filter((f) => f.endsWith(".xlsx"));
const bad = [];
let cells = 0;

for (const file of files) {
	const book = XLSX.readFile(path.join(folder, file), { dense: false });
	const { found, cells: n } = errors(book);

	cells += n;
	if (found.length || n < 1000)
		bad.push(`${file}: ${found.slice(0, 3).join(", ") || n + " cells"}`);
}
const wrong = XLSX.utils.aoa_to_sheet([[1]]);
wrong.A1 = { t: "e", v: 0x0f, w: "#VALUE!" };
if (errors({ SheetNames: ["a"], Sheets: { a: wrong } }).found.length !== 1)
	bad.push("an error value is not seen");
console.log(`# SheetJS: ${files.length} workbooks, ${cells} cells`);
console.log(files.length && !bad.length ? "ok SheetJS opens every workbook" :
	`not ok SheetJS opens every workbook: ${bad.slice(0, 4).join("; ")}`);
