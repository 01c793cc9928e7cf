// Which pages a query means, best first.  The index is a list of [page, title,
// summary, headings, other words, model and kind]; nothing here touches the page, so that it
// can be tried without a browser.
const searchGuide = (function () {
	'use strict';

	// Words that tell no page from another.
	const idle = new Set(('a about an and any are at all be best better by can ' +
		'card cards do does for from good gpu gpus graphics have how i ' +
		'if in is it list many me meaning mean much my need of on one ' +
		'run running runs should so than that the there these they this ' +
		'to use using what when which who with you your').split(' '));
	// One spelling for what people call the same.
	const same = {
		'vs': '', 'versus': '', 'against': '', 'or': '', 'fits': 'fit',
		'finetune': 'finetuning', 'finetuned': 'finetuning',
		'train': 'training', 'trained': 'training',
		'serve': 'serving', 'served': 'serving', 'hosting': 'serving',
		'infer': 'inference', 'buying': 'buy', 'renting': 'rent',
		'rental': 'rent', 'price': 'prices', 'pricing': 'prices',
		'cost': 'prices', 'costs': 'prices', 'cheap': 'prices',
		'cheapest': 'prices', 'cheaper': 'prices', 'vram': 'memory',
		'ram': 'memory', 'quantisation': 'quantization',
		'comparison': 'compare', 'llms': 'llm', 'models': 'model',
		'videos': 'video', 'pictures': 'images', 'image': 'images',
		'transcription': 'transcribe', 'transcribing': 'transcribe',
		'spec': 'specs', 'specification': 'specs', 'myth': 'myths',
	};

	// "What fits in 24GB?" becomes [fit, 24gb].
	function tokens(text) {
		return text.toLowerCase()
			.replace(/fine[- ]tun/g, 'finetun')
			.replace(/pre[- ]train/g, 'pretrain')
			.replace(/(\d) (gb|b)\b/g, '$1$2')
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
		pages = index.map(function (entry) {
			return { entry: entry, fields: weights.map(function (w, i) {
				return tokens(i === 0 ?
					entry[0].replace(/\.html$/, '') :
					entry[i] || '');
			}) };
		});
	}

	// Steps of one decision and sources are seldom what is meant; a
	// comparison only where both sides are named.
	function prior(page, named) {
		const name = page.entry[0];
		if (name.startsWith('compare/'))
			return named > 1 ? 1.3 : 0.3;
		if (name.startsWith('sources/'))
			return 0.2;
		if (/^(formulas|chains|claims)\//.test(name))
			return 0.3;
		return name.split('/').length > 2 ? 0.4 : 1;
	}

	function score(page, words, rarity) {
		let sum = 0, named = 0, titled = 0, met = 0, all = 0;
		for (const word of words) {
			let best = 0;
			page.fields.forEach(function (field, i) {
				const like = likeness(word, field);
				best = Math.max(best, like * weights[i]);
				if (i === 1 && like === 1) {
					titled++;
					named += /\d/.test(word);
				}
			});
			sum += best * rarity[word];
			met += best > 0 ? rarity[word] : 0;
			all += rarity[word];
		}
		const share = titled / Math.max(1, page.fields[1].length);
		const whole = share === 1 && titled === words.length ? 1.5 : 1;
		return sum * Math.pow(met / all, 2) * (0.6 + 0.4 * share) *
			whole * prior(page, named);
	}

	return function (index, query) {
		if (!pages)
			read(index);
		let words = tokens(query);
		const telling = words.filter(function (word) {
			return !idle.has(word);
		});
		words = telling.length ? telling : words;
		const rarity = {};
		for (const word of words) {
			const held = pages.filter(function (page) {
				return page.fields.some(function (field) {
					return likeness(word, field) > 0;
				});
			}).length;
			rarity[word] = Math.log(1 + pages.length / (1 + held));
		}
		return pages
			.map(function (page) {
				return { weight: score(page, words, rarity),
					entry: page.entry };
			})
			.filter(function (hit) { return hit.weight > 0; })
			.sort(function (a, b) { return b.weight - a.weight; })
			.slice(0, 12)
			.map(function (hit) { return hit.entry; });
	};
})();
