import { type TreeLink, targetOf } from '../../content/tree';
import { External } from '../../ui/External';
import { Link } from '../../ui/Link';
import css from './TearOffSlips.module.css';

/** Links as the slips of a notice: each can be torn off. */
export function TearOffSlips({ links }: { links: readonly TreeLink[] }) {
	return (
		<ul className={css.slips}>
			{links.map((link) => {
				const target = targetOf(link);
				return (
					<li key={link.label} className={link.key === 'meeting' ? css.first : undefined}>
						<div>
							{'to' in target ? (
								<Link to={target.to} className="covers headline">
									{link.label}
								</Link>
							) : (
								<External href={target.href} className="covers headline">
									{link.label}
								</External>
							)}
							<p>{link.text}</p>
						</div>
						<span className={'to' in target ? 'arrow' : `arrow ${css.out}`} />
					</li>
				);
			})}
		</ul>
	);
}
