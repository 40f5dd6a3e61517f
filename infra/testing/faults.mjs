/**
 * How a test says that there are faults.
 */
import { AssertionError } from 'node:assert/strict';

/**
 * Fails when there are faults: with what to do about them, and each once, on a line of its own.
 *
 * @param {Iterable<string>} faults each begun with the file, page or name that it is in
 * @param {string} advice the next step: what to change, and where
 */
export function expectNone(faults, advice) {
	const lines = [...new Set(faults)];
	if (lines.length === 0) return;
	throw new AssertionError({ message: [advice, ...lines].join('\n  '), stackStartFn: expectNone });
}
