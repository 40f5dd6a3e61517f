import { textOf } from '../../i18n/i18n';
import { Roof, Rooms } from '../../scenes/TownHall';
import { Example } from '../../ui/Example';
import css from './audiences.module.css';

/** Who in the town hall gets what: the house cut open, an office a floor, and the public before the door. */
export function TownHall() {
	const { items } = textOf('ecosystem/government').benefits;
	return (
		<Example>
			<Roof />
			<div className={css.hall}>
				{items.map(({ title, text }, i) => {
					const Room = Rooms[i];
					return (
						<article key={title}>
							{Room && <Room />}
							<div>
								<h3>{title}</h3>
								<p>{text}</p>
							</div>
						</article>
					);
				})}
			</div>
		</Example>
	);
}
