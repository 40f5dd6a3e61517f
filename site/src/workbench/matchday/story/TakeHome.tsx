import { addressOf, eveningPapers } from '../../../content/papers';
import { textOf } from '../../../i18n/i18n';
import paper from '../../../ui/Paper.module.css';
import css from './TakeHome.module.css';

/** The papers of the sample evening, as slips to tear off. */
export function TakeHome() {
	const { take } = textOf('tools/matchday').story;
	return (
		<section className={css.take}>
			<h2>{take.title}</h2>
			<ul>
				{eveningPapers.map((sheet) => (
					<li key={sheet.id} className={paper.paper}>
						<a href={addressOf(sheet)} download>
							<span>
								<b>{take.papers[sheet.id].title}</b>
								{` ${take.papers[sheet.id].text}`}
							</span>{' '}
							<span>{take.papers[sheet.id].kind}</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
