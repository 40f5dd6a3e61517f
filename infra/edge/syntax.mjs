/**
 * Finds syntax in a CloudFront Function that its runtime may not know. Needs no engine, so that it runs everywhere.
 *
 * Narrower than cloudfront-js-2.0: of the syntax only what these functions use is let through, of names and methods
 * only what the runtime documents.
 */
import { parseAst } from 'vite';
import { CALLABLE, GLOBALS } from './runtime.mjs';

/** Largest function that CloudFront takes, in bytes (quotas on CloudFront Functions). */
export const LARGEST_FUNCTION = 10_240;

const NODES = new Set(
	`Program FunctionDeclaration BlockStatement ReturnStatement IfStatement ExpressionStatement
	VariableDeclaration VariableDeclarator Identifier Literal TemplateLiteral TemplateElement
	ObjectExpression Property ArrayExpression CallExpression MemberExpression AssignmentExpression
	BinaryExpression LogicalExpression ConditionalExpression UnaryExpression`.split(/\s+/),
);

const OPERATORS = new Set('= += === !== < > <= >= + - * / % && || ! typeof'.split(' '));

/** The unknown parts, each as a short text; empty when the runtime takes the code.
 * @param {string} code @returns {string[]} @throws on a syntax error */
export function unknownSyntax(code) {
	const tree = parseAst(code);
	const known = new Set([...GLOBALS, ...declaredNames(tree)]);
	const found = [];
	walk(tree, (node, parent) => {
		if (!NODES.has(node.type)) found.push(node.type);
		else if (node.operator && !OPERATORS.has(node.operator)) found.push(`operator ${node.operator}`);
		else if (node.optional) found.push('optional chaining');
		else if (node.async || node.generator) found.push('async or generator function');
		else if (node.bigint) found.push('bigint');
		else if (node.regex && /[^gim]/.test(node.regex.flags)) found.push(`regular expression flag ${node.regex.flags}`);
		else if (node.type === 'Property' && (node.shorthand || node.method || node.computed)) found.push('short property');
		else if (node.type === 'CallExpression' && !isKnownCall(node.callee)) found.push(`call of ${nameOf(node.callee)}`);
		else if (node.type === 'Identifier' && isReference(node, parent) && !known.has(node.name))
			found.push(`name ${node.name}`);
	});
	return found;
}

function isKnownCall(callee) {
	if (callee.type === 'Identifier') return true;
	return callee.type === 'MemberExpression' && !callee.computed && CALLABLE.has(callee.property.name);
}

function nameOf(callee) {
	return callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : 'a computed function';
}

/** False for the name of a property. */
function isReference(node, parent) {
	if (parent.type === 'MemberExpression') return parent.object === node || parent.computed;
	return parent.type !== 'Property' || parent.value === node;
}

/** Names of functions, their parameters and variables, wherever they are declared. */
function declaredNames(tree) {
	const names = [];
	walk(tree, (node) => {
		if (node.type === 'FunctionDeclaration') names.push(node.id?.name, ...node.params.map((param) => param.name));
		if (node.type === 'VariableDeclarator') names.push(node.id.name);
	});
	return names;
}

function walk(node, visit, parent) {
	visit(node, parent);
	for (const child of Object.values(node)) {
		for (const part of Array.isArray(child) ? child : [child]) {
			if (typeof part?.type === 'string') walk(part, visit, node);
		}
	}
}
