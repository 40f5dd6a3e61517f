import { useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { textOf, translator } from '../../i18n/i18n';
import { Finder } from './Finder';
import css from './HelpDesk.module.css';
import { Question } from './Question';
import { fits } from './search';

/** For a visitor who comes back to the page; not for one whom a link leads to a question. */
let lastQuery = '';

/** Every question by category, with the finder beside them. What doesn't fit the search is hidden and keeps its state. */
export function HelpDesk({ formId }: { formId: string }) {
	const text = textOf('help');
	const { hash } = useLocation();
	const [query, setQuery] = useState(hash === '' ? lastQuery : '');
	const desk = useRef<HTMLDivElement>(null);
	const search = (words: string) => {
		// The list gets shorter: its first hits would lie above the window.
		if ((desk.current?.getBoundingClientRect().top ?? 0) < 0) desk.current?.scrollIntoView();
		lastQuery = words;
		setQuery(words);
	};
	const shelves = text.categories.map((category) => {
		const hits = category.items.filter(({ question, answer }) => fits(query, question, answer));
		return { ...category, hits: new Set(hits.map(({ id }) => id)) };
	});
	const none = shelves.every(({ hits }) => hits.size === 0);
	return (
		<div ref={desk} className={css.desk}>
			<Finder shelves={shelves} query={query} onSearch={search} formId={formId} />
			<div className={css.shelves}>
				{none && <p>{text.search.none}</p>}
				{shelves.map(({ id, title, items, hits }) => (
					<section key={id} id={id} aria-labelledby={`${id}-title`} hidden={hits.size === 0}>
						<h2 id={`${id}-title`}>{title}</h2>
						{items.map((item) => (
							<Question key={item.id} {...item} hidden={!hits.has(item.id)} />
						))}
					</section>
				))}
				<p>
					<small>{translator('common')('legal.checked')}</small>
				</p>
			</div>
		</div>
	);
}
