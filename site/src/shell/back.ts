/** A step back that has not begun after this time, in milliseconds, leads nowhere. */
const BEGUN_MS = 1000;

/** One step back, or home where there is nothing to go back to, as in a new tab: no browser tells that beforehand. */
export function goBack(): void {
	// Home by a fresh load: the client may be what failed.
	const home = setTimeout(() => location.assign('/'), history.length > 1 ? BEGUN_MS : 0);
	for (const begun of ['popstate', 'beforeunload', 'pagehide'])
		addEventListener(begun, () => clearTimeout(home), { once: true });
	history.back();
}
