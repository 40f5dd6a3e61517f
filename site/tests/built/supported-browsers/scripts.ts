import type { Identifier as Feature } from '@mdn/browser-compat-data';
import { type Node, parse } from 'acorn';
import { ancestor } from 'acorn-walk';
import { compat, lacking } from './compat';

/** What every browser of the list `scripts` can read: of what came with later years, each lacks something. */
const SYNTAX_YEAR = 2020;

/** Came before that year everywhere but in Safari, which reads it since version 16.4. */
const LOOKBEHIND = /\(\?<[=!]/;

const { api, javascript } = compat;
const builtins = javascript.builtins ?? {};

/** What a method may be called on without its owner's name: other owners are made by a call that would throw before. */
const OWNERS =
	/^((HTML|SVG)\w*Element|Element|Node|Document|Event|Window|History|Location|Navigator|Crypto|SubtleCrypto|Storage|URL|URLSearchParams|FormData|Headers|Response|Worker|Array|String|TypedArray|Promise|Map|Set|Object|Number|Date)$/;

/** What each name may mean as a method. */
const methods = new Map<string, Feature[]>();
for (const [owner, members] of [...Object.entries(api), ...Object.entries(builtins)]) {
	if (!OWNERS.test(owner)) continue;
	for (const [name, member] of Object.entries(members))
		methods.set(name, [...(methods.get(name) ?? []), member as Feature]);
}

/**
 * What a script asks for that a browser of the list lacks: syntax, and names that throw where they are not known. An unknown
 * property is `undefined`, which throws nothing; `typeof` and optional calls ask before.
 */
export function newerIn(code: string): Map<string, readonly string[]> {
	const newer = new Map<string, readonly string[]>();
	const note = (name: string, features: readonly (Feature | undefined)[]) => {
		const [first, ...others] = features.map((feature) => lacking('scripts', feature));
		// As long as one meaning is old enough, it may be that one.
		if (first?.length && others.every((browsers) => browsers.length)) newer.set(name, first);
	};
	const noteCall = (callee: Node, isOptional: boolean) => {
		const { type, object, property, computed, optional } = callee as Member;
		if (type !== 'MemberExpression' || computed || isOptional || optional) return;
		const { name } = property;
		const owner = object.type === 'Identifier' ? (object as Name).name : '';
		const known = api[owner] ?? builtins[owner];
		if (known) note(`${owner}.${name}`, [known[`${name}_static`] ?? known[name]]);
		else note(`.${name}()`, methods.get(name) ?? []);
	};
	ancestor(parse(code, { ecmaVersion: SYNTAX_YEAR, sourceType: 'module' }), {
		Identifier(node, _, path) {
			const { type, operator } = (path[path.length - 2] ?? {}) as { type?: string; operator?: string };
			if (type === 'UnaryExpression' && operator === 'typeof') return;
			note(node.name, [api[node.name] ?? builtins[node.name] ?? api.Window?.[node.name]]);
		},
		CallExpression: ({ callee, optional }) => noteCall(callee, optional),
		NewExpression: ({ callee }) => noteCall(callee, false),
		Literal({ regex }) {
			if (regex && LOOKBEHIND.test(regex.pattern)) newer.set('(?<=', ['safari']);
		},
	});
	return newer;
}

interface Name extends Node {
	readonly name: string;
}

interface Member extends Node {
	readonly object: Node;
	readonly property: Name;
	readonly computed: boolean;
	readonly optional: boolean;
}
