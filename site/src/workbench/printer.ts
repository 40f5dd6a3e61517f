/** How long a browser takes at most until it begins to print, milliseconds. */
const PRINTER_MS = 4_000;

/** Has the browser print. False where nothing comes of it, as in browsers that are a part of another app. */
export async function print(): Promise<boolean> {
	if (typeof window.print !== 'function') return false;
	const begun = new Promise<boolean>((resolve) => {
		for (const event of ['beforeprint', 'afterprint']) addEventListener(event, () => resolve(true), { once: true });
		setTimeout(() => resolve(false), PRINTER_MS);
	});
	window.print();
	return begun;
}
