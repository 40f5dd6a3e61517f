import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../../infra/machine/places.mjs';
import { expectNone } from '../../../infra/testing/faults.mjs';
import statement from '../../../locales/de/legal/accessibility.json' with { type: 'json' };

/** Every clause with its verdict, in chapters. */
const record = readFileSync(join(ROOT, 'docs/accessibility.md'), 'utf8');

/** A clause and its verdict. */
const ROW = /^\| (\d[\d.]*) [^|]*\| (\w[\w ]*) \|/gm;

/** In the order of the page's columns. */
const VERDICTS = ['passes', 'fails', 'untried', 'not applicable'];

const chapters = record.split(/^##+ /m).flatMap((text) => {
	const clauses = Array.from(text.matchAll(ROW), ([, clause = '', verdict = '']) => ({ clause, verdict }));
	return clauses.length > 0 ? [{ number: /[\d.]+/.exec(text)?.[0], clauses }] : [];
});

describe('the statement on accessibility', () => {
	it('sums up the record by chapter, names each clause that fails or is untried, and is of its day', () => {
		const section = statement.sections.find(({ id }) => id === 'vereinbarkeit');
		const rows = section?.table?.rows.map(([name = '', ...counts]) => [
			/[\d.]+/.exec(name)?.[0],
			...counts.map(Number),
		]);
		const counted = chapters.map(({ number, clauses }) => [
			number,
			...VERDICTS.map((one) => clauses.filter(({ verdict }) => verdict === one).length),
		]);
		assert.deepEqual(rows, counted);
		const open = chapters.flatMap(({ clauses }) => clauses).filter(({ verdict }) => /fails|untried/.test(verdict));
		for (const { clause } of open) assert.ok(section?.list?.join(' ').includes(clause), `the page has no ${clause}`);
		const day = new Date(/Looked at on ([\d-]+)/.exec(record)?.[1] ?? '');
		assert.equal(statement.asOf, day.toLocaleDateString('de-DE', { dateStyle: 'long', timeZone: 'UTC' }));
	});

	it('rests on tests that are there', () => {
		const named = Array.from(record.matchAll(/`((?:browser|built|unit)\/[\w./-]+\.ts)`/g), ([, file = '']) => file);
		assert.ok(named.length > 30, `${named.length}`);
		expectNone(
			named.filter((file) => !existsSync(join(ROOT, 'site/tests', file))),
			'docs/accessibility.md names these tests, which are gone; name the ones that see it now:',
		);
	});
});
