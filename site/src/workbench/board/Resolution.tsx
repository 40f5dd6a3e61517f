import { textOf } from '../../i18n/i18n';
import type { Folder } from './folder';
import css from './Sheet.module.css';
import { proposalOf, RULE } from './words';

/** Where links to the resolution lead. */
const RESOLUTION_ID = 'beschluss';

/** What the board decides, and a line for each kind of vote. */
export function Resolution({ folder }: { folder: Folder }) {
	const { proposal, votes } = textOf('tools/board');
	return (
		<div className={css.resolution} id={RESOLUTION_ID}>
			<div>
				<h3>{proposal.title}</h3>
				<p>{proposal.lead}</p>
				<ol>
					{proposalOf(folder).map((sentence) => {
						const [before, after] = sentence.split(RULE);
						return (
							<li key={sentence}>
								{before}
								{after !== undefined && <span className={css.blank} />}
								{after}
							</li>
						);
					})}
				</ol>
			</div>
			<ul className={css.votes}>
				<li>{votes.yes}</li>
				<li>{votes.no}</li>
				<li>{votes.abstain}</li>
			</ul>
		</div>
	);
}
