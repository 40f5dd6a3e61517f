// Runs inline in the head, before the first paint; the prerender minifies it and the CDN's policy knows its hash.
// It shows the stored theme, puts off the layout of what is out of sight, fetches React after load, paint and idle or on
// the first interaction, and holds what needs React until React is there. `window.nono` is read by `boot/held.ts`.
(() => {
	const html = document.documentElement;
	let own = document.currentScript;
	const on = addEventListener;
	try {
		const theme = localStorage.getItem('nono-ui-theme');
		if (theme === 'light' || theme === 'dark') html.dataset.theme = theme;
	} catch {}
	// Nothing to scroll to yet: the window is laid out first, the rest of the page afterwards (`theme/base.css`, `boot/rest.ts`).
	if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate')
		html.setAttribute('data-rest', 'aside');

	const held = [];
	let isReleased;
	const hold = (event) => {
		const target = event.target.closest?.('[data-js]');
		if (isReleased || !target || target.matches('form') !== (event.type === 'submit')) return;
		event.preventDefault();
		held.push([target, event.submitter]);
		target.dataset.held = '';
		fetchReact();
	};
	const release = () => {
		isReleased = true;
		return held.splice(0);
	};
	const fetchReact = () => {
		// An element for each file: it then runs in a task of its own, and the page answers in between.
		for (const src of own?.dataset.scripts.split(' ') || []) {
			const script = document.createElement('script');
			script.type = 'module';
			script.integrity = own.dataset.integrity;
			script.src = src;
			// Forms work without React: what was held is sent as a plain form.
			script.onerror = () =>
				release().map(([target]) => target.submit && HTMLFormElement.prototype.submit.call(target));
			document.head.append(script);
		}
		own = null;
	};
	window.nono = release;
	on('click', hold, true);
	on('submit', hold, true);
	// Fingers come over an element before they press it, and keys move the focus.
	on('pointerover', fetchReact);
	on('focusin', fetchReact);
	// Not before the page is seen: what arrives earlier makes the first paint wait. Not every browser tells each time.
	const whenIdle = () => (window.requestIdleCallback || setTimeout)(fetchReact);
	on('load', () => {
		new PerformanceObserver(whenIdle).observe({ type: 'paint', buffered: true });
		setTimeout(whenIdle, 3000);
	});
})();
