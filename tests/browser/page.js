// What a page looks like, measured inside it; run by browser.py.
const result = { texts: 0, drawings: 0, contrast: [], wide: [], unnamed: [] };

for (const e of document.querySelectorAll('details'))
	e.open = true;

function parse(colour) {
	const canvas = parse.canvas || (parse.canvas =
		document.createElement('canvas').getContext('2d',
			{ willReadFrequently: true }));
	canvas.clearRect(0, 0, 1, 1);
	canvas.fillStyle = colour;
	canvas.fillRect(0, 0, 1, 1);
	const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
	return [r, g, b, a / 255];
}

// The colour behind an element: the nearest that is not see-through.
function behind(element) {
	for (let e = element; e; e = e.parentElement) {
		const colour = parse(getComputedStyle(e).backgroundColor);
		if (colour[3] > 0.99)
			return colour;
	}
	return [255, 255, 255, 1];
}

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

function visible(e) {
	for (let p = e; p; p = p.parentElement) {
		const style = getComputedStyle(p);
		if (style.opacity === '0' || style.visibility === 'hidden')
			return false;
	}
	return e.getClientRects().length > 0;
}

const known = new Set();
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node; (node = walker.nextNode());) {
	const e = node.parentElement;
	if (!node.data.trim() || e.closest('script, title, desc') || !visible(e))
		continue;
	const style = getComputedStyle(e);
	const colour = e.closest('svg') ? style.fill : style.color;
	const back = behind(e);
	const key = colour + back;
	result.texts++;
	if (known.has(key))
		continue;
	known.add(key);
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
	if (!e.alt && (names.length < 2 || e.getAttribute('role') !== 'img'))
		result.unnamed.push(e.outerHTML.slice(0, 80));
}
for (const e of document.querySelectorAll('button, a[href], input')) {
	const name = e.textContent.trim() || e.getAttribute('aria-label');
	if (!name)
		result.unnamed.push(e.outerHTML.slice(0, 80));
}
result.dark = luminance(behind(document.body)) < 0.2;
return result;
