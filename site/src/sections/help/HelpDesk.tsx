import { useRef, useState } from 'react';
import { textOf } from '../../i18n/i18n';
import { Finder } from './Finder';
import css from './HelpDesk.module.css';
import { Question } from './Question';
import { fits } from './search';

/** Every question by category, with the finder beside them. What doesn't fit the search is hidden and keeps its state. */
export function HelpDesk({ formId }: { formId: string }) {
	const text = textOf('help');
	const [query, setQuery] = useState('');
	const desk = useRef<HTMLDivElement>(null);
	const search = (words: string) => {
		// The list gets shorter: its first hits would lie above the window.
		if ((desk.current?.getBoundingClientRect().top ?? 0) < 0) desk.current?.scrollIntoView();
		setQuery(words);
	};
	const shelves = text.categories.map((category) => {
		const hits = category.items.filter(({ question, answer }) => fits(query, question, answer));
		return { ...category, hits: new Set(hits.map(({ id }) => id)) };
	});
	const none = shelves.every(({ hits }) => hits.size === 0);
	return (
		<div ref={desk} className={css.desk}>
			<Finder shelves={shelves} onSearch={search} formId={formId} />
			<div className={css.shelves}>
				{none && <p>{text.search.none}</p>}
				{shelves.map(({ id, title, items, hits }, index) => (
					<section
						key={id}
						id={id}
						aria-labelledby={`${id}-title`}
						hidden={hits.size === 0}
						data-below={index > 0 ? '' : undefined}
					>
						<h2 id={`${id}-title`}>{title}</h2>
						{items.map((item) => (
							<Question key={item.id} {...item} hidden={!hits.has(item.id)} />
						))}
					</section>
				))}
			</div>
		</div>
	);
}
