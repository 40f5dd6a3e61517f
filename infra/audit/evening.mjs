import { writeEvening } from '../../site/src/workbench/matchday/address.ts';
import { EVENTS_MAX } from '../../site/src/workbench/matchday/evening.ts';

/** Seconds from the day before yesterday's start to the doors of the match day, see the tool's `clock.ts`. */
const DOORS = 2 * 86_400 + 14.5 * 3_600;
/** Events that are left for what is pressed. */
const LEFT = 20;

const names = {
	club: 'SV Musterstadt',
	event: 'Heimspiel',
	adults: 'Erwachsene',
	members: 'Mitglieder',
	children: 'Kinder',
};

/** One guest, and nothing but sales from then on, a second apart. @returns {import('../../site/src/workbench/matchday/events.ts').Event[]} */
function manySales() {
	const sale = {
		kind: /** @type {const} */ ('rungUp'),
		pieces: { coffee: 1 },
		payment: /** @type {const} */ ('cash'),
		given: 200,
	};
	return [
		{ kind: 'sold', at: DOORS, pieces: { adults: 1 } },
		{ kind: 'admitted', at: DOORS, ticket: 1001 },
		...Array.from({ length: EVENTS_MAX - LEFT }, (_, second) => ({ ...sale, at: DOORS + second })),
	];
}

/** Path of a match day after nearly as many acts as there can be. */
export const LONG_EVENING = `/tools/matchday/${writeEvening({ names, events: manySales() })}`;
