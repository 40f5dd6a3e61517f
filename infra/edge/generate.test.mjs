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
	for (const code of [
		'class A {}',
		'const { a } = b;',
		'const [a] = b;',
		'a?.b;',
		'a?.();',
		'a ?? b;',
		'a ??= b;',
		'for (const a of b) {}',
		'function f(a = 1) {}',
		'function f(...a) {}',
		'f(...a);',
		'const a = { ...b };',
		'const a = { b };',
		'1n;',
		'2 ** 3;',
		'eval("1");',
		'new Function("1");',
		'"a".replaceAll("a", "b");',
		'"a".at(-1);',
		'/a/s;',
		'async function f() {}',
		'function* f() {}',
	]) {
		it(`refuses ${code}`, () => assert.notDeepEqual(unknownSyntax(code), []));
	}
});
