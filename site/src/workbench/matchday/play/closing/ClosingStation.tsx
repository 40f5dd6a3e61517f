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

/** Closing time: the drawer is counted without knowing what should be in it, then the till is closed. */
export function ClosingStation({ play }: StationProps) {
	const t = translator('tools/matchday/closing');
	const { evening, names } = play;
	/** The count that is begun anew. */
	const [again, setAgain] = useState<typeof evening.counted>();
	const [fault, setFault] = useState<Impossible>();
	const title = useRef<HTMLHeadingElement>(null);
	const hasActed = useRef(false);
	const { closedAt } = evening;
	const counted = evening.counted === again ? undefined : evening.counted;

	// What was pressed is gone then.
	// biome-ignore lint/correctness/useExhaustiveDependencies: closing changes what there is, too.
	useEffect(() => {
		if (hasActed.current) title.current?.focus();
		hasActed.current = false;
	}, [counted, closedAt]);

	const act = (act: Parameters<typeof play.act>[0]) => {
		hasActed.current = true;
		setFault(play.act(act));
	};

	return (
		<div className={`${css.closing} ${moneyCss.money}`}>
			<header>
				<h2 ref={title} tabIndex={-1}>
					{titleOf(counted && differenceOf(evening))}
				</h2>
				{counted === undefined && <p>{t('lead', { float: priceText(FLOAT) })}</p>}
			</header>
			{fault && <p role="alert">{textOf('tools/matchday').impossible[fault]}</p>}
			{counted === undefined ? (
				// Money that comes or goes is counted anew.
				<Counting
					key={evening.receipts.length}
					evening={evening}
					onDone={(pieces) => act({ kind: 'counted', pieces })}
				/>
			) : (
				<div className={css.desk}>
					<Result
						play={play}
						counted={counted}
						onRecount={() => {
							hasActed.current = true;
							setAgain(counted);
						}}
						onClose={(foundOn) => act(foundOn === undefined ? { kind: 'closed' } : { kind: 'closed', foundOn })}
					/>
					{closedAt !== undefined && (
						<ZReport evening={evening} counted={counted} closedAt={closedAt} club={names.club} />
					)}
				</div>
			)}
		</div>
	);
}
