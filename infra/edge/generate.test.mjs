import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { generatedFiles } from './generate.mjs';
import { LARGEST_FUNCTION, unknownSyntax } from './syntax.mjs';
import { readTemplate } from './template.mjs';

const template = readTemplate(new URL('../../template.yaml', import.meta.url));

describe('edge functions in template.yaml', () => {
	it('are up to date', async () => {
		for (const file of await generatedFiles()) {
			assert.ok(file.current === file.wanted, `${file.path} is out of date. Run: npm run edge`);
		}
	});

	for (const id of ['ViewerRequestFunction', 'ViewerResponseFunction']) {
		const code = template.Resources[id].Properties.FunctionCode;

		it(`${id} uses only syntax that the runtime knows`, () => {
			assert.deepEqual(unknownSyntax(code), []);
		});

		it(`${id} fits into CloudFront's limit`, () => {
			assert.ok(Buffer.byteLength(code) <= LARGEST_FUNCTION);
		});
	}
});

describe('the syntax guard', () => {
	for (const [code, part] of [
		['class A {}', 'ClassDeclaration'],
		['const { a } = b;', 'ObjectPattern'],
		['const [a] = b;', 'ArrayPattern'],
		['a?.b;', 'ChainExpression'],
		['a?.();', 'ChainExpression'],
		['a ?? b;', 'operator ??'],
		['a ??= b;', 'operator ??='],
		['for (const a of b) {}', 'ForOfStatement'],
		['function f(a = 1) {}', 'AssignmentPattern'],
		['function f(...a) {}', 'RestElement'],
		['f(...a);', 'SpreadElement'],
		['const a = { ...b };', 'SpreadElement'],
		['const a = { b };', 'short property'],
		['1n;', 'bigint'],
		['2 ** 3;', 'operator **'],
		['eval("1");', 'name eval'],
		['new Function("1");', 'NewExpression'],
		['Function("1");', 'name Function'],
		['"a".replaceAll("a", "b");', 'call of replaceAll'],
		['"a".at(-1);', 'call of at'],
		['"a".constructor("b");', 'call of constructor'],
		['const a = {}; a["b"]();', 'call of a computed function'],
		['globalThis.a = 1;', 'name globalThis'],
		['setTimeout(f, 1);', 'name setTimeout'],
		['fetch("https://evil.example");', 'name fetch'],
		['require("fs");', 'name require'],
		['/a/s;', 'regular expression flag s'],
		['async function f() {}', 'async or generator function'],
		['function* f() {}', 'async or generator function'],
	]) {
		it(`refuses ${code}`, () => {
			const found = unknownSyntax(code);
			assert.ok(found.includes(part), found.join(', '));
		});
	}

	it('names nothing but what it refuses', () => {
		assert.deepEqual(unknownSyntax('const a = b.at(c);'), ['call of at', 'name b', 'name c']);
	});

	it('lets through what the runtime documents', () => {
		const code = 'function f(event) { const uri = event.uri; return uri.endsWith(`/`) ? uri.slice(0, -1) : `/`; }';
		assert.deepEqual(unknownSyntax(code), []);
	});
});
