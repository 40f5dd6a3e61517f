import { useEffect, useRef, useState } from 'react';
import { textOf, translator } from '../../../../i18n/i18n';
import type { Impossible } from '../../evening';
import { differenceOf } from '../../figures';
import { priceText } from '../../money';
import { FLOAT } from '../../state';
import moneyCss from '../Money.module.css';
import type { StationProps } from '../usePlay';
import css from './Closing.module.css';
import { Counting } from './Counting';
import { Result } from './Result';
import { titleOf } from './words';
import { ZReport } from './ZReport';

/** Closing time: the drawer is counted without knowing what should be in it, and with that the till is closed. */
export function ClosingStation({ play }: StationProps) {
	const t = translator('tools/matchday/closing');
	const { evening, names } = play;
	const [fault, setFault] = useState<Impossible>();
	const title = useRef<HTMLHeadingElement>(null);
	const hasActed = useRef(false);
	const { counted, closedAt } = evening;
	const isClosed = counted !== undefined && closedAt !== undefined;

	// The button that was pressed is gone then.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once the till is closed.
	useEffect(() => {
		if (hasActed.current) title.current?.focus();
	}, [isClosed]);

	return (
		<div className={`${css.closing} ${moneyCss.money}`}>
			<header>
				<h2 ref={title} tabIndex={-1}>
					{titleOf(isClosed ? differenceOf(evening) : undefined)}
				</h2>
				{!isClosed && <p>{t('lead', { float: priceText(FLOAT) })}</p>}
			</header>
			{fault && <p role="alert">{textOf('tools/matchday').impossible[fault]}</p>}
			{isClosed ? (
				<div className={css.desk}>
					<Result evening={evening} counted={counted} />
					<ZReport evening={evening} counted={counted} closedAt={closedAt} club={names.club} />
				</div>
			) : (
				// Money that comes or goes is counted anew.
				<Counting
					key={evening.receipts.length}
					evening={evening}
					now={play.now}
					onDone={(pieces) => {
						hasActed.current = true;
						setFault(play.act({ kind: 'counted', pieces }) ?? play.act({ kind: 'closed' }));
					}}
				/>
			)}
		</div>
	);
}
