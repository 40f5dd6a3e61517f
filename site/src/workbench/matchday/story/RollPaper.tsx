import { textOf } from '../../../i18n/i18n';
import { formatCents } from '../../../money/amounts';
import paper from '../../../ui/Paper.module.css';
import { RollLine } from '../RollLine';
import css from '../RollLine.module.css';
import type { PrintedLine } from '../roll';

interface Props {
	readonly lines: readonly PrintedLine[];
	/** What stands below the rule: a word, and cents. */
	readonly total: readonly [string, number];
}

/** A piece of the till roll. */
export function RollPaper({ lines, total: [word, cents] }: Props) {
	return (
		<div className={`${paper.paper} ${css.paper}`}>
			<ol>
				{lines.map((line) => (
					<RollLine key={`${line.at} ${line.text}`} line={line} />
				))}
			</ol>
			<p className={css.total}>
				<span>{word}</span> <span>{formatCents(cents)}</span>
			</p>
			<p className={css.sample}>{textOf('tools/matchday').sample}</p>
		</div>
	);
}
