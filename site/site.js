// What a page can do beyond being read: sort and filter tables, choose light
// or dark, search.  Every page is complete without this file.
(function () {
	'use strict';

	const root = document.currentScript.dataset.root;

	function element(tag, attributes, text) {
		const e = document.createElement(tag);
		for (const name in attributes)
			e.setAttribute(name, attributes[name]);
		if (text)
			e.textContent = text;
		return e;
	}

	// Tables ------------------------------------------------------------

	// What a cell sorts by: its number, else its text; empty ones last.
	function key(row, column) {
		const cell = row.cells[column];
		if (cell.dataset.sort !== undefined)
			return Number(cell.dataset.sort);
		if (cell.querySelector('.none'))
			return null;
		const shown = cell.className === 'n' &&
			parseFloat(cell.textContent.replace(/,/g, ''));
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
			button.addEventListener('click', function () {
				sort(table, column);
			});
			head.append(button);
		});
	}

	function makeFilter(table) {
		const caption = table.caption ? table.caption.textContent : '';
		const input = element('input', { type: 'search',
			placeholder: 'Filter rows',
			'aria-label': 'Filter rows of: ' + caption });
		const count = element('output', { class: 'count' });
		const line = element('p', { class: 'filter' });

		input.addEventListener('input', function () {
			const words = input.value.toLowerCase().split(/\s+/)
				.filter(Boolean);
			const rows = Array.from(table.tBodies[0].rows);
			let shown = 0;
			for (const row of rows) {
				const text = row.textContent.toLowerCase();
				row.hidden = !words.every(function (word) {
					return text.includes(word);
				});
				shown += row.hidden ? 0 : 1;
			}
			count.textContent = shown + ' of ' + rows.length;
		});
		line.append(input, count);
		table.closest('.scroll').before(line);
	}

	for (const table of document.querySelectorAll('table[data-sortable]')) {
		makeSortable(table);
		if (table.tBodies[0].rows.length >= 8)
			makeFilter(table);
	}

	// A table that fits the page needs no scroll box of its own, and its
	// heading can stay in sight while the page scrolls.
	function measure() {
		for (const box of document.querySelectorAll('.scroll')) {
			box.classList.remove('fits', 'tall');
			const fits = box.scrollWidth <= box.clientWidth;
			box.classList.toggle('fits', fits);
			box.classList.toggle('tall', !fits &&
				box.clientHeight > innerHeight);
		}
	}
	measure();
	addEventListener('resize', measure);
	document.addEventListener('toggle', measure, true);

	// A link into a folded part opens it.
	function unfold() {
		let e = location.hash.length > 1 && document.getElementById(
			decodeURIComponent(location.hash.slice(1)));
		const target = e;
		for (; e; e = e.parentElement)
			if (e.tagName === 'DETAILS')
				e.open = true;
		if (target)
			target.scrollIntoView();
	}
	addEventListener('hashchange', unfold);
	unfold();

	// Printed, nothing is folded.
	addEventListener('beforeprint', function () {
		for (const e of document.querySelectorAll('details:not([open])')) {
			e.dataset.folded = '';
			e.open = true;
		}
	});
	addEventListener('afterprint', function () {
		for (const e of document.querySelectorAll('details[data-folded]'))
			e.open = false;
	});

	// Light and dark ----------------------------------------------------

	const tools = document.getElementById('tools');
	if (!tools)
		return;

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
		try {
			localStorage.setItem('theme', theme);
		} catch (error) {
			// Without storage the choice holds for this page.
		}
		showTheme();
	});
	matchMedia('(prefers-color-scheme: dark)').addEventListener('change',
		showTheme);
	showTheme();

	// Search ------------------------------------------------------------

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
	function load() {
		for (const name of ['search.js', 'search-index.js']) {
			const script = element('script', { src: root + name });
			script.addEventListener('load', search);
			document.head.append(script);
		}
	}
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
	tools.append(form, toggle);
})();
