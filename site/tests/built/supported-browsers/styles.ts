import type { Identifier as Feature } from '@mdn/browser-compat-data';
import postcss, { type AtRule, type ChildNode, type Declaration } from 'postcss';
import { compat, lacking } from './compat';

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = compat.css;

/** Names of functions, wherever MDN has them among the types. */
const functions = new Map<string, Feature>();
collect(types);

function collect(features: Feature): void {
	for (const [name, feature] of Object.entries(features)) {
		if (name === '__compat') continue;
		functions.set(name, feature as Feature);
		collect(feature as Feature);
	}
}

/** Units of the window's own height and width, and of containers. */
const UNITS: readonly (readonly [RegExp, Feature | undefined])[] = [
	[/^\d*\.?\d+[dsl]v[hwib]/, functions.get('viewport_percentage_units_dynamic')],
	[/^\d*\.?\d+cq/, functions.get('container_query_units')],
];

/**
 * What a stylesheet has that a browser of the list lacks and would leave out. What stands after an older value of the same
 * property, or in an `@supports`, is known to be missing somewhere.
 */
export function newerIn(css: string): Map<string, readonly string[]> {
	const newer = new Map<string, readonly string[]>();
	const note = (name: string, feature: Feature | undefined) => {
		const browsers = lacking('styles', feature);
		if (browsers.length > 0) newer.set(name, browsers);
	};
	const root = postcss.parse(css);
	root.walkAtRules((rule) => {
		if (isAsked(rule)) return;
		note(`@${rule.name}`, atRules[rule.name]);
		if (rule.name !== 'media') return;
		for (const [, name = ''] of rule.params.matchAll(/\(([a-z-]+)/g)) note(`(${name}`, atRules.media?.[name]);
		if (/[<>=]/.test(rule.params)) note('(width >=', atRules.media?.range_syntax);
		if (/\bnot \(|\bor\b/.test(rule.params)) note('not (', atRules.media?.['nested-queries']);
	});
	root.walkRules((rule) => {
		if (isAsked(rule)) return;
		for (const [, name = ''] of rule.selector.matchAll(/::?([a-z-]+)/g)) note(`:${name}`, selectors[name]);
	});
	root.walkDecls((declaration) => {
		const { prop, value } = declaration;
		if (isAsked(declaration) || hasOlder(declaration)) return;
		const property = properties[prop];
		note(prop, property);
		for (const [word = ''] of value.matchAll(/[\w.-]+/g)) {
			if (!newer.has(prop)) note(`${prop}: ${word}`, property?.[word]);
			for (const [unit, feature] of UNITS) if (unit.test(word)) note(word.replace(/^[\d.]+/, ''), feature);
		}
		for (const [, name = ''] of value.matchAll(/([\w-]+)\(/g)) note(`${name}()`, functions.get(name));
		if (prop === 'content' && /^["'].*["'] *\/ *["']/.test(value)) note('content: / ""', property?.alt_text);
	});
	return newer;
}

function isAsked({ parent }: ChildNode): boolean {
	if (parent?.type !== 'atrule' && parent?.type !== 'rule') return false;
	return (parent as AtRule).name === 'supports' || isAsked(parent as ChildNode);
}

function hasOlder(declaration: Declaration): boolean {
	const { parent, prop } = declaration;
	const before = parent?.nodes.slice(0, parent.index(declaration)) ?? [];
	return before.some((node) => node.type === 'decl' && unprefixed(node.prop) === unprefixed(prop));
}

function unprefixed(property: string): string {
	return property.replace(/^-(webkit|moz)-/, '');
}
