import { createElement } from 'react';
import { objects, type ToolName } from '../sections/tools/bench/objects';
import { stockOf } from '../sections/tools/bench/stock';
import { untouched } from '../tools/state';

const drawn = (name: ToolName) => () => createElement(objects[name], { stock: stockOf(untouched) });

/** What lies on the workbench with the example's numbers, for pages that tell of a tool. */
export const onBench = {
	'tool-cards': drawn('cards'),
	'tool-costs': drawn('costs'),
	'tool-queue': drawn('queue'),
	'tool-devices': drawn('devices'),
	'tool-board': drawn('board'),
} as const;
