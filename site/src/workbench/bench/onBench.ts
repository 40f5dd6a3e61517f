import { createElement } from 'react';
import type { Namespace } from '../../i18n/resources';
import { untouched } from '../state';
import { objects, type ToolName } from './objects';
import { stockOf } from './stock';

const drawn = (name: ToolName) => () => createElement(objects[name], { stock: stockOf(untouched) });

/** What lies on the workbench with the example's numbers, as files by name, for pages that tell of a tool. */
export const onBench = {
	'tool-matchday': drawn('matchday'),
	'tool-cards': drawn('cards'),
	'tool-costs': drawn('costs'),
	'tool-queue': drawn('queue'),
	'tool-board': drawn('board'),
} as const;

/** The texts of these drawings. */
export const benchTexts: readonly Namespace[] = ['tools/index', 'tools/queue'];
