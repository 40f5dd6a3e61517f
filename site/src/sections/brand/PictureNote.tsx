import { roles } from '../../routes';
import { Motif } from '../about/Motif';
import css from './PictureNote.module.css';

/** What holds for the site's drawings, with three of them. */
export function PictureNote({ text }: { text: string }) {
	return (
		<div className={css.note}>
			<p>{text}</p>
			{roles.map((slug) => (
				<Motif key={slug} slug={slug} className={css.picture} />
			))}
		</div>
	);
}
