import { SHOWS_EXAMPLES } from '../content/stage';
import { voices } from '../content/voices';
import { textOf } from '../i18n/i18n';
import type { RoutePath } from '../routes';
import { Section } from '../ui/Section';
import css from './Voices.module.css';

interface Words {
	readonly quote: string;
	readonly role: string;
	readonly club: string;
}

/** What customers say on this page. Before one has, every stage but production shows where it would stand. */
export function Voices({ page }: { page: RoutePath }) {
	const { example } = textOf('common').voices;
	const said: readonly Words[] = voices.filter((voice) => voice.page === page);
	if (said.length === 0 && !SHOWS_EXAMPLES) return null;
	return (
		<Section>
			{said.map((words) => (
				<Voice key={words.quote} {...words} />
			))}
			{said.length === 0 && <Voice {...example} />}
		</Section>
	);
}

/** `mark` says that nobody said it. */
function Voice({ quote, role, club, mark }: Words & { mark?: string }) {
	return (
		<figure className={css.voice}>
			<blockquote>
				<q>{quote}</q>
			</blockquote>
			<figcaption>
				{role}, {club} {mark && <mark>{mark}</mark>}
			</figcaption>
		</figure>
	);
}
