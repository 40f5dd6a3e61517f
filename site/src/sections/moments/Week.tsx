import { textOf } from '../../i18n/i18n';
import { WorkWeek } from '../../scenes/WorkWeek';
import { Example } from '../../ui/Example';
import css from './audiences.module.css';

/** A club's trouble in words, beside the week on the calendar. */
export function Week() {
	const { paragraphs } = textOf('ecosystem/clubs').challenge;
	return (
		<div className={`columns ${css.week}`}>
			<div className={css.words}>
				{paragraphs.map((text) => (
					<p key={text}>{text}</p>
				))}
			</div>
			<Example>
				<WorkWeek />
			</Example>
		</div>
	);
}
