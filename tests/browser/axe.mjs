/*
 * axe.mjs MODULES SITE: one page of each shape before axe-core, all rules, those
 * of best practice too, in light and wide or in dark and narrow: which, turns from
 * page to page and by SLICE; with WHOLE set in both.
 * Of rows, items and marks that are made of the same elements a page keeps a few, by
 * SLICE; with WHOLE set, all.  Then a decision as it is printed: so many sheets of paper at
 * most.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { browser, need, say, shapes, site } from "./chrome.mjs";

const axe = readFileSync(need.resolve("axe-core/axe.min.js"), "utf8");
const looks = [{ scheme: "light", width: 1280 }, { scheme: "dark", width: 390 }];

/* Rows, items and marks of charts beyond KEEP of those with the same elements and
   classes are removed, but for the last of its parent: which of them stay is by
   chance.  How many went. */
function thin(keep, seed) {
	const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
	const alike = Map.groupBy(document.querySelectorAll(
		"tbody > tr, main li, svg > g"), e => [e, ...e.querySelectorAll("*")]
		.map(e => e.tagName + "." + e.getAttribute("class")).join());
	let gone = 0;

	for (const things of alike.values())
		while (things.length > keep) {
			const at = Math.floor(chance() * things.length);
			const [one] = things.splice(at, 1);

			if (one.parentElement.childElementCount > 1) {
				one.remove();
				gone++;
			}
		}
	return gone;
}

async function look(page, { scheme, width }) {
	await page.emulateMediaFeatures([
		{ name: "prefers-color-scheme", value: scheme }]);
	await page.setViewport({ width, height: 900 });
	const found = await page.evaluate(() => axe.run(document, {
		resultTypes: ["violations"],
		rules: { "target-size": { enabled: true } },
	}).then(r => r.violations.map(v => `${v.id}: ${v.nodes.length} of ` +
		`${v.nodes[0].target} ${v.nodes[0].html.slice(0, 120)}`)));
	return found.map(text => `${scheme}, ${width} px: ${text}`);
}

const chrome = await browser();
const page = await chrome.newPage();
const faults = [];
const chosen = shapes();
const seed = Number(process.env.SLICE) || 1;
let gone = 0;
for (const name of chosen) {
	await page.goto(pathToFileURL(join(site, name)).href);
	if (!process.env.WHOLE)
		gone += await page.evaluate(thin, 3, seed);
	await page.evaluate(axe);
	for (const how of process.env.WHOLE ? looks :
		[looks[(chosen.indexOf(name) + seed) % 2]])
		faults.push(...(await look(page, how)).map(t => `${name}, ${t}`));
}
async function sheets(name) {
	await page.goto(pathToFileURL(join(site, name)).href);
	const pdf = Buffer.from(await page.pdf({ format: "a4",
		preferCSSPageSize: true }));
	return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g).length;
}

// A sheet a buyer, of which a workload has up to five: the evidence of each price
// took the fifth.
const paper = [];
for (const name of chosen.filter(n => /^workloads\/[^/]*$/.test(n))) {
	const count = await sheets(name);
	if (count > 5)
		paper.push(`${name}: ${count} sheets`);
}
await page.setContent("<p>no language, no title <img src=x>");
await page.evaluate(axe);
const seen = await look(page, looks[0]);
await chrome.close();
console.log(`# axe: ${gone} things like others left out, seed ${seed}`);
say(`axe: ${chosen.length} pages, in light or in dark`, faults);
say("a decision is printed on five sheets at most", paper);
say("axe sees a fault", seen.length >= 3 ? [] : ["it is silent"]);
