/**
 * The proof of work that a browser does (ALTCHA, version 1); without it a message is held.
 */
import { createHash } from 'node:crypto';

/** Asks for a challenge of a form and solves it.
 * @param {string} origin @param {'contact' | 'signup'} form @returns {Promise<string>} what a form sends as `proof`
 * @throws when there is no challenge, or none that can be solved */
export async function solved(origin, form) {
	const response = await fetch(`${origin}/api/challenge?form=${form}`, { headers: { accept: 'application/json' } });
	const text = await response.text();
	if (response.status !== 200) throw new Error(`GET /api/challenge: status is ${response.status} instead of 200`);
	const { algorithm, challenge, maxnumber, salt, signature } = JSON.parse(text);
	for (let number = 0; number <= maxnumber; number += 1) {
		const hash = createHash('sha256').update(`${salt}${number}`).digest('hex');
		if (hash !== challenge) continue;
		return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64');
	}
	throw new Error('GET /api/challenge: the challenge has no solution');
}
