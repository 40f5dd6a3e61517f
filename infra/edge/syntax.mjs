/**
 * Tells which parts of a CloudFront Function its runtime may not know.
 *
 * Kept narrower than cloudfront-js-2.0, whose engine (njs) documents what it adds to ES 5.1 but not
 * all that it lacks: only what these functions use and what the runtime documents is let through.
 */
import { parseAst } from 'vite';

/** Largest function that CloudFront takes, in bytes (quotas on CloudFront Functions). */
export const LARGEST_FUNCTION = 10_240;

const NODES = new Set(
	`Program FunctionDeclaration BlockStatement ReturnStatement IfStatement ExpressionStatement
	VariableDeclaration VariableDeclarator Identifier Literal TemplateLiteral TemplateElement
	ObjectExpression Property ArrayExpression CallExpression MemberExpression AssignmentExpression
	BinaryExpression LogicalExpression ConditionalExpression UnaryExpression`.split(/\s+/),
);

const GLOBALS_AND_METHODS = new Set(
	'eval Function require import setTimeout Promise replaceAll at matchAll structuredClone globalThis'.split(' '),
);

const OPERATORS = new Set('= += === !== < > <= >= + - * / % && || ! typeof'.split(' '));

/** The unknown parts, each as a short text; empty when the runtime takes the code.
 * @param {string} code @returns {string[]} @throws on a syntax error */
export function unknownSyntax(code) {
	const found = [];
	walk(parseAst(code), (node) => {
		if (!NODES.has(node.type)) found.push(node.type);
		else if (node.operator && !OPERATORS.has(node.operator)) found.push(`operator ${node.operator}`);
		else if (node.optional) found.push('optional chaining');
		else if (node.async || node.generator) found.push('async or generator function');
		else if (node.bigint) found.push('bigint');
		else if (node.regex && /[^gim]/.test(node.regex.flags)) found.push(`regular expression flag ${node.regex.flags}`);
		else if (node.type === 'Property' && (node.shorthand || node.method || node.computed)) found.push('short property');
		else if (node.type === 'Identifier' && GLOBALS_AND_METHODS.has(node.name)) found.push(node.name);
	});
	return found;
}

function walk(node, visit) {
	visit(node);
	for (const child of Object.values(node)) {
		for (const part of Array.isArray(child) ? child : [child]) {
			if (typeof part?.type === 'string') walk(part, visit);
		}
	}
}
