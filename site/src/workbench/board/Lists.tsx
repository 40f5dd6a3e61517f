import { textOf } from '../../i18n/i18n';
import { LawNote } from '../../ui/LawNote';
import type { BoardPaper } from './model';
import css from './Sheet.module.css';

/** What has to be known before the vote, and who knows it; each with a box to tick and room for the answer. */
export function Questions({ questions }: Pick<BoardPaper, 'questions'>) {
	const text = textOf('tools/board').questions;
	return (
		<ul className={css.ticks}>
			{questions.map(({ id, answeredBy }) => (
				<li key={id}>
					<span>{text[id]}</span> <span className={css.by}>{text.answeredBy[answeredBy]}</span>
				</li>
			))}
		</ul>
	);
}

/** What to do after the vote, in order. */
export function Steps({ steps }: Pick<BoardPaper, 'steps'>) {
	const text = textOf('tools/board').steps;
	return (
		<>
			<ol className={css.ticks}>
				{steps.map((id) => (
					<li key={id}>
						<span>{text[id]}</span> <span className={css.by}>{text.who}</span>
					</li>
				))}
			</ol>
			<LawNote texts={steps.map((id) => text[id])} />
		</>
	);
}
