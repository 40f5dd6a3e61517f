import { useEffect, useRef, useState } from 'react';
import { translator } from '../../../i18n/i18n';
import { formatWhole } from '../../../money/amounts';
import paperCss from '../../../ui/Paper.module.css';
import rollCss from '../Roll.module.css';
import { RollLines } from '../RollLines';
import type { PrintedLine } from '../roll';
import css from './PlayTable.module.css';

/** Lines that are shown until somebody asks for the older ones. */
const SHOWN = 120;

/** The evening's till roll: one line an event, the newest at the printer. Silent: the stations say themselves what happened. */
export function EveningRoll({ lines, club }: { readonly lines: readonly PrintedLine[]; readonly club: string }) {
	const t = translator('tools/matchday/play');
	const [isWhole, setWhole] = useState(false);
	const paper = useRef<HTMLElement>(null);
	const older = isWhole ? 0 : Math.max(0, lines.length - SHOWN);
	const count = lines.length;

	// The newest line is the one at the slot.
	useEffect(() => {
		if (paper.current && count > 0) paper.current.scrollTop = paper.current.scrollHeight;
	}, [count]);

	return (
		<div className={css.roll}>
			<section
				ref={paper}
				className={`${paperCss.paper} ${rollCss.paper}`}
				aria-label={t('roll.label')}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
				tabIndex={0}
			>
				<p>{club}</p>
				<p className={rollCss.sample}>{t('roll.sample')}</p>
				{older > 0 && (
					<button type="button" onClick={() => setWhole(true)}>
						{t('roll.older', { count: formatWhole(older) })}
					</button>
				)}
				<RollLines lines={lines.slice(older)} />
			</section>
			<span className={rollCss.slot} />
		</div>
	);
}
