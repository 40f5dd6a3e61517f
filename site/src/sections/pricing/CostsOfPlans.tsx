import type { Resources } from '../../i18n/resources';
import { Section } from '../../ui/Section';
import { AskLink } from '../AskLink';
import { TermList } from '../TermList';
import css from './Pairs.module.css';

/** Where the links of what is open lead: locales/de/offer.json. */
const OPEN_ID = 'offen';

/** What the plan covers and what comes on top, set like the two sides of an account; below it, what is open. */
export function CostsOfPlans({ title, included, excluded, open }: Resources['pricing']['costs']) {
	// The names of known facts are empty.
	const missing = open.items.filter(({ facts }) => facts !== '');
	return (
		<Section title={title} tone="sunken" className={css.account}>
			<div>
				<h3>{included.title}</h3>
				<ul>
					{included.items.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ul>
			</div>
			<div>
				<h3>{excluded.title}</h3>
				<TermList items={excluded.items} />
			</div>
			{missing.length > 0 && (
				<div className={css.open} id={OPEN_ID}>
					<h3>{open.title}</h3>
					<p>{open.lead}</p>
					<ul>
						{missing.map(({ question }) => (
							<li key={question}>{question}</li>
						))}
					</ul>
					<AskLink
						message={() => [open.message, ...missing.map(({ question }) => `– ${question}`)].join('\n')}
						look="quiet"
					>
						{open.ask}
					</AskLink>
				</div>
			)}
		</Section>
	);
}
