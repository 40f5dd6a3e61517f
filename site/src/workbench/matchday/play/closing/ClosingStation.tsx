import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { textOf, translator } from '../../../../i18n/i18n';
import type { Impossible } from '../../evening';
import { differenceOf } from '../../figures';
import { priceText } from '../../money';
import { FLOAT } from '../../state';
import { Take } from '../take/Take';
import type { StationProps } from '../usePlay';
import css from './Closing.module.css';
import { Counting } from './Counting';
import { CountResult } from './CountResult';
import { Drawer } from './Drawer';
import { isStale, UNCOUNTED } from './pieces';
import { titleOf } from './words';
import { ZReport } from './ZReport';

/** A count that nobody has finished, and the evening that it is of. */
interface Draft {
	readonly pieces: readonly number[];
	readonly round: number;
}

/** Closing time: the drawer is counted without knowing what should be in it, then the till is closed, and the evening goes home. */
export function ClosingStation({ play }: StationProps) {
	const t = translator('tools/matchday/closing');
	const { evening, events, names, round } = play;
	const [draft, setDraft] = useState<Draft>();
	const [place, setPlace] = useState(0);
	const [fault, setFault] = useState<Impossible>();
	const field = useRef<HTMLInputElement>(null);
	const desk = useRef<HTMLDivElement>(null);
	const title = useRef<HTMLHeadingElement>(null);
	const hasActed = useRef(false);
	/** The report may be a moment late: no tap at a station waits for it. */
	const later = useDeferredValue(play);

	const { counted, closedAt } = evening;
	const own = draft?.round === round && closedAt === undefined ? draft.pieces : undefined;
	const isCounting = own !== undefined || counted === undefined;
	const pieces = own ?? counted?.pieces ?? UNCOUNTED;
	const difference = differenceOf(evening);

	// What was pressed is gone then.
	// biome-ignore lint/correctness/useExhaustiveDependencies: closing changes what there is, too.
	useEffect(() => {
		if (!hasActed.current) return;
		hasActed.current = false;
		// The field would open the keyboard of a phone.
		if (isCounting) desk.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
		// What the count came to may lie above: the drawer was larger.
		else title.current?.focus();
	}, [isCounting, closedAt]);

	const act = (act: Parameters<typeof play.act>[0]) => {
		const why = play.act(act);
		setFault(why);
		if (why !== undefined) return;
		hasActed.current = true;
		setDraft(undefined);
	};

	return (
		<div className={css.closing} data-counting={isCounting || undefined}>
			<header>
				<h2 ref={title} tabIndex={-1}>
					{titleOf(evening, isCounting)}
				</h2>
				<p>{t('lead', { float: priceText(FLOAT) })}</p>
			</header>
			<div ref={desk} className={css.desk}>
				<Drawer pieces={pieces} place={place} onPlace={setPlace} isOpen={isCounting} />
				<div>
					{fault && <p role="alert">{textOf('tools/matchday').impossible[fault]}</p>}
					{isCounting || counted === undefined ? (
						<Counting
							pieces={pieces}
							place={place}
							onPlace={setPlace}
							onCount={(next) => setDraft({ pieces: next, round })}
							onDone={() => act({ kind: 'counted', pieces })}
							field={field}
						/>
					) : (
						<CountResult
							evening={evening}
							counted={counted}
							isStale={isStale(events, evening.receipts)}
							onRecount={() => {
								hasActed.current = true;
								setDraft({ pieces, round });
							}}
							onClose={() => act({ kind: 'closed' })}
						/>
					)}
					{closedAt !== undefined && difference !== undefined && (
						<ZReport evening={evening} closedAt={closedAt} club={names.club} difference={difference} />
					)}
				</div>
			</div>
			<Take play={later} />
		</div>
	);
}
