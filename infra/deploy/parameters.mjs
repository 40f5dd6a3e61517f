/**
 * The parameters of samconfig.toml, checked as CloudFormation would, but before anything is built.
 */
import { resolver } from '../edge/template.mjs';

/** Faults in a stack's parameters; empty when there are none.
 * @param {Pick<import('../edge/template.mjs').Template, 'Parameters' | 'Rules'>} template @param {Record<string, string>} given
 * @returns {string[]} each names its parameter */
export function parameterProblems({ Parameters, Rules = {} }, given) {
	const unknown = Object.keys(given).filter((name) => !Parameters[name]);
	const missing = Object.keys(Parameters).filter(
		(name) => Parameters[name].Default === undefined && given[name] === undefined,
	);
	const wrong = Object.entries(given).filter(
		([name, value]) => Parameters[name] && !isAllowed(Parameters[name], value),
	);
	const holds = (condition) =>
		resolver({ Parameters, Conditions: { it: condition } }, given)({ 'Fn::If': ['it', true, false] });
	return [
		// The SAM CLI drops an unknown parameter silently.
		...unknown.map((name) => `${name} is no parameter of template.yaml. It has ${Object.keys(Parameters).join(', ')}.`),
		...missing.map((name) => `${name} is missing: ${Parameters[name].Description}`),
		...wrong.map(([name, value]) => `${name}=${value} is not allowed: ${allowed(Parameters[name])}`),
		...Object.values(Rules)
			.filter(({ RuleCondition }) => holds(RuleCondition))
			.flatMap(({ Assertions }) => Assertions)
			.filter(({ Assert }) => !holds(Assert))
			.map(({ AssertDescription }) => AssertDescription),
	];
}

function isAllowed({ AllowedPattern, AllowedValues, Type, MinValue, MaxValue }, value) {
	if (AllowedValues) return AllowedValues.map(String).includes(value);
	if (AllowedPattern) return new RegExp(AllowedPattern).test(value);
	return Type !== 'Number' || (/^\d+$/.test(value) && Number(value) >= MinValue && Number(value) <= MaxValue);
}

function allowed({ AllowedValues, ConstraintDescription, Description, MinValue, MaxValue }) {
	if (AllowedValues) return `one of ${AllowedValues.join(', ')}.`;
	if (MinValue !== undefined) return `a number from ${MinValue} to ${MaxValue}.`;
	return `${ConstraintDescription ?? Description}`;
}
