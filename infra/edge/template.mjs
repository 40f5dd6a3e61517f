/**
 * Reads template.yaml the way CloudFormation would, as far as the local edge needs it.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Functions that have a short form (user guide, "Intrinsic function reference"). */
const INTRINSICS = [
	...['Ref', 'Condition', 'GetAtt', 'Sub', 'If', 'Equals', 'Not', 'And', 'Or', 'Select', 'Split', 'Join', 'FindInMap'],
	...['Base64', 'Cidr', 'GetAZs', 'ImportValue', 'Transform'],
];

const customTags = INTRINSICS.flatMap((name) => {
	const key = name === 'Ref' || name === 'Condition' ? name : `Fn::${name}`;
	return [
		{ tag: `!${name}`, resolve: (/** @type {string} */ text) => ({ [key]: text }) },
		{
			tag: `!${name}`,
			collection: /** @type {const} */ ('seq'),
			resolve: (/** @type {import('yaml').YAMLSeq} */ items) => ({ [key]: items.toJSON() }),
		},
	];
});

/**
 * @typedef {object} Template
 * @property {Record<string, any>} Parameters
 * @property {Record<string, any>} Resources
 * @property {Record<string, any>} Outputs
 * @property {Record<string, any>} [Conditions]
 * @property {Record<string, any>} [Rules]
 * @property {Record<string, any>} [Globals] of SAM
 */

/** A CloudFormation template with its short forms (`!Ref x`) as long ones (`{ Ref: x }`).
 * @param {string} text of template.yaml
 * @returns {Template}
 * @throws when the text is not YAML */
export function parseTemplate(text) {
	return parse(text, { customTags });
}

/** The template of this path.
 * @param {string | URL} path @returns {Template} @throws when it can't be read or is not YAML */
export function readTemplate(path) {
	return parseTemplate(readFileSync(path, 'utf8'));
}

/** What a template's references and conditions come to, with these values for parameters and for
 * attributes (`Resource.Attribute`). Parameters without one take their defaults; a reference to a
 * resource stays its logical id.
 * @param {Pick<Partial<Template>, 'Parameters' | 'Conditions'>} template @param {Record<string, string>} given
 * @returns {(value: any) => any} the value with each Ref, Sub, GetAtt and If replaced */
export function resolver(template, given) {
	const defaults = Object.entries(template.Parameters ?? {})
		.filter(([, parameter]) => parameter.Default !== undefined)
		.map(([name, parameter]) => [name, String(parameter.Default)]);
	const values = { ...Object.fromEntries(defaults), ...given };
	const conditions = template.Conditions ?? {};

	const resolve = (value) => {
		if (Array.isArray(value)) return value.map(resolve).filter((item) => item !== 'AWS::NoValue');
		if (value === null || typeof value !== 'object') return value;
		const [[key, argument] = ['']] = Object.entries(value);
		const evaluate = Object.hasOwn(intrinsics, key) && intrinsics[key];
		if (evaluate) return evaluate(argument);
		return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolve(item)]));
	};
	const holds = (condition) => {
		const [[key, argument]] = Object.entries(condition);
		if (key === 'Condition') return holds(conditions[argument]);
		if (key === 'Fn::Not') return !holds(argument[0]);
		if (key === 'Fn::And') return argument.every(holds);
		if (key === 'Fn::Or') return argument.some(holds);
		// CloudFormation compares texts: a parameter of type Number is one, too.
		if (key === 'Fn::Equals') return String(resolve(argument[0])) === String(resolve(argument[1]));
		throw new Error(`The local edge does not know the condition ${key}.`);
	};
	const intrinsics = {
		Ref: (name) => values[name] ?? name,
		'Fn::Sub': (argument) => {
			const [text, own] = Array.isArray(argument) ? [argument[0], resolve(argument[1])] : [argument, {}];
			const known = { ...own, ...values };
			return text
				.replace(/\$\{([^}!]+)\}/g, (_, name) => (typeof known[name] === 'string' ? known[name] : name))
				.replaceAll('${!', '${');
		},
		'Fn::GetAtt': (path) => {
			const name = Array.isArray(path) ? path.join('.') : path;
			return values[name] ?? name.split('.')[0];
		},
		'Fn::Select': ([index, list]) => resolve(list)[index],
		'Fn::Split': ([delimiter, text]) => resolve(text).split(delimiter),
		'Fn::If': ([name, yes, no]) => resolve(holds(conditions[name]) ? yes : no),
	};
	return resolve;
}
