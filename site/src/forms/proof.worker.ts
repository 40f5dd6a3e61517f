import type { Challenge } from '../contract/generated/challenge';
import { findNumber } from './solve';

/** Looks for the number behind a challenge, away from the page's own thread, and answers with the protocol's payload. */
self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
	const { algorithm, challenge, salt, signature } = data;
	// Hashing is not there in every browser, and what a worker throws by a promise reaches nobody.
	const number = await findNumber(data).catch(() => undefined);
	self.postMessage(
		number === undefined ? undefined : btoa(JSON.stringify({ algorithm, challenge, number, salt, signature })),
	);
};
