import { brand } from '../../content/brand';
import { registerAddress } from '../../content/register';
import type { Resources } from '../../i18n/resources';
import { button } from '../../ui/button';
import { External } from '../../ui/External';
import { Link } from '../../ui/Link';
import { Section } from '../../ui/Section';
import css from './Ways.module.css';

type Text = Resources['signup-confirmed']['ways'];

/** The way into the trial, in stations; the welcome mail has the same. */
export function Ways({ text }: { text: Text }) {
	return (
		<Section title={text.title} tone="sunken">
			<ol className={css.ways}>
				{text.items.map((way) => (
					<li key={way.id}>
						<h3>{way.title}</h3>
						<p>{way.text}</p>
						<Way id={way.id} label={way.label} />
						{way.id === 'matchday' && (
							<svg viewBox="0 0 420 300" aria-hidden="true">
								<use href="/scenes/tool-matchday.svg#scene" />
							</svg>
						)}
					</li>
				))}
			</ol>
		</Section>
	);
}

/** Where each of them leads. */
const PLACES = {
	matchday: { to: '/tools/matchday/' },
	tools: { to: '/tools/' },
	board: { to: '/tools/board/', hash: 'beschluss' },
	register: { href: registerAddress('free') },
	meeting: { href: brand.meeting.url },
} as const;

const isWay = (id: string): id is keyof typeof PLACES => id in PLACES;

function Way({ id, label }: { id: string; label: string }) {
	if (!isWay(id)) throw new Error(`locales: signup-confirmed.json has no way '${id}'`);
	const className = button(id === 'matchday' ? 'brand' : 'quiet');
	const place = PLACES[id];
	if ('to' in place) {
		return (
			<Link {...place} className={className}>
				{label}
			</Link>
		);
	}
	const Outside = id === 'meeting' ? External : 'a';
	return (
		<Outside {...place} className={className}>
			{label}
		</Outside>
	);
}
