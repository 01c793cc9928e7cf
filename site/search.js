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

	// How many letters lie between two words, at most so many: one that is
	// wrong, missing, too much, or two that changed places.
	function slips(a, b, most) {
		if (Math.abs(a.length - b.length) > most)
			return most + 1;
		let before = [], last = Array.from({ length: b.length + 1 },
			(_, j) => j);
		for (let i = 1; i <= a.length; i++) {
			const row = [i];
			for (let j = 1; j <= b.length; j++) {
				row[j] = Math.min(last[j] + 1, row[j - 1] + 1,
					last[j - 1] + (a[i - 1] !== b[j - 1]));
				if (i > 1 && j > 1 && a[i - 1] === b[j - 2] &&
				    a[i - 2] === b[j - 1])
					row[j] = Math.min(row[j], before[j - 2] + 1);
			}
			before = last;
			last = row;
		}
		return last[b.length];
	}

	// Every word of the pages, with how many have it: what a slip meant.
	const known = new Map();

	function isKnown(word) {
		if (known.has(word) || idle.has(word))
			return true;
		if (word.length < 3)
			return false;
		for (const other of known.keys())
			if (other.startsWith(word))
				return true;
		return false;
	}

	// The word that was meant: few slips for its length, the first letter
	// right, of those as near the one that most pages have.  A number is
	// never a slip of another.
	function meant(word) {
		const most = word.length < 5 ? 0 : word.length < 8 ? 1 : 2;
		let best = null, near = most + 1;
		if (/\d/.test(word))
			return word;
		for (const [other, count] of known) {
			if (other[0] !== word[0] || /\d/.test(other))
				continue;
			const n = slips(word, other, most);
			if (n < near || (best && n === near && n <= most &&
			    count > known.get(best))) {
				best = other;
				near = n;
			}
		}
		return best || word;
	}

	// "rtx4070ti" is rtx, 4070 and ti; "2x3090" is so many of a 3090; "llama3"
	// is llama 3.  Only what no page has is taken apart.
	function apart(word) {
		const many = /^\d{1,3}x(?=.)/;
		const name = word.match(/^([a-z]{4,})(\d[\d.]*b?)$/);
		if (name && known.has(name[1]))
			return name.slice(1);
		if (isKnown(word))
			return [word];
		if (many.test(word))
			return apart(word.replace(many, ''));
		const parts = word.match(/[a-z]+\d+[a-z]?(?![a-z])|[a-z]+|\d[\d.]*b?/g) || [];
		const finer = word.match(/[a-z]+|\d[\d.]*/g) || [];
		for (const list of [parts, finer])
			if (list.length > 1 && list.every((part) =>
				isKnown(part) || /^\d+$/.test(part)))
				return list;
		return [meant(word)];
	}

	// Sizes that nobody has a page of are those of the class: 7b and 8b.
	function sized(word) {
		return word === '7b' ? ['7b', '8b'] : [word];
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
		for (const page of pages)
			for (const word of new Set(page.fields.flat()))
				known.set(word, (known.get(word) || 0) + 1);
		for (const word in same)
			if (!known.has(word))
				known.set(word, 1);
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
		let words = tokens(query).flatMap(apart)
			.map((word) => same[word] || word)
			.flatMap((word) => word.split(' ')).flatMap(sized);
		const telling = words.filter((word) => !idle.has(word));
		words = telling.length ? telling : words;
		const rarity = {};
		for (const word of words) {
			const held = pages.filter((page) => page.fields.some(
				(field) => likeness(word, field) > 0)).length;
			// 4090 is a card, 100 a quantity.
			rarity[word] = Math.log(1 + pages.length / (1 + held)) *
				(/^\d{4}$/.test(word) ? 3 :
				/^\d+$/.test(word) ? 0.3 : 1);
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
