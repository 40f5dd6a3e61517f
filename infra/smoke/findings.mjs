/**
 * What the smoke test found.
 */

/** Collects what is wrong, and counts what was looked at. */
export class Findings {
	/** @type {string[]} */
	problems = [];
	checks = 0;
	/** Reference of the message that is still open. @type {string | undefined} */
	open;

	/** Notes a problem unless the condition holds.
	 * @param {unknown} holds @param {string} problem that names the address and what it should be */
	check(holds, problem) {
		this.checks += 1;
		if (!holds) this.problems.push(problem);
	}

	/** Notes a problem unless both are the same.
	 * @param {unknown} actual @param {unknown} expected @param {string} what */
	same(actual, expected, what) {
		this.check(actual === expected, `${what} is ${shown(actual)} instead of ${shown(expected)}`);
	}
}

function shown(value) {
	return value === null || value === undefined ? 'missing' : JSON.stringify(value);
}
