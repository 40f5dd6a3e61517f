import { addressOf, type Handout } from '../content/papers';
import { textOf } from '../i18n/i18n';
import css from './PaperList.module.css';

/** Papers to take along: what opens each, and what it is. Needs the namespace `papers`. */
export function PaperList({ papers }: { papers: readonly Handout[] }) {
	const { items } = textOf('papers');
	return (
		<ul className={css.list}>
			{papers.map((paper) => (
				<li key={paper.id}>
					<a href={addressOf(paper)} download>
						<span>{paper.file.slice(-3).toUpperCase()}</span>
						{` ${items[paper.id]}`}
					</a>
				</li>
			))}
		</ul>
	);
}
