/** Longest wait for a file of a page, in milliseconds: a fresh load of the page is quicker then, and complete. */
const PATIENCE_MS = 8000;

/** A page's code or texts did not come: the line broke, or a newer release has taken the file away. */
export class MissingFile extends Error {
	override readonly name = 'MissingFile';
}

/** What arrives, if it does so in time.
 * @throws MissingFile whatever went wrong */
export async function inTime<T>(arrival: Promise<T>): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const patience = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error(`Nothing came within ${PATIENCE_MS / 1000} seconds.`)), PATIENCE_MS);
	});
	try {
		return await Promise.race([arrival, patience]);
	} catch (cause) {
		throw new MissingFile(cause instanceof Error ? cause.message : String(cause), { cause });
	} finally {
		clearTimeout(timer);
	}
}

/** What a module exports by default.
 * @throws when it has none, as an empty file does */
export async function defaultOf<T>(module: Promise<{ default: T }>): Promise<T> {
	const { default: value } = await module;
	if (value === undefined) throw new Error('A file of the site came without its content.');
	return value;
}
