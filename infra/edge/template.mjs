/**
 * Reads template.yaml the way CloudFormation would, as far as the local edge needs it.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const INTRINSICS = ['Ref', 'Condition', 'GetAtt', 'Sub', 'If', 'Equals', 'Not', 'And', 'Or', 'Select', 'Split', 'Join'];

const customTags = INTRINSICS.flatMap((name) => {
	const key = name === 'Ref' || name === 'Condition' ? name : `Fn::${name}`;
	return [
		{ tag: `!${name}`, resolve: (text) => ({ [key]: text }) },
		{ tag: `!${name}`, collection: 'seq', resolve: (items) => ({ [key]: items.toJSON() }) },
	];
});

/** A CloudFormation template with its short forms (`!Ref x`) as long ones (`{ Ref: x }`).
 * @param {string} text of template.yaml
 * @throws when the text is not YAML */
export function parseTemplate(text) {
	return parse(text, { customTags });
}

/** The template of this path.
 * @param {string | URL} path @throws when it can't be read or is not YAML */
export function readTemplate(path) {
	return parseTemplate(readFileSync(path, 'utf8'));
}

/** The values that references take: given ones, else the parameters' defaults.
 * @param {object} template @param {Record<string, string>} given
 * @returns {Record<string, string>} */
export function parameterValues(template, given) {
	const defaults = Object.entries(template.Parameters ?? {})
		.filter(([, parameter]) => parameter.Default !== undefined)
		.map(([name, parameter]) => [name, String(parameter.Default)]);
	return { ...Object.fromEntries(defaults), ...given };
}

/** The value with each Ref and Sub replaced. A reference to a resource stays its logical id.
 * @param {unknown} value @param {Record<string, string>} values */
export function resolved(value, values) {
	if (Array.isArray(value)) return value.map((item) => resolved(item, values));
	if (value === null || typeof value !== 'object') return value;
	if (typeof value.Ref === 'string') return values[value.Ref] ?? value.Ref;
	const sub = value['Fn::Sub'];
	if (typeof sub === 'string') return substituted(sub, values);
	if (Array.isArray(value['Fn::GetAtt'])) return value['Fn::GetAtt'][0];
	if (typeof value['Fn::GetAtt'] === 'string') return value['Fn::GetAtt'].split('.')[0];
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolved(item, values)]));
}

function substituted(text, values) {
	return text.replace(/\$\{([^}!]+)\}/g, (_, name) => values[name] ?? name);
}
