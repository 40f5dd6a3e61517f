import type { Challenge } from '../contract/generated/challenge';
import { findNumber } from './solve';

/** Looks for the number behind a challenge, away from the page's own thread, and answers with the protocol's payload. */
self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
	const { algorithm, challenge, salt, signature } = data;
	const number = await findNumber(data);
	self.postMessage(
		number === undefined ? undefined : btoa(JSON.stringify({ algorithm, challenge, number, salt, signature })),
	);
};
