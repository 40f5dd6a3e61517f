import type { ProseText } from '../i18n/shapes';
import css from './DuoText.module.css';

/** What hurts today beside what changes: the problem on worn paper, the answer plain. */
export function DuoText({ problem, answer }: { problem: ProseText; answer: ProseText }) {
	return (
		<div className={css.duo}>
			<section className={css.problem}>
				<h2>{problem.title}</h2>
				{problem.paragraphs.map((text) => (
					<p key={text}>{text}</p>
				))}
			</section>
			<section className={css.answer}>
				<h2>{answer.title}</h2>
				{answer.paragraphs.map((text) => (
					<p key={text}>{text}</p>
				))}
			</section>
		</div>
	);
}
