import { queueExample } from '../../src/tools/queue/model';
import { untouched, writeState } from '../../src/tools/state';
import { assertQuiet, eventually, open } from './page';
import { inEachEngine } from './tours';

inEachEngine(
	'the queue calculator',
	'shows a shared evening, and what a visitor types on top of it',
	async (test, tour) => {
		const visitor = await tour.visitor(test);
		const shared = writeState({ ...untouched, queue: { ...queueExample, ticketPercent: 70 } });
		await open(tour, visitor, `/tools/queue/${shared}`);
		await eventually(visitor, 'the shared evening', () => document.querySelector('h1')?.textContent?.includes(' 35 '));
		await visitor.type('#queue-ticketPercent', '0 %');
		// 600 guests of 25.2 s each at two counters, as the published figures have it.
		await eventually(visitor, 'an evening without pre-sales', () =>
			document.querySelector('h1')?.textContent?.includes(' 217 '),
		);
		await assertQuiet(visitor);
	},
);
