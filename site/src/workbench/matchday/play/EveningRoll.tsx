import { useEffect, useRef } from 'react';
import { translator } from '../../../i18n/i18n';
import rollCss from '../Roll.module.css';
import { RollLines } from '../RollLines';
import type { PrintedLine } from '../roll';
import css from './PlayTable.module.css';

/** The evening's till roll: one line an event, the newest at the printer. Silent: the stations say themselves what happened. */
export function EveningRoll({ lines, club }: { readonly lines: readonly PrintedLine[]; readonly club: string }) {
	const t = translator('tools/matchday/play');
	const paper = useRef<HTMLElement>(null);
	const count = lines.length;

	// The newest line is the one at the slot.
	useEffect(() => {
		if (paper.current && count > 0) paper.current.scrollTop = paper.current.scrollHeight;
	}, [count]);

	return (
		<div className={css.roll}>
			<section
				ref={paper}
				className={`paper ${rollCss.paper}`}
				aria-label={t('roll.label')}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
				tabIndex={0}
			>
				<p>{club}</p>
				<p className={rollCss.sample}>{t('roll.sample')}</p>
				<RollLines lines={lines} />
			</section>
			<span className={rollCss.slot} />
		</div>
	);
}
