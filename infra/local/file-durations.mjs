/**
 * A reporter of node:test: a line of JSON for each test file, with the time from its start to its end.
 */
import { relative, resolve } from 'node:path';

/** @param {AsyncIterable<{ type: string, data: any }>} events @yields {string} a Duration of durations.mjs */
export default async function* fileDurations(events) {
	for await (const { type, data } of events) {
		// Around the tests of a file stands one that is named as the file is.
		if (type !== 'test:complete' || data.nesting > 0 || resolve(data.name) !== data.file) continue;
		const file = relative(process.cwd(), data.file).replaceAll('\\', '/');
		yield `${JSON.stringify({ file, seconds: data.details.duration_ms / 1_000 })}\n`;
	}
}
