import { textOf } from '../../i18n/i18n';
import { isRoutePath } from '../../routes';
import { type Seat, Seats } from '../../scenes/Seats';
import { Example } from '../../ui/Example';
import { Link } from '../../ui/Link';
import css from './audiences.module.css';

/** What becomes of a quota of thirty seats, board by board. */
const STAGES = [
	{ held: 30, taken: 0, seated: 0 },
	{ held: 30, taken: 26, seated: 0 },
	{ held: 30, taken: 26, seated: 24 },
] as const satisfies readonly Readonly<Record<Seat, number>>[];

/** What a club can give its sponsor, on the boards along the pitch; over each the seats of the quota. */
export function Boards() {
	const { items } = textOf('ecosystem/sponsors').solution;
	const { stages } = textOf('scenes/boards');
	return (
		<Example>
			<ul className={css.boards}>
				{items.map(({ title, text, path }, i) => {
					if (!isRoutePath(path)) throw new Error(`${path} is no page`);
					const { label, words } = stages[i] ?? { label: '', words: '' };
					return (
						<li key={title}>
							<Seats counts={STAGES[i] ?? STAGES[0]} label={label} words={words} />
							<div>
								<h3>
									<Link to={path}>{title}</Link>
								</h3>
								<p>{text}</p>
							</div>
						</li>
					);
				})}
			</ul>
		</Example>
	);
}
