import { type PaperId, paperAddress } from '../content/papers';
import { textOf } from '../i18n/i18n';
import css from './PaperList.module.css';

interface Props {
	readonly ids: readonly PaperId[];
	/** With a heading of its own, set off from what stands above. */
	readonly titled?: boolean;
}

/** Papers to take along: what each is, and what opens it. Needs the namespace `papers`. */
export function PaperList({ ids, titled = false }: Props) {
	const { title, items } = textOf('papers');
	const list = (
		<ul className={css.list}>
			{ids.map((id) => {
				const address = paperAddress(id);
				return (
					<li key={id}>
						<a href={address} download>
							<span>{address.slice(-3)}</span> {items[id]}
						</a>
					</li>
				);
			})}
		</ul>
	);
	return titled ? (
		<>
			<h3 className={css.title}>{title}</h3>
			{list}
		</>
	) : (
		list
	);
}
