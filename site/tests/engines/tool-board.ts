import assert from 'node:assert/strict';
import common from '../../../locales/de/common.json' with { type: 'json' };
import texts from '../../../locales/de/tools/board.json' with { type: 'json' };
import { queueExample } from '../../src/tools/queue/model';
import { untouched, writeState } from '../../src/tools/state';
import { assertQuiet, eventually, open } from './page';
import { inEachEngine } from './tours';

inEachEngine('the paper for the board', 'shows the numbers of its address', async (test, tour) => {
	const visitor = await tour.visitor(test);
	const board = { club: 'TSV Probe', meeting: '', presenter: '' };
	await open(
		tour,
		visitor,
		`/tools/board/${writeState({ ...untouched, queue: { ...queueExample, counters: 3 }, board })}`,
	);
	await eventually(
		visitor,
		'the club at its head',
		() => document.querySelector<HTMLInputElement>('#board-club')?.value === 'TSV Probe',
	);
	const paper = await visitor.run(() => document.querySelector('main')?.textContent ?? '');
	assert.ok(paper.includes(texts.queue.enough));
	assert.ok(!paper.includes(common.tools.refused));
	await assertQuiet(visitor);
});
