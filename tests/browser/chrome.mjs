/*
 * The browser of axe.mjs and lighthouse.mjs, and what they say of a page: the
 * modules come from the folder that tests/npm/install.sh names.
 */
import { createRequire } from "node:module";
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

export const [modules, site] = process.argv.slice(2);
export const need = createRequire(join(modules, "any.js"));

/* One page of each shape: those at the top, and of each folder the first, the
   one that people read most, and the first of the folders in it. */
export function shapes() {
	const found = [], liked = ["chat-70b.html", "h100-sxm5-80gb.html"];
	const walk = (folder, depth) => {
		const items = readdirSync(folder, { withFileTypes: true })
			.sort((a, b) => a.name < b.name ? -1 : 1);
		const pages = items.map(i => i.name).filter(n =>
			n.endsWith(".html"));
		const taken = depth === 0 ? pages : pages.filter((name, i) =>
			i === 0 || liked.includes(name));
		found.push(...taken.map(name => join(folder, name)));
		items.filter(i => i.isDirectory()).slice(0, depth ? 1 : 99)
			.forEach(i => walk(join(folder, i.name), depth + 1));
	};
	walk(site, 0);
	return found.map(path => relative(site, path));
}

export async function browser() {
	const puppeteer = need("puppeteer-core");
	const path = ["/usr/bin/chromium", "/usr/bin/google-chrome"]
		.find(p => existsSync(p));

	return puppeteer.launch({ executablePath: path, headless: true,
		args: ["--no-sandbox", "--disable-gpu", "--disable-sync",
			"--disable-background-networking", "--no-first-run"] });
}

/* Lines for run.sh: what was found under a name, or that nothing was. */
export function say(name, faults) {
	for (const fault of faults.slice(0, 10))
		console.log("    " + fault);
	console.log(faults.length ?
		`not ok ${name}: ${faults[0]} (${faults.length} in all)` :
		`ok ${name}`);
}
