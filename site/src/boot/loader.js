// Runs inline in the head, before the first paint; the prerender minifies it and each document's policy knows its hash.
// It shows the stored theme, fetches React after load, paint and idle or on the first interaction, and holds what needs
// React until `boot/early-presses.ts` takes it over. When React doesn't come, it gives up: the page is as it is without
// JavaScript, forms go as plain forms, and of any other press that is lost it says so. Why so late: docs/decisions/0024.
(() => {
	/** How long React may take to come, in milliseconds. */
	const PATIENCE_MS = 8000;
	let own = document.currentScript;
	const on = addEventListener;
	const root = document.documentElement;
	const { dataset } = root;
	// Styles show by it what only React can answer. `@media (scripting)` would go on saying so when React doesn't come.
	dataset.script = '';
	try {
		const theme = localStorage.getItem('nono-ui-theme');
		if (theme === 'light' || theme === 'dark') dataset.theme = theme;
	} catch {}

	const held = [];
	const hold = (event) => {
		const target = event.target.closest?.('[data-script] [data-js]');
		if (!target || target.matches('form') !== (event.type === 'submit')) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		held.push(target);
		target.dataset.held = '';
		fetchReact();
	};
	const giveUp = () => {
		delete dataset.script;
		for (const target of held.splice(0))
			if (target.submit) target.submit();
			// The element of this id: `shell/Shell.tsx`.
			else window.lost.hidden = false;
	};
	const fetchReact = () => {
		if (!own) return;
		const { scripts } = own.dataset;
		own = null;
		window.nono.patience = setTimeout(giveUp, PATIENCE_MS);
		// Asked for all at once. What does not come, can't be read or fails rejects here.
		Promise.all(scripts.split(' ').map((file) => import(file))).catch(giveUp);
	};
	window.nono = { held, giveUp };
	on('click', hold, true);
	on('submit', hold, true);
	// The menu of a browser without popovers. `shell/Header.module.css` shows it, `shell/Header.tsx` closes it.
	if (!('popover' in own))
		on('click', ({ target }) => {
			if (target.closest?.('[popovertarget]')) root.toggleAttribute('data-menu');
		});
	// Fingers come over an element before they press it, and keys move the focus.
	on('pointerover', fetchReact);
	on('focusin', fetchReact);
	// Not before the page is seen: what arrives earlier makes the first paint wait. Not every browser tells each time.
	const whenIdle = () => (window.requestIdleCallback || setTimeout)(fetchReact);
	on('load', () => {
		setTimeout(whenIdle, 3000);
		try {
			new PerformanceObserver(whenIdle).observe({ type: 'paint', buffered: true });
		} catch {}
	});
})();
