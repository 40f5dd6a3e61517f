import { solveChallenge } from 'altcha-lib/v1';
import type { Challenge } from '../contract/generated/challenge';

/** Looks for the number behind a challenge, away from the page's own thread, and answers with the protocol's payload. */
self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
	const { algorithm, challenge, maxnumber, salt, signature } = data;
	const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
	self.postMessage(
		solution ? btoa(JSON.stringify({ algorithm, challenge, number: solution.number, salt, signature })) : undefined,
	);
};
