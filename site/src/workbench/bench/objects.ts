import type { ReactNode } from 'react';
import type { RoutePath } from '../../routes';
import { Binder } from './Binder';
import { GateAhead } from './GateAhead';
import { LedgerPage } from './LedgerPage';
import { PassOnMat } from './PassOnMat';
import type { Stock } from './stock';
import { TillRoll } from './TillRoll';

type NameIn<Path> = Path extends `/tools/${infer Name}/` ? Name : never;

/** A tool, by the last part of its path. */
export type ToolName = NameIn<RoutePath>;

/** What lies on the bench for each tool. */
export const objects: { readonly [Name in ToolName]: (props: { stock: Stock }) => ReactNode } = {
	matchday: TillRoll,
	cards: PassOnMat,
	costs: LedgerPage,
	queue: GateAhead,
	board: Binder,
};
