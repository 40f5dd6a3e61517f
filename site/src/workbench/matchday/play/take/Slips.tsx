import { useMemo } from 'react';
import books from '../../../../../../locales/de/papers/match-day.json';
import { bookings } from '../../../../bookkeeping/bookings';
import { textOf } from '../../../../i18n/i18n';
import { download } from '../../../download';
import { print } from '../../../printer';
import { useMaking } from '../../../useMaking';
import { bookedOf } from '../../figures';
import type { Names } from '../../names';
import type { Evening } from '../../state';
import torn from '../../Torn.module.css';
import css from './Take.module.css';

const KINDS = ['report', 'sales', 'batch'] as const;

interface Props {
	readonly evening: Evening;
	readonly names: Names;
}

/** Three slips to tear off the roll: the report on paper, all sales as a table, the batch for the tax office. */
export function Slips({ evening, names }: Props) {
	const text = textOf('tools/matchday/take').slips;
	const words = { ...textOf('tools/matchday').story.take.papers, report: text.report };
	const { make, note } = useMaking(text.missing);
	const isBooked = useMemo(() => bookings(bookedOf(evening), books).length > 0, [evening]);

	const tear = async (kind: 'sales' | 'batch') => {
		const { fileOf } = await import('./files');
		const { name, bytes } = fileOf(kind, evening, names);
		download(new Blob([bytes], { type: 'text/csv' }), name);
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
							onClick={() => (kind === 'report' ? make('print', print) : make('file', () => tear(kind)))}
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
