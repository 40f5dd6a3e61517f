import { voices } from '../content/voices';
import type { RoutePath } from '../routes';
import { LinkedText } from '../ui/LinkedText';
import css from './Voices.module.css';

interface Props {
	readonly page: RoutePath;
	/** Says, while nobody has spoken, that we begin. */
	readonly none: string;
}

/** What customers say on this page, or the sentence that nobody has yet. */
export function VoiceLine({ page, none }: Props) {
	return (
		<>
			<Said page={page} />
			{voices.every((voice) => voice.page !== page) && (
				<p className={css.none}>
					<LinkedText text={none} />
				</p>
			)}
		</>
	);
}

/** Each voice of a page, in a frame of its own. */
export function Said({ page }: Pick<Props, 'page'>) {
	return voices
		.filter((voice) => voice.page === page)
		.map(({ quote, role, club }) => (
			<figure key={quote} className={css.voice}>
				<blockquote className="label">
					<q>{quote}</q>
				</blockquote>
				<figcaption>
					{role}, {club}
				</figcaption>
			</figure>
		));
}
