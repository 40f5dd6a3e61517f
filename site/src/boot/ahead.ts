/**
 * Lays out a page that is out of sight, in a frame of its own, so that showing it needs no layout. The browser keeps what
 * it has laid out when the page is put away again, as `theme/base.css` does. Returns what stops it.
 */
export function layOutAhead(page: HTMLElement | null): (() => void) | undefined {
	if (page === null) return undefined;
	const end = () => {
		removeEventListener('keydown', end, true);
		delete page.dataset.laid;
		page.ariaHidden = null;
	};
	let frame = requestAnimationFrame(() => {
		page.dataset.laid = '';
		// For this frame it is rendered like any other part, and a Tab would carry the focus into it.
		page.ariaHidden = 'true';
		addEventListener('keydown', end, true);
		frame = requestAnimationFrame(end);
	});
	return () => {
		cancelAnimationFrame(frame);
		end();
	};
}
