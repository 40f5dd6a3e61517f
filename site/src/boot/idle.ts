/** Calls back when the browser has nothing else to do, until the returned function is called. */
export function whenIdle(act: () => void): () => void {
	// Safari has no idle callback.
	if (typeof requestIdleCallback !== 'function') {
		const timer = setTimeout(act);
		return () => clearTimeout(timer);
	}
	const handle = requestIdleCallback(act);
	return () => cancelIdleCallback(handle);
}
