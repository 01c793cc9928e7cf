// The first page that the search gives for each written query.
//     node queries.js SITE QUERIES
'use strict';
const fs = require('fs');
const vm = require('vm');

const [site, queries] = process.argv.slice(2);
const read = (name) => fs.readFileSync(site + '/' + name, 'utf8');
const context = vm.createContext({});
vm.runInContext(read('search.js') + read('search-index.js') +
	';this.find = (q) => searchGuide(searchIndex, q);', context);

let asked = 0;
for (const line of fs.readFileSync(queries, 'utf8').split('\n')) {
	if (!line || line.startsWith('#'))
		continue;
	const [query, wanted] = line.split('\t');
	const pages = context.find(query).map((entry) => entry[0]);
	asked++;
	if (!wanted.split('|').includes(pages[0]))
		console.log(`not ok search "${query}": ${pages.slice(0, 3)}, ` +
			`not ${wanted}`);
}
console.log(asked < 60 ? `not ok search: only ${asked} queries` :
	`ok search: the first page of ${asked} queries`);
