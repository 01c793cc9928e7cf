// What a page looks like, measured inside it; run by browser.py.
const result = { colours: 0, drawings: 0, contrast: [], wide: [], unnamed: [] };

for (const e of document.querySelectorAll('details'))
	e.open = true;

// What a function says of each thing, asked once: pages have 100,000 texts.
function once(f) {
	const said = new Map();
	return function (x) {
		if (!said.has(x))
			said.set(x, f(x));
		return said.get(x);
	};
}

const canvas = document.createElement('canvas').getContext('2d',
	{ willReadFrequently: true });
const parse = once(function (colour) {
	canvas.clearRect(0, 0, 1, 1);
	canvas.fillStyle = colour;
	canvas.fillRect(0, 0, 1, 1);
	const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
	return [r, g, b, a / 255];
});

// The colour behind an element: the nearest that is not see-through.
const behind = once(function (e) {
	if (!e)
		return [255, 255, 255, 1];
	const colour = parse(getComputedStyle(e).backgroundColor);
	return colour[3] > 0.99 ? colour : behind(e.parentElement);
});

// WCAG 2.1, relative luminance.
function luminance(colour) {
	const [r, g, b] = colour.slice(0, 3).map(function (v) {
		v /= 255;
		return v <= 0.03928 ? v / 12.92 :
			Math.pow((v + 0.055) / 1.055, 2.4);
	});
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a, b) {
	const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
	return (high + 0.05) / (low + 0.05);
}

const seen = once(function (e) {
	if (!e)
		return true;
	const style = getComputedStyle(e);
	return style.opacity !== '0' && style.visibility !== 'hidden' &&
		seen(e.parentElement);
});

const visible = once(e => seen(e) && e.getClientRects().length > 0);

const known = new Set();
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node; (node = walker.nextNode());) {
	const e = node.parentElement;
	if (!node.data.trim())
		continue;
	const style = getComputedStyle(e);
	const colour = e.closest('svg') ? style.fill : style.color;
	const back = behind(e);
	const key = colour + back;
	if (known.has(key) || e.closest('script, title, desc') || !visible(e))
		continue;
	known.add(key);
	result.colours++;
	const ratio = contrast(parse(colour), back);
	if (ratio < 4.5)
		result.contrast.push(ratio.toFixed(2) + ' for "' +
			node.data.trim().slice(0, 40) + '"');
}

const root = document.documentElement;
if (root.scrollWidth > root.clientWidth) {
	for (const e of document.body.querySelectorAll('*'))
		if (!e.closest('.scroll, .skip, pre, .equation') &&
		    e.getBoundingClientRect().right > root.clientWidth + 1)
			result.wide.push(e.tagName + '.' + e.className + ' ' +
				e.textContent.trim().slice(0, 40));
	if (result.wide.length === 0)
		result.wide.push('the page: ' + root.scrollWidth);
}

for (const e of document.querySelectorAll('svg, img')) {
	if (e.closest('[aria-hidden="true"]'))
		continue;
	result.drawings++;
	const ids = (e.getAttribute('aria-labelledby') || '').split(' ');
	const names = ids.map(id => document.getElementById(id))
		.filter(t => t && t.textContent.trim());
	const desc = e.querySelector('desc');
	if (!e.alt && (names.length < 1 || !desc || !desc.textContent.trim() ||
		e.getAttribute('role') !== 'img'))
		result.unnamed.push(e.outerHTML.slice(0, 80));
}
for (const e of document.querySelectorAll('button, a[href], input')) {
	const name = e.textContent.trim() || e.getAttribute('aria-label');
	if (!name)
		result.unnamed.push(e.outerHTML.slice(0, 80));
}
result.dark = luminance(behind(document.body)) < 0.2;
return result;
