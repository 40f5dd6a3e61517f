/** Time until a file's address is freed, in milliseconds: a browser that asks where to put it still reads it then. */
const KEPT_MS = 60_000;

/** Has the browser save a file that was made in the page. */
export function download(file: Blob, name: string): void {
	const url = URL.createObjectURL(file);
	const link = document.createElement('a');
	Object.assign(link, { href: url, download: name });
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
