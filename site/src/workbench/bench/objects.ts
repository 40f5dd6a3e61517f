import { createElement, type ReactNode } from 'react';
import type { Namespace } from '../../i18n/resources';
import type { RoutePath } from '../../routes';
import { untouched } from '../state';
import { Binder } from './Binder';
import { GateAhead } from './GateAhead';
import { LedgerPage } from './LedgerPage';
import { PassOnMat } from './PassOnMat';
import { type Stock, stockOf } from './stock';
import { TillRoll } from './TillRoll';

type NameIn<Path> = Path extends `/tools/${infer Name}/` ? Name : never;

/** A tool, by the last part of its path. */
export type ToolName = NameIn<RoutePath>;

/** The object on the bench for each tool. */
export const objects: { readonly [Name in ToolName]: (props: { stock: Stock }) => ReactNode } = {
	matchday: TillRoll,
	cards: PassOnMat,
	costs: LedgerPage,
	queue: GateAhead,
	board: Binder,
};

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
