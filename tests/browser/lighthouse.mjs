/*
 * lighthouse.mjs MODULES SITE [CATEGORY...]: five pages before Lighthouse, from a
 * server of their own that compresses as others do: two by SLICE, all with WHOLE set
 * or a category given; each category (accessibility, best practices and SEO) at its
 * full mark, or "performance" at 95.
 */
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { join, normalize } from "node:path";
import { pathToFileURL } from "node:url";
import { createGzip } from "node:zlib";
import { browser, need, say, site } from "./chrome.mjs";

const given = process.argv.slice(4);
const categories = given.length ? given :
	["accessibility", "best-practices", "seo"];
const pages = ["index", "choose", "workloads/chat-70b",
	"accelerators/h100-sxm5-80gb", "compare/rtx-4090-vs-rtx-5090", "prices"]
	.filter(name => existsSync(join(site, name + ".html"))).slice(0, 5)
	.filter((_, i, all) => process.env.WHOLE || given.length ||
		(i + Number(process.env.SLICE || 1)) % all.length % 3 === 0);
const types = { html: "text/html; charset=utf-8", css: "text/css",
	js: "text/javascript" };

const server = createServer((request, response) => {
	const name = normalize(new URL(request.url, "http://x").pathname);
	const path = join(site, name);
	if (!existsSync(path)) {
		response.writeHead(404).end();
		return;
	}
	response.writeHead(200, { "content-type":
		types[path.split(".").pop()] || "application/octet-stream",
		"content-encoding": "gzip" });
	createReadStream(path).pipe(createGzip()).pipe(response);
}).listen(0, "127.0.0.1");

const { default: lighthouse } = await import(
	pathToFileURL(need.resolve("lighthouse")).href);
const chrome = await browser();
const faults = [];
for (const name of pages) {
	const { lhr } = await lighthouse(
		`http://127.0.0.1:${server.address().port}/${name}.html`,
		{ port: Number(new URL(chrome.wsEndpoint()).port),
			onlyCategories: categories, logLevel: "error",
			disableFullPageScreenshot: true,
			throttlingMethod: categories.includes("performance") ?
				"simulate" : "provided" });
	for (const category of Object.values(lhr.categories)) {
		const want = category.id === "performance" ? 0.95 : 1;
		const why = category.auditRefs.map(ref => lhr.audits[ref.id])
			.filter(a => a.score !== null && a.score < 1)
			.map(a => a.id).join(" ");
		if (category.id === "performance")
			console.log(`lighthouse_${name} ` +
				`${Math.round(category.score * 100)} percent`);
		if (!(category.score >= want))
			faults.push(`${name}: ${category.id} ` +
				`${category.score}: ${why}`);
	}
}
await chrome.close();
server.close();
say(`Lighthouse: ${categories.join(", ")} of ${pages.length} pages`, faults);
process.exit(faults.length && given.length ? 1 : 0);
