// Before the first paint: the reader's own choice of light or dark, if any.
(function () {
	'use strict';
	try {
		const theme = localStorage.getItem('theme');
		if (theme === 'light' || theme === 'dark')
			document.documentElement.dataset.theme = theme;
	} catch (error) {
		// A page on disk may have no storage; the system's choice holds.
	}
})();
