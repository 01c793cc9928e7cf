// What the search gives for written queries: the first page of each line of
// QUERIES, and among the first three, of 95 in 100 lines of each ASKED, a page
// whose address matches.
//     node queries.js SITE QUERIES ASKED...
'use strict';
const fs = require('fs');
const vm = require('vm');

const [site, queries, ...asked] = process.argv.slice(2);
const read = (name) => fs.readFileSync(site + '/' + name, 'utf8');
const lines = (name) => fs.readFileSync(name, 'utf8').split('\n')
	.filter((line) => line && !line.startsWith('#'));
const context = vm.createContext({});
vm.runInContext(read('search.js') + read('search-index.js') +
	';this.find = (q) => searchGuide(searchIndex, q);', context);
const pages = (query) => context.find(query).map((entry) => entry[0]);

let first = 0;
for (const line of lines(queries)) {
	const [query, wanted] = line.split('\t');
	const found = pages(query);
	first++;
	if (!wanted.split('|').includes(found[0]))
		console.log(`not ok search "${query}": ${found.slice(0, 3)}, ` +
			`not ${wanted}`);
}
console.log(first < 60 ? `not ok search: only ${first} queries` :
	`ok search: the first page of ${first} queries`);

// As people type them, with slips and slang.
for (const name of asked) {
	const missed = [];
	const rows = lines(name).slice(1);
	for (const line of rows) {
		const comma = line.lastIndexOf(',');
		const found = pages(line.slice(0, comma)).slice(0, 3);
		const wanted = new RegExp(line.slice(comma + 1));
		if (!found.some((page) => wanted.test(page)))
			missed.push(`"${line.slice(0, comma)}": ${found}`);
	}
	const share = 1 - missed.length / rows.length;
	console.log(`${rows.length < 60 || share < 0.95 ? 'not ok' : 'ok'} ` +
		`search: ${rows.length - missed.length} of ${rows.length} of ` +
		`${name} have their page among the first three` +
		(missed.length ? '; missed ' : '') + missed.join('; '));
}
