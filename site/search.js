// Which pages a query means, best first.  The index is a list of [page, title,
// summary, headings, other words, model and kind]; it is tried without a page.
const searchGuide = (function () {
	'use strict';

	// Words that tell no page from another; what people call the same.
	let idle = new Set();
	const same = {};

	// "What fits in 24GB?" becomes [fit, 24gb].
	function tokens(text) {
		return text.toLowerCase()
			.replace(/fine[- ]tun/g, 'finetun')
			.replace(/pre[- ]train/g, 'pretrain')
			.replace(/(\d) (gb|b)\b/g, '$1$2')
			.replace(/(\d)s\b/g, '$1')
			.split(/[^a-z0-9.]+/)
			.map(function (word) {
				word = word.replace(/^\.+|\.+$/g, '');
				return word in same ? same[word] : word;
			})
			.filter(Boolean);
	}

	// 1 for the word itself, less for a longer word that starts with it.
	function likeness(word, list) {
		let best = 0;
		for (const other of list)
			if (other === word)
				return 1;
			else if (word.length > 2 && other.startsWith(word))
				best = Math.max(best, 0.6);
			else if (word.length > 3 && other.includes(word))
				best = Math.max(best, 0.3);
		return best;
	}

	// Of page, title, summary, headings, other words, what it is made of.
	const weights = [4, 10, 3, 1, 13, 6];
	let pages = null;

	function read(index) {
		idle = new Set(searchIdle.split(' '));
		for (const line of searchSame.split(';')) {
			const [from, to] = line.split('=');
			for (const word of from.trim().split(' '))
				same[word] = to.trim();
		}
		pages = index.map(function (entry) {
			return { entry: entry, fields: weights.map((w, i) =>
				tokens(i ? entry[i] || '' :
					entry[0].replace(/\.html$/, ''))) };
		});
	}

	// Steps and sources are seldom meant; a comparison where both sides are
	// named.
	function prior(page, words) {
		const name = page.entry[0];
		if (name.startsWith('compare/')) {
			const sides = name.slice(8, -5).split('-vs-').map((side) =>
				side.split('-'));
			return sides.every((side, i) => words.some((word) =>
				side.includes(word) && !sides[1 - i].includes(word))) ?
				1.3 : 0.3;
		}
		if (name.startsWith('sources/'))
			return 0.2;
		if (/^(formulas|chains|claims)\//.test(name))
			return 0.3;
		return name.split('/').length > 2 ? 0.4 : 1;
	}

	function score(page, words, rarity) {
		let sum = 0, titled = 0, met = 0, all = 0;
		for (const word of words) {
			let best = 0;
			page.fields.forEach(function (field, i) {
				const like = likeness(word, field);
				best = Math.max(best, like * weights[i]);
				titled += i === 1 && like === 1;
			});
			sum += best * rarity[word];
			met += best > 0 ? rarity[word] : 0;
			all += rarity[word];
		}
		const share = titled / Math.max(1, page.fields[1].length);
		const whole = share === 1 && titled === words.length ? 1.5 : 1;
		return sum * Math.pow(met / all, 2) * (0.6 + 0.4 * share) *
			whole * prior(page, words);
	}

	return function (index, query) {
		if (!pages)
			read(index);
		let words = tokens(query);
		const telling = words.filter((word) => !idle.has(word));
		words = telling.length ? telling : words;
		const rarity = {};
		for (const word of words) {
			const held = pages.filter((page) => page.fields.some(
				(field) => likeness(word, field) > 0)).length;
			rarity[word] = Math.log(1 + pages.length / (1 + held));
		}
		return pages
			.map(function (page) {
				return { weight: score(page, words, rarity),
					entry: page.entry };
			})
			.filter((hit) => hit.weight > 0)
			.sort((a, b) => b.weight - a.weight)
			.slice(0, 12)
			.map((hit) => hit.entry);
	};
})();
