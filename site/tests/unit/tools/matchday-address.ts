import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import texts from '../../../../locales/de/tools/matchday.json' with { type: 'json' };
import { ADDRESS_MAX, eveningIn, isEvening, writeEvening } from '../../../src/workbench/matchday/address';
import { momentAt } from '../../../src/workbench/matchday/clock';
import type { Event } from '../../../src/workbench/matchday/events';
import { SAMPLE } from '../../../src/workbench/matchday/sample';
import { logs } from './evenings';

const names = texts.example;

/** A fragment with one octet of it replaced. */
function bent(fragment: string, at: number, octet: number): string {
	const [version = '', code = ''] = fragment.split('.');
	const bytes = Buffer.from(code, 'base64url');
	bytes[at % bytes.length] = octet;
	return `${version}.${bytes.toString('base64url')}`;
}

describe('an evening in an address', () => {
	it('is read as it was written, whatever was played and however it is called', () => {
		const name = fc.constantFrom('', 'SV Müß & Söhne <b>', '「東」', 'é'.repeat(8));
		fc.assert(
			fc.property(logs, name, (events, club) => {
				const log = { names: { ...names, club }, events };
				const fragment = writeEvening(log);
				assert.match(fragment, /^#a2\.[\w-]+$/);
				assert.ok(isEvening(fragment));
				assert.deepEqual(eveningIn(fragment), log);
			}),
		);
	});

	it('fits with room to spare: the sample takes a quarter of what mail programs pass on', () => {
		assert.ok(writeEvening({ names, events: SAMPLE }).length < ADDRESS_MAX / 4);
	});

	it('is refused when anything of it was changed, cut off, added or made up', () => {
		const fragment = writeEvening({ names, events: SAMPLE });
		for (const wrong of ['', '#a2.', '#a1.AA', '#inhalt', `${fragment}A`, `#a2.${'A'.repeat(200_000)}`, '#a2.<script>'])
			assert.equal(eveningIn(wrong), undefined, wrong.slice(0, 20));
		for (let length = 5; length < fragment.length; length++)
			assert.equal(eveningIn(fragment.slice(0, length)), undefined, `cut at ${length}`);
	});

	it('tells of no evening that could not have been, however it was bent', () => {
		const fragment = writeEvening({ names, events: SAMPLE });
		fc.assert(
			fc.property(fc.nat(), fc.nat(255), (at, octet) => {
				const read = eveningIn(bent(fragment, at, octet));
				// What was bent into another evening is one that could have been, written in its one way.
				if (read) assert.equal(writeEvening(read), bent(fragment, at, octet));
			}),
			{ numRuns: 2_000 },
		);
		const soldTwice: Event = { kind: 'cancelled', at: momentAt(2, 13, 0), ticket: 1014 };
		const doubled = [...SAMPLE.slice(0, 9), soldTwice];
		assert.equal(eveningIn(writeEvening({ names, events: doubled })), undefined);
	});
});
