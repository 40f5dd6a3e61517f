import { supporters } from '../../content/partners';
import { SupporterMark } from '../../ui/SupporterMark';
import css from './SupporterRoll.module.css';

/** Who supports us, set like the thanks on the last page of a programme. */
export function SupporterRoll({ text }: { text: string }) {
	return (
		<>
			<p className={css.thanks}>{text}</p>
			<ul className={css.roll} translate="no">
				{supporters.map((supporter) => (
					<li key={supporter.name}>
						<SupporterMark {...supporter} />
					</li>
				))}
			</ul>
		</>
	);
}
