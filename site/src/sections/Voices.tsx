import { voices } from '../content/voices';
import type { RoutePath } from '../routes';
import { LinkedText } from '../ui/LinkedText';
import { Section } from '../ui/Section';
import css from './Voices.module.css';

interface Props {
	readonly page: RoutePath;
	/** Says, while nobody has spoken, that we begin. */
	readonly none: string;
}

/** What customers say on this page, each in a frame of its own, or the sentence that nobody has yet. */
export function VoiceLine({ page, none }: Props) {
	const said = voices.filter((voice) => voice.page === page);
	return (
		<>
			{said.map(({ quote, role, club }) => (
				<figure key={quote} className={css.voice}>
					<blockquote className="label">
						<q>{quote}</q>
					</blockquote>
					<figcaption>
						{role}, {club}
					</figcaption>
				</figure>
			))}
			{said.length === 0 && (
				<p className={css.none}>
					<LinkedText text={none} />
				</p>
			)}
		</>
	);
}

/** The same as a section of its own. */
export function Voices(props: Props) {
	return (
		<Section>
			<VoiceLine {...props} />
		</Section>
	);
}
