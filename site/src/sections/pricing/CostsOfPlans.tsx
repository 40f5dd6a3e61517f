import type { Resources } from '../../i18n/resources';
import { Section } from '../../ui/Section';
import { AskLink } from '../AskLink';
import { TermList } from '../TermList';
import css from './Pairs.module.css';

/** Where the links of what is open lead: locales/de/offer.json. */
const OPEN_ID = 'offen';

/** What comes on top of a plan; below it, what is open, each point as the way to ask about it. */
export function CostsOfPlans({ title, items, open }: Resources['pricing']['costs']) {
	// The names of known facts are empty.
	const missing = open.items.filter(({ facts }) => facts !== '');
	return (
		<Section title={title} tone="sunken">
			<TermList items={items} />
			{missing.length > 0 && (
				<div className={css.open} id={OPEN_ID}>
					<h3>{open.title}</h3>
					<p>{open.lead}</p>
					<ul>
						{missing.map(({ question }) => (
							<li key={question}>
								<AskLink message={() => `${open.message} ${question}`} part={question} look="plain">
									{question}
								</AskLink>
							</li>
						))}
					</ul>
				</div>
			)}
		</Section>
	);
}
