/**
 * The patterns that choose events, as Lambda and EventBridge match them ("Lambda event filtering", "EventBridge event
 * patterns"), as far as the template uses them.
 */
import assert from 'node:assert/strict';

/** The operators of event patterns, by name. */
const RULES = {
	exists: (wanted, value) => (value !== undefined) === wanted,
	prefix: (wanted, value) => typeof value === 'string' && value.startsWith(wanted),
};

/** True when an event fits a pattern. A pattern names fields; each holds what the event's field may be, one of a list.
 * What it doesn't name may be anything.
 * @param {object} pattern @param {object | undefined} event @throws when the pattern uses a rule that is not known here */
export function matches(pattern, event) {
	return Object.entries(pattern).every(([name, wanted]) => {
		const value = event?.[name];
		return Array.isArray(wanted) ? wanted.some((rule) => isOne(rule, value)) : matches(wanted, value);
	});
}

function isOne(rule, value) {
	if (typeof rule !== 'object') return Array.isArray(value) ? value.includes(rule) : value === rule;
	const [name, ...others] = Object.keys(rule);
	assert.ok(
		name in RULES && others.length === 0,
		'The template uses a rule that infra/template/event-pattern.mjs does not know.',
	);
	return RULES[name](rule[name], value);
}
