/** What a fresh visit lays out after its first paint, as in `theme/base.css`. */
const REST = ':root[data-fresh] :is(main > :nth-child(n + 3), footer)';

/** Lays out what the first paint left out, a part in each idle moment, so that a tap never waits for all of it. */
export function layOutRest(): void {
	const root = document.documentElement;
	const parts = [...document.querySelectorAll<HTMLElement>(REST)];
	const next = () => {
		const part = parts.shift();
		if (part) {
			part.style.contentVisibility = 'visible';
			whenIdle(next);
		} else delete root.dataset.fresh;
	};
	whenIdle(next);
}

/** Safari has no idle callback. */
function whenIdle(act: () => void): void {
	if (typeof requestIdleCallback === 'function') requestIdleCallback(act);
	else setTimeout(act);
}
