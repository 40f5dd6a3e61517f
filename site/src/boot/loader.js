// Runs inline in the head, before the first paint; the prerender minifies it and the CDN's policy knows its hash.
// It shows the stored theme, fetches React after load, paint and idle or on the first interaction, and holds what needs
// React until React is there. `window.nono` is read by `boot/held.ts`.
(() => {
	const html = document.documentElement;
	const { scripts, integrity } = document.currentScript.dataset;
	try {
		const theme = localStorage.getItem('nono-ui-theme');
		if (theme === 'light' || theme === 'dark') html.dataset.theme = theme;
	} catch {}

	const held = [];
	const hold = (event) => {
		const target = event.target.closest?.('[data-js]');
		if (!target || target.matches('form') !== (event.type === 'submit')) return;
		event.preventDefault();
		held.push([target, event.submitter]);
		fetchReact();
	};
	const release = () => {
		removeEventListener('click', hold, true);
		removeEventListener('submit', hold, true);
		return held.splice(0);
	};
	let fetched = false;
	const fetchReact = () => {
		if (fetched) return;
		fetched = true;
		// An element for each file: it then runs in a task of its own, and the page answers in between.
		for (const src of scripts.split(' ')) {
			const script = document.createElement('script');
			script.type = 'module';
			script.integrity = integrity;
			script.src = src;
			// Forms work without React: what was held is sent as a plain form.
			script.onerror = () =>
				release().map(([target]) => target.submit && HTMLFormElement.prototype.submit.call(target));
			document.head.append(script);
		}
	};
	window.nono = release;
	addEventListener('click', hold, true);
	addEventListener('submit', hold, true);
	for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin']) {
		addEventListener(type, fetchReact);
	}
	// Not before the page is seen: what arrives earlier makes the first paint wait. Not every browser tells each time.
	const whenIdle = () => (window.requestIdleCallback || setTimeout)(fetchReact);
	addEventListener('load', () => {
		new PerformanceObserver(whenIdle).observe({ type: 'paint', buffered: true });
		setTimeout(whenIdle, 3000);
	});
})();
