import { setTimeout as pause } from 'node:timers/promises';

/** How often something awaited is looked for, and how long before the test gives up, in milliseconds. */
const POLL_MS = 25;
const GIVE_UP_MS = 30_000;

/** Waits until something is there and returns it. @throws naming what did not come */
export async function until<T>(what: string, look: () => Promise<T | undefined> | T | undefined): Promise<T> {
	const deadline = Date.now() + GIVE_UP_MS;
	for (;;) {
		const found = await look();
		if (found !== undefined) return found;
		if (Date.now() > deadline) throw new Error(`Waited in vain: ${what}`);
		await pause(POLL_MS);
	}
}
