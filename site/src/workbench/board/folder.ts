import { tariffOf } from '../costs/offered';
import { costsExample } from '../costs/sales';
import { queueExample } from '../queue/model';
import type { State } from '../state';
import { type BoardInput, type BoardPaper, board } from './model';

/** The paper, and what it was made of. */
export interface Folder {
	readonly paper: BoardPaper;
	readonly input: BoardInput;
	/** Value added tax that prices include, in per cent. */
	readonly vatPercent: number;
	/** Parts that still show the example. */
	readonly isExample: Readonly<Record<keyof BoardInput, boolean>>;
}

/** The paper that an address makes: the example where nobody filled in anything. */
export function folderOf({ queue, costs }: State): Folder {
	const input = { queue: queue ?? queueExample, costs: costs ?? costsExample };
	const tariff = tariffOf();
	return {
		paper: board(input, tariff),
		input,
		vatPercent: tariff.vatPercent,
		isExample: { queue: queue === null, costs: costs === null },
	};
}
