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

function Way({ id, label }: { id: string; label: string }) {
	const className = button('quiet');
	switch (id) {
		case 'matchday':
			return (
				<Link to="/tools/matchday/" className={button()}>
					{label}
				</Link>
			);
		case 'tools':
			return (
				<Link to="/tools/" className={className}>
					{label}
				</Link>
			);
		case 'board':
			return (
				<Link to="/tools/board/" hash="beschluss" className={className}>
					{label}
				</Link>
			);
		case 'register':
			return (
				<a href={registerAddress('free')} className={className}>
					{label}
				</a>
			);
		case 'meeting':
			return (
				<External href={brand.meeting.url} className={className}>
					{label}
				</External>
			);
		default:
			throw new Error(`locales: signup-confirmed.json has no way '${id}'`);
	}
}
