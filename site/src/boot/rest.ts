/** What a fresh visit lays out after its first paint, as in `theme/base.css`. */
const REST = ':root[data-fresh] :is(main > :nth-child(n + 3), footer)';

/** Lays out what the first paint left out, a part in each idle moment, so that a tap never waits for all of it. */
export function layOutRest(): void {
	const parts = [...document.querySelectorAll<HTMLElement>(REST)];
	const waiting = [...parts];
	const next = () => {
		const part = waiting.shift();
		if (part) {
			part.dataset.laid = '';
			whenIdle(next);
			return;
		}
		delete document.documentElement.dataset.fresh;
		for (const each of parts) delete each.dataset.laid;
	};
	whenIdle(next);
}

/** Safari has no idle callback. */
function whenIdle(act: () => void): void {
	if (typeof requestIdleCallback === 'function') requestIdleCallback(act);
	else setTimeout(act);
}
