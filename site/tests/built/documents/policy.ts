import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { pageFile } from '../../../../infra/audit/dist.mjs';
import { expectNone } from '../../../../infra/testing/faults.mjs';
import { documents, faultsIn, NOT_FOUND } from '../dist';
import { DIST } from '../files';

/** A policy directly behind the encoding, before anything that it is for. */
const POLICY = /<head>\s*<meta charset="utf-8">\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** Scripts that run, and styles: what is data is no script to a policy. */
const INLINE = /<(script|style)(?![^>]*application\/ld\+json)[^>]*>(.*?)<\/\1>/gs;

/** Hashes that a policy names in `script-src` and `style-src`, in their order. */
const hashesOf = (policy: string) =>
	Array.from(policy.matchAll(/(script|style)-src [^;]*/g), ([sources, kind]) =>
		Array.from(sources.matchAll(/'(sha256-[^']+)'/g), ([, hash]) => `${kind} ${hash}`),
	).flat();

describe('the policy of every document', () => {
	it('stands once, before everything, and forbids what it does not name', () => {
		const faults = faultsIn(({ html }) => {
			const policy = POLICY.exec(html)?.[1] ?? 'none';
			return [
				...(policy.startsWith("default-src 'none';") ? [] : [`its policy is ${policy}`]),
				...(/unsafe|\*|data:|http/.test(policy) ? [`allows something unsafe: ${policy}`] : []),
				...(html.split('http-equiv').length === 2 ? [] : ['has more than one policy']),
			];
		});
		expectNone(faults, 'Mend site/prerender/pages/policy.ts, or take out of the page what a policy can’t allow:');
	});

	it('names the script and the style that stand in it by their hashes, and no others', () => {
		const faults = faultsIn(({ html }) => {
			const named = hashesOf(POLICY.exec(html)?.[1] ?? '');
			const there = Array.from(
				html.matchAll(INLINE),
				([, kind, text = '']) => `${kind} sha256-${createHash('sha256').update(text).digest('base64')}`,
			);
			return named.sort().join() === there.sort().join() ? [] : [`names ${named}, and has ${there}`];
		});
		expectNone(faults, 'site/prerender/pages/policy.ts hashes what is sent; let nothing change the document after it:');
	});

	it('is asked of every HTML file of the site', () => {
		const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
		const asked = documents.map(({ path }) => (path === NOT_FOUND ? '404.html' : pageFile(path)));
		assert.deepEqual(files.sort(), asked.sort());
	});
});
