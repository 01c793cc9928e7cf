// What a page can do beyond being read: sort and filter tables, choose light
// or dark, search.  Every page is complete without this file.
(function () {
	'use strict';

	const root = new URL('.', document.currentScript.src).href;

	function element(tag, attributes, text) {
		const e = document.createElement(tag);
		for (const name in attributes)
			e.setAttribute(name, attributes[name]);
		if (text)
			e.textContent = text;
		return e;
	}

	// What a page asks for and this file does not find, or what another
	// template left out, is told: silence hides that nothing works.
	function missing(what, where) {
		console.error('site.js: ' + what + ': no ' + where +
			' on this page');
	}

	// Tables

	function isNumeric(table, column) {
		return table.classList.contains('n' + (column + 1));
	}

	// What a cell sorts by: its number, else its text; empty ones last.
	function key(row, column) {
		const cell = row.cells[column];
		if (cell.dataset.sort !== undefined)
			return Number(cell.dataset.sort);
		if (cell.textContent.trim() === '–')
			return null;
		const shown = isNumeric(row.closest('table'), column) &&
			parseFloat(cell.textContent.replace(/[$,]/g, ''));
		if (Number.isFinite(shown))
			return shown;
		return cell.textContent.trim().toLowerCase();
	}

	function compare(a, b) {
		if (a === null || b === null)
			return a === b ? 0 : a === null ? Infinity : -Infinity;
		if (typeof a !== typeof b)
			return typeof a === 'number' ? -1 : 1;
		return a < b ? -1 : a > b ? 1 : 0;
	}

	function sort(table, column) {
		const heads = table.tHead.rows[0].cells;
		const body = table.tBodies[0];
		const down = heads[column].getAttribute('aria-sort') ===
			'ascending';
		const rows = Array.from(body.rows, function (row, i) {
			return { row: row, key: key(row, column), i: i };
		});

		rows.sort(function (a, b) {
			const order = compare(a.key, b.key);
			if (Math.abs(order) === Infinity)
				return order;
			return (down ? -order : order) || a.i - b.i;
		});
		for (const entry of rows)
			body.append(entry.row);
		for (const head of heads)
			head.removeAttribute('aria-sort');
		heads[column].setAttribute('aria-sort',
			down ? 'descending' : 'ascending');
	}

	function makeSortable(table) {
		Array.from(table.tHead.rows[0].cells, function (head, column) {
			const button = element('button', { type: 'button' });
			button.append(...head.childNodes);
			head.classList.toggle('n', isNumeric(table, column));
			button.addEventListener('click', function () {
				sort(table, column);
				remember(table);
			});
			head.append(button);
		});
	}

	// Rows with all of the words; where no row has them all, as with
	// "4090 5090", rows with any of them; "-nvidia" leaves those out.
	function filter(table, query) {
		const all = query.toLowerCase().split(/\s+/).filter(Boolean);
		const words = all.filter((w) => !/^-./.test(w));
		const not = all.filter((w) => /^-./.test(w));
		const rows = Array.from(table.tBodies[0].rows, function (row) {
			const text = row.textContent.toLowerCase();
			return { row: row,
				out: not.some((word) => text.includes(word.slice(1))),
				met: words.filter((word) => text.includes(word)).length };
		});
		const every = rows.some((r) => r.met === words.length && !r.out);
		let shown = 0;
		for (const r of rows) {
			r.row.hidden = r.out || (every ?
				r.met < words.length : !r.met);
			shown += r.row.hidden ? 0 : 1;
		}
		return shown + ' of ' + rows.length;
	}

	// What is shown of a table, as rows of texts: marks stay behind.
	function texts(table) {
		const rows = Array.from(table.rows).filter((row) => !row.hidden);
		return rows.map(function (row) {
			return Array.from(row.cells, function (cell) {
				const copy = cell.cloneNode(true);
				for (const mark of copy.querySelectorAll('sup'))
					mark.remove();
				return copy.textContent.replace(/\s+/g, ' ').trim();
			});
		});
	}

	function asCsv(rows) {
		return rows.map((row) => row.map((text) => /[",]/.test(text) ?
			'"' + text.replace(/"/g, '""') + '"' : text).join(','))
			.join('\r\n') + '\r\n';
	}

	function asMarkdown(rows) {
		const lines = rows.map((row) => '| ' + row.map((text) =>
			text.replace(/\|/g, '\\|')).join(' | ') + ' |');
		lines.splice(1, 0, '|' + ' --- |'.repeat(rows[0].length));
		return lines.join('\n') + '\n';
	}

	function makeCopy(table, line, name, form) {
		const button = element('button', { type: 'button',
			'aria-label': 'Copy ' + name + ': ' +
			(table.caption ? table.caption.textContent : '') },
			'Copy ' + name);
		button.addEventListener('click', function () {
			navigator.clipboard.writeText(form(texts(table))).then(
				function () { button.textContent = 'Copied'; },
				function () { button.textContent = 'Not allowed'; });
			setTimeout(function () {
				button.textContent = 'Copy ' + name;
			}, 1500);
		});
		line.append(button);
	}

	// The address says what is shown: #prices?sort=2&down&q=4090+5090
	function remember(table) {
		const head = table.querySelector('thead [aria-sort]');
		const state = new URLSearchParams();
		const box = inputs.get(table);
		if (head)
			state.set(head.getAttribute('aria-sort') ===
				'descending' ? 'down' : 'up', head.cellIndex + 1);
		if (box && box.value)
			state.set('q', box.value);
		const text = state.toString();
		history.replaceState(null, '', '#' + table.id +
			(text ? '?' + text : ''));
	}

	function recall() {
		const parts = location.hash.slice(1).split('?');
		const table = parts[1] && document.getElementById(parts[0]);
		if (!table || !table.tHead)
			return;
		const state = new URLSearchParams(parts[1]);
		const box = inputs.get(table);
		for (const way of ['up', 'down']) {
			const column = Number(state.get(way)) - 1;
			for (let i = 0; i < (way === 'up' ? 1 : 2) &&
				table.tHead.rows[0].cells[column]; i++)
				sort(table, column);
		}
		if (box && state.get('q')) {
			box.value = state.get('q');
			box.nextSibling.textContent = filter(table, box.value);
		}
		table.scrollIntoView();
	}

	const inputs = new Map();
	function makeFilter(table, line) {
		const input = element('input', { type: 'search',
			placeholder: 'Filter rows', 'aria-label': 'Filter rows of: ' +
			(table.caption ? table.caption.textContent : '') });
		const count = element('output', { class: 'count' });

		input.addEventListener('input', function () {
			count.textContent = filter(table, input.value);
			remember(table);
		});
		inputs.set(table, input);
		line.append(input, count);
	}

	// Narrow screens show the first columns, until all are asked for.
	function makeFew(table, line) {
		const count = table.tHead.rows[0].cells.length;
		if (count < 7)
			return;
		const button = element('button', { type: 'button',
			class: 'columns' }, 'All ' + count + ' columns');
		table.classList.add('few');
		button.addEventListener('click', function () {
			table.classList.remove('few');
			button.remove();
			measure();
		});
		line.append(button);
	}

	for (const table of document.querySelectorAll('table[data-sortable]')) {
		const line = element('p', { class: 'filter' });
		makeSortable(table);
		if (table.tBodies[0].rows.length >= 8)
			makeFilter(table, line);
		makeFew(table, line);
		makeCopy(table, line, 'CSV', asCsv);
		makeCopy(table, line, 'Markdown', asMarkdown);
		table.closest('.scroll').before(line);
	}

	// A table that is chosen from shows the rows of what is chosen in its
	// first columns; a short one is read whole.  What an earlier choice leaves
	// no row of is not offered.
	function makeChoice(table) {
		const rows = Array.from(table.tBodies[0].rows);
		const count = Number(table.dataset.choose);
		const line = element('p', { class: 'choices' });
		const picks = [];

		if (rows.length < 8)
			return;
		function fits(row, upTo) {
			return picks.slice(0, upTo).every((pick, i) =>
				row.cells[i].textContent === pick.value);
		}
		function choose(from) {
			for (let i = from; i < count; i++) {
				const was = picks[i].value;
				const left = new Set(rows.filter((row) => fits(row, i))
					.map((row) => row.cells[i].textContent));
				picks[i].replaceChildren(...Array.from(left, function (t) {
					return element('option', {}, t);
				}));
				picks[i].value = left.has(was) ? was : Array.from(left)[0];
			}
			for (const row of rows)
				row.hidden = !fits(row, count);
			measure();
		}
		for (let i = 0; i < count; i++) {
			const label = element('label', {},
				table.tHead.rows[0].cells[i].textContent + ' ');
			const pick = element('select');
			pick.addEventListener('change', function () {
				choose(i + 1);
			});
			label.append(pick);
			line.append(label);
			picks.push(pick);
		}
		for (const row of table.rows)
			for (let i = 0; i < count; i++)
				row.cells[i].hidden = true;
		table.closest('.scroll').before(line);
		choose(0);
	}
	for (const table of document.querySelectorAll('table[data-choose]'))
		makeChoice(table);

	// A calculator: inputs to type into, and results by the formulas that
	// the spreadsheet has too.
	function makeSums(table) {
		const rows = Array.from(table.tBodies[0].rows);
		const fields = {};
		const given = { MIN: Math.min, MAX: Math.max, SQRT: Math.sqrt,
			POWER: Math.pow, LN: Math.log, EXP: Math.exp,
			INT: Math.floor,
			IF: (is, a, b) => is ? a : b,
			CEILING: (x, to) => Math.ceil(x / to) * to };
		const names = Object.keys(given);

		function sum(row, values) {
			const text = row.dataset.sum.replace(/\{(\w+)\}/g,
				'(v.$1)').replace(/<>/g, '!=').replace(
				/([^<>!])=/g, '$1==');
			return Function('v', ...names, 'return ' + text)(values,
				...names.map((name) => given[name]));
		}
		// What no such thing can be is no number: nothing follows of it.
		function read(field) {
			const valid = field.value !== '' &&
				field.checkValidity();
			field.setAttribute('aria-invalid', !valid);
			return valid ? Number(field.value) : NaN;
		}
		function said(x, unit) {
			return Number.isFinite(x) ? x.toLocaleString('en-US', {
				maximumSignificantDigits: /\w/.test(unit) ?
					3 : 4 }) : '\u2013';
		}
		function update() {
			const values = {};
			for (const row of rows) {
				const data = row.dataset;
				values[data.id] = data.sum ? sum(row, values) :
					read(fields[data.id]) * data.scale;
				if (data.sum)
					fields[data.id].textContent =
						said(values[data.id] / data.scale,
						row.cells[2].textContent);
			}
		}
		for (const row of rows) {
			const cell = row.cells[1];
			const field = element(row.dataset.sum ? 'output' : 'input',
				{ 'aria-label': row.cells[0].textContent });
			if (!row.dataset.sum) {
				field.type = 'number';
				field.step = 'any';
				field.min = row.dataset.low || '';
				field.max = row.dataset.high || '';
				field.value = cell.textContent.replace(/,/g, '');
				field.addEventListener('input', update);
			}
			fields[row.dataset.id] = field;
			cell.replaceChildren(field);
		}
		update();
	}
	for (const table of document.querySelectorAll('table[data-sums]'))
		makeSums(table);

	// What scrolls is a stop of the keyboard and has a name; what does not
	// scroll is neither.
	function reach(box, scrolls) {
		const title = box.querySelector('caption') ||
			box.closest('figure, details');
		const name = title && (title.matches('caption') ? title :
			title.querySelector('figcaption, summary'));
		if (!scrolls) {
			for (const a of ['tabindex', 'role', 'aria-label'])
				box.removeAttribute(a);
			return;
		}
		box.tabIndex = 0;
		box.setAttribute('role', 'group');
		box.setAttribute('aria-label', name ? name.textContent :
			box.matches('.equation') ? 'Equation' : 'Table');
	}

	// A table that fits the page needs no scroll box of its own, and its
	// heading can stay in sight while the page scrolls.
	function measure() {
		const boxes = Array.from(document.querySelectorAll(
			'.scroll, .equation'));
		for (const box of boxes)
			box.classList.remove('fits', 'tall');
		const sizes = boxes.map((box) => [box.scrollWidth <= box.clientWidth,
			box.clientHeight > innerHeight]);
		boxes.forEach(function (box, i) {
			box.classList.toggle('fits', sizes[i][0]);
			box.classList.toggle('tall', !sizes[i][0] && sizes[i][1]);
			reach(box, !sizes[i][0]);
		});
	}
	measure();
	addEventListener('resize', measure);
	document.addEventListener('toggle', measure, true);

	// Each heading leads to itself, for those who share the place.
	for (const head of document.querySelectorAll(
		'main :is(h2, h3)[id]')) {
		const link = element('a', { class: 'anchor', href: '#' + head.id,
			'aria-label': 'Link to ' + head.textContent }, '#');
		head.append(' ', link);
	}

	// What a mark in a cell stands for, from the list below its table.
	document.addEventListener('mouseover', function (event) {
		const mark = event.target.closest('sup > *');
		const legend = mark && !mark.title &&
			mark.closest('.scroll').nextElementSibling;
		if (!legend || !legend.matches('.legend'))
			return;
		const letters = mark.textContent.replace('†', '');
		let n = 0;
		for (const c of letters)
			n = n * 26 + c.charCodeAt(0) - 96;
		const item = legend.querySelectorAll('li')[n - 1];
		mark.title = item ? item.textContent : '';
	});

	// A link into a folded part opens it.
	function unfold() {
		let e = location.hash.length > 1 && document.getElementById(
			decodeURIComponent(location.hash.slice(1).split('?')[0]));
		const target = e;
		for (; e; e = e.parentElement)
			if (e.tagName === 'DETAILS')
				e.open = true;
		if (target)
			target.scrollIntoView();
	}
	addEventListener('hashchange', unfold);
	unfold();
	recall();

	// Read aloud by a voice of this machine.
	for (const fold of window.speechSynthesis ?
		document.querySelectorAll('.aloud') : []) {
		const button = element('button', { type: 'button' }, 'Speak');
		button.addEventListener('click', function () {
			const words = new SpeechSynthesisUtterance(
				fold.querySelector('p').textContent);
			const speaks = speechSynthesis.speaking;
			words.lang = document.documentElement.lang;
			words.voice = speechSynthesis.getVoices().find((v) =>
				v.localService && v.lang.startsWith(words.lang)) ||
				null;
			speechSynthesis.cancel();
			if (!speaks)
				speechSynthesis.speak(words);
		});
		fold.append(button);
	}

	// Without storage a choice holds for this page.
	function store(key, value) {
		try {
			return value ? localStorage.setItem(key, value) :
				localStorage.getItem(key);
		} catch (error) {
			return null;
		}
	}

	// Light and dark

	// The frame's header; without one the tools stand first on the page.
	const tools = element('div', { class: 'tools' });
	const header = document.querySelector('header.site');
	if (!header)
		missing('search and colours', 'header.site');
	(header || document.body).append(tools);

	function isDark() {
		const theme = document.documentElement.dataset.theme;
		return theme ? theme === 'dark' :
			matchMedia('(prefers-color-scheme: dark)').matches;
	}

	const toggle = element('button', { type: 'button', class: 'theme' });
	function showTheme() {
		toggle.textContent = isDark() ? 'Light' : 'Dark';
		toggle.setAttribute('aria-label', isDark() ?
			'Use light colours' : 'Use dark colours');
	}
	toggle.addEventListener('click', function () {
		const theme = isDark() ? 'light' : 'dark';
		document.documentElement.dataset.theme = theme;
		store('theme', theme);
		showTheme();
	});
	matchMedia('(prefers-color-scheme: dark)').addEventListener('change',
		showTheme);
	showTheme();

	// For who may name no brand.
	function hideBrands() {
		const says = {}, seen = {}, whole = {};
		for (const [page, name, what] of searchIndex) {
			if (!page.startsWith('accelerators/'))
				continue;
			const n = seen[what] = (seen[what] || 0) + 1;
			const [maker, ...rest] = name.split(' ');
			const said = says[name] = says[rest.join(' ')] =
				'GPU with ' + what + (n > 1 ? ', no. ' + n : '');
			// H100 alone is one of its cards, 4090 that card.
			for (const word of rest)
				if (/^(?!S)[A-Z]+\d|^\d{4}$/.test(word) &&
				    !whole[word]) {
					says[word] = said;
					whole[word] = name.endsWith(word);
				}
			says[maker] = 'GPU maker';
		}
		const any = new RegExp('\\b(' + Object.keys(says).sort().reverse()
			.join('|') + ')\\b', 'g');
		const walk = document.createTreeWalker(document, 4);
		while (walk.nextNode()) {
			const node = walk.currentNode;
			const aloud = node.parentElement.closest('.aloud');
			let text = node.data.replace(/\u00a0/g, ' ');
			if (aloud)
				text = text.replace(/ gigabytes/g, ' GB');
			text = text.replace(any, (name) => says[name]);
			if (aloud)
				text = text.replace(/ GB/g, ' gigabytes')
					.replace(/TB\/s/g, 'terabytes per second');
			node.data = text;
		}
		measure();
	}

	const state = new URL(location);
	const hidden = (state.searchParams.get('brands') ||
		store('brands')) === 'hidden';
	const brands = element('button', { type: 'button',
		'aria-pressed': hidden }, 'No brands');
	brands.addEventListener('click', function () {
		const next = hidden ? 'shown' : 'hidden';
		store('brands', next);
		state.searchParams.set('brands', next);
		location.replace(state);
	});

	// Search

	const form = element('form', { role: 'search', class: 'search' });
	const box = element('input', { type: 'search', placeholder: 'Search',
		'aria-label': 'Search this guide', autocomplete: 'off' });
	const found = element('ul', { class: 'found', 'aria-live': 'polite' });

	function search() {
		const query = box.value.trim();
		found.replaceChildren();
		found.hidden = query === '';
		if (found.hidden || typeof searchIndex === 'undefined' ||
			typeof searchGuide === 'undefined')
			return;
		const list = searchGuide(searchIndex, query);
		for (const entry of list) {
			const item = element('li');
			item.append(element('a', { href: root + entry[0] },
				entry[1]));
			if (entry[2])
				item.append(element('span', {}, entry[2]));
			found.append(item);
		}
		if (list.length === 0)
			found.append(element('li', {}, 'Nothing found'));
	}

	// The index, and what reads it, come when they are first wanted.
	function loadScript(name, then) {
		const script = element('script', { src: root + name });
		script.addEventListener('load', then);
		document.head.append(script);
	}
	function load() {
		loadScript('search.js', search);
		if (typeof searchIndex === 'undefined')
			loadScript('search-index.js', search);
	}
	if (hidden)
		loadScript('search-index.js', hideBrands);
	box.addEventListener('focus', load, { once: true });
	box.addEventListener('input', search);
	form.addEventListener('submit', function (event) {
		event.preventDefault();
		const first = found.querySelector('a');
		if (first)
			first.click();
	});
	form.addEventListener('keydown', function (event) {
		if (event.key !== 'Escape')
			return;
		box.value = '';
		search();
		box.focus();
	});
	document.addEventListener('keydown', function (event) {
		const typing = event.target.closest('input, textarea, select');
		if (event.key !== '/' || typing || event.ctrlKey || event.metaKey)
			return;
		event.preventDefault();
		box.focus();
	});
	found.hidden = true;
	form.append(box, found);
	tools.append(form, brands, toggle);
})();
