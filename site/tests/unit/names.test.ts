import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileOf, SHELL, STATES } from '../browser/every-page/names';
import { addresses } from '../browser/support/addresses';

describe('what a screen reader says', () => {
	it('is kept for nothing that is not there any more', () => {
		const known = [...SHELL, ...STATES, ...addresses.map(({ path }) => fileOf(path))].map((name) => `${name}.aria.yml`);
		const kept = readdirSync(join(import.meta.dirname, '../browser/every-page/names'));
		assert.deepEqual(kept.sort(), known.sort());
	});
});
