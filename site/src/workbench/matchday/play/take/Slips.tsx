import { type RefObject, useMemo } from 'react';
import books from '../../../../../../locales/de/papers/match-day.json';
import { bookings } from '../../../../bookkeeping/bookings';
import { textOf } from '../../../../i18n/i18n';
import { download } from '../../../download';
import { useMaking } from '../../../useMaking';
import { bookedOf } from '../../figures';
import type { Names } from '../../names';
import type { Evening } from '../../state';
import torn from '../../Torn.module.css';
import css from './Take.module.css';

const KINDS = ['report', 'sales', 'batch'] as const;

/** A4 with the margins of a sheet that is punched, in millimetres. */
const A4 = { width: 210, height: 297, margin: 12 } as const;

interface Props {
	readonly evening: Evening;
	readonly names: Names;
	/** The report, as the page shows it. */
	readonly sheet: RefObject<HTMLElement | null>;
	/** The booking batch was taken along. */
	readonly onBatch: () => void;
}

/** Prints a copy of the sheet. False where nothing prints. */
async function printed(sheet: HTMLElement | null): Promise<boolean> {
	const copy = sheet?.cloneNode(true);
	const { printOnly } = await import('../../../printing');
	return copy instanceof HTMLElement && printOnly([copy], A4);
}

/** Three slips to tear off the roll: the report on paper, all sales as a table, the batch for the tax office. */
export function Slips({ evening, names, sheet, onBatch }: Props) {
	const text = textOf('tools/matchday/take').slips;
	const words = { ...textOf('tools/matchday').story.take.papers, report: text.report };
	const { make, note } = useMaking(text.missing);
	const isBooked = useMemo(() => bookings(bookedOf(evening), books).length > 0, [evening]);

	const tear = async (kind: 'sales' | 'batch') => {
		const { fileOf } = await import('./files');
		const { name, bytes } = fileOf(kind, evening, names);
		download(new Blob([bytes], { type: 'text/csv' }), name);
		if (kind === 'batch') onBatch();
	};

	return (
		<section className={css.slips}>
			<h2>{text.title}</h2>
			<ul>
				{KINDS.filter((kind) => kind !== 'batch' || isBooked).map((kind) => (
					<li key={kind} className={`paper ${torn.torn}`}>
						<p>
							<b>{words[kind].title}</b>
							{` ${words[kind].text}`}
						</p>
						<button
							type="button"
							onClick={() =>
								kind === 'report' ? make('print', () => printed(sheet.current)) : make('file', () => tear(kind))
							}
						>
							{words[kind].kind}
							<span className="sr-only">{` ${words[kind].title}`}</span>
						</button>
					</li>
				))}
			</ul>
			{note}
		</section>
	);
}
