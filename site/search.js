// Which pages a query means, best first.  The index is a list of [page, title,
// summary, headings, other words, model and kind]; it is tried without a page.
const searchGuide = (function () {
	'use strict';

	// Words that tell no page from another; what people call the same; what
	// people are called, and numbers in words.
	let idle, crowd;
	const same = {}, counts = {};

	// "What fits in 24 GB?" becomes [what, fits, in, 24gb].
	function split(text) {
		return text.toLowerCase()
			.replace(/fine[- ]tun/g, 'finetun')
			.replace(/pre[- ]train/g, 'pretrain')
			.replace(/(\d),(\d{3})\b/g, '$1$2')
			.replace(/['\u2019]s?\b/g, '')
			.replace(/(\d) ?(gib|gigs?|gigabytes?)\b/g, '$1gb')
			.replace(/(\d) ?billions?\b/g, '$1b')
			.replace(/(\d) (gb|b)\b/g, '$1$2')
			.replace(/(\d)s\b/g, '$1')
			.split(/[^a-z0-9.]+/)
			.map((word) => word.replace(/^\.+|\.+$/g, ''))
			.filter(Boolean);
	}

	const alike = (words) => words.flatMap((word) =>
		word in same ? same[word] : word);
	const tokens = (text) => alike(split(text));

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

	// Every word of the pages, with how many have it: what a slip meant; those
	// that name cards and models, also without their dots.
	const known = new Map(), names = new Map();

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

	// Of words as near as may be, at most so many slips, the one that most
	// pages have.
	function nearest(word, list, most, first) {
		let best = null, near = most + 1;
		for (const [other, count] of list) {
			if (/\d/.test(other) || (first && other[0] !== word[0]))
				continue;
			const n = slips(word, other, most);
			if (n < near || (best && n === near && n <= most &&
			    count > known.get(best))) {
				best = other;
				near = n;
			}
		}
		return best;
	}

	// The word that was meant: few slips for its length, the first letter
	// right unless nothing else is near; short ones are slips of names
	// alone.  A number is never a slip of another.
	function meant(word) {
		const long = word.length;
		if (/\d/.test(word) || long < 4)
			return null;
		if (long < 5)
			return nearest(word, names, 1, true);
		return nearest(word, known, long < 8 ? 1 : 2, true) ||
			nearest(word, known, 1, false);
	}

	// A part of a joined name, or what parts two; of 80 and 80g the memory.
	function named(part) {
		if (part in same && !same[part].length)
			return part;
		const memory = part.replace(/g?b?$/, 'gb');
		return names.has(part) ? names.get(part) :
			/^\d{2,3}g?$/.test(part) && names.has(memory) ? memory :
			null;
	}

	// "a10080gb" is a100 and 80gb: the fewest names that make the word.
	function joined(word) {
		const best = [[]];
		for (let end = 1; end <= word.length; end++)
			for (let at = 0; at < end; at++) {
				const part = best[at] && named(word.slice(at, end));
				if (part && (!best[end] ||
				    best[at].length + 1 < best[end].length))
					best[end] = best[at].concat(part);
			}
		return best[word.length];
	}

	function singular(word) {
		return [[/ies$/, 'y'], [/es$/, ''], [/s$/, '']]
			.map(([from, to]) => word.replace(from, to))
			.find((one) => one !== word && known.has(one));
	}

	// "rtx4070ti" is rtx, 4070 and ti; "2x3090" is so many of a 3090; "llama3"
	// is llama 3.  Only what no page has is taken apart.
	function apart(typed) {
		// The letter in place of the digit: h1oo.
		const word = known.has(typed) ? typed :
			typed.replace(/(\d)o+(?![a-z])/g, (run) =>
				run.replace(/o/g, '0'));
		const many = /^\d{1,3}x(?=.)/;
		const name = word.match(/^([a-z]{4,})(\d[\d.]*b?)$/);
		if (name && known.has(name[1]))
			return name.slice(1);
		if (isKnown(word))
			return [word];
		if (many.test(word))
			return apart(word.replace(many, ''));
		const one = singular(word) || meant(word);
		const parts = !one && joined(word);
		if (parts && (/\d/.test(word) ||
		    parts.every((part) => part.length > 2)))
			return parts;
		const runs = word.match(/[a-z]+|\d[\d.]*b?/g) || [];
		if (runs.length > 1 && runs.every((run) =>
			isKnown(run) || /^\d+$/.test(run)))
			return runs;
		return [one || word];
	}

	// "qwen 2.5" and "nv link" are one word on the pages.
	function together(words) {
		const list = [];
		for (const word of words) {
			const pair = (list[list.length - 1] || '') + word;
			if (list.length && !idle.has(pair) && (names.has(pair) ||
			    pair in same || (pair.length > 5 &&
			    known.has(pair) && !known.has(word))))
				list.splice(-1, 1, pair);
			else
				list.push(word);
		}
		return list;
	}

	// How many people: "for 2k employees", "a hundred users", "team of 5"; the
	// number, and the words without it.
	function people(words) {
		const value = (word) => word in counts ? counts[word] :
			/^\d+(\.\d+)?[km]?$/.test(word) && !(/^\d{4}$/.test(word) &&
			names.has(word)) ? parseFloat(word) *
			({ k: 1e3, m: 1e6 }[word.slice(-1)] || 1) : 0;
		const noun = words.findIndex((word) => crowd.has(word));
		for (const at of [noun - 1, noun - 2, noun - 3, noun + 1, noun + 2]) {
			if (noun < 0 || !words[at] || !value(words[at]))
				continue;
			const from = at > 0 && value(words[at - 1]) ? at - 1 : at;
			return { count: value(words[at]) *
				(from < at ? value(words[from]) : 1),
				words: words.filter((_, i) => i < from || i > at) };
		}
		return { count: 0, words: words };
	}

	// A bare number beside a name is what the name goes on with: 80 beside
	// a100 its memory, 70 beside llama its size.
	function sizedBy(words) {
		const has = (list, word) => list.some((other) => other === word ||
			(word.length > 3 && other.startsWith(word)));
		return words.map(function (word) {
			if (!/^\d[\d.]*$/.test(word))
				return word;
			const beside = pages.filter((page) => page.titled &&
				words.some((other) => /[a-z]|\d{4}/.test(other) &&
				has(page.titled, other)));
			return ['', 'gb', 'b'].map((unit) => word + unit)
				.find((size) => beside.some((page) =>
				page.titled.includes(size))) || word;
		});
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

	// "a = 1; b c = 2" as pairs of a word and its meaning.
	function pairs(text, take) {
		for (const line of text.split(';')) {
			const [from, to] = line.split('=');
			for (const word of from.trim().split(/\s+/))
				take(word, to.trim());
		}
	}

	function read(index) {
		idle = new Set(searchIdle.split(' '));
		crowd = new Set(searchPeople.split(' '));
		pairs(searchCounts, (word, n) => { counts[word] = Number(n); });
		pairs(searchSame, (word, to) => {
			same[word] = to.split(' ').filter(Boolean);
		});
		pages = index.map(function (entry) {
			const fields = weights.map((w, i) => tokens(i ?
				entry[i] || '' : entry[0].replace(/\.html$/, '')));
			const users = entry.slice(4).join(' ')
				.match(/\bpeople(\d+)/);
			return { entry: entry, fields: fields,
				all: fields.flat().join(' '),
				people: users ? Number(users[1]) : 0,
				titled: /^(accelerators|models)\//.test(entry[0]) &&
					fields[0].concat(fields[1]) };
		});
		for (const page of pages) {
			if (!page.entry[0].startsWith('sources/'))
				for (const word of new Set(page.fields.flat()))
					known.set(word, (known.get(word) || 0) + 1);
			for (const word of page.titled ? page.titled.concat(
				page.fields[2].filter((w) => /^\d+gb$/.test(w))) : [])
				for (const name of [word, word.replace('.', '')])
					if (!names.has(name))
						names.set(name, word);
		}
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

	// A page for as many people, or half or twice as many, and so on.
	const near = (count, of) => of && count ?
		10 / (1 + Math.abs(Math.log2(count / of))) : 0;

	function score(page, words, rarity, count) {
		let sum = 0, titled = 0, met = 0, all = 0;
		for (const word of words) {
			let best = word === '#' ? near(count, page.people) : 0;
			if (page.all.includes(word))
				page.fields.forEach(function (field, i) {
					const like = likeness(word, field);
					best = Math.max(best, like * weights[i]);
					titled += like < 1 ? 0 : i === 1 ? 1 :
						i === 4 ? 0.4 : 0;
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

	// What of a question tells one page from another.
	function telling(query) {
		const asked = people(split(query));
		const words = sizedBy(alike(together(asked.words).flatMap(apart))
			.flatMap(sized));
		let rest = words.filter((word) => !idle.has(word));
		const other = rest.filter((word) => !crowd.has(word));
		if (asked.count && other.length)
			rest = other;
		return { count: asked.count, words: [...new Set(asked.count ?
			rest.concat('#') : rest.length ? rest : words)] };
	}

	return function (index, query) {
		if (!pages)
			read(index);
		const { words, count } = telling(query);
		const rarity = {};
		for (const word of words) {
			const held = pages.filter((page) => word === '#' ?
				page.people : page.all.includes(word) &&
				page.fields.some((field) =>
				likeness(word, field) > 0)).length;
			// 4090 is a card, 100 a quantity.
			rarity[word] = Math.log(1 + pages.length / (1 + held)) *
				(/^\d{4}$/.test(word) ? 3 :
				/^\d+$/.test(word) ? 0.3 : word === '#' ? 0.5 : 1);
		}
		return pages
			.map(function (page) {
				return { weight: score(page, words, rarity, count),
					entry: page.entry };
			})
			.filter((hit) => hit.weight > 0)
			.sort((a, b) => b.weight - a.weight)
			.slice(0, 12)
			.map((hit) => hit.entry);
	};
})();
