import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { speculationRules, writeSpeculationRules } from '../site/prerender/indexes/speculation.ts';
import { readBucket } from './edge/bucket.mjs';
import { readTemplate } from './edge/template.mjs';

const template = readTemplate(new URL('../template.yaml', import.meta.url));
const headersOf = (id) => template.Resources[id].Properties.ResponseHeadersPolicyConfig.CustomHeadersConfig.Items;

describe('what browsers may fetch ahead', () => {
	const folder = mkdtempSync(join(tmpdir(), 'speculation-'));
	writeSpeculationRules(folder);
	const key = speculationRules.slice(1);
	const object = readBucket(folder).get(key);
	const { prefetch, ...others } = JSON.parse(readFileSync(join(folder, key), 'utf8'));
	rmSync(folder, { recursive: true });

	it('stands in the file that pages name in their header', () => {
		const named = headersOf('PageHeaders').find(({ Header }) => Header === 'Speculation-Rules');
		// A structured header: the address is a string, with its quotes.
		assert.equal(named?.Value, `"${speculationRules}"`);
		for (const id of ['AssetHeaders', 'ApiHeaders']) {
			assert.equal(
				headersOf(id).some(({ Header }) => Header === 'Speculation-Rules'),
				false,
			);
		}
	});

	it('has the only type that browsers take', () => {
		assert.equal(object.headers['content-type'], 'application/speculationrules+json');
		assert.match(object.headers['cache-control'], /immutable/);
	});

	it('is pages only, on hover, and nothing runs before the visitor has chosen', () => {
		assert.deepEqual(others, {});
		assert.deepEqual(
			prefetch.map(({ eagerness }) => eagerness),
			['moderate'],
		);
		const [{ where }] = prefetch;
		assert.deepEqual(where.and[0], { href_matches: '/*' });
		assert.ok(where.and.some(({ not }) => not?.href_matches?.includes('/api/*')));
	});
});
